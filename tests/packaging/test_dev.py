"""dev.py makes its environment once, makes it anew where it must, and says in one sentence what it lacks."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
ASKED = ("commands/__init__.py", "commands/system.py")
"""What dev.py asks of the app before anything is installed."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with dev.py and the settings of the project, without an environment."""
    folder = tmp_path / "check out ü"
    folder.mkdir()
    needed = ("dev.py", "pyproject.toml", *(f"wordgames/{name}" for name in ("__init__.py", *ASKED)))
    for name in needed:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


def run(
    checkout: Path, *arguments: str, before: str = "", **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run dev.py as a program of its own, after a line of Python that makes the machine a poorer one."""
    code = f"import os, runpy, sys; {before}\nrunpy.run_path('dev.py', run_name='__main__')"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=checkout,
        env=os.environ | variables,
        capture_output=True,
        text=True,
        check=False,
    )


def apt_get(folder: Path, script: str) -> str:
    """A PATH on which there is nothing but an apt-get that does what the script says."""
    folder.mkdir()
    program = folder / "apt-get"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return str(folder)


NO_VENV = "sys.modules['ensurepip'] = None"
A_USER = "os.geteuid = lambda: 1000"
ROOT_USER = "os.geteuid = lambda: 0"


def test_python_too_old(checkout: Path) -> None:
    done = run(checkout, "play", before="sys.version_info = (3, 10, 9, 'final', 0)")
    assert done.returncode == 1
    assert done.stderr == "Wordgames needs Python 3.11 or newer; this is Python 3.10.\n"


def test_unknown_command(checkout: Path) -> None:
    done = run(checkout, "paly")
    assert done.returncode == 2
    assert done.stderr.startswith("There is no command paly; there are play, test,")
    assert done.stderr.count("\n") == 1


def test_without_arguments_it_lists_its_commands(checkout: Path) -> None:
    done = run(checkout)
    assert done.returncode == 0
    assert "\n  play       start the game\n" in done.stdout


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="packages of Debian")
class TestMissingPackages:
    def test_a_user_is_told_their_names(self, checkout: Path, tmp_path: Path) -> None:
        done = run(checkout, "check", before=f"{NO_VENV}; {A_USER}", PATH=apt_get(tmp_path / "bin", "exit 9"))
        assert done.returncode == 1
        assert done.stderr == (
            "Wordgames needs packages that are missing here: sudo apt-get install python3-venv\n"
        )

    def test_without_apt_get_the_thing_itself_is_named(self, checkout: Path, tmp_path: Path) -> None:
        done = run(checkout, "check", before=f"{NO_VENV}; {ROOT_USER}", PATH=str(tmp_path))
        assert done.returncode == 1
        assert done.stderr == "Wordgames needs what is missing here: Python's venv module.\n"

    def test_root_installs_them(self, checkout: Path, tmp_path: Path) -> None:
        path = apt_get(tmp_path / "bin", f"echo \"$@\" >> '{tmp_path}/asked'")
        done = run(checkout, "check", before=f"{NO_VENV}; {ROOT_USER}", PATH=path)
        assert done.returncode == 1
        assert (tmp_path / "asked").read_text() == (
            "-q update\n-q install --yes --no-install-recommends python3-venv\n"
        )
        assert done.stderr.startswith("Installing python3-venv.\nPython's venv module is not to be had for ")

    def test_root_is_told_why_they_cannot_be_installed(self, checkout: Path, tmp_path: Path) -> None:
        path = apt_get(tmp_path / "bin", "echo noise; echo 'E: Unable to locate package'; exit 100")
        done = run(checkout, "check", before=f"{NO_VENV}; {ROOT_USER}", PATH=path)
        assert done.stderr.endswith("could not install python3-venv: E: Unable to locate package\n")

    def test_a_library_that_does_not_load_is_named_by_its_package(
        self, checkout: Path, tmp_path: Path
    ) -> None:
        no_gl = "import ctypes; load = ctypes.CDLL; "
        no_gl += "ctypes.CDLL = lambda name: load('no such file' if name and 'GL.so' in name else name)"
        for platform, command in {"offscreen": "test", "xcb": "play"}.items():
            path = apt_get(tmp_path / platform, "exit 9")
            done = run(checkout, command, before=f"{no_gl}; {A_USER}", PATH=path, QT_QPA_PLATFORM=platform)
            assert done.returncode == 1
            assert done.stderr.count("\n") == 1
            assert "libgl1" in done.stderr.split()
            assert "libegl1" in done.stderr.split()

    def test_no_display(self, checkout: Path) -> None:
        no_display = {"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
        done = run(checkout, "play", **no_display)
        assert done.returncode == 1
        assert done.stderr == "There is no display to open a window on: start this in a desktop session.\n"


class Machine:
    """In the place of venv, pip and the network: notes what is asked for, and answers as told."""

    def __init__(self, dev: ModuleType) -> None:
        self.dev = dev
        self.asked: list[str] = []
        self.pip_says = ""
        self.interrupted = False

    def captured(self, command: list[str], **_: str) -> subprocess.CompletedProcess[str]:
        if "venv" in command:
            self.asked.append("venv")
            self.dev.PYTHON.parent.mkdir(parents=True, exist_ok=True)
            self.dev.PYTHON.touch()
            return subprocess.CompletedProcess(command, 0, "")
        self.asked.append("pip " + (command[-1].partition("[")[2].rstrip("]") or "plain"))
        if self.interrupted:
            raise KeyboardInterrupt
        return subprocess.CompletedProcess(command, 1 if self.pip_says else 0, self.pip_says)

    def environment(self, extra: str = "") -> list[str]:
        """What is asked for to have an environment with this extra."""
        self.asked = []
        self.dev.environment(extra)
        return self.asked


@pytest.fixture
def machine(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    spec = importlib.util.spec_from_file_location("dev_of_a_checkout", checkout / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    dev = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(dev)
    machine = Machine(dev)
    monkeypatch.setattr(dev, "_captured", machine.captured)
    return machine


def test_installed_once(machine: Machine) -> None:
    assert machine.environment() == ["venv", "pip plain"]
    assert machine.environment() == []
    assert machine.environment("test") == ["pip test"]
    assert machine.environment("dev") == ["pip dev"]
    assert machine.environment("test") == []
    assert machine.environment() == []


def test_installed_again_when_the_settings_change(machine: Machine) -> None:
    machine.environment("test")
    with (machine.dev.ROOT / "pyproject.toml").open("a") as settings:
        settings.write("# another dependency\n")
    assert machine.environment() == ["pip test"]
    assert machine.environment("test") == []


def test_an_interrupted_install_starts_anew(machine: Machine) -> None:
    machine.interrupted = True
    with pytest.raises(KeyboardInterrupt):
        machine.environment()
    machine.interrupted = False
    assert machine.environment() == ["venv", "pip plain"]


@pytest.mark.parametrize(
    "stamp", ["", "\0\0", "[]", '{"project": 1}', '{"project": "", "python": "", "extra": "x"}']
)
def test_a_damaged_stamp_is_none(machine: Machine, stamp: str) -> None:
    machine.environment()
    machine.dev.STAMP.write_text(stamp)
    assert machine.environment() == ["venv", "pip plain"]


def test_another_python_gets_an_environment_of_its_own(machine: Machine) -> None:
    machine.environment("dev")
    older = machine.dev.STAMP.read_text().replace("{}.{}".format(*sys.version_info), "3.0")
    machine.dev.STAMP.write_text(older)
    assert machine.environment() == ["venv", "pip dev"]


def test_no_network(machine: Machine) -> None:
    machine.environment()
    machine.pip_says = (
        "WARNING: Retrying after 'NewConnectionError(...)'\nERROR: No matching distribution found"
    )
    with pytest.raises(
        machine.dev.Stop, match=r"^No package index can be reached, and not all that Wordgames"
    ):
        machine.environment("test")
    # What was there is there still, and is used.
    assert machine.environment() == []


def test_another_failure_of_pip_is_quoted(machine: Machine) -> None:
    machine.pip_says = (
        "Collecting\nERROR: Could not install: [Errno 28] No space left on device\nnote: what now?"
    )
    with pytest.raises(
        machine.dev.Stop, match=r"No space left on device \(All that pip said: .*install\.log\)"
    ):
        machine.environment()
    assert machine.dev.PIP_LOG.read_text() == machine.pip_says
