"""Where a technique can be practised, and what a person's marks on such a position are worth."""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.masks import Grid
from sudoku_workshop.logic.path import finders, next_steps, walk
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step, apply
from sudoku_workshop.logic.techniques import HINT_ORDER
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.logic.ways import SINGLES
from sudoku_workshop.search import solve

Worth = Literal["right", "also", "early", "wrong"]


class Use(NamedTuple):
    """A position, and the step that a technique takes there."""

    board: Board
    step: Step


class Judged(NamedTuple):
    """What marks are worth: `right`, a step of the technique; `also`, one of another; `early`, true, but nothing known
    shows it yet; `wrong`, not the solution's. `marks` are those that are early or wrong, `step` is what they belong to.
    """

    worth: Worth
    marks: Grid = 0
    step: Step | None = None


def uses(puzzle: Board, technique: str, beside: bool = False) -> Iterator[Use]:
    """Where a person's path from here takes the technique as the next step.

    `beside`, and always a technique that no hint tells of by itself: also where it goes and the path takes something
    else that is no single.
    """
    before, beside = puzzle, beside or all(each.slug != technique for each in HINT_ORDER)
    for position, step in walk(puzzle, finders("hint")):
        if step.technique == technique:
            yield Use(before, step)
        elif beside and step.technique not in SINGLES and (other := next(own_steps(technique, before), None)):
            yield Use(before, other)
        before = position.board


def own_steps(technique: str, board: Board) -> Iterator[Step]:
    """The steps of a technique, as it finds them by itself, and as a hint tells it together with others."""
    own, position = TECHNIQUES[technique].find, Position(board)
    together = [each.find for each in HINT_ORDER if each.slug == technique]
    return (step for find in dict.fromkeys([own, *together]) for step in find(position) if step.technique == technique)


def is_next(technique: str, board: Board) -> bool:
    """Whether a hint would be a step of the technique."""
    first = next(next_steps(board), None)
    return first is not None and first.technique == technique


def judge_marks(board: Board, technique: str, placed: Grid, struck: Grid) -> Judged:
    """What it is worth that a person writes some candidates and strikes others. ValueError without a solution.

    Of several marks the worst counts; but one of the technique is enough for `right`, if the others can be shown.
    """
    solution = solve(board.puzzle)
    if solution is None:
        raise ValueError("no solution")
    if wrong := placed & ~solution.grid | struck & solution.grid:
        return Judged("wrong", wrong)
    marks = _Marks(board, placed, struck)
    own = marks.shown_by(own_steps(technique, board))
    others = marks.shown_by(next_steps(board)) if marks.left else None
    if marks.left:
        return Judged("early", marks.left)
    return Judged("right", step=own) if own else Judged("also", step=others)


class _Marks:
    """What a person has marked, and what of it is left to be shown."""

    def __init__(self, board: Board, placed: Grid, struck: Grid) -> None:
        self.board, self.placed, self.struck = board, placed, struck

    @property
    def left(self) -> Grid:
        return self.placed | self.struck

    def shown_by(self, steps: Iterable[Step]) -> Step | None:
        """The first of the steps that shows a mark; what steps show is left no more, and none is tried in vain."""
        first = None
        for step in steps:
            gone = self.board.grid & ~apply(self.board, step).grid
            if self.placed & step.placements or self.struck & gone:
                first = first or step
                self.placed, self.struck = self.placed & ~step.placements, self.struck & ~gone
            if not self.left:
                return first
        return first
