"""What the count of Pun shows of a hand: as it was laid, or with the most that was in it."""

from __future__ import annotations

from collections.abc import Mapping

from wordgames.games.pun.hindsight import Most
from wordgames.games.pun.view import HandView, LaidView, PunView
from wordgames.qt.pun_count import CountWord, Told
from wordgames.texts import _
from wordgames.ui.tables.pun_count_hands import ShownHand
from wordgames.ui.tables.pun_count_texts import (
    full_reason,
    most_in_short,
    most_line,
    short_reason,
    spoken,
)


def as_laid(view: PunView, hand: HandView, words: tuple[CountWord, ...], most: Most | None) -> ShownHand:
    """A hand as far as it has been told; with `most` a line says how much was in it."""
    points = sum(word.points for word in words)
    refused = tuple(
        i for i, laid in enumerate(hand.words) if laid.ruling is not None and not laid.ruling.counts
    )
    # Where a reason has not been told yet, only its room is kept.
    due = tuple(_as_ruled(word, laid) for word, laid in zip(words, hand.words, strict=True))
    return ShownHand(
        seat=hand.seat,
        words=words,
        reasons=tuple(full_reason(word, view.options) for word in due),
        short=tuple(short_reason(word) for word in due),
        refused=refused,
        left=hand.left,
        points=points,
        match=_match(view, hand, points),
        most=("", "") if most is None else (most_line(most), most_in_short(most)),
        told=not words or any(word.told is not Told.LIES for word in words),
        waits=any(word.told is Told.PENDING for word in words),
        spoken=tuple(spoken(view, word) for word in words),
    )


def looked_back(view: PunView, hand: HandView, most: Most, written: Mapping[str, str]) -> ShownHand:
    """A hand with the most that was in it, and a line that says what it brought."""
    faces = {card.card: card for card in hand.cards}
    words = tuple(
        CountWord(
            (hand.seat, i),
            row.word,
            tuple(faces[card] for card in row.cards),
            Told.COUNTS,
            len(row.cards),
            "",
            "",
            written.get(row.word, ""),
        )
        for i, row in enumerate(most.rows)
    )
    used = {card for row in most.rows for card in row.cards}
    blank = ("",) * len(words)
    line = _("as laid") if most.laid else _("laid: {n}").format(n=hand.points)
    return ShownHand(
        seat=hand.seat,
        words=words,
        reasons=blank,
        short=blank,
        refused=(),
        left=tuple(card for card in hand.cards if card.card not in used),
        points=most.letters,
        match=_match(view, hand, hand.points),
        most=(line, line),
        told=True,
        waits=False,
        spoken=blank,
    )


def _match(view: PunView, hand: HandView, points: int) -> int | None:
    """What a seat has of the match so far: letters as far as they were told, or rounds won before this one."""
    if view.rounds == 1:
        return None
    seat, shown = view.seats[hand.seat], view.shown[-1]
    if view.options.by_rounds_won:
        return seat.won - (hand.seat in shown.winners)
    return seat.total - hand.points + points


def _as_ruled(word: CountWord, laid: LaidView) -> CountWord:
    """A word with the verdict that is still to be told of it."""
    ruling = laid.ruling
    if word.told is not Told.LIES or ruling is None or ruling.counts:
        return word
    return CountWord(word.key, word.word, word.cards, Told.REFUSED, 0, ruling.reason, ruling.source)
