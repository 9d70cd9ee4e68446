"""The JSON forms that pass between page and engine: boards, problems, errors, readings. No decisions here."""

from collections.abc import Callable, Iterable
from typing import Any, cast

from sudoku_workshop.api import shapes
from sudoku_workshop.grid.board import Board, Digit, board_of, candidates, digits_of, text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.problems import Problem
from sudoku_workshop.notation import NotationError, Reading

Json = dict[str, Any]
Methods = dict[str, Callable[..., Any]]  # by name; their signatures are what the page may ask and is answered


def board_from(state: shapes.BoardState) -> Board:
    """The Board of a State; notes are a person's own remarks and no part of it. ValueError for a malformed State."""
    grid = geometry(state["geometry"])
    return board_of(grid, digits_of(grid, state["givens"]), digits_of(grid, state["values"]))


def notes_from(state: shapes.BoardState) -> dict[int, list[Digit]]:
    """The digits noted, by cell."""
    return {int(cell): digits for cell, digits in (state["notes"] or {}).items()}


def state_of(board: Board, noted: bool = False) -> shapes.BoardState:
    """The State of a Board; its candidates are notes where they are asked for, or are not all that the digits leave."""
    noted = noted or board.grid != board_of(board.geometry, board.givens, board.values).grid
    return {
        "geometry": board.geometry.name,
        "givens": text_of(board.givens),
        "values": text_of(board.values),
        "notes": open_cells(board) if noted else None,
    }


def open_cells(board: Board) -> shapes.Digits:
    """The candidates of every blank cell."""
    return cells_of(() if value else candidates(board, cell) for cell, value in enumerate(board.values))


def problem_of(problem: Problem) -> shapes.Problem:
    """A Problem; its house by kind and index."""
    house = (problem.house.kind, problem.house.index) if problem.house else None
    return {"code": problem.code, "digit": problem.digit, "house": house, "cells": list(problem.cells)}


def error_of(error: NotationError) -> shapes.ErrorData:
    """An Error."""
    return {
        "code": error.code,
        "line": error.line,
        "column": error.column,
        "character": error.character,
        "args": error.details,
    }


def reading_of(reading: Reading) -> shapes.Reading:
    """A Reading."""
    return {
        "puzzles": [state_of(board, noted=reading.format == "candidates") for board in reading.puzzles],
        "format": reading.format,
        "warnings": [error_of(warning) for warning in reading.warnings],
        "ignored": [cast(shapes.Ignored, part._asdict()) for part in reading.ignored],
    }


def cells_of(digits: Iterable[Iterable[Digit]]) -> shapes.Digits:
    """Digits by cell, `{"cell": [digits]}`, for cells that have any."""
    lists = ((cell, list(found)) for cell, found in enumerate(digits))
    return {str(cell): found for cell, found in lists if found}
