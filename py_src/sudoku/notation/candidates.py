"""Candidate grids: every cell as the group of digits that it may still hold, drawn in frames or not.

A lone digit is a written value, unless the digit also occurs elsewhere in one of its houses: then it is a naked single
that nobody has written yet. Such text does not tell givens from placed digits: all values are taken as givens.
"""

import re

from sudoku.board import BLANK, SYMBOLS, Board, Mask, board_of, candidates, mask_of
from sudoku.geometry import BOXES, Geometry, geometry

NUMBERS = re.compile(r"[0-9]+")
SYMBOL_GROUPS = re.compile(rf"[0{SYMBOLS}]+")
DIGITS = 9  # a grid of more digits needs letters too


def read_candidates(text: str) -> Board | None:
    """The board of a candidate grid; None for a text that is none. Everything but the groups is ignored."""
    for name, (width, height) in BOXES.items():
        n = width * height
        groups = (NUMBERS if n <= DIGITS else SYMBOL_GROUPS).findall(text)
        if len(groups) == n * n and _are_candidates(groups, SYMBOLS[:n]):
            return _board(geometry(name), groups)
    return None


def _are_candidates(groups: list[str], symbols: str) -> bool:
    return any(len(group) > 1 for group in groups) and all(set(group) <= set(symbols) for group in groups)


def _board(geometry: Geometry, groups: list[str]) -> Board:
    size = geometry.cells
    stated = mask_of(SYMBOLS.index(symbol) * size + cell for cell, group in enumerate(groups) for symbol in set(group))
    values = [_value(geometry, stated, cell, group) for cell, group in enumerate(groups)]
    return board_of(geometry, values, removed=~stated & (1 << geometry.n * size) - 1)


def _value(geometry: Geometry, stated: Mask, cell: int, group: str) -> int:
    """The digit written in a cell; 0 for none."""
    if len(group) > 1:
        return 0
    digit = SYMBOLS.index(group)
    places = stated >> digit * geometry.cells
    return 0 if any(places >> peer & 1 for peer in geometry.peers[cell]) else digit + 1


def write_candidates(board: Board) -> str:
    """The board as a framed candidate grid; columns as wide as their longest cell."""
    n, (width, height) = board.geometry.n, board.geometry.box
    cells = [_group(board, cell) for cell in range(n * n)]
    widths = [max(map(len, cells[column::n])) for column in range(n)]
    boxes = [range(start, start + width) for start in range(0, n, width)]
    border = "+".join(["", *("-" * (sum(widths[column] + 1 for column in box) + 1) for box in boxes), ""])
    lines = [border]
    for row in range(n):
        drawn = [" ".join(cells[row * n + column].ljust(widths[column]) for column in box) for box in boxes]
        lines += [f"| {' | '.join(drawn)} |", *([border] if (row + 1) % height == 0 else [])]
    return "\n".join(lines)


def _group(board: Board, cell: int) -> str:
    return "".join(SYMBOLS[digit - 1] for digit in candidates(board, cell)) or BLANK
