"""How hard a puzzle is: Sudoku Explainer's ratings ER, EP and ED, and a grade in words for people.

ER is the highest rating on the way to the solution, EP the highest up to the first digit placed, ED that of the first
step. They are defined for 9x9 alone; other sizes get a grade only, by the same ladder. Where the ladder has no
further step, the puzzle is `beyond` it: ER is at least the number given. So it is while the rating is not finished:
it can be stopped after every rung, and goes on from what it has reached.
"""

from collections.abc import Callable
from functools import cache
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import rungs
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques import BEYOND, Rung
from sudoku_workshop.logic.techniques.multiple import NESTED
from sudoku_workshop.logic.techniques.singles import NAKED_ER, find_all_singles, find_singles_at_once
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


class Reached(NamedTuple):
    """How far rating has come: a position, how many rungs have nothing there, and the ratings of the steps before."""

    ladder: tuple[Rung, ...]
    position: Position
    tried: int = 0
    er: float = 0.0
    ep: float | None = None
    ed: float | None = None
    technique: str | None = None

    @property
    def nested(self) -> int | None:
        """The level of the nets that the next rung needs, if these are so many that they are worth sharing out."""
        return None if self.is_finished else nested_level(self.ladder[self.tried])

    @property
    def is_finished(self) -> bool:
        """Whether the puzzle is solved, or no rung is left to try."""
        return self.position.is_solved or self.tried == len(self.ladder)


def rate(board: Board, unique: bool = True) -> Rating | None:
    """Return the rating of the board's puzzle; None where that does not have exactly one solution.

    Without `unique` no step assumes that; the ratings are not Sudoku Explainer's then.
    """
    start = beginning(board, unique)
    return rating_of(rate_on(start)) if start else None


def beginning(board: Board, unique: bool = True) -> Reached | None:
    """Return where the rating of the board's puzzle begins; None where that does not have exactly one solution."""
    return Reached(ladder(unique), Position(board.puzzle)) if count(board.puzzle, 2) == 1 else None


@cache
def ladder(unique: bool = True) -> tuple[Rung, ...]:
    """The ladder, with all singles of a kind placed in one step: whatever their order, they come before anything
    harder, so the highest rating is the same. Made once."""
    full_house, hidden_single, *harder = rungs(unique)
    slugs = full_house.slugs + hidden_single.slugs
    return Rung(full_house.er, slugs, find_singles_at_once, find_singles_at_once), *harder


def nested_level(rung: Rung) -> int | None:
    """The level of a rung's nets, if there are chains nested in them."""
    return NESTED.get(rung.slugs[0])


def rate_on(reached: Reached, is_enough: Callable[[Rung], bool] = lambda _: False) -> Reached:
    """Rated on to the end, or, after one rung or more, as far as is enough for now: asked of the rung that is next."""
    stopped = False
    while not reached.is_finished and not stopped:
        reached = _tried(reached, is_enough)
        stopped = not reached.is_finished and is_enough(reached.ladder[reached.tried])
    return reached


def rating_of(reached: Reached) -> Rating:
    """What is known so far: the next step is of a rung that is still to be tried, so ER is as high as that at least."""
    position, er, technique = reached.position, reached.er, reached.technique
    if not position.is_solved and (least := _least(reached)) > er:
        er, technique = least, None
    grade, beyond = grade_of(er), not position.is_solved
    if position.geometry.name != RATED:
        return Rating(None, None, None, grade, technique, beyond)
    return Rating(er, reached.ep, reached.ed, grade, technique, beyond)


def _least(reached: Reached) -> float:
    """The least rating that the next step can have."""
    return next((rung.er for rung in reached.ladder[reached.tried :]), BEYOND)


def _tried(reached: Reached, is_enough: Callable[[Rung], bool]) -> Reached:
    """The next position, where one of the rungs that are left has a step; or the same one, with fewer to try."""
    for tried, rung in enumerate(reached.ladder[reached.tried :], reached.tried):
        if tried > reached.tried and is_enough(rung):
            return reached._replace(tried=tried)
        step = next(rung.quickest(reached.position), None)
        if step:
            return _after(reached, step)
    return reached._replace(tried=len(reached.ladder))


def _after(reached: Reached, step: Step) -> Reached:
    """The position after a step, and after all singles too where none of them is rated higher than what was needed."""
    ladder, position, _, er, ep, ed, technique = reached
    rating = step.er or 0.0
    if rating > er:
        er, technique = rating, step.technique
    position, placed = position.after(step), step.placements
    for singles in find_all_singles(position) if er >= NAKED_ER else ():
        position, placed = position.after(singles), singles.placements
    if ep is None and placed:
        ep = er
    return Reached(ladder, position, 0, er, ep, rating if ed is None else ed, technique)
