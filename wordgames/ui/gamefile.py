"""A game as one file, for a bug report: where it goes, and what is said of it."""

from __future__ import annotations

from pathlib import Path

from wordgames.session.store import Store
from wordgames.texts import _


def documents() -> Path:
    """Where this system keeps what people write."""
    import platformdirs

    return platformdirs.user_documents_path()


def write_game_file(store: Store, record: int, game: str, folder: Path | None = None) -> tuple[str, ...]:
    """Write the record of a game of this name into a folder, and return what to tell of it.

    The same game goes into the same file again, as it is then.
    """
    folder = folder or documents()
    file = folder / f"wordgames-{game}-{record}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        store.records.export(record, file)
    except OSError as error:
        return (
            _("The file could not be written: {reason}.").format(reason=error.strerror or str(error)),
            _("The game itself is kept."),
        )
    return (
        _("The game is in the file {file}.").format(file=file.name),
        _("It lies in the folder {folder}.").format(folder=folder),
        _("It holds all names and cards, hidden ones, too: show it to nobody who still plays."),
    )
