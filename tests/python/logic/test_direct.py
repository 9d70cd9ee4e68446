"""Direct conflicts: fish with fins, almost locked sets and grouped chains, as conflicts of direct consequences."""

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.almost import almost_locked
from sudoku_workshop.logic.ruled.direct import LONG, SHORT, find_direct_conflicts
from sudoku_workshop.logic.step import Phrase, Step, Word

SIZE = 81


def cell(name: str) -> int:
    return (int(name[1]) - 1) * 9 + int(name[3]) - 1


def with_places(digit: int, rows: dict[int, str]) -> Position:
    """Return an empty grid in which a digit has only these columns in some rows."""
    gone = [(row - 1) * 9 + at for row, columns in rows.items() for at in range(9) if str(at + 1) not in columns]
    return without([(digit, each) for each in gone])


def with_digits(digits: dict[str, str], geometry: str = "9") -> Position:
    """Return an empty grid in which some cells have only these candidates."""
    return without(
        [(n, cell(name)) for name, left in digits.items() for n in range(1, 10) if str(n) not in left], geometry
    )


def without(candidates: list[tuple[int, int]], geometry: str = "9") -> Position:
    gone = sum(1 << (digit - 1) * SIZE + at for digit, at in candidates)
    board = sudoku.parse("." * SIZE, geometry=geometry)
    return Position(board_of(board.geometry, board.givens, removed=gone))


def conflicts(position: Position, sizes: tuple[int, int] = SHORT) -> dict[str, Step]:
    return {str(step.words["start"]): step for step in find_direct_conflicts(position, sizes)}


def keys(word: Word) -> list[str]:
    """Return the keys of the sentences of a trail, in order."""
    if not isinstance(word, Phrase):
        return []
    if word.key == "list.lines":
        return [*keys(word.words["first"]), *keys(word.words["second"])]
    return [word.key]


def test_two_digits_of_an_almost_locked_set_are_not_both_missing() -> None:
    position = with_digits({"r1c1": "12", "r1c2": "23", "r9c9": "13"})
    found = {frozenset(bits_of(group.members)) for group in almost_locked(position, 3)}
    one, two, three = {0}, {SIZE, SIZE + 1}, {2 * SIZE + 1}
    assert found == {frozenset(one | two), frozenset(one | three), frozenset(two | three)}


def test_an_x_wing_with_a_fin_removes_what_sees_the_fin() -> None:
    found = conflicts(with_places(1, {1: "15", 4: "156"}))
    assert {"r5c5=1", "r6c5=1"} <= found.keys()
    assert not {"r7c5=1", "r8c5=1"} & found.keys()


def test_several_places_are_one_consequence() -> None:
    found = conflicts(with_places(1, {1: "125", 3: "35"}))
    assert keys(found["r5c5=1"].words["trail"]) == ["net.some", "net.clash.place"]


def test_two_almost_locked_sets_that_share_a_digit_conflict() -> None:
    found = conflicts(with_digits({"r1c1": "12", "r1c2": "123", "r2c6": "14", "r3c6": "134", "r2c5": "13"}))
    assert keys(found["r1c4=3"].words["trail"])[-1] in {"almost.clash", "net.clash.cell"}


@pytest.mark.parametrize(("sizes", "is_found"), [(SHORT, False), (LONG, True)])
def test_three_consequences_are_a_harder_conflict(sizes: tuple[int, int], is_found: bool) -> None:
    position = with_digits({"r5c5": "123", "r5c1": "19", "r1c5": "29", "r4c4": "39"}, "9x")
    assert ("r1c1=9" in conflicts(position, sizes)) is is_found
