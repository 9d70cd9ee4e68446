"""Texts that change rows, columns or boxes: digits may repeat in them, or their cells are to be found."""

import re
from collections.abc import Sequence

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


def with_changed_houses(unknown: Sequence[str], text: str) -> list[str]:
    """Return the kinds of unsupported rules, with `HOUSES` if a text with such rules may change the houses."""
    return [*unknown, *([HOUSES] if unknown and CHANGED.search(text) else [])]
