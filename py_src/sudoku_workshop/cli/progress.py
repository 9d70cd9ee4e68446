"""The counter of a long command: one line on standard error. It is drawn only if standard error is a terminal."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Event, RLock, Thread
from time import monotonic

from sudoku_workshop.messages import say

BEAT = 0.5  # seconds until the counter is first drawn, and between two drawings while nothing is done
CLEAR = "\x1b[2K\r"  # the codes that clear the line


class Counter:
    """A line that says how much of `total` is done, for how many seconds, and in how many tries.

    A short command ends before the line is drawn. In a long command, the line is drawn again and again, so that a
    person sees that the command is working. `key` is the key of a sentence with the placeholders `done`, `total`,
    `seconds`, `rate` (per minute) and `tries`.
    """

    def __init__(self, key: str, total: int, options: Namespace, tries: Callable[[], int] = int) -> None:
        self._words, self._tries = partial(say, options.lang, key, total=total), tries
        self._begun, self._before, self._done = monotonic(), tries(), 0
        self._lock, self._over, self._shown = RLock(), Event(), False

    def __enter__(self) -> "Counter":
        if sys.stderr.isatty():
            Thread(target=self._watch, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._over.set()
            self._clear()

    @contextmanager
    def line(self, done: int) -> Iterator[None]:
        """Clear the counter's line while the block prints lines.

        Then draw the counter below these lines, with the new number `done`.
        """
        with self._lock:
            self._clear()
            yield
            self._done = done
            if self._shown:
                self._draw()

    def beat(self) -> None:
        """Draw the line with the current time and number of tries, unless the command has ended."""
        with self._lock:
            if not self._over.is_set():
                self._clear()
                self._draw()

    def _watch(self) -> None:
        while not self._over.wait(BEAT):
            self.beat()

    def _draw(self) -> None:
        seconds = monotonic() - self._begun
        rate = round(60 * self._done / max(seconds, 0.001))
        words = self._words(done=self._done, seconds=int(seconds), rate=rate, tries=self._tries() - self._before)
        print(words, end="\r", file=sys.stderr, flush=True)
        self._shown = True

    def _clear(self) -> None:
        if self._shown:
            print(CLEAR, end="", file=sys.stderr, flush=True)
