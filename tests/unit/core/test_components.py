"""What the program is made of, from a bill of materials or from what is installed."""

from __future__ import annotations

import json
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import pytest

from wordgames.core.components import BILL, LONGEST, components, shortened


def write_bill(root: Path, *entries: dict[str, Any]) -> None:
    about = root / "about"
    (about / "licences").mkdir(parents=True)
    (about / BILL).write_text(json.dumps({"components": list(entries)}), encoding="utf-8")


def test_the_bill_of_a_built_app_is_read(tmp_path: Path) -> None:
    write_bill(
        tmp_path,
        {"name": "Qt (with others)", "version": "6", "licenses": [{"expression": "LGPL-3.0-only"}]},
        {"name": "a thing", "licenses": [{"license": {"name": "its own"}}]},
    )
    texts = tmp_path / "about" / "licences"
    for name in ("Qt.txt", "Qt-1.txt", "Qt-like.txt", "a-thing.txt"):
        (texts / name).write_text(name, encoding="utf-8")
    thing, qt = components(tmp_path)
    assert (thing.name, thing.version, thing.licence, thing.texts) == (
        "a thing",
        "",
        "its own",
        (texts / "a-thing.txt",),
    )
    assert (qt.name, qt.licence) == ("Qt", "LGPL-3.0-only")
    assert qt.texts == (texts / "Qt-1.txt", texts / "Qt.txt")


INSTALLED = pytest.mark.skipif(
    not list(distributions(name="wordgames")), reason="the checkout is not installed in this environment"
)


@INSTALLED
def test_without_a_bill_the_installed_packages_are_listed(tmp_path: Path) -> None:
    found = {one.name.lower().replace("_", "-"): one for one in components(tmp_path)}
    assert {"python", "pyside6-essentials", "shiboken6", "wordfreq", "ftfy", "font-manrope"} <= set(found)
    assert "pytest" not in found
    assert all(one.version and one.licence for one in found.values())
    assert any("Copyright" in text.read_text(encoding="utf-8") for text in found["wordfreq"].texts)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"components": [{"name": "x"}]}', '{"components": [7]}'])
def test_a_damaged_bill_is_none(tmp_path: Path, text: str) -> None:
    write_bill(tmp_path)
    (tmp_path / "about" / BILL).write_text(text, encoding="utf-8")
    assert any(one.name == "Python" for one in components(tmp_path))


def test_a_list_of_licences_is_cut_between_two() -> None:
    assert shortened("MIT") == "MIT"
    long = shortened("BSD-3-clause, BSD-4-clause, " + "another one, " * 9)
    assert long.endswith("another one …")
    assert len(long) <= LONGEST + 2
    assert shortened("x" * 40 + " " + "y" * 40) == "x" * 40 + " …"


def test_the_sources_of_the_word_lists_are_those_that_stand_beside_them() -> None:
    from wordgames.core.components import word_list_sources
    from wordgames.core.resources import resource_root

    told = (resource_root() / "lexicon" / "LICENSE.md").read_text(encoding="utf-8")
    sources = word_list_sources()
    assert [one.name for one in sources if one.version not in told or not one.texts] == []
    there = {path.name for path in (resource_root() / "lexicon" / "licenses").iterdir()}
    assert there <= {text.name for one in sources for text in one.texts}
