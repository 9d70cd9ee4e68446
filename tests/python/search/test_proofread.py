"""Tests of the correction of digits read from a picture, by the rules of Sudoku."""

import pytest

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.search.proofread import proofread

NINE = geometry("9")
PUZZLE = [int(digit) for digit in "530070000600195000098000060800060003400803001700020006060000280000419005000080079"]


def seen(puzzle: list[int], **otherwise: dict[int, float]) -> list[list[float]]:
    """Return the shares of the digits in each cell, almost certain except for the cells given by number (`c2`)."""
    cells = [[0.0001 + 0.999 * (digit == value) for digit in range(10)] for value in puzzle]
    for name, shares in otherwise.items():
        cells[int(name[1:])] = [shares.get(digit, 0.0) for digit in range(10)]
    return cells


def test_a_clear_picture_stays_as_it_is() -> None:
    assert proofread(NINE, seen(PUZZLE)) == (tuple(PUZZLE), (), (), True)


def test_a_clash_is_read_again() -> None:
    proof = proofread(NINE, seen(PUZZLE, c10={}, c12={5: 0.6, 1: 0.3, 7: 0.1}, c14={5: 0.7, 6: 0.3}))
    assert proof.digits == tuple(PUZZLE)
    assert (proof.changed, proof.doubtful, proof.unique) == ((12,), (10, 12, 14), True)


def test_a_wrong_blank_and_a_wrong_digit_come_right_together() -> None:
    proof = proofread(NINE, seen(PUZZLE, c0={3: 0.8, 5: 0.2}, c40={6: 0.9, 0: 0.1}))
    assert (proof.digits, proof.changed) == (tuple(PUZZLE), (0, 40))


def test_what_nobody_can_tell_stays_as_it_looks_and_is_doubtful() -> None:
    broken = [3, *PUZZLE[1:]]
    proof = proofread(NINE, seen(broken))
    assert (proof.digits, proof.changed, proof.unique) == (tuple(broken), (), False)
    assert proof.doubtful == (0, 1)


def test_an_empty_page_is_no_puzzle() -> None:
    assert proofread(NINE, seen([0] * 81))[1:] == ((), (), False)


@pytest.mark.parametrize(("share", "is_found"), [(0.0039, False), (0.004, True)])
def test_what_hardly_anything_speaks_for_is_no_reading(share: float, is_found: bool) -> None:
    proof = proofread(NINE, seen(PUZZLE, c0={3: 1 - share, 5: share}))
    assert proof[1:] == (((0,), (0,), True) if is_found else ((), (0, 1), False))


@pytest.mark.parametrize(("share", "doubtful"), [(0.89, (0,)), (0.9, ())])
def test_what_is_less_than_sure_is_doubtful_though_it_is_right(share: float, doubtful: tuple[int, ...]) -> None:
    proof = proofread(NINE, seen(PUZZLE, c0={5: share, 0: 1 - share}))
    assert proof == (tuple(PUZZLE), (), doubtful, True)


@pytest.mark.parametrize(("times", "is_found"), [(9.99, True), (10.01, False)])
def test_changes_together_are_at_most_500_times_less_likely(times: float, is_found: bool) -> None:
    cells = {"c0": {3: 0.95, 5: 0.95 / 50}, "c40": {6: 0.95, 0: 0.95 / times}}
    proof = proofread(NINE, seen(PUZZLE, **cells))
    assert proof[1:] == (((0, 40), (0, 40), True) if is_found else ((), (0, 1, 31, 40), False))


def test_as_many_readings_are_tried_as_asked_for() -> None:
    """Check the limit of tries: no change, either of two changes, or both, of which the fourth is right."""
    cells = seen(PUZZLE, c0={3: 0.8, 5: 0.2}, c40={6: 0.9, 0: 0.1})
    assert [proofread(NINE, cells, tries).unique for tries in (1, 3, 4)] == [False, False, True]
