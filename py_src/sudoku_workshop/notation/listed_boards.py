"""The boards of lists of cells: places that count from 0 or 1, or are positions in a drawing."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.problems import problems
from sudoku_workshop.notation.groups import board_of_groups
from sudoku_workshop.notation.shape import SIDES

FEWEST_IN_DISORDER = 12  # cells of a list
LARGEST_DIGIT = 9  # of the usual grid
PART = 0.2  # of a step: how far from its place a number may be


class Listed(NamedTuple):
    """A cell of a list: the two numbers of its place, and its digits."""

    first: float
    second: float
    digits: str


def number_of(text: str) -> float:
    return float(text) if text[0].isdigit() else float(ord(text.upper()) - ord("A") + 1)


def sign_of(text: str) -> str:
    return text.removesuffix(".0") if text[0].isdigit() else "0"


def digit_of(text: str) -> int:
    return int(float(sign_of(text)))


def boards_of_cells(cells: Sequence[Listed]) -> tuple[Board | None, Board | None]:
    """Return the board with these cells, or None if they are not cells of one grid, and perhaps a second reading.

    If the order does not say which number is the row, both readings are likely, unless one has conflicts.
    """
    turned = [Listed(second, first, digits) for first, second, digits in cells]
    places = [(cell.first, cell.second) for cell in cells]
    if places == sorted(places):
        return board_of_cells(cells), None
    if places == sorted(places, key=lambda place: place[::-1]):
        return board_of_cells(turned), None
    both = [board for board in (board_of_cells(cells), board_of_cells(turned)) if board and not any(conflicts(board))]
    if len(cells) < FEWEST_IN_DISORDER or not both:
        return None, None
    return both[0], both[1] if len(both) > 1 else None


def conflicts(board: Board) -> Iterator[object]:
    """Yield the conflicts of a board."""
    return (problem for problem in problems(board) if problem.code == "duplicate")


def board_of_cells(cells: Sequence[Listed], upward: bool = False) -> Board | None:
    """Return the board with these cells, or None if they are not cells of one grid."""
    if not all(cell.digits.isdecimal() for cell in cells):
        return None
    rows, columns = _places([cell.first for cell in cells]), _places([cell.second for cell in cells])
    if not rows or not columns:
        return None
    is_marked = max(int(cell.digits) for cell in cells) > max(SIDES)  # 123456789 are the candidates of a cell
    highest = max(int(sign) for cell in cells for sign in (cell.digits if is_marked else [cell.digits]))
    n = next((side for side in SIDES if side >= max(*rows, *columns, highest - 1) + 1), 0)
    if upward:
        rows = [n - 1 - row for row in rows]
    placed = [*zip(rows, columns, cells, strict=True)]
    found = {row * n + column: cell.digits for row, column, cell in placed}
    is_too_large = max(*rows, *columns) < LARGEST_DIGIT < highest  # two digits that should be one
    large = [place for *place, cell in placed if max(*place, 0 if is_marked else int(cell.digits) - 1) >= LARGEST_DIGIT]
    is_too_large |= len(large) == 1
    is_unsorted = is_marked and not all(list(digits) == sorted({*digits}) for digits in found.values())
    if not n or is_too_large or is_unsorted or len(found) < len(cells):
        return None
    grid = geometry(str(n))
    if is_marked:
        return board_of_groups(grid, [found.get(at, "0").replace("0", SYMBOLS[:n]) for at in range(n * n)])
    return board_of(grid, [int(found.get(at, "0")) for at in range(n * n)])


def _places(numbers: Sequence[float]) -> list[int] | None:
    """Return rows or columns, which count from 0, or None if the numbers are at uneven distances.

    `numbers` count from 0 or 1, or they are positions in a drawing, which must have numbers in its first and last row.
    """
    values = sorted({*numbers})
    if values[-1] <= max(SIDES) and all(value.is_integer() for value in values):
        first = 0 if values[0] == 0 else 1
        return [int(number) - first for number in numbers]
    step = min((high - low for low, high in pairwise(values)), default=0.0)
    places = [(number - values[0]) / step for number in numbers] if step else []
    is_even = places and all(abs(place - round(place)) < PART for place in places)
    return [round(place) for place in places] if is_even and round(max(places)) + 1 in SIDES else None
