"""The game IDs of Solo, a game in Simon Tatham's collection: the size of a box, and the cells in run-length code.

    3x3:a5a2e8a7a1c6_3b7d4...     a to z are 1 to 26 blanks, _ separates two digits
    9j:c3a1a6b5c8_2f2a6...,bbc... a jigsaw with 9 rows, and the lines between its regions
    3x3k:zzzc,_a_ab...,9_14a10... a killer, the lines between its cages, and their sums in their first cells

Letters after the size name other rules: x for both diagonals, j for jigsaw regions, k for killer cages.
"""

import re
from collections.abc import Iterable, Iterator
from math import prod

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.geometry_rules import geometry_with_boxes, with_rules
from sudoku_workshop.grid.houses import FLAT, SIZES
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.shape import SIDE_OF
from sudoku_workshop.notation.source import Source, Whole
from sudoku_workshop.notation.variants.cages import cages_in, with_cages
from sudoku_workshop.notation.variants.regions import cells_by_name, region_numbers, with_regions
from sudoku_workshop.notation.variants.solo_blocks import read_blocks, write_blocks
from sudoku_workshop.rules.diagonals import FallingDiagonal, RisingDiagonal
from sudoku_workshop.rules.error import RuleError

ID = re.compile(
    r"(?<![\w:])(?:(?P<high>[1-9][0-9]?)x|(?=[1-9][0-9]?[xk]*j))(?P<wide>[1-9][0-9]?)(?P<rules>[xjk]{0,3})"
    r"(?:[abmr]\w{0,2}|d[a-z]{1,2}){0,2}"  # the symmetry and difficulty that were asked of the generator
    r":(?P<cells>[0-9a-z_]+)(?:,(?P<more>[\w.,]*))?(?!\S)"
)
BARE = re.compile(r"(?<![\w.:])(?=\w*_)(?:(?:[1-9]\d?(?:_(?=[1-9])|(?=[a-z\W]|$)))|[a-z]){8,}+(?![\w:])", re.MULTILINE)
RUN = re.compile(r"[0-9]+|[a-z]")
NEEDLESS = re.compile("(?<![0-9])_")
LONGEST = 9  # digits of a number that are read; a number with more digits is too large for any grid
LONG = 8  # characters of cells, regions and cages; a shorter text may be something else
DIAGONALS, JIGSAW, KILLER = "x", "j", "k"
EXPRESSED = ("diagonal-down", "diagonal-up", "regions", "killer")
BOTH = (FallingDiagonal(), RisingDiagonal())


def take_solo(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the puzzles of all game IDs of Simon Tatham's Solo, and remove the IDs from the text."""
    found = list(ID.finditer(source.marked)) if ":" in source.marked else []
    for match in found:
        digits = [digit for run in RUN.findall(match["cells"]) for digit in _run(run)]
        box = int(match["wide"]), int(match["high"] or 1)
        is_sure = len(match["cells"] + (match["more"] or "")) >= LONG
        if not is_sure and len(digits) != prod(box) ** 2:
            continue
        try:
            yield Whole("solo", *match.span(), _board(source, match, box, digits))
        except NotationError as error:
            if is_sure:
                yield error
    source.take([match.span() for match in found])
    yield from _take_bare(source)


def _take_bare(source: Source) -> Iterator[Whole]:
    """Yield the puzzles of texts that are like the cells of a game ID, and remove them from the text."""
    taken = []
    for match in BARE.finditer(source.marked) if "_" in source.marked else ():
        digits = [digit for run in RUN.findall(match[0]) for digit in _run(run)]
        n = SIDE_OF.get(len(digits), 0)
        if n and max(digits) <= n:
            taken.append(match.span())
            yield Whole("solo", *match.span(), board_of(geometry(str(n)), digits), tells="size")
    source.take(taken)


def _board(source: Source, match: re.Match[str], box: tuple[int, int], digits: list[int]) -> Board:
    """Return the board of a game ID. Raises NotationError if the ID is not valid."""
    grid = _geometry(source, match, box)
    if grid is None:
        raise source.error("size-unknown", match.start(), found=match[0].partition(":")[0], expected=", ".join(SIZES))
    if len(digits) != grid.cells:
        raise source.error("cell-count", match.end("cells"), found=len(digits), expected=grid.cells)
    if max(digits) > grid.n:
        raise source.error("bad-number", match.start("cells"), number=max(digits), expected=grid.n)
    return board_of(grid, digits)


def _geometry(source: Source, match: re.Match[str], box: tuple[int, int]) -> Geometry | None:
    """Return the grid with the rules of a game ID, or None if its size is not supported."""
    n, [*more] = prod(box), (match["more"] or "").split(",")
    try:
        if JIGSAW not in match["rules"]:
            grid = geometry_with_boxes(box)
        else:
            grid = with_regions(n, read_blocks(more.pop(0), n)) if str(n) in (*SIZES, *FLAT) else None
        grid = with_rules(grid, BOTH) if grid and DIAGONALS in match["rules"] else grid
        return _with_cages(grid, *more) if grid and KILLER in match["rules"] else grid
    except RuleError as error:
        raise source.error(error.code, match.start(), rule=error.kind, **error.more) from error
    except (TypeError, ValueError) as error:
        raise source.error("bad-link", match.start(), form="Solo") from error


def _with_cages(grid: Geometry, blocks: str, sums: str) -> Geometry:
    """Return the grid with cages. Raises ValueError or RuleError if they are not valid."""
    cages = read_blocks(blocks, grid.n)
    totals = [digit for run in RUN.findall(sums) for digit in _run(run)]
    if len(totals) != grid.cells:
        raise ValueError("the sums are not those of the cells")
    return with_cages(grid, cages, {cage: totals[cage] for cage in cages})


def _run(run: str) -> list[int]:
    return [int(run[:LONGEST])] if run.isdecimal() else [0] * (ord(run) - ord("a") + 1)


def write_solo(board: Board) -> str:
    """Return the game ID of the givens.

    The ID begins with the height and the width of a box or, for a grid whose regions are not boxes, with its size.
    """
    grid = board.geometry
    wide, high = grid.box
    is_jigsaw = grid.drawn_box == (grid.n, grid.n)
    found = cages_in(grid.rules, grid.cells)
    size = f"{grid.n}{JIGSAW}" if is_jigsaw else f"{high}x{wide}"
    rules = (DIAGONALS if {*BOTH} <= {*grid.rules} else "") + (KILLER if found else "")
    blocks = [write_blocks(region_numbers(grid), grid.n)] if is_jigsaw else []
    if found:
        cages, sums = found
        blocks += [write_blocks(cages, grid.n), _coded([sums.get(cell, 0) for cell in range(grid.cells)])]
    return ",".join([f"{size}{rules}:{_coded(board.givens)}", *blocks])


def inexpressible(grid: Geometry) -> str | None:
    """Return the kind of a rule that an ID cannot express, or None.

    This may be one diagonal alone, regions of unequal sizes, or cages that overlap, leave a cell free or are not
    connected.
    """
    named = next((rule.kind for rule in grid.rules if rule.kind not in EXPRESSED), None)
    alone = [rule.kind for rule in BOTH if rule in grid.rules]
    regions = cells_by_name(region_numbers(grid)).values()
    uneven = "regions" if len(regions) < grid.n or any(len(region) != grid.n for region in regions) else None
    return named or (alone[0] if len(alone) == 1 else uneven) or _uneven_cages(grid)


def _uneven_cages(grid: Geometry) -> str | None:
    if not any(rule.kind == "killer" for rule in grid.rules):
        return None
    found = cages_in(grid.rules, grid.cells)
    return None if found and read_blocks(write_blocks(found[0], grid.n), grid.n) == found[0] else "killer"


def with_givens(game_id: str, board: Board) -> str:
    """Return the game ID of a puzzle of Solo with unsupported rules, but with the givens of this board."""
    match = ID.fullmatch(game_id)
    assert match, game_id
    return game_id[: match.start("cells")] + _coded(board.givens) + game_id[match.end("cells") :]


def _coded(numbers: Iterable[int]) -> str:
    cells = "".join(f"_{number}" if number else "." for number in numbers)
    coded = re.sub(r"\.{1,26}", lambda run: chr(ord("a") + len(run[0]) - 1), cells)
    return NEEDLESS.sub("", coded)
