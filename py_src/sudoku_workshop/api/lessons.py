"""Requests of the lessons: positions for learning a technique, and a check of what a person marks there."""

from typing import cast

from sudoku_workshop.api import shapes
from sudoku_workshop.api.explaining import step_of
from sudoku_workshop.api.forms import Methods, board_from, notes_from, state_of
from sudoku_workshop.generator.practice import sought
from sudoku_workshop.grid.masks import Grid, mask_of
from sudoku_workshop.logic.hint import apply_notes
from sudoku_workshop.logic.practice import Use, assess_marks, find_all_steps, is_next
from sudoku_workshop.logic.step_json import pairs
from sudoku_workshop.notation.files.hodoku import read_hodoku


def _exercise(technique: str, line: str) -> shapes.Exercise | None:
    """Return the exercise that a line in HoDoKu's format describes.

    Return null if the technique has no step in the line's position.
    """
    case = read_hodoku(line)
    step = next(find_all_steps(technique, case.board), None) if case else None
    return exercise_of(Use(case.board, step)) if case and step else None


def _practise(technique: str, seed: str, index: int, beside: bool = False) -> shapes.Exercise | None:
    """Return an exercise from a newly made puzzle, or null if the puzzle's solution path does not use the technique.

    Normally, the technique is the next step of the path. With `beside`, it is enough that the technique has a step in
    the position, and that the path's next step is not a single.
    """
    found = sought(technique, seed, index, beside)
    return exercise_of(found) if found else None


def exercise_of(use: Use) -> shapes.Exercise:
    """Return a position and its step as an exercise."""
    step = step_of(use.step, use.board.geometry)
    return {"state": state_of(use.board, noted=True), "step": step, "next": is_next(use.step.technique, use.board)}


def _judge_marks(
    state: shapes.BoardState, technique: str, placed: list[shapes.Candidate], struck: list[shapes.Candidate]
) -> shapes.Judged:
    """Check whether the digits entered (`placed`) and the candidates crossed out (`struck`) follow from this technique.

    The notes on the board are taken as the candidates.
    """
    board = apply_notes(board_from(state), notes_from(state))
    marks = [_grid(some, board.geometry.cells) for some in (placed, struck)]
    found = assess_marks(board, technique, *marks)
    return {
        "worth": found.worth,
        "marks": cast(list[shapes.Candidate], list(pairs(found.marks, board.geometry))),
        "step": step_of(found.step, board.geometry) if found.step else None,
    }


def _grid(candidates: list[shapes.Candidate], cells: int) -> Grid:
    return mask_of((digit - 1) * cells + cell for cell, digit in candidates)


METHODS: Methods = {"exercise": _exercise, "practise": _practise, "judge-marks": _judge_marks}
