"""Paint the scenery of every theme into image files beside this script.

`python3 dev.py scenery` runs it; run it after a change of the painting code or of a theme file, and commit the files.
The app shows them until it has painted a size of its own (`wordgames/ui/painting/scenery.py`).
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parents[1]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Below the path and the platform, which they read when they are imported: hence the E402.
import msgspec  # noqa: E402
from PySide6.QtCore import QSize  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImageReader, QImageWriter  # noqa: E402

from wordgames.ui.painting.fonts import load_fonts  # noqa: E402
from wordgames.ui.painting.scenes import SCENES, paint_scene  # noqa: E402
from wordgames.ui.theme import read_theme  # noqa: E402

QUALITY = 90
ICON_SIZE = 256


def build(names: list[str]) -> None:
    """Paint these pictures, in every theme."""
    for path in sorted((FOLDER.parent / "themes").glob("*.toml")):
        theme = read_theme(path)
        text = msgspec.json.format(msgspec.json.encode(theme), indent=1)
        path.with_suffix(".json").write_bytes(text + b"\n")
        if theme.flat:
            # Outlines are painted when they are shown.
            continue
        folder = FOLDER / theme.name
        folder.mkdir(exist_ok=True)
        for name in names:
            image = paint_scene(name, theme, QSize(*SCENES[name].file_size))
            target = folder / f"{name}.jpg"
            writer = QImageWriter(str(target), b"jpg")
            writer.setQuality(QUALITY)
            if not writer.write(image):
                sys.exit(f"{target} cannot be written: {writer.errorString()}.")
            print(
                f"{theme.name}/{name}: {image.width()} x {image.height()}, {target.stat().st_size // 1024} kB"
            )


def build_icon() -> None:
    """The window's icon: a picture of the drawing, since Qt would load a library of its own for that at each start."""
    icons = FOLDER.parent / "icons"
    drawing = QImageReader(str(icons / "wordgames.svg"))
    drawing.setScaledSize(QSize(ICON_SIZE, ICON_SIZE))
    target = icons / "wordgames.png"
    if not drawing.read().save(str(target)):
        sys.exit(f"{target} cannot be written.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Paint the scenery into image files.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these: {', '.join(SCENES)}")
    names = parser.parse_args().names or list(SCENES)
    unknown = [name for name in names if name not in SCENES]
    if unknown:
        parser.error(f"no picture is called {', '.join(unknown)}")
    application = QGuiApplication([])
    load_fonts()
    build(names)
    build_icon()
    application.quit()


if __name__ == "__main__":
    main()
