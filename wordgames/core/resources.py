"""Where decks, lexicons, themes and pictures lie."""

from pathlib import Path


def resource_root() -> Path:
    """The folder `resources`: inside an installed package, or at the top of a source tree."""
    package = Path(__file__).resolve().parent.parent
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent / "resources"
