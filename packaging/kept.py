"""Which of the files that PyInstaller finds go into the built app, by their paths in it, on every system.

Linux and macOS have Qt's own below PySide6/Qt, Windows beside the binding in PySide6.
"""

from __future__ import annotations

import re

UNUSED = re.compile(
    r"""
      plugins/(?!platforms/|imageformats/|platformthemes/|platforminputcontexts/|styles/|iconengines/|wayland)
    | plugins/platforms/[^/]*(?:eglfs|vnc|linuxfb|minimalegl|webgl|vkkhr)
    | plugins/platforms/(?:lib)?q(?:minimal|direct2d)
    | plugins/platformthemes/libqgtk3
    | plugins/imageformats/(?:lib)?q(?:pdf|tga|tiff|wbmp|webp|gif|icns|svg|macjp2|macheif)
    | plugins/platforminputcontexts/libqtvirtualkeyboard
    | plugins/iconengines/
    | plugins/wayland-graphics-integration | plugins/wayland-decoration-client/libadwaita
    | plugins/wayland-shell-integration/(?!libxdg-shell)
    | Qt6?(?:Qml|Quick|VirtualKeyboard|Pdf|Network|OpenGLWidgets|Svg|Sql|PrintSupport|Test)
    | Qt6?(?:WaylandCompositor|EglF[Ss]|WlShell)
    | Qt6?OpenGL(?:\.dll|\.framework|$)
    | /Qt(?:Network|Svg|OpenGL|Test|DBus)\.(?:abi3|pyd|cp)
    | opengl32sw | d3dcompiler_
    | lib(?:cairo|pango|atk|gdk|gtk|pixman|harfbuzz|graphite2|thai|datrie|fribidi)
    | lib(?:ssl|crypto|krb5|k5crypto|krb5support|gssapi_krb5|com_err|keyutils)\b
    | lib-dynload/_(?:codecs_|multibytecodec|asyncio|multiprocessing|posixshmem|curses|tkinter)
    | langcodes/(?:data/language-subtag-registry|tests/)
    | /py\.typed$ | \.pyi$
    """,
    re.VERBOSE,
)
"""Parts of paths, with forward slashes, that the app never loads."""
OF_THE_SYSTEM = re.compile(r"lib(?:dbus-1|X11|X11-xcb|fontconfig|freetype|expat)\.so")
"""Libraries that every Linux desktop has, that must fit its services and settings, and that it keeps safe; a system
without them is told so (`wordgames.commands.system`).
"""
TRANSLATION = re.compile(r"PySide6/(?:Qt/)?translations/(?!qtbase_(?:de|en)\.qm)")
"""Qt's own words in other languages than ours; Qt's buttons speak from qtbase. Our own catalogues lie elsewhere."""


def is_used(path: str) -> bool:
    """Whether a file of this path in the folder goes in."""
    path = path.replace("\\", "/")
    return not (UNUSED.search(path) or TRANSLATION.search(path) or OF_THE_SYSTEM.match(path))
