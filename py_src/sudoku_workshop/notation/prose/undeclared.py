"""Unsupported rules that a puzzle does not declare: those that are only drawn or described, and changed houses.

A text changes rows, columns or boxes if digits may repeat in them, or if their cells are to be found.
"""

import re
from collections.abc import Sequence

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.notation.prose.plain_rules import are_plain

DRAWING, RULESET = "drawing", "ruleset"  # the unsupported rules that are only drawn, or only described
HOUSES = "houses"  # the unsupported rule that rows, columns or boxes are not the usual ones
IN_HOUSES = r"in (?:a |any |the |some |each )?(?:same )?(?:rows?|columns?|box(?:es)?|regions?)\b"
CHANGED = re.compile(
    rf"schr[oö]dinger|\bs-cells?\b|chaos construction|deconstruct|toroidal|latin square|divide the grid into"
    rf"|\bregions?\b[^.]{{0,40}}\b(?:to|must|should) be (?:determin|deduc|discover|construct|found|drawn)"
    rf"|\b(?:determine|deduce|discover|construct|draw)\b[^.]{{0,40}}\bregions\b"
    rf"|normal sudoku(?: rules)? (?:do|does|don|doesn)\b|\b(?:may|can|might) (?:be )?repeat(?:ed)? {IN_HOUSES}"
    rf"|\bcells? (?:(?:may|can|must|will) )?(?:be|are|is|stay|remain)s? (?:left )?empty",
    re.IGNORECASE,
)


def with_undeclared(unknown: Sequence[str], is_drawn: bool, text: str, grid: Geometry) -> list[str]:
    """Return the kinds of unsupported rules, with those that are not declared.

    Drawings that may be rules (`is_drawn`), and a text that says more than the rules of `grid`, count only if no
    declared rule is unsupported.
    """
    if unknown:
        return with_changed_houses(unknown, text)
    is_told = not are_plain(text, grid.rules, grid.frame)
    return with_changed_houses([*([DRAWING] if is_drawn else []), *([RULESET] if is_told else [])], text)


def with_changed_houses(unknown: Sequence[str], text: str) -> list[str]:
    """Return the kinds of unsupported rules, with `HOUSES` if a text with such rules may change the houses."""
    return [*unknown, *([HOUSES] if unknown and CHANGED.search(text) else [])]
