"""Many puzzles of one wish, spread over whatever executor is handed in: a process pool, or a cluster's.

Puzzle i is decided by wish, seed and i alone, so the puzzles are the same however many workers there are. They come in
order, each as soon as it and those before it are done; no more is asked for ahead than keeps the workers busy.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future
from itertools import count, islice

from sudoku.generator.making import EFFORT, Made, make
from sudoku.generator.wish import Order, Wish

AHEAD = 4  # portions under way for each worker


def batch(
    wish: Wish,
    seed: str,
    executor: Executor | None = None,
    workers: int = 1,
    portion: int = 1,
    effort: int = EFFORT,
) -> Iterator[Made]:
    """The puzzles 0, 1, 2 ... without an end. A worker takes `portion` of them at a time."""
    orders = (Order(wish, seed, index) for index in count())
    if executor is None:
        return (make(order, effort) for order in orders)
    return _spread(orders, executor, workers, portion, effort)


def _spread(orders: Iterator[Order], executor: Executor, workers: int, portion: int, effort: int) -> Iterator[Made]:
    waiting: deque[Future[list[Made]]] = deque()
    try:
        while True:
            while len(waiting) < workers * AHEAD:
                waiting.append(executor.submit(make_all, tuple(islice(orders, portion)), effort))
            yield from waiting.popleft().result()
    finally:  # whoever has seen enough leaves no work behind
        for future in waiting:
            future.cancel()


def make_all(orders: Iterable[Order], effort: int) -> list[Made]:
    """One worker's portion."""
    return [make(order, effort) for order in orders]
