"""What the system has to bring before a window can open: libraries that Qt loads, and a display.

Standard library only, and nothing of this package is imported: `dev.py` asks here before anything is installed.
"""

from __future__ import annotations

import ctypes
import os
import sys

# Libraries that Qt loads, and the Debian packages that hold them. These bring the others along as their dependencies.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
}
PLATFORM_LIBRARIES = {
    "xcb": {
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
    },
}

_ERROR_BOX = 0x10


def missing_libraries(platform: str | None) -> dict[str, str]:
    """Libraries that do not load here, each with the Debian package that has it.

    `platform` is Qt's, such as "xcb" or "offscreen"; None needs no library. On other systems nothing is ever missing.
    """
    if platform is None or not sys.platform.startswith("linux"):
        return {}
    missing = {}
    # An app that was built carries some of them beside itself.
    carried = getattr(sys, "_MEIPASS", None)
    for library, package in (LIBRARIES | PLATFORM_LIBRARIES.get(platform, {})).items():
        if carried and os.path.exists(os.path.join(carried, library)):
            continue
        try:
            ctypes.CDLL(library)
        except OSError:
            missing[library] = package
    return missing


def display_answers(platform: str) -> bool:
    """Whether the display that is named here can be had; where that can't be told, it counts as there.

    Qt ends the process over one that is gone, and blames a library.
    """
    try:
        if platform == "xcb":
            xcb = ctypes.CDLL("libxcb.so.1")
            xcb.xcb_connect.restype = ctypes.c_void_p
            connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
            wrong = xcb.xcb_connection_has_error(connection)
            xcb.xcb_disconnect(connection)
            return not wrong
        if platform == "wayland":
            if not _wayland_is_named():
                # The library says so in a line of its own on standard error.
                return False
            wayland = ctypes.CDLL("libwayland-client.so.0")
            wayland.wl_display_connect.restype = ctypes.c_void_p
            display = wayland.wl_display_connect(None)
            if display is not None:
                wayland.wl_display_disconnect(ctypes.c_void_p(display))
            return display is not None
    except (OSError, AttributeError):
        # Such a library is missing, which is said in another sentence.
        pass
    return True


def _wayland_is_named() -> bool:
    """Whether it can be told at all where Wayland's socket lies."""
    named = os.environ.get("WAYLAND_DISPLAY", "")
    return os.path.isabs(named) or os.path.isabs(os.environ.get("XDG_RUNTIME_DIR", ""))


def desktop_platform() -> str | None:
    """The platform that Qt takes for a window here; None where there is no display to open one on."""
    asked = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if asked or not sys.platform.startswith("linux"):
        return asked or "native"
    if os.environ.get("WAYLAND_DISPLAY"):
        # Where it does not load, or nobody answers there any more, Qt takes the other.
        if os.environ.get("DISPLAY") and (missing_libraries("wayland") or not display_answers("wayland")):
            return "xcb"
        return "wayland"
    return "xcb" if os.environ.get("DISPLAY") else None


def tell_without_a_console(sentence: str) -> None:
    """Say why nothing opens where there is no standard error: a program of Windows without a console has none."""
    windows = getattr(ctypes, "windll", None)
    if windows is not None:
        windows.user32.MessageBoxW(None, sentence, "Wordgames", _ERROR_BOX)
