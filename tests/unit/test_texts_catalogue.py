"""The catalogues: compiled, whole, and in step with the code."""

import io
import string
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from wordgames import texts
from wordgames.core.resources import resource_root
from wordgames.texts import LANGUAGES, _, language, ngettext, pgettext, system_language, use_language

FOLDER = resource_root() / "translations"
TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    use_language("en")


def catalogue(lang: str) -> Catalog:
    with (FOLDER / lang / "LC_MESSAGES" / "wordgames.po").open("rb") as file:
        return read_po(file, locale=lang)


def messages(lang: str) -> list[Message]:
    return [message for message in catalogue(lang) if message.id]


def fields(text: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_compiled_catalogue_is_that_of_the_texts(lang: str) -> None:
    compiled = io.BytesIO()
    write_mo(compiled, catalogue(lang))
    kept = (FOLDER / lang / "LC_MESSAGES" / "wordgames.mo").read_bytes()
    assert kept == compiled.getvalue(), "compile it: python3 dev.py texts"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_translation_is_doubtful(lang: str) -> None:
    doubtful = [message.id for message in messages(lang) if message.fuzzy]
    assert not doubtful, "what is marked so is not compiled, and is shown in English"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_catalogue_holds_the_texts_of_the_code_and_no_others(lang: str) -> None:
    found = Catalog()
    package = Path(texts.__file__).parents[1]
    for _file, _line, text, _comments, context in extract_from_dir(package, [("**.py", "python")]):
        found.add(text, context=context)
    wanted = {(message.context, message.id) for message in found if message.id}
    held = {(message.context, message.id) for message in messages(lang)}
    assert held == wanted, "bring it up to date: python3 dev.py texts"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_translations_have_the_places_of_the_english_text(lang: str) -> None:
    for message in messages(lang):
        ids = message.id if isinstance(message.id, tuple) else (message.id,)
        for form, text in enumerate(
            message.string if isinstance(message.string, tuple) else (message.string,)
        ):
            # Of one thing the number need not be said, where English does not say it either.
            allowed = [fields(ids[-1])] if form else [fields(one) for one in ids]
            assert not text or fields(text) in allowed, message.id


@pytest.mark.parametrize("lang", TRANSLATED)
def test_translations_keep_the_white_space_and_the_signs_at_the_ends(lang: str) -> None:
    for message in messages(lang):
        ids = message.id if isinstance(message.id, tuple) else (message.id,)
        strings = message.string if isinstance(message.string, tuple) else (message.string,)
        for english, text in zip(ids, strings, strict=True):
            assert text == text.strip()
            if text and english[-1] in ".?!":
                assert text[-1] == english[-1], english


def test_a_language_is_spoken_from_the_moment_it_is_chosen() -> None:
    assert language() == "en"
    assert _("The game is over.") == "The game is over."
    use_language("de")
    assert language() == "de"
    assert _("The game is over.") == "Das Spiel ist zu Ende."
    assert ngettext("{n} point", "{n} points", 1) == "{n} Punkt"
    assert ngettext("{n} point", "{n} points", 0) == "{n} Punkte"
    assert pgettext("who ruled", "the table") == "der Tisch"
    assert _("never translated") == "never translated"
    assert ngettext("thing", "things", 2) == "things"
    assert pgettext("x", "the table") == "the table"
    use_language("tlh")
    assert language() == "en"
    assert _("The game is over.") == "The game is over."


def test_a_catalogue_that_is_missing_leaves_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(texts, "resource_root", lambda: tmp_path)
    use_language("de")
    assert _("The game is over.") == "The game is over."


@pytest.mark.parametrize(
    ("variables", "spoken"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "den_CA"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "tr_TR.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_s_language(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], spoken: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert system_language() == spoken


def test_windows_writes_its_language_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: ("German_Germany", "1252"))
    assert system_language() == "de"
