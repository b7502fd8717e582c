"""The bill of materials of a built app: every component in it, with its version and its licence in full.

Written into the bundle as CycloneDX, where the About box reads it. Components are found by whom each file belongs to:
a Python package by its list of files, a library of the system by Debian's package manager. What cannot be told is an
error, so nothing is shipped that is not named.
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import struct
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import Distribution, distributions
from pathlib import Path

import names
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import DisjunctiveLicense, LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from license_expression import ExpressionError, get_spdx_licensing

from wordgames.core.components import word_list_sources

BILL = "bill-of-materials.cdx.json"

SPDX = {
    "Apache Software License": "Apache-2.0",
    "MIT License": "MIT",
    "SIL OFL 1.1": "OFL-1.1",
}
"""What packages say of their licence in older words. Facts of their metadata, not our judgement."""
ANSWERED = {
    "langcodes": "MIT",
    "locate": "MIT",
    "wcwidth": "MIT",
}
"""Packages whose metadata names no licence that a program can read; so say the texts that they bring."""
LGPL = ("LICENSES/LGPL-3.0.txt", "LICENSE")
"""The texts for Qt and its binding: the LGPL adds to the GPL."""
IN_QT = re.compile(r"PySide6/(?:Qt/|plugins/|translations/|Qt6\w+\.dll)|/Qt\w+\.framework/|libQt6")
"""With forward slashes; Linux and macOS have Qt's own below PySide6/Qt, Windows beside the binding."""
MICROSOFT = re.compile(
    r"(?:vcruntime|msvcp|msvcr|concrt|vccorlib|ucrtbase|api-ms-win-)[\w.-]*\.dll", re.IGNORECASE
)
"""Libraries of Microsoft's that Python, Qt and others carry along on Windows, each in its own folder."""
HOMEBREW = re.compile(r"(.*/Cellar/([^/]+)/([^/]+))/")
"""Folder, name and version."""
LICENCE_FILE = re.compile(r"(?:^|/)(?:licen[cs]es?|copying|notice|ofl)[^/]*$", re.IGNORECASE)
ICU = re.compile(r"(?:lib)?icu(?:data|dt|i18n|in|uc)", re.IGNORECASE)


class Unknown(Exception):
    """A file in the bundle that belongs to nothing known; the text names it."""


@dataclass(frozen=True)
class Part:
    """A component."""

    name: str
    version: str
    licence: str
    """An SPDX expression where there is one, else in the packager's words."""
    texts: tuple[Path, ...] = ()
    """The licence in full, and notices."""
    kind: ComponentType = ComponentType.LIBRARY


def spdx(dist: Distribution) -> str:
    """The licence of a package as an SPDX expression. Raises Unknown."""
    found = dist.metadata
    said = [found.get("License-Expression"), ANSWERED.get(dist.name.lower())]
    said += [
        one.rpartition(":: ")[2] for one in found.get_all("Classifier") or () if one.startswith("License")
    ]
    said.append(found.get("License"))
    known = get_spdx_licensing()
    for one in said:
        expression = SPDX.get(one or "", one or "")
        try:
            if expression and not known.unknown_license_keys(expression):
                return expression
        except ExpressionError:
            continue
    raise Unknown(f"the licence of {dist.name}: it says {[one for one in said if one]}")


def licence_texts(dist: Distribution) -> tuple[Path, ...]:
    """The licence files that a package brings."""
    inside = (
        file
        for file in dist.files or ()
        if LICENCE_FILE.search(file.as_posix()) and file.suffix not in {".py", ".pyc"}
    )
    return tuple(sorted(Path(str(dist.locate_file(file))) for file in inside))


@functools.cache
def _owners() -> dict[str, Distribution]:
    """The package of each installed file."""
    return {
        os.path.realpath(str(dist.locate_file(file))): dist
        for dist in distributions()
        for file in dist.files or ()
    }


@functools.cache
def _of_the_system(folder: str, name: str) -> Part | None:
    """The Debian package of a library, or None where that is not known."""
    if shutil.which("dpkg-query") is None:
        return None
    for place in {folder, f"/usr{folder}", folder.removeprefix("/usr")}:
        asked = subprocess.run(
            ["dpkg-query", "--search", f"{place}/{name}"], capture_output=True, text=True, check=False
        )
        if asked.returncode == 0:
            package = asked.stdout.splitlines()[0].partition(": ")[0].split(",")[0]
            shown = subprocess.run(
                ["dpkg-query", "--show", "--showformat=${source:Package} ${Version}", package],
                capture_output=True,
                text=True,
                check=True,
            )
            source, version = shown.stdout.split()
            text = Path("/usr/share/doc") / package.partition(":")[0] / "copyright"
            return Part(source, version, _debian_licence(text), (text,) if text.exists() else ())
    return None


def _debian_licence(copyright_file: Path) -> str:
    """The licences that Debian's file names, in its words."""
    if not copyright_file.exists():
        return "see the packager's copyright file"
    text = copyright_file.read_text(encoding="utf-8", errors="replace")
    said = dict.fromkeys(re.findall(r"^License: *(\S[^\n]*)$", text, re.MULTILINE))
    return ", ".join(said) or "see the text"


def python() -> Part:
    """The interpreter, and the standard library."""
    base = Path(sysconfig.get_path("stdlib"))
    for text in (base / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt"):
        if text.exists():
            return Part("Python", sys.version.split()[0], "Python-2.0.1", (text,), ComponentType.PLATFORM)
    packaged = Path("/usr/share/doc") / f"python3.{sys.version_info.minor}" / "copyright"
    texts = (packaged,) if packaged.exists() else ()
    return Part("Python", sys.version.split()[0], "Python-2.0.1", texts, ComponentType.PLATFORM)


def starter() -> Part:
    """What starts the interpreter in a bundle."""
    dist = next(one for one in distributions() if one.name.lower() == "pyinstaller")
    licence = "GPL-2.0-or-later WITH Bootloader-exception"
    return Part("PyInstaller's bootloader", dist.version, licence, licence_texts(dist))


def qt(pyside: Distribution) -> Part:
    """Qt itself, as the binding's wheel carries it, with what is built into it."""
    root = names.ROOT
    return Part(
        "Qt (with the third-party code named at doc.qt.io/qt-6/licenses-used-in-qt.html)",
        pyside.version,
        "LGPL-3.0-only",
        tuple(root / name for name in LGPL),
        ComponentType.FRAMEWORK,
    )


def _version_of_icu(path: str) -> str:
    found = re.search(r"\.so\.(\d+)|dt(\d+)|\.(\d+)\.dylib", path)
    return next((one for one in (found.groups() if found else ()) if one), "")


def _windows_version(file: Path) -> str:
    """The version that a Windows library bears in its resources; empty where it bears none."""
    content = file.read_bytes()
    # VS_FIXEDFILEINFO: a signature, the version of the form, and that of the file.
    found = content.find(struct.pack("<L", 0xFEEF04BD))
    if found < 0 or len(content) < found + 16:
        return ""
    high, low = struct.unpack_from("<LL", content, found + 8)
    return f"{high >> 16}.{high & 0xFFFF}.{low >> 16}.{low & 0xFFFF}"


def _microsoft(file: Path) -> Part:
    """A library of Visual C++'s runtime, which Microsoft lets every program carry."""
    licence = "Microsoft Visual C++ runtime, redistributable by Microsoft's terms"
    return Part(f"Microsoft {file.name.lower()}", _windows_version(file), licence)


def _of_homebrew(real: Path) -> Part | None:
    """The formula that a library on macOS comes from, or None where it is of none."""
    found = HOMEBREW.match(real.as_posix())
    if found is None:
        return None
    folder, name, version = Path(found[1]), found[2], found[3]
    texts = tuple(sorted(path for path in folder.iterdir() if LICENCE_FILE.search(path.name)))
    formula = folder / ".brew" / f"{name}.rb"
    said = re.search(r'^  license "([^"]+)"', formula.read_text("utf-8"), re.M) if formula.exists() else None
    return Part(name, version, said[1] if said else "see the text", texts)


def _within(path: Path, folder: str) -> bool:
    return path.is_relative_to(Path(folder).resolve())


def owner_of(destination: str, source: str) -> Part | None:
    """Whom a file of the bundle belongs to; None for our own. Raises Unknown."""
    real = Path(os.path.realpath(source))
    if real.is_relative_to(names.ROOT) and not _within(real, sys.prefix):
        return None
    if sys.platform == "win32" and MICROSOFT.fullmatch(real.name):
        return _microsoft(real)
    dist = _owners().get(str(real))
    if dist is not None:
        return _of_a_package(real, dist)
    if destination.startswith("libpython") or destination == "base_library.zip":
        return python()
    if _within(real, sysconfig.get_path("stdlib")):
        return python()
    part = None
    if sys.platform.startswith("linux"):
        part = _of_the_system(str(real.parent), real.name)
    elif sys.platform == "darwin" and not _within(real, sys.base_prefix):
        part = _of_homebrew(real)
    # Where the system's own Python runs, all other programs share its folder.
    if part is None and sys.base_prefix != "/usr" and _within(real, sys.base_prefix):
        return python()
    if part is None:
        raise Unknown(f"{destination} (from {source})")
    return part


def _of_a_package(real: Path, dist: Distribution) -> Part:
    """The component that a file of an installed package is of: not all that PySide6 brings is its own."""
    if ICU.match(real.name):
        icu_text = names.ROOT / "resources" / "lexicon" / "licenses" / "unicode-cldr.txt"
        return Part("ICU", _version_of_icu(real.name), "Unicode-3.0", (icu_text,))
    name = dist.name.lower()
    if name.startswith("pyinstaller"):
        return starter()
    if name.startswith(("pyside6", "shiboken6")):
        if IN_QT.search(real.as_posix()):
            return qt(dist)
        return Part(dist.name, dist.version, "LGPL-3.0-only", tuple(names.ROOT / text for text in LGPL))
    return Part(dist.name, dist.version, spdx(dist), licence_texts(dist))


def parts_of(files: Iterable[tuple[str, str]]) -> list[Part]:
    """The components of a bundle, by name, from its files as (path in the bundle, path of origin)."""
    found = {owner_of(*pair) for pair in files} - {None}
    found |= {python(), starter()}
    found |= {
        Part(one.name, one.version, one.licence, one.texts, ComponentType.DATA) for one in word_list_sources()
    }
    return sorted((part for part in found if part is not None), key=lambda part: part.name.lower())


def _licence(said: str) -> DisjunctiveLicense | LicenseExpression:
    known = get_spdx_licensing()
    try:
        if not known.unknown_license_keys(said):
            return LicenseExpression(str(known.parse(said)))
    except ExpressionError:
        pass
    return DisjunctiveLicense(name=said)


def bill_of(parts: Iterable[Part]) -> str:
    """The bill as CycloneDX 1.6 in JSON."""
    bom = Bom()
    app = Component(
        name=names.TITLE,
        version=names.VERSION,
        type=ComponentType.APPLICATION,
        licenses=[_licence(names.LICENCE)],
    )
    bom.metadata.component = app
    for part in parts:
        bom.components.add(
            Component(
                name=part.name,
                version=part.version or None,
                type=part.kind,
                licenses=[_licence(part.licence)],
            )
        )
    bom.register_dependency(app, bom.components)
    return JsonV1Dot6(bom).output_as_string(indent=1)


def _file_name(part: Part, text: Path, number: int) -> str:
    stem = re.sub(r"[^\w.-]+", "-", part.name.partition(" (")[0]).strip("-")
    return f"{stem}{f'-{number}' if number else ''}.txt"


def write(scratch: Path, files: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Write the bill and all texts below `scratch`; what goes into the bundle, as PyInstaller's `datas` take it.

    Raises Unknown.
    """
    inside = "wordgames/resources/about"
    scratch.mkdir(parents=True, exist_ok=True)
    for old in scratch.iterdir():
        old.unlink()
    parts = parts_of(files)
    bill = scratch / BILL
    bill.write_text(bill_of(parts), encoding="utf-8")
    added = [(str(bill), inside)]
    for part in parts:
        for number, text in enumerate(part.texts):
            copy = scratch / _file_name(part, text, number)
            copy.write_bytes(text.read_bytes())
            added.append((str(copy), f"{inside}/licences"))
    return added
