"""QR codes, drawn as areas. Scanning a code opens the web page with a puzzle."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.houses import SIZES
from sudoku_workshop.sheet.drawing import Area, Ring, box

if TYPE_CHECKING:
    from qrcodegen import QrCode

MASK = 2  # always the same one of eight, because readers can read all, and to find the best takes six times as long
MODULE = 0.42  # in millimetres; phones can read codes with modules of about 0.3 or more
QUIET = 4  # the width of the white quiet zone that a code needs on each side, in modules


@lru_cache(maxsize=256)
def code_of(address: str, board: Board) -> "QrCode":
    """Return the QR code of a link to the web page with a puzzle. It packs the puzzle more tightly than other text."""
    from qrcodegen import QrCode, QrSegment  # imported late, because only documents with QR codes need it

    link, puzzle = f"{address.rstrip('#')}#p=", text_of(board.givens)
    parts = [QrSegment.make_bytes(link.encode()), QrSegment.make_alphanumeric(puzzle)]
    if board.geometry.name not in SIZES:
        parts.append(QrSegment.make_bytes(f"&g={board.geometry.name}".encode()))
    return QrCode.encode_segments(parts, QrCode.Ecc.LOW, mask=MASK)


def plain_code(text: str) -> "QrCode":
    """Return the QR code of any text. Raises ValueError if the text is too long."""
    from qrcodegen import QrCode, QrSegment

    return QrCode.encode_segments([QrSegment.make_bytes(text.encode())], QrCode.Ecc.LOW, mask=MASK)


def path_of(code: "QrCode") -> tuple[int, str]:
    """Return the side of a QR code in modules, with its white border, and its dark modules as an SVG path."""
    size: int = code.get_size() + 2 * QUIET
    bars = _bars(code, QUIET, QUIET, 1)
    corners = ((ring[0], ring[2]) for ring in bars)
    return size, "".join(f"M{x:g} {y:g}H{right:g}V{below:g}H{x:g}z" for (x, y), (right, below) in corners)


def side_of(code: "QrCode") -> float:
    """Return the usual side of a QR code in millimetres, with its white border."""
    size: int = code.get_size()
    return (size + 2 * QUIET) * MODULE


def drawn(code: "QrCode", x: float, y: float, side: float) -> Area:
    """Draw the QR code in a square. The square includes its white border."""
    size = code.get_size()
    module = side / (size + 2 * QUIET)
    x, y = x + QUIET * module, y + QUIET * module
    return Area(tuple(_bars(code, x, y, module)))


def _bars(code: "QrCode", x: float, y: float, module: float) -> Iterator[Ring]:
    """Yield the dark modules as bars. Neighbouring modules in a row are joined to one bar."""
    size = code.get_size()
    for row in range(size):
        start = None
        for column in range(size + 1):
            dark = column < size and code.get_module(column, row)
            if dark and start is None:
                start = column
            elif not dark and start is not None:
                yield box(x + start * module, y + row * module, (column - start) * module, module)
                start = None
