"""One function for many puzzles, on all cores: `batch`."""

import os
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Lock, Timer, get_ident
from time import monotonic
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from sudoku_workshop.error import SudokuError
from sudoku_workshop.library.choices import of_kind
from sudoku_workshop.spread import spread

if TYPE_CHECKING:
    from concurrent.futures import Executor

Thing = TypeVar("Thing")
Answer = TypeVar("Answer")
Progress = bool | Callable[[int], object]
BEAT = 0.5  # seconds between two messages about the progress


class Outcome(NamedTuple, Generic[Thing, Answer]):
    """A puzzle of a batch with its answer, or with the error that it raised. The other one is None.

    `result()` returns the answer, or raises the error.

    >>> import sudoku_workshop as sudoku
    >>> [outcome] = sudoku.batch(sudoku.solve, ["12.. .... 3..1 ..2."], workers=1)
    >>> outcome.answer is None, isinstance(outcome.error, sudoku.NoSolution)
    (True, True)
    """

    puzzle: Thing
    answer: Answer | None
    error: Exception | None

    def result(self) -> Answer:
        """Return the answer. Raises the error if there is none."""
        if self.error:
            raise self.error
        return self.answer  # type: ignore[return-value]  # an answer may itself be None


def batch(
    function: Callable[[Any], Answer],
    puzzles: Iterable[Thing],
    *,
    workers: int | None = None,
    progress: Progress = False,
    timeout: float | None = None,
    executor: "Executor | None" = None,
) -> Iterator[Outcome[Thing, Answer]]:
    """Yield the outcome of a function for each puzzle, in order, each as soon as it is known.

    The puzzles are read only as they are needed, so there may be any number of them. `workers` is the number of
    processes (by default, all cores; 1: this process). `timeout` is in seconds for each puzzle; its error is a
    TimeoutError. `progress` is a function that gets the number of puzzles done, or True for a line on standard error.
    An `executor`, such as that of a Dask client, does the work instead of processes.

    >>> import sudoku_workshop as sudoku
    >>> puzzles = ["1... ..3. .4.. ...2", "1... 3... ..2. ...4"]
    >>> for outcome in sudoku.batch(sudoku.count, puzzles, workers=1):
    ...     print(outcome.puzzle, outcome.answer)
    1... ..3. .4.. ...2 1
    1... 3... ..2. ...4 2
    """
    of_kind("workers", workers, int | None)
    of_kind("timeout", timeout, float | None)
    if not callable(function):
        raise SudokuError(f"function {function!r:.60}: expected a function, such as sudoku.rate")
    if isinstance(puzzles, str | bytes) or not isinstance(puzzles, Iterable):
        raise SudokuError(f"puzzles {puzzles!r:.60}: expected several, such as a list; `read` finds those of a text")
    if (workers is not None and workers < 1) or (timeout is not None and timeout <= 0):
        raise SudokuError("workers and timeout: expected a number above 0")
    if not (isinstance(progress, bool) or callable(progress)):
        raise SudokuError(f"progress {progress!r:.60}: expected True, False or a function")
    if executor is not None and not hasattr(executor, "submit"):
        raise SudokuError(f"executor {executor!r:.60}: expected an executor, such as a ProcessPoolExecutor")
    return _reported(_outcomes(partial(_outcome, function, timeout), puzzles, workers, executor), progress)


def _outcomes(
    work: Callable[[Thing], Outcome[Thing, Answer]],
    puzzles: Iterable[Thing],
    workers: int | None,
    executor: "Executor | None",
) -> Generator[Outcome[Thing, Answer], None, None]:
    number = workers or os.cpu_count() or 1
    if executor is not None or number == 1:
        yield from spread(work, puzzles, executor, number)
        return
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(number) as pool:
        yield from spread(work, puzzles, pool, number)


def _reported(
    outcomes: Generator[Outcome[Thing, Answer], None, None], progress: Progress
) -> Iterator[Outcome[Thing, Answer]]:
    tell = _line() if progress is True else progress
    try:
        for done, outcome in enumerate(outcomes, 1):
            if tell:
                tell(done)
            yield outcome
    finally:
        outcomes.close()  # cancels the remaining work
        if progress is True:
            print(file=sys.stderr)


def _line() -> Callable[[int], None]:
    """Return a function that writes the number done on standard error, at most every half second."""
    begun = last = monotonic()

    def tell(done: int) -> None:
        nonlocal last
        now = monotonic()
        if now - last >= BEAT:
            last = now
            print(f"\r{done} done, {done / (now - begun):.1f}/s ", end="", file=sys.stderr, flush=True)

    return tell


class _Late(BaseException):
    """An exception that ends a calculation whose time is up. No part of the engine catches it."""


def _outcome(function: Callable[[Thing], Answer], timeout: float | None, puzzle: Thing) -> Outcome[Thing, Answer]:
    try:
        with _limited(timeout):
            return Outcome(puzzle, function(puzzle), None)
    except _Late:
        return Outcome(puzzle, None, TimeoutError(f"not done after {timeout:g} s"))
    except Exception as error:
        return Outcome(puzzle, None, error)


@contextmanager
def _limited(seconds: float | None) -> Iterator[None]:
    """Raise _Late in this thread if the block takes longer. This works in every thread and on every system."""
    if seconds is None:
        yield
        return
    from ctypes import c_ulong, py_object, pythonapi

    thread, lock, over = c_ulong(get_ident()), Lock(), [False]

    def end() -> None:
        with lock:
            if not over[0]:
                pythonapi.PyThreadState_SetAsyncExc(thread, py_object(_Late))

    timer = Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        with lock:
            over[0] = True
        timer.cancel()
