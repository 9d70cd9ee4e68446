"""Requests about steps: a hint, all steps, the solution path, backdoors, and an example of a technique."""

from collections.abc import Callable
from itertools import islice
from math import inf
from time import monotonic
from typing import cast

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods, board_at, board_from, notes_from, open_cells, state_of
from sudoku_workshop.api.shapes import BoardState
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.hint import apply_notes, different_steps, hint
from sudoku_workshop.logic.path import Path, TechniqueOrder, finders, first_untried, list_finders, take_path
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.step_json import as_json
from sudoku_workshop.logic.ways import count_steps, find_known_path
from sudoku_workshop.search.backdoors import backdoors


def _hint(state: BoardState, unique: bool = True) -> shapes.Hint:
    """Return what to do next on a board: a step, or the correction of a mistake."""
    found = hint(board_from(state), notes_from(state), unique)
    return {
        "code": found.code,
        "wrong": list(found.wrong),
        "right": text_of(found.right),
        "step": step_of(found.step, found.board.geometry) if found.step else None,
        "cells": open_cells(found.board),
        "checked": found.checked,
    }


def _steps(state: BoardState, start: int | None, limit: int, unique: bool = True) -> shapes.Steps:
    """Return up to `limit` of the possible steps on a board, from step number `start` on.

    Of several steps of a technique with the same result, only one is returned.
    """
    board = apply_notes(board_from(state), notes_from(state))
    first = start or 0
    found = list(islice(different_steps(board, unique), first, first + limit + 1))
    return {
        "items": [step_of(step, board.geometry) for step in found[:limit]],
        "next": first + limit if len(found) > limit else None,
        "cells": open_cells(board),
        "untried": first_untried({step.technique for step in found}, unique, board.geometry),
    }


def _path(
    state: BoardState,
    order: TechniqueOrder = "hint",
    unique: bool = True,
    start: shapes.OnPath | None = None,
    seconds: float | None = None,
) -> shapes.Path:
    """Return the solution path of a puzzle.

    With `seconds`, the search stops after about that time. To continue it, the next request sends the point where it
    stopped (`start`, called `from` in the request).
    """
    puzzle = board_from(state).puzzle
    names = [slug for slug, _ in list_finders(order, unique, puzzle.geometry)]
    board, tried = (board_at(puzzle, start), start["tried"]) if start else (puzzle, 0)
    found, left = take_path(board, finders(order, unique, board.geometry), tried, _over_after(seconds))
    if left is None:
        return path_of(found)
    return path_of(found) | {"next": {**_snapshot(found.boards[-1]), "tried": left, "technique": names[left]}}


def _known_way(state: BoardState, known: list[str]) -> shapes.Path:
    """Return a short solution path that uses only singles and these techniques."""
    return path_of(find_known_path(board_from(state).puzzle, known))


def _way(
    state: BoardState,
    order: TechniqueOrder,
    unique: bool = True,
    start: shapes.Snapshot | None = None,
    seconds: float | None = None,
) -> shapes.Way:
    """Return how many steps of each technique the solution path has if the techniques are tried in this order.

    With `seconds`, the search stops after about that time. To continue it, the next request sends the board where it
    stopped (`start`, called `from` in the request).
    """
    puzzle = board_from(state).puzzle
    found = count_steps(order, board_at(puzzle, start) if start else puzzle, unique, _over_after(seconds))
    left = _snapshot(found.left) if found.left else None
    return {"order": found.order, "counts": found.counts, "solved": found.solved, "next": left}


def _backdoors(state: BoardState) -> shapes.Backdoors:
    """Return the smallest backdoors of a puzzle: sets of cells that, once filled in, leave only singles to find."""
    return {"cells": [list(cells) for cells in backdoors(board_from(state).puzzle)]}


def path_of(found: Path) -> shapes.Path:
    """Return the JSON form of a Path."""
    return {
        "steps": [step_of(step, found.boards[0].geometry) for step in found.steps],
        "boards": list(map(_snapshot, found.boards)),
        "solved": found.solved,
        "next": None,
    }


def _snapshot(board: Board) -> shapes.Snapshot:
    return {"values": text_of(board.values), "cells": open_cells(board)}


def _example(technique: str) -> shapes.Example | None:
    """Return an example of a technique, or null if the technique has no example."""
    found = example(technique)
    if not found:
        return None
    board, step = found
    return {"state": state_of(board, noted=True), "step": step_of(step, board.geometry)}


def _over_after(seconds: float | None) -> Callable[[], bool]:
    """Return a function that says whether `seconds` have passed since this call.

    Without `seconds`, the function always says no.
    """
    end = inf if seconds is None else monotonic() + seconds
    return lambda: monotonic() >= end


def step_of(step: Step, geometry: Geometry) -> shapes.Step:
    """Return the JSON form of a Step."""
    return cast(shapes.Step, as_json(step, geometry))


METHODS: Methods = {
    "hint": _hint,
    "steps": _steps,
    "path": _path,
    "known-way": _known_way,
    "way": _way,
    "backdoors": _backdoors,
    "example": _example,
}
