"""Make the Linux downloads out of the built folder: `build.py FOLDER OUT` writes a .deb, a .tar.xz and an AppDir.

Needs Debian's dpkg-dev, which finds out what the package depends on. The archive runs from wherever it is unpacked.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import icons  # noqa: E402 - our neighbours are on the path only from here on
import names  # noqa: E402 - likewise

DESCRIPTION = """\
 Punch Line, Pun and Word Whimsy for an evening with friends in front of one
 screen, or for one person against computers. The screen is passed behind a
 curtain, so hands stay secret. No account, no server, no network."""


def filled(template: str) -> str:
    """A file of this folder with the names filled in."""
    date = time.strftime("%Y-%m-%d", time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))))
    text = (HERE / template).read_text(encoding="utf-8")
    for key in ("APP_ID", "TITLE", "SUMMARY", "LICENCE", "PUBLISHER", "VERSION"):
        text = text.replace(f"@{key}@", str(getattr(names, key)))
    return text.replace("@DATE@", date)


def architecture() -> str:
    """As dpkg calls this machine's."""
    asked = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    return asked.stdout.strip()


def dependencies(root: Path) -> str:
    """What the program below `root` (the package's tree, at debian/wordgames of its folder) needs of the system, as
    Debian's own tool finds it in every library. Ends the program where it cannot tell.
    """
    inside = root / "usr" / "lib" / names.NAME / "_internal"
    programs = [inside.parent / names.NAME, *inside.rglob("*.so"), *inside.rglob("*.so.*")]
    carried = sorted({path.parent for path in programs})
    source = root.parents[1]
    (root.parent / "control").write_text(
        f"Source: {names.NAME}\n\nPackage: {names.NAME}\nArchitecture: any\n"
    )
    # What it finds out about lies in the tree of a package, as it wants it.
    (root / "DEBIAN").mkdir(exist_ok=True)
    asked = subprocess.run(
        ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0"]
        + [f"-l{place}" for place in carried]
        + [f"-e{path}" for path in programs if not path.is_symlink()],
        cwd=source,
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(r"^shlibs:Depends=(.+)$", asked.stdout, re.MULTILINE)
    if asked.returncode or found is None:
        wrong = [line for line in asked.stderr.splitlines() if "error:" in line]
        raise SystemExit("\n".join(wrong))
    return found[1]


def share(prefix: Path) -> None:
    """What the desktop shows, below `prefix`/share."""
    places = {
        "applications/wordgames.desktop": filled("wordgames.desktop"),
        f"metainfo/{names.APP_ID}.metainfo.xml": filled("wordgames.metainfo.xml"),
    }
    for name, text in places.items():
        place = prefix / "share" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    manual = prefix / "share" / "man" / "man6" / f"{names.NAME}.6.gz"
    manual.parent.mkdir(parents=True)
    manual.write_bytes(gzip.compress(filled("wordgames.6").encode(), mtime=0))
    drawn = prefix / "share" / "icons"
    with tempfile.TemporaryDirectory() as scratch:
        icons.write(Path(scratch))
        shutil.copytree(Path(scratch) / "hicolor", drawn / "hicolor")
    scalable = drawn / "hicolor" / "scalable" / "apps" / f"{names.NAME}.svg"
    scalable.parent.mkdir(parents=True)
    shutil.copy(icons.DRAWING, scalable)


def deb(folder: Path, out: Path) -> Path:
    """The Debian package: the program below /usr/lib, a link to it in /usr/games."""
    version = names.debian_version()
    package = out / f"{names.NAME}_{version}_{architecture()}.deb"
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch) / "debian" / names.NAME
        library = root / "usr" / "lib" / names.NAME
        shutil.copytree(folder, library, symlinks=True)
        share(root / "usr")
        link = root / "usr" / "games" / names.NAME
        link.parent.mkdir()
        link.symlink_to(f"../lib/{names.NAME}/{names.NAME}")
        doc = root / "usr" / "share" / "doc" / names.NAME
        doc.mkdir(parents=True)
        (doc / "copyright").write_text(copyright_file(), encoding="utf-8")
        (doc / "changelog.gz").write_bytes(gzip.compress((names.ROOT / "CHANGELOG.md").read_bytes(), mtime=0))
        for path in root.rglob("*"):
            if not path.is_symlink():
                program = path.is_dir() or path == library / names.NAME
                path.chmod(0o755 if program else 0o644)
        size = sum(
            path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink()
        )
        depends = dependencies(root)
        (root / "DEBIAN" / "control").write_text(
            f"Package: {names.NAME}\n"
            f"Version: {version}\n"
            "Section: games\n"
            "Priority: optional\n"
            f"Architecture: {architecture()}\n"
            f"Maintainer: {names.PUBLISHER} <maintainers@wordgames.invalid>\n"
            f"Installed-Size: {size // 1024}\n"
            f"Depends: {depends}\n"
            f"Description: {names.SUMMARY}\n{DESCRIPTION}\n",
            encoding="utf-8",
        )
        build = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)]
        subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    return package


def copyright_file() -> str:
    """Debian's machine-readable copyright, and where each part's licence lies."""
    inside = f"/usr/lib/{names.NAME}/_internal"
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: {names.TITLE}\n\n"
        f"Files: *\nCopyright: {names.PUBLISHER}\nLicense: {names.LICENCE}\n"
        f" The code is free software under the GNU General Public License, version 3 or\n"
        f" later, whose text is /usr/share/common-licenses/GPL-3. Decks and word lists\n"
        f" keep licences of their own: {inside}/LICENSES and\n"
        f" {inside}/wordgames/resources/lexicon/licenses.\n"
        f" Every other component with its version and its licence in full:\n"
        f" {inside}/wordgames/resources/about.\n"
    )


def archive(folder: Path, out: Path) -> Path:
    """The .tar.xz for every other Linux: unpack and start. Everything in it belongs to root, by name."""
    machine = os.uname().machine
    whole = f"{names.NAME}-{names.VERSION}-linux-{machine}"
    target = out / f"{whole}.tar.xz"

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        return entry

    with tempfile.TemporaryDirectory() as scratch:
        share(Path(scratch))
        with tarfile.open(target, "w:xz", preset=6) as packed:
            packed.add(folder, whole, filter=plain)
            packed.add(Path(scratch) / "share", f"{whole}/share", filter=plain)
    return target


def appdir(folder: Path, out: Path) -> Path:
    """The folder that `appimagetool` makes an AppImage of (docs/releasing.md)."""
    target = out / f"{names.TITLE}.AppDir"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(folder, target / "usr" / "lib" / names.NAME, symlinks=True)
    share(target / "usr")
    start = target / "AppRun"
    start.write_text(
        f'#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/usr/lib/{names.NAME}/{names.NAME}" "$@"\n'
    )
    start.chmod(0o755)
    (target / "wordgames.desktop").symlink_to("usr/share/applications/wordgames.desktop")
    (target / "wordgames.png").symlink_to("usr/share/icons/hicolor/256x256/apps/wordgames.png")
    (target / ".DirIcon").symlink_to("wordgames.png")
    return target


def main(folder: Path, out: Path) -> int:
    """Write the downloads, and print their names and sizes."""
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("*.deb"):
        old.unlink()
    for made in (deb(folder, out), archive(folder, out)):
        print(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB")
    print(f"{appdir(folder, out).name}: prepared for appimagetool")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()))
