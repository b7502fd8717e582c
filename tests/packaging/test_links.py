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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_of_the_project_that_a_page_names_is_there(page: Path) -> None:
    """By its path from the top, from the package, or the end of it."""
    named = set(
        re.findall(r"`([\w./-]+\.(?:py|yml|toml|nsi|sh|spec|plist))`", page.read_text(encoding="utf-8"))
    )
    # NAME stands for any.
    named = {name for name in named if "NAME" not in name}
    there = [
        str(path.relative_to(ROOT))
        for top in ("wordgames", "packaging", "tests", "benchmarks", "resources", ".github", "docs")
        for path in (ROOT / top).rglob("*.*")
    ] + [path.name for path in ROOT.iterdir()]
    assert [name for name in named if not any(f"/{path}".endswith(f"/{name}") for path in there)] == []
