"""The rules in the records of SudokuPad.

Regions, cages without repeats (`unique`) and the names in `global` are rules. All other rules are drawn and described:
drawings are therefore left out only if the puzzle has a rule and its text describes no others. A diagonal is a cage
without repeats, a drawing whose `feature` names it, or one of two lines from corner to corner.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.geometry_name import IRREGULAR
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.notation.metadata import told_by
from sudoku_workshop.notation.prose.plain_rules import are_plain
from sudoku_workshop.notation.prose.undeclared import DRAWING, RULESET, with_changed_houses
from sudoku_workshop.notation.variants.regions import with_regions
from sudoku_workshop.rules.areas import Area, Cage
from sudoku_workshop.rules.diagonals import FallingDiagonal, RisingDiagonal
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.moves import AntiKing, AntiKnight
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.sums import Killer, Sum

CELLS, REGIONS, VALUE = "ce", "re", "v"
CAGES, DRAWN = "ca", ("o", "u", "l", "a")
FALLING, RISING = FallingDiagonal(), RisingDiagonal()
FEATURES: dict[str, set[Rule]] = {"sudokux": {FALLING, RISING}, "sudokux-": {FALLING}, "sudokux+": {RISING}}
GLOBAL: dict[str, Rule] = {"antiknight": AntiKnight(), "antiking": AntiKing()}
PASSED_OVER = (CELLS, REGIONS, CAGES, *DRAWN, "id", "cs", "metadata", "settings", "global", *GLOBAL)
SUM_CAGE, NO_LINES, DRAWN_CAGE = "killercage", "norowcol", "cage"


class Found(NamedTuple):
    """The grid with the rules of a record, the kinds of rules that are not supported, and the parts left out."""

    grid: Geometry
    unknown: tuple[str, ...]
    left_out: tuple[str, ...]


def rules_in(facts: Mapping[str, Any], metadata: Mapping[str, Any], text: str, n: int) -> Found:
    """Return the rules of a record. `text` describes its rules. Raises RuleError if a rule cannot be used."""
    regular = _with_regions(facts.get(REGIONS), n)
    grid = regular or geometry(str(n))
    parts = {name: facts[name] for name in (CAGES, *DRAWN) if isinstance(facts.get(name), list)}
    drawn = [part for name in DRAWN for part in parts.get(name, [])]
    cages = [cage for cage in parts.get(CAGES, []) if not told_by(cage, VALUE)]
    found = [cage_rule(cage, grid.frame) for cage in cages]
    caged = {rule for rule in found if isinstance(rule, Rule) and rule in (FALLING, RISING)}
    diagonals, drawn = _diagonals(drawn, caged, grid.n, "diagonal" in text.lower())
    named = [*_named(facts, metadata)]
    rules = [
        *diagonals,
        *(rule for rule in found if isinstance(rule, Rule)),
        *(GLOBAL[name] for name in named if name in GLOBAL),
    ]
    grid = with_rules(grid, rules)
    unknown = [
        *([] if regular else [IRREGULAR]),
        *(rule for rule in found if isinstance(rule, str) and rule != DRAWN_CAGE),
        *(name for name in named if name not in GLOBAL),
        *(name for name, value in facts.items() if value and name not in PASSED_OVER),
    ]
    left_out = [*([DRAWING] if drawn else []), *([DRAWN_CAGE] if DRAWN_CAGE in found else [])]
    plain = are_plain(text, grid.rules, grid.frame)
    if left_out and not (plain and (grid.rules or unknown)):
        unknown, left_out = [*unknown, DRAWING], []
    elif not plain:
        unknown = unknown or [RULESET]
    return Found(grid, (*dict.fromkeys(with_changed_houses(unknown, text)),), (*left_out,))


def _named(facts: Mapping[str, Any], metadata: Mapping[str, Any]) -> Iterator[str]:
    """Yield the names of rules that hold everywhere in the grid."""
    named = facts.get("global")
    yield from map(str, named) if isinstance(named, list) else ()
    yield from (name for name in GLOBAL if facts.get(name) or metadata.get(name))
    if metadata.get(NO_LINES):
        yield NO_LINES


def _with_regions(regions: object, n: int) -> Geometry | None:
    """Return the grid with these regions, or None if they are not valid or leave a row or column free."""
    try:
        cells = [cells_of(region, n) for region in regions]  # type: ignore[attr-defined]
    except (TypeError, ValueError):
        return None
    names = list[int | None]([None] * n * n)
    for number, region in enumerate(cells):
        for cell in region:
            if names[cell] is not None:
                return None
            names[cell] = number if len(region) < n * n else None
    covered = {edge for region in cells for cell in region for edge in (("row", cell // n), ("column", cell % n))}
    return with_regions(n, names) if len(covered) == 2 * n else None


def cells_of(cells: Iterable[Sequence[int]], n: int) -> Cells:
    """Return the numbers of cells that are given by row and column. Raises TypeError or ValueError."""
    places = [(row, column) for row, column in cells]
    if not all(type(at) is int and 0 <= at < n for place in places for at in place):
        raise ValueError("a cell is not in the grid")
    return tuple(row * n + column for row, column in places)


def cage_rule(cage: object, frame: Frame) -> Rule | str | None:
    """Return the rule of a cage, the name of its unsupported kind, or None if it says nothing new.

    `sum` states a sum, and `unique` that no digit repeats. A number in the corner (`value`) without a sum may mean
    anything. The sum of all digits marks an extra region, whatever its size.
    """
    if not isinstance(cage, dict):
        return SUM_CAGE
    value, total, is_unique = cage.get(VALUE), cage.get("sum"), bool(cage.get("unique"))
    if not (value or total or is_unique):
        return None if cage.get("type") == "rowcol" else DRAWN_CAGE
    try:
        cells = cells_of(cage[CELLS], frame.n)
    except (KeyError, TypeError, ValueError):
        return SUM_CAGE
    if (value or total) and not (type(total) is int and str(value or total) == str(total)):
        return SUM_CAGE
    known = {tuple(sorted(diagonal)): rule for rule in (FALLING, RISING) for diagonal in rule.houses(frame)}
    is_region = total == sum(frame.digits) or not total
    if is_unique and is_region:
        if cage.get("type") == "rowcol" or len({*cells}) < 2:
            return None
        return known.get(tuple(sorted(cells))) or (Area if total else Cage).of(cells, None, frame)
    return (Killer if is_unique else Sum).of(cells, total, frame)


def _diagonals(
    parts: Sequence[object], caged: Iterable[Rule], n: int, lines_count: bool
) -> tuple[set[Rule], list[object]]:
    """Return the diagonals that cages (`caged`) and drawings show, and the other drawings.

    A line from corner to corner may mean anything, so lines count only if both diagonals are shown and `lines_count`.
    """
    named = [_featured(part) for part in parts]
    lines = [_line(part, n) for part in parts]
    both = lines_count and len({*caged}.union(*lines, *named)) > 1
    shown = [name | line if both else name for name, line in zip(named, lines, strict=True)]
    return {*caged}.union(*shown), [part for part, found in zip(parts, shown, strict=True) if not found]


def _featured(part: object) -> set[Rule]:
    with suppress(TypeError, KeyError):
        found: set[Rule] = FEATURES[part["feature"]["type"]]  # type: ignore[index]
        return found
    return set()


def _line(part: object, n: int) -> set[Rule]:
    with suppress(TypeError, KeyError, ValueError):
        ends = {(row, column) for row, column in part["wp"]}  # type: ignore[index]
        return {rule for rule, pair in ((FALLING, {(0, 0), (n, n)}), (RISING, {(0, n), (n, 0)})) if pair == ends}
    return set()
