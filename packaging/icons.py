"""Draw the icons of all systems from the one SVG: `icons.py [FOLDER]`, into build/icons where no other is named.

Writes wordgames.ico (Windows), wordgames.icns (macOS), PNGs by size as Linux wants them (hicolor/SIZExSIZE/apps), and
with --resource the PNG that the window itself shows, which is committed.
"""

from __future__ import annotations

import os
import sys
from io import BytesIO
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "resources" / "icons" / "wordgames.svg"
OF_THE_WINDOW = ROOT / "resources" / "icons" / "wordgames.png"
LINUX = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 256)
MACOS = (16, 32, 64, 128, 256, 512, 1024)


def drawn(size: int) -> Image.Image:
    """The icon, `size` pixels wide and high, on nothing. Raises ValueError for a drawing that is none."""
    renderer = QSvgRenderer(str(DRAWING))
    if not renderer.isValid():
        raise ValueError(f"{DRAWING} is no SVG")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return Image.open(BytesIO(held.data())).convert("RGBA")


def write(folder: Path) -> None:
    """All icons into this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in LINUX:
        place = folder / "hicolor" / f"{size}x{size}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        drawn(size).save(place / "wordgames.png", optimize=True)
    windows = [drawn(size) for size in WINDOWS]
    windows[-1].save(
        folder / "wordgames.ico", sizes=[(size, size) for size in WINDOWS], append_images=windows[:-1]
    )
    mac = [drawn(size) for size in MACOS]
    mac[-1].save(folder / "wordgames.icns", append_images=mac[:-1])


def main(arguments: list[str]) -> int:
    """Write them; the exit status."""
    # Qt's fonts and images need an application.
    from PySide6.QtGui import QGuiApplication

    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    if "--resource" in arguments:
        drawn(256).save(OF_THE_WINDOW, optimize=True)
        arguments = [one for one in arguments if one != "--resource"]
    write(Path(arguments[0]) if arguments else ROOT / "build" / "icons")
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
