"""The command line: what it prints, its exit statuses, and one clear sentence for everything that is wrong."""

from __future__ import annotations

import ctypes
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from wordgames import __version__
from wordgames.__main__ import main
from wordgames.commands import system
from wordgames.commands.system import desktop_platform, display_answers, missing_libraries

Capture = pytest.CaptureFixture[str]
ON_LINUX = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="elsewhere Qt brings all it needs, and there is a display"
)


def lines(capsys: Capture) -> list[str]:
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["cat"], ["cat\taccepted\tword"]),
        (["cat", "xqzv"], ["cat\taccepted\tword", "xqzv\trefused\tunknown"]),
        (["London"], ["London\trefused\tname"]),
        (["--game", "punchline", "London"], ["London\taccepted\tname"]),
        (["--game", "punchline", "NASA"], ["NASA\trefused\tabbreviation"]),
        (["--game", "pun", "London"], ["London\trefused\tname"]),
        (["--lang", "en", "two words"], ["two words\trefused\tunknown"]),
    ],
)
def test_word_prints_a_line_a_word(arguments: list[str], expected: list[str], capsys: Capture) -> None:
    assert main(["word", *arguments]) == 0
    assert lines(capsys) == expected


def test_score_prints_the_sum_step_by_step(capsys: Capture) -> None:
    assert main(["score", "punchline", "C - A. - - - T* - - -"]) == 0
    assert lines(capsys) == [
        "letters: C 3 + A 1 + T 1 = 5",
        "own colour in squares: A 1 = 1",
        "yellow in circles: 6 x 2 = 12",
        "= 12",
    ]
    assert main(["score", "punchline", "- - - Q* - - Z* A B C", "--started"]) == 0
    assert lines(capsys)[-3:] == ["yellow in circles: 28 x 3 = 84", "started the timer: + 5", "= 89"]
    assert main(["score", "punchline", "p o n i e s - - - -"]) == 0
    assert lines(capsys) == [
        "letters: P 4 + O 1 + N 1 + I 1 + E 1 + S 1 = 9",
        "six letters or more: + 5",
        "= 14",
    ]


def test_score_of_nothing_is_nothing_whoever_started(capsys: Capture) -> None:
    assert main(["score", "punchline", "- - - - - - - - - -", "--started"]) == 0
    assert lines(capsys) == ["no letters", "= 0"]


def test_simulate_prints_finished_games_the_same_twice(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "last.json"
    arguments = ["simulate", "punchline", "--players", "4", "--seed", "1", "--games", "20"]
    assert main(arguments) == 0
    first = lines(capsys)
    assert main([*arguments, "--record", str(file)]) == 0
    assert lines(capsys) == first
    games = [json.loads(line) for line in first]
    assert [game["seed"] for game in games] == list(range(1, 21))
    keys = ["game", "seed", "rounds", "moves", "totals", "winners", "digest"]
    for game in games:
        assert list(game) == keys
        assert game["game"] == "punchline"
        assert len(game["totals"]) == 4
        most = max(game["totals"])
        assert most >= 250
        assert game["winners"] == [seat for seat, total in enumerate(game["totals"]) if total == most]
    assert sum(5 <= game["rounds"] <= 14 for game in games) >= 18
    assert main(["replay", str(file)]) == 0
    assert lines(capsys) == first[-1:]


def test_simulate_takes_level_and_number_of_players(capsys: Capture) -> None:
    rounds = {}
    for level in ("easy", "hard"):
        assert main(["simulate", "punchline", "--players", "2", "--level", level, "--games", "4"]) == 0
        games = [json.loads(line) for line in lines(capsys)]
        assert all(len(game["totals"]) == 2 for game in games)
        rounds[level] = sum(game["rounds"] for game in games)
    assert rounds["hard"] < rounds["easy"]


def test_simulate_plays_word_whimsy_by_temperaments(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "last.json"
    arguments = ["simulate", "whimsy", "--players", "7", "--seed", "1", "--games", "20"]
    assert main(arguments) == 0
    first = lines(capsys)
    assert main([*arguments, "--record", str(file)]) == 0
    assert lines(capsys) == first
    games = [json.loads(line) for line in first]
    assert [game["seed"] for game in games] == list(range(1, 21))
    for game in games:
        assert game["rounds"] == 12
        # Six answers a round share the chips 1 to 5.
        assert sum(game["totals"]) == 12 * 15
        most = max(game["totals"])
        assert game["winners"] == [seat for seat, total in enumerate(game["totals"]) if total == most]
    assert main(["replay", str(file)]) == 0
    assert lines(capsys) == first[-1:]


@pytest.fixture
def record(tmp_path: Path, capsys: Capture) -> Path:
    file = tmp_path / "game.json"
    assert main(["simulate", "punchline", "--players", "2", "--record", str(file)]) == 0
    capsys.readouterr()
    return file


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def test_a_record_with_one_changed_move_does_not_agree(record: Path, capsys: Capture) -> None:
    moves = json.loads(record.read_text())["moves"]
    slide = next(move["move"] for move in moves if move["move"]["type"] == "slide")
    old = json.dumps(slide, separators=(",", ":"))
    new = json.dumps({**slide, "position": 10 if slide["position"] != 10 else 9}, separators=(",", ":"))
    change(record, old, new)
    assert main(["replay", str(record)]) == 1
    assert "was changed" in capsys.readouterr().err


def test_a_record_with_one_changed_time_does_not_agree(record: Path, capsys: Capture) -> None:
    change(record, '"at_ms":', '"at_ms":1')
    assert main(["replay", str(record)]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_record_with_another_digest_does_not_agree(record: Path, capsys: Capture) -> None:
    content = json.loads(record.read_text())
    record.write_text(json.dumps({**content, "digest": "0" * 64}))
    assert main(["replay", str(record)]) == 1
    shown = capsys.readouterr()
    assert json.loads(shown.out)["digest"] == content["digest"]
    assert "was changed" in shown.err


def test_an_unfinished_record_is_replayed_as_far_as_it_goes(record: Path, capsys: Capture) -> None:
    from wordgames.core.record import Record, decode, digest, encode, replay
    from wordgames.games.catalog import GAMES

    whole = decode(record.read_bytes(), GAMES)
    for end in (0, 5, len(whole.moves) - 1):
        some = whole.moves[:end]
        state = replay(GAMES["punchline"], whole.setup, some)
        record.write_bytes(encode(Record(whole.setup, some, digest(state))))
        assert main(["replay", str(record)]) == 0
        line = json.loads(lines(capsys)[0])
        assert line["winners"] == []
        assert line["moves"] == end
        assert line["rounds"] == (0 if end < 6 else line["rounds"])
        assert sum(line["totals"]) == (0 if end < 6 else sum(line["totals"]))


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["bogus"], "bogus"),
        (["--bogus"], "--bogus"),
        (["word"], "WORD"),
        (["word", "--lang", "fr", "chat"], "fr"),
        (["word", "--game", "chess", "cat"], "chess"),
        (["score", "pun", "A B C"], "pun"),
        (["score", "punchline"], "COLUMN"),
        (["score", "punchline", "- - A"], "not 3"),
        (["score", "punchline", ""], "not 0"),
        (["score", "punchline", "A"], "not 1"),
        (["score", "punchline", "A B C D E F G H I 7"], "window 10 is '7'"),
        (["score", "punchline", "A B C D E F G H Ä -"], "window 9 is 'Ä'"),
        (["score", "punchline", "A B C D E F G H I.* -"], "window 9 is 'I.*'"),
        (["simulate"], "GAME"),
        (["simulate", "chess"], "'chess'"),
        (["simulate", "punchline", "--players", "1"], "not for 1"),
        (["simulate", "punchline", "--players", "7"], "not for 7"),
        (["simulate", "punchline", "--players", "0"], "not for 0"),
        (["simulate", "punchline", "--players", "-3"], "not for"),
        (["simulate", "punchline", "--players", "many"], "many"),
        (["simulate", "punchline", "--level", "expert"], "expert"),
        (["simulate", "whimsy", "--level", "easy"], "--level"),
        (["simulate", "whimsy", "--players", "2"], "not for 2"),
        (["simulate", "whimsy", "--players", "8"], "not for 8"),
        (["simulate", "punchline", "--games", "0"], "not 0"),
        (["simulate", "punchline", "--seed", "x"], "x"),
        (["simulate", "punchline", "--speed", "9"], "--speed"),
        (["simulate", "punchline", "--record", "/nowhere/at/all/game.json"], "/nowhere/at/all/game.json"),
        (["replay"], "FILE"),
        (["replay", "/nowhere/at/all/game.json"], "/nowhere/at/all/game.json"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence_and_status_2(
    arguments: list[str], names: str, capsys: Capture
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith("wordgames: ")
    assert said.count("\n") == 1
    assert names in said


@pytest.mark.parametrize(
    "content", [b"", b"\x00\x00\x00", b"no json", b"[]", b'{"setup":{"game":"chess"}}', b"[" * 10_000]
)
def test_a_damaged_record_is_said_in_one_sentence(content: bytes, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 2
    said = capsys.readouterr().err
    assert str(file) in said
    assert said.count("\n") == 1
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [("rules", 99, "version 99"), ("players", [], "can't be played")],
)
def test_a_record_for_other_rules_is_said(
    key: str, value: Any, says: str, record: Path, capsys: Capture
) -> None:
    content = json.loads(record.read_text())
    content["setup"][key] = value
    record.write_text(json.dumps(content))
    assert main(["replay", str(record)]) == 2
    assert says in capsys.readouterr().err


def test_a_missing_deck_or_word_list_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    from wordgames.commands import words
    from wordgames.games import catalog

    assert main(["word", "--lang", "de", "Haus"]) in (0, 2)
    capsys.readouterr()
    monkeypatch.setattr(words, "resource_root", lambda: tmp_path)
    assert main(["score", "punchline", "C - A - - - T - - -"]) == 2
    assert "values.toml" in capsys.readouterr().err
    broken = catalog.entry("punchline")._replace(
        load_deck=lambda lang: catalog.load_punchline(lang, tmp_path)
    )
    monkeypatch.setattr("wordgames.commands.games.entry", lambda name: broken)
    assert main(["simulate", "punchline"]) == 2
    assert "cards.toml" in capsys.readouterr().err


def test_a_missing_word_list_is_named(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    from wordgames.lexicon import Lexicon, LexiconError, LexiconFault

    def missing(language: str) -> Lexicon:
        raise LexiconError(LexiconFault.MISSING, language, Path("en.dafsa"))

    monkeypatch.setattr(Lexicon, "open", missing)
    for arguments in (["word", "cat"], ["simulate", "punchline"]):
        assert main(arguments) == 2
        assert "en.dafsa" in capsys.readouterr().err


def test_version_and_help(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert lines(capsys) == [f"wordgames {__version__}"]
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    assert "simulate" in capsys.readouterr().out


class App:
    """Stands for the application, which opens windows."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def play(self, **options: Any) -> int:
        self.asked.append(options)
        return 0

    def self_check(self) -> int:
        self.asked.append("self-check")
        return 1


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        ([], {"full_screen": False, "lang": None, "data": None}),
        (["play"], {"full_screen": False, "lang": None, "data": None}),
        (["--full-screen"], {"full_screen": True, "lang": None, "data": None}),
        (
            ["play", "--lang", "de", "--data", "somewhere"],
            {"full_screen": False, "lang": "de", "data": "somewhere"},
        ),
    ],
)
def test_without_a_command_the_app_opens(
    arguments: list[str], asked: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App()
    monkeypatch.setattr("wordgames.__main__.import_module", lambda name: app)
    assert main(arguments) == 0
    assert app.asked == [asked]
    assert main(["self-check"]) == 1
    assert app.asked == [asked, "self-check"]


def test_fault_64_a_missing_library_of_the_window_is_named_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    def missing(name: str) -> Any:
        raise ImportError("libEGL.so.1: cannot open shared object file")

    monkeypatch.setattr("wordgames.__main__.import_module", missing)
    assert main([]) == 2
    said = capsys.readouterr().err
    assert "libEGL.so.1" in said
    assert said.count("\n") == 1


def no_library(name: str, *rest: Any) -> Any:
    raise OSError(f"{name}: cannot open shared object file")


@ON_LINUX
def test_fault_64_libraries_that_do_not_load_are_named_before_qt_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("wordgames.commands.system.ctypes.CDLL", no_library)
    monkeypatch.setattr("wordgames.__main__.import_module", lambda name: pytest.fail("Qt was asked"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert main([]) == 2
    said = capsys.readouterr().err
    assert "libxcb-cursor.so.0" in said
    assert "sudo apt install" in said
    assert "libegl1" in said
    assert said.count("\n") == 1


@ON_LINUX
def test_fault_64_a_library_that_the_app_carries_is_not_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "libGL.so.1").touch()
    monkeypatch.setattr("wordgames.commands.system.ctypes.CDLL", no_library)
    assert "libGL.so.1" in missing_libraries("xcb")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert "libGL.so.1" not in missing_libraries("xcb")
    assert "libEGL.so.1" in missing_libraries("xcb")


@ON_LINUX
def test_fault_64_without_a_display_play_says_so_and_the_self_check_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    app = App()
    monkeypatch.setattr("wordgames.__main__.import_module", lambda name: app)
    assert main(["play"]) == 2
    assert app.asked == []
    said = capsys.readouterr().err
    assert "no display" in said
    assert said.count("\n") == 1
    main(["self-check"])
    assert app.asked == ["self-check"]


@ON_LINUX
def test_fault_64_a_display_that_is_gone_is_no_riddle(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    monkeypatch.setattr("wordgames.__main__.missing_libraries", lambda platform: {})
    monkeypatch.setattr("wordgames.__main__.import_module", lambda name: pytest.fail("Qt was asked"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("DISPLAY", ":7419")
    assert main(["play"]) == 2
    assert "no display" in capsys.readouterr().err
    monkeypatch.setenv("QT_QPA_PLATFORM", "wayland")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "nowhere-0")
    assert display_answers("wayland") is (not has_library("libwayland-client.so.0"))


def has_library(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def test_fault_64_a_display_that_cannot_be_asked_counts_as_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wordgames.commands.system.ctypes.CDLL", no_library)
    assert display_answers("xcb")
    assert display_answers("offscreen")


@ON_LINUX
def test_the_platform_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setenv("DISPLAY", ":7")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert desktop_platform() == "xcb"
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/7")
    monkeypatch.setattr("wordgames.commands.system.ctypes.CDLL", lambda name: None)
    assert desktop_platform() == "wayland"
    monkeypatch.setattr("wordgames.commands.system.ctypes.CDLL", no_library)
    assert desktop_platform() == "xcb"
    monkeypatch.setattr(sys, "platform", "win32")
    assert desktop_platform() == "native"
    assert missing_libraries("native") == {}


def test_the_other_commands_load_no_qt() -> None:
    code = (
        "import sys; from wordgames.__main__ import main\n"
        "assert main(['word', 'cat']) == 0\n"
        "assert main(['score', 'punchline', '- - - - - - - - - A']) == 0\n"
        "assert main(['simulate', 'punchline', '--players', '2']) == 0\n"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]\n"
        "assert 'wordfreq' not in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "wordgames", "simulate", "punchline", "--players", "2", "--games", "6"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline().startswith('{"game":')
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait() == 0


def test_where_the_display_that_is_named_is_gone_the_other_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system, "missing_libraries", lambda _platform: {})
    monkeypatch.setattr(system, "display_answers", lambda platform: platform == "xcb")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.setenv("DISPLAY", ":7")
    assert desktop_platform() == "xcb"
    monkeypatch.delenv("DISPLAY")
    assert desktop_platform() == "wayland"


def test_wayland_without_a_folder_for_its_socket_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> None:
        raise AssertionError(f"{name} would complain in a line of its own")

    monkeypatch.setattr(system.ctypes, "CDLL", load)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    assert not display_answers("wayland")


def test_without_a_console_windows_shows_why_nothing_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[Any, ...]] = []
    user32 = SimpleNamespace(MessageBoxW=lambda *what: shown.append(what))
    monkeypatch.setattr(system.ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["simulate", "chess"]) == 2
    ((_window, sentence, title, _icon),) = shown
    assert "chess" in sentence
    assert title == "Wordgames"
