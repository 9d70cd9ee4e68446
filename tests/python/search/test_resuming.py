"""Tests that all solutions of a puzzle with rules are found once, in the same order, in parts of any size."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from random import Random

import pytest

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.search import count, count_on, resuming, scores, solutions
from sudoku_workshop.search.field_layout import FieldLayout, Fields
from sudoku_workshop.search.scores import solved_grids

PUZZLES = {
    "thermometers": board_of(geometry("4+thermometer:r1c12+slow-thermometer:r4c1,r3c2"), [0] * 16),
    "whispers": board_of(geometry("4+whisper:2:r1c1,r2c2+white:1:r3c12"), [0] * 16),
    "no related cells": board_of(geometry("4+diagonal-down"), [0] * 16),
}
MOST = 80


def listed(board: Board, after: Sequence[int] | None, number: int) -> list[tuple[int, ...]]:
    return [found.values for found in islice(solutions(board, after), number)]


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    resuming._stopped.clear()


@pytest.mark.parametrize("board", PUZZLES.values(), ids=PUZZLES)
@pytest.mark.parametrize("seed", range(3))
def test_parts_are_the_whole_list(board: Board, seed: int) -> None:
    random, every = Random(seed), listed(board, None, MOST)
    parts: list[list[tuple[int, ...]]] = []
    after = None
    while sum(map(len, parts)) < len(every):
        if random.random() < 0.4:
            resuming._stopped.clear()
        left = len(every) - sum(map(len, parts))
        parts.append(listed(board, after, min(left, random.randint(1, 9))))
        after = parts[-1][-1]
    assert [*chain(*parts)] == every
    assert len({*every}) == len(every) == min(MOST, count(board))


@pytest.mark.parametrize("board", PUZZLES.values(), ids=PUZZLES)
def test_counting_on_counts_every_solution_once(board: Board) -> None:
    number, after = count_on(board, 7)
    while after is not None:
        more, after = count_on(board, 7, after)
        number += more
    assert number == count(board)


def test_two_lists_of_one_puzzle_do_not_disturb_each_other() -> None:
    board = PUZZLES["thermometers"]
    every = listed(board, None, 40)
    one, other = solutions(board, every[4]), solutions(board, every[4])
    mixed = [(next(one).values, next(other).values) for _ in range(10)]
    assert mixed == [(values, values) for values in every[5:15]]
    assert listed(board, every[7], 5) == every[8:13]


def test_counting_in_parts_searches_each_grid_once(monkeypatch: pytest.MonkeyPatch) -> None:
    board, started = PUZZLES["thermometers"], list[int]()

    def start(grids: list[Fields], layout: FieldLayout) -> Iterator[Fields]:
        started.append(1)
        return solved_grids(grids, layout)

    monkeypatch.setattr(resuming, "solved_grids", start)
    after = count_on(board, 3)[1]
    while after is not None:
        after = count_on(board, 3, after)[1]
    assert len(started) == 1
    assert len(resuming._stopped) <= resuming.KEPT


@pytest.mark.parametrize("board", PUZZLES.values(), ids=PUZZLES)
def test_only_a_solution_of_the_board_can_be_gone_on_after(board: Board) -> None:
    [values] = listed(board, None, 1)
    for wrong in ([0] * len(values), [values[1], values[0], *values[2:]]):
        with pytest.raises(ValueError, match="not a solution"):
            count_on(board, 3, wrong)


def test_so_many_searches_are_kept_and_no_more() -> None:
    for digit in (1, 2, 3, 4):
        for cell in (5, 6):
            count_on(board_of(PUZZLES["thermometers"].geometry, [digit if at == cell else 0 for at in range(16)]), 1)
    assert 0 < len(resuming._stopped) <= resuming.KEPT


def test_a_search_that_was_interrupted_is_not_taken_for_a_finished_one(monkeypatch: pytest.MonkeyPatch) -> None:
    board = PUZZLES["thermometers"]

    def interrupted(_grids: list[Fields], _layout: FieldLayout) -> Iterator[Fields]:
        raise KeyboardInterrupt
        yield 0

    with monkeypatch.context() as broken:
        broken.setattr(resuming, "solved_grids", interrupted)
        with pytest.raises(KeyboardInterrupt):
            next(solutions(board))
    assert len(listed(board, None, 5)) == 5


@pytest.mark.parametrize("board", PUZZLES.values(), ids=PUZZLES)
@pytest.mark.parametrize("again", [1, 2, 5])
def test_a_search_that_starts_again_finds_every_solution_once(
    monkeypatch: pytest.MonkeyPatch, board: Board, again: int
) -> None:
    every = {found.values for found in solutions(board)}
    monkeypatch.setattr(scores, "AGAIN", again)
    found = [found.values for found in solutions(board)]
    assert len(found) == len({*found})
    assert {*found} == every


@pytest.mark.parametrize("again", [1, 2, 5])
def test_a_search_that_starts_again_ends_without_a_solution(monkeypatch: pytest.MonkeyPatch, again: int) -> None:
    monkeypatch.setattr(scores, "AGAIN", again)
    monkeypatch.setattr(scores, "QUICK", 2)
    rules = (
        "sum:23:r1c3,r3c5,r5c1,r5c3,r6c3",
        "sum:24:r3c2,r4c2,r4c5,r5c2,r6c1",
        "sum:25:r2c1,r2c3,r3c5,r4c1,r6c5",
        "sum:23:r1c5,r2c1,r2c4,r4c2,r4c4",
    )
    assert count(board_of(geometry("+".join(("6", *rules))), [0] * 36), 1) == 0
