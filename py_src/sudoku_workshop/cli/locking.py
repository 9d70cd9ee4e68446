"""Locks on files, so that only one process at a time uses a file.

The system releases a lock when its process ends, even if the process was killed.
"""

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    BEYOND = 1 << 30  # on Windows, a locked byte cannot be read, so a byte far behind the text is locked

    def lock(file: IO[str]) -> None:
        """Lock the file until it is closed. Raises OSError if another process has locked it."""
        file.seek(BEYOND)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: IO[str]) -> None:
        """Lock the file until it is closed. Raises OSError if another process has locked it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
