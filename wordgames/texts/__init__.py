"""Every sentence for people, in English and, by gettext, in the language that was chosen.

Wrap what people read in `_` (or `ngettext`, with a number; or `pgettext`, where one English text has two meanings) at
the place where it is shown, never at import: a language may be chosen, and changed, later.
"""

import gettext as _gettext
import locale
import os
from typing import Final

from wordgames.core.resources import resource_root

LANGUAGES: Final = ("en", "de")
"""The languages that the program speaks; the texts in the source are the English ones."""

_DOMAIN: Final = "wordgames"
_catalogue = _gettext.NullTranslations()
_language = "en"


def use_language(lang: str) -> None:
    """Speak this language from now on; English where it is none of `LANGUAGES`, and for what is not translated."""
    global _catalogue, _language
    _language = lang if lang in LANGUAGES else "en"
    folder = resource_root() / "translations"
    _catalogue = _gettext.translation(_DOMAIN, folder, [_language], fallback=True)


def language() -> str:
    """The language that is spoken."""
    return _language


def speaking() -> tuple[str, ...]:
    """Those of `LANGUAGES` that can be spoken here: their catalogue is there and can be read."""
    folder = resource_root() / "translations"
    found = ["en"]
    for lang in LANGUAGES[1:]:
        try:
            _gettext.translation(_DOMAIN, folder, [lang])
        except (OSError, ValueError):
            continue
        found.append(lang)
    return tuple(found)


def system_language() -> str:
    """The one of `LANGUAGES` that the system is set to; English where it is another."""
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    named = next((value for name in variables if (value := os.environ.get(name))), None)
    spoken = (named or locale.getlocale()[0] or "").lower()
    # Windows writes the language out: German_Germany.
    return "de" if spoken.startswith(("de_", "de.", "de-", "german")) or spoken == "de" else "en"


def _(message: str) -> str:
    """The text in the language that is spoken."""
    return _catalogue.gettext(message)


def ngettext(singular: str, plural: str, n: int) -> str:
    """The text for n things; put the number in by `.format(n=n)`."""
    return _catalogue.ngettext(singular, plural, n)


def pgettext(context: str, message: str) -> str:
    """The text in the meaning that the context tells."""
    return _catalogue.pgettext(context, message)
