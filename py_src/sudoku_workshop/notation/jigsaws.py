"""Two old formats of 9x9 jigsaws: 81 clues and 81 signs of regions in one line, and the fields of SumoCue.

    ...3.1.6..5...82......2.65...    then    111222333112224333...
    SumoCueV1=0J0=0J0=0J0=3J1=0J1... for each cell, its clue and its region; SumoCueV1D has both diagonals as well

Regions are connected. A full grid after the clues never looks like that, because its rows repeat no digit.
"""

import re
from collections.abc import Iterator

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import with_rules
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.regions import cells_by_name, with_regions
from sudoku_workshop.notation.solo_blocks import pairs
from sudoku_workshop.notation.source import Source, Whole
from sudoku_workshop.notation.state import GEOMETRY
from sudoku_workshop.rules.diagonals import FallingDiagonal, RisingDiagonal
from sudoku_workshop.rules.error import RuleError

LINE = re.compile(r"(?<![^\s\"',;])(?P<clues>[0-9.]{81})(?P<regions>[0-9A-Za-z]{81})(?![^\s\"',;])")
SUMO_CUE = re.compile(r"(?<!\S)SumoCueV1(?P<diagonals>D?)(?P<cells>(?:=[0-9]J[0-8]){81})(?!\S)")
DIAGONALS = (FallingDiagonal(), RisingDiagonal())


def take_jigsaws(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the jigsaws in both formats, and remove them from the text."""
    taken = []
    for match in (*LINE.finditer(source.marked), *SUMO_CUE.finditer(source.marked)):
        is_line = match.re is LINE
        clues = match["clues"] if is_line else match["cells"][1::4]
        regions = match["regions"] if is_line else match["cells"][3::4]
        if is_line and not are_jigsaw(regions):
            continue
        taken.append(match.span())
        try:
            grid = with_regions(GEOMETRY.n, regions) or GEOMETRY
            grid = grid if is_line or not match["diagonals"] else with_rules(grid, DIAGONALS)
            name = "jigsaw" if is_line else "sumocue"
            yield Whole(name, *match.span(), board_of(grid, [int(clue.replace(".", "0")) for clue in clues]))
        except RuleError as error:
            yield source.error(error.code, match.start(), rule=error.kind, **error.more)
    source.take(sorted(taken))


def are_jigsaw(signs: str) -> bool:
    """Return whether these signs are regions: 9 of 9 cells each, of which each is connected."""
    n, regions = GEOMETRY.n, cells_by_name(signs)
    if len(regions) != n or any(len(cells) != n for cells in regions.values()):
        return False
    reached = {cells[0] for cells in regions.values()}
    before = 0
    while len(reached) > before:
        before = len(reached)
        near = [pair for pair in pairs(n) if signs[pair[0]] == signs[pair[1]] and not reached.isdisjoint(pair)]
        reached.update(cell for pair in near for cell in pair)
    return len(reached) == n * n
