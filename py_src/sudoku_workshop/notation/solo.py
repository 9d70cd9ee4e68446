"""The game IDs of Solo, a game in Simon Tatham's collection: the size of a box, and the cells in run-length code.

    3x3:a5a2e8a7a1c6_3b7d4...     a to z are 1 to 26 blanks, _ separates two digits
    9j:c3a1a6b5c8_2f2a6...,bbc... a jigsaw with 9 rows, and the lines between its regions

Letters after the size name other rules: x for both diagonals, j for jigsaw regions, k for killer cages. The regions or
cages are listed after the cells, following commas.
"""

import re
from collections.abc import Iterator
from math import prod

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry, geometry_with_boxes, with_rules, with_unknown
from sudoku_workshop.grid.houses import FLAT, SIZES
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.regions import cells_by_name, region_numbers, with_regions
from sudoku_workshop.notation.solo_blocks import read_blocks, write_blocks
from sudoku_workshop.notation.source import Source, Whole
from sudoku_workshop.rules.diagonals import FallingDiagonal, RisingDiagonal
from sudoku_workshop.rules.error import RuleError

ID = re.compile(
    r"(?<![\w:])(?:(?P<high>[1-9][0-9]?)x|(?=[1-9][0-9]?[xk]*j))(?P<wide>[1-9][0-9]?)(?P<rules>[xjk]{0,3})"
    r"(?:[abmr]\w{0,2}|d[a-z]{1,2}){0,2}"  # the symmetry and difficulty that were asked of the generator
    r":(?P<cells>[0-9a-z_]+)(?:,(?P<blocks>[a-z_]*)[\w.,]*)?(?!\S)"
)
RUN = re.compile(r"[0-9]+|[a-z]")
NEEDLESS = re.compile("(?<![0-9])_")
LONGEST = 9  # digits of a number that are read; a number with more digits is too large for any grid
LONG = 8  # characters of cells; a shorter text may be something else
DIAGONALS, JIGSAW = "x", "j"
EXPRESSED = ("diagonal-down", "diagonal-up", "regions")
BOTH = (FallingDiagonal(), RisingDiagonal())
UNSUPPORTED = {"k": "killercage"}


def take_solo(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the puzzles of all game IDs of Simon Tatham's Solo, and remove the IDs from the text."""
    found = list(ID.finditer(source.marked)) if ":" in source.marked else []
    for match in found:
        digits = [digit for run in RUN.findall(match["cells"]) for digit in _run(run)]
        box = int(match["wide"]), int(match["high"] or 1)
        is_sure = len(match["cells"]) >= LONG
        if not is_sure and len(digits) != prod(box) ** 2:
            continue
        try:
            board = _board(source, match, box, digits)
            unknown = tuple(UNSUPPORTED[letter] for letter in match["rules"] if letter in UNSUPPORTED)
            board = board_of(with_unknown(board.geometry, unknown), board.givens)
            about = About(unknown=unknown, original=match[0] if unknown else "")
            yield Whole("solo", *match.span(), board, about=about)
        except NotationError as error:
            if is_sure:
                yield error
    source.take([match.span() for match in found])


def _board(source: Source, match: re.Match[str], box: tuple[int, int], digits: list[int]) -> Board:
    """Return the board of a game ID, without its unsupported rules. Raises NotationError if the ID is not valid."""
    grid = _geometry(source, match, box)
    if grid is None:
        raise source.error("size-unknown", match.start(), found=match[0].partition(":")[0], expected=", ".join(SIZES))
    if len(digits) != grid.cells:
        raise source.error("cell-count", match.end("cells"), found=len(digits), expected=grid.cells)
    if max(digits) > grid.n:
        raise source.error("bad-number", match.start("cells"), number=max(digits), expected=grid.n)
    return board_of(grid, digits)


def _geometry(source: Source, match: re.Match[str], box: tuple[int, int]) -> Geometry | None:
    """Return the grid with the diagonals and regions of a game ID, or None if its size is not supported."""
    n = prod(box)
    try:
        if JIGSAW not in match["rules"]:
            grid = geometry_with_boxes(box)
        else:
            grid = with_regions(n, read_blocks(match["blocks"] or "", n)) if str(n) in (*SIZES, *FLAT) else None
        return with_rules(grid, BOTH) if grid and DIAGONALS in match["rules"] else grid
    except RuleError as error:
        raise source.error(error.code, match.start(), rule=error.kind, **error.more) from error
    except ValueError as error:
        raise source.error("bad-link", match.start(), form="Solo") from error


def _run(run: str) -> list[int]:
    return [int(run[:LONGEST])] if run.isdecimal() else [0] * (ord(run) - ord("a") + 1)


def write_solo(board: Board) -> str:
    """Return the game ID of the givens.

    The ID begins with the height and the width of a box or, for a grid whose regions are not boxes, with its size.
    """
    grid = board.geometry
    wide, high = grid.box
    rules = DIAGONALS if {*BOTH} <= {*grid.rules} else ""
    if grid.drawn_box != (grid.n, grid.n):
        return f"{high}x{wide}{rules}:{_coded(board)}"
    return f"{grid.n}{JIGSAW}{rules}:{_coded(board)},{write_blocks(region_numbers(grid), grid.n)}"


def inexpressible(grid: Geometry) -> str | None:
    """Return the kind of a rule that an ID cannot express, or None: one diagonal alone, or regions of unequal sizes."""
    named = next((rule.kind for rule in grid.rules if rule.kind not in EXPRESSED), None)
    alone = [rule.kind for rule in BOTH if rule in grid.rules]
    regions = cells_by_name(region_numbers(grid)).values()
    uneven = "regions" if len(regions) < grid.n or any(len(region) != grid.n for region in regions) else None
    return named or (alone[0] if len(alone) == 1 else uneven)


def with_givens(game_id: str, board: Board) -> str:
    """Return the game ID of a puzzle of Solo with unsupported rules, but with the givens of this board."""
    match = ID.fullmatch(game_id)
    assert match, game_id
    return game_id[: match.start("cells")] + _coded(board) + game_id[match.end("cells") :]


def _coded(board: Board) -> str:
    cells = "".join(f"_{digit}" if digit else "." for digit in board.givens)
    coded = re.sub(r"\.{1,26}", lambda run: chr(ord("a") + len(run[0]) - 1), cells)
    return NEEDLESS.sub("", coded)
