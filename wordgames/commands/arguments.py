"""What may be typed after `wordgames`."""

import argparse
from typing import NoReturn

from wordgames import __version__
from wordgames.commands.errors import CommandError
from wordgames.core.players import Level
from wordgames.lexicon.subjects import Subject
from wordgames.texts import command_line as texts

LANGUAGES = ("en", "de")


class _Parser(argparse.ArgumentParser):
    """Raises instead of printing its usage, so that an error stays one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(texts.not_understood(message))


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command and its options; nothing typed, or options alone, mean `play`. Raises CommandError."""
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in ("-h", "--help", "--version")):
        arguments = ["play", *arguments]
    return _parser().parse_args(arguments)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="wordgames", description=texts.what_it_is(), allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"wordgames {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)

    play = commands.add_parser("play", help=texts.about_play())
    play.add_argument("--full-screen", action="store_true")
    play.add_argument("--lang", choices=LANGUAGES)
    play.add_argument("--data", metavar="DIR")

    word = commands.add_parser("word", help=texts.about_word())
    word.add_argument("--lang", choices=LANGUAGES, default="en")
    word.add_argument("--game", choices=("punchline", "pun"))
    word.add_argument("words", nargs="+", metavar="WORD")

    score = commands.add_parser("score", help=texts.about_score())
    score.add_argument("game", metavar="GAME")
    score.add_argument("column", metavar="COLUMN")
    score.add_argument("--started", action="store_true")

    best = commands.add_parser("best", help=texts.about_best())
    best.add_argument("game", choices=("pun",), metavar="GAME")
    best.add_argument("letters", metavar="LETTERS")
    best.add_argument("--lang", choices=(*LANGUAGES, "both"), default="en")
    best.add_argument("--min", type=int, default=1, metavar="N", dest="min_length")
    best.add_argument("--subject", choices=[subject.value for subject in Subject])

    simulate = commands.add_parser("simulate", help=texts.about_simulate())
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--players", type=int, default=4, metavar="N")
    simulate.add_argument("--level", choices=[level.value for level in Level])
    simulate.add_argument("--seed", type=int, default=1, metavar="S")
    simulate.add_argument("--games", type=int, default=1, metavar="K")
    simulate.add_argument("--lang", choices=LANGUAGES, default="en")
    simulate.add_argument("--record", metavar="FILE")

    replay = commands.add_parser("replay", help=texts.about_replay())
    replay.add_argument("file", metavar="FILE")

    deck = commands.add_parser("deck", help=texts.about_deck())
    tasks = deck.add_subparsers(dest="task", required=True, metavar="TASK", parser_class=_Parser)
    check = tasks.add_parser("check", help=texts.about_deck_check())
    check.add_argument("file", metavar="FILE")
    export = tasks.add_parser("export", help=texts.about_deck_export())
    export.add_argument("--lang", choices=LANGUAGES, default="en")
    export.add_argument("name", metavar="NAME")
    export.add_argument("file", metavar="FILE")

    commands.add_parser("self-check", help=texts.about_self_check())
    return parser
