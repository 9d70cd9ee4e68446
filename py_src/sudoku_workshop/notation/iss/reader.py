"""The text of Interactive-Sudoku-Solver (ISS), and its links, which contain the same text.

    .Shape~6x6.Cage~9~R1C1~R1C2.Thermo~R3C3~R3C4.~R1C5_6~R2C2_1_2_3

Each item is a rule or, without a name, a list of clues and candidates. The text goes on over line ends, except before a
shape. Grids that are not square are refused, and so is a link with a program. The digits are 1 to n. Digits from 0 are
read as digits from 1 if every rule means the same for them (`zero.py`), and are refused otherwise.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.geometry_rules import with_rules, with_unknown
from sudoku_workshop.grid.houses import FLAT, SIZES
from sudoku_workshop.grid.masks import mask_of
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.iss.cells import CELL, cells_in
from sudoku_workshop.notation.iss.items import Item, alone, expanded, items_in
from sudoku_workshop.notation.iss.rules import (
    ALL_GIVEN,
    BY_NAME,
    JIGSAW,
    NO_BOXES,
    REGION_SIZE,
    SHAPE,
    rules_in,
    with_own_regions,
)
from sudoku_workshop.notation.iss.zero import from_one, is_zero_based
from sudoku_workshop.notation.source import Offset, Source, Whole
from sudoku_workshop.notation.variants.rule_words import rules_of
from sudoku_workshop.rules.error import RuleError

FORM = "Interactive-Sudoku-Solver"
DEFAULT, USUAL = "9x9", "Sudoku"
CUT = "~"  # after the last item, this begins an argument that is not complete
NO_LINES = "norowcol"  # rows and columns may repeat digits
GIVEN = r"\.(?:~[A-Za-z][A-Za-z0-9]+(?:_\d+)+)+"
ITEM = rf"(?:{GIVEN}|\.[A-Z][A-Za-z]*(?:~[^\s.~\"'`<>]*)*)"
TEXT = re.compile(rf"(?<!\S){ITEM}(?:(?!\s+\.{SHAPE}\b)\s*{ITEM})*")
OTHERS = """
    And Or Replicate Regex Binary BinaryX Var AntiTaxicab GlobalEntropy GlobalMod DutchFlatmates
    ChaosConstruction ChaosArrow ChaosCount Doppelganger ConnectedValues CountDistinct ValueIndexing Lunchbox FullRank
    HiddenSkyscraper EqualityCage RegionSameValues FullRankTies
"""  # names of items that are not supported
NAMES = {*BY_NAME, *ALL_GIVEN, SHAPE, JIGSAW, NO_BOXES, REGION_SIZE, *OTHERS.split()}


def take_iss(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the puzzles that are written in this text, and remove them from the text."""
    taken = []
    for match in TEXT.finditer(source.plain) if "." in source.plain else ():
        if not is_iss(match[0]):
            continue
        taken.append(match.span())
        if source.plain[match.end() : match.end() + 1] == CUT:
            yield source.error("bad-link", match.end(), form=FORM)
            continue
        try:
            board, about = read_iss(source, match.start(), match[0])
            yield Whole("iss", *match.span(), board, about=about, is_zero_based=is_zero_based(match[0]))
        except NotationError as error:
            yield error
    source.take(taken)


def is_iss(text: str) -> bool:
    """Return whether a text of items has one that only this program writes."""
    return any(item.name in NAMES if item.name else item.arguments for item in items_in(text))


def read_iss(source: Source, at: Offset, text: str) -> tuple[Board, About]:
    """Return the board of a text, and the information about it. Raises NotationError if it cannot be read.

    `at` is the offset of the text in the source.
    """
    try:
        every = items_in(text)
        base, has_lines = _base([*alone(every)], source, at)
        first = 1 - is_zero_based(text)
        items = [*alone(expanded(every, base.n))]
        grid, regions = with_own_regions(base, items)
        found = rules_in(items, grid.n)
        if not first:
            if not (moved := from_one(found)):
                raise _digits_unknown(source, at, base.n, f"0-{base.n - 1}")
            found = moved
        made = rules_of([*regions.words, *found.words], grid.frame)
        unknown = [*([] if has_lines else [NO_LINES]), *regions.unknown, *found.unknown, *made.unknown]
        grid = with_unknown(with_rules(grid, made.rules), unknown)
        board = _board(items, grid, first)
    except NotationError:
        raise
    except RuleError as error:
        raise source.error(error.code, at, rule=error.kind, **error.more) from error
    except (ValueError, IndexError) as error:
        raise source.error("bad-link", at, form=FORM) from error
    return board, About(unknown=(*dict.fromkeys(unknown),), original=text if unknown else "")


def _base(items: Sequence[Item], source: Source, at: Offset) -> tuple[Geometry, bool]:
    """Return the grid without rules, and whether its rows and columns repeat no digit.

    Raises NotationError if its shape or its digits are not supported.
    """
    shape, *more = next((item.arguments for item in items if item.name == SHAPE), (DEFAULT,))
    rows, _, columns = shape.partition("x")
    if rows != columns or rows not in (*SIZES, *FLAT):
        raise source.error("size-unknown", at, found=shape, expected=", ".join(SIZES))
    if more and more[0] not in ("", rows, f"1-{rows}", f"0-{int(rows) - 1}"):
        raise _digits_unknown(source, at, int(rows), more[0] if "-" in more[0] else f"1-{more[0]}")
    return geometry(rows), more[1:] in ([], [USUAL])


def _digits_unknown(source: Source, at: Offset, n: int, found: str) -> NotationError:
    return source.error("digits-unknown", at, found=found, expected=n)


def _board(items: Iterable[Item], grid: Geometry, first: int) -> Board:
    """Return the board with the clues and candidates, whose digits begin at `first`. Raises ValueError otherwise."""
    n, left, single = grid.n, dict[int, set[int]](), set[int]()
    values = [value.split("_") for item in items if not item.name for value in item.arguments]
    if grid.unknown:
        values = [words for words in values if CELL.fullmatch(words[0])]  # the others are about variables
    for name, *words in values:
        (cell,), digits = cells_in([name], n), {int(word) + 1 - first for word in words}
        if not digits <= {*range(1, n + 1)}:
            raise ValueError(f"{name} cannot have these digits")
        left[cell] = left.get(cell, digits) & digits
        single |= {cell} if len(words) == 1 else set()
    givens = [max(left[cell], default=0) if cell in single else 0 for cell in range(grid.cells)]
    noted = [cell for cell in left if not givens[cell]]
    removed = ((digit - 1) * grid.cells + cell for cell in noted for digit in {*range(1, n + 1)} - left[cell])
    return board_of(grid, givens, removed=mask_of(removed))
