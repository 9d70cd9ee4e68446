"""How hard a puzzle is: Sudoku Explainer's ratings ER, EP and ED, and a grade in words for people.

ER is the highest rating on the way to the solution, EP the highest up to the first digit placed, ED that of the first
step. They are defined for 9x9 alone; other sizes get a grade only, by the same ladder. Where the ladder has no
further step, the puzzle is `beyond` it: ER is at least the number given.
"""

from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import finders, walk
from sudoku_workshop.logic.techniques import BEYOND
from sudoku_workshop.logic.techniques.records import Finder
from sudoku_workshop.logic.techniques.singles import find_full_house, find_hidden_single, find_singles_at_once
from sudoku_workshop.search import count

Grade = Literal["gentle", "easy", "medium", "hard", "expert", "diabolical", "extreme", "nightmare", "ultimate"]
GRADES: tuple[tuple[Grade, float], ...] = (
    ("gentle", 1.2),
    ("easy", 1.5),
    ("medium", 2.5),
    ("hard", 4.4),
    ("expert", 6.6),
    ("diabolical", 7.4),
    ("extreme", 8.4),  # up to here all branches can be followed side by side in the position as it stands
    ("nightmare", 9.4),  # up to here one after the other must be tried out, but none within another one
)  # each up to this ER; above them all: ultimate
RATED = "9"  # the geometry that ER is defined for


class Rating(NamedTuple):
    """`technique` is the slug of the hardest one; None where no known technique is, or nothing is left to do. EP and ED
    are None where they lie beyond the ladder."""

    er: float | None
    ep: float | None
    ed: float | None
    grade: Grade
    technique: str | None
    beyond: bool


def grade_of(er: float) -> Grade:
    """The grade in words."""
    return next((grade for grade, highest in GRADES if er <= highest), "ultimate")


def rate(board: Board, unique: bool = True) -> Rating | None:
    """The rating of a puzzle, which is its givens; None where it does not have exactly one solution.

    Without `unique` no step assumes that; the ratings are not Sudoku Explainer's then.
    """
    start = board.puzzle
    return _rate(start, unique) if count(start, 2) == 1 else None


def _finders(unique: bool) -> tuple[Finder, ...]:
    """The ladder, with all singles of a kind placed in one step: whatever their order, they come before anything
    harder, so the highest rating is the same."""
    one_by_one = (find_full_house, find_hidden_single)
    return find_singles_at_once, *(find for find in finders("ladder", unique) if find not in one_by_one)


def _rate(start: Board, unique: bool) -> Rating:
    er, technique, solved = 0.0, None, all(start.values)
    ep: float | None = None
    ed: float | None = None
    for position, step in walk(start, _finders(unique)):
        rating = step.er or 0.0
        if rating > er:
            er, technique = rating, step.technique
        if ed is None:
            ed = rating
        if ep is None and step.placements:
            ep = er
        solved = position.is_solved
    if not solved and er < BEYOND:
        er, technique = BEYOND, None
    grade = grade_of(er)
    if start.geometry.name != RATED:
        return Rating(None, None, None, grade, technique, not solved)
    return Rating(er, ep, ed, grade, technique, not solved)
