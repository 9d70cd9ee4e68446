"""The old format of 9x9 jigsaws in one line: 81 clues, and then 81 signs of regions.

    ...3.1.6..5...82......2.65...    then    111222333112224333...

Regions are connected. A full grid after the clues never looks like that, because its rows repeat no digit.
"""

import re
from collections.abc import Iterator

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.source import Source, Whole
from sudoku_workshop.notation.state import GEOMETRY
from sudoku_workshop.notation.variants.regions import cells_by_name, with_regions
from sudoku_workshop.notation.variants.solo_blocks import pairs
from sudoku_workshop.rules.error import RuleError

LINE = re.compile(r"(?<![^\s\"',;])(?P<clues>[0-9.]{81})(?P<regions>[0-9A-Za-z]{81})(?![^\s\"',;])")


def take_jigsaws(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the jigsaws in this format, and remove them from the text."""
    found = [match for match in LINE.finditer(source.marked) if are_jigsaw(match["regions"])]
    for match in found:
        try:
            grid = with_regions(GEOMETRY.n, match["regions"]) or GEOMETRY
            digits = [int(clue) for clue in match["clues"].replace(".", "0")]
            yield Whole("jigsaw", *match.span(), board_of(grid, digits))
        except RuleError as error:
            yield source.error(error.code, match.start(), rule=error.kind, **error.more)
    source.take([match.span() for match in found])


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
