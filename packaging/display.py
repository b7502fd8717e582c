"""A virtual display for as long as it is needed, on a number that nobody uses."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

SIZE = "1280x720x24"


@contextmanager
def virtual_display() -> Iterator[str]:
    """Its name, such as ":7", once it answers; needs Xvfb. Raises FileNotFoundError, or ChildProcessError where none
    comes up.
    """
    said, says = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(says), "-screen", "0", SIZE, "-nolisten", "tcp", "-noreset"],
        pass_fds=(says,),
        stderr=subprocess.DEVNULL,
    )
    os.close(says)
    try:
        with os.fdopen(said) as answer:
            number = answer.readline().strip()
        if not number:
            raise ChildProcessError("Xvfb ended before it had a display")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(30)
