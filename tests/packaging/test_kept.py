"""The built app holds what it needs, and not what it never loads, on every system."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]

NEEDED = {
    "Linux": (
        "PySide6/QtCore.abi3.so",
        "PySide6/QtGui.abi3.so",
        "PySide6/QtWidgets.abi3.so",
        "PySide6/Qt/lib/libQt6DBus.so.6",
        "PySide6/Qt/lib/libQt6XcbQpa.so.6",
        "PySide6/Qt/lib/libQt6WaylandClient.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "libxcb-cursor.so.0",
        "libpython3.12.so.1.0",
        "libffi.so.8",
        "libsqlite3.so.0",
    ),
    "Windows": (
        "PySide6\\QtCore.pyd",
        "PySide6\\QtGui.pyd",
        "PySide6\\QtWidgets.pyd",
        "PySide6\\Qt6Core.dll",
        "PySide6\\Qt6Gui.dll",
        "PySide6\\Qt6Widgets.dll",
        "PySide6\\pyside6.abi3.dll",
        "PySide6\\MSVCP140.dll",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6\\plugins\\platforms\\qoffscreen.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6\\plugins\\imageformats\\qjpeg.dll",
        "PySide6\\plugins\\imageformats\\qico.dll",
        "PySide6\\translations\\qtbase_de.qm",
        "shiboken6\\Shiboken.pyd",
        "python3.dll",
        "python312.dll",
        "VCRUNTIME140.dll",
        "VCRUNTIME140_1.dll",
        "libffi-8.dll",
        "sqlite3.dll",
        "_sqlite3.pyd",
        "_ctypes.pyd",
        "unicodedata.pyd",
        "base_library.zip",
    ),
    "macOS": (
        "PySide6/QtCore.abi3.so",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist",
        "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
        "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets",
        # QtGui stands on it.
        "PySide6/Qt/lib/QtDBus.framework/Versions/A/QtDBus",
        "QtDBus",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/platforms/libqoffscreen.dylib",
        "PySide6/Qt/plugins/styles/libqmacstyle.dylib",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/libpyside6.abi3.6.9.dylib",
        "shiboken6/libshiboken6.abi3.6.9.dylib",
        "Python.framework/Versions/3.12/Python",
        "libsqlite3.0.dylib",
        "lib-dynload/_sqlite3.cpython-312-darwin.so",
    ),
}
UNUSED = {
    "Linux": (
        "PySide6/QtNetwork.abi3.so",
        "PySide6/QtDBus.abi3.so",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqlinuxfb.so",
        "PySide6/Qt/plugins/platforms/libqminimal.so",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/Qt/translations/qt_de.qm",
        "libgtk-3.so.0",
        "libssl.so.3",
        "libX11.so.6",
    ),
    "Windows": (
        "PySide6\\QtNetwork.pyd",
        "PySide6\\Qt6Network.dll",
        "PySide6\\Qt6OpenGL.dll",
        "PySide6\\Qt6Svg.dll",
        "PySide6\\opengl32sw.dll",
        "PySide6\\d3dcompiler_47.dll",
        "PySide6\\plugins\\platforms\\qminimal.dll",
        "PySide6\\plugins\\platforms\\qdirect2d.dll",
        "PySide6\\plugins\\tls\\qschannelbackend.dll",
        "PySide6\\plugins\\generic\\qtuiotouchplugin.dll",
        "PySide6\\plugins\\networkinformation\\qnetworklistmanager.dll",
        "PySide6\\plugins\\imageformats\\qwebp.dll",
        "PySide6\\translations\\qtbase_fr.qm",
        "PySide6\\translations\\qt_help_de.qm",
        "libcrypto-3.dll",
        "libssl-3.dll",
    ),
    "macOS": (
        "PySide6/QtDBus.abi3.so",
        "PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork",
        "PySide6/Qt/lib/QtOpenGL.framework/Versions/A/QtOpenGL",
        "PySide6/Qt/lib/QtSvg.framework/Versions/A/Resources/Info.plist",
        "QtPdf",
        "QtOpenGL",
        "PySide6/Qt/plugins/platforms/libqminimal.dylib",
        "PySide6/Qt/plugins/imageformats/libqmacheif.dylib",
        "PySide6/Qt/plugins/tls/libqsecuretransportbackend.dylib",
        "PySide6/Qt/translations/qtbase_uk.qm",
        "libcrypto.3.dylib",
    ),
}


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return importlib.import_module("kept")


@pytest.mark.parametrize("system", NEEDED)
def test_what_the_app_needs_goes_in(kept: Any, system: str) -> None:
    assert [path for path in NEEDED[system] if not kept.is_used(path)] == []


@pytest.mark.parametrize("system", UNUSED)
def test_what_it_never_loads_stays_out(kept: Any, system: str) -> None:
    assert [path for path in UNUSED[system] if kept.is_used(path)] == []


def test_every_resource_of_ours_goes_in(kept: Any) -> None:
    """The German texts were left out once, with Qt's words in other languages."""
    ours = [
        f"wordgames/{path.relative_to(ROOT).as_posix()}"
        for path in (ROOT / "resources").rglob("*")
        if path.is_file() and path.suffix not in {".py", ".pyc", ".po"}
    ]
    assert any(path.endswith("/de/LC_MESSAGES/wordgames.mo") for path in ours)
    assert [path for path in ours if not kept.is_used(path)] == []
    assert [path for path in ours if not kept.is_used(path.replace("/", "\\"))] == []
