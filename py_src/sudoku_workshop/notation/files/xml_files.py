"""The XML of KSudoku and of SudokuSolver (.sdku), and the files in which Simon Tatham's Solo saves a game.

<ksudoku>..<graph order="9" specifictype="Plain"/><values>fd__h__..</values>       b to j are 1 to 9
<Sudoku><Cell><x>0</x><y>0</y><value>5</value><origin>User</origin></Cell>..       the column and the row from 0
PARAMS  :3:3x3   DESC    :63:5_3b7d6b1..   MOVE    :6:R2,0,4                       a game ID and the moves
"""

import re
from collections.abc import Iterator

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.shape import SIDE_OF
from sudoku_workshop.notation.source import Source, Whole
from sudoku_workshop.notation.variants.solo import take_solo

VALUES = re.compile(r"<values>\s*([a-y_.]+)\s*</values>")
PLAIN = re.compile(r'specifictype="Plain"|type="sudoku"')
CELL = re.compile(r"<Cell\b(.{10,300}?)(?:</Cell>|/>)", re.DOTALL)
FIELD = re.compile(r"(?<![/\w])(x|y|value|origin)\W{1,3}(\w+)", re.IGNORECASE)
SAVED = re.compile(r"^(\w+) *:\d+:(.*?)\r?$", re.MULTILINE)
GIVEN, CALCULATED = "provided", "calculated"


def take_ksudoku(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the puzzle of a file of KSudoku, and remove the file from the text."""
    text = source.typed
    found = VALUES.search(text) if "<ksudoku" in text else None
    if not found:
        return
    n = SIDE_OF.get(len(found[1]), 0)
    digits = [0 if sign in "_." else ord(sign) - ord("a") for sign in found[1]]
    if not n or max(digits) > n or not PLAIN.search(text) or 'type="roxdoku"' in text:
        yield source.error("bad-link", found.start(), form="KSudoku")
    else:
        yield Whole("ksudoku", *found.span(), board_of(geometry(str(n)), digits), tells="size")
    source.take([(0, len(text))])


def take_sdku(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the puzzle of a file of SudokuSolver, and remove the file from the text. Calculated digits are left out."""
    text = source.typed
    if not re.search(r"<Sudoku version=", text):
        return
    cells = [{name.lower(): value.lower() for name, value in FIELD.findall(cell[1])} for cell in CELL.finditer(text)]
    has_given = any(cell.get("origin") == GIVEN for cell in cells)
    givens, values = [0] * 81, [0] * 81
    try:
        for cell in (cell for cell in cells if cell.get("origin") != CALCULATED):
            at, digit = int(cell["y"]) * 9 + int(cell["x"]), int(cell["value"])
            values[at] = digit
            if not has_given or cell.get("origin") == GIVEN:
                givens[at] = digit
        yield Whole("sdku", 0, len(text), board_of(geometry("9"), givens, values))
    except (IndexError, KeyError, ValueError):
        yield source.error("bad-link", 0, form="SudokuSolver")
    source.take([(0, len(text))])


def take_saved(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the puzzle and the entries of a saved game of Solo, and remove the file from the text."""
    text = source.typed
    if not text.startswith("SAVEFILE"):
        return
    lines = [(name, value) for name, value in SAVED.findall(text)]
    told = dict(lines)
    states = int(told["STATEPOS"]) - 1 if told.get("STATEPOS", "").isdigit() else len(lines)
    moves = [value for name, value in lines if name == "MOVE"][:states]
    game = told.get("PARAMS") or told.get("CPARAMS", "")
    for found in take_solo(Source(f"{game}:{told.get('DESC', '')}")):
        yield _with_moves(found, moves) if isinstance(found, Whole) else source.error("bad-link", 0, form="Solo")
    source.take([(0, len(text))])


def _with_moves(found: Whole, moves: list[str]) -> Whole:
    """Return the board of a saved game with the digits that were entered. A move is `R`, the column, row and digit."""
    board, values = found.board, [*found.board.values]
    for move in moves:
        entered = re.fullmatch(r"R(\d+),(\d+),(\d+)", move)
        if entered:
            column, row, digit = map(int, entered.groups())
            at = row * board.geometry.n + column
            values[at] = board.givens[at] or digit
    return found._replace(board=board_of(board.geometry, board.givens, values))
