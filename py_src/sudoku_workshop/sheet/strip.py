"""A strip for a newspaper: one to four puzzles side by side, each with a solution beside it or below it.

The page is exactly as wide as asked and as high as needed, and nothing is drawn outside it.
"""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.sheet.drawing import Figure, Moved, Operation, Page, Text
from sudoku_workshop.sheet.grid import DIGIT_SIZE, digits, frame_in
from sudoku_workshop.sheet.limits import SheetError
from sudoku_workshop.sheet.options import Puzzle
from sudoku_workshop.sheet.ruled import ruled
from sudoku_workshop.sheet.setting import LABEL, LEADING, LEGIBLE
from sudoku_workshop.sheet.solved import solved
from sudoku_workshop.sheet.styles import Style
from sudoku_workshop.sheet.symbols import Signs
from sudoku_workshop.sheet.typeset import Type

Placing = Literal["beside", "upside-down"]
PLACINGS: tuple[Placing, ...] = ("beside", "upside-down")
NARROWEST, WIDEST = 30.0, 600.0  # the least and the greatest width of a strip, in millimetres
MOST = 4  # puzzles in a strip
APART, INSIDE = 5.0, 3.0  # between two puzzles, and between a puzzle and its solution, in millimetres
SMALLER = 0.45  # the side of a solution, as a share of the puzzle's, if its digits are then legible
CLEARLY = 1.25  # a puzzle is at least this much larger than the solution beside it
LARGEST_LABEL = 4.2  # font size, in millimetres
LINES = 2  # of the words above a solution
ASCENT = 0.92  # the height of Chinese and Korean letters above the baseline, in font sizes; others are lower
BELOW = 0.45  # the distance from the baseline of words to the grid below them, in font sizes


class Printed(NamedTuple):
    """A puzzle of a strip, the words above it at the left and at the right, and the solution that is printed with it.

    `solution` may be that of another puzzle. `told` are the words above it.
    """

    puzzle: Puzzle
    left: str = ""
    right: str = ""
    solution: Puzzle | None = None
    told: str = ""


class Look(NamedTuple):
    """How strips look: their width in millimetres, the style of grids, and the place of solutions."""

    width: float
    style: Style
    placing: Placing = "beside"


class _Sizes(NamedTuple):
    """The sizes in a strip: of a column, of a puzzle and of a solution, and the font sizes of the words above them."""

    column: float
    puzzle: float
    solution: float
    beside: bool
    label: float
    small: float
    above: float  # the height of the words above a puzzle


def strip(printed: Sequence[Printed], look: Look, type_: Type) -> Page:
    """Return the drawing of a strip. Raises SheetError if its digits would be smaller than 6 points."""
    sizes = _sizes(printed, look)
    told = [type_.wrap(each.told, sizes.small, sizes.solution, LINES) for each in printed]
    over = max(map(len, told)) * sizes.small * LEADING + sizes.small * BELOW
    if sizes.beside:  # a solution with two lines above it may be higher than its puzzle
        sizes = sizes._replace(above=max(sizes.above, over + sizes.solution - sizes.puzzle))
    drawn: list[Operation] = []
    for column, (each, lines) in enumerate(zip(printed, told, strict=True)):
        x = column * (sizes.column + APART)
        drawn += _puzzle(each, x, sizes, look, type_)
        if each.solution:
            part = tuple(_solution(each.solution, lines, over, sizes, look))
            drawn.append(_placed(part, x, over, sizes, look))
    return Page(look.width, _height(printed, over, sizes), tuple(drawn))


def least_width(count: int, n: int, style: Style) -> float:
    """Return the width at which the digits of `count` grids are legible, in whole tenths of a millimetre."""
    width = _legible(n, style) * count + APART * (count - 1)
    return max(NARROWEST, ceil(width * 10) / 10)


def check_width(count: int, n: int, look: Look) -> None:
    """Raise SheetError if the digits of `count` grids side by side would be smaller than 6 points."""
    least = least_width(count, n, look.style)
    if not least <= look.width <= WIDEST:
        raise SheetError("strip", width=f"{look.width:g}", least=f"{least:g}", most=f"{WIDEST:g}", count=count)


def _sizes(printed: Sequence[Printed], look: Look) -> _Sizes:
    n = max(each.puzzle.board.geometry.side for each in printed)
    check_width(len(printed), n, look)
    column = (look.width - APART * (len(printed) - 1)) / len(printed)
    legible = _legible(n, look.style)
    room = column - INSIDE
    solution = max(room * SMALLER / (1 + SMALLER), legible)
    beside = look.placing == "beside" and room - solution >= CLEARLY * solution
    has_solution = any(each.solution for each in printed)
    puzzle = room - solution if beside and has_solution else column
    solution = solution if beside else max(legible, min(SMALLER * column, column))
    label = _label(n, puzzle)
    above = label * (ASCENT + BELOW)
    return _Sizes(column, puzzle, solution, beside and has_solution, label, _label(n, solution), above)


def _legible(n: int, style: Style) -> float:
    """Return the side of a grid whose digits have 6 points."""
    cell = LEGIBLE / DIGIT_SIZE
    return (n * cell + style.frame.of(cell)) * 1.001


def _label(n: int, side: float) -> float:
    """Return the font size of words above a grid: clearly smaller than its digits, but legible."""
    digit = side / n * DIGIT_SIZE
    return max(min(digit * LABEL, LARGEST_LABEL), LEGIBLE)


def _height(printed: Sequence[Printed], over: float, sizes: _Sizes) -> float:
    whole = sizes.above + sizes.puzzle
    if not any(each.solution for each in printed):
        return whole
    return whole if sizes.beside else whole + INSIDE + over + sizes.solution


def _puzzle(each: Printed, x: float, sizes: _Sizes, look: Look, type_: Type) -> Iterator[Operation]:
    size, baseline = sizes.label, sizes.above - sizes.label * BELOW
    left = type_.fit(each.left, size, sizes.puzzle, bold=True)
    if left:
        yield Text(x, baseline, left, size, bold=True)
    room = sizes.puzzle - type_.width(left, size, bold=True) - size * bool(left)
    if each.right and type_.width(each.right, size) <= room:  # half a date would be useless
        yield Text(x + sizes.puzzle, baseline, each.right, size, "end")
    board = each.puzzle.board.puzzle
    yield _grid(board, x, sizes.above, sizes.puzzle, look)


def _solution(puzzle: Puzzle, lines: Sequence[str], over: float, sizes: _Sizes, look: Look) -> Iterator[Operation]:
    """Draw a solution with the words above it, from the upper left corner of the page."""
    for number, line in enumerate(reversed(lines)):
        yield Text(0, over - sizes.small * (BELOW + LEADING * number), line, sizes.small)
    board = solved(puzzle)
    if isinstance(board, Board):
        yield _grid(board, 0, over, sizes.solution, look)


def _placed(part: tuple[Operation, ...], x: float, over: float, sizes: _Sizes, look: Look) -> Moved:
    """Put a solution beside its puzzle, with both grids on one line, or below it."""
    if sizes.beside:
        return Moved(part, x + sizes.puzzle + INSIDE, sizes.above + sizes.puzzle - sizes.solution - over)
    y = sizes.above + sizes.puzzle + INSIDE
    if look.placing == "upside-down":
        return Moved(part, x + sizes.solution, y + over + sizes.solution, turned=True)
    return Moved(part, x, y)


def _grid(board: Board, x: float, y: float, side: float, look: Look) -> Figure:
    frame, signs = frame_in(board.geometry, x, y, side, look.style), Signs()
    return Figure((*ruled(frame), *digits(frame, board, signs)), signs.text(board.values))
