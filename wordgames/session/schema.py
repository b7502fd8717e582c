"""The tables of the store, and how a file of an older version becomes one of this.

The version of a file is its `PRAGMA user_version`: the number of scripts that have run on it. A script that
was released is never changed; a change of the tables is one more script at the end. The tables are strict, so that
SQLite's own check of a file finds a value of the wrong kind.
"""

from typing import Final

APPLICATION_ID: Final = 0x57474D45
"""`PRAGMA application_id` of our files, "WGME": another program's database is not mistaken for one."""

MIGRATIONS: Final = (
    """
    CREATE TABLE guests (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        large_hand INTEGER NOT NULL DEFAULT 0,
        helper INTEGER NOT NULL DEFAULT 0,
        last_used INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE evenings (
        id INTEGER PRIMARY KEY,
        started INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE records (
        id INTEGER PRIMARY KEY,
        evening INTEGER REFERENCES evenings (id),
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        players BLOB NOT NULL,
        setup BLOB NOT NULL,
        first_digest TEXT NOT NULL,
        started INTEGER NOT NULL,
        touched INTEGER NOT NULL,
        state TEXT NOT NULL DEFAULT 'playing',
        reason TEXT,
        resumes INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE moves (
        record INTEGER NOT NULL REFERENCES records (id),
        number INTEGER NOT NULL,
        move_id TEXT NOT NULL,
        actor INTEGER NOT NULL,
        move BLOB NOT NULL,
        digest TEXT NOT NULL,
        PRIMARY KEY (record, number)
    ) WITHOUT ROWID, STRICT;
    CREATE TABLE drafts (
        record INTEGER NOT NULL REFERENCES records (id),
        seat INTEGER NOT NULL,
        draft BLOB NOT NULL,
        PRIMARY KEY (record, seat)
    ) WITHOUT ROWID, STRICT;
    CREATE TABLE house (
        lang TEXT NOT NULL,
        word TEXT NOT NULL,
        counts INTEGER NOT NULL,
        reason TEXT NOT NULL,
        made INTEGER NOT NULL,
        PRIMARY KEY (lang, word)
    ) WITHOUT ROWID, STRICT;
    CREATE TABLE results (
        record INTEGER NOT NULL REFERENCES records (id),
        seat INTEGER NOT NULL,
        game TEXT NOT NULL,
        folded TEXT NOT NULL,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        place INTEGER NOT NULL,
        points INTEGER NOT NULL,
        won INTEGER NOT NULL,
        reason TEXT NOT NULL,
        marked INTEGER NOT NULL,
        finished INTEGER NOT NULL,
        PRIMARY KEY (record, seat)
    ) WITHOUT ROWID, STRICT;
    CREATE TABLE settings (
        key TEXT PRIMARY KEY,
        value BLOB NOT NULL
    ) WITHOUT ROWID, STRICT;
    """,
    """
    CREATE TABLE keepsakes (
        record INTEGER NOT NULL REFERENCES records (id),
        number INTEGER NOT NULL,
        item INTEGER NOT NULL,
        round INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        folded TEXT NOT NULL,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        asked TEXT NOT NULL,
        said TEXT NOT NULL,
        place INTEGER NOT NULL,
        given INTEGER NOT NULL,
        kept INTEGER NOT NULL,
        made INTEGER NOT NULL,
        PRIMARY KEY (record, number, item)
    ) WITHOUT ROWID, STRICT;
    CREATE INDEX keepsakes_of ON keepsakes (folded);
    CREATE TABLE own_cards (
        game TEXT NOT NULL,
        lang TEXT NOT NULL,
        kind TEXT NOT NULL,
        number INTEGER NOT NULL,
        text TEXT NOT NULL,
        part TEXT NOT NULL,
        PRIMARY KEY (game, lang, kind, number)
    ) WITHOUT ROWID, STRICT;
    """,
)
