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
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:  # because the page does not use this module and need not load it
    from concurrent.futures import Executor, Future

Thing = TypeVar("Thing")
Answer = TypeVar("Answer")
AHEAD = 4  # number of portions submitted ahead for each worker
ENOUGH = 0.02  # seconds that one portion may take, a hundred times the time for submitting it
MOST = 64  # the most things in one portion
Worked = tuple[list[Answer], bool]


def spread(
    work: Callable[[Thing], Answer], things: Iterable[Thing], executor: "Executor | None" = None, workers: int = 1
) -> Generator[Answer, None, None]:
    """Yield the result of `work` for each of the `things`, in order.

    Without an executor, the work is done in this process. Closing the generator cancels the remaining work.
    """
    if executor is None:
        yield from map(work, things)
        return
    submit, left, size = executor.submit, iter(things), 1

    def handed_out(some: Iterator[Thing]) -> Iterator["tuple[tuple[Thing, ...], Future[Worked[Answer]]]"]:
        while portion := tuple(islice(some, size)):
            yield portion, submit(_portion, work, portion)

    waiting = deque(islice(handed_out(left), workers * AHEAD))
    try:
        while waiting:
            portion, future = waiting[0]
            answers, quick = future.result()
            waiting.popleft()
            size = max(size, min(2 * len(portion), MOST)) if quick else len(answers)
            waiting.extendleft(reversed(tuple(handed_out(iter(portion[len(answers) :])))))
            waiting.extend(islice(handed_out(left), max(0, workers * AHEAD - len(waiting))))
            yield from answers
    except KeyboardInterrupt:  # so that the answers after an unfinished portion are not lost
        for _, future in waiting:
            if future.done() and not future.exception():
                yield from future.result()[0]
        raise
    finally:
        for _, future in waiting:
            future.cancel()


def at_first(work: Callable[[Thing], Answer], things: Iterator[Thing], seconds: float) -> Iterator[Answer]:
    """Yield the result of `work` for one thing after another until `seconds` have passed.

    It is called for the first thing in any case.
    """
    begun = perf_counter()
    for thing in things:
        yield work(thing)
        if perf_counter() - begun >= seconds:
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
