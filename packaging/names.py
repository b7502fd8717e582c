"""What the downloads call themselves, in one place: version and summary come from the project itself."""

from __future__ import annotations

import plistlib
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from wordgames import __version__ as VERSION  # noqa: E402 - a checkout need not be installed

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

NAME: str = PROJECT["name"]
"""Of programs, packages and files."""
TITLE = "Wordgames"
"""For people."""
SUMMARY: str = PROJECT["description"]
LICENCE: str = PROJECT["license"]
PUBLISHER = "The Wordgames developers"
APP_ID = "app.wordgames.Wordgames"
"""In reverse order of a domain name, for macOS, AppStream and Flatpak (docs/releasing.md: before the first release)."""
COPYRIGHT = f"{PUBLISHER}, {LICENCE}"


def four_numbers(version: str = VERSION) -> tuple[int, int, int, int]:
    """The version as Windows wants it: "1.2.3", "1.2.3b2" and "1.2.3rc1" are 1.2.3.0."""
    found = re.match(r"\d+(?:\.\d+){0,2}", version)
    digits = [int(part) for part in found[0].split(".")] if found else []
    first, second, third = (digits + [0, 0, 0])[:3]
    return first, second, third, 0


def debian_version(version: str = VERSION) -> str:
    """The version for dpkg, which sorts "1.0~rc1" before "1.0"."""
    return re.sub(r"\.?(a|b|rc|dev)(?=\d)", r"~\1", version)


def windows_version_info() -> Any:
    """The version resource of the .exe files, as PyInstaller takes it. Only on Windows does PyInstaller have it."""
    from PyInstaller.utils.win32.versioninfo import (  # type: ignore[import-untyped,unused-ignore]
        FixedFileInfo,
        StringFileInfo,
        StringStruct,
        StringTable,
        VarFileInfo,
        VarStruct,
        VSVersionInfo,
    )

    said = {
        "CompanyName": PUBLISHER,
        "FileDescription": TITLE,
        "FileVersion": VERSION,
        "InternalName": NAME,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": VERSION,
    }
    strings = StringTable("040904B0", [StringStruct(key, value) for key, value in said.items()])
    return VSVersionInfo(
        ffi=FixedFileInfo(filevers=four_numbers(), prodvers=four_numbers()),
        kids=[StringFileInfo([strings]), VarFileInfo([VarStruct("Translation", [0x0409, 1200])])],
    )


def info_plist() -> dict[str, Any]:
    """`macos/Info.plist` with the version and the names filled in."""
    text = (ROOT / "packaging" / "macos" / "Info.plist").read_text(encoding="utf-8")
    for key in ("APP_ID", "COPYRIGHT", "NAME", "TITLE", "VERSION"):
        text = text.replace(f"@{key}@", globals()[key])
    plist: dict[str, Any] = plistlib.loads(text.encode())
    return plist
