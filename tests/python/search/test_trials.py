"""Suppositions: only what is wrong is refuted, and all that is wrong in the end."""

from math import inf

import pytest

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.notation import parse
from sudoku_workshop.search import solve
from sudoku_workshop.search.trials import Trials

EASY = parse("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
TRIED = parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
HARDEST = parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
SMALL = parse("1... ..3. .4.. ...2")


def wrong(puzzle: Board) -> set[int]:
    solved = solve(puzzle)
    assert solved
    return {*bits_of(puzzle.grid & ~solved.grid)}


def test_what_singles_refute_is_wrong_and_needs_nothing_else() -> None:
    refuted = Trials(TRIED).refuted()
    assert refuted
    assert {*refuted} <= wrong(TRIED)
    assert {Trials(TRIED).needed(candidate, 0) for candidate in refuted} == {0}


def test_what_is_right_is_never_refuted_and_what_is_wrong_always_is() -> None:
    trials, wrongs = Trials(HARDEST), wrong(HARDEST)
    for candidate in trials.few():
        assert (trials.needed(candidate, 1000) == inf) == (candidate not in wrongs)


def test_of_the_group_to_go_on_with_one_is_right() -> None:
    assert len({*Trials(HARDEST).following()} - wrong(HARDEST)) == 1


@pytest.mark.parametrize("most", [0, 1, 2])
def test_so_many_and_no_more_are_tried(most: int) -> None:
    trials = Trials(HARDEST)
    found = {trials.needed(candidate, most) for candidate in trials.few()}
    assert found - {inf} <= {*range(most + 2)}
    assert most + 1 in found


def test_where_singles_solve_all_nothing_is_left_to_suppose() -> None:
    assert Trials(EASY).refuted() == []
    assert Trials(SMALL).refuted() == []
