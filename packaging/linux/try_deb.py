"""Install the .deb, start the game in it on a virtual display, remove it: `try_deb.py FOLDER [PICTURES]`.

As root on Debian or Ubuntu, with xvfb, xdotool, desktop-file-utils and appstream; it changes the machine and puts it
back. With PICTURES, what was to be seen is kept in that folder. Prints a line a trial; exit status 1 where one fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageGrab

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from display import virtual_display

PACKAGE = "wordgames"
LEFT = (
    Path("/usr/lib/wordgames"),
    Path("/usr/games/wordgames"),
    Path("/usr/share/applications/wordgames.desktop"),
    Path("/usr/share/icons/hicolor/scalable/apps/wordgames.svg"),
)
"""What must be there after installing, and gone after removing."""
LONGEST_S = 60
"""For a window to come up on a machine that is busy."""


def run(*command: str, **variables: str) -> str:
    """Run a command; what it said. Raises CalledProcessError."""
    done = subprocess.run(
        command,
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"} | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout)
        raise subprocess.CalledProcessError(done.returncode, command)
    return done.stdout


def trial(name: str, act: Callable[[], None]) -> None:
    """One line for one trial; an exception ends everything."""
    begun = time.perf_counter()
    act()
    print(f"good  {time.perf_counter() - begun:6.1f} s  {name}", flush=True)


def until(there: Callable[[], bool], what: str) -> None:
    """Wait until something is so. Raises TimeoutError."""
    end = time.monotonic() + LONGEST_S
    while not there():
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(0.2)


def install(package: Path) -> None:
    """By apt, which sees to the dependencies."""
    run("apt-get", "-q", "install", "--yes", "--no-install-recommends", str(package))
    for path in LEFT:
        if not path.exists():
            raise FileNotFoundError(path)


def validate() -> None:
    """Desktop file, AppStream and manual are what the desktop expects."""
    run("desktop-file-validate", "/usr/share/applications/wordgames.desktop")
    for path in Path("/usr/share/metainfo").glob("*Wordgames.metainfo.xml"):
        run("appstreamcli", "validate", "--no-net", str(path))
    if not Path("/usr/share/man/man6/wordgames.6.gz").exists():
        raise FileNotFoundError("wordgames.6")


def colours(display: str) -> int:
    """How many colours the display shows: an empty one has a handful."""
    seen = ImageGrab.grab(xdisplay=display).convert("RGB").resize((320, 180), Image.Resampling.NEAREST)
    return len(seen.getcolors(320 * 180) or ())


def still(display: str) -> Image.Image:
    """The display when nothing moves on it any more."""
    before = ImageGrab.grab(xdisplay=display)
    end = time.monotonic() + LONGEST_S
    while time.monotonic() < end:
        time.sleep(0.5)
        now = ImageGrab.grab(xdisplay=display)
        if now.tobytes() == before.tobytes():
            return now
        before = now
    return before


def seen_on_a_display(pictures: Path | None) -> None:
    """Start it as a user would, from the PATH, and go from the shelf to a table by keys."""
    with virtual_display() as display, tempfile.TemporaryDirectory() as home:
        environment = {
            "HOME": home,
            "DISPLAY": display,
            "PATH": "/usr/bin:/bin:/usr/games",
            "LANG": "C.UTF-8",
        }
        app = subprocess.Popen(["wordgames", "--full-screen"], env=environment, cwd=home)
        try:
            until(lambda: colours(display) > 500, "the shelf")
            shown = {"shelf": still(display)}
            # A click on the first lid: setup; Enter: the table.
            run("xdotool", "mousemove", "220", "360", "click", "1", DISPLAY=display)
            until(lambda: ImageGrab.grab(xdisplay=display).tobytes() != shown["shelf"].tobytes(), "setup")
            shown["setup"] = still(display)
            run("xdotool", "key", "Return", DISPLAY=display)
            until(lambda: ImageGrab.grab(xdisplay=display).tobytes() != shown["setup"].tobytes(), "a table")
            time.sleep(2)
            shown["table"] = ImageGrab.grab(xdisplay=display)
            if app.poll() is not None:
                raise ChildProcessError(f"wordgames ended with {app.returncode}")
        finally:
            app.terminate()
            app.wait(30)
    if pictures is not None:
        pictures.mkdir(parents=True, exist_ok=True)
        for name, picture in shown.items():
            picture.save(pictures / f"built-{name}.png")


def remove() -> None:
    """And nothing of it is left."""
    run("dpkg", "--remove", PACKAGE)
    for path in LEFT:
        if path.exists():
            raise FileExistsError(path)


def main(folder: Path, pictures: Path | None) -> int:
    """Try it all; what fails is shown as it is."""
    (package,) = folder.glob(f"{PACKAGE}_*.deb")
    if shutil.which(PACKAGE):
        print(f"{PACKAGE} is installed on this machine already; nothing was tried.")
        return 1
    trial("installs, with what it depends on", lambda: install(package))
    try:
        trial("desktop file, AppStream metadata, manual", validate)
        trial("self-check", lambda: print(end=run("/usr/games/wordgames", "self-check")[:0]))
        trial("a window on a display: shelf, setup, table", lambda: seen_on_a_display(pictures))
    finally:
        trial("is removed without a trace", remove)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]) if len(sys.argv) > 2 else None))
