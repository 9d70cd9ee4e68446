"""Two old formats of 9x9 killers: arrows that point to the first cell of a cage, and numbers with the cage and its sum.

    F<9<H<JC<^^<v...               `< > ^ v` point left, right, up, down, and ``` ` ' , . ``` to the four diagonals
    3x3::k:3841:3841:2306:...      256 times the sum, plus the number of the cage; `3x3:d:k:` has both diagonals

The sign of the first cell is the sum: 0 to 9, then A to Z and a to j up to 45. A cage of one cell is a clue. Some
programs exchange the sum and the number of the cage; this is recognised by the sums that are possible.
"""

import re
from collections.abc import Iterator, Sequence

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.source import Source, Whole
from sudoku_workshop.notation.state import GEOMETRY
from sudoku_workshop.notation.variants.cages import Cage, Sums, with_cages, with_single_cells_given
from sudoku_workshop.notation.variants.regions import cells_by_name
from sudoku_workshop.notation.variants.solo import BOTH
from sudoku_workshop.rules.error import RuleError

NAME = "killer"
SUMS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij"
STEPS = {"<": (0, -1), ">": (0, 1), "^": (-1, 0), "v": (1, 0), "`": (-1, -1), "'": (-1, 1), ",": (1, -1), ".": (1, 1)}
ARROWS = re.compile(rf"(?<!\S)(?=\S*[<>^])[{SUMS}{re.escape(''.join(STEPS))}]{{81}}(?!\S)")
NUMBERS = re.compile(r"(?<!\S)3x3:(?P<diagonals>d?):k:(?P<cells>(?:\d{1,5}:){80}\d{1,5}):?(?!\S)")
BYTE = 256


def take_killers(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the killers in both formats, and remove them from the text."""
    taken = []
    arrows = (match for match in ARROWS.finditer(source.typed) if {*match[0]} & {*STEPS} != {"^"})
    for match in (*arrows, *NUMBERS.finditer(source.marked)):
        taken.append(match.span())
        try:
            yield Whole(NAME, *match.span(), _by_arrows(match[0]) if match.re is ARROWS else _by_numbers(match))
        except RuleError as error:
            yield source.error(error.code, match.start(), rule=error.kind, **error.more)
        except ValueError:
            yield source.error("bad-link", match.start(), form=NAME)
    source.take(sorted(taken))


def _by_arrows(signs: str) -> Board:
    heads = [_head(cell, signs) for cell in range(len(signs))]
    return _board(heads, {head: SUMS.index(signs[head]) for head in heads}, has_diagonals=False)


def _head(cell: int, signs: str) -> int:
    """Return the first cell of a cell's cage. Raises ValueError if the arrows lead out of the grid or in a circle."""
    n, seen = GEOMETRY.n, set[int]()
    while signs[cell] in STEPS:
        down, right = STEPS[signs[cell]]
        row, column = cell // n + down, cell % n + right
        if cell in seen or not (0 <= row < n and 0 <= column < n):
            raise ValueError("the arrows do not lead to a sum")
        seen.add(cell)
        cell = row * n + column
    return cell


def _by_numbers(match: re.Match[str]) -> Board:
    numbers = [int(number) for number in match["cells"].split(":")]
    for sums in ({number: number // BYTE for number in numbers}, {number: number % BYTE for number in numbers}):
        cages = [number if sums[number] else None for number in numbers]
        if _are_possible(cages, sums):
            return _board(cages, sums, bool(match["diagonals"]))
    raise ValueError("no digits have these sums")


def _are_possible(cages: Sequence[Cage], sums: Sums) -> bool:
    """Return whether different digits can have the sum of each cage."""
    digits = [*range(1, GEOMETRY.n + 1)]
    sizes = {cage: len(cells) for cage, cells in cells_by_name(cages).items()}
    return all(
        size <= GEOMETRY.n and sum(digits[:size]) <= sums[cage] <= sum(digits[-size:]) for cage, size in sizes.items()
    )


def _board(cages: Sequence[Cage], sums: Sums, has_diagonals: bool) -> Board:
    several, clues = with_single_cells_given(cages, sums, GEOMETRY.n)
    grid = with_cages(GEOMETRY, several, sums)
    return board_of(with_rules(grid, BOTH) if has_diagonals else grid, clues)
