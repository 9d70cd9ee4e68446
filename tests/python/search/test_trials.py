"""Tests of suppositions: wrong candidates are all refuted in the end, and right ones never."""

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


OPEN = parse("1" + "." * 34 + "2")
FEW = {  # the supposed candidates in order, each with the number of nested suppositions that refute it
    TRIED: "3 0, 12 -, 60 0, 62 -, 122 0, 131 -, 135 -, 137 0, 301 -, 310 0, 446 -, 455 0, 469 0, 478 -, 501 0, 503 -,"
    " 550 -, 559 0, 642 -, 644 0, 622 -, 703 0, 474 -, 717 0",
    HARDEST: "378 -, 384 0, 531 0, 533 -, 328 -, 337 1, 533 -, 560 0, 604 0, 613 -, 76 -, 77 0, 328 -, 337 1, 375 -,"
    " 377 2, 531 0, 533 -, 604 0, 613 -, 650 1, 657 -, 231 0, 717 -",
}


@pytest.mark.parametrize("puzzle", FEW)
def test_which_are_supposed_and_what_that_takes_stays(puzzle: Board) -> None:
    """Check that the suppositions are unchanged, because ratings of the hardest puzzles depend on them."""
    trials = Trials(puzzle)
    needed = ((candidate, trials.needed(candidate, 9)) for candidate in trials.few())
    assert ", ".join(f"{candidate} {'-' if number == inf else number}" for candidate, number in needed) == FEW[puzzle]


def test_which_group_to_go_on_with_stays() -> None:
    assert [Trials(puzzle).following() for puzzle in (TRIED, HARDEST, OPEN)] == [[488, 487], [377, 375], [62, 61, 60]]


def test_after_a_contradiction_there_is_nothing_to_go_on_with() -> None:
    broken = Trials(parse("123. ...4 .... ...."))
    assert (broken.fields, broken.following()) == (0, [])
