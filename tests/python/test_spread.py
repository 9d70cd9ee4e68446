"""Tests of work spread over workers: the same answers in the same order, and no finished answer lost."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import count, islice
from typing import Any

import pytest

from sudoku_workshop import spread as module
from sudoku_workshop.spread import AHEAD, MOST, at_first, spread


def double(thing: int) -> int:
    return 2 * thing


class Noting(ThreadPoolExecutor):
    """An executor that records its portions and their futures."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.futures: list[Future[Any]] = []
        self.portions: list[tuple[int, ...]] = []

    def submit(self, work: Any, /, *what: Any, **more: Any) -> Future[Any]:
        self.portions.append(what[-1])
        self.futures.append(super().submit(work, *what, **more))
        return self.futures[-1]


@pytest.fixture
def executor() -> Iterator[Noting]:
    with Noting(3) as executor:
        yield executor


@pytest.mark.parametrize("number", [0, 1, 7, 1000])
def test_the_answers_are_the_same_whoever_works(executor: Noting, number: int) -> None:
    alone = list(spread(double, range(number)))
    assert alone == [2 * thing for thing in range(number)]
    assert list(spread(double, range(number), executor, 3)) == alone


def test_portions_of_what_is_quick_grow_as_far_as_they_may(executor: Noting) -> None:
    list(spread(double, range(5000), executor, 3))
    assert executor.portions[: 3 * AHEAD] == [(thing,) for thing in range(3 * AHEAD)]
    assert max(map(len, executor.portions)) == MOST


class Clock:
    """A clock that advances only when the work sets it forward."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(module, "perf_counter", clock)
    return clock


def slow_after(quick: int, clock: Clock) -> Callable[[int], int]:
    def work(thing: int) -> int:
        clock.now += 1 if thing >= quick else 0
        return double(thing)

    return work


def test_a_worker_whose_time_is_up_gives_back_the_rest_in_single_things(clock: Clock) -> None:
    with Noting(1) as executor:
        work = slow_after(500, clock)
        assert list(spread(work, range(600), executor, 1)) == [2 * thing for thing in range(600)]
    assert max(map(len, executor.portions)) == MOST
    assert sum((thing,) in executor.portions for thing in range(500, 600)) > 90, "all but the first of a portion"


def test_answers_are_told_while_a_slow_thing_behind_them_is_worked_on() -> None:
    go_on = threading.Event()

    def work(thing: int) -> int:
        if thing == 3:
            go_on.wait()
        return double(thing)

    with ThreadPoolExecutor(2) as executor:
        answers = spread(work, range(6), executor, 2)
        assert [next(answers) for _ in range(3)] == [0, 2, 4]
        go_on.set()
        assert list(answers) == [6, 8, 10]


@pytest.mark.parametrize("bad", [0, 1, 37, 700, 999])
def test_an_error_in_the_middle_comes_after_all_answers_before_it(executor: Noting, bad: int) -> None:
    def work(thing: int) -> int:
        return double(thing) // (thing != bad)

    answers = spread(work, range(1000), executor, 3)
    assert list(islice(answers, bad)) == [2 * thing for thing in range(bad)]
    with pytest.raises(ZeroDivisionError):
        next(answers)
    assert all(future.done() or future.running() for future in executor.futures), "and leaves no work behind"


def test_who_has_seen_enough_leaves_no_work_behind() -> None:
    with Noting(1) as executor:
        answers = spread(double, count(), executor)
        assert list(islice(answers, 3)) == [0, 2, 4]
        answers.close()
    assert len(executor.futures) < 10
    assert all(future.done() for future in executor.futures)


def test_what_waits_is_cancelled() -> None:
    go_on = threading.Event()

    def work(thing: int) -> int:
        if thing:
            go_on.wait()
        return thing

    with Noting(1) as executor:
        answers = spread(work, count(), executor)
        assert next(answers) == 0
        answers.close()
        assert any(future.cancelled() for future in executor.futures)
        go_on.set()


def test_what_is_done_out_of_turn_is_not_lost_when_interrupted() -> None:
    class Interrupted(ThreadPoolExecutor):
        """An executor that is interrupted at the second answer, when the third is ready."""

        def submit(self, work: Any, /, *what: Any, **more: Any) -> Future[Any]:
            future = super().submit(work, *what, **more)
            wait([future])
            if what[-1] == (1,):
                future = Future()
                future.set_exception(KeyboardInterrupt())
            return future

    with Interrupted(1) as executor:
        answers = spread(double, range(3), executor)
        assert [next(answers), next(answers)] == [0, 4]
        with pytest.raises(KeyboardInterrupt):
            next(answers)


def test_work_begins_here_for_a_while(clock: Clock) -> None:
    things = iter(range(10))
    assert list(at_first(slow_after(0, clock), things, seconds=3)) == [0, 2, 4]
    assert next(things) == 3, "the next one is left to others"
    assert list(at_first(double, iter([]), seconds=3)) == []
    assert list(at_first(double, iter([1, 2]), seconds=0)) == [2]
