"""The next step for a person. Wrong entries and wrong notes are reported before any step is shown."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board, board_of, candidates
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Mask, mask_of
from sudoku_workshop.logic.path import next_steps
from sudoku_workshop.logic.step import Step
from sudoku_workshop.search.bounded import LONG, MOST, only_solution
from sudoku_workshop.search.wrong import wrong_on

Notes = Mapping[Cell, Sequence[Digit]]
Code = Literal["not-one", "wrong-entries", "wrong-notes", "stale-notes", "solved", "stuck", "step"]


class Hint(NamedTuple):
    """The answer to a request for a hint.

    `wrong` lists the cells whose entries or notes are wrong or stale. A note is stale if a cell that it sees is already
    filled with its digit. `right` is the solution. It is given only if an entry is wrong, or if the notes of a cell
    lack its right digit. `board` is the board on which the step was found, with the notes as its candidates.
    `checked` says whether entries and notes were compared with the solution. They are not if the search for it would
    take too long. Puzzles with rules have no technique that needs a solution, except trial and error.
    """

    code: Code
    board: Board
    wrong: tuple[Cell, ...] = ()
    right: tuple[Digit, ...] = ()
    step: Step | None = None
    checked: bool = True


def apply_notes(board: Board, notes: Notes) -> Board:
    """Return the board with the notes as candidates.

    A blank cell without notes keeps the candidates that it has.
    """
    struck = (_struck(cell, digits, board) for cell, digits in notes.items() if not board.values[cell])
    removed = reduce(or_, struck, board.crossed)
    return board_of(board.geometry, board.givens, board.values, removed, board.excluded)


def _struck(cell: Cell, digits: Sequence[Digit], board: Board) -> Mask:
    """Return the candidates that are crossed out in a cell: the digits that its notes do not contain."""
    missing = set(range(1, board.geometry.n + 1)) - set(digits)
    return mask_of((digit - 1) * board.geometry.cells + cell for digit in missing)


def hint(board: Board, notes: Notes, unique: bool = True) -> Hint:
    """Return what to do next on a board: correct a mistake or, if there is none, take a step.

    Mistakes are reported in this order: wrong entries, notes that lack the right digit, stale notes.
    """
    found = _hint(board, notes, unique, MOST)
    return found if found.checked or found.code != "stuck" else _hint(board, notes, unique, LONG)


def _hint(board: Board, notes: Notes, unique: bool, most: int) -> Hint:
    """Return the next thing to do, after a search for the solution of a puzzle with rules in at most `most` grids."""
    found = only_solution(board.puzzle, most)
    if found == ():
        return Hint("not-one", board)
    if found and (mistakes := _mistakes(board, notes, found[0])):
        return mistakes
    used = {cell: digits for cell, digits in notes.items() if not board.values[cell]}
    if stale := tuple(cell for cell, digits in sorted(used.items()) if not set(digits) <= set(candidates(board, cell))):
        return Hint("stale-notes", board, stale)
    checked = found is not None
    return _next(apply_notes(board, notes), unique, checked)._replace(checked=checked)


def _mistakes(board: Board, notes: Notes, solution: Board) -> Hint | None:
    wrong = wrong_on(apply_notes(board, notes), solution)
    if wrong.entries:
        return Hint("wrong-entries", board, wrong.entries, solution.values)
    return Hint("wrong-notes", board, wrong.crossed, solution.values) if wrong.crossed else None


def _next(board: Board, unique: bool, searches: bool) -> Hint:
    if all(board.values):
        return Hint("solved", board)
    step = next(next_steps(board, unique, searches), None)
    return Hint("step", board, step=step) if step else Hint("stuck", board)


def different_steps(board: Board, unique: bool = True) -> Iterator[Step]:
    """Yield every step that is possible now, easiest first.

    Of several steps of one technique with the same result, only the first is yielded.
    """
    seen = set()
    for step in next_steps(board, unique):
        does = (step.technique, step.placements, step.eliminations)
        if does not in seen:
            seen.add(does)
            yield step
