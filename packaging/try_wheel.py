"""Build wheel and source archive, install each into a clean environment, and start it: `try_wheel.py OUT`.

Prints a line a trial; the exit status is 1 where one fails. Needs the package index, as every installation does.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
import zipfile
from email.parser import Parser
from pathlib import Path

import names

ENTRY_POINTS = ("wordgames", "wordgames-gui")
NEEDED = (
    "Author",
    "Classifier",
    "License-Expression",
    "License-File",
    "Requires-Python",
    "Summary",
    "Description-Content-Type",
)
"""Of the metadata."""


def run(*command: str | Path, cwd: str | Path | None = None) -> str:
    """Run a command; what it printed. Ends the program with what it said where it fails."""
    # Nothing that is set for this checkout may reach it.
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env=kept | {"QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        print(f"BAD   {' '.join(map(str, command))}\n{done.stdout}")
        sys.exit(1)
    return done.stdout


def built(out: Path) -> list[Path]:
    """Build both, from a clean copy of what the source archive holds."""
    out.mkdir(parents=True, exist_ok=True)
    for old in [*out.glob("*.whl"), *out.glob("*.tar.gz")]:
        old.unlink()
    run(sys.executable, "-m", "build", "--outdir", out, names.ROOT)
    return sorted([*out.glob("*.whl"), *out.glob("*.tar.gz")])


def check_metadata(file: Path) -> None:
    """Whatever an index shows is there. Ends the program where it is not."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as packed:
            name = next(one for one in packed.namelist() if one.endswith(".dist-info/METADATA"))
            text = packed.read(name).decode()
    else:
        with tarfile.open(file) as packed_too:
            name = next(
                one for one in packed_too.getnames() if one.count("/") == 1 and one.endswith("PKG-INFO")
            )
            member = packed_too.extractfile(name)
            assert member is not None
            text = member.read().decode()
    found = Parser().parsestr(text)
    missing = [key for key in NEEDED if not found.get_all(key)]
    if missing or found["Version"] != names.VERSION:
        print(f"BAD   {file.name}: {missing}, version {found['Version']}")
        sys.exit(1)


def installed(file: Path) -> None:
    """Install it into an environment of its own and start it from another folder."""
    with tempfile.TemporaryDirectory(prefix="clean ü ") as scratch:
        home = Path(scratch) / "environment"
        venv.create(home, with_pip=True)
        programs = home / ("Scripts" if os.name == "nt" else "bin")
        run(programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", file)
        for name in ENTRY_POINTS:
            if not list(programs.glob(f"{name}*")):
                print(f"BAD   {file.name} brings no {name}")
                sys.exit(1)
        run(programs / "wordgames", "self-check", cwd=scratch)


def main(out: Path) -> int:
    """Try both; the exit status."""
    begun = time.perf_counter()
    for file in built(out):
        check_metadata(file)
        installed(file)
        took, size = time.perf_counter() - begun, file.stat().st_size / 1e6
        print(f"good  {took:6.1f} s  {file.name} ({size:.1f} MB) installs and is whole", flush=True)
        begun = time.perf_counter()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
