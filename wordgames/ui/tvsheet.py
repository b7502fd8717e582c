"""On which screen the table is shown, or why it can't be: everybody sees one picture."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from wordgames.qt.displays import Display
from wordgames.texts import _
from wordgames.ui.buttons import Plaque, SlabButton
from wordgames.ui.painting.icons import Icon
from wordgames.ui.secondscreen import SecondScreen
from wordgames.ui.sheet import Pick, Sheet
from wordgames.ui.theme import Theme
from wordgames.ui.words import Words

MOST = 4
"""Screens that are listed."""
_ROW_H, _PITCH = 7.2, 8.8
_TOP = 38.0


def one_picture(second: SecondScreen) -> tuple[str, ...]:
    """What it means that everybody looks at the same picture, and how a TV gets one of its own."""
    if second.displays.mirrored:
        first = _("Your screens show one and the same picture: whatever you look at, everybody sees.")
    else:
        first = _("This machine shows one picture: where a TV mirrors it, everybody sees whatever you see.")
    return (
        first,
        _(
            "So pass this screen from curtain to curtain, and turn your heads while somebody looks at their own cards."
        ),
        _("For a table on the TV, connect it and have it extend the desktop in the settings of your system."),
    )


class ScreenButton(Pick):
    """One screen; the one that shows the table is checked."""

    def __init__(self, display: Display, *, here: bool, parent: QWidget | None = None) -> None:
        size = f"{display.area.width()} × {display.area.height()}"
        sub = _("{size}, this window stands there and makes room").format(size=size) if here else size
        super().__init__(display.key, display.name, parent, sub=sub, icon=Icon.SCREEN, size=2.7)
        self.display = display


class TvSheet(Sheet):
    """The screens of this machine, one of which may show the table; it follows when they come and go."""

    def __init__(
        self, second: SecondScreen, theme: Theme | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(_("The table on a TV"), theme, parent)
        self._second = second
        self.sentences = [
            Words("", self, size=3.3, floor=2.8, ink="ink", on_paper=True, top=True) for _line in range(3)
        ]
        self.buttons: list[ScreenButton] = []
        self.stop = SlabButton(_("Stop showing it"), self)
        self.stop.clicked.connect(second.stop)
        self.place(self.stop, 74, 70.0, 33, 10.2, gap=0.5)
        self.done = Plaque(_("Done"), self, size=3.8)
        self.done.clicked.connect(self.closed)
        self.main_action = self.done
        self.place(self.done, 110, 71.6, 26, 8.6, gap=0.5)
        second.changed.connect(self.show_screens)
        second.displays.changed.connect(self.show_screens)
        self.show_screens()

    def show_screens(self) -> None:
        """Show what there is now."""
        second = self._second
        offers = second.offers()[:MOST]
        focused = next((one.display.key for one in self.buttons if one.hasFocus()), None)
        for button in self.buttons:
            self.forget(button)
        self.buttons = []
        if offers:
            texts: tuple[str, ...] = (
                _(
                    "It shows what everybody may see, large enough for the room. Cards of one's own stay here."
                ),
                _("Which screen does the room look at?"),
            )
            tops: tuple[float, ...] = (19.4, 30.6)
        else:
            texts = one_picture(second)
            tops = (22.0, 35.0, 48.0)
        for words, text, top in zip(self.sentences, (*texts, "")[:3], (*tops, 60.0)[:3], strict=True):
            words.say(text)
            self.place(words, 24, top, 112, 10.4, gap=0.5)
        shown, home = (second.shown_on or second.tv) if second.wanted else None, second.home
        for row, display in enumerate(offers):
            button = ScreenButton(display, here=home is not None and display.key == home.key, parent=self)
            button.setChecked(shown is not None and display.key == shown.key)
            button.picked.connect(second.choose)
            self.place(button, 24, _TOP + row * _PITCH, 84, _ROW_H, gap=0.5)
            button.show()
            self.buttons.append(button)
            if display.key == focused:
                button.setFocus()
        self.stop.setVisible(second.wanted and bool(offers))
