"""The counter of a long command: one line on standard error. It is drawn only if standard error is a terminal."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Event, RLock, Thread
from time import monotonic
from typing import TypeVar

from sudoku_workshop.messages import say

Thing = TypeVar("Thing")
BEAT = 0.5  # seconds until the counter is first drawn, and between two drawings while nothing is done
CLEAR = "\x1b[2K\r"  # the codes that clear the line


class Counter:
    """A line that says how much of `total` is done, for how many seconds, and in how many tries.

    `total` may be a function, which returns None as long as the number is not known. The sentence `unknown` is used
    then, which has the same placeholders except `total`.

    A short command ends before the line is drawn. In a long command, the line is drawn again and again, so that a
    person sees that the command is working. `key` is the key of a sentence with the placeholders `done`, `total`,
    `seconds`, `rate` (per minute) and `tries`.
    """

    def __init__(
        self,
        key: str,
        total: int | Callable[[], int | None],
        options: Namespace,
        tries: Callable[[], int] = int,
        unknown: str = "cli.progress.so-far",
    ) -> None:
        self._key, self._unknown, self._language, self._tries = key, unknown, options.lang, tries
        self._total = total if callable(total) else lambda: total
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

    def advance(self, done: int) -> None:
        """Draw the counter with the new number `done`."""
        with self.line(done):
            pass

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
        total = self._total()
        words = say(
            self._language,
            self._key if total is not None else self._unknown,
            done=self._done,
            total=total,
            seconds=int(seconds),
            rate=rate,
            tries=self._tries() - self._before,
        )
        print(words, end="\r", file=sys.stderr, flush=True)
        self._shown = True

    def _clear(self) -> None:
        if self._shown:
            print(CLEAR, end="", file=sys.stderr, flush=True)


def counted(things: Sequence[Thing], options: Namespace, key: str = "cli.progress") -> Iterator[Thing]:
    """Yield things one after another, with a counter of those that the caller has finished."""
    with Counter(key, len(things), options) as counter:
        for done, thing in enumerate(things, 1):
            yield thing
            counter.advance(done)
