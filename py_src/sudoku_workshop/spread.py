"""Work on many things that is spread over the workers of an executor, such as a process pool or a cluster.

Answers are yielded in order, each as soon as it and all earlier answers are there. Only as much work is submitted ahead
as is needed to keep the workers busy.

A worker takes one *portion* of things at a time. The first portion has one thing. While portions are done quickly,
their size doubles, because submitting a thing may take longer than the work itself. A worker whose time is up returns
the rest of its portion, which is then submitted in smaller portions. Slow things therefore never pile up at one worker
while others are idle. Only quick things wait behind a slow thing in the same portion.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:  # because the page does not use this module and need not load it
    from concurrent.futures import Executor, Future

Thing = TypeVar("Thing")
Answer = TypeVar("Answer")
AHEAD = 4  # number of portions submitted ahead for each worker
ENOUGH = 0.02  # seconds that one portion may take, a hundred times the time for submitting it
MOST = 64  # the most things in one portion
Worked = tuple[list[Answer], bool]


def spread(
    work: Callable[[Thing], Answer],
    things: Iterable[Thing],
    executor: "Executor | None" = None,
    workers: int = 1,
    is_ready: Callable[[], bool] = lambda: True,
) -> Generator[Answer, None, None]:
    """Yield the result of `work` for each of the `things`, in order.

    Without an executor, the work is done in this process. Closing the generator cancels the remaining work. As long as
    `is_ready` returns false, the next thing would take time to come, so it is not waited for while answers are due.
    """
    if executor is None:
        yield from map(work, things)
        return
    ahead = _Ahead(work, iter(things), executor, workers * AHEAD, is_ready)
    try:
        while ahead.filled():
            portion, future = ahead.waiting[0]
            answers, quick = future.result()
            ahead.waiting.popleft()
            ahead.size = max(ahead.size, min(2 * len(portion), MOST)) if quick else len(answers)
            ahead.waiting.extendleft(reversed(tuple(ahead.handed_out(iter(portion[len(answers) :])))))
            if ahead.waiting:
                ahead.filled()
            yield from answers
    except KeyboardInterrupt:  # so that the answers after an unfinished portion are not lost
        for _, future in ahead.waiting:
            if future.done() and not future.exception():
                yield from future.result()[0]
        raise
    finally:
        for _, future in ahead.waiting:
            future.cancel()


class _Ahead(Generic[Thing, Answer]):
    """The portions that have been submitted and not answered yet, and the size of the next one."""

    def __init__(
        self,
        work: Callable[[Thing], Answer],
        things: Iterator[Thing],
        executor: "Executor",
        most: int,
        is_ready: Callable[[], bool],
    ) -> None:
        self.waiting: deque[tuple[tuple[Thing, ...], Future[Worked[Answer]]]] = deque()
        self.size = 1
        self._work, self._things, self._submit = work, things, executor.submit
        self._most, self._is_ready = most, is_ready

    def filled(self) -> bool:
        """Submit portions until there are enough or none comes at once, and return whether there are any."""
        while len(self.waiting) < self._most and (not self.waiting or self._is_ready()):
            found = next(self.handed_out(self._things), None)
            if found is None:
                break
            self.waiting.append(found)
        return bool(self.waiting)

    def handed_out(self, some: Iterator[Thing]) -> Iterator["tuple[tuple[Thing, ...], Future[Worked[Answer]]]"]:
        """Submit some things in portions, and yield each portion with its future."""
        while portion := tuple(_soon(some, self.size, self._is_ready)):
            yield portion, self._submit(_portion, self._work, portion)


def _soon(things: Iterator[Thing], most: int, is_ready: Callable[[], bool]) -> Iterator[Thing]:
    """Yield the next thing, and up to `most` things in all as long as they come without delay."""
    for number, thing in enumerate(islice(things, most), 1):
        yield thing
        if number < most and not is_ready():
            return


def at_first(work: Callable[[Thing], Answer], things: Iterator[Thing], seconds: float) -> Iterator[Answer]:
    """Yield the result of `work` for one thing after another until this has taken `seconds`.

    It is called for the first thing in any case. The time in which a thing is waited for does not count.
    """
    used = 0.0
    for thing in things:
        begun = perf_counter()
        answer = work(thing)
        used += perf_counter() - begun
        yield answer
        if used >= seconds:
            return


def _portion(work: Callable[[Thing], Answer], portion: Iterable[Thing]) -> Worked[Answer]:
    """Return the results for the first things of a portion, and whether all of its things were done quickly.

    A portion is some things that a worker takes at a time. The time for it is limited, so the results may end early.
    They also end early before a thing for which `work` raises an exception, unless it is the first thing. In that case,
    the exception is raised.
    """
    begun, answers = perf_counter(), list[Answer]()
    try:
        for answer in at_first(work, iter(portion), ENOUGH):
            answers.append(answer)
    except Exception:
        if not answers:
            raise
        return answers, False
    return answers, perf_counter() - begun < ENOUGH
