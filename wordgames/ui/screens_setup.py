"""The setups of all games among the pictures of every screen: alone, with many, with the house rules unfolded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wordgames.ui.screens import Gallery

PEOPLE = ("Ana", "Ben", "Chloe", "David", "Eva", "Finn", "Gustav", "Maximiliane")

State = tuple[str, Callable[[], None]]


def waiting_states(gallery: Gallery) -> Iterator[State]:
    """A new game while another one waits."""
    yield "question-another-game", partial(_begin_another, gallery)


def _begin_another(gallery: Gallery) -> None:
    gallery.window.uncover()
    gallery.flow.show_shelf()
    gallery.flow.open_setup("punchline")
    _setup(gallery).start.click()


def setup_states(gallery: Gallery) -> Iterator[State]:
    """Every picture's name, with what leads to it from the one before."""
    for game in ("pun", "whimsy"):
        yield f"{game}-setup", partial(_open, gallery, game)
        if game == "whimsy":
            yield "whimsy-setup-temperament", partial(_turn_temperament, gallery)
        yield f"{game}-setup-house-rules", partial(_unfold, gallery)
        if game == "whimsy":
            yield "whimsy-own-cards-blank", partial(_own_cards, gallery)
            yield "whimsy-own-cards", partial(_written_cards, gallery)
            yield "whimsy-own-cards-refused", partial(_card_refused, gallery)
            yield "whimsy-setup-after-own-cards", partial(_back_to_setup, gallery)
        yield f"{game}-setup-many", partial(_seat_many, gallery)
        yield f"{game}-setup-full", partial(_fill_up, gallery)


def _setup(gallery: Gallery) -> Any:
    return gallery.window.screen_shown


def _open(gallery: Gallery, game: str) -> None:
    gallery.flow.open_setup(game)


def _unfold(gallery: Gallery) -> None:
    _setup(gallery).slip.setChecked(True)


def _turn_temperament(gallery: Gallery) -> None:
    """A computer becomes dry, and the hint says what that means."""
    _setup(gallery).levels[1].click()


def _seat_many(gallery: Gallery) -> None:
    """Two guests more, and a name being typed."""
    setup = _setup(gallery)
    setup.slip.setChecked(False)
    for name in PEOPLE[1:3]:
        setup.lineup.add_guest(name)
    setup.lineup.next_level(1)
    setup.places[0].click()


def _fill_up(gallery: Gallery) -> None:
    """Nobody but people on every place."""
    setup = _setup(gallery)
    setup.sofa.finish_rename()
    for row in reversed(range(len(setup.lineup.players))):
        setup.lineup.remove(row)
    for name in PEOPLE[: setup.page.places]:
        setup.lineup.add_guest(name)


def help_states(gallery: Gallery) -> Iterator[State]:
    """Every page about every game."""
    from wordgames.ui.help_pages import GUIDES

    for game, pages in GUIDES.items():
        for page in range(len(pages())):
            yield f"help-{game}-{page + 1}", partial(_help, gallery, game, page)


def _help(gallery: Gallery, game: str, page: int) -> None:
    from wordgames.ui.help import Help

    if not isinstance(gallery.window.cover_shown, Help):
        gallery.flow.show_help()
    sheet: Any = gallery.window.cover_shown
    sheet.show_game(game)
    sheet.show_page(page)


def _own_cards(gallery: Gallery) -> None:
    """Where the table writes cards, before anything is written."""
    _setup(gallery).house.presses["own_cards"].click()


def _written_cards(gallery: Gallery) -> None:
    """Some are written, long and short, of several parts of speech."""
    screen: Any = gallery.window.cover_shown
    prompts = ("What Grandma hides behind the freezer", "My plan for the last ____ on earth")
    words = (
        ("goose-stepping", 1),
        ("the neighbour's trombone", 0),
        ("notary", 0),
        ("engaged to", 3),
        ("Ana's", 2),
    )
    for number, text in enumerate(prompts):
        screen.blanks["prompt", number].click()
        screen.edit.field.setText(text)
        screen.edit.field.done.emit()
    for number, (text, presses) in enumerate(words):
        screen.blanks["word", number + number // 3].click()
        screen.edit.field.setText(text)
        screen.edit.field.done.emit()
        for _press in range(presses):
            screen.parts[number + number // 3].click()


def _card_refused(gallery: Gallery) -> None:
    """A word that stands on a card already."""
    screen: Any = gallery.window.cover_shown
    screen.blanks["word", 7].click()
    screen.edit.field.setText("Notary")
    screen.edit.field.done.emit()


def _back_to_setup(gallery: Gallery) -> None:
    """The setup below is as it was."""
    screen: Any = gallery.window.cover_shown
    screen.escape()
    screen.done.click()
