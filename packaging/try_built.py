"""Try a built app where an app is hard to run: `try_built.py FOLDER`, with what was built (on macOS the app itself).

It is copied to a path with blanks and an umlaut, mounted read-only where this system lets us, started from another
folder with a home that nobody can write to, without a search path or a Python or Qt of its own in reach, and must
leave every file of its own as it was. Prints a line a trial; the exit status is 1 where one fails.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROGRAMS = {
    # The one without a console is only asked how it ended: what it says, nobody may hear.
    "win32": "wordgames-console.exe",
    "darwin": "Contents/MacOS/wordgames",
}
WITHOUT_A_CONSOLE = "wordgames.exe"
GAMES = ("punchline", "pun", "whimsy")
COMMON_WORDS = ROOT / "tests" / "data" / "common_en.txt"


def fingerprint(folder: Path) -> str:
    """Changes with every file of the folder and what is in it."""
    whole = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        whole.update(str(path.relative_to(folder)).encode())
        whole.update(path.read_bytes() if path.is_file() else b"")
    return whole.hexdigest()


def poor_environment(elsewhere: Path) -> dict[str, str]:
    """What the system itself needs, and a home in which nobody, not even root, can write: it lies in a file."""
    nowhere = elsewhere / "a file" / "home"
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "LANG") if name in os.environ}
    return kept | {
        "HOME": str(nowhere),
        "APPDATA": str(nowhere),
        "LOCALAPPDATA": str(nowhere),
        "PATH": "",
        "QT_QPA_PLATFORM": "offscreen",
    }


@contextmanager
def read_only(folder: Path) -> Iterator[bool]:
    """Have the folder read-only for a while, if this is Linux and we may mount; says whether it is."""
    mounted = False
    if sys.platform.startswith("linux") and os.geteuid() == 0:
        steps = (["--bind", str(folder), str(folder)], ["-o", "remount,ro,bind", str(folder)])
        done = [
            subprocess.run(["mount", *step], capture_output=True, check=False).returncode for step in steps
        ]
        mounted = done[0] == 0
        if done != [0, 0]:
            print("Nothing can be mounted read-only here; its files are compared instead.")
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", str(folder)], check=True)


class Trials:
    """Runs the built program, and remembers whether everything went well."""

    def __init__(self, folder: Path, elsewhere: Path) -> None:
        self.folder = folder
        self.program = folder / PROGRAMS.get(sys.platform, "wordgames")
        self.elsewhere = elsewhere
        self.whole = True

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the program with arguments, from another folder."""
        return subprocess.run(
            [self.program, *arguments],
            cwd=self.elsewhere,
            env=poor_environment(self.elsewhere),
            capture_output=True,
            text=True,
            encoding="utf-8",
            # On Windows a pipe is written in the system's own encoding.
            errors="replace",
            timeout=300,
            check=False,
        )

    def trial(self, name: str, good: Callable[[], str | None]) -> None:
        """Run one trial; it gives None where all is well, else what it saw."""
        begun = time.perf_counter()
        wrong = good()
        took = time.perf_counter() - begun
        print(f"{'good' if wrong is None else 'BAD '}  {took:6.1f} s  {name}", flush=True)
        if wrong is not None:
            print(wrong)
            self.whole = False

    def self_check(self) -> str | None:
        """Fonts, languages, lists, decks, pictures, a window, and a game of each kind played in it."""
        done = self.run("self-check")
        return None if done.returncode == 0 else done.stdout + done.stderr

    def without_a_console(self) -> str | None:
        """The program that Windows starts from its menu."""
        code = subprocess.call(
            [self.folder / WITHOUT_A_CONSOLE, "self-check"],
            cwd=self.elsewhere,
            env=poor_environment(self.elsewhere),
            timeout=300,
        )
        return None if code == 0 else f"it ended with {code}"

    def simulated_games(self) -> str | None:
        """Computers alone, a whole game of each kind, the record replayed."""
        for game in GAMES:
            record = str(self.elsewhere / f"spiel ü {game}.json")
            played = self.run("simulate", game, "--players", "3", "--games", "1", "--record", record)
            again = self.run("replay", record)
            if played.returncode or again.returncode or json.loads(played.stdout) != json.loads(again.stdout):
                return f"{game}: {played.stdout}{played.stderr}{again.stdout}{again.stderr}"
        return None

    def common_words(self) -> str | None:
        """Not one everyday word was lost on the way into the bundle."""
        lines = COMMON_WORDS.read_text(encoding="utf-8").splitlines()
        words = [word for line in lines if not line.startswith("#") for word in line.split()]
        done = self.run("word", "--game", "punchline", *words)
        refused = [line for line in done.stdout.splitlines() if "\taccepted\t" not in line]
        return None if done.returncode == 0 and words and not refused else "\n".join(refused) + done.stderr

    def unknown_game(self) -> str | None:
        """A command that goes wrong says so in one sentence."""
        done = self.run("simulate", "chess")
        good = done.returncode == 2 and done.stderr.count("\n") == 1
        return None if good else f"{done.returncode}: {done.stderr}"


def main(built: Path) -> int:
    """Try the program of this folder; the exit status."""
    with tempfile.TemporaryDirectory(prefix="where games lie ü ") as scratch:
        folder, elsewhere = Path(scratch) / f"Wordgames app{built.suffix}", Path(scratch) / "some other place"
        shutil.copytree(built, folder, symlinks=True)
        elsewhere.mkdir()
        before = fingerprint(folder)
        (elsewhere / "a file").touch()
        with read_only(folder):
            trials = Trials(folder, elsewhere)
            trials.trial("self-check: a window, and a game of each kind played in it", trials.self_check)
            if sys.platform == "win32":
                trials.trial("self-check without a console", trials.without_a_console)
            trials.trial("a game of each kind by computers, recorded and replayed", trials.simulated_games)
            trials.trial("everyday words", trials.common_words)
            trials.trial("an unknown game", trials.unknown_game)
            trials.trial(
                "its own files are as they were",
                lambda: (
                    None
                    if fingerprint(folder) == before
                    else "something was written into the program's folder"
                ),
            )
    return 0 if trials.whole else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
