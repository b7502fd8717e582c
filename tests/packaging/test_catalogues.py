"""A game is its own folders and one line in each catalogue; what carries all games names none of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import wordgames
from wordgames.games.catalog import CATALOG, GAMES
from wordgames.texts import events, refusals
from wordgames.ui import help_pages, setup_pages, shelf
from wordgames.ui.painting import choices, lids, open_box
from wordgames.ui.tables import catalog as tables

SOURCE = Path(wordgames.__file__).parent
GROUND = (
    "core",
    "session",
    *(
        f"qt/{name}"
        for name in (
            "botrunner",
            "controller",
            "displays",
            "following",
            "handling",
            "keys",
            "log",
            "presentation",
            "sandtimer",
            "twin",
        )
    ),
    *(
        f"ui/{name}"
        for name in (
            "buttons",
            "curtain",
            "errors",
            "flow",
            "help",
            "interrupted",
            "passing",
            "pause",
            "publicwindow",
            "screen",
            "seats",
            "secondscreen",
            "setup",
            "sheet",
            "tvflow",
            "tvsheet",
            "window",
        )
    ),
)
"""What carries every game: a new one changes nothing here."""


def files() -> Iterator[Path]:
    for name in GROUND:
        path = SOURCE / name
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]


def named(path: Path) -> set[str]:
    """The games that a file imports or names in a string of its own."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        modules: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module:
            modules = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.Constant) and node.value in GAMES:
            found.add(str(node.value))
        for module in modules:
            found |= {part for part in module.split(".") if part.split("_")[0] in GAMES}
    return found


def test_what_carries_all_games_names_none() -> None:
    assert len(list(files())) > 40
    assert {path.name: games for path in files() if (games := named(path))} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_named_is_found(game: str) -> None:
    assert game in named(SOURCE / "ui" / "tables" / "catalog.py"), "else the test above proves nothing"
    assert game in named(SOURCE / "games" / "catalog.py")


@pytest.mark.parametrize("game", GAMES)
def test_each_game_stands_in_each_catalogue(game: str) -> None:
    assert [entry.game.name for entry in CATALOG].count(game) == 1
    assert game in shelf.GAMES
    for catalogue in (tables.TABLES, help_pages.GUIDES, setup_pages.PAGES, refusals.GAMES):
        assert game in catalogue
    for catalogue in (
        lids.LIDS,
        lids._TITLES,
        choices._TABLES,
        open_box._BOARDS,
        open_box._THINGS,
    ):
        assert game in catalogue
    assert len(events.GAMES) == len(CATALOG)
