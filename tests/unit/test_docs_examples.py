"""Every example of a deck in the documentation is read without a complaint."""

import re
from pathlib import Path

import pytest

from wordgames.__main__ import main

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXAMPLES = [
    pytest.param(example, id=f"{page.stem}-{number}")
    for page in sorted(DOCS.glob("*.md"))
    for number, example in enumerate(
        re.findall(r"^```toml\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    )
]


def test_there_is_an_example_for_each_game() -> None:
    text = (DOCS / "decks.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^```toml$", text, re.MULTILINE)) == 3


def whole_deck(card: str) -> str:
    """A deck of Punch Line is 28 cards, no sentence twice, all lines switched about equally often; from one card."""
    pairs = iter([[1, 2], [3, 4], [5, 6], [7, 8], [9, 10]] * 12)
    cards = (re.sub(r'^    "', f'    "{n}: ', card, flags=re.MULTILINE) for n in range(1, 29))
    return "".join(re.sub(r"\[\d+, \d+\]", lambda found: str(next(pairs)), one) for one in cards)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_can_be_played_with(
    example: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.toml"
    if "[[card]]" in example:
        example = whole_deck(example)
    file.write_text(example, encoding="utf-8")
    code = main(["deck", "check", str(file)])
    said = capsys.readouterr()
    assert (code, said.err) == (0, ""), said.out
    assert not re.search(r"\b0 activity cards", said.out)
