"""The open table among the pictures of every screen: at setup, with two to six seats, around a flat screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.punchline.laying import Layer
from wordgames.games.punchline.moves import Lock, Read, Slide, Turn
from wordgames.games.punchline.view import PunchlineOptions, TableMode
from wordgames.qt.handling import Handling, Way, laid_flat, suggested
from wordgames.qt.lineup import COMPUTER_NAMES
from wordgames.qt.tables import Seated, begin_game
from wordgames.ui.painting.choices import Seen

if TYPE_CHECKING:
    from wordgames.ui.screens import Gallery

PEOPLE = ("Ana", "Ben", "Chloe", "David", "Eva", "Finn")
WORDS = ("GARDEN", "PIRATE", "STONE", "LION", "TREE", "SILVER", "SALT", "TOAD")
SEED = 5

State = tuple[str, Callable[[], None]]


def open_states(gallery: Gallery) -> Iterator[State]:
    """Every picture's name, with what leads to it from the one before."""
    yield "open-setup", partial(_setup, gallery)
    yield "open-setup-flat", partial(_lay_flat, gallery)
    yield "open-keys", partial(_keys, gallery)
    yield "open-switch", partial(_begin, gallery, suggested(3, touch=False), 1)
    for people, computers in ((2, 0), (2, 1), (3, 1), (4, 1), (3, 3)):
        ways = suggested(people, touch=False)
        yield f"open-{people + computers}", partial(_race, gallery, ways, computers)
    yield "open-locked", partial(_lock, gallery)
    for people, computers in ((2, 2), (3, 1), (4, 2)):
        yield f"open-flat-{people}", partial(_race, gallery, laid_flat(people), computers)


def _setup(gallery: Gallery) -> None:
    gallery.flow.open_setup("punchline")
    setup: Any = gallery.window.screen_shown
    for row in reversed(range(len(setup.lineup.players))):
        setup.lineup.remove(row)
    for name in PEOPLE[:3]:
        setup.lineup.add_guest(name)
    setup.lineup.add_computer()
    next(card for card in setup.seen if card.seen is Seen.EVERYBODY).click()


def _lay_flat(gallery: Gallery) -> None:
    setup: Any = gallery.window.screen_shown
    setup.flat.click()


def _keys(gallery: Gallery) -> None:
    gallery.flow.show_settings()
    settings: Any = gallery.window.cover_shown
    settings.keys.click()


def _begin(gallery: Gallery, handlings: Sequence[Handling], computers: int) -> None:
    names = PEOPLE[: len(handlings)]
    gallery.flow.preferences.keep_hands(names, handlings)
    players = (
        *(Player(name=name) for name in names),
        *(Player(name=name, kind=Kind.COMPUTER) for name in COMPUTER_NAMES[:computers]),
    )
    options = PunchlineOptions(mode=TableMode.OPEN, first_reader=0)
    begun = begin_game("punchline", players, options, gallery.store, SEED, gallery.clock)
    if not isinstance(begun, Seated):
        raise SystemExit(begun)
    gallery.flow.sit_down(begun, paused=False)


def _race(gallery: Gallery, handlings: Sequence[Handling], computers: int) -> None:
    """Everybody has a word, and a computer, or else the last person, has turned the glass."""
    _begin(gallery, handlings, computers)
    controller = gallery.flow.controller
    controller.submit(TABLE, Read())
    view = controller.view
    for seat in range(len(handlings)):
        strips = view.seats[seat].strips
        layer = Layer(strips, view.values)
        laying = next(found for word in WORDS[seat:] if (found := layer.best(word)) is not None)
        for slot, position in laying.spots:
            controller.submit(seat, Slide(slot, position))
        table: Any = gallery.window.screen_shown
        table.play.seats[seat].board.set_slot(laying.spots[-1][0])
    gallery.pass_ms(2_000)
    if computers:
        starter = len(handlings)
        controller.submit(starter, Slide(2, 2))
        controller.submit(starter, Turn())
        gallery.pass_ms(8_000)


def _lock(gallery: Gallery) -> None:
    """Some have locked, and may still turn the glass."""
    ways = (Handling(Way.LEFT_KEYS), Handling(Way.RIGHT_KEYS), Handling(Way.MOUSE), Handling(Way.TOUCH))
    _race(gallery, ways, 0)
    for seat in (0, 2):
        gallery.flow.controller.submit(seat, Lock())
