"""The states of sudoku.coach (SCv7_32_ and compressed JSON in base 32), and the links that open a puzzle there.

    {"gridSize": 9, "givenDigits": "0100...", "userDigits": "0000...", "userCellCandidates": "896-0-48-..."}

Each number in `userCellCandidates` has the candidates of a cell as bits, with digit 1 as bit 1.
"""

import json
import zlib
from base64 import b32hexdecode, b32hexencode
from collections.abc import Sequence

from sudoku_workshop.grid.board import Board
from sudoku_workshop.notation.state import CellState, cells_of, digits_in, mask

PREFIX = "SCv7_32_"
SOLVER = "https://sudoku.coach/en/solver/"
LONGEST = 1_000_000  # in bytes; a state has a few thousand, but a malicious text unpacks to far more


def read_coach(text: str) -> Sequence[CellState]:
    """Return the cells that a saved state of sudoku.coach contains. `text` is the state without its prefix.

    Raises ValueError if it is not a state, OverflowError if it unpacks to far more than a puzzle, and RecursionError if
    it is nested too deeply.
    """
    try:
        facts = json.loads(_unpacked(b32hexdecode(text.upper() + "=" * (-len(text) % 8))))
        return _cells(facts["givenDigits"], facts["userDigits"], facts.get("userCellCandidates") or "")
    except (zlib.error, KeyError, TypeError, AttributeError) as error:
        raise ValueError("the text is not a state") from error


def _unpacked(content: bytes) -> bytes:
    unpacking = zlib.decompressobj()
    found = unpacking.decompress(content, LONGEST)
    if unpacking.unconsumed_tail:
        raise OverflowError("the state is too long")
    if not unpacking.eof:
        raise ValueError("the data end too early")
    return found


def _cells(givens: str, entries: str, marked: str) -> Sequence[CellState]:
    marks = [int(number) for number in marked.split("-")] if marked else [0] * len(givens)
    if not len(givens) == len(entries) == len(marks) == 81:
        raise ValueError("expected 81 cells")
    return [_cell(int(given), int(entry), mark) for given, entry, mark in zip(givens, entries, marks, strict=True)]


def _cell(given: int, entry: int, mark: int) -> CellState:
    return CellState(given, 0 if given else entry, () if given or entry else digits_in(mark, 1))


def link_coach(board: Board) -> str:
    """Return a link that opens the givens of a 9x9 board in the solver of sudoku.coach."""
    return SOLVER + "".join(str(cell.given) for cell in cells_of(board.puzzle))


def write_coach(board: Board) -> str:
    """Return a 9x9 board as a state that sudoku.coach can open."""
    cells = list(cells_of(board))
    facts = {
        "gridSize": 9,
        "givenDigits": "".join(str(cell.given) for cell in cells),
        "userDigits": "".join(str(cell.entry) for cell in cells),
        "userCellCandidates": "-".join(str(mask(cell.open, 1)) for cell in cells),
    }
    content = zlib.compress(json.dumps(facts, separators=(",", ":")).encode())
    return PREFIX + b32hexencode(content).decode().rstrip("=").lower()
