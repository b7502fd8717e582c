"""How the documentation is built: `python3 dev.py docs` writes it to build/docs; a broken link is an error."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from wordgames import __version__  # noqa: E402 - a checkout need not be installed

project = "Wordgames"
author = "The Wordgames developers"
copyright = f"{author}; GPL-3.0-or-later"
version = release = __version__

extensions = ["myst_parser"]
myst_heading_anchors = 3
source_suffix = {".md": "markdown"}
nitpicky = True

html_theme = "furo"
html_title = f"Wordgames {version}"
html_logo = "../resources/icons/wordgames.svg"
html_favicon = "../resources/icons/wordgames.svg"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#7C1C32", "color-brand-content": "#7C1C32"},
    "dark_css_variables": {"color-brand-primary": "#E8C878", "color-brand-content": "#E8C878"},
}
html_show_sphinx = False
