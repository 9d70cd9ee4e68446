"""The names of geometries: the size, boxes of another shape, the rules in a fixed order, and unsupported rules.

After the unsupported rules comes the drawing of what is only drawn (`rules/shape_text.py`).
"""

import re
from collections.abc import Sequence

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.houses import BOXES, FLAT, OTHER_BOXES, SIZES
from sudoku_workshop.grid.overlapping import LAYOUTS, corners_text
from sudoku_workshop.rules.cells import Corner, side_of
from sudoku_workshop.rules.diagonals import FallingDiagonal, RisingDiagonal
from sudoku_workshop.rules.rule import Rule

PLUS = "+"  # in the name of a geometry, this comes before each rule
UNKNOWN = "?"  # this comes before the kinds of rules that are not supported
DRAWN = "!"  # this comes after them, before the shapes that are drawn, not checked
MOST_RULES = 1000  # of one puzzle
GEOMETRIES: dict[str, tuple[tuple[int, int], tuple[Rule, ...]]] = {  # name: (box, rules)
    **{name: (box, ()) for name, box in BOXES.items()},
    "9x": (BOXES["9"], (FallingDiagonal(), RisingDiagonal())),
    **{name: (box, ()) for name, box in (FLAT | OTHER_BOXES).items()},
}
OFFERED = (*SIZES, "9x")  # the geometries for which puzzles can be made
IRREGULAR = "region"  # the unsupported rule that replaces the boxes
MOST_KINDS, LONGEST_KIND = 24, 32  # limits for the unsupported rules in a name
NOT_IN_KIND = re.compile(r"[^A-Za-z0-9+_-]")
KIND = re.compile(rf"[A-Za-z0-9+_-]{{1,{LONGEST_KIND}}}")


def parts_of(name: str) -> tuple[str, list[str], tuple[str, ...], str]:
    """Return the name of the grid, the texts of its rules, the kinds of its unsupported rules, and what is drawn."""
    known, _, more = name.partition(UNKNOWN)
    unknown, _, drawn = more.partition(DRAWN)
    size, *texts = known.split(PLUS)
    size = LAYOUTS.get(size, size)
    if texts and f"{size}{PLUS}{texts[0]}" in OTHER_BOXES:
        size = f"{size}{PLUS}{texts.pop(0)}"
    kinds = unknown.split(",") if unknown else []
    if not all(KIND.fullmatch(kind) for kind in kinds) or len(kinds) > MOST_KINDS or name.endswith((UNKNOWN, DRAWN)):
        raise SudokuError(f"no geometry {name[:80]!r}: the unsupported rules are not a list of names")
    return size, texts, tuple(kinds), drawn


def name_of(
    n: int, box: tuple[int, int], rules: Sequence[Rule], unknown: Sequence[str], corners: Sequence[Corner], drawn: str
) -> str:
    """Return the name of a grid, or of overlapping grids, with these rules and unsupported rules, in their order.

    `drawn` is the text of what is drawn without a rule.

    Grids whose rules have a short name, such as 9x, get that name.
    """
    plain = next(name for name, (shape, known) in GEOMETRIES.items() if shape == box and not known)
    several = corners_text(corners)
    short = (name for name, (shape, known) in GEOMETRIES.items() if shape == box and known and {*known} <= {*rules})
    base = plain if several else next(short, plain)
    texts = (rule.text(side_of(n, corners)) for rule in rules if rule not in GEOMETRIES[base][1])
    more = UNKNOWN + ",".join(unknown) if unknown else ""
    return PLUS.join([base + several, *texts]) + more + (DRAWN + drawn if drawn else "")
