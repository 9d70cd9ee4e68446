"""Conversion of boards, problems, errors and readings to and from the JSON that passes between page and solver."""

from collections.abc import Callable, Iterable
from typing import Any, cast

from sudoku_workshop.api import shapes
from sudoku_workshop.grid.board import Board, board_of, candidates
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import Digit, text_of
from sudoku_workshop.grid.errors import UnknownRules
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.houses import name_of_house
from sudoku_workshop.grid.masks import Mask, mask_of
from sudoku_workshop.grid.problems import Problem
from sudoku_workshop.logic.hint import apply_notes
from sudoku_workshop.notation import About, NotationError, Reading
from sudoku_workshop.rules.error import SHOWN, RuleError
from sudoku_workshop.rules.rule import Rule

Json = dict[str, Any]
NOTED = ("candidates", "sukaku")  # formats that list candidates; the page shows all of these as notes
Methods = dict[str, Callable[..., Any]]  # by name; the signatures of the functions define the requests and replies


def geometry_from(name: str) -> Geometry:
    """Return the geometry with this name. Raises NotationError for a wrong name, which links and files may have."""
    try:
        return geometry(name)
    except RuleError:
        raise
    except ValueError as error:
        details = {"field": "geometry", "found": name[:SHOWN]}
        raise NotationError("bad-record", 0, 0, "", details) from error


def board_from(state: shapes.BoardState) -> Board:
    """Return the Board that a `BoardState` describes, without the person's notes.

    Raises NotationError if there is no such geometry, and ValueError for a malformed state.
    """
    grid = geometry_from(state["geometry"])
    written = digits_of(grid, state["givens"]), digits_of(grid, state["values"])
    return board_of(grid, *written, excluded=_candidates_of(state.get("excluded", {}), grid))


def board_at(puzzle: Board, there: shapes.Snapshot | shapes.Reached) -> Board:
    """Return the Board at a point on a puzzle's solution path, with that point's entries and remaining candidates."""
    values = digits_of(puzzle.geometry, there["values"])
    entered = board_of(puzzle.geometry, puzzle.givens, values, excluded=puzzle.excluded)
    return apply_notes(entered, {int(cell): digits for cell, digits in there["cells"].items()})


def notes_from(state: shapes.BoardState) -> dict[int, list[Digit]]:
    """Return the candidates that a person has left in each cell.

    In a cell with notes, these are the notes that are not crossed out. Corner notes say nothing about candidates.
    """
    notes, crossed = state["notes"] or {}, state.get("crossed", {})
    seen = {**open_cells(board_from(state)), **notes} if crossed else notes
    return {
        int(cell): [digit for digit in seen.get(cell, ()) if digit not in crossed.get(cell, ())]
        for cell in {**notes, **crossed}
    }


def state_of(board: Board, noted: bool = False, original: str = "") -> shapes.BoardState:
    """Return the `BoardState` that describes a Board, for the page.

    The candidates are included as notes if `noted` is true, or if a person has crossed some out. Otherwise the state
    has no notes. `original` is the source of a puzzle with rules that are not supported. The page stores it with the
    board.
    """
    noted = noted or board.crossed & ~board.excluded != 0
    state: shapes.BoardState = {
        "geometry": board.geometry.name,
        "givens": text_of(board.givens),
        "values": text_of(board.values),
        "notes": open_cells(board) if noted else None,
    }
    if board.excluded:
        state["excluded"] = _digits_of(board.excluded, board.geometry)
    if original:
        state["original"] = original
    return state


def open_cells(board: Board) -> shapes.Digits:
    """Return the candidates of every blank cell."""
    return cells_of(() if value else candidates(board, cell) for cell, value in enumerate(board.values))


def _candidates_of(digits: shapes.Digits, grid: Geometry) -> Mask:
    """Return the candidates in `digits`, which has the digits of each cell, as a mask."""
    return mask_of((digit - 1) * grid.cells + int(cell) for cell, found in digits.items() for digit in found)


def _digits_of(candidates: Mask, grid: Geometry) -> shapes.Digits:
    """Return the candidates in a mask as digits by cell."""
    return cells_of(
        [digit + 1 for digit in range(grid.n) if candidates >> digit * grid.cells + cell & 1]
        for cell in range(grid.cells)
    )


def problem_of(problem: Problem) -> shapes.Problem:
    """Return the JSON of a Problem. Its house is given by its name."""
    house = name_of_house(problem.house) if problem.house else None
    found: shapes.Problem = {"code": problem.code, "digit": problem.digit, "house": house, "cells": list(problem.cells)}
    more = {name: getattr(problem, name) for name in ("rule", "total", "bound") if getattr(problem, name) is not None}
    more |= {"digits": [*problem.digits]} if problem.digits else {}
    return cast(shapes.Problem, found | more)


def rule_of(rule: Rule, side: int) -> shapes.RuleData:
    """Return the JSON of a rule of a board with `side` rows."""
    found: shapes.RuleData = {
        "kind": rule.kind,
        "number": rule.number,
        "listed": [*rule.listed],
        "cells": [*rule.cells],
        "places": rule.places(side),
        "drawn": rule.drawn_key if rule.is_drawn else None,
    }
    if "sentence" in rule.arguments:
        found["sentence"] = str(rule.arguments["sentence"])
    return found


def error_of(error: NotationError) -> shapes.ErrorData:
    """Return the JSON of an error in a text: why the text could not be read, and where."""
    return {
        "code": error.code,
        "line": error.line,
        "column": error.column,
        "character": error.character,
        "args": error.details,
    }


def refusal_of(error: UnknownRules) -> shapes.ErrorData:
    """Return the JSON of the error for a puzzle whose rules are not supported."""
    return error_of(NotationError(error.code, 0, 0, "", {"rules": list(error.rules)}))


def broken_rule_of(error: RuleError) -> shapes.ErrorData:
    """Return the JSON of the error for a rule that cannot be used."""
    return error_of(NotationError(error.code, 0, 0, "", {"rule": error.kind, **error.more}))


def reading_of(reading: Reading) -> shapes.Reading:
    """Return the JSON of a Reading: the puzzles found in a text, and the warnings about its other parts."""
    return {
        "puzzles": [
            state_of(board, reading.format in NOTED and not board.excluded, about.original)
            for board, about in zip(reading.puzzles, reading.about, strict=True)
        ],
        "format": reading.format,
        "warnings": [error_of(warning) for warning in reading.warnings],
        "ignored": [cast(shapes.Ignored, part._asdict()) for part in reading.ignored],
        "about": [about_of(about) for about in reading.about],
    }


def about_of(about: About) -> shapes.About:
    """Return the JSON of the facts that a text states about a puzzle."""
    lists = {"unknown": list(about.unknown), "left_out": list(about.left_out), "other": dict(about.other)}
    reply = about._asdict() | lists
    del reply["original"]  # the original is part of the State
    return cast(shapes.About, reply)


def cells_of(digits: Iterable[Iterable[Digit]]) -> shapes.Digits:
    """Return digits by cell, as `{"cell": [digits]}`. Cells without digits are left out."""
    lists = ((cell, list(found)) for cell, found in enumerate(digits))
    return {str(cell): found for cell, found in lists if found}
