"""Text files from any editor are read right, or refused."""

import codecs
from pathlib import Path

import pytest

from wordgames.core.textfile import MOST_BYTES, TextFault, TextFileError, read_text

TEXT = "Käse, café, „Größe“ – 5 €\n"


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (TEXT.encode("utf-8"), "UTF-8"),
        (codecs.BOM_UTF8 + TEXT.encode("utf-8"), "UTF-8"),
        (TEXT.encode("utf-16"), "UTF-16"),
        (codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"), "UTF-16"),
        (TEXT.encode("utf-16-le"), "UTF-16"),
        (TEXT.encode("utf-16-be"), "UTF-16"),
        (TEXT.encode("utf-32"), "UTF-32"),
        (codecs.BOM_UTF32_BE + TEXT.encode("utf-32-be"), "UTF-32"),
        (TEXT.encode("cp1252"), "Windows-1252"),
    ],
)
def test_fault_39_marks_and_encodings_are_read_right(data: bytes, encoding: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_bytes(data)
    assert read_text(file) == (TEXT, encoding)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_in_newlines_alone(end: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_bytes(f"one{end}two{end}".encode())
    assert read_text(file) == ("one\ntwo\n", "UTF-8")


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"x" * (MOST_BYTES + 1), TextFault.TOO_LARGE),
        (b"\xff\xfe\x00", TextFault.NO_TEXT),
        (b"\x00\xff\xfe\xfd\xfc", TextFault.NO_TEXT),
        (b"\x81 is no letter anywhere", TextFault.NO_TEXT),
    ],
)
def test_what_is_no_text_is_refused(data: bytes, fault: TextFault, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_bytes(data)
    with pytest.raises(TextFileError) as caught:
        read_text(file)
    assert caught.value.fault is fault


def test_the_largest_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_bytes(b"x" * MOST_BYTES)
    assert read_text(file) == ("x" * MOST_BYTES, "UTF-8")


def test_a_folder_or_nothing_is_refused(tmp_path: Path) -> None:
    for path, fault in ((tmp_path, TextFault.NO_FILE), (tmp_path / "none", TextFault.MISSING)):
        with pytest.raises(TextFileError) as caught:
            read_text(path)
        assert caught.value.fault is fault


def test_what_the_system_says_is_kept(tmp_path: Path) -> None:
    with pytest.raises(TextFileError) as caught:
        read_text(tmp_path / ("x" * 5_000))
    assert caught.value.fault in (TextFault.SYSTEM, TextFault.MISSING)
