"""The standard streams: in UTF-8 everywhere, and without an unhandled error if one of them is closed."""

import os
import sys
from typing import TextIO

#: The streams and, if one is closed, how to open the null device in its place. Reading standard input and writing to
#: standard output are then errors that the command reports, as with a full disk. Messages are lost.
STREAMS = (("stdin", "r", os.O_WRONLY), ("stdout", "w", os.O_RDONLY), ("stderr", "w", os.O_WRONLY))


def prepare() -> None:
    """Let standard output and standard error write UTF-8, and open the null device in place of a closed stream.

    A file that is opened later could otherwise take the place of a closed stream. Parts of a file name that are not
    UTF-8 are written as escapes.
    """
    for name, mode, flags in STREAMS:
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, flags), mode))
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]  # redirected streams have it too


def discard(stream: TextIO) -> None:
    """Discard what has not been written to a stream yet, and everything that is written to it from now on."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
