"""Write SHA256SUMS beside the downloads of a folder: `checksums.py FOLDER`; `sha256sum --check SHA256SUMS` reads it."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

LIST = "SHA256SUMS"


def main(folder: Path) -> int:
    """Write the list, and print it."""
    lines = []
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.name != LIST:
            with path.open("rb") as file:
                lines.append(f"{hashlib.file_digest(file, 'sha256').hexdigest()}  {path.name}\n")
    (folder / LIST).write_text("".join(lines), encoding="utf-8")
    print("".join(lines), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
