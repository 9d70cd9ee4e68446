"""Writing of puzzles with unsupported rules: the digits of the board are put into the puzzle's source."""

import json
from collections.abc import Callable
from typing import Any

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.errors import UnknownRules
from sudoku_workshop.notation.fpuzzles.reader import is_fpuzzles
from sudoku_workshop.notation.fpuzzles.writer import link_fpuzzles, link_sudokupad, with_cells
from sudoku_workshop.notation.iss.reader import is_iss
from sudoku_workshop.notation.iss.writer import link_iss, with_clues
from sudoku_workshop.notation.json_text import parse_json
from sudoku_workshop.notation.variants.solo import ID, with_givens

OF_FPUZZLES: dict[str, Callable[[str], str]] = {
    "fpuzzles": str,
    "fpuzzles-link": link_fpuzzles,
    "sudokupad-link": link_sudokupad,
}
OF_ISS: dict[str, Callable[[str], str]] = {"iss": str, "iss-link": link_iss}


def write_original(board: Board, original: str, format: str) -> str:
    """Return a board with unsupported rules as text, made from `original`, the puzzle's source.

    Raises UnknownRules if the format cannot hold this source.
    """
    if format == "json" and original:
        return json.dumps({"state": state_of(board) | {"original": original}}, ensure_ascii=False)
    facts: Any = parse_json(original)
    if format in OF_FPUZZLES and is_fpuzzles(facts):
        return OF_FPUZZLES[format](with_cells(facts, board))
    if format in OF_ISS and is_iss(original):
        return OF_ISS[format](with_clues(original, board))
    if format == "solo" and ID.fullmatch(original):
        return with_givens(original, board)
    raise UnknownRules(board.geometry.unknown)


def state_of(board: Board) -> dict[str, str]:
    """Return the state of a board as it is written in this program's own JSON records."""
    return {"geometry": board.geometry.name, "givens": text_of(board.givens), "values": text_of(board.values)}
