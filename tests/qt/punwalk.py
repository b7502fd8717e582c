"""What anything in the application says of letters that are in somebody's hand and not on the table."""

from __future__ import annotations

import re
from collections import Counter

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from tests.qt.walk import told
from wordgames.core.players import TABLE
from wordgames.games.pun.view import PunView
from wordgames.session.session import Session
from wordgames.ui.widgets.letter_chooser import LetterChooser


def letters(text: str) -> list[str]:
    """Those that stand alone."""
    return re.findall(r"(?<![A-Za-z'’])[A-Z](?![A-Za-z'’])", text)


def spilt_letters(session: Session, *roots: QObject) -> set[str]:
    """Letters of anybody's hand that anything, or anything below these roots, says alone, and that do not lie on the
    table for all to see.
    """
    said = Counter(letters(told(*roots)))
    for top in roots or QApplication.topLevelWidgets():
        for chooser in top.findChildren(LetterChooser):
            # All letters can be chosen there, whoever has them.
            said -= Counter(letters(told(chooser)))
    view: PunView = session.view(TABLE)
    public = {card.face for card in view.centre}
    for offer in view.standing:
        public |= {card.face for card in offer.gives.cards or ()} | set(offer.wants.letters)
    for events in session.log(TABLE):
        public |= set(re.findall(r"(?<![A-Za-z])[A-Z]+(?![A-Za-z])", repr(events)))
    public |= set("".join(public))
    public |= {one.face for draw in view.drawn for one in draw}
    hands = set()
    for seat in range(len(view.seats)):
        hand = session.view(seat).seats[seat].hand or ()
        hands |= {card.face for card in hand}
    return (set(said) & hands) - public
