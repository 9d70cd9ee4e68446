"""The number of tries that all processes of this machine together have made to find new puzzles."""

import multiprocessing
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # this import loads ctypes, which a single process does not need
    from multiprocessing.sharedctypes import Synchronized


class Tries:
    """A counter of tries. Processes can share it, so that it counts the tries of all of them."""

    def __init__(self) -> None:
        self._alone = 0
        self._shared: Synchronized[int] | None = None

    def share(self) -> "Synchronized[int] | None":
        """Return the shared number, to be passed to processes that are about to start.

        If the system cannot provide a shared number, as on a full disk, return None. Then each process counts alone.
        """
        with suppress(OSError):
            self._shared = self._shared or multiprocessing.Value("Q")
        return self._shared

    def join(self, shared: "Synchronized[int] | None") -> None:
        """From now on, add tries to this number, which the parent process shares with its workers."""
        self._shared = shared

    def add(self) -> None:
        """Count one try."""
        if self._shared is None:
            self._alone += 1
        else:
            with self._shared.get_lock():
                self._shared.value += 1

    def number(self) -> int:
        """Return the number of tries so far."""
        return self._alone + (self._shared.value if self._shared else 0)


TRIES = Tries()


def count_try() -> None:
    """Count one try. Unlike the method `add`, this function can be sent to other processes."""
    TRIES.add()
