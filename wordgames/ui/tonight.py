"""Who is here tonight, and how each game was set up last: kept in the store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from wordgames.core.game import Refusal
from wordgames.core.players import Player
from wordgames.session.names import check_name, fold, tidy
from wordgames.session.store import Store
from wordgames.texts import _
from wordgames.ui.shelf import MOST_GUESTS

if TYPE_CHECKING:
    from wordgames.ui.painting.choices import Seen
    from wordgames.ui.setup_page import SetupPage

TONIGHT = "tonight"
PICKED = "picked_guest"
LAST = "players"
"""Of the store's settings: who played last, whatever it was."""
SETUP = "setup_{game}"
"""Of the store's settings: who played a game last, and how."""


class LastSetup(NamedTuple):
    """What stands in a setup when it is opened."""

    players: tuple[Player, ...]
    options: Any
    seen: Seen | None
    """Who saw the screen; None where that was never said."""


class Tonight:
    """The evening's guests, and the setups that they left."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ---- guests

    @property
    def guests(self) -> tuple[str, ...]:
        """In the order in which they came."""
        kept = self._store.setting(TONIGHT, [])
        return (
            tuple(name for name in kept if isinstance(name, str))[:MOST_GUESTS]
            if isinstance(kept, list)
            else ()
        )

    @property
    def picked(self) -> str | None:
        """Who plays at the next game: the guest picked last, else the first."""
        kept = self._store.setting(PICKED)
        guests = self.guests
        return kept if kept in guests else guests[0] if guests else None

    def pick(self, name: str) -> None:
        """This one plays at the next game."""
        self._store.set_setting(PICKED, name)

    def add(self, name: str) -> Refusal | None:
        """Somebody comes; returns why not where the name can't be taken."""
        refusal = check_name(name, self.guests)
        if refusal is None:
            self._store.set_setting(TONIGHT, [*self.guests, tidy(name)])
        return refusal

    def remove(self, name: str) -> None:
        """Somebody goes; what the guest played stays."""
        self._store.set_setting(TONIGHT, [guest for guest in self.guests if fold(guest) != fold(name)])

    def has_helper(self, name: str) -> bool:
        """Whether the helper counts for this guest."""
        guest = self._store.guests.find(name)
        return guest is not None and guest.helper

    def set_helper(self, name: str, on: bool) -> None:
        """Have it count, or not, from now on."""
        guest = self._store.guests.find(name) or self._store.guests.seated(name, self._store.now())
        if not isinstance(guest, Refusal):
            self._store.guests.prefer(guest.id, large_hand=guest.large_hand, helper=on)

    # ---- setups

    def last_setup(self, page: SetupPage, form: type[Any], lang: str) -> LastSetup:
        """Of a game whose options have this `form`: as it was left, or what can be played at once."""
        import msgspec

        kept = self._kept(page.game)
        last = self._players(kept.get("players"), page.places)
        players = self._who_plays(last or self._players(self._store.setting(LAST), page.places), page)
        if not last and not page.levels_differ:
            from wordgames.qt.lineup import with_mixed_levels

            players = with_mixed_levels(players)
        options: Any = None
        try:
            options = msgspec.convert(kept["options"], form)
        except (msgspec.ValidationError, KeyError):
            # Nothing was kept, or another version kept it: the defaults are playable.
            options = page.usual(lang, players)
        return LastSetup(players, options, self._seen(page.game))

    def _kept(self, game: str) -> dict[str, Any]:
        kept = self._store.setting(SETUP.format(game=game), {})
        return kept if isinstance(kept, dict) else {}

    def _seen(self, game: str) -> Seen | None:
        from wordgames.ui.painting.choices import Seen

        kept = self._kept(game).get("seen")
        return next((seen for seen in Seen if seen.value == kept), None)

    def _players(self, kept: Any, places: int) -> tuple[Player, ...]:
        import msgspec

        try:
            return msgspec.convert(kept, tuple[Player, ...])[:places]
        except msgspec.ValidationError:
            return ()

    def _who_plays(self, last: Sequence[Player], page: SetupPage) -> tuple[Player, ...]:
        """Those who played last, if whoever is picked was among them; else the picked one and their computers."""
        from wordgames.qt.lineup import Lineup, against_computers, person

        picked = self.picked
        people = [player.name for player in last if not player.is_computer]
        if len(people) > 1 and picked in people and len(last) >= page.least:
            return tuple(last)
        name = picked or next(iter(people), None) or _("Guest")
        others = [player for player in last if player.is_computer and fold(player.name) != fold(name)]
        if not others:
            return against_computers(name)
        lineup = Lineup([person(name), *others], places=page.places)
        while len(lineup.players) < page.least:
            lineup.add_computer()
        return lineup.players

    def remember(self, game: str, players: tuple[Player, ...], options: Any, seen: Seen | None) -> None:
        """Who plays how: so it stands in the next setup, and the people are guests of tonight. Without `seen`
        that stays as it was.
        """
        import msgspec

        kept = {"players": msgspec.to_builtins(players), "options": msgspec.to_builtins(options)}
        if seen is None:
            seen = self._seen(game)
        if seen is not None:
            kept["seen"] = seen.value
        self._store.set_setting(SETUP.format(game=game), kept)
        self._store.set_setting(LAST, kept["players"])
        # Who has not said a name yet is no guest to remember.
        people = [player.name for player in players if not player.is_computer and player.name != _("Guest")]
        for name in people:
            self.add(name)
        if people and self.picked not in people:
            self.pick(people[0])
