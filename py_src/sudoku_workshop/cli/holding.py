"""A file that one process at a time has. The system lets go of it as the process ends, even if that was killed."""

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    BEYOND = 1 << 30  # there a lock would hinder reading, so it lies where no text is

    def hold(file: IO[str]) -> None:
        """From now until the file is closed. OSError where another process has it."""
        file.seek(BEYOND)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def hold(file: IO[str]) -> None:
        """From now until the file is closed. OSError where another process has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
