"""Where each seat looks at the game from, and what the shared screen may show now.

Rules know nothing of screens, and screens decide nothing: they show the `Scene` that stands here. Wherever
one of several people's private views shows, the curtain comes before it: after each hand-over, undo, resume,
resize and change of language, and it lifts only by its owner's own act on the curtain that is down now.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from msgspec import Struct

from wordgames.core.players import TABLE, Actor, Kind, Player, Seat, Viewer


class Place(StrEnum):
    """Where a seat looks from."""

    SCREEN = "screen"
    """Alone at this screen: nobody else looks, his view stays open."""
    CURTAIN = "curtain"
    """Shares this screen with others, behind the curtain."""
    OPEN = "open"
    """At an open table: everybody may see what he sees."""
    COMPUTER = "computer"
    """A computer: it needs no screen, and nobody sees what it sees."""


class Cover(StrEnum):
    """What lies over the scene."""

    NONE = "none"
    """Nothing: what the scene names is shown."""
    CURTAIN = "curtain"
    """The curtain of one seat; no private data is in any widget."""
    PAUSE = "pause"
    """The game is paused, and covered: a pause is no thinking time."""


class Scene(Struct, frozen=True):
    """What the screen may show."""

    viewer: Viewer
    """Whose view it shows: a seat's, or the table's."""
    cover: Cover = Cover.NONE
    passed_to: Seat | None = None
    """Under a curtain: whose it is."""
    turn: int = 0
    """Grows whenever a curtain falls: a press that began on an earlier one lifts nothing."""


class Places:
    """The place of every seat, and the scene. All changes of scene happen here."""

    def __init__(self, places: Sequence[Place]) -> None:
        """A place a seat, in order of seats. More than one seat alone at the screen is an error of the
        caller.
        """
        self._places = list(places)
        self._private: Seat | None = None
        self._lifted = False
        self._paused = False
        self._held = False
        self._turn = 0
        self.shared = Place.CURTAIN if Place.CURTAIN in self._places else Place.OPEN
        """Where somebody sits down who shares this screen with others."""
        self._check()

    @classmethod
    def at_one_screen(cls, players: Iterable[Player], *, open_table: bool = False) -> "Places":
        """The usual places: one person sits alone at the screen, several pass it or play at an open table."""
        kinds = [player.kind for player in players]
        people = sum(kind is not Kind.COMPUTER for kind in kinds)
        shared = Place.OPEN if open_table else Place.CURTAIN
        person = Place.SCREEN if people == 1 and not open_table else shared
        return cls([Place.COMPUTER if kind is Kind.COMPUTER else person for kind in kinds])

    def __len__(self) -> int:
        """How many seats have a place."""
        return len(self._places)

    def __getitem__(self, seat: Seat) -> Place:
        """The seat's place."""
        return self._places[seat]

    @property
    def scene(self) -> Scene:
        """What the screen may show now."""
        seat = self._private
        if seat is not None and not self._lifted:
            cover, viewer, passed_to = Cover.CURTAIN, TABLE, seat
        else:
            alone = self._alone
            viewer = seat if seat is not None else alone if alone is not None else TABLE
            cover, passed_to = Cover.NONE, None
        if self._paused:
            return Scene(TABLE, Cover.PAUSE, None, self._turn)
        return Scene(viewer, cover, passed_to, self._turn)

    def may_show(self, seat: Seat) -> bool:
        """Whether what only this seat may see may be in a widget, a tooltip or an accessible name now."""
        if self._paused or self._places[seat] is Place.COMPUTER:
            return False
        if self._private is not None and not self._lifted:
            return False
        return self._places[seat] is Place.OPEN or self.scene.viewer == seat

    def hand_over(self, seat: Seat) -> Scene:
        """The screen goes to this seat: under its curtain, where it shares the screen."""
        if self._places[seat] is Place.CURTAIN:
            self._private = seat
            self._fall()
        else:
            self._private = None
        return self.scene

    def follow(self, waiting: Iterable[Actor]) -> Scene:
        """Keep to whom the game waits for, in its order: who is done gives the screen straight to the next.

        While the game waits for him a seat keeps the screen. With nobody behind a curtain to wait for the
        table is shown.
        """
        if self._held:
            return self.scene
        behind = [actor for actor in waiting if actor != TABLE and self._places[actor] is Place.CURTAIN]
        if self._private in behind or (self._private is not None and self._private == self._alone):
            return self.scene
        if behind:
            return self.hand_over(behind[0])
        self._private = None
        self._lifted = False
        return self.scene

    def hold(self) -> Scene:
        """Everybody looks at the table, whomever the game waits for, until `pass_on`."""
        self._held = True
        self._private = None
        self._lifted = False
        return self.scene

    def pass_on(self, waiting: Iterable[Actor]) -> Scene:
        """Go on after `hold`, or after somebody was given the screen whom the game does not wait for."""
        self._held = False
        return self.follow(waiting)

    def lift(self, turn: int) -> bool:
        """The owner has held his crest; `turn` is of the scene on which he began. Returns whether the curtain
        rose.
        """
        if self._paused or self._private is None or self._lifted or turn != self._turn:
            return False
        if self._private == self._alone:
            # Alone at the screen again: there is nothing to give back.
            self._private = None
        else:
            self._lifted = True
        return True

    def disturb(self, *, alone: bool = False) -> Scene:
        """After undo, resume, resize or a change of language: the curtain first, wherever a private view was
        open.

        Who is `alone` at the screen has a curtain, too, where his view may suddenly be seen by others: the window has
        got onto another screen by itself.
        """
        if alone and self._private is None:
            self._private = self._alone
        if self._private is not None:
            self._fall()
        return self.scene

    def pause(self) -> Scene:
        """Cover everything; ends only by `go_on`."""
        self._paused = True
        return self.scene

    def go_on(self) -> Scene:
        """Uncover; a private view of one of several people is behind its curtain again."""
        if self._paused:
            self._paused = False
            self.disturb()
        return self.scene

    @property
    def paused(self) -> bool:
        """Whether the game is paused."""
        return self._paused

    def change(self, seat: Seat, place: Place) -> Scene:
        """A seat looks from elsewhere now, or (one beyond the last) sits down; an open view of it is covered
        first.
        """
        if seat == len(self._places):
            self._places.append(place)
        else:
            self._places[seat] = place
        self._check()
        if self._private is not None:
            self._fall()
            if self._places[self._private] not in (Place.CURTAIN, Place.SCREEN):
                self._private = None
        return self.scene

    def sit_down(self, *, computer: bool = False) -> Scene:
        """Somebody sits down on the seat after the last. Who was alone shares the screen from now on, behind the
        curtain.
        """
        alone = self._alone
        if alone is not None and not computer:
            self.shared = self._places[alone] = Place.CURTAIN
        return self.change(len(self), Place.COMPUTER if computer else self.shared)

    @property
    def _alone(self) -> Seat | None:
        return self._places.index(Place.SCREEN) if Place.SCREEN in self._places else None

    def _fall(self) -> None:
        self._lifted = False
        self._turn += 1

    def _check(self) -> None:
        people = sum(place is not Place.COMPUTER for place in self._places)
        if Place.SCREEN in self._places and people > 1:
            raise ValueError("who is alone at the screen shares it with nobody")
