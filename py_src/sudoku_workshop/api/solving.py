"""Requests about texts and solutions: reading and writing puzzles, checking them, finding solutions and mistakes."""

from itertools import islice
from typing import cast

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import (
    Methods,
    board_from,
    cells_of,
    geometry_from,
    notes_from,
    problem_of,
    reading_of,
    state_of,
)
from sudoku_workshop.api.shapes import BoardState
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import Digit, text_of
from sudoku_workshop.grid.errors import UnknownRules
from sudoku_workshop.logic.hint import apply_notes
from sudoku_workshop.notation import NotationError, read, write
from sudoku_workshop.search import count, count_on, mistyped, possible, solutions, solve
from sudoku_workshop.search.proofread import proofread
from sudoku_workshop.verdict import judge

MILLION, MOST = 1_000_000, 10  # limits for a text: MOST million characters, about a hundred thousand puzzles


def _read(text: str, geometry: str | None = None) -> shapes.Reading:
    """Return the puzzles of a text.

    `geometry` is the geometry that the person has chosen. It is used for grids of its size if the text does not say
    which houses they have.
    """
    if len(text) > MOST * MILLION:
        raise NotationError("too-large", 0, 0, "", {"limit": MOST})
    return reading_of(read(text, geometry_from(geometry) if geometry else None))


def _write(state: BoardState, format: str) -> shapes.Written:
    """Return a board as text in this format."""
    board = board_from(state)
    if board.geometry.unknown:  # in such puzzles, notes say nothing about candidates
        return {"text": write(board, format, state.get("original", ""))}
    return {"text": write(apply_notes(board, notes_from(state)), format)}


def _verdict(state: BoardState, limit: int) -> shapes.Verdict:
    """Return the result of checking a puzzle. At most `limit` solutions are counted."""
    verdict = judge(apply_notes(board_from(state), notes_from(state)), limit)
    told = {
        "problems": [problem_of(problem) for problem in verdict.problems],
        "wrong": list(verdict.wrong),
        "crossed": list(verdict.crossed),
    }
    return cast(shapes.Verdict, verdict._asdict() | told)


def _solve(state: BoardState) -> shapes.Solved:
    """Return the first solution of a puzzle."""
    puzzle = _puzzle(state)
    verdict = judge(puzzle, 1)
    solution = solve(puzzle) if verdict.count else None
    return {"code": verdict.code, "solution": text_of(solution.values) if solution else None}


def _solutions(state: BoardState, start: str | None, limit: int) -> shapes.Solutions:
    """Return up to `limit` solutions of a puzzle, after the solution `start`."""
    puzzle = _puzzle(state)
    items = [text_of(found.values) for found in islice(solutions(puzzle, _known(puzzle, start)), limit)]
    return {"items": items, "next": items[-1] if len(items) == limit else None}


def _count(state: BoardState, start: str | None, limit: int) -> shapes.Counted:
    """Count up to `limit` more solutions of a puzzle, after the solution `start`."""
    puzzle = _puzzle(state)
    number, last = count_on(puzzle, limit, _known(puzzle, start))
    return {"count": number, "next": text_of(last) if last else None}


def _possible(state: BoardState) -> shapes.Open:
    """Return, for each cell, the digits that it has in at least one solution."""
    return {"cells": cells_of(possible(_puzzle(state)))}


def _check(state: BoardState) -> shapes.Checked:
    """Return the cells whose entries are in no solution.

    Entries of a puzzle with unsupported rules are compared with its published solution, if it has one.
    """
    board = board_from(state)
    if board.geometry.unknown:
        return _compared(board, state.get("original", ""))
    right = possible(board.puzzle)
    wrong = [cell for cell, value in enumerate(board.values) if value and value not in right[cell]]
    return {"wrong": wrong, "solvable": count(board, 1) == 1, "published": False}


def _compared(board: Board, original: str) -> shapes.Checked:
    """Return the cells whose entries differ from the published solution. Raises UnknownRules if there is none."""
    from sudoku_workshop.notation.pictured.told import told_in  # imported late: only such puzzles need it

    solution = told_in(original, board).solution
    if solution is None:
        raise UnknownRules(board.geometry.unknown)
    pairs = zip(board.values, solution, strict=True)
    wrong = [cell for cell, (value, right) in enumerate(pairs) if value not in (0, right)]
    return {"wrong": wrong, "solvable": not wrong, "published": True}


def _mistyped(state: BoardState, start: int | None, limit: int) -> shapes.Slips:
    """Return which clues may be mistyped. Only `limit` clues are tried, beginning with clue number `start`."""
    puzzle, start = _puzzle(state), start or 0
    clues = [cell for cell, given in enumerate(puzzle.givens) if given]
    stop = start + limit
    found = [cast(shapes.Slip, mistake._asdict()) for mistake in mistyped(puzzle, clues[start:stop])]
    return {"items": found, "next": stop if stop < len(clues) else None, "total": len(clues)}


def _proofread(geometry: str, cells: list[list[float]]) -> shapes.Proofread:
    """Return the likeliest puzzle with exactly one solution for a picture of a grid.

    For each cell, `cells` has the probabilities that it is blank, 1, 2 and so on. If no likely puzzle has exactly one
    solution, the reply has the likeliest digit of each cell.
    """
    grid = geometry_from(geometry)
    proof = proofread(grid, cells)
    seen = [max(range(len(cell)), key=cell.__getitem__) for cell in cells]
    return {
        "state": state_of(board_of(grid, proof.digits)),
        "unique": proof.unique,
        "rereads": [{"cell": cell, "seen": seen[cell], "read": proof.digits[cell]} for cell in proof.changed],
        "doubtful": list(proof.doubtful),
    }


def _puzzle(state: BoardState) -> Board:
    return board_from(state).puzzle


def _known(puzzle: Board, text: str | None) -> tuple[Digit, ...] | None:
    return digits_of(puzzle.geometry, text) if text else None


METHODS: Methods = {
    "read": _read,
    "write": _write,
    "verdict": _verdict,
    "solve": _solve,
    "solutions": _solutions,
    "count": _count,
    "possible": _possible,
    "check": _check,
    "mistyped": _mistyped,
    "proofread": _proofread,
}
