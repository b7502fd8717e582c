"""Two real screens of Qt, of different density: windows stand where they should, and the first one keeps the keys."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCREENS = {
    "synchronousWindowSystemEvents": True,
    "windowFrameMargins": False,
    "screens": [
        {"name": "LAPTOP", "x": 0, "y": 0, "width": 1366, "height": 768, "dpr": 1},
        {"name": "TV", "x": 1366, "y": 0, "width": 1920, "height": 1080, "dpr": 2},
    ],
}
TV = [1366, 0, 1920, 1080]
LAPTOP = [0, 0, 1366, 768]


def test_two_windows_on_two_real_screens(tmp_path: Path) -> None:
    config = tmp_path / "screens.json"
    common = {"logicalDpi": 96, "logicalBaseDpi": 96}
    screens = [screen | common for screen in SCREENS["screens"]]  # type: ignore[operator, attr-defined]
    config.write_text(json.dumps(SCREENS | {"screens": screens}), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "tests.qt.two_screens", str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": f"offscreen:configfile={config}", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    said = json.loads(run.stdout.splitlines()[-1])
    assert said["screens"] == ["LAPTOP", "TV"]
    told = {one["step"]: one for one in said["told"]}
    assert told["shelf"]["second"] is None
    for step in ("table", "lifted"):
        assert told[step]["second"] == TV
        assert (told[step]["first_on"], told[step]["second_on"]) == ("LAPTOP", "TV")
        assert told[step]["active"] == "Window"
    assert not told["lifted"]["covered"]
    for step, first, second in (("changed places", "TV", "LAPTOP"), ("dragged back", "LAPTOP", "TV")):
        assert (told[step]["first_on"], told[step]["second_on"]) == (first, second)
        assert told[step]["covered"]
        assert told[step]["active"] == "Window"
    assert told["changed places"]["second"] == LAPTOP
    assert told["closed"]["second"] is None
