"""The command line's beginning: `wordgames`, or `python -m wordgames`."""

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from wordgames.commands.arguments import parse
from wordgames.commands.errors import CommandError
from wordgames.commands.system import (
    desktop_platform,
    display_answers,
    missing_libraries,
    tell_without_a_console,
)
from wordgames.texts import command_line as texts


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status: 0, 1 for a record that does not agree
    or a deck with mistakes, 2 for an error."""
    if hasattr(sys.stdout, "reconfigure"):
        # Words may hold letters that an old terminal has not: shown as escapes instead of ending the command.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except CommandError as error:
        if sys.stderr is None:
            tell_without_a_console(str(error))
        else:
            print(f"wordgames: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read our output has seen enough; what is left in the buffer must not be tried again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(arguments: list[str]) -> int:
    """Everything is imported where it is needed: the window must not wait for what it does not use."""
    asked = parse(arguments)
    match asked.command:
        case "play":
            return int(
                _app(on_a_screen=True).play(full_screen=asked.full_screen, lang=asked.lang, data=asked.data)
            )
        case "self-check":
            return int(_app().self_check())
        case "word":
            from wordgames.commands.words import word

            return _print(word(asked.words, asked.lang, asked.game))
        case "score":
            from wordgames.commands.words import score

            return _print(score(asked.game, asked.column, asked.started))
        case "best":
            from wordgames.commands.hands import best_pun

            return _print(best_pun(asked.letters, asked.lang, asked.min_length, asked.subject))
        case "simulate":
            from wordgames.commands.games import simulate

            return _print(
                simulate(
                    asked.game,
                    asked.players,
                    asked.level,
                    asked.seed,
                    asked.games,
                    asked.lang,
                    asked.record,
                )
            )
        case "deck" if asked.task == "check":
            from wordgames.commands.decks import check

            found, whole = check(asked.file)
            _print(iter(found))
            return 0 if whole else 1
        case "deck":
            from wordgames.commands.decks import export

            return _print(export(asked.name, asked.lang, asked.file))
        case _:
            return _replay(asked.file)


def _print(lines: Iterator[str]) -> int:
    for line in lines:
        print(line, flush=True)
    return 0


def _replay(file: str) -> int:
    from wordgames.commands.games import Differs, replay_file

    try:
        return _print(replay_file(file))
    except Differs as difference:
        print(f"wordgames: {difference}", file=sys.stderr)
        return 1


def _app(*, on_a_screen: bool = False) -> Any:
    """The application, reached only when it is asked for: all other commands work without Qt.

    Raises CommandError that names what is missing on this machine: a display, where the window is to be seen, or
    a library, before Qt ends the process over it with a riddle.
    """
    platform = desktop_platform() or ("" if on_a_screen else "offscreen")
    if not platform:
        raise CommandError(texts.no_display())
    missing = missing_libraries(platform)
    if missing:
        raise CommandError(texts.no_library(tuple(missing), tuple(missing.values())))
    if on_a_screen and not display_answers(platform):
        raise CommandError(texts.no_display())
    try:
        return import_module("wordgames.app")
    except ImportError as error:
        raise CommandError(texts.no_window(str(error))) from error


if __name__ == "__main__":
    sys.exit(main())
