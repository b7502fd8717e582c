"""A desk of word cards on the screen: hand, envelope, numbers, what is held and what is on its way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.qt.wordcards import LaidCard
from wordgames.ui.painting.shapes import clipped, rect
from wordgames.ui.screen import draw_focus
from wordgames.ui.widgets.word_layers import Pose, WordLayers

if TYPE_CHECKING:
    from wordgames.ui.widgets.word_desk import Stop, WordDesk

_CLOSED = (28.0, 17.6)
"""A closed envelope, in u."""
_RAISED = 1.0
"""By how much a picked card stands higher, in u."""
_STAMPED = 13.0
"""An envelope of which less than this is seen shows no part of a stamp."""


def paint_still(p: QPainter, hand: WordDesk) -> None:
    """All that lies still, into a painter scaled to u whose origin is the upper left corner of the screen."""
    layers = hand.layers()
    extra = hand.extra
    W, H = 160 + 2 * hand.wing, 90 + extra
    stage = layers.front(H, W)
    with clipped(p, rect(stage.x(), stage.y(), stage.width(), stage.height())):
        _hand(p, hand, layers, W, H)
        p.translate(hand.wing, 0)
        if hand.closed:
            _closed(p, hand, layers)
        else:
            _envelope(p, hand, layers)
        p.translate(-hand.wing, 0)


def _rests(hand: WordDesk, stop: Stop) -> bool:
    held = hand.held
    return not hand.motion.moves(stop.card) and (held is None or held.card != stop.card)


def _hand(p: QPainter, hand: WordDesk, layers: WordLayers, W: float, H: float) -> None:
    plan = hand.plan
    spots = hand.spots()
    stand = hand.stand if hand.hasFocus() else None
    for number, row in enumerate(plan.rows):
        stops = [stop for stop, place in zip(_in_hand(hand), plan.rows_of, strict=True) if place == number]
        with clipped(p, layers.before(row.wave, W, H)):
            p.translate(hand.wing, 0)
            cards = QPainterPath()
            cards.setFillRule(Qt.FillRule.WindingFill)
            for stop in stops:
                place = spots[stop]
                held = hand.held
                if held is not None and held.card == stop.card and hand.lies(stop):
                    layers.gap(p, place)
                elif not hand.lies(stop):
                    layers.left_place(p, hand.laid(stop.card), place)
                elif _rests(hand, stop):
                    pose = hand.rest(stop, place)
                    if stop == hand.picked:
                        pose = Pose(pose.x, pose.y - _RAISED, pose.turn)
                        layers.ring(p, layers.outline(place.translated(0, -_RAISED), pose.turn))
                    grip = not hand.closed
                    layers.card(p, hand.laid(stop.card), place.width(), place.height(), pose, grip=grip)
                    cards.addPath(layers.outline(place, pose.turn).translated(hand.wing, 0))
                if stop == stand:
                    ring = layers.outline(place, hand.tilt(stop.card), 0.55)
                    draw_focus(p, layers.theme, ring)
            p.translate(-hand.wing, 0)
            layers.wave_shadow(p, row.wave, W, H, cards)
        p.save()
        p.translate(hand.wing, 0)
        for stop in stops:
            laid = hand.laid(stop.card)
            if laid.place and not hand.closed:
                layers.disc(p, plan.disc(spots[stop], in_envelope=False), laid.place)
        p.restore()


def _in_hand(hand: WordDesk) -> list[Stop]:
    return [stop for stop in hand.spots() if not stop.in_envelope]


def _envelope(p: QPainter, hand: WordDesk, layers: WordLayers) -> None:
    plan = hand.plan
    spots = hand.spots()
    layers.envelope_back(p, plan.envelope, flap=not plan.letters and not plan.wide)
    stops = [stop for stop in spots if stop.in_envelope]
    stand = hand.stand if hand.hasFocus() else None
    held = hand.held
    for stop in reversed(stops):
        place = spots[stop]
        if held is not None and held.card == stop.card:
            layers.gap(p, place)
        elif _rests(hand, stop):
            layers.card(p, hand.laid(stop.card), place.width(), place.height(), hand.rest(stop, place))
        if stop == stand:
            draw_focus(
                p, layers.theme, layers.outline(place, hand.rest(stop, place).turn, 0.4), on_light=True
            )
    to, below = hand.address_lines
    seen = layers.front(90 + hand.extra, 160).bottom() - plan.envelope.top()
    layers.envelope_front(p, plan.envelope, to, below, stamp=seen > _STAMPED)
    for number, stop in enumerate(stops, 1):
        at = plan.disc(spots[stop], in_envelope=True)
        layers.disc(p, at, number, picked=hand.picked == stop)


def _closed(p: QPainter, hand: WordDesk, layers: WordLayers) -> None:
    plan = hand.plan
    w, h = _CLOSED
    x = plan.envelope.center().x() - w / 2
    layers.closed_envelope(p, QRectF(x, plan.envelope.top() - 4.0, w, h))


def paint_moving(p: QPainter, hand: WordDesk) -> None:
    """What is on its way, or turns, over everything; the held card last."""
    layers = hand.layers()
    now = hand.now_ms()
    p.translate(hand.wing, 0)
    held = hand.held
    for stop, place in hand.spots().items():
        if not hand.lies(stop) or (held is not None and held.card == stop.card):
            continue
        if hand.motion.moves(stop.card):
            pose = hand.motion.pose(stop.card, hand.rest(stop, place), now)
            _turning(p, hand, layers, hand.laid(stop.card), place, pose, now)
    if held is not None:
        place = hand.spots().get(held) or next(
            rect for stop, rect in hand.spots().items() if stop.card == held.card
        )
        layers.card(p, hand.laid(held.card), place.width(), place.height(), hand.held_pose())


def _turning(
    p: QPainter,
    hand: WordDesk,
    layers: WordLayers,
    card: LaidCard,
    place: QRectF,
    pose: Pose,
    now: int,
) -> None:
    turned = hand.motion.turned(card.card, now)
    if turned is None:
        layers.card(p, card, place.width(), place.height(), pose)
        return
    # On the first half of its way it still looks as it lay before.
    shown = card if turned >= 90 else LaidCard(card.card, card.down, card.up, card.own, card.place)
    turn = pose.turn + turned - (180 if turned >= 90 else 0)
    layers.card(p, shown, place.width(), place.height(), Pose(pose.x, pose.y, turn, held=True))
