"""What the panel Explain may ask: rating, hint, all steps, the whole path, and an example of a technique."""

from collections.abc import Callable
from itertools import islice

from sudoku_workshop.api.forms import Json, notes_from, open_cells, plain_from, state_of
from sudoku_workshop.grid.board import text_of
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.hint import different_steps, hint, noted
from sudoku_workshop.logic.path import TechniqueOrder, path
from sudoku_workshop.logic.rating import rate
from sudoku_workshop.logic.step import as_json


def _rate(state: Json, unique: bool = True) -> Json | None:
    rating = rate(plain_from(state).puzzle, unique)
    return rating and rating._asdict()


def _hint(state: Json, unique: bool = True) -> Json:
    found = hint(plain_from(state), notes_from(state), unique)
    return {
        "code": found.code,
        "wrong": list(found.wrong),
        "right": text_of(found.right),
        "step": found.step and as_json(found.step, found.board.geometry),
        "cells": open_cells(found.board),
    }


def _steps(state: Json, start: int | None, limit: int, unique: bool = True) -> Json:
    board = noted(plain_from(state), notes_from(state))
    first = start or 0
    found = list(islice(different_steps(board, unique), first, first + limit + 1))
    items = [as_json(step, board.geometry) for step in found[:limit]]
    return {"items": items, "next": first + limit if len(found) > limit else None, "cells": open_cells(board)}


def _path(state: Json, order: TechniqueOrder = "hint", unique: bool = True) -> Json:
    puzzle = plain_from(state).puzzle
    found = path(puzzle, order, unique)
    return {
        "steps": [as_json(step, puzzle.geometry) for step in found.steps],
        "boards": [{"values": text_of(board.values), "cells": open_cells(board)} for board in found.boards],
        "solved": found.solved,
    }


def _example(technique: str) -> Json | None:
    found = example(technique)
    return found and {"state": state_of(found[0], noted=True), "step": as_json(found[1], found[0].geometry)}


METHODS: dict[str, Callable[..., Json | None]] = {
    "rate": _rate,
    "hint": _hint,
    "steps": _steps,
    "path": _path,
    "example": _example,
}
