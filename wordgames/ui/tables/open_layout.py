"""Where everything lies at an open table, in u: columns side by side, or stations around a flat screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from wordgames.core.players import Seat
from wordgames.ui.turning import beside
from wordgames.ui.widgets.board_geometry import BoardGeometry
from wordgames.ui.widgets.lens_geometry import COLUMNS, LensGeometry

TOP, PLATE, FOOT = 14.9, 6.6, 5.4
BOARD_TOP = TOP + PLATE + 1.5
FOOT_TOP = BOARD_TOP + 57.0 + 1.3
LEFT, RIGHT = 4.0, 139.2
"""Of the columns."""
GAP = 0.55
"""The share of extra height above the columns, and the glass beside them."""
_BETWEEN = {1: 0.0, 2: 6.0, 3: 2.8, 4: 2.4, 5: 1.925, 6: 1.6}

_FLAT_BOARD = BoardGeometry()
_STATION = (70.0, 43.0)
_WIDE_STATION = (84.0, 43.4)


@dataclass(frozen=True)
class Spot:
    """A place on the screen: a rectangle, and its share of extra height above."""

    area: QRectF
    gap: float


@dataclass(frozen=True)
class Station:
    """All that belongs to one seat."""

    angle: int
    geometry: BoardGeometry
    plate: Spot
    board: Spot
    """The board, or what covers it."""
    keys: Spot | None
    """What its keys are; None where there is no room."""
    lock: Spot
    glass: Spot
    says: Spot
    """One line about a covered holder."""
    time: Spot | None
    """What is left of the sand, where no glass stands that all can read."""
    sentence: Spot | None
    """Of its own; None where one is shown to all."""
    small: bool = False
    """A computer beside a flat table: only its plate and a small covered holder."""


@dataclass(frozen=True)
class Layout:
    """Everything on the table."""

    stations: dict[Seat, Station]
    sentence: Spot | None
    pause: Spot
    sand: Spot | None
    waiting: Spot | None
    standing: Spot | None


def _spot(x: float, y: float, w: float, h: float, gap: float = GAP) -> Spot:
    return Spot(QRectF(x, y, w, h), gap)


def columns(seats: Sequence[Seat]) -> Layout:
    """One column a seat, in order; the glass at their right."""
    n = max(1, len(seats))
    geometry, between = COLUMNS[n], _BETWEEN[n]
    width = geometry.board_width
    x = LEFT + (RIGHT - LEFT - n * width - (n - 1) * between) / 2
    stations = {}
    for seat in seats:
        stations[seat] = _column(x, width, geometry)
        x += width + between
    # Two columns leave room at the sides: what stands beside them comes nearer.
    side = RIGHT + 1.6
    return Layout(
        stations,
        sentence=_spot(4.0, 2.9, 143.0, 11.4, 0.25),
        pause=_spot(150.2, 5.5, 5.8, 5.8, 0.25),
        sand=_spot(side, TOP + 0.2, 15.6, 33.4),
        waiting=_spot(side - 0.8, TOP + 36.4, 17.2, 27.0),
        standing=_spot(side - 1.0, FOOT_TOP - 3.0, 17.6, FOOT + 3.0),
    )


def _column(x: float, w: float, geometry: LensGeometry) -> Station:
    glass = 7.0 if w < 30 else 7.4 if w < 40 else 10.0
    room = w >= 30
    keys = 13.2 if w < 40 else 15.4
    lock_x = x + (keys + 0.9 if room else 0.0)
    lock_w = w - glass - 0.9 - (keys + 0.9 if room else 0.0)
    return Station(
        angle=0,
        geometry=geometry,
        plate=_spot(x, TOP, w, PLATE),
        board=_spot(x, BOARD_TOP, w, geometry.height),
        keys=_spot(x, FOOT_TOP, keys, FOOT) if room else None,
        lock=_spot(lock_x, FOOT_TOP, lock_w, FOOT),
        glass=_spot(x + w - glass, FOOT_TOP, glass, FOOT),
        says=_spot(x, FOOT_TOP, w, FOOT),
        time=None,
        sentence=None,
    )


def around(angles: Mapping[Seat, int], others: Sequence[Seat]) -> Layout:
    """A station at each person's side of a flat screen; `others` are computers, covered and small."""
    if set(angles.values()) <= {0, 180}:
        return _face_to_face(angles, others)
    w, h = _STATION
    places = {
        0: (QRectF(45, 90 - h - 0.6, w, h), 1.0),
        90: (QRectF(0.8, 10, h, w), 0.5),
        180: (QRectF(45, 0.6, w, h), 0.0),
        270: (QRectF(159.2 - h, 10, h, w), 0.5),
    }
    stations = {
        seat: _station(*places[angle], angle, board_height=30.6, side=17.2, sentence=70.0)
        for seat, angle in angles.items()
    }
    free = [place for angle, place in places.items() if angle not in angles.values()]
    spots = [
        (QRectF(x, y, 40, 7.0), gap)
        for x, y, gap in ((2, 1.6, 0.0), (118, 81.4, 1.0), (118, 1.6, 0.0), (2, 81.4, 1.0))
    ]
    if free:
        area, gap = free[0]
        middle = area.center()
        spots = [
            (QRectF(middle.x() - 20, middle.y() - 14 + row * 10, 40, 7.0), gap) for row in range(len(others))
        ]
    for seat, (area, gap) in zip(others, spots, strict=False):
        stations[seat] = _small(area, gap)
    return Layout(
        stations,
        sentence=None,
        pause=_spot(78.2, 43.2, 3.6, 3.6, 0.5),
        sand=None,
        waiting=None,
        standing=None,
    )


def _face_to_face(angles: Mapping[Seat, int], others: Sequence[Seat]) -> Layout:
    w, h = _WIDE_STATION
    x = (160 - w) / 2
    places = {0: (QRectF(x, 90 - h - 0.8, w, h), 1.0), 180: (QRectF(x, 0.8, w, h), 0.0)}
    stations = {
        seat: _station(*places[angle], angle, board_height=33.6, side=21.0, sentence=148.0)
        for seat, angle in angles.items()
    }
    # Two in the corner at the right of who sits below, two at the right of who sits above.
    corners = [(124.5, 80.6, 1.0), (124.5, 71.4, 1.0), (3.0, 13.4, 0.0), (3.0, 22.6, 0.0)]
    for seat, (left, top, gap) in zip(others, corners, strict=False):
        stations[seat] = _small(QRectF(left, top, 32.5, 7.0), gap)
    return Layout(
        stations,
        sentence=None,
        pause=_spot(4.0, 4.6, 5.4, 5.4, 0.0),
        sand=_spot(12.0, 55.4, 15.0, 32.0, 1.0),
        waiting=None,
        standing=None,
    )


def _station(
    place: QRectF, gap: float, angle: int, *, board_height: float, side: float, sentence: float
) -> Station:
    """The sentence above, so many u wide, the board at the left, the rest beside it, as its owner sees them."""
    w = place.height() if angle in (90, 270) else place.width()
    h = place.width() if angle in (90, 270) else place.height()
    g = _FLAT_BOARD
    scale = board_height / g.height
    board_w = g.width * scale
    x, y = w - side, h - board_height - 1.2

    def part(px: float, py: float, pw: float, ph: float) -> Spot:
        return Spot(beside(place, angle, QRectF(px, py, pw, ph)), gap)

    row = (board_height - 2 * 1.2) / 3
    return Station(
        angle=angle,
        geometry=g,
        plate=part(x, y, side, min(row, 7.6)),
        board=part(x - 1.4 - board_w, y, board_w, board_height),
        keys=None,
        lock=part(x, y + board_height - row, side, row),
        glass=part(x, y + board_height - 2 * row - 1.2, side, row),
        says=part(x, y + board_height - row, side, row),
        time=part(x, y + board_height - 2 * row - 1.2, side, row),
        sentence=part((w - sentence) / 2, 0.0, sentence, y - 1.4),
    )


def _small(area: QRectF, gap: float) -> Station:
    """A computer's plate, and its holder as small as it may be."""
    plate = QRectF(area.x(), area.y(), area.width() - 14.0, area.height())
    cover = QRectF(plate.right() + 1.0, area.y(), 13.0, area.height())
    nothing = Spot(QRectF(area.x(), area.y(), 1, 1), gap)
    return Station(
        angle=0,
        geometry=_FLAT_BOARD,
        plate=Spot(plate, gap),
        board=Spot(cover, gap),
        keys=None,
        lock=nothing,
        glass=nothing,
        says=nothing,
        time=None,
        sentence=None,
        small=True,
    )
