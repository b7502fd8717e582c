"""Print what the changelog says of a version: `notes.py v1.2.3`. Ends with a sentence where the tag is of another."""

from __future__ import annotations

import re
import sys

import names

SOURCES = """\
Qt and PySide6 are used under the GNU LGPL, version 3; *About Wordgames* names their release. Its sources:
<https://download.qt.io/official_releases/qt/> and <https://download.qt.io/official_releases/QtForPython/pyside6/>."""
"""What the LGPL wants said wherever the libraries are given on."""


def notes(tag: str, changelog: str, version: str = names.VERSION) -> str:
    """The part of the changelog for a tag. Raises SystemExit where there is none, or the tag is of another version."""
    if tag.removeprefix("v") != version:
        raise SystemExit(f"The tag {tag} is not the version of the project, {version}.")
    found = re.search(
        rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    text = found[1].strip() if found else ""
    if not text:
        raise SystemExit(f"CHANGELOG.md says nothing of {version}.")
    return text


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: notes.py TAG")
    print(notes(sys.argv[1], (names.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), SOURCES, sep="\n\n")
