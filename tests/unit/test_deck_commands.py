"""`wordgames deck`: what it prints of a file, and what it refuses before it harms."""

import os
import pickle
import time
import zlib
from pathlib import Path

import pytest

from wordgames.__main__ import main
from wordgames.core.textfile import MOST_BYTES

Capture = pytest.CaptureFixture[str]

GOOD = (
    '[[prompt]]\ntext = "What my aunt\'s café sells"\n\n[[word]]\nadjective = "moss-green"\nnoun = "büffel"\n'
)


def checked(file: Path, capsys: Capture) -> tuple[int, list[str]]:
    status = main(["deck", "check", str(file)])
    shown = capsys.readouterr()
    assert shown.err == ""
    return status, shown.out.splitlines()


def refused(file: Path, capsys: Capture) -> str:
    assert main(["deck", "check", str(file)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        (
            "whimsy",
            ["50 prompts", "250 word cards: 170 single, 80 double", "283 family cards", "17 spicy cards"],
        ),
        ("punchline", ["28 activity cards"]),
        ("pun", ["54 cards: 52 with a letter, 2 Pun"]),
    ],
)
def test_an_exported_deck_is_whole(name: str, lines: list[str], tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "my cards.toml"
    assert main(["deck", "export", name, str(file)]) == 0
    assert capsys.readouterr().out == f"the cards of {name} are in {file}\n"
    assert checked(file, capsys) == (0, lines)


def test_a_house_deck_of_pun_is_counted_and_its_mistake_named_by_line(
    tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("pun = 3\n\n[letters]\nE = 12\nB = 1\n")
    assert checked(file, capsys) == (0, ["16 cards: 13 with a letter, 3 Pun"])
    file.write_text("pun = 3\n\n[letters]\nE = 120\nB = 1\n")
    status, lines = checked(file, capsys)
    assert status == 1
    assert lines[1] == f"{file}, line 4: Of one letter there are 0 to 31 cards; of E there are 120."


def test_an_export_overwrites_nothing(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("precious")
    assert main(["deck", "export", "whimsy", str(file)]) == 2
    assert str(file) in capsys.readouterr().err
    assert file.read_text() == "precious"


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["deck"], "TASK"),
        (["deck", "shuffle"], "shuffle"),
        (["deck", "check"], "FILE"),
        (["deck", "check", "/nowhere/at/all.toml"], "/nowhere/at/all.toml"),
        (["deck", "check", os.sep], "a folder"),
        (["deck", "export", "chess", "x.toml"], "'chess'"),
        (["deck", "export", "--lang", "de", "whimsy", "x.toml"], "'de'"),
        (["deck", "export", "whimsy", "/nowhere/at/all.toml"], "/nowhere/at/all.toml"),
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


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
def test_fault_39_a_deck_is_read_right_in_any_encoding(
    encoding: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "deck.toml"
    file.write_bytes((GOOD + '[[word]]\nnoun = "büffel"\n').encode(encoding))
    status, lines = checked(file, capsys)
    assert status == 1
    assert lines[-2] == f"{file}, line 8: This stands in the file twice: büffel"
    name = {"utf-16": "UTF-16", "utf-16-le": "UTF-16", "cp1252": "Windows-1252"}.get(encoding)
    assert (lines[0] == f"read as {name}") is (name is not None)


def test_fault_40_a_bad_card_is_named_by_line_and_the_others_are_in(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "deck.toml"
    bad = (
        '[[prompt]]\ntext = "What he calls "art""\n'  # lines 8 and 9
        "[[word]]\nnoun = teapot\n"
        '[[word]]\nnoun = "pond", adjective = "dry"\n'
        '[[word]]\nnoun = "salt, pepper; \\"both\\""\n'
    )
    file.write_text(GOOD + "\n" + bad + '[[word]]\nnoun = "lid"\n', encoding="utf-8")
    status, lines = checked(file, capsys)
    assert status == 1
    assert lines[:2] == ["1 prompt", "3 word cards: 2 single, 1 double"]
    assert [line.split(": ")[0] for line in lines[3:-1]] == [f"{file}, line {n}" for n in (9, 11, 13)]
    assert lines[-1] == "3 skipped"


@pytest.mark.parametrize("mark", ["_", "____", "__________", "<BLANK>", "<blank>", "{}", "{ }"])
def test_fault_43_every_mark_is_a_blank(mark: str, tmp_path: Path, capsys: Capture) -> None:
    whimsy = tmp_path / "whimsy.toml"
    whimsy.write_text(GOOD + f'[[prompt]]\ntext = "My {mark} and my {mark}"\n', encoding="utf-8")
    assert checked(whimsy, capsys)[1][0] == "2 prompts"
    punchline = tmp_path / "punchline.toml"
    assert main(["deck", "export", "punchline", str(punchline)]) == 0
    capsys.readouterr()
    cards = punchline.read_text(encoding="utf-8")
    once = cards.replace("make honey; wasps make ____.", f"make honey; wasps make {mark}.")
    assert mark == "____" or once != cards
    punchline.write_text(once, encoding="utf-8")
    assert checked(punchline, capsys) == (0, ["28 activity cards"])
    twice = cards.replace("wasps make ____.", f"wasps make {mark}, {mark}.")
    punchline.write_text(twice, encoding="utf-8")
    status, lines = checked(punchline, capsys)
    assert status == 1
    assert "one blank" in lines[1]


class Trap:
    """Would run when it is unpickled."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, ("sprung",)


BOMBS = {
    "pickle": pickle.dumps(Trap()),
    "brackets": b"x = " + b"[" * 10_000,
    "brackets on lines": b"[[word]]\nx = " + b"[\n" * 10_000,
    "braces": b"[[word]]\nx = " + b"{a=" * 600,
    "dots": b"[[word]]\n" + b"a." * 200_000 + b"a = 1",
    "lines of dots": b"[[word]]\n" + (b"a." * 990 + b"a = 1\n") * 250,
    "tables of dots": (b"[" + b"a." * 990 + b"a]\n") * 250,
    "cards without end": b"[[word]]\n" * (MOST_BYTES // 9),
    "brackets that are cards": b"[\n" * (MOST_BYTES // 2),
    "faulty cards": b"[[word]]\nx = \n" * 5_000,
    "zip": b"PK\x03\x04" + zlib.compress(b"\0" * 10_000_000),
    "zeros": bytes(MOST_BYTES),
    "number": b"[[word]]\nnoun = " + b"9" * 400_000,
    "one line": b"[[word]]\nnoun = '" + b"a" * 400_000 + b"'",
    "nothing": b"",
    "remarks": b"# nothing yet\n",
}


@pytest.mark.parametrize("name", BOMBS)
def test_fault_44_programs_and_bombs_are_refused_in_two_seconds(
    name: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "deck.toml"
    file.write_bytes(BOMBS[name])
    start = time.process_time()
    status = main(["deck", "check", str(file)])
    assert time.process_time() - start < 2
    shown = capsys.readouterr()
    assert (status, shown.out == "") in ((1, False), (2, True))
    assert str(file) in shown.out + shown.err
    assert all(line.isprintable() for line in (shown.out + shown.err).splitlines())
    assert not (tmp_path / "sprung").exists()
    assert file.read_bytes() == BOMBS[name]


def test_fault_44_a_file_of_500_mb_is_refused_by_its_first_bytes(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "deck.toml"
    with file.open("wb") as out:
        out.truncate(500_000_000)
    start = time.process_time()
    assert "too large" in refused(file, capsys)
    assert time.process_time() - start < 2


def test_fault_45_a_text_that_is_too_long_is_named_and_not_cut(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "deck.toml"
    prompt, word = "What " + "a" * 895, "b" * 85
    file.write_text(GOOD + f'[[prompt]]\ntext = "{prompt}"\n[[word]]\nnoun = "{word}"\n', encoding="utf-8")
    status, lines = checked(file, capsys)
    assert (status, lines[-1]) == (1, "2 skipped")
    assert "60 characters; these are 900" in lines[3]
    assert lines[4].endswith(f"60 characters; these are 85: {word}")


def test_a_control_character_can_not_reach_the_terminal(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "deck.toml"
    file.write_text('[[word]]\nnoun = "bell\\u001b[2J"\n')
    status, lines = checked(file, capsys)
    assert status == 1
    assert "U+001B" in lines[-2]
    assert "\x1b" not in "".join(lines)
