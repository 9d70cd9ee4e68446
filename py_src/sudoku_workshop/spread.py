"""Work on many things, spread over whatever executor is handed in, a process pool or a cluster's; the answers in order.

Each answer comes as soon as it and those before it are there; no more is asked for ahead than keeps the workers busy.
A worker takes a *portion* at a time. Portions begin at one thing and double while they are quickly done, since handing
out costs more than a quick thing itself; a worker whose time is up gives back the rest of its portion, which then goes
out in smaller ones. So slow things never gather with one worker while others are idle; and those that share a slow
one's portion, and wait for it to be told, are a moment's work.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:  # the page, which has no use for it, would have to load it too
    from concurrent.futures import Executor, Future

Thing = TypeVar("Thing")
Answer = TypeVar("Answer")
AHEAD = 4  # portions under way for each worker
ENOUGH = 0.02  # seconds for one portion: a hundred times what handing it out takes
MOST = 64  # things in one portion
Worked = tuple[list[Answer], bool]


def spread(
    work: Callable[[Thing], Answer], things: Iterable[Thing], executor: "Executor | None" = None, workers: int = 1
) -> Generator[Answer, None, None]:
    """`work` of each thing, in order; without an executor worked here. Whoever closes it leaves no work behind."""
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
    except KeyboardInterrupt:  # those that were done out of turn are not lost
        for _, future in waiting:
            if future.done() and not future.exception():
                yield from future.result()[0]
        raise
    finally:
        for _, future in waiting:
            future.cancel()


def at_first(work: Callable[[Thing], Answer], things: Iterator[Thing], seconds: float) -> Iterator[Answer]:
    """As many answers as are found here until the time is up: one at least, if there is a thing."""
    begun = perf_counter()
    for thing in things:
        yield work(thing)
        if perf_counter() - begun >= seconds:
            return


def _portion(work: Callable[[Thing], Answer], portion: Iterable[Thing]) -> Worked[Answer]:
    """The answers of a worker's portion, as far as it came, and whether that was quick.

    What raises is given back like what there was no time for: the answers before it arrive, and then it comes first.
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
