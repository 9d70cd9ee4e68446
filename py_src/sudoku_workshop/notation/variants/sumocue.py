"""SumoCue's format of 9x9 jigsaws and killers: for each cell a clue or a cage, and perhaps its region.

    SumoCueV1=0J0=0J0=0J0=3J1...   for each cell, its clue and its region
    SumoCueV1=15+0+0=9+3...        the sum of a cage in its first cell; the others name the number of that cell
    SumoCueV1D=0...                with both diagonals

In a text with cages, a sum of 0 means that the cell is in no cage, or that its cage has no sum. A cage of one cell is a
clue.
"""

import re
from collections.abc import Iterator

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.source import Source, Whole
from sudoku_workshop.notation.state import GEOMETRY
from sudoku_workshop.notation.variants.cages import with_cages, with_single_cells_given
from sudoku_workshop.notation.variants.regions import with_regions
from sudoku_workshop.notation.variants.solo import BOTH
from sudoku_workshop.rules.error import RuleError

CELL = r"(?P<sign>[=+])(?P<number>\d{1,2})(?:J(?P<region>[0-8]))?"
TEXT = re.compile(r"(?<!\S)SumoCueV1(?P<diagonals>D?)(?P<cells>(?:[=+]\d{1,2}(?:J[0-8])?){81})(?!\S)")


def take_sumocue(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the puzzles in this format, and remove them from the text."""
    found = list(TEXT.finditer(source.marked))
    for match in found:
        try:
            yield Whole("sumocue", *match.span(), _board(match))
        except RuleError as error:
            yield source.error(error.code, match.start(), rule=error.kind, **error.more)
        except ValueError:
            yield source.error("bad-link", match.start(), form="SumoCue")
    source.take([match.span() for match in found])


def _board(match: re.Match[str]) -> Board:
    """Return the board of a text. Raises RuleError, or ValueError if a cell is in the cage of a cell without one."""
    cells = [*re.finditer(CELL, match["cells"])]
    numbers = [int(cell["number"]) for cell in cells]
    regions = [cell["region"] for cell in cells]
    cages = [
        number if cell["sign"] == "+" else at for at, (cell, number) in enumerate(zip(cells, numbers, strict=True))
    ]
    if any(cages[cage] != cage for cage in cages if cage < len(cages)) or max(cages) >= len(cages):
        raise ValueError("a cage has no first cell")
    grid = (with_regions(GEOMETRY.n, regions) if any(regions) else None) or GEOMETRY
    grid = with_rules(grid, BOTH) if match["diagonals"] else grid
    sums = {cage: numbers[cage] for cage in cages}
    several, clues = with_single_cells_given(cages, sums, grid.n)
    return board_of(with_cages(grid, several, sums), clues)
