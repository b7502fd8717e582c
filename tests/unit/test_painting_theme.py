"""Themes: strict reading, and contrast of every text and mark on what it stands on."""

from __future__ import annotations

from pathlib import Path

import pytest

from wordgames.core.resources import resource_root
from wordgames.ui.painting.colors import contrast, mix
from wordgames.ui.theme import THEMES as THEME_NAMES
from wordgames.ui.theme import Theme, ThemeError, chosen_theme, load_theme, read_theme

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
    for seat, (own, ink) in enumerate(zip(t.seats.own, t.seats.inks, strict=True)):
        filled = t.board.own_letter
        pairs[f"own letter of seat {seat}"] = (filled, own) if filled else (own, t.board.strip[2])
        pairs |= {f"seat {seat} ink on {n}": (ink, papers[n]) for n in ("plate", "slip")}
    pairs |= {f"title on stage {n}": (t.text.title, c) for n, c in zip(FOLD, t.velvet.stage, strict=True)}
    pairs |= {f"body on {n}": (t.text.body, c) for n, c in zip(FOLD, t.velvet.table, strict=True)}
    pairs |= {f"step_ink on step {i}": (t.board.step_ink, c) for i, c in enumerate(t.board.step)}
    pairs |= {
        f"letter on tile {i}": (t.board.ink, c) for i, c in enumerate(t.board.tile + t.board.tile_yellow)
    }
    pairs |= {
        f"brass ink {i}": (t.brass.ink, c) for i, (_, c) in enumerate(t.brass.metal) if i not in (2, 4, 5)
    }
    pairs |= {f"narrow brass ink {i}": (t.brass.ink, c) for i, (_, c) in enumerate(t.brass.narrow)}
    pairs |= {
        "letter on card": (t.letters.ink, t.letters.card),
        "letter on Pun card": (t.letters.pun_ink, t.letters.pun),
        "loose letters": (t.letters.hollow_text, t.letters.hollow),
    }
    pairs |= {f"body on Pun's cloth {i}": (t.text.body, c) for i, c in enumerate(t.room.stone)}
    pairs |= {f"body on Pun's ledge {i}": (t.text.body, c) for i, c in enumerate(t.room.ledge[:2])}
    pairs |= {f"gold on Pun's ledge {i}": (t.room.gold, c) for i, c in enumerate(t.room.ledge[:2])}
    pairs |= {f"words on felt {i}": (t.letters.place, c) for i, c in enumerate(t.letters.bed)}
    return pairs | {
        "muted on strip": (t.board.muted, t.board.strip[2]),
        "letter on strip": (t.board.ink, t.board.strip[2]),
        "letter in window": (t.board.ink, t.board.window[1]),
        "letter on yellow": (t.board.ink, t.board.yellow),
        "letters on the slip of a sentence": (t.paper.blank[1], t.paper.blank[0]),
        "body on floor": (t.text.body, t.wood.floor[1]),
        "question on slip": (t.paper.question, t.paper.slip),
        "ink on bonus": (t.paper.ink, t.paper.bonus),
        "accent on plate": (t.paper.accent, t.paper.plate),
        "caption on floor": (t.text.caption, t.wood.floor[1]),
        "shelf on wall": (t.text.shelf, t.wood.wall[1]),
        "shelf_quiet on shelf front": (t.text.shelf_quiet, t.wood.shelf_front[1]),
        "dashed_small on hole": (t.text.dashed_small, mix(t.sofa.cloth, t.paper.hole, 0.5).name()),
        "number on band": (t.board.number, t.board.band[0]),
        "place on step": (t.board.place, t.board.step[0]),
        **{f"place on Whimsy's step {i}": (t.podium.place, c) for i, c in enumerate(t.podium.step)},
        **{f"numeral {i} on chip": (c, t.podium.middle[1]) for i, c in enumerate(t.podium.numerals, start=1)},
    }


def _marks(t: Theme) -> dict[str, tuple[str, str]]:
    """Signs and outlines that carry a meaning, and what they must stand out from."""
    crests = {
        f"crest on seat {i}": (t.seats.crest, c) if t.seats.disc is None else (c, t.seats.disc)
        for i, c in enumerate(t.seats.colors)
    }
    # In a plain theme black lies on either side of every ring.
    focus = {
        "on_ground": t.velvet.table,
        "on_dark": t.board.band,
        "on_light": (t.board.strip[1], t.paper.card),
    }
    for name, grounds in focus.items():
        for i, ground in enumerate((t.paper.hole,) if t.flat else grounds):
            crests[f"focus {name} {i}"] = (getattr(t.focus, name), ground)
    return crests | {
        **{f"focus on Pun's cloth {i}": (t.focus.on_ground, c) for i, c in enumerate(t.room.stone)},
        **{f"focus on Pun's bench {i}": (t.focus.on_ground, c) for i, c in enumerate(t.room.bench[:2])},
        "ring on felt": (t.letters.ring, t.letters.bed[1]),
        "ring on hollow": (t.letters.ring, t.letters.hollow),
        "lattice on back": (t.letters.lattice, t.letters.back[0]),
        "dim number on band": (t.board.number_dim, t.board.band[0]),
        "yellow's rim on yellow": (t.board.ink, t.board.yellow),
        "focus on sofa": (t.focus.on_ground, t.sofa.cloth),
        "dash on hole": (t.text.dashed, t.paper.hole),
        "round button's sign": (t.text.title, t.button.round),
        "bulb rim on button": (t.bulb.rim, t.button.round),
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


def test_every_theme_has_its_file_and_its_name() -> None:
    assert {path.stem for path in FILES} == set(THEME_NAMES)
    assert all(load_theme(name).name == name for name in THEME_NAMES)
    assert chosen_theme("day") is load_theme("day")
    assert chosen_theme("") is chosen_theme("../night") is load_theme("night")


def test_contrast_has_neither_light_nor_shade() -> None:
    effect = load_theme("contrast").effect
    assert effect.shadow == effect.texture == effect.bevel == effect.vignette == effect.lamp == 0
    assert load_theme("contrast").flat
    assert not load_theme("day").flat


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
