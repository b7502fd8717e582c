"""Make the Windows downloads out of the built folder: `build.py FOLDER OUT [--dummy]`.

Writes the installer, with NSIS's `makensis`, and a .zip that runs from wherever it is unpacked. With --dummy the
payload is a small stand-in, so that the script can be compiled where no Windows is: only the installer is written.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import icons  # noqa: E402 - our neighbours are on the path only from here on
import names  # noqa: E402 - likewise


def installer(folder: Path, out: Path) -> Path:
    """Compile the installer. Raises SystemExit where makensis is missing or has something to say against it."""
    program = shutil.which("makensis")
    if program is None:
        raise SystemExit("makensis is missing: install NSIS (Debian, Ubuntu: apt install nsis).")
    target = out / f"{names.NAME}-{names.VERSION}-windows-setup.exe"
    with tempfile.TemporaryDirectory() as scratch:
        icons.write(Path(scratch))
        told = {
            "PAYLOAD": folder,
            "OUT": target,
            "VERSION": names.VERSION,
            "FOUR": ".".join(map(str, names.four_numbers())),
            "PUBLISHER": names.PUBLISHER,
            "COPYRIGHT": names.COPYRIGHT,
            "ICON": Path(scratch) / f"{names.NAME}.ico",
            "LICENCE": names.ROOT / "LICENSE",
        }
        done = subprocess.run(
            [
                program,
                "-V2",
                "-WX",
                *(f"-D{key}={value}" for key, value in told.items()),
                HERE / "wordgames.nsi",
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    if done.returncode:
        raise SystemExit(done.stdout)
    return target


def archive(folder: Path, out: Path) -> Path:
    """The .zip."""
    whole = f"{names.NAME}-{names.VERSION}-windows"
    target = out / f"{whole}.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                packed.write(path, f"{whole}/{path.relative_to(folder)}")
    return target


def dummy(scratch: Path) -> Path:
    """A payload with the shape of the real one."""
    folder = scratch / names.NAME
    (folder / "_internal").mkdir(parents=True)
    for name in (f"{names.NAME}.exe", f"{names.NAME}-console.exe", "_internal/base_library.zip"):
        (folder / name).write_bytes(b"a stand-in\n" * 100)
    return folder


def main(arguments: list[str]) -> int:
    """Write the downloads, and print their names and sizes."""
    folder, out = (Path(one).resolve() for one in arguments[:2])
    out.mkdir(parents=True, exist_ok=True)
    if "--dummy" in arguments:
        with tempfile.TemporaryDirectory() as scratch:
            made = [installer(dummy(Path(scratch)), out)]
    else:
        made = [installer(folder, out), archive(folder, out)]
    for one in made:
        print(f"{one.name}: {one.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
