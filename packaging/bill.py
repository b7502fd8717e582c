"""The bill of materials of a built app: every component in it, with its version and its licence in full.

Written into the bundle as CycloneDX, where the About box reads it. Components are found by whom each file belongs to:
a Python package by its list of files, a library of the system by Debian's package manager. What cannot be told is an
error, so nothing is shipped that is not named.
"""

from __future__ import annotations

import functools
import os
import re
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
IN_QT = re.compile(r"PySide6[/\\](?:Qt[/\\]|.*Qt6[A-Z]\w*\.dll)|\.framework|libQt6")
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
    named = re.compile(r"(?:^|/)(?:licen[cs]es?|copying|notice|ofl)[^/]*$", re.IGNORECASE)
    inside = (
        file for file in dist.files or () if named.search(str(file)) and file.suffix not in {".py", ".pyc"}
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


def owner_of(destination: str, source: str) -> Part | None:
    """Whom a file of the bundle belongs to; None for our own. Raises Unknown."""
    real = Path(os.path.realpath(source))
    if real.is_relative_to(names.ROOT) and not real.is_relative_to(Path(sys.prefix).resolve()):
        return None
    dist = _owners().get(str(real))
    if dist is not None:
        if ICU.match(real.name):
            icu_text = names.ROOT / "resources" / "lexicon" / "licenses" / "unicode-cldr.txt"
            return Part("ICU", _version_of_icu(real.name), "Unicode-3.0", (icu_text,))
        if IN_QT.search(str(real)):
            return qt(dist)
        if dist.name.lower().startswith("pyinstaller"):
            return starter()
        if dist.name.lower().startswith(("pyside6", "shiboken6")):
            return Part(dist.name, dist.version, "LGPL-3.0-only", tuple(names.ROOT / name for name in LGPL))
        return Part(dist.name, dist.version, spdx(dist), licence_texts(dist))
    if real.is_relative_to(Path(sys.base_prefix).resolve()) or real.is_relative_to(
        Path(sysconfig.get_path("stdlib")).resolve()
    ):
        return python()
    if destination.startswith(("libpython", "python3")) or destination == "base_library.zip":
        return python()
    part = _of_the_system(str(real.parent), real.name) if sys.platform.startswith("linux") else None
    if (
        part is None
        and sys.platform == "win32"
        and re.match(r"(?:vcruntime|msvcp|ucrtbase|api-ms)", real.name, re.I)
    ):
        return Part("Microsoft Visual C++ runtime", "", "redistributable, by Microsoft's terms")
    if part is None:
        raise Unknown(f"{destination} (from {source})")
    return part


def parts_of(files: Iterable[tuple[str, str]]) -> list[Part]:
    """The components of a bundle, by name, from its files as (path in the bundle, path of origin)."""
    found = {owner_of(*pair) for pair in files} - {None}
    found |= {python(), starter()}
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
