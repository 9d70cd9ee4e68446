"""The request for a trial: what follows from a candidate."""

from sudoku_workshop.api import shapes
from sudoku_workshop.api.explaining import path_of
from sudoku_workshop.api.forms import Methods, board_from, notes_from, problem_of
from sudoku_workshop.api.shapes import BoardState
from sudoku_workshop.logic.hint import apply_notes
from sudoku_workshop.logic.trial import suppose


def _suppose(state: BoardState, cell: int, digit: int) -> shapes.Trial:
    """Return what simple deductions make of a board if a blank cell has this digit."""
    path, problem = suppose(apply_notes(board_from(state), notes_from(state)), cell, digit)
    return {"path": path_of(path), "problem": problem_of(problem) if problem else None}


METHODS: Methods = {"suppose": _suppose}
