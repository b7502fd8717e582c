#!/usr/bin/env python3
"""The developer's one entry: it makes the environment `.venv` where there is none, and runs in it.

Needs Python 3.11 or newer and nothing else, on Linux, Windows and macOS. What the system itself lacks (the venv
module, a library that Qt loads) is named in one sentence, or installed when root runs this on Debian or Ubuntu.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "wordgames-installed.json"
PIP_LOG = VENV / "wordgames-install.log"

OLDEST_PYTHON = (3, 11)
EXTRAS = ("", "test", "dev")
"""The extras of pyproject.toml, each holding the ones before it."""
COVERAGE_FLOOR = 95
"""Per cent of lines and branches of the packages that `tool.coverage` names."""

# The libraries that Qt's own ones were linked against, and the Debian packages that hold them.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libzstd.so.1": "libzstd1",
    "libz.so.1": "zlib1g",
}
PLATFORM_LIBRARIES = {
    "xcb": {
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
        "libxcb.so.1": "libxcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render.so.0": "libxcb-render0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-util.so.1": "libxcb-util1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
    },
}

# What pip says, in one of many ways, when no index answers it.
NO_NETWORK = (
    "NewConnectionError",
    "NameResolutionError",
    "Name or service not known",
    "Temporary failure in name resolution",
    "Network is unreachable",
    "getaddrinfo failed",
    "Max retries exceeded",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "from versions: none",
)


class Stop(Exception):
    """What keeps this from going on, and what to do, in one sentence."""


# The environment


def environment(extra: str = "") -> None:
    """Have `.venv` hold the project and what it needs with `extra`; at once, where that is so already."""
    wanted = {
        "project": _fingerprint(),
        "python": f"{sys.version_info[0]}.{sys.version_info[1]}",
        "extra": extra,
    }
    found = _read_stamp()
    if found is not None and PYTHON.exists():
        wanted["extra"] = max(extra, found["extra"], key=EXTRAS.index)
        if found == wanted:
            return
    fresh = found is None or not PYTHON.exists() or found["python"] != wanted["python"]
    # Gone while the work is under way: an install that was interrupted starts anew.
    STAMP.unlink(missing_ok=True)
    if fresh:
        found = None
        _make_venv()
    try:
        _pip_install(wanted["extra"])
    except Stop:
        if found is not None:
            # pip changes nothing before it has everything, so what was there is there still.
            _write_stamp(found)
        raise
    _write_stamp(wanted)


def _fingerprint() -> str:
    """Changes where the project's settings change, or the checkout moves."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + os.fsencode(ROOT)).hexdigest()


def _read_stamp() -> dict[str, str] | None:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
        return {
            "project": str(stamp["project"]),
            "python": str(stamp["python"]),
            "extra": EXTRAS[EXTRAS.index(stamp["extra"])],
        }
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _write_stamp(stamp: dict[str, str]) -> None:
    draft = STAMP.with_suffix(".new")
    draft.write_text(json.dumps(stamp), encoding="utf-8")
    draft.replace(STAMP)


def _make_venv() -> None:
    def lacking() -> bool:
        importlib.invalidate_caches()
        return any(importlib.util.find_spec(module) is None for module in ("venv", "ensurepip"))

    if lacking():
        _install_packages(["python3-venv"], "Python's venv module")
        if lacking():
            raise Stop(
                f"{sys.executable} has no venv module even with python3-venv; start this with another Python."
            )
    _say(f"Making the environment {VENV}.")
    # The base Python: this may run in the very environment that is made anew.
    base = getattr(sys, "_base_executable", None) or sys.executable
    made = subprocess.run([base, "-m", "venv", "--clear", VENV], capture_output=True, text=True, check=False)
    if made.returncode:
        raise Stop(f"The environment {VENV} could not be made: {_last_line(made.stdout + made.stderr)}")


def _pip_install(extra: str) -> None:
    _say("Installing Wordgames and what it needs into it (the first time about 100 MB to download).")
    command = [
        str(PYTHON),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-input",
        "--disable-pip-version-check",
        "--retries=2",
    ]
    target = f"{ROOT}[{extra}]" if extra else str(ROOT)
    with PIP_LOG.open("w+", encoding="utf-8", errors="replace") as log:
        code = subprocess.run(
            [*command, "--editable", target],
            stdout=log,
            stderr=subprocess.STDOUT,
            env=os.environ | {"PIP_USER": "0"},
            check=False,
        ).returncode
        log.seek(0)
        output = log.read()
    if not code:
        return
    if any(sign in output for sign in NO_NETWORK):
        raise Stop(
            "No package index can be reached, and not all that Wordgames needs is installed: connect and start again."
        )
    raise Stop(f"Installing failed: {_last_line(output)} (All that pip said: {PIP_LOG})")


def _last_line(output: str) -> str:
    """The last line that says what is wrong, else the last at all."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines or ["no reason given."])[-1]


# What the system has to bring


def system_libraries(platform: str | None = None) -> None:
    """See to it that the libraries load that Qt needs on `platform`; by default on the one that it would take here."""
    if not sys.platform.startswith("linux"):
        return
    platform = platform or os.environ.get("QT_QPA_PLATFORM")
    if platform:
        candidates = [platform.partition(":")[0]]
    else:
        # Qt falls back from one to the other, so either will do.
        displays = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
        candidates = [name for name, variable in displays.items() if os.environ.get(variable)]
        if not candidates:
            raise Stop("There is no display to open a window on: start this in a desktop session.")
    lacking = [_missing(LIBRARIES | PLATFORM_LIBRARIES.get(name, {})) for name in candidates]
    fewest = min(lacking, key=len)
    if fewest:
        _install_packages(fewest, "system libraries of Qt")
        still = _missing(LIBRARIES | PLATFORM_LIBRARIES.get(candidates[lacking.index(fewest)], {}))
        if still:
            raise Stop(f"Libraries of {', '.join(still)} do not load although they are installed.")


def _missing(libraries: dict[str, str]) -> list[str]:
    """The packages of those libraries that do not load."""
    packages = []
    for name, package in libraries.items():
        try:
            ctypes.CDLL(name)
        except OSError:
            packages.append(package)
    return sorted(set(packages))


def _install_packages(packages: Iterable[str], what: str) -> None:
    """Install Debian packages where root can; else name them."""
    names = " ".join(packages)
    apt = shutil.which("apt-get")
    if not apt or os.geteuid() != 0:
        raise Stop(f"Missing here: {what}; on Debian and Ubuntu they come with: sudo apt-get install {names}")
    _say(f"Installing {what}: {names}.")
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *names.split()]):
        done = subprocess.run(
            [apt, "-q", *command],
            env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        # What is known of the packages may be enough, even where an update fails.
        if done.returncode and command[0] == "install":
            raise Stop(f"apt-get could not install {names}: {_last_line(done.stdout + done.stderr)}")


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def run(arguments: Sequence[str], cwd: Path | None = ROOT) -> int:
    """Run the environment's Python with these arguments, and give its exit status."""
    process = subprocess.Popen([PYTHON, *arguments], cwd=cwd)
    while True:
        try:
            code = process.wait()
            return code if code >= 0 else 128 - code
        except KeyboardInterrupt:
            # Sent to both of us: the child ends in its own way, and this waits for it.
            continue


# The commands


def play(arguments: list[str]) -> int:
    """start the game"""
    system_libraries()
    environment()
    return run(["-m", "wordgames", "play", *arguments], cwd=None)


def test(arguments: list[str]) -> int:
    """run all tests with coverage, or with arguments what pytest makes of them"""
    system_libraries(_without_a_screen())
    environment("test")
    coverage = ["--cov", f"--cov-fail-under={COVERAGE_FLOOR}"]
    return run(["-m", "pytest", "-n", "2", *(arguments or coverage)])


def check(arguments: list[str]) -> int:
    """lint, types and imports; with --fix mends what can be mended"""
    if arguments not in ([], ["--fix"]):
        raise Stop("check takes no argument but --fix.")
    environment("dev")
    steps = {
        "ruff check": ["-m", "ruff", "check", *arguments, "."],
        "ruff format": ["-m", "ruff", "format", *([] if arguments else ["--check"]), "."],
        "mypy": ["-m", "mypy"],
        "import-linter": ["-c", "from importlinter.cli import lint_imports_command as run; run()"],
    }
    failed = []
    for name, step in steps.items():
        print(f"{name}:", flush=True)
        if run(step):
            failed.append(name)
    print(f"Failed: {', '.join(failed)}." if failed else "All checks passed.")
    return 1 if failed else 0


def screens(arguments: list[str]) -> int:
    """render every screen to PNG files, into the folder screens"""
    system_libraries(_without_a_screen())
    environment("dev")
    return run(["-m", "wordgames.ui.screens", *arguments])


def bench(arguments: list[str]) -> int:
    """run the benchmarks, all or those named, and print one table"""
    system_libraries(_without_a_screen())
    environment("dev")
    return run(["-m", "benchmarks", *arguments])


def scenery(arguments: list[str]) -> int:
    """paint the scenery of resources/ anew"""
    system_libraries(_without_a_screen())
    environment("dev")
    return run(["-m", "wordgames.ui.scenery", *arguments])


def texts(arguments: list[str]) -> int:
    """bring the catalogues of all languages up to date with the code; LANGUAGE adds one"""
    environment("test")
    babel = ["-m", "babel.messages.frontend"]
    folder = ROOT / "resources" / "translations"
    with tempfile.TemporaryDirectory() as scratch:
        template = f"{scratch}/wordgames.pot"
        extract = ["extract", "--add-location=file", "--add-comments=Translators:", "--project=Wordgames"]
        steps = [[*extract, f"--output-file={template}", "wordgames"]]
        common = ["--domain=wordgames", f"--input-file={template}", f"--output-dir={folder}"]
        steps += [["init", *common, f"--locale={language}"] for language in arguments]
        if not arguments:
            steps.append(["update", *common, "--no-fuzzy-matching", "--ignore-pot-creation-date"])
        steps.append(["compile", "--domain=wordgames", f"--directory={folder}", "--statistics"])
        return next((code for step in steps if (code := run([*babel, *step]))), 0)


def _without_a_screen() -> str:
    """The platform of Qt for all that needs no window on a screen; a developer may ask for another."""
    return os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    command.__name__: command for command in (play, test, check, screens, bench, scenery, texts)
}


def main() -> int:
    """Run the command that the first argument names, with the arguments after it."""
    if sys.version_info < OLDEST_PYTHON:
        raise Stop("Wordgames needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))
    name, *arguments = sys.argv[1:] or ["--help"]
    if name in ("-h", "--help"):
        print("usage: python3 dev.py COMMAND [ARGUMENT...]\n")
        for command in COMMANDS.values():
            print(f"  {command.__name__:8} {command.__doc__}")
        return 0
    if name not in COMMANDS:
        _say(f"There is no command {name}; there are {', '.join(COMMANDS)}.")
        return 2
    return COMMANDS[name](arguments)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Stop as stop:
        sys.exit(str(stop))
    except KeyboardInterrupt:
        sys.exit(130)
