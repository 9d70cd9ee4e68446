"""Lines whose labels name columns or boxes instead of rows.

Column 1: 5 6 . 8 4 7 . . .       Box 1: 5 3 . 6 . .        {"columns": [[5, 6, 0, ...], ...]}
"""

import re
from collections.abc import Sequence

from sudoku_workshop.grid.houses import BOXES
from sudoku_workshop.notation.digits import TypedGrid, has_conflict
from sudoku_workshop.notation.shape import in_box
from sudoku_workshop.notation.source import Source

COLUMN, BOX, UNCLEAR = "column", "box", "unclear"
KINDS = [
    (kind, re.compile(rf"(?:^|[^a-z])(?:{latin})[^a-z]*$|{others}", re.IGNORECASE))
    for kind, latin, others in (
        (COLUMN, r"columns?|cols?|c(?![\s\d]*[\[(])|spalten?|colonnes?|columnas?", "直行|[竖豎縦縱纵]列|열|세로줄"),
        (BOX, "box(?:es)?|blo(?:ck|que)s?|squares?|nonets?|regions?|subgrids?", "[宫宮]|박스|상자|블록"),
        (UNCLEAR, r"b(?![\s\d]*[\[(])", "(?<![横橫])列"),  # 列 is a column in China and Japan, and a row in Taiwan
    )
]
ALL = [(COLUMN, re.compile(r"\b(?:columns|cols)\W{1,9}$")), (BOX, re.compile(r"\b(?:boxes|blocks)\W{1,9}$"))]
SEPARATORS, LONGEST_HEAD = ",;\t|", 40


def kind_of(head: str) -> str:
    """Return what the text before the cells of a line names: a column, a box, something unclear, or "" for a row."""
    return next((kind for kind, words in KINDS if words.search(head)), "")


def rows_of(kind: str, lines: Sequence[str]) -> Sequence[str] | None:
    """Return the rows of a grid whose columns or boxes are these n lines of n cells, or None if that is unclear."""
    n = len(lines)
    parts = [found for line in lines if (found := _cells(line, n))]
    if kind == UNCLEAR or len(parts) < n:
        return None
    cells = [cell for part in parts for cell in part]
    places = _places(kind, n)
    return [" ".join(cells[at] for at in places[start : start + n]) for start in range(0, n * n, n)]


def turned(source: Source, grid: TypedGrid) -> TypedGrid:
    """Return a grid whose rows were columns or boxes in the text, as the text before each of them says.

    Raises NotationError if that text may mean rows or columns.
    """
    n, at = grid.n, grid.at
    if isinstance(at, range) or str(n) not in BOXES:
        return grid
    first = max(source.line_around(at[0])[0], at[0] - LONGEST_HEAD)
    heads = [source.plain[first : at[0]], *(source.plain[at[row - 1] + 1 : at[row]] for row in range(n, n * n, n))]
    kind, named = kind_of(heads[1]), next((kind for kind, words in ALL if words.search(heads[0].lower())), "")
    if not (kind and all(kind_of(head) == kind for head in heads) and len({*heads[1:]}) == n - 1):
        kind = "" if any(map(str.isalpha, "".join(heads[1:]))) else named
    if kind == UNCLEAR:
        raise source.error("empty", at[0])
    if not kind:
        return grid
    places = _places(kind, n)
    made = grid._replace(values=[grid.values[place] for place in places], at=[at[place] for place in places])
    is_certain = kind == COLUMN or kind != named or (has_conflict(n, grid.values) and not has_conflict(n, made.values))
    return made if is_certain else grid


def _places(kind: str, n: int) -> Sequence[int]:
    """Return for each cell, row by row, its number if the cells are counted by columns or by boxes."""
    return [cell % n * n + cell // n if kind == COLUMN else in_box(cell, n, *BOXES[str(n)]) for cell in range(n * n)]


def _cells(line: str, n: int) -> list[str]:
    """Return the n cells of a line, or an empty list."""
    ways = [[field.strip(' \t"') or "." for field in line.split(separator)] for separator in SEPARATORS]
    ways += [re.split(r"[\s|,;]+", line.strip()), [*re.sub(r"[\s|,;]", "", line)]]
    return next((cells for cells in ways if len(cells) == n), [])
