"""Backgrounds and lid pictures at run time: at once from an image file, then painted in the very size.

The file is decoded near the asked size in a few milliseconds. Where it does not fit exactly (a larger window, another
shape), a worker thread paints the picture from nothing and `ready` tells so; the result is kept in the cache folder.
The folder only saves time: missing, full, damaged or unwritable, it changes nothing that is seen.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import threading
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter, QPixmap

from wordgames import __version__
from wordgames.core.resources import resource_root
from wordgames.ui.theme import Theme

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

log = logging.getLogger(__name__)

SETTLE = 120
"""Milliseconds without another size asked for, after which a picture is painted anew: nobody wants those in between."""

_KEPT_FILES = 32
_QUALITY = 93
_SAME_SHAPE = 0.004


@dataclass(frozen=True)
class _Job:
    theme: Theme
    name: str
    size: QSize
    file: Path | None


@dataclass(frozen=True)
class _Done:
    job: _Job
    image: QImage


class _Pause:
    """No garbage collection while a worker paints: it would destroy the GUI's objects in the wrong thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._count = 0
        self._was_on = False

    @contextlib.contextmanager
    def __call__(self) -> Iterator[None]:
        with self._lock:
            if self._count == 0:
                self._was_on = gc.isenabled()
                gc.disable()
            self._count += 1
        try:
            yield
        finally:
            with self._lock:
                self._count -= 1
                if self._count == 0 and self._was_on:
                    gc.enable()


_no_collection = _Pause()


def cache_folder() -> Path:
    """Where painted sizes are kept between two runs."""
    import platformdirs

    return Path(platformdirs.user_cache_dir("wordgames", appauthor=False)) / "scenery"


class Scenery(QObject):
    """The pictures of one theme. `folder` is the cache folder, None for none."""

    ready = Signal(str)
    """A picture has been painted in the size that was last asked for: its name."""

    _done = Signal(object)

    def __init__(self, theme: Theme, folder: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._folder = folder
        self._images: dict[str, QImage] = {}
        self._pixmaps: dict[str, QPixmap] = {}
        self._asked: dict[str, QSize] = {}
        self._waiting: dict[str, _Job] = {}
        self._natural_sizes: dict[str, QSize] = {}
        self._painter: ThreadPoolExecutor | None = None
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE)
        self._settle.timeout.connect(self._paint_waiting)
        self._done.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def image(self, name: str, size: QSize | None = None) -> QImage:
        """The picture, in `size` device pixels or, for a moment after a change of size, in the size it had before.

        Without `size` it is the image file as it is.
        """
        natural = self._natural(name)
        size = natural if size is None else size
        image = self._images.get(name)
        if image is not None and (image.size() == size or self._asked.get(name) == size):
            return image
        if self._theme.flat:
            # Outlines cost a few milliseconds: they have no files.
            from wordgames.ui.painting.scenes import paint_scene

            self._asked[name] = size
            return self._keep(name, paint_scene(name, self._theme, size))
        self._asked[name] = size
        self._waiting.pop(name, None)
        exact = self._shape_fits(natural, size)
        kept = None if exact else self._kept_file(name, size)
        if kept is not None and size.width() <= natural.width():
            found = _read(kept)
            if found.size() == size:
                return self._keep(name, found)
        if exact or image is None:
            image = self._keep(name, self._load(name, size))
        if not exact:
            self._waiting[name] = _Job(self._theme, name, size, kept)
            self._settle.start()
        return image

    def pixmap(self, name: str, size: QSize, ratio: float = 1.0) -> QPixmap:
        """As `image`, to be drawn into a window with this device pixel ratio; stretch what has another size."""
        image = self.image(name, size)
        pixmap = self._pixmaps.get(name)
        if pixmap is None or pixmap.size() != image.size():
            pixmap = self._pixmaps[name] = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def set_theme(self, theme: Theme) -> None:
        """Show another theme from now on; what is shown has to be asked for again."""
        if theme != self._theme:
            self._theme = theme
            for kept in (self._images, self._pixmaps, self._asked, self._waiting, self._natural_sizes):
                kept.clear()

    def another(self, parent: QObject | None = None) -> Scenery:
        """The same pictures for a window of another size."""
        return Scenery(self._theme, self._folder, parent)

    def forget(self, name: str) -> None:
        """Free the memory of a picture that is not shown now."""
        for kept in (self._images, self._pixmaps, self._asked, self._waiting):
            kept.pop(name, None)

    def finish(self) -> None:
        """Stay until what waits has been painted; it comes with the next events. For pictures of screens."""
        self._settle.stop()
        if self._waiting:
            self._paint_waiting()
        if self._painter is not None:
            self._painter.shutdown(wait=True)
            self._painter = None

    def close(self) -> None:
        """Wait for the picture that is being painted, and paint no more."""
        self._settle.stop()
        self._waiting.clear()
        if self._painter is not None:
            self._painter.shutdown(wait=True, cancel_futures=True)
            self._painter = None

    @staticmethod
    def _shape_fits(natural: QSize, size: QSize) -> bool:
        """Whether the file in this size is as good as painted: no larger than it is, and of the same shape."""
        if size.width() > natural.width() or size.isEmpty():
            return size.isEmpty()
        shape = size.height() / size.width() * natural.width() / natural.height()
        return abs(shape - 1) < _SAME_SHAPE

    def _natural(self, name: str) -> QSize:
        """The size of the image file; of one that can't be read, what it should be."""
        if name not in self._natural_sizes:
            size = QImageReader(str(self._file(name))).size()
            if not size.isValid():
                from wordgames.ui.painting.scenes import SCENES

                size = QSize(*SCENES[name].file_size)
            self._natural_sizes[name] = size
        return self._natural_sizes[name]

    def _file(self, name: str) -> Path:
        return resource_root() / "scenery" / self._theme.name / f"{name}.jpg"

    def _load(self, name: str, size: QSize) -> QImage:
        reader = QImageReader(str(self._file(name)))
        if size.width() < reader.size().width() and not size.isEmpty():
            reader.setScaledSize(size)
        image = reader.read()
        if image.isNull():
            log.warning("The picture %s cannot be read: %s", self._file(name), reader.errorString())
            image = QImage(1, 1, QImage.Format.Format_RGB32)
            image.fill(QColor(self._theme.button.dim))
        return image

    def _kept_file(self, name: str, size: QSize) -> Path | None:
        """The file for a painted size; another version of the app or of the picture has another one."""
        if self._folder is None:
            return None
        try:
            stamp = zlib.crc32(self._file(name).read_bytes())
        except OSError:
            stamp = 0
        file = f"{name}-{self._theme.name}-{size.width()}x{size.height()}-{__version__}-{stamp:08x}.jpg"
        return self._folder / file

    def _keep(self, name: str, image: QImage) -> QImage:
        self._images[name] = image
        self._pixmaps.pop(name, None)
        return image

    @Slot()
    def _paint_waiting(self) -> None:
        if self._painter is None:
            from concurrent.futures import ThreadPoolExecutor

            self._painter = ThreadPoolExecutor(max_workers=1, thread_name_prefix="scenery")
        for job in self._waiting.values():
            self._painter.submit(self._paint, job)
        self._waiting.clear()

    def _paint(self, job: _Job) -> None:
        """In the worker thread."""
        if self._asked.get(job.name) != job.size:
            return
        from wordgames.ui.painting.scenes import paint_scene

        try:
            with _no_collection():
                image = QImage() if job.file is None else _read(job.file)
                if image.size() != job.size:
                    image = paint_scene(job.name, job.theme, job.size)
                    if job.file is not None:
                        _store(image, job.file)
                self._done.emit(_Done(job, image))
        except Exception:
            log.exception("The picture %s was not painted in %s; the file's is shown.", job.name, job.size)

    @Slot(object)
    def _take(self, done: _Done) -> None:
        if self._asked.get(done.job.name) == done.job.size:
            self._keep(done.job.name, done.image)
            self.ready.emit(done.job.name)


def _read(file: Path) -> QImage:
    """A kept picture, or a null image. One that was cut short would be half grey, so the file's end is looked at."""
    try:
        data = file.read_bytes()
    except OSError:
        return QImage()
    whole = data.startswith(b"\xff\xd8") and data.endswith(b"\xff\xd9")
    return QImage.fromData(data) if whole else QImage()


def _store(image: QImage, file: Path) -> None:
    """Keep a painted picture, whole or not at all, and no more than the latest ones."""
    part = file.with_suffix(f".{os.getpid()}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        writer = QImageWriter(str(part), b"jpg")
        writer.setQuality(_QUALITY)
        if writer.write(image):
            part.replace(file)
        else:
            log.info("The picture %s is not kept: %s", file.name, writer.errorString())
        older = sorted(file.parent.glob("*.jpg"), key=lambda f: f.stat().st_mtime)[:-_KEPT_FILES]
        for old in older:
            old.unlink(missing_ok=True)
    except OSError as error:
        log.info("The picture %s is not kept: %s", file.name, error)
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
