"""Run the benchmarks that are named, or all, and print one table; exit status 1 where a limit is not kept."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from pathlib import Path

from benchmarks.figures import Figure, table

PREFIX = "bench_"


def main(names: list[str]) -> int:
    """Measure, print, judge."""
    found = [
        it.name for it in pkgutil.iter_modules([str(Path(__file__).parent)]) if it.name.startswith(PREFIX)
    ]
    known = [name.removeprefix(PREFIX) for name in found]
    if unknown := [name for name in names if name not in known]:
        print(f"There is no benchmark {', '.join(unknown)}; there are {', '.join(known)}.", file=sys.stderr)
        return 2
    figures: list[Figure] = []
    for name in names or known:
        print(f"Measuring {name} ...", file=sys.stderr, flush=True)
        figures += importlib.import_module(f"benchmarks.{PREFIX}{name}").measure()
    print(table(figures))
    return 0 if all(figure.kept for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
