"""The text of `str(board)`: a grid drawn with frames around its boxes. Digits over 9 are written as numbers."""

from collections.abc import Sequence

from sudoku_workshop.grid.geometry import Geometry


def draw_grid(digits: Sequence[int], geometry: Geometry, blank: str) -> str:
    """Return a text that draws the digits (given row by row) with frames around boxes.

    0 is drawn as `blank`, and a cell that is in no grid as a space. The last line has no line end.
    """
    n, (width, height) = geometry.side, geometry.drawn_box
    across, used = len(str(geometry.n)), geometry.used
    signs = (str(digit) if digit else blank if cell in used else "" for cell, digit in enumerate(digits))
    cells = [sign.rjust(across) for sign in signs]
    border = "+".join(["", *["-" * (width * (across + 1) + 1)] * (n // width), ""])
    rows = [_row(cells[start : start + n], width) for start in range(0, n * n, n)]
    bands = ["\n".join(rows[start : start + height]) for start in range(0, n, height)]
    return "\n".join([border, *(part for band in bands for part in (band, border))])


def _row(cells: Sequence[str], width: int) -> str:
    boxes = [" ".join(cells[start : start + width]) for start in range(0, len(cells), width)]
    return f"| {' | '.join(boxes)} |"
