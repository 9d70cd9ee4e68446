"""Writing of the text of Interactive-Sudoku-Solver (see `reader`), and of links that contain it.

The shape comes first even for a 9x9, so that each line of a list is a puzzle of its own. The digits of a person become
clues. A cell with crossed-out candidates lists those that are left, and a single one twice, because one digit alone is
a clue.
"""

from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import quote

from sudoku_workshop.grid.board import Board, candidates
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import cell_mask
from sudoku_workshop.notation.iss.cells import LARGEST, names_of
from sudoku_workshop.notation.iss.forms import FORMS
from sudoku_workshop.notation.iss.items import END, GROUPS, TOGETHER, items_in
from sudoku_workshop.notation.iss.rules import ALL_GIVEN, JIGSAW, NO_BOXES, SHAPE
from sudoku_workshop.notation.variants.regions import cells_by_name, region_numbers, usual_regions
from sudoku_workshop.notation.variants.rule_words import Words, words_of
from sudoku_workshop.rules.jigsaw import Regions

LINK = "https://sigh.github.io/Interactive-Sudoku-Solver/?q="
SIGNS = "0123456789abcdefg"
NONCONSECUTIVE, DOTS = "nonconsecutive", ("white", "black")
EXPRESSED = (
    "regions",
    *(form.kind for form in FORMS),
    *(str(kind) for every in ALL_GIVEN.values() for kind, *_ in every),
)


class NoItem(ValueError):  # noqa: N818  # not an error of a text
    """The kind of a rule, or another part of a geometry, that no item can express."""


def write_iss(board: Board) -> str:
    """Return the text of a board."""
    grid = board.geometry
    clues = [_clue(board, cell) for cell in range(grid.cells)]
    given = "~".join(["", *filter(None, clues)])
    return "".join(f".{item}" for item in [*_items(grid), *([given] if given else [])])


def iss_link(board: Board) -> str:
    """Return a link that opens a board in Interactive-Sudoku-Solver."""
    return link_iss(write_iss(board))


def _clue(board: Board, cell: int) -> str:
    (name,), value = names_of([cell], board.geometry.n), board.values[cell]
    if value:
        return f"{name}_{value}"
    is_noted = board.crossed >> cell & cell_mask(board.geometry.n, board.geometry.cells)
    left = candidates(board, cell) if is_noted else ()
    return "_".join([name, *map(str, left * 2 if len(left) == 1 else left)]) if left else ""


def with_clues(text: str, board: Board) -> str:
    """Return a text with rules that are not supported, but with the digits of this board as its only clues.

    Clues in groups of items, such as alternatives, and lists of candidates remain.
    """
    depth, items = 0, list[str]()
    for name, arguments in items_in(text):
        depth += (name in (*GROUPS, TOGETHER)) - (name == END)
        kept = arguments if name or depth else [each for each in arguments if each.count("_") != 1]
        items += ["~".join([name, *kept])] if name or kept else []
    clues = [f"{name}_{value}" for (name, value) in _digits(board)]
    return "".join(f".{item}" for item in [*items, *(["~".join(["", *clues])] if clues else [])])


def _digits(board: Board) -> Iterator[tuple[str, int]]:
    names = names_of(range(board.geometry.cells), board.geometry.n)
    return ((name, value) for name, value in zip(names, board.values, strict=True) if value)


def link_iss(text: str) -> str:
    """Return a link that opens this text in Interactive-Sudoku-Solver."""
    return LINK + quote(text, safe="~")


def inexpressible(grid: Geometry) -> str | None:
    """Return the kind of a rule that has no item, "rows" for a grid that is too large, or None."""
    try:
        _items(grid)
    except NoItem as error:
        return str(error)
    return None


def _items(grid: Geometry) -> list[str]:
    """Return the items of a grid and its rules. Raises NoItem if there are none that mean the same."""
    if grid.n > LARGEST:
        raise NoItem("rows")
    words = [words_of(rule, grid.n) for rule in grid.rules if not isinstance(rule, Regions)]
    complete = [name for name, every in ALL_GIVEN.items() if {*every} <= {*words}]
    said = {each for name in complete for each in ALL_GIVEN[name]}
    rest = [each for each in words if each not in said]
    kinds = {kind for kind, *_ in words}
    if (NONCONSECUTIVE,) in rest and not kinds.isdisjoint(DOTS):
        raise NoItem(NONCONSECUTIVE)
    return [f"{SHAPE}~{grid.n}x{grid.n}", *_regions(grid), *complete, *(_item(each, grid.n) for each in rest)]


def _regions(grid: Geometry) -> list[str]:
    """Return the items of regions that are not the usual boxes. Regions that are rows are written as no boxes."""
    names, n = region_numbers(grid), grid.n
    if [*names] == [*usual_regions(n)]:
        return []
    if [*names] == [cell // n for cell in range(n * n)]:
        return [NO_BOXES]
    if names.count(None) == n or any(len(cells) != n for cells in cells_by_name(names).values()):
        raise NoItem("regions")
    signs = dict(zip(dict.fromkeys(names), SIGNS, strict=False))
    return [NO_BOXES, "~".join([JIGSAW, "".join(signs[name] for name in names)])]


def _item(words: Words, n: int) -> str:
    for form in FORMS:
        start = (form.kind, *form.fixed)
        if words[: len(start)] == start:
            with suppress(ValueError):
                return "~".join([form.name, *form.shape.write(words[len(start) :], n)])
    raise NoItem(str(words[0]))
