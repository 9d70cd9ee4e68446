"""Practice: positions in which a technique is the next step, and a check of the steps that a person finds there."""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.masks import Grid
from sudoku_workshop.logic.path import find, finders, next_steps, take_steps
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step, apply
from sudoku_workshop.logic.techniques.records import HINT_ORDER, TECHNIQUES
from sudoku_workshop.logic.ways import SINGLES
from sudoku_workshop.search import solve

Worth = Literal["right", "also", "early", "wrong"]


class Use(NamedTuple):
    """A position, and the step that a technique finds there."""

    board: Board
    step: Step


class Judged(NamedTuple):
    """The assessment of a person's marks: the digits that the person has entered, and the candidates crossed out.

    - `right`: the marks are the result of a step of the practised technique.
    - `also`: the marks are the result of a step of another technique.
    - `early`: the marks agree with the solution, but no known technique shows them yet.
    - `wrong`: the marks contradict the solution.

    `marks` are the early or wrong marks. `step` is the step that the right marks belong to.
    """

    worth: Worth
    marks: Grid = 0
    step: Step | None = None


def find_uses(puzzle: Board, technique: str, beside: bool = False) -> Iterator[Use]:
    """Yield the positions of the solution path in which the technique is the next step.

    With `beside`, also yield positions in which the technique has a step, but the path takes a step of another
    technique that is not a single. If the hint order does not list the technique, `beside` is always on.
    """
    before, beside = puzzle, beside or all(each.slug != technique for each in HINT_ORDER)
    for position, step in take_steps(puzzle, finders("hint", geometry=puzzle.geometry)):
        if step.technique == technique:
            yield Use(before, step)
        elif beside and step.technique not in SINGLES and (other := next(find_all_steps(technique, before), None)):
            yield Use(before, other)
        before = position.board


def find_all_steps(technique: str, board: Board) -> Iterator[Step]:
    """Return all steps of a technique on this board.

    The technique may be found by two functions: its own, and one for hints, which finds several techniques together and
    may yield further steps. The steps of the technique's own function come first.
    """
    if not board.geometry.is_explained:
        return find(technique, board)
    own, position = TECHNIQUES[technique].find, Position(board)
    together = [each.find for each in HINT_ORDER if each.slug == technique]
    return (step for each in dict.fromkeys([own, *together]) for step in each(position) if step.technique == technique)


def is_next(technique: str, board: Board) -> bool:
    """Return whether the next hint on this board would be a step of the technique."""
    first = next(next_steps(board), None)
    return first is not None and first.technique == technique


def assess_marks(board: Board, technique: str, placed: Grid, struck: Grid) -> Judged:
    """Assess the candidates that a person has entered (`placed`) and crossed out (`struck`).

    If any mark is wrong, the result is `wrong`. Otherwise, if any mark does not follow from a known step, it is
    `early`. Otherwise, it is `right` if at least one mark follows from a step of the technique, and `also` if not.
    Raise ValueError if the puzzle has no solution.
    """
    solution = solve(board.puzzle)
    if solution is None:
        raise ValueError("no solution")
    if wrong := placed & ~solution.grid | struck & solution.grid:
        return Judged("wrong", wrong)
    marks = _Marks(board, placed, struck)
    own = marks.shown_by(find_all_steps(technique, board))
    others = marks.shown_by(next_steps(board)) if marks.left else None
    if marks.left:
        return Judged("early", marks.left)
    return Judged("right", step=own) if own else Judged("also", step=others)


class _Marks:
    """The marks of a person that do not follow from any of the steps tried so far."""

    def __init__(self, board: Board, placed: Grid, struck: Grid) -> None:
        self.board, self.placed, self.struck = board, placed, struck

    @property
    def left(self) -> Grid:
        """Return the marks that do not follow from any of the steps tried so far."""
        return self.placed | self.struck

    def shown_by(self, steps: Iterable[Step]) -> Step | None:
        """Return the first of these steps whose result includes a mark of the person.

        Remove from `left` every mark that is in the result of one of the steps. Stop as soon as no mark is left.
        """
        first = None
        for step in steps:
            gone = self.board.grid & ~apply(self.board, step).grid
            if self.placed & step.placements or self.struck & gone:
                first = first or step
                self.placed, self.struck = self.placed & ~step.placements, self.struck & ~gone
            if not self.left:
                return first
        return first
