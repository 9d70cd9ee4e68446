"""Geometries with further rules, with unsupported rules, or with boxes of a certain shape."""

from collections.abc import Iterable

from sudoku_workshop.grid.geometry import Geometry, geometry, made
from sudoku_workshop.grid.geometry_name import GEOMETRIES, LONGEST_KIND, MOST_KINDS, NOT_IN_KIND
from sudoku_workshop.grid.houses import BOXES
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shape_text import text_of
from sudoku_workshop.rules.shapes import Shape


def with_rules(base: Geometry, rules: Iterable[Rule]) -> Geometry:
    """Return the geometry with these rules added. Raises RuleError if they can never hold together.

    Regions replace other regions.
    """
    added = tuple(rules)
    replaced = Regions if any(isinstance(rule, Regions) for rule in added) else ()
    kept = [rule for rule in base.rules if not isinstance(rule, replaced)]
    return made(base, (*kept, *added), base.unknown) if added else base


def with_only_rules(base: Geometry, rules: Iterable[Rule]) -> Geometry:
    """Return the same grid with these rules and no others. Raises RuleError if they can never hold together."""
    return made(base, rules, base.unknown)


def with_wanted(own: Geometry, wanted: Geometry) -> Geometry:
    """Return the geometry of a puzzle with the rules of a wanted geometry added, or a wanted geometry without rules.

    The puzzle keeps its own rules and unusual boxes, but regions and unusual boxes that are wanted replace them. Raises
    RuleError if the rules can never hold together.
    """
    if not wanted.rules or own.n != wanted.n or wanted.is_overlapping:
        return wanted
    has_usual_boxes = wanted.box == BOXES.get(str(wanted.n))
    grid = geometry(own.base if has_usual_boxes else wanted.base)
    return with_unknown(with_rules(with_rules(grid, own.rules), wanted.rules), own.unknown)


def with_unknown(base: Geometry, rules: Iterable[str]) -> Geometry:
    """Return the geometry with these unsupported rules added, or `base` itself if there are none.

    The name of a geometry has limits, so long names of rules are shortened, and rules beyond the limit are left out.
    """
    kinds = {NOT_IN_KIND.sub("-", rule)[:LONGEST_KIND] for rule in rules} - {""}
    if not kinds:
        return base
    return made(base, base.rules, sorted(kinds | set(base.unknown))[:MOST_KINDS])


def with_drawn(base: Geometry, shapes: Iterable[Shape]) -> Geometry:
    """Return a geometry that has unsupported rules with these shapes, which are only drawn."""
    return made(base, base.rules, base.unknown, text_of(shapes, base.side))


def box_shapes(n: int) -> tuple[tuple[int, int], ...]:
    """Return the width and height of every box shape that divides a grid of n rows, with the usual shape first."""
    return tuple(box for box, rules in GEOMETRIES.values() if not rules and box[0] * box[1] == n)


def geometry_with_boxes(box: tuple[int, int]) -> Geometry | None:
    """Return the geometry with rows, columns and boxes of this width and height, or None."""
    return next((geometry(name) for name, known in GEOMETRIES.items() if known == (box, ())), None)
