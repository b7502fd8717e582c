"""The store's file: owned by one, kept aside when it can't be used, left alone when the disk fails."""

import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path
from shutil import copyfile

import apsw
import pytest

from tests.unit.session_disk import FailingDisk
from tests.unit.session_toy import TOY, Add, Draw, toy_setup
from wordgames.core.game import Refusal
from wordgames.core.players import TABLE
from wordgames.session.codes import Notice, NoticeCode, SessionRefusal
from wordgames.session.database import connect, migrate
from wordgames.session.house import Verdict
from wordgames.session.records import RecordState
from wordgames.session.schema import MIGRATIONS
from wordgames.session.session import Accepted, Session
from wordgames.session.store import Store, StoreInUse


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "wordgames.sqlite"


def with_a_guest(path: Path, name: str = "Ana") -> None:
    store = Store(path)
    store.guests.seated(name, 1)
    store.close()


def guests(store: Store) -> list[str]:
    return [guest.name for guest in store.guests.all()]


def test_guests_are_remembered_the_last_one_first(path: Path) -> None:
    store = Store(path)
    ana = store.guests.seated(" Ana ", 1)
    store.guests.seated("Ben", 2)
    assert guests(store) == ["Ben", "Ana"]
    again = store.guests.seated("ANA", 3)
    assert not isinstance(ana, Refusal)
    assert not isinstance(again, Refusal)
    assert again.id == ana.id
    assert guests(store) == ["ANA", "Ben"]
    store.guests.prefer(ana.id, large_hand=True, helper=False)
    store.guests.seated("Ana", 4)
    kept = store.guests.find("aNa")
    assert kept is not None
    assert (kept.name, kept.large_hand, kept.helper, kept.last_used) == ("Ana", True, False, 4)
    assert store.guests.find("Cem") is None
    store.guests.forget(ana.id)
    assert guests(store) == ["Ben"]
    assert store.guests.seated("", 5) == Refusal(SessionRefusal.NAME_EMPTY)


def test_a_renamed_guest_takes_his_results_with_him(path: Path) -> None:
    store = Store(path)
    session = Session.create(TOY, toy_setup("Ana", "Ben"), store)
    assert isinstance(session, Session)
    session.submit(TABLE, TOY.time_up(0), move_id="x", revision=0)
    ana = store.guests.find("Ana")
    assert ana is not None
    assert store.guests.rename(ana.id, "BEN") == Refusal(SessionRefusal.NAME_TAKEN, (("name", "BEN"),))
    assert store.guests.rename(ana.id, "ANA") is None
    assert store.guests.rename(ana.id, "Anna") is None
    assert sorted(guests(store)) == ["Anna", "Ben"]
    assert [row.seat for row in store.records.results(name="anna")] == [0]
    assert store.records.results(name="Ana") == ()


def test_the_house_dictionary_is_a_language_s_own_and_can_be_edited(path: Path) -> None:
    store = Store(path)
    store.house.remember("GLORP", "en", Verdict(True, "word"), 1)
    store.house.remember("GLORP", "en", Verdict(False, "unknown"), 2)
    store.house.remember("ABC", "en", Verdict(True, "name"), 3)
    assert [ruling.word for ruling in store.house.all("en")] == ["ABC", "GLORP"]
    assert store.house.find("GLORP", "en") == Verdict(False, "unknown")
    assert store.house.find("GLORP", "de") is None
    store.house.forget("GLORP", "en")
    assert [ruling.word for ruling in store.house.all("en")] == ["ABC"]


def test_settings_are_plain_values(path: Path) -> None:
    store = Store(path)
    assert store.setting("volume", 0.5) == 0.5
    store.set_setting("volume", 0.25)
    store.set_setting("volume", 0.75)
    store.set_setting("lang", "de")
    store.close()
    store = Store(path)
    assert (store.setting("volume"), store.setting("lang"), store.setting("theme")) == (0.75, "de", None)


def test_a_store_in_memory_tells_nothing_and_keeps_nothing() -> None:
    store = Store(None)
    store.guests.seated("Ana", 1)
    assert (guests(store), store.on_disk, store.path, store.take_notices()) == (["Ana"], False, None, ())
    store.close()
    assert guests(Store(None)) == []


def test_an_error_of_ours_is_no_fault_of_the_disk(path: Path) -> None:
    store = Store(path)
    with pytest.raises(sqlite3.OperationalError):
        store._database.read("SELECT nonsense")
    with pytest.raises(sqlite3.IntegrityError):
        store._database.write(("INSERT INTO guests (name) VALUES ('Ana')", ()))
    store.guests.seated("Ana", 1)
    assert store.on_disk
    assert store.take_notices() == ()
    memory = Store(None)
    with pytest.raises(sqlite3.OperationalError):
        memory._database.read("SELECT nonsense")


def test_all_or_none_of_a_transaction(path: Path) -> None:
    store = Store(path)
    with pytest.raises(sqlite3.IntegrityError):
        store._database.write(
            ("INSERT INTO evenings (started) VALUES (1)", ()),
            ("INSERT INTO guests (name) VALUES ('Ana')", ()),
        )
    assert store._database.read("SELECT count(*) FROM evenings") == [(0,)]


def test_steps_are_written_without_and_decisions_with_a_flush_to_the_disk(path: Path) -> None:
    disk = FailingDisk()
    store = Store(path, connect=disk.connect)
    session = Session.create(TOY, toy_setup(), store)
    assert isinstance(session, Session)

    def synced(move: object, actor: int) -> bool:
        before = disk.syncs
        assert isinstance(
            session.submit(actor, move, move_id=session.fresh_id(), revision=session.revision), Accepted
        )
        return disk.syncs > before

    assert synced(Add(1), 0)
    assert not synced(Draw(), 1)
    assert not synced(Draw(), 0)
    assert synced(Add(1), 1)


# Damaged and newer files


def damage(path: Path, how: str) -> bytes:
    whole = path.read_bytes()
    broken = {
        "zero bytes": b"",
        "NULs": bytes(len(whole)),
        "cut in half": whole[: len(whole) // 2],
        "cut in the header": whole[:50],
        "another text": b"Dear diary, " * 100,
        "a page overwritten": whole[:4096] + os.urandom(4096) + whole[8192:],
    }[how]
    path.write_bytes(broken)
    return broken


@pytest.mark.parametrize(
    "how", ["zero bytes", "NULs", "cut in half", "cut in the header", "another text", "a page overwritten"]
)
def test_fault_54_a_damaged_file_is_kept_aside_whole_and_said_once(path: Path, how: str) -> None:
    with_a_guest(path)
    broken = damage(path, how)
    store = Store(path)
    kept = path.with_name("wordgames.damaged-1.sqlite")
    assert store.take_notices() == (Notice(NoticeCode.DAMAGED, (("kept", str(kept)),)),)
    assert store.take_notices() == ()
    assert kept.read_bytes() == broken
    assert store.on_disk
    store.guests.seated("Ben", 1)
    store.close()
    store = Store(path)
    assert store.take_notices() == ()
    assert guests(store) == ["Ben"]


def test_fault_54_a_second_damaged_file_does_not_replace_the_first(path: Path) -> None:
    for number, text in enumerate([b"one", b"two"], 1):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text)
        Store(path).close()
        assert path.with_name(f"wordgames.damaged-{number}.sqlite").read_bytes() == text


def test_fault_54_a_database_of_another_program_is_not_mistaken_for_ours(path: Path) -> None:
    path.parent.mkdir()
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE guests (id)")
    other.close()
    store = Store(path)
    assert [notice.code for notice in store.take_notices()] == [NoticeCode.DAMAGED]
    assert guests(store) == []


def test_fault_54_a_file_of_a_newer_version_is_kept_aside_whole_and_said_once(path: Path) -> None:
    with_a_guest(path)
    with sqlite3.connect(path) as newer:
        newer.execute(f"PRAGMA user_version={len(MIGRATIONS) + 1}")
    newer.close()
    before = path.read_bytes()
    store = Store(path)
    kept = path.with_name("wordgames.newer-1.sqlite")
    assert store.take_notices() == (Notice(NoticeCode.NEWER, (("kept", str(kept)),)),)
    assert guests(store) == []
    store.close()
    assert kept.read_bytes() == before
    assert Store(path).take_notices() == ()


def test_fault_54_a_journal_goes_aside_with_its_file(path: Path) -> None:
    with_a_guest(path)
    journal = path.with_name("wordgames.sqlite-wal")
    path.write_bytes(b"")
    journal.write_bytes(b"what was not folded in yet")
    store = Store(path)
    assert guests(store) == []
    assert path.with_name("wordgames.damaged-1.sqlite-wal").read_bytes() == b"what was not folded in yet"


def test_an_older_file_is_brought_to_this_version_with_all_that_it_holds(path: Path) -> None:
    with_a_guest(path)
    connection = connect(str(path))
    migrate(
        connection,
        (*MIGRATIONS, "ALTER TABLE guests ADD COLUMN hat TEXT DEFAULT 'none'; CREATE TABLE hats (id)"),
    )
    assert connection.execute("SELECT name, hat FROM guests").fetchall() == [("Ana", "none")]
    assert connection.execute("PRAGMA user_version").fetchall() == [(len(MIGRATIONS) + 1,)]
    migrate(connection, MIGRATIONS)
    connection.close()


# Ownership


CHILD = textwrap.dedent(
    """
    import sys, time
    from pathlib import Path
    from wordgames.session.store import Store, StoreInUse
    try:
        store = Store(Path(sys.argv[1]))
    except StoreInUse as error:
        print("in use", error.path == Path(sys.argv[1]), flush=True)
        raise SystemExit(0)
    store.guests.seated("Child", 1)
    print("open", flush=True)
    sys.stdin.read()
    """
)


def child(path: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )


def test_fault_56_the_second_instance_is_told_so_and_overwrites_nothing(path: Path) -> None:
    store = Store(path)
    store.guests.seated("Ana", 1)
    with child(path) as second:
        assert second.communicate(timeout=30)[0] == "in use True\n"
    with pytest.raises(StoreInUse):
        Store(path)
    store.guests.seated("Ben", 2)
    store.close()
    assert guests(Store(path)) == ["Ben", "Ana"]


def test_fault_56_a_lock_that_a_dead_process_left_does_not_block(path: Path) -> None:
    with child(path) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        with pytest.raises(StoreInUse):
            Store(path)
        first.send_signal(signal.SIGKILL)
        first.wait(timeout=30)
        first.communicate()
    store = Store(path)
    assert guests(store) == ["Child"]
    assert store.take_notices() == ()


def test_fault_56_a_lock_file_full_of_nonsense_does_not_block(path: Path) -> None:
    path.parent.mkdir()
    path.with_name("wordgames.sqlite.lock").write_bytes(b"nonsense" * 1000)
    store = Store(path)
    assert store.on_disk
    with pytest.raises(StoreInUse):
        Store(path)


# A disk that fails


def evening(store: Store) -> Session:
    """Part of a game, with everything that a game writes."""
    session = Session.create(TOY, toy_setup("Cem", "Dora"), store)
    assert isinstance(session, Session)
    for seat, move in ((0, Add(2)), (1, Draw()), (0, Add(1)), (1, Add(1))):
        done = session.submit(seat, move, move_id=session.fresh_id(), revision=session.revision)
        assert isinstance(done, Accepted)
    session.keep_draft(0, ["x"])
    store.house.remember("GLORP", "en", Verdict(True, "word"), 1)
    session.undo()
    session.submit(TABLE, TOY.time_up(3), move_id="end", revision=session.revision)
    return session


def assert_all_is_there(store: Store, session: Session) -> None:
    assert session.view(TABLE).points == (3, 0)
    assert sorted(guests(store)) == ["Ana", "Cem", "Dora"]
    assert session.draft(0) == ["x"]
    assert len(store.records.results()) == 2
    assert store.records.all(RecordState.FINISHED)[0].moves == 4


@pytest.mark.parametrize("error", [apsw.SQLITE_FULL, apsw.SQLITE_IOERR, apsw.SQLITE_READONLY])
def test_fault_57_whenever_the_disk_fails_the_game_goes_on_and_says_so_once(
    tmp_path: Path, error: int
) -> None:
    failures = 0
    for writes in range(1_000):
        path = tmp_path / str(writes) / "wordgames.sqlite"
        with_a_guest(path)
        disk = FailingDisk()
        disk.writes_left, disk.error = writes, error
        store = Store(path, connect=disk.connect)
        session = evening(store)
        assert_all_is_there(store, session)
        codes = [notice.code for notice in store.take_notices()]
        store.close()
        after = Store(path)
        assert after.take_notices() == (), "the file is whole"
        assert "Ana" in guests(after), "the old data is intact"
        for summary in after.records.all(RecordState.PLAYING):
            resumed = Session.resume(after, summary.id, {"toy": TOY})
            assert isinstance(resumed, Session), "what is on the disk is a game as it was at some moment"
        after.close()
        if not codes:
            break
        failures += 1
        assert codes == [
            {
                apsw.SQLITE_FULL: NoticeCode.FULL,
                apsw.SQLITE_IOERR: NoticeCode.FAILED,
                apsw.SQLITE_READONLY: NoticeCode.READ_ONLY,
            }[error]
        ]
        assert not store.on_disk
    assert failures > 10


def test_fault_57_a_read_only_home_is_read_and_left_alone(path: Path) -> None:
    with_a_guest(path)
    before = path.read_bytes()
    disk = FailingDisk()
    disk.read_only = path.parent
    store = Store(path, connect=disk.connect)
    assert guests(store) == ["Ana"]
    assert_all_is_there(store, evening(store))
    assert store.take_notices() == (Notice(NoticeCode.READ_ONLY, (("path", str(path)),)),)
    store.close()
    assert path.read_bytes() == before


def test_fault_57_a_read_only_home_after_a_crash_is_read_with_its_journal(path: Path, tmp_path: Path) -> None:
    store = Store(tmp_path / "other" / "wordgames.sqlite")
    store.guests.seated("Ana", 1)
    path.parent.mkdir()
    for name in ("wordgames.sqlite", "wordgames.sqlite-wal"):
        copyfile(tmp_path / "other" / name, path.with_name(name))
    disk = FailingDisk()
    disk.read_only = path.parent
    assert guests(Store(path, connect=disk.connect)) == ["Ana"]
    store.close()


def test_fault_57_a_disk_that_is_full_from_the_start_is_read(path: Path) -> None:
    disk = FailingDisk()
    store = Store(path, connect=disk.connect)
    store.guests.seated("Ana", 1)
    disk.writes_left = 0
    store.close()
    store = Store(path, connect=disk.connect)
    assert guests(store) == ["Ana"]
    assert store.take_notices() == ()
    assert_all_is_there(store, evening(store))
    assert [notice.code for notice in store.take_notices()] == [NoticeCode.FULL]
    disk.writes_left = None
    assert guests(Store(path)) == ["Ana"]


def test_fault_57_a_read_only_home_without_a_file(path: Path) -> None:
    disk = FailingDisk()
    disk.read_only = path.parent
    store = Store(path, connect=disk.connect)
    store.guests.seated("Ana", 1)
    assert_all_is_there(store, evening(store))
    assert [notice.code for notice in store.take_notices()] == [NoticeCode.READ_ONLY]


def test_fault_57_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    store = Store(tmp_path / "file" / "wordgames.sqlite")
    store.guests.seated("Ana", 1)
    assert_all_is_there(store, evening(store))
    assert [notice.code for notice in store.take_notices()] == [NoticeCode.READ_ONLY]


def test_fault_57_a_disk_that_can_not_even_be_read_any_more(path: Path) -> None:
    disk = FailingDisk()
    store = Store(path, connect=disk.connect)
    session = Session.create(TOY, toy_setup(), store)
    assert isinstance(session, Session)
    disk.unreadable = True
    disk.writes_left = 0
    for seat in (0, 1, 0):
        assert isinstance(
            session.submit(seat, Add(1), move_id=session.fresh_id(), revision=session.revision), Accepted
        )
    assert session.view(TABLE).points == (2, 1)
    [notice] = store.take_notices()
    assert notice.code == NoticeCode.FULL


def test_fault_57_a_read_that_fails_goes_on_in_memory_too(path: Path) -> None:
    with_a_guest(path)
    disk = FailingDisk()
    store = Store(path, connect=disk.connect)
    store._database.read("PRAGMA shrink_memory")
    disk.unreadable = True
    assert guests(store) == [], "nothing can be had from it any more"
    store.guests.seated("Ben", 1)
    assert guests(store) == ["Ben"]
    [notice] = store.take_notices()
    assert notice.code == NoticeCode.FAILED
    assert dict(notice.facts)["path"] == str(path)
