"""The files of GNOME Sudoku: JSON with a list of cells.

{"difficulty_category": "easy", "time_elapsed": 0.0,
 "cells": [{"position": [0, 0], "value": 5, "fixed": true, "earmarks": []}, ...]}
"""

import json
from collections.abc import Mapping
from typing import Any

from sudoku_workshop.grid.board import Board
from sudoku_workshop.notation.source import Record
from sudoku_workshop.notation.state import GEOMETRY, CellState, board_from, cells_of


def is_gnome(facts: object) -> bool:
    """Return whether a JSON object is a saved game of GNOME Sudoku."""
    if not isinstance(facts, dict) or not isinstance(cells := facts.get("cells"), list) or not cells:
        return False
    return isinstance(cells[0], dict) and "position" in cells[0] and "fixed" in cells[0]


def read_gnome(record: Record) -> Board:
    """Return the board of a record, a saved game of GNOME Sudoku. A cell that is not listed is blank.

    Raises NotationError for an invalid cell.
    """
    cells = [CellState()] * GEOMETRY.cells
    for cell in record.facts["cells"]:
        try:
            row, column = cell["position"]
            cells[range(GEOMETRY.cells)[range(GEOMETRY.n)[row] * GEOMETRY.n + range(GEOMETRY.n)[column]]] = _state(cell)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise record.error("cells", cell) from error
    return board_from(cells)


def _state(cell: Mapping[str, Any]) -> CellState:
    value, marks = cell["value"] or 0, cell.get("earmarks") or []
    if type(value) is not int or not 0 <= value <= GEOMETRY.n or not set(map(type, marks)) <= {int}:
        raise ValueError("the value or a mark is not a digit")
    return CellState(value) if cell["fixed"] else CellState(entry=value, open=() if value else marks)


def write_gnome(board: Board) -> str:
    """Return the content of a file with this 9x9 board, as GNOME Sudoku saves a game."""
    cells = [
        {
            "position": list(divmod(number, GEOMETRY.n)),
            "value": cell.given or cell.entry,
            "fixed": cell.given > 0,
            "earmarks": list(cell.open),
        }
        for number, cell in enumerate(cells_of(board))
    ]
    return json.dumps({"difficulty_category": "custom", "time_elapsed": 0.0, "cells": cells})
