"""Writing of the JSON of f-puzzles (see `reader`), and of links that contain it."""

from collections.abc import Mapping, Sequence
from typing import Any

from sudoku_workshop.grid.board import Board, candidates
from sudoku_workshop.grid.geometry_name import IRREGULAR
from sudoku_workshop.grid.houses import BOXES
from sudoku_workshop.notation.fpuzzles.forms import fields_of
from sudoku_workshop.notation.fpuzzles.reader import OF_BOARD, Cell
from sudoku_workshop.notation.links.lzstring import pack
from sudoku_workshop.notation.variants.records import compact_json
from sudoku_workshop.notation.variants.regions import region_numbers


def write_fpuzzles(board: Board) -> str:
    """Return the JSON of a board.

    If any candidates were crossed out, each blank cell has its remaining candidates as pencil marks. Unusual boxes are
    written as regions, and so are the rows of a grid without boxes.
    """
    grid, cells = board.geometry, _cells_of(board)
    if grid.is_irregular or grid.box != BOXES.get(str(grid.n)):
        cells = [{**cell, IRREGULAR: region} for cell, region in zip(cells, region_numbers(grid), strict=True)]
    return compact_json({"size": grid.n, "grid": _in_rows(cells, grid.n), **fields_of(grid.rules, grid.frame)})


def _cells_of(board: Board) -> list[Cell]:
    return [_cell(board, number, noted=board.crossed != 0) for number in range(board.geometry.cells)]


def _in_rows(cells: Sequence[Cell], n: int) -> list[Sequence[Cell]]:
    return [cells[start : start + n] for start in range(0, n * n, n)]


def with_cells(facts: Mapping[str, Any], board: Board) -> str:
    """Return the record `facts` of a puzzle with unsupported rules, with the digits and pencil marks of this board."""
    rows = zip(facts["grid"], _in_rows(_cells_of(board), board.geometry.n), strict=True)
    grid = [[{**_other_properties(old), **new} for old, new in zip(*row, strict=True)] for row in rows]
    return compact_json({**facts, "grid": grid})


def _other_properties(cell: Cell) -> dict[str, Any]:
    """Return the properties of a cell other than digits and pencil marks."""
    return {name: value for name, value in cell.items() if name not in OF_BOARD}


def _cell(board: Board, number: int, noted: bool) -> Cell:
    if board.givens[number]:
        return {"value": board.givens[number], "given": True}
    if board.values[number]:
        return {"value": board.values[number]}
    return {"centerPencilMarks": list(candidates(board, number))} if noted else {}


def link_fpuzzles(record: str) -> str:
    """Return a link that opens this record at f-puzzles."""
    return f"https://f-puzzles.com/?load={pack(record)}"


def link_sudokupad(record: str) -> str:
    """Return a link that opens this record at SudokuPad."""
    return f"https://sudokupad.app/fpuz{pack(record)}"


def fpuzzles_link(board: Board) -> str:
    """Return a link that opens a board at f-puzzles."""
    return link_fpuzzles(write_fpuzzles(board))


def sudokupad_link(board: Board) -> str:
    """Return a link that opens a board at SudokuPad."""
    return link_sudokupad(write_fpuzzles(board))
