"""Who sits where, who sees the screen, how long, and then: curtain up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from wordgames.core.game import Refusal
from wordgames.qt.handling import Hands, Way
from wordgames.qt.lineup import Lineup
from wordgames.texts import _
from wordgames.texts.refusals import say
from wordgames.ui.buttons import Plaque, RoundButton
from wordgames.ui.houserules import HouseRules, summary
from wordgames.ui.painting.choices import Seen
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.text import Align
from wordgames.ui.screen import Screen
from wordgames.ui.setup_hands import HandsChoice
from wordgames.ui.setup_page import people_of
from wordgames.ui.setup_pages import PAGES
from wordgames.ui.setup_sofa import Sofa
from wordgames.ui.setup_things import LengthTicket, SeenCard, Slip
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.choices import TickBox
from wordgames.ui.words import Words

if TYPE_CHECKING:
    from wordgames.ui.secondscreen import SecondScreen

CHOICES_TOP, CHOICES_HIGH = 54.6, 20.4
"""Where cards and tickets lie."""
CARD, CARD_GAP, TICKET_GAP = 28.0, 2.2, 2.0
TICKETS_LEFT = 6 + 3 * CARD + 2 * CARD_GAP + 6.0


class Setup(Screen):
    """The sofa, who sees the screen, how long, house rules; one press starts. What a game has of its own says its page
    (`wordgames.ui.setup_page`).
    """

    back_wanted = Signal()
    hands_chosen = Signal(object, object)
    """Names of people and how each of them plays at an open table, before it is begun."""
    begun = Signal(object, object, str)
    """The players in sofa order, the options, and the game."""
    helper_chosen = Signal(str, bool)
    """A person's name, and whether the helper counts for him from now on."""
    rule_opened = Signal(str)
    """A house rule that has a screen of its own was pressed: its key."""

    def __init__(
        self,
        game: str,
        lineup: Lineup,
        options: Any,
        guests: tuple[str, ...],
        explain: Callable[[Refusal], str],
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        hands: Hands | None = None,
        seen: Seen | None = None,
        second: SecondScreen | None = None,
        has_helper: Callable[[str], bool] | None = None,
    ) -> None:
        """`options` and `seen` are what was chosen last, `guests` the names that "Add a guest" offers, in order,
        `hands` what is known of how people play; a `second` screen may show the table, `has_helper` tells it of a
        name.
        """
        super().__init__(theme, parent)
        self.game, self.page = game, PAGES[game]
        self.ground_name = f"setup_{self.page.places}"
        self.lineup, self.options = lineup, options
        self._players = lineup.players
        self._second, self._has_helper = second, has_helper
        if second is not None and second.wanted:
            seen = Seen.TV
        elif seen is Seen.TV:
            # At another time somebody has taken the table off the TV.
            seen = None
        self.chosen = seen or self.page.seen_in(options) or Seen.PASSED
        """Who was said to see the screen, whether that is possible now or not."""
        at_one_table = any(choice.seen is Seen.EVERYBODY for choice in self.page.seen_choices())
        # There are not hands enough at one screen for eight people, nor need there be.
        self.hands = HandsChoice(hands or Hands(), people_of(lineup.players) if at_one_table else ())

        self.back = RoundButton(Icon.LEFT, _("Back to the shelf"), self)
        self.back.clicked.connect(self._go_back)
        self.title = Words(_("Who sits where?"), self, size=6.2, ink="title", face=Face.DISPLAY, shadow=True)
        self.hint = Words("", self, size=2.8, ink="title", face=Face.TEXT_SEMI, align=Align.RIGHT)
        self.sofa = Sofa(self, self.page, lineup, guests, explain)
        self.places, self.levels = self.sofa.places, self.sofa.levels
        self.crosses, self.free, self.edit = self.sofa.crosses, self.sofa.free, self.sofa.edit
        self.seen_heading = Words(_("Who sees this screen?"), self, size=2.9, ink="caption")
        self.seen: list[SeenCard] = []
        self.length_heading = Words(_("How long?"), self, size=2.9, ink="caption")
        self.lengths: list[LengthTicket] = []
        self.slip = Slip(_("House rules"), "", self)
        self.meaning = Words("", self, size=2.6, floor=1.9, ink="body")
        self.meaning_below = Words("", self, size=2.6, floor=1.9, ink="body", face=Face.TEXT_SEMI)
        self.flat = TickBox(_("The screen lies flat; people sit around it, and play by touch"), self)
        self.start = Plaque(_("Curtain up"), self, size=4.8)
        self.main_action = self.start
        self.house = HouseRules(self)
        self.house.hide()
        self._connect()
        self._place_still_things()
        self._refresh()

    def _connect(self) -> None:
        self.sofa.changed.connect(self._seated)
        self.sofa.said.connect(self.say)
        self.sofa.hinted.connect(self.hint.say)
        self.sofa.lower_line_pressed.connect(self._play_otherwise)
        self.flat.clicked.connect(self._lay_flat)
        self.slip.toggled.connect(self._fold)
        self.house.changed.connect(self._choose)
        self.house.pressed.connect(self.rule_opened)
        self.start.clicked.connect(self._begin)
        if self._second is not None:
            self._second.displays.changed.connect(self._say_meaning)

    # ---- layout

    def _place_still_things(self) -> None:
        self.place(self.back, 6.0, 5.3, 5.8, 5.8)
        self.place(self.title, 14.2, 4.2, 76.0, 8.0)
        self.place(self.hint, 82.0, 4.2, 72.0, 8.0)
        self.place(self.seen_heading, 6, 48.3, 60, 3.8, gap=0.7)
        self.place(self.length_heading, TICKETS_LEFT, 48.3, 50, 3.8, gap=0.7)
        self.place(self.house, 6, 47.6, 148, 28.8, gap=0.7)
        self.place(self.slip, 6, 77.8, 28, 8.6, gap=1)
        self.place(self.meaning, 38, 78.4, 79, 3.6, gap=1)
        self.place(self.meaning_below, 38, 82.2, 79, 3.6, gap=1)
        self.place(self.flat, 38, 82.0, 79, 4.2, gap=1)
        self.place(self.start, 121, 77.0, 33, 10.2, gap=1)

    def arrange(self) -> None:
        self.sofa.arrange()

    # ---- what it shows

    @property
    def seen_now(self) -> Seen:
        """Who sees the screen: as was chosen, where so many people can."""
        if self._possible(self.chosen):
            return self.chosen
        return next(choice.seen for choice in self.page.seen_choices() if self._possible(choice.seen))

    def _possible(self, seen: Seen) -> bool:
        """Whether so many people can share the screen in this way; a second one serves any number."""
        if seen is Seen.TV:
            return self._second is not None
        return (seen is Seen.ALONE) == (self.lineup.people < 2)

    def _refresh(self) -> None:
        self.options = self.page.with_seen(self.options, self.seen_now, self.lineup.people)
        players = self.lineup.players
        self.sofa.refresh(self._ways())
        self._show_seen()
        self._show_lengths()
        self.slip.set_sub(summary(self.page.own_rules(self.options, players)))
        self.house.show_rules(self.page.rules(self.options, players), self.page.note(self.options, players))
        self._say_meaning()
        self.say("")
        self._order_tabs()

    def _show_seen(self) -> None:
        choices = self.page.seen_choices()
        if self._second is None:
            choices = tuple(choice for choice in choices if choice.seen is not Seen.TV)
        if len(choices) > 3:
            # The card that is not possible would only say so: the other one lies in its place.
            choices = tuple(
                choice
                for choice in choices
                if choice.seen not in (Seen.ALONE, Seen.PASSED) or self._possible(choice.seen)
            )
        if [card.seen for card in self.seen] != [choice.seen for choice in choices]:
            for card in self.seen:
                self.forget(card)
            self.seen = [SeenCard(*choice, self, game=self.game) for choice in choices]
            for column, card in enumerate(self.seen):
                left = 6 + column * (CARD + CARD_GAP)
                self.place(card, left, CHOICES_TOP, CARD, CHOICES_HIGH, gap=0.7)
                card.picked.connect(self._pick_seen)
                card.setVisible(not self.slip.isChecked())
        for card in self.seen:
            card.setChecked(card.seen is self.seen_now)

    def _show_lengths(self) -> None:
        players = self.lineup.players
        choices = self.page.lengths(self.options, players)
        if [ticket.value for ticket in self.lengths] != [choice.value for choice in choices]:
            for ticket in self.lengths:
                self.forget(ticket)
            self.lengths = [LengthTicket(*choice, self) for choice in choices]
            wide = (154 - TICKETS_LEFT - TICKET_GAP * (len(choices) - 1)) / len(choices)
            for column, ticket in enumerate(self.lengths):
                left = TICKETS_LEFT + column * (wide + TICKET_GAP)
                self.place(ticket, left, CHOICES_TOP, wide, CHOICES_HIGH, gap=0.7)
                ticket.picked.connect(self._pick_length)
                ticket.setVisible(not self.slip.isChecked())
        now = self.page.length(self.options, players)
        for ticket, choice in zip(self.lengths, choices, strict=True):
            ticket.set_texts(choice.first, choice.second)
            ticket.setChecked(choice.value == now)

    def _say_meaning(self) -> None:
        people = self.lineup.people
        self.flat.setVisible(self.is_open_table and self.hands.can_lie_flat(people))
        self.flat.setChecked(self.hands.is_flat(people))
        self.meaning_below.setVisible(not self.flat.isVisibleTo(self))
        players = self.lineup.players
        first, second = self.page.meaning(self.options, players, self.seen_now)
        mirrored = self._second is not None and self._second.displays.mirrored
        if self.seen_now is Seen.TV or (self.seen_now is Seen.PASSED and mirrored):
            first, second = self._about_tv(second)
        if len(players) < self.page.least:
            first = self.page.too_few(players)
        elif (refusal := self.page.refusal(self.options, players)) is not None:
            first = say(refusal, [player.name for player in players], self.game)
        elif self.is_open_table and self._touch_is_missing():
            first = _("No touch screen is known here: keys and the mouse serve three people.")
        self.meaning.say(first)
        self.meaning_below.say(second)

    def _about_tv(self, second: str) -> tuple[str, str]:
        """That the TV has a picture of its own, or that there is only one."""
        if self._second is not None and self._second.offers():
            return _("The TV shows the table; what is yours alone stays on this screen."), second
        return (
            _("There is one picture here: a TV that mirrors it shows whatever you see."),
            _("Turn your heads at each hand-over, or have the TV extend the desktop."),
        )

    def say(self, sentence: str) -> None:
        """One sentence about what did not work; nothing shows the usual hint."""
        self.hint.say(sentence or _("Drag the plates until they sit as you do."))

    def _order_tabs(self) -> None:
        order: list[QWidget] = [self.back, *self.sofa.stops(), *self.seen, *self.lengths, self.slip]
        order += [*self.house.stops, self.flat, self.start]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    # ---- an open table: what people play with

    @property
    def is_open_table(self) -> bool:
        """Whether everybody plays at one table for all to see."""
        return self.seen_now is Seen.EVERYBODY

    def _ways(self) -> dict[str, str]:
        """What people play with, by name: at an open table keys or a mouse, at some games the helper."""
        names = people_of(self.lineup.players)
        if self._has_helper is not None and self.page.has_helper:
            words = {True: _("helper: on"), False: _("helper: off")}
            return {name: words[self._has_helper(name)] for name in names}
        if not self.is_open_table:
            return {}
        return {
            name: self.hands.words(one, len(names))
            for name, one in zip(names, self.hands.of(names), strict=True)
        }

    def _touch_is_missing(self) -> bool:
        names = people_of(self.lineup.players)
        return not self.hands.touch and any(one.way is Way.TOUCH for one in self.hands.of(names))

    def _play_otherwise(self, row: int) -> None:
        name = self.lineup.players[row].name
        if self.is_open_table:
            names = people_of(self.lineup.players)
            self.hands.change(names, names.index(name))
            self._refresh()
        elif self._has_helper is not None:
            self.helper_chosen.emit(name, not self._has_helper(name))
            self._refresh()
            self.hint.say(_("The helper counts, for its owner alone, letters of words that would count."))

    def _lay_flat(self) -> None:
        self.hands.set_flat(self.flat.isChecked())
        self._refresh()

    # ---- choices

    def _seated(self) -> None:
        before, self._players = self._players, self.lineup.players
        self.options = self.page.seated(self.options, before, self._players)
        self._refresh()

    def _pick_seen(self, seen: Seen) -> None:
        if self._possible(seen):
            self.chosen = seen
            if self._second is not None:
                self._second.want(seen is Seen.TV)
            self._refresh()
        elif seen is Seen.ALONE:
            self.say(_("Several people play: pass the screen, or have all but one get up."))
        else:
            self.say(_("Add a guest first: so far one person plays."))

    def _pick_length(self, value: str) -> None:
        self._choose(self.page.with_length(self.options, value))

    def _choose(self, options: Any) -> None:
        self.options = options
        self._refresh()

    def _fold(self, unfolded: bool) -> None:
        for thing in (self.seen_heading, self.length_heading, *self.seen, *self.lengths):
            thing.setVisible(not unfolded)
        self.house.setVisible(unfolded)
        self.house.raise_()

    def _begin(self) -> None:
        if not self.sofa.settle_rename():
            return
        if self.lineup.people == 0:
            self.say(_("Nobody sits here to play: add a guest."))
            return
        self.say("")
        self._tell_hands()
        self.begun.emit(self.lineup.players, self.options, self.game)

    def _go_back(self) -> None:
        self.sofa.finish_rename()
        self._tell_hands()
        self.back_wanted.emit()

    def _tell_hands(self) -> None:
        if self.is_open_table:
            names = people_of(self.lineup.players)
            self.hands_chosen.emit(names, self.hands.of(names))

    def escape(self) -> bool:
        if self.slip.isChecked():
            self.slip.setChecked(False)
        else:
            self._go_back()
        return True
