"""How big the built app is, and how fast it starts beside the app that was not packaged: `measure.py FOLDER`.

Prints one table. Sizes are checked against what a download may weigh; times are only shown, for they depend on what
else the machine does. They run from the start of the process to its first picture on a virtual display, and the least
of several is taken; without Xvfb they are left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

from display import virtual_display

NAME = "wordgames"
MOST_UNPACKED_MB, MOST_ZIPPED_MB, MOST_START_RATIO = 130, 60, 1.5
RUNS = 5
LONGEST_S = 60


def unpacked_mb(folder: Path) -> float:
    """All files, each once; 1 MB is a million bytes."""
    return (
        sum(path.stat().st_size for path in folder.rglob("*") if not path.is_symlink() and path.is_file())
        / 1e6
    )


def zipped_mb(folder: Path) -> float:
    """As a .zip, links as links."""
    with tempfile.TemporaryFile() as scratch:
        with zipfile.ZipFile(scratch, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
            for path in sorted(folder.rglob("*")):
                inside = str(path.relative_to(folder))
                if path.is_symlink():
                    packed.writestr(inside, os.readlink(path))
                elif path.is_file():
                    packed.write(path, inside)
        return scratch.tell() / 1e6


def painted(display: str) -> bool:
    """Whether the display shows more than an empty window: many colours along its middle."""
    from PIL import ImageGrab

    row = ImageGrab.grab(xdisplay=display).convert("RGB").crop((0, 350, 1280, 352))
    return len(row.getcolors(2560) or ()) > 100


def start_s(command: list[str], home: str, display: str) -> float:
    """Seconds from the start of a process to its first picture. Raises TimeoutError."""
    environment = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"}
    begun = time.perf_counter()
    process = subprocess.Popen(
        [*command, "play", "--full-screen", "--data", home],
        env=environment | {"DISPLAY": display, "HOME": home},
    )
    try:
        while not painted(display):
            if time.perf_counter() - begun > LONGEST_S:
                raise TimeoutError(command[0])
        return time.perf_counter() - begun
    finally:
        process.terminate()
        process.wait(30)
        while painted(display):
            time.sleep(0.05)


def starts(folder: Path) -> tuple[float, float] | None:
    """Seconds to the first picture of the built app, and of the one that is not packaged; None without a display."""
    if shutil.which("Xvfb") is None:
        return None
    ways = ([str(folder / NAME)], [sys.executable, "-m", "wordgames"])
    with virtual_display() as display, tempfile.TemporaryDirectory() as home:
        # The first start of each fills the caches of the disk.
        taken = [[start_s(way, home, display) for way in ways] for _run in range(RUNS + 1)][1:]
    return min(built for built, _ in taken), min(plain for _, plain in taken)


def main(folder: Path) -> int:
    """Print the table; the exit status is 1 where the app is too big."""
    unpacked, zipped = unpacked_mb(folder), zipped_mb(folder)
    print("| what | figure | at most |\n|---|---|---|")
    print(f"| unpacked | {unpacked:.0f} MB | {MOST_UNPACKED_MB} MB |")
    print(f"| zipped | {zipped:.0f} MB | {MOST_ZIPPED_MB} MB |")
    found = starts(folder)
    if found is not None:
        built, plain = found
        print(f"| start, built | {built:.2f} s | |\n| start, not packaged | {plain:.2f} s | |")
        print(f"| ratio | {built / plain:.2f} | {MOST_START_RATIO} |")
    return 0 if unpacked <= MOST_UNPACKED_MB and zipped <= MOST_ZIPPED_MB else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
