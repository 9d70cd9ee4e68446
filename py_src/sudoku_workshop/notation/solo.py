"""The game IDs of Solo, a game in Simon Tatham's collection: the size of a box, and the cells in run-length code.

    3x3:a5a2e8a7a1c6_3b7d4...     a to z are 1 to 26 blanks, _ separates two digits

Letters after the size name other rules: x for both diagonals, j for jigsaw regions, k for killer cages. The regions or
cages are listed after the cells, following commas.
"""

import re
from collections.abc import Iterator
from math import prod

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import BOXES, geometry_with_boxes, with_unknown
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.regions import with_diagonals
from sudoku_workshop.notation.source import Source, Whole

ID = re.compile(
    r"(?<![\w:])(?P<high>[1-9][0-9]?)x(?P<wide>[1-9][0-9]?)(?P<rules>[xjk]{0,3})"
    r"(?:[abmr]\w{0,2}|d[a-z]{1,2}){0,2}"  # the symmetry and difficulty that were asked of the generator
    r":(?P<cells>[0-9a-z_]+)(?:,[\w.,]*)?(?!\S)"
)
RUN = re.compile(r"[0-9]+|[a-z]")
NEEDLESS = re.compile("(?<![0-9])_")
LONGEST = 9  # digits of a number that are read; a number with more digits is too large for any grid
LONG = 8  # characters of cells; a shorter text may be something else
DIAGONALS = "x"
RULES = {DIAGONALS: "diagonals", "j": "region", "k": "killercage"}


def take_solo(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the puzzles of all game IDs of Simon Tatham's Solo, and remove the IDs from the text."""
    found = list(ID.finditer(source.marked)) if ":" in source.marked else []
    for match in found:
        digits = [digit for run in RUN.findall(match["cells"]) for digit in _run(run)]
        box = int(match["wide"]), int(match["high"])
        is_sure = len(match["cells"]) >= LONG
        if not is_sure and len(digits) != prod(box) ** 2:
            continue
        try:
            board = _board(source, match, box, digits)
            letters = match["rules"].replace(DIAGONALS, "" if board.geometry.more else DIAGONALS)
            unknown = tuple(RULES[letter] for letter in letters)
            board = board_of(with_unknown(board.geometry, unknown), board.givens)
            about = About(unknown=unknown, original=match[0] if unknown else "")
            yield Whole("solo", *match.span(), board, about=about)
        except NotationError as error:
            if is_sure:
                yield error
    source.take([match.span() for match in found])


def _board(source: Source, match: re.Match[str], box: tuple[int, int], digits: list[int]) -> Board:
    """Return the board of a game ID of Solo, without its unsupported rules.

    Raises NotationError if the ID is not valid.
    """
    grid = geometry_with_boxes(box)
    if grid is None:
        raise source.error("size-unknown", match.start(), found=match[0].partition(":")[0], expected=", ".join(BOXES))
    if DIAGONALS in match["rules"]:
        grid = with_diagonals(grid) or grid
    if len(digits) != grid.cells:
        raise source.error("cell-count", match.end("cells"), found=len(digits), expected=grid.cells)
    if max(digits) > grid.n:
        raise source.error("bad-number", match.start("cells"), number=max(digits), expected=grid.n)
    return board_of(grid, digits)


def _run(run: str) -> list[int]:
    return [int(run[:LONGEST])] if run.isdecimal() else [0] * (ord(run) - ord("a") + 1)


def write_solo(board: Board) -> str:
    """Return the game ID of Solo for the givens. The ID begins with the height and the width of a box."""
    wide, high = board.geometry.box
    rules = DIAGONALS if board.geometry.more else ""
    return f"{high}x{wide}{rules}:{_coded(board)}"


def with_givens(game_id: str, board: Board) -> str:
    """Return the game ID of a puzzle of Solo with unsupported rules, but with the givens of this board."""
    match = ID.fullmatch(game_id)
    assert match, game_id
    return game_id[: match.start("cells")] + _coded(board) + game_id[match.end("cells") :]


def _coded(board: Board) -> str:
    cells = "".join(f"_{digit}" if digit else "." for digit in board.givens)
    coded = re.sub(r"\.{1,26}", lambda run: chr(ord("a") + len(run[0]) - 1), cells)
    return NEEDLESS.sub("", coded)
