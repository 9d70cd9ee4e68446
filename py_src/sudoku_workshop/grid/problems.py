"""Problems of a board that can be found without a search. Each is described by its digit, house and cells."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import compress
from operator import mul
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import Cell, House
from sudoku_workshop.grid.masks import Mask, fold, mask_of, masks, removed_by
from sudoku_workshop.rules.rule import Rule

Code = Literal[
    "duplicate",
    "broken-rule",
    "empty-cell",
    "no-place",
    "too-few-clues",
    "too-few-digits",
    "too-few-left",
    "sum-too-small",
    "sum-too-large",
    "no-combination",
    "no-sum",
    "cannot-hold",
]


class Problem(NamedTuple):
    """One problem of a board, by its code.

    - `duplicate`: a digit is more than once in a house.
    - `broken-rule`: the digits in these cells break a rule of this kind.
    - `empty-cell`: a cell has no candidates.
    - `no-place`: a house has no possible cell for a digit.
    - `too-few-clues`: there are fewer clues than in any puzzle with exactly one solution, as far as that number is
      known.
    - `too-few-digits`: two digits are not among the clues, so they can be swapped, and there is no unique solution.

    The others say why one rule makes a puzzle impossible (see search/reasons.py):

    - `too-few-left`: these cells see each other, but have only `digits`, which are fewer.
    - `sum-too-small`, `sum-too-large`: these cells add up to at least or at most `bound`, not to `total`.
    - `no-combination`: no different digits of these cells add up to `total`.
    - `no-sum`: no digits of these cells add up to `total`.
    - `cannot-hold`: the digits that are left in these cells break a rule in every way.
    """

    code: Code
    digit: Digit | None = None
    house: House | None = None
    cells: tuple[Cell, ...] = ()
    rule: str | None = None  # the kind of the rule
    digits: tuple[Digit, ...] = ()
    total: int | None = None
    bound: int | None = None


def problems(board: Board) -> tuple[Problem, ...]:
    """Return the problems of a board.

    If there are duplicates, only these are returned, because the other problems may result from them.

    Duplicates stop a search at once, because there is no solution. The other problems do not.
    """
    if found := tuple(duplicates(board)):
        return found
    m = masks(board.geometry)
    is_open = all(fold(board.grid, groups)[0] == groups.bases for groups in m.groups)
    return (*(() if is_open else (*_empty_cells(board), *_no_places(board))), *_too_few(board))


def duplicates(board: Board) -> Iterator[Problem]:
    """Yield a problem for each digit that a house has more than once, and for each cell or pair that breaks a rule.

    Rows come first, then columns, boxes, other houses, and the other rules.
    """
    yield from _repeated(board)
    yield from _broken(board)


def _repeated(board: Board) -> Iterator[Problem]:
    for house in board.geometry.houses if _may_repeat(board) else ():
        for cells in _alike(house.cells, board.values):
            yield Problem("duplicate", board.values[cells[0]], house, cells)


def _may_repeat(board: Board) -> bool:
    """Return whether a digit on the board rules out another one. This is quicker than looking at every house."""
    m, values = masks(board.geometry), board.values
    written = [(values[cell] - 1) * m.size + cell for cell in compress(range(m.size), values)]
    grid = mask_of(written)
    return any((m.removed[candidate] or removed_by(candidate, m)) & grid != 1 << candidate for candidate in written)


def _alike(cells: Iterable[Cell], values: Sequence[Digit]) -> Iterator[tuple[Cell, ...]]:
    """Yield, for each digit that some of these cells repeat, the cells that have it."""
    cells_of: dict[Digit, list[Cell]] = {}
    for cell in cells:
        cells_of.setdefault(values[cell], []).append(cell)
    yield from (tuple(same) for digit, same in cells_of.items() if digit and len(same) > 1)


def _broken(board: Board) -> Iterator[Problem]:
    """Yield the cells that break a rule which is not about houses, each set of cells once."""
    frame, values = board.geometry.frame, board.values
    told = set()
    for rule in frame.rules:
        repeated = (same for area in rule.apart(frame) for same in _alike(area, values))
        pairs = (
            (one, other)
            for one, other, allowed in rule.pairs(frame)
            if values[one] and values[other] and not allowed[values[one] - 1] >> values[other] - 1 & 1
        )
        alone = ((cell,) for cell, digits in rule.only(frame) if values[cell] and not digits >> values[cell] - 1 & 1)
        for cells in (*repeated, *pairs, *alone, *_broken_together(rule, board)):
            wrong = tuple(sorted(cells))
            if (rule.kind, wrong) not in told:
                told.add((rule.kind, wrong))
                yield Problem("broken-rule", cells=wrong, rule=rule.kind)


def _broken_together(rule: Rule, board: Board) -> Iterator[tuple[Cell, ...]]:
    """Yield the filled cells of each wrong sum, and those of a joint rule if their digits break it."""
    frame, values = board.geometry.frame, board.values
    for cells, factors, total in rule.sums(frame):
        digits = [values[cell] for cell in cells]
        if all(digits) and sum(map(mul, digits, factors)) != total:
            yield cells
    involved = rule.involved(frame) if rule.is_joint else ()
    if involved and all(values[cell] for cell in involved):
        domains = [1 << digit - 1 if digit else frame.all for digit in values]
        if rule.narrow(domains, frame) is None:
            yield involved


def _empty_cells(board: Board) -> Iterator[Problem]:
    m = masks(board.geometry)
    some = 0
    for digit in range(board.geometry.n):
        some |= board.grid >> digit * m.size
    for cell in sorted(board.geometry.used) if ~some & _used(board.geometry) else ():
        if not board.grid >> cell & m.cell:
            yield Problem("empty-cell", cells=(cell,))


def _no_places(board: Board) -> Iterator[Problem]:
    m = masks(board.geometry)
    for digit in range(board.geometry.n):
        plane = board.grid >> digit * m.size & m.plane
        if not all(map(plane.__and__, _house_masks(board.geometry))):
            for house, cells in zip(board.geometry.houses, _house_masks(board.geometry), strict=True):
                if not plane & cells:
                    yield Problem("no-place", digit + 1, house, house.cells)


@lru_cache(1 << 6)
def _house_masks(geometry: Geometry) -> tuple[Mask, ...]:
    return tuple(mask_of(house.cells) for house in geometry.houses)


@lru_cache(1 << 6)
def _used(geometry: Geometry) -> Mask:
    return mask_of(geometry.used)


def _too_few(board: Board) -> Iterator[Problem]:
    if board.excluded:  # excluded candidates can replace clues
        return
    if sum(map(bool, board.givens)) < board.geometry.fewest_clues:
        yield Problem("too-few-clues")
    if board.geometry.treats_digits_alike and board.geometry.n - len({*board.givens} - {0}) >= 2:
        yield Problem("too-few-digits")
