"""What the front page and the docs point to is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_links_to_is_there(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    files = [link for link in links if "://" not in link]
    assert [link for link in files if not (page.parent / link).exists()] == []


def test_the_front_page_shows_the_shelf_and_every_game() -> None:
    shown = re.findall(
        r"!\[[^\]]+\]\((docs/pictures/[^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8")
    )
    assert len(shown) == 7
    assert all(any(game in picture for picture in shown) for game in ("shelf", "play", "pun", "whimsy"))
