"""A rack as it is painted: sticks with words, the place for a new one, loose letters in their hollow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from wordgames.games.pun.arranging import LOOSE, Spot
from wordgames.games.pun.moves import PUN_CARD
from wordgames.qt.letters import Letter
from wordgames.texts import _
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.composing import KNEE, STICK_HEIGHT, draw_hollow, draw_lip, draw_stick
from wordgames.ui.painting.count_marks import draw_points
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.letter_cards import LIFT, RADIUS, WIDTH, card_path, draw_face, paint_ghost
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.shadows import SMALL, soft_shadow
from wordgames.ui.painting.shapes import fill, placed, rounded, stroke
from wordgames.ui.painting.text import Align, draw_block, draw_text, fit_block
from wordgames.ui.screen import draw_focus
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.letter_geometry import LETTER, RackPlan

_TILTS = (1.1, -0.8, 0.5, -1.2, 0.9, -0.4, 1.3)
"""In degrees: loose letters do not lie in line."""


class RackLook(Struct, frozen=True):
    """All that the picture of a rack depends on besides its size."""

    letters: tuple[Letter, ...]
    """Row after row, the loose ones last."""
    words: tuple[int, ...]
    """Letters of each row."""
    held: int | None
    """The card in somebody's hand: only its place is painted."""
    over: Spot | None
    """Where that card would go."""
    cursor: int | Spot | None
    """What the keys stand on, while they are the rack's."""
    laying: bool
    """Whether something is picked that a tap on a place lays there."""
    read_only: bool
    unsorted: bool
    """Whether the loose letters are not in the order of the alphabet."""
    helped: tuple[int, ...] = ()
    """Of each row, what the helper counts; 0 for what would not count. Empty without a helper."""


def paint_rack(
    p: QPainter,
    theme: Theme,
    plan: RackPlan,
    look: RackLook,
    on_the_way: Callable[[int, QRectF], QRectF] = lambda card, rect: rect,
) -> None:
    """Everything of the rack, from its upper left corner; `on_the_way`: where a card is that slides."""
    rects = [on_the_way(letter.card, rect) for letter, rect in zip(look.letters, plan.rects(), strict=True)]
    loose = look.letters[sum(look.words) :]
    draw_hollow(p, theme, *_corners(plan.hollow))
    _paint_hollow_words(p, theme, plan, loose)
    if not look.read_only:
        _paint_fresh(p, theme, plan, look)
        if look.unsorted and not plan.sorter.isEmpty():
            _paint_sorter(p, theme, plan.sorter)
    at = 0
    for number, stick in enumerate(plan.sticks):
        draw_stick(p, theme, *_corners(stick))
        raised = []
        for _place in plan.cards[number]:
            letter, rect = look.letters[at], rects[at]
            if letter.selected:
                raised.append((letter, rect))
            else:
                _paint_card(p, theme, plan, rect, letter, look, 0.0)
            at += 1
        draw_lip(p, theme, *_corners(stick))
        for letter, rect in raised:
            _paint_card(p, theme, plan, rect, letter, look, 0.0)
    for i, (letter, rect) in enumerate(zip(loose, rects[at:], strict=True)):
        _paint_card(p, theme, plan, rect, letter, look, _TILTS[(letter.card + i) % len(_TILTS)])
    for stick, points in zip(plan.sticks, look.helped, strict=False):
        if points:
            k = stick.height() / STICK_HEIGHT
            draw_points(p, theme, stick.right() - KNEE * k / 2, stick.center().y(), 1.9 * max(k, 0.7), points)
    if look.over is not None:
        _paint_caret(p, theme, plan, look.over)
    if look.cursor is not None:
        _paint_cursor(p, theme, plan, look, look.cursor)


def _corners(rect: QRectF) -> tuple[float, float, float, float]:
    return rect.x(), rect.y(), rect.width(), rect.height()


def _paint_card(
    p: QPainter, theme: Theme, plan: RackPlan, rect: QRectF, letter: Letter, look: RackLook, tilt: float
) -> None:
    worn = "" if letter.letter == PUN_CARD or letter.face != PUN_CARD else letter.letter
    w, h = rect.width(), rect.height()
    if letter.away or letter.card == look.held:
        with placed(p, rect.x(), rect.y()):
            paint_ghost(p, theme, w, h, letter.face, worn, LETTER)
        return
    lift = LIFT * w / WIDTH if letter.selected else 0.0
    draw_face(
        p,
        theme,
        rect.x(),
        rect.y() - lift,
        letter.face,
        worn,
        w=w,
        h=h,
        size=LETTER,
        turn=tilt,
        lift=lift,
        ringed=letter.selected,
    )


def _paint_fresh(p: QPainter, theme: Theme, plan: RackPlan, look: RackLook) -> None:
    """The place for a new word: dashed, with a plus, or with words where nothing has been laid yet."""
    k = plan.sticks[0].height() / STICK_HEIGHT if plan.sticks else plan.card / 12.0
    inset = 1.2 * k
    r = plan.fresh.adjusted(0.2, inset, -0.2, -inset)
    path = rounded(*_corners(r), RADIUS)
    bright = look.laying or (look.over is not None and look.over.row == len(look.words))
    ink = theme.letters.ring if bright else theme.letters.hollow_text
    alpha = 1.0 if bright or theme.flat else 0.62
    fill(p, path, color(theme.letters.hollow, 0.5))
    stroke(p, path, color(ink, alpha), 0.3 if bright else 0.22, Qt.PenCapStyle.FlatCap, (4, 3))
    x, y = r.center().x(), r.center().y()
    if look.words:
        plus = rounded(x - 1.7 * k, y - 0.28 * k, 3.4 * k, 0.56 * k, 0.2 * k)
        plus.addPath(rounded(x - 0.28 * k, y - 1.7 * k, 0.56 * k, 3.4 * k, 0.2 * k))
        plus.setFillRule(Qt.FillRule.WindingFill)
        fill(p, plus, color(ink, alpha))
        return
    text = fit_block(_("Lay a word here"), 2.8, 2.3, r.width() - 3)
    draw_block(p, text, x, y, color(ink, max(alpha, 0.9)), Face.TEXT_BOLD, Align.CENTER)


def _paint_hollow_words(p: QPainter, theme: Theme, plan: RackPlan, loose: Sequence[Letter]) -> None:
    """What the hollow is for, where the letters leave room."""
    left = plan.loose[-1].right() if plan.loose else plan.hollow.left()
    room = plan.hollow.right() - 1.6 - left - 1.0
    if room >= 9:
        size = min(2.3, plan.hollow.height() * 0.2)
        draw_text(
            p,
            _("loose letters"),
            plan.hollow.right() - 1.8,
            plan.hollow.bottom() - 2.4,
            size,
            theme.letters.hollow_text,
            Face.TEXT_SEMI,
            Align.RIGHT,
            width=room,
            alpha=None if theme.flat else 0.9,
        )


def _paint_sorter(p: QPainter, theme: Theme, tag: QRectF) -> None:
    """A tag of paper: a tap sorts the loose letters."""
    path = rounded(*_corners(tag), 0.6)
    soft_shadow(p, theme, path, SMALL)
    paper(p, theme, path, theme.paper.card, seed=5)
    x, y = tag.center().x(), tag.center().y()
    draw_text(p, _("A–Z"), x, y, 2.4, theme.paper.ink, Face.TEXT_HEAVY, Align.CENTER, width=tag.width() - 1)


def _paint_caret(p: QPainter, theme: Theme, plan: RackPlan, spot: Spot) -> None:
    if spot.row >= len(plan.sticks):
        return
    bar = plan.caret(spot)
    fill(p, rounded(bar.x() - 0.2, bar.y() - 0.5, bar.width() + 0.4, bar.height() + 1.0, 0.3), "#000000")
    fill(p, rounded(*_corners(bar), 0.2), theme.letters.ring)


def _paint_cursor(p: QPainter, theme: Theme, plan: RackPlan, look: RackLook, cursor: int | Spot) -> None:
    if isinstance(cursor, int):
        for letter, rect in zip(look.letters, plan.rects(), strict=True):
            if letter.card == cursor:
                lift = LIFT * plan.card / WIDTH if letter.selected else 0.0
                off = 0.75 if letter.selected else 0.1
                path = card_path(
                    rect.x() - off, rect.y() - lift - off, plan.card + 2 * off, plan.height + 2 * off
                )
                if not theme.flat:
                    stroke(p, path, color("#000000", 0.55), 0.9)
                draw_focus(p, theme, path, on_dark=True, width=0.5)
        return
    if cursor.row == LOOSE:
        draw_focus(p, theme, rounded(*_corners(plan.hollow), 0.9), width=0.4)
    elif cursor.row < len(plan.sticks):
        stick = plan.sticks[cursor.row]
        left = plan.cards[cursor.row][-1].right()
        knee = rounded(left + 0.3, stick.y(), stick.right() - left - 0.3, stick.height(), 0.6)
        if not theme.flat:
            stroke(p, knee, color("#000000", 0.55), 0.9)
        draw_focus(p, theme, knee, on_dark=True, width=0.5)
    else:
        draw_focus(p, theme, rounded(*_corners(plan.fresh), 1.2), width=0.45)
