"""Run by a test in a process of its own, whose Qt knows two screens: the real windows, and where they stand."""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtWidgets import QApplication

from wordgames.core.players import TABLE, Player
from wordgames.games.punchline.moves import Read
from wordgames.games.punchline.view import PunchlineOptions, TableMode
from wordgames.qt.tables import Seated, begin_game
from wordgames.session.places import Cover
from wordgames.session.store import Store
from wordgames.ui.flow import Flow
from wordgames.ui.painting.fonts import load_fonts
from wordgames.ui.theme import load_theme
from wordgames.ui.window import Window


def main(folder: str) -> None:
    """Tell on standard output where the windows stood after each step."""
    app = QApplication(sys.argv[:1])
    load_fonts()
    window = Window(QSettings(f"{folder}/window.ini", QSettings.Format.IniFormat))
    store = Store(None)
    flow = Flow(window, store, load_theme())
    flow.show_shelf()
    window.show()
    second = flow.tv.second
    told: list[dict[str, object]] = []

    def tell(step: str) -> None:
        for _turn in range(4):
            QCoreApplication.processEvents()
        public = second.public
        told.append(
            {
                "step": step,
                "first": window.geometry().getRect(),
                "first_on": window.screen().name(),
                "second": None if public is None else public.geometry().getRect(),
                "second_on": None if public is None else public.screen().name(),
                "active": type(app.activeWindow()).__name__,
                "covered": flow.controller is not None and flow.controller.scene.cover is Cover.CURTAIN,
            }
        )

    laptop, tv = second.offers()
    second.choose(tv.key)
    tell("shelf")
    people = (Player(name="Ana"), Player(name="Ben"))
    begun = begin_game(
        "punchline", people, PunchlineOptions(mode=TableMode.PASSED, first_reader=0), store, 3, flow.clock
    )
    assert isinstance(begun, Seated)
    flow.sit_down(begun, paused=False)
    tell("table")
    flow.controller.submit(TABLE, Read())
    flow.controller.lift(flow.controller.scene.turn)
    tell("lifted")
    second.choose(laptop.key)
    tell("changed places")
    flow.controller.lift(flow.controller.scene.turn)
    window.move(laptop.area.topLeft())
    tell("dragged back")
    window.close()
    tell("closed")
    store.close()
    print(json.dumps({"screens": [laptop.name, tv.name], "told": told}))


if __name__ == "__main__":
    main(sys.argv[1])
