"""Readings of a picture, corrected by the rules."""

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.search.proofread import proofread

NINE = geometry("9")
PUZZLE = [int(digit) for digit in "530070000600195000098000060800060003400803001700020006060000280000419005000080079"]


def seen(puzzle: list[int], **otherwise: dict[int, float]) -> list[list[float]]:
    """Each cell as clear as can be, but for those given by number (`c2`)."""
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
