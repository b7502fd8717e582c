"""Whatever happens to the bytes of the store's file, the app starts, and what it reads can be shown."""

from pathlib import Path
from shutil import copyfile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.session_toy import TOY, Add, Draw, Say, toy_setup
from wordgames.core.game import Refusal
from wordgames.session.codes import NoticeCode
from wordgames.session.house import Verdict
from wordgames.session.session import Accepted, Session
from wordgames.session.store import Store


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with something of everything: as a process leaves it that ends, and as one that is killed."""
    folder = tmp_path_factory.mktemp("whole")
    store = Store(folder / "ended")
    for target in (2, 50):
        session = Session.create(TOY, toy_setup(target=target), store)
        assert isinstance(session, Session)
        for seat, move in ((0, Add(1)), (1, Draw()), (0, Say("GLORP")), (1, Add(3))):
            session.submit(seat, move, move_id=session.fresh_id(), revision=session.revision)
        session.keep_draft(0, ["a draft"])
    store.house.remember("GLORP", "en", Verdict(True, "word"), 1)
    store.set_setting("volume", 0.5)
    copyfile(folder / "ended", folder / "killed")
    copyfile(folder / "ended-wal", folder / "killed-wal")
    store.close()
    return folder


def use(store: Store) -> None:
    """All that a start and an evening read."""
    store.guests.all()
    store.guests.find("Ana")
    store.house.all("en")
    store.setting("volume")
    store.records.results()
    for summary in store.records.all():
        resumed = Session.resume(store, summary.id, {"toy": TOY})
        if isinstance(resumed, Session):
            resumed.draft(0)
    session = Session.create(TOY, toy_setup("Cem", "Dora"), store)
    assert isinstance(session, Session | Refusal)
    if isinstance(session, Session):
        done = session.submit(0, Add(1), move_id="x", revision=session.revision)
        assert isinstance(done, Accepted)
    assert {guest.name for guest in store.guests.all()} >= {"Cem", "Dora"}


WORDS = (b"Ana", b"GLORP", b"playing", b"person", b"a draft", b"0.5", b'{"type"', b"toy", b"word", b"en")
"""Content, not structure: SQLite itself finds nothing wrong where they are replaced."""


@settings(max_examples=100)
@given(
    what=st.sampled_from(["ended", "killed", "killed-wal"]),
    how=st.sampled_from(["cut", "bytes", "zeros", "text"]),
    at=st.integers(0, 1 << 20),
    size=st.integers(1, 5_000),
    new=st.binary(min_size=40, max_size=40),
)
def test_fault_54_no_damage_to_the_bytes_keeps_the_app_from_starting(
    folder: Path,
    tmp_path_factory: pytest.TempPathFactory,
    what: str,
    how: str,
    at: int,
    size: int,
    new: bytes,
) -> None:
    whole = (folder / what).read_bytes()
    word = WORDS[at % len(WORDS)]
    at %= len(whole)
    damaged = {
        "cut": whole[:at],
        "bytes": (whole[:at] + new[: size % 40] + whole[at + size % 40 :])[: len(whole)],
        "zeros": (whole[:at] + bytes(size) + whole[at + size :])[: len(whole)],
        "text": whole.replace(word, new[: len(word)]),
    }[how]
    path = tmp_path_factory.mktemp("damaged") / "wordgames.sqlite"
    copyfile(folder / what.removesuffix("-wal"), path)
    if what.startswith("killed"):
        copyfile(folder / "killed-wal", path.with_name("wordgames.sqlite-wal"))
    path.with_name(path.name + ("-wal" if what == "killed-wal" else "")).write_bytes(damaged)
    if how == "cut" and what == "killed-wal" and not damaged:
        path.with_name("wordgames.sqlite-wal").unlink()  # An empty journal is none.
    before = {file.name.removeprefix("wordgames"): file.read_bytes() for file in path.parent.iterdir()}
    store = Store(path)
    notices = store.take_notices()
    if notices:
        assert [notice.code for notice in notices] in ([NoticeCode.DAMAGED], [NoticeCode.NEWER])
        kept = Path(str(dict(notices[0].facts)["kept"]))
        after = {
            file.name.removeprefix(kept.stem): file.read_bytes() for file in kept.parent.glob(kept.stem + "*")
        }
        assert after == before, "kept whole, with its journal"
    use(store)
    store.close()
