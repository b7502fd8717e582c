"""Whole backgrounds and lid pictures by name, each painted from nothing at any size.

`resources/scenery/build.py` paints them into image files; at run time `scenery` does so for other sizes. What paints
them is imported then: the first screen is shown from files.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from wordgames.ui.painting.lids import HEIGHT, LIDS, WIDTH, paint_face
from wordgames.ui.theme import Theme

REVEAL_FLOOR = 60.5
END_FLOOR = 63.0
SETUP_FLOOR = 43.4
MOST_SEATS = 8
SOFAS = (6, 7, 8)
"""Places on the sofas of the games."""


def sofa_box(W: float, H: float) -> QRectF:
    """The sofa of the setup screen, on a screen `W` by `H` u large."""
    return QRectF((W - 153.0) / 2, 13.2 + (H - 90) * 0.35, 153.0, 33.0)


def _shelf(p: QPainter, theme: Theme, W: float, H: float) -> None:
    from wordgames.ui.painting.shelf_wall import paint_shelf

    paint_shelf(p, theme, W, H)


def _play(p: QPainter, theme: Theme, W: float, H: float) -> None:
    from wordgames.ui.painting.stage import table_cloth

    table_cloth(p, theme, W, H)


def _reveal(p: QPainter, theme: Theme, W: float, H: float) -> None:
    from wordgames.ui.painting.stage import stage

    stage(p, theme, W, H, REVEAL_FLOOR + H - 90)


def _end(p: QPainter, theme: Theme, W: float, H: float) -> None:
    from wordgames.ui.painting.stage import stage

    stage(p, theme, W, H, END_FLOOR + H - 90)


def _setup(places: int) -> Scene:
    def paint(p: QPainter, theme: Theme, W: float, H: float) -> None:
        from wordgames.ui.painting.sofa import paint_sofa
        from wordgames.ui.painting.stage import stage

        stage(p, theme, W, H, SETUP_FLOOR + (H - 90) * 0.35, curtains=False)
        paint_sofa(p, theme, sofa_box(W, H), places)

    # One file in full is enough to show what the others will look like in a moment.
    return Scene(paint) if places == MOST_SEATS - 2 else Scene(paint, file_size=(1280, 720))


def _theatre(part: str) -> Scene:
    def paint(p: QPainter, theme: Theme, W: float, H: float) -> None:
        from wordgames.ui.painting import theatre

        getattr(theatre, f"paint_{part}")(p, theme, W, H)

    return Scene(paint)


def _pun(p: QPainter, theme: Theme, W: float, H: float) -> None:
    from wordgames.ui.painting.composing_room import turn_room

    turn_room(p, theme, W, H)


def _pun_table(p: QPainter, theme: Theme, W: float, H: float) -> None:
    from wordgames.ui.painting.composing_room import table_room

    table_room(p, theme, W, H)


def _pun_count(p: QPainter, theme: Theme, W: float, H: float) -> None:
    from wordgames.ui.painting.count_room import count_room

    count_room(p, theme, W, H)


def _pun_end(p: QPainter, theme: Theme, W: float, H: float) -> None:
    from wordgames.ui.painting.count_room import end_room

    end_room(p, theme, W, H)


def _curtain(seat: int) -> Scene:
    def paint(p: QPainter, theme: Theme, W: float, H: float) -> None:
        from wordgames.ui.painting.curtain import paint_curtain

        paint_curtain(p, theme, W, H, seat)

    # Small files: while one comes down it is painted in its size.
    return Scene(paint, file_size=(960, 540))


@dataclass(frozen=True)
class Scene:
    """How one picture is painted, and its natural size."""

    paint: Callable[[QPainter, Theme, float, float], None]
    """Painter, theme, and the picture's size in u."""
    width: float = 160.0
    """In u, as `height`: a picture of a screen has at least both, and one of them exactly."""
    height: float = 90.0
    file_size: tuple[int, int] = (1920, 1080)
    """Pixels of the image file."""


def _lid(game: str) -> Scene:
    def paint(p: QPainter, theme: Theme, W: float, H: float) -> None:
        p.scale(W / WIDTH, H / HEIGHT)
        paint_face(p, theme, game)

    return Scene(paint, WIDTH, HEIGHT, (756, 996))


SCENES: dict[str, Scene] = {
    "shelf": Scene(_shelf),
    **{f"setup_{places}": _setup(places) for places in SOFAS},
    "play": Scene(_play),
    "reveal": Scene(_reveal),
    "end": Scene(_end),
    **{f"theatre_{part}": _theatre(part) for part in ("choose", "choose_wide", "wait", "reveal")},
    "pun": Scene(_pun),
    "pun_table": Scene(_pun_table),
    "pun_count": Scene(_pun_count),
    "pun_end": Scene(_pun_end),
    **{f"lid_{game}": _lid(game) for game in LIDS},
    **{f"curtain_{seat}": _curtain(seat) for seat in range(MOST_SEATS)},
}


def paint_scene(name: str, theme: Theme, size: QSize) -> QImage:
    """The picture `name` in `size` device pixels. Works in any thread; takes 0.1 to 0.5 s at 1920 x 1080."""
    scene = SCENES[name]
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(0)
    u = min(size.width() / scene.width, size.height() / scene.height)
    p = QPainter(image)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    p.scale(u, u)
    scene.paint(p, theme, size.width() / u, size.height() / u)
    p.end()
    return image
