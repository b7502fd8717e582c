"""What the downloads say of themselves agrees with the project, on every system."""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import plistlib
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from wordgames import __version__
from wordgames.commands.arguments import _parser

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


@pytest.fixture
def part(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Import a script of packaging/ by its name."""
    monkeypatch.syspath_prepend(str(PACKAGING))

    def import_part(name: str) -> ModuleType:
        return importlib.import_module(name)

    return import_part


class TestNames:
    def test_one_version(self, part: Any) -> None:
        names = part("names")
        assert __version__ == names.VERSION
        assert names.info_plist()["CFBundleShortVersionString"] == __version__

    @pytest.mark.parametrize(
        ("version", "windows", "debian"),
        [
            ("0.1.0", (0, 1, 0, 0), "0.1.0"),
            ("1.12.3", (1, 12, 3, 0), "1.12.3"),
            ("1.2", (1, 2, 0, 0), "1.2"),
            ("1.2.3rc1", (1, 2, 3, 0), "1.2.3~rc1"),
            ("1.2.3b12", (1, 2, 3, 0), "1.2.3~b12"),
            ("2.0a1", (2, 0, 0, 0), "2.0~a1"),
            ("2.1.dev3", (2, 1, 0, 0), "2.1~dev3"),
        ],
    )
    def test_versions_in_the_words_of_each_system(
        self, part: Any, version: str, windows: tuple[int, ...], debian: str
    ) -> None:
        names = part("names")
        assert names.four_numbers(version) == windows
        assert names.debian_version(version) == debian

    def test_nothing_stays_to_be_filled_in(self, part: Any) -> None:
        names = part("names")
        assert b"@" not in plistlib.dumps(names.info_plist())


class TestMacOS:
    def test_the_app_has_a_window_of_its_own(self) -> None:
        """A program with a console would be one of the background there, says PyInstaller."""
        recipe = (PACKAGING / "wordgames.spec").read_text(encoding="utf-8")
        assert 'program(NAME, console=sys.platform.startswith("linux"))' in recipe


class TestNotes:
    CHANGELOG = "# Changelog\n\n## [1.1.0] - 2027-01-02\n\n- New.\n\n## [1.0.0] - 2026-12-24\n\n- First.\n"

    def test_the_part_of_the_version(self, part: Any) -> None:
        notes = part("notes")
        assert notes.notes("v1.1.0", self.CHANGELOG, "1.1.0") == "- New."
        assert notes.notes("v1.0.0", self.CHANGELOG, "1.0.0") == "- First."

    def test_a_tag_of_another_version_is_refused(self, part: Any) -> None:
        with pytest.raises(SystemExit, match=r"v1\.0\.0 is not the version"):
            part("notes").notes("v1.0.0", self.CHANGELOG, "1.1.0")

    def test_a_version_without_notes_is_refused(self, part: Any) -> None:
        with pytest.raises(SystemExit, match=r"says nothing of 3\.0"):
            part("notes").notes("v3.0", self.CHANGELOG, "3.0")

    def test_a_release_says_where_the_sources_of_qt_are(self) -> None:
        done = subprocess.run(
            [sys.executable, str(PACKAGING / "notes.py"), f"v{__version__}"],
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        assert done.stdout.count("https://download.qt.io/official_releases/") == 2

    def test_the_changelog_tells_of_this_version(self, part: Any) -> None:
        text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        assert part("notes").notes(f"v{__version__}", text)


def test_the_manual_names_every_command_and_the_options_of_the_window() -> None:
    manual = (PACKAGING / "linux" / "wordgames.6").read_text(encoding="utf-8").replace("\\-", "-")
    commands = next(
        action.choices for action in _parser()._actions if action.dest == "command" and action.choices
    )
    assert [name for name in commands if not re.search(rf"\b{re.escape(name)}\b", manual)] == []
    options = [*_parser()._actions, *commands["play"]._actions]
    named = [name for one in options for name in one.option_strings if name.startswith("--")]
    assert [name for name in named if f"{name} " not in manual and f"{name}\n" not in manual] == []


def test_the_flatpak_and_the_metadata_bear_one_name(part: Any) -> None:
    app_id = part("names").APP_ID
    manifest = PACKAGING / "linux" / f"{app_id}.yml"
    assert f"id: {app_id}\n" in manifest.read_text(encoding="utf-8")


def test_the_installer_removes_all_that_it_installs_outside_its_folder() -> None:
    script = (PACKAGING / "windows" / "wordgames.nsi").read_text(encoding="utf-8")
    installs, _, removes = script.partition('Section "Uninstall"')
    shortcuts = re.findall(r'CreateShortcut ("[^"]+")', installs)
    assert shortcuts
    assert [one for one in shortcuts if f"Delete {one}" not in removes] == []
    keys = set(re.findall(r'WriteReg\w+ HKCU ("[^"]+")', installs))
    assert keys
    assert [one for one in keys if f"DeleteRegKey HKCU {one}" not in removes] == []
    assert "RequestExecutionLevel user" in script


def test_checksums_as_sha256sum_reads_them(part: Any, tmp_path: Path) -> None:
    (tmp_path / "a ü.zip").write_bytes(b"one")
    (tmp_path / "b.exe").write_bytes(b"two")
    assert part("checksums").main(tmp_path) == 0
    assert part("checksums").main(tmp_path) == 0
    lines = (tmp_path / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    assert [line[64:] for line in lines] == ["  a ü.zip", "  b.exe"]
    if sys.platform.startswith("linux"):
        subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=tmp_path, check=True)


class TestIcons:
    def test_all_sizes_from_the_one_drawing(self, part: Any, tmp_path: Path) -> None:
        image = pytest.importorskip("PIL.Image", reason="Pillow comes with the extra that bundles")
        icons = part("icons")
        icons.write(tmp_path)
        with image.open(tmp_path / "wordgames.ico") as windows:
            assert windows.ico.sizes() == {(size, size) for size in icons.WINDOWS}
        with image.open(tmp_path / "wordgames.icns") as mac:
            assert mac.size == (1024, 1024)
        for size in icons.LINUX:
            with image.open(tmp_path / "hicolor" / f"{size}x{size}" / "apps" / "wordgames.png") as file:
                drawn = file.convert("RGBA")
            assert drawn.size == (size, size)
            # Clear at the corners, painted in the middle.
            assert drawn.getpixel((0, 0))[3] == 0
            assert drawn.getpixel((size // 2, size // 2))[3] == 255

    def test_the_window_shows_the_same_drawing(self, part: Any) -> None:
        image = pytest.importorskip("PIL.Image", reason="Pillow comes with the extra that bundles")
        chops = importlib.import_module("PIL.ImageChops")
        icons = part("icons")
        with image.open(icons.OF_THE_WINDOW) as file:
            committed = file.convert("RGBA")
        difference = chops.difference(icons.drawn(256), committed)
        assert max(high for _low, high in difference.getextrema()) <= 8


class TestBill:
    @pytest.fixture
    def bill(self, part: Any) -> Any:
        pytest.importorskip("cyclonedx", reason="it comes with the extra that bundles")
        return part("bill")

    def test_a_file_of_nobody_ends_the_build(self, bill: Any, tmp_path: Path) -> None:
        stray = tmp_path / "libstray.so.1"
        stray.write_bytes(b"")
        with pytest.raises(bill.Unknown, match=r"libstray\.so\.1"):
            bill.parts_of([("libstray.so.1", str(stray))])

    def test_every_component_has_a_version_a_licence_and_its_text(self, bill: Any) -> None:
        msgspec = importlib.import_module("msgspec._core").__file__
        gui = importlib.import_module("PySide6.QtGui").__file__
        parts = {
            part.name: part
            for part in bill.parts_of([("msgspec/_core.so", msgspec), ("PySide6/QtGui.abi3.so", gui)])
        }
        assert {"msgspec", "Python", "PyInstaller's bootloader"} <= set(parts)
        assert parts["msgspec"].licence == "BSD-3-Clause"
        for part in parts.values():
            assert part.version
            assert part.licence
            assert all(text.exists() for text in part.texts)
        assert all(part.texts for name, part in parts.items() if name != "Python")

    @pytest.fixture
    def machine(self, bill: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
        """Another system: files of it, some of them of a package, and a Python of its own."""
        base = tmp_path / "Python312"
        owned: dict[str, Any] = {}
        monkeypatch.setattr(sys, "base_prefix", str(base))
        monkeypatch.setattr(sys, "prefix", str(tmp_path / "venv"))
        monkeypatch.setattr(bill.sysconfig, "get_path", lambda _name: str(base / "Lib"))
        monkeypatch.setattr(bill, "_owners", lambda: owned)

        def owner(system: str, inside: str, package: str = "", content: bytes = b"") -> Any:
            monkeypatch.setattr(sys, "platform", system)
            file = tmp_path / inside
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
            if package:
                owned[str(file.resolve())] = importlib.metadata.distribution(package)
            return bill.owner_of(file.name, str(file))

        return owner

    @pytest.mark.parametrize(
        "inside",
        [
            "python3.dll",
            "python312.dll",
            "DLLs/libffi-8.dll",
            "DLLs/sqlite3.dll",
            "DLLs/_ctypes.pyd",
            "DLLs/unicodedata.pyd",
            "Lib/encodings/utf_8.py",
        ],
    )
    def test_windows_what_lies_with_python_is_of_python(self, machine: Any, inside: str) -> None:
        assert machine("win32", f"Python312/{inside}").name == "Python"

    @pytest.mark.parametrize(
        "inside",
        [
            "Python312/VCRUNTIME140.dll",
            "Python312/vcruntime140_1.dll",
            "Windows/System32/MSVCP140.dll",
            "Windows/System32/ucrtbase.dll",
            "Windows Kits/10/Redist/x64/api-ms-win-crt-runtime-l1-1-0.dll",
            "venv/Lib/site-packages/PySide6/MSVCP140_1.dll",
        ],
    )
    def test_windows_the_runtime_of_microsoft_is_of_nobody_else(self, machine: Any, inside: str) -> None:
        package = "PySide6_Essentials" if "PySide6" in inside else ""
        content = b"MZ" + struct.pack("<LLLL", 0xFEEF04BD, 0x10000, 14 << 16 | 40, 33810 << 16) + b"."
        part = machine("win32", inside, package, content)
        assert (part.name, part.version) == (f"Microsoft {Path(inside).name.lower()}", "14.40.33810.0")
        assert machine("win32", inside, package, b"MZ, without a version").version == ""

    @pytest.mark.parametrize(
        ("system", "inside", "owner"),
        [
            ("win32", "Qt6Core.dll", "Qt"),
            ("win32", "Qt6Widgets.dll", "Qt"),
            ("win32", "plugins/platforms/qwindows.dll", "Qt"),
            ("win32", "translations/qtbase_de.qm", "Qt"),
            ("win32", "QtCore.pyd", "PySide6_Essentials"),
            ("win32", "pyside6.abi3.dll", "PySide6_Essentials"),
            ("darwin", "Qt/lib/QtCore.framework/Versions/A/QtCore", "Qt"),
            ("darwin", "Qt/plugins/platforms/libqcocoa.dylib", "Qt"),
            ("darwin", "libpyside6.abi3.6.9.dylib", "PySide6_Essentials"),
            ("darwin", "QtGui.abi3.so", "PySide6_Essentials"),
            ("linux", "Qt/lib/libQt6Gui.so.6", "Qt"),
            ("linux", "Qt/lib/libicudata.so.73", "ICU"),
            ("linux", "QtGui.abi3.so", "PySide6_Essentials"),
        ],
    )
    def test_qt_is_told_from_its_binding(self, machine: Any, system: str, inside: str, owner: str) -> None:
        part = machine(system, f"venv/site-packages/PySide6/{inside}", "PySide6_Essentials")
        assert part.name.partition(" (")[0] == owner

    def test_macos_the_framework_of_python_is_python(self, machine: Any) -> None:
        for inside in ("Python", "lib/libcrypto.3.dylib", "lib/python3.12/lib-dynload/_sqlite3.so"):
            assert machine("darwin", f"Python312/{inside}").name == "Python"

    def test_macos_a_library_of_homebrew_is_of_its_formula(self, machine: Any, tmp_path: Path) -> None:
        folder = tmp_path / "opt" / "homebrew" / "Cellar" / "sqlite" / "3.46.1"
        (folder / ".brew").mkdir(parents=True)
        (folder / ".brew" / "sqlite.rb").write_text('class Sqlite\n  license "blessing"\nend\n')
        (folder / "LICENSE.md").write_text("May you share freely.")
        part = machine("darwin", "opt/homebrew/Cellar/sqlite/3.46.1/lib/libsqlite3.0.dylib")
        assert (part.name, part.version, part.licence) == ("sqlite", "3.46.1", "blessing")
        assert [text.name for text in part.texts] == ["LICENSE.md"]

    @pytest.mark.parametrize("system", ["win32", "darwin", "linux"])
    def test_a_stranger_is_named_on_every_system(self, bill: Any, machine: Any, system: str) -> None:
        with pytest.raises(bill.Unknown, match="stray"):
            machine(system, "somewhere/stray.dll")

    def test_beside_the_system_s_own_python_not_all_is_python(
        self, bill: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(sys, "base_prefix", "/usr")
        monkeypatch.setattr(bill.shutil, "which", lambda _name: None)
        bill._of_the_system.cache_clear()
        with pytest.raises(bill.Unknown, match=r"libnobody\.so\.1"):
            bill.owner_of("libnobody.so.1", "/usr/lib/libnobody.so.1")
        bill._of_the_system.cache_clear()

    def test_the_sources_of_the_word_lists_are_named(self, bill: Any) -> None:
        parts = {part.name: part for part in bill.parts_of([])}
        assert parts["igerman98"].licence == "GPL-2.0-only OR GPL-3.0-only"
        assert [text.name for text in parts["SCOWL"].texts] == ["scowl.txt"]

    def test_the_about_box_finds_what_the_bill_wrote(self, bill: Any, tmp_path: Path) -> None:
        from wordgames.core.components import components

        parts = {part.name.partition(" (")[0]: part for part in bill.parts_of([])}
        for source, inside in bill.write(tmp_path / "scratch", []):
            (tmp_path / inside).mkdir(parents=True, exist_ok=True)
            shutil.copy(source, tmp_path / inside)
        found = {one.name: one for one in components(tmp_path / "wordgames" / "resources")}
        assert set(found) == set(parts)
        for name, one in found.items():
            assert sorted(text.read_bytes() for text in one.texts) == sorted(
                text.read_bytes() for text in parts[name].texts
            )

    def test_it_is_cyclonedx(self, bill: Any) -> None:
        written = bill.bill_of(
            [bill.Part("a thing", "1", "MIT"), bill.Part("another", "2", "of its own kind")]
        )
        found = json.loads(written)
        assert (found["bomFormat"], found["specVersion"]) == ("CycloneDX", "1.6")
        assert found["metadata"]["component"]["version"] == __version__
        licences = {one["name"]: one["licenses"][0] for one in found["components"]}
        assert licences["a thing"] == {"expression": "MIT"}
        assert licences["another"]["license"]["name"] == "of its own kind"
        from cyclonedx.schema import SchemaVersion
        from cyclonedx.validation.json import JsonStrictValidator

        assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(written) is None
