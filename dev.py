#!/usr/bin/env python3
"""The developer's one entry: it makes the environment `.venv` where there is none, and runs in it.

Needs Python 3.11 or newer and nothing else, on Linux, Windows and macOS. What the system itself lacks (the venv
module, a library that Qt loads) is named in one sentence, or installed when root runs this on Debian or Ubuntu.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PACKAGING = ROOT / "packaging"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "wordgames-installed.json"
PIP_LOG = VENV / "wordgames-install.log"

OLDEST_PYTHON = (3, 11)
EXTRAS = ("", "test", "dev", "bundle")
"""The extras of pyproject.toml, each holding the ones before it."""
WORKFLOWS = ROOT / ".github" / "workflows"
WORKFLOW_SCHEMA = ("--quiet", "--builtin-schema", "vendor.github-workflows")
"""The public schema, as the checker brings it along."""
COVERAGE_FLOOR = 95
"""Per cent of lines and branches of the packages that `tool.coverage` names."""

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
)


class Stop(Exception):
    """What keeps this from going on, and what to do, in one sentence."""


# The environment


def environment(extra: str = "", platform: str | None = None) -> None:
    """Have `.venv` hold the project and what it needs with `extra`; at once, where that is so already.

    `platform` is the platform of Qt that will be used, where one is, for the libraries that it loads.
    """
    _provide_system(platform)
    wanted = {"project": _fingerprint(), "python": "{}.{}".format(*sys.version_info), "extra": extra}
    found = _read_stamp() if PYTHON.exists() else None
    if found is not None:
        wanted["extra"] = max(extra, found["extra"], key=EXTRAS.index)
        if found == wanted:
            return
    # Gone while the work is under way: an install that was interrupted starts anew.
    STAMP.unlink(missing_ok=True)
    if found is None or found["python"] != wanted["python"]:
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
    """What is installed in `.venv`, or None where that is not known."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
        return {key: str(stamp[key]) for key in ("project", "python")} | {
            "extra": EXTRAS[EXTRAS.index(stamp["extra"])]
        }
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _write_stamp(stamp: dict[str, str]) -> None:
    draft = STAMP.with_suffix(".new")
    draft.write_text(json.dumps(stamp), encoding="utf-8")
    draft.replace(STAMP)


def _make_venv() -> None:
    _say(f"Making the environment {VENV}.")
    # By the base Python: this may run in the very environment that is made anew.
    base = getattr(sys, "_base_executable", None) or sys.executable
    made = _captured([base, "-m", "venv", "--clear", str(VENV)])
    if made.returncode:
        raise Stop(f"The environment {VENV} could not be made: {_last_line(made.stdout)}")


def _pip_install(extra: str) -> None:
    _say("Installing Wordgames and what it needs into it (the first time about 140 MB to download).")
    install = ["install", "--quiet", "--no-input", "--disable-pip-version-check", "--retries=2"]
    project = f"{ROOT}[{extra}]" if extra else str(ROOT)
    done = _captured([str(PYTHON), "-m", "pip", *install, "--editable", project], PIP_USER="0")
    PIP_LOG.write_text(done.stdout, encoding="utf-8")
    if not done.returncode:
        return
    if any(sign in done.stdout for sign in NO_NETWORK):
        raise Stop(
            "No package index can be reached, and not all that Wordgames needs is installed: connect and start again."
        )
    raise Stop(f"Installing failed: {_last_line(done.stdout)} (All that pip said: {PIP_LOG})")


def _captured(command: list[str], **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command quietly; its `stdout` holds all that it said."""
    return subprocess.run(
        command,
        env=os.environ | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def _last_line(output: str) -> str:
    """The last line that says what is wrong, else the last at all."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines or ["no reason given."])[-1]


# What the system has to bring


def _provide_system(platform: str | None) -> None:
    """Install the packages that are missing where root can, on Debian and Ubuntu; else name them."""
    missing = _missing(platform)
    if not missing:
        return
    apt = shutil.which("apt-get")
    packages = " ".join(missing.values())
    if not apt:
        raise Stop(f"Wordgames needs what is missing here: {', '.join(missing)}.")
    if os.geteuid() != 0:
        raise Stop(f"Wordgames needs packages that are missing here: sudo apt-get install {packages}")
    _say(f"Installing {packages}.")
    # What is known of the packages may be enough, even where the update fails.
    _captured([apt, "-q", "update"])
    install = [apt, "-q", "install", "--yes", "--no-install-recommends", *missing.values()]
    done = _captured(install, DEBIAN_FRONTEND="noninteractive")
    if done.returncode:
        raise Stop(f"apt-get could not install {packages}: {_last_line(done.stdout)}")
    if still := _missing(platform):
        raise Stop(
            f"{', '.join(still)} is not to be had for {sys.executable}, even with {packages} installed."
        )


def _missing(platform: str | None) -> dict[str, str]:
    """What the system lacks for Qt's `platform` (None: no Qt), each with the Debian package that has it."""
    # A part of the app that needs nothing installed: it asks the same when it is started without this file.
    from wordgames.commands.system import missing_libraries

    missing = {}
    importlib.invalidate_caches()
    if not PYTHON.exists() and any(importlib.util.find_spec(it) is None for it in ("venv", "ensurepip")):
        missing["Python's venv module"] = "python3-venv"
    return missing | missing_libraries(platform)


def _desktop() -> str:
    """The platform that Qt takes for a window here."""
    from wordgames.commands.system import desktop_platform

    platform = desktop_platform()
    if platform is None:
        raise Stop("There is no display to open a window on: start this in a desktop session.")
    return platform


def _without_a_screen() -> str:
    """The platform of Qt for all that needs no window on a screen; a developer may ask for another."""
    return os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


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
    environment(platform=_desktop())
    return run(["-m", "wordgames", "play", *arguments], cwd=None)


def test(arguments: list[str]) -> int:
    """run all tests with coverage, or with arguments what pytest makes of them"""
    environment("test", _without_a_screen())
    coverage = ["--cov", f"--cov-fail-under={COVERAGE_FLOOR}"]
    return run(["-m", "pytest", "-n", "2", *(arguments or coverage)])


def check(arguments: list[str]) -> int:
    """lint, types, imports and workflows; with --fix mends what can be mended"""
    if arguments not in ([], ["--fix"]):
        raise Stop("check takes no argument but --fix.")
    environment("dev")
    steps = {
        "ruff check": ["-m", "ruff", "check", *arguments, "."],
        "ruff format": ["-m", "ruff", "format", *([] if arguments else ["--check"]), "."],
        "mypy": ["-m", "mypy"],
        "workflows": ["-m", "check_jsonschema", *WORKFLOW_SCHEMA, *map(str, sorted(WORKFLOWS.glob("*.yml")))],
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
    """render every screen to PNG files, into the folder screens or another; --lang de in German"""
    environment("dev", _without_a_screen())
    return run(["-m", "wordgames.ui.screens", *arguments])


def bench(arguments: list[str]) -> int:
    """run the benchmarks, all or those named, and print one table"""
    environment("dev", _without_a_screen())
    return run(["-m", "benchmarks", *arguments])


def scenery(arguments: list[str]) -> int:
    """paint the scenery of resources/ anew"""
    environment("dev", _without_a_screen())
    return run([str(ROOT / "resources" / "scenery" / "build.py"), *arguments])


def bundle(arguments: list[str]) -> int:
    """build the app as one folder, dist/wordgames, try what was built, and say how big and quick it is"""
    environment("bundle", _without_a_screen())
    recipe = PACKAGING / "wordgames.spec"
    folder = str(ROOT / "dist" / ("Wordgames.app" if sys.platform == "darwin" else "wordgames"))
    return _one_after_another(
        [str(PACKAGING / "icons.py")],
        ["-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *arguments, str(recipe)],
        [str(PACKAGING / "try_built.py"), folder],
        [str(PACKAGING / "measure.py"), folder],
    )


def downloads(arguments: list[str]) -> int:
    """make this system's downloads of what `bundle` built, into build/downloads, and try them"""
    environment("bundle", _without_a_screen())
    folder, out = str(ROOT / "dist" / "wordgames"), str(ROOT / "build" / "downloads")
    if not Path(folder).exists():
        raise Stop("There is nothing to pack: run `bundle` first.")
    if sys.platform == "win32":
        steps = [[str(PACKAGING / "windows" / "build.py"), folder, out]]
    elif sys.platform == "darwin":
        shell = [str(PACKAGING / "macos" / "build.sh"), str(ROOT / "dist"), out]
        steps = [["-c", "import subprocess, sys; sys.exit(subprocess.call(sys.argv[1:]))", *shell]]
    else:
        steps = [[str(PACKAGING / "linux" / "build.py"), folder, out]]
        if os.geteuid() == 0 and shutil.which("apt-get"):
            steps.append([str(PACKAGING / "linux" / "try_deb.py"), out, *arguments])
        if shutil.which("makensis"):
            steps.append(
                [str(PACKAGING / "windows" / "build.py"), folder, str(ROOT / "build" / "nsis"), "--dummy"]
            )
    steps.append([str(PACKAGING / "try_wheel.py"), out])
    return _one_after_another(*steps, [str(PACKAGING / "checksums.py"), out])


def _one_after_another(*steps: list[str]) -> int:
    """Run these until one fails; its exit status, or 0."""
    return next((code for step in steps if (code := run(step))), 0)


def docs(arguments: list[str]) -> int:
    """build the documentation into build/docs; a broken link is an error"""
    environment("dev")
    out = str(ROOT / "build" / "docs")
    return run(
        ["-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet", *arguments, str(ROOT / "docs"), out]
    )


def texts(arguments: list[str]) -> int:
    """bring the catalogues of all languages up to date with the code; LANGUAGE adds one"""
    environment("test")
    babel = ["-m", "babel.messages.frontend", "--quiet"]
    folder = ROOT / "resources" / "translations"
    if kept := [language for language in arguments if (folder / language).exists()]:
        raise Stop(
            f"There is a catalogue of {', '.join(kept)} already; without an argument, all are updated."
        )
    with tempfile.TemporaryDirectory() as scratch:
        template = f"{scratch}/wordgames.pot"
        extract = ["extract", "--add-location=file", "--add-comments=Translators:", "--project=Wordgames"]
        steps = [[*extract, f"--output-file={template}", "wordgames"]]
        common = ["--domain=wordgames", f"--input-file={template}", f"--output-dir={folder}"]
        steps += [["init", *common, f"--locale={language}"] for language in arguments]
        if not arguments:
            steps.append(["update", *common, "--no-fuzzy-matching", "--ignore-pot-creation-date"])
        steps.append(["compile", "--domain=wordgames", f"--directory={folder}"])
        return _one_after_another(*([*babel, *step] for step in steps))


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    command.__name__: command
    for command in (play, test, check, screens, bench, scenery, texts, docs, bundle, downloads)
}


def main() -> int:
    """Run the command that the first argument names, with the arguments after it."""
    if sys.version_info < OLDEST_PYTHON:
        raise Stop("Wordgames needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))
    name, *arguments = sys.argv[1:] or ["--help"]
    if name in ("-h", "--help"):
        print("usage: python3 dev.py COMMAND [ARGUMENT...]\n")
        for command in COMMANDS.values():
            print(f"  {command.__name__:10} {command.__doc__}")
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
