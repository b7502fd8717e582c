"""Themes: strict reading, and contrast of every text and mark on what it stands on."""

from __future__ import annotations

from pathlib import Path

import pytest

from wordgames.core.resources import resource_root
from wordgames.ui.painting.colors import contrast, mix
from wordgames.ui.theme import Theme, ThemeError, load_theme, read_theme

FOLD = ("dark", "middle", "light")
THEMES = resource_root() / "themes"
FILES = sorted(THEMES.glob("*.toml"))


def _texts(t: Theme) -> dict[str, tuple[str, str]]:
    """Letters and what is behind them, at its worst."""
    papers = {"plate": t.paper.plate, "slip": t.paper.slip, "card": t.paper.card, "picked": t.paper.picked}
    pairs = {f"ink on {n}": (t.paper.ink, c) for n, c in papers.items()}
    pairs |= {f"muted on {n}": (t.paper.muted, c) for n, c in papers.items()}
    pairs |= {f"card_muted on {n}": (t.paper.card_muted, c) for n, c in papers.items()}
    pairs |= {f"title on {n}": (t.text.title, c) for n, c in zip(FOLD, t.velvet.table, strict=True)}
    pairs |= {f"body on stage {n}": (t.text.body, c) for n, c in zip(FOLD, t.velvet.stage, strict=True)}
    pairs |= {f"seat {i} ink on strip": (c, t.board.strip[2]) for i, c in enumerate(t.seats.inks)}
    pairs |= {
        f"brass ink {i}": (t.brass.ink, c) for i, (_, c) in enumerate(t.brass.metal) if i not in (2, 4, 5)
    }
    pairs |= {f"narrow brass ink {i}": (t.brass.ink, c) for i, (_, c) in enumerate(t.brass.narrow)}
    return pairs | {
        "muted on strip": (t.paper.muted, t.board.strip[1]),
        "ink on yellow": (t.paper.ink, t.board.yellow),
        "ink on bonus": (t.paper.ink, t.paper.bonus),
        "accent on plate": (t.paper.accent, t.paper.plate),
        "caption on floor": (t.text.caption, t.wood.floor[1]),
        "shelf on wall": (t.text.shelf, t.wood.wall[1]),
        "shelf_quiet on shelf front": (t.text.shelf_quiet, t.wood.shelf_front[1]),
        "dashed_small on hole": (t.text.dashed_small, mix(t.sofa.cloth, t.paper.hole, 0.5).name()),
        "number on band": (t.board.number, t.board.band[0]),
        "place on step": (t.board.place, t.board.step[0]),
    }


def _marks(t: Theme) -> dict[str, tuple[str, str]]:
    """Signs and outlines that carry a meaning, and what they must stand out from."""
    crests = {f"crest on seat {i}": (t.seats.crest, c) for i, c in enumerate(t.seats.colors)}
    return crests | {
        "dim number on band": (t.board.number_dim, t.board.band[0]),
        "yellow's rim on yellow": (t.paper.ink, t.board.yellow),
        "focus on light": (t.focus.on_light, t.board.strip[1]),
        "focus on velvet": (t.focus.on_dark, t.velvet.table[2]),
        "focus on sofa": (t.focus.on_dark, t.sofa.cloth),
        "dash on hole": (t.text.dashed, t.paper.hole),
        "round button's sign": (t.text.title, t.button.round),
        "bulb rim on button": (t.bulb.rim, t.button.round),
        "own dot on strip": (t.seats.inks[0], t.board.strip[1]),
    }


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_text_contrast(path: Path) -> None:
    poor = {
        name: round(contrast(*pair), 2)
        for name, pair in _texts(read_theme(path)).items()
        if contrast(*pair) < 4.5
    }
    assert not poor


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_mark_contrast(path: Path) -> None:
    poor = {
        name: round(contrast(*pair), 2)
        for name, pair in _marks(read_theme(path)).items()
        if contrast(*pair) < 3.0
    }
    assert not poor


def test_night_is_there_and_is_one_value() -> None:
    assert load_theme("night") is load_theme("night")
    for path in FILES:
        assert read_theme(path.with_suffix(".json")) == read_theme(path), "run `python3 dev.py scenery`"
    assert hash(load_theme("night")) == hash(read_theme(THEMES / "night.toml"))


def test_contrast_of_black_and_white() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (lambda s: s.replace('title = "#FFF1D6"', 'title = "oxblood"'), "title"),
        (lambda s: s.replace('title = "#FFF1D6"\n', ""), "title"),
        (lambda s: s.replace("[focus]", '[focus]\nglow = "#000000"'), "glow"),
        (lambda s: s + "\n[[", "damaged"),
    ],
)
def test_a_damaged_theme_names_its_file_and_field(tmp_path: Path, change, word: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(change((THEMES / "night.toml").read_text()))
    with pytest.raises(ThemeError) as caught:
        read_theme(path)
    assert "odd.toml" in str(caught.value)
    assert word in str(caught.value)


def test_a_missing_theme_says_so(tmp_path: Path) -> None:
    with pytest.raises(ThemeError, match="cannot be read"):
        read_theme(tmp_path / "none.toml")
