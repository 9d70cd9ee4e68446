"""Candidate grids, with or without frames. Every cell is written as a group of digits, which are its candidates.

`groups` explains the meaning of a group of one digit, and which digits are givens.
"""

import re
from collections.abc import Iterator

from sudoku_workshop.grid.board import Board, candidates
from sudoku_workshop.grid.digit_text import BLANK, SYMBOLS
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation.groups import board_of_groups
from sudoku_workshop.notation.source import Source, Whole

PRINTED = re.compile(  # a third of a row, digits at places
    r"^(?:[ \t|:]{0,9}(?:[1-9._0*-]{3}(?:[ \t|:]{1,9}|$)){9}|[|:]?(?=[^\n]*\d)(?:[1-9 ]{3}(?:[|:]{1,2}|$)){9})\r?$",
    re.MULTILINE,
)
PRINTED_CELL = re.compile(r"[1-9._0* -]{3}(?=[ \t|:\r]|$)")


def take_printed(source: Source) -> Iterator[Whole]:
    """Yield the candidate grids with three lines for each row, and remove them from the text.

    ... ..3 12.     each digit is at its own place: the third cell has the candidates 1, 2 and 4
    .5. ... 4..
    ... ... ...
    """
    n, side = 9, 3
    lines = [*PRINTED.finditer(source.plain)]
    taken = []
    for start in range(0, len(lines) - n * side + 1, n * side):
        some = lines[start : start + n * side]
        parts = [[part[0] for part in PRINTED_CELL.finditer(line[0])] for line in some]
        cells = [
            re.sub(r"\D|0", ".", "".join(parts[row * side + line][column] for line in range(side)))
            for row in range(n)
            for column in range(n)
        ]
        if all(
            sign in (".", str(digit)) or len({*cell} - {"."}) == 1
            for cell in cells
            for digit, sign in enumerate(cell, 1)
        ):
            taken.append((some[0].start(), some[-1].end()))
            groups = ["".join(dict.fromkeys(cell.replace(".", ""))) for cell in cells]
            yield Whole("candidates", *taken[-1], board_of_groups(geometry("9"), groups), tells="size")
    source.take(taken)


def write_candidates(board: Board) -> str:
    """Return the board as a framed candidate grid, with each column as wide as its longest cell."""
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
