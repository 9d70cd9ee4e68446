"""Reasons why a puzzle has no solution: one rule that cannot hold with the digits that are left in its cells."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.houses import Cell, House
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.grid.problems import Problem, problems
from sudoku_workshop.rules.equations import Equation, added
from sudoku_workshop.rules.frame import Digits, Domains
from sudoku_workshop.rules.ranges import cliques
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search.combinations import are_few, ways
from sudoku_workshop.search.sums import Groups


def reasons(board: Board) -> Iterator[Problem]:
    """Yield the rules that each by itself make a puzzle impossible with what is written, or a house.

    The candidates that the other rules leave count only if no rule is enough without them. A house is the reason only
    if no cell or digit shows by itself that there is no solution. A board with duplicates has no other reasons.
    """
    codes = {problem.code for problem in problems(board)}
    if codes & {"duplicate", "broken-rule"}:
        return
    found: list[Problem] = []
    for domains in (_unseen(board), _candidates(board)):
        if not found and all(domains):
            found = [reason for rule in board.geometry.rules if (reason := _reason(rule, board, domains))]
    yield from found
    if not found and not codes & {"empty-cell", "no-place"}:
        crowded = (_crowded(house, _candidates(board)) for house in board.geometry.houses)
        yield from islice(filter(None, crowded), 1)


def _unseen(board: Board) -> Domains:
    """Return the digits that a cell does not see and that the puzzle does not exclude, or its own digit."""
    geometry, values, every = board.geometry, board.values, board.geometry.frame.all
    found: list[Digits] = []
    for cell, digit in enumerate(values):
        seen = sum(1 << other - 1 for other in {values[peer] for peer in geometry.peers[cell]} if other)
        excluded = sum((board.excluded >> at * geometry.cells + cell & 1) << at for at in range(geometry.n))
        found.append(1 << digit - 1 if digit else every & ~(seen | excluded))
    return found


def _candidates(board: Board) -> Domains:
    """Return the candidates of each cell. A cell that is in no grid has all digits, so that it is no contradiction."""
    geometry = board.geometry
    grid, cells, used = board.grid, geometry.cells, geometry.used
    return [
        sum((grid >> digit * cells + cell & 1) << digit for digit in range(geometry.n))
        if cell in used
        else geometry.frame.all
        for cell in range(cells)
    ]


def _reason(rule: Rule, board: Board, domains: Domains) -> Problem | None:
    """Return why a rule cannot hold, or None if that is not clear."""
    frame = board.geometry.frame
    for equation in rule.sums(frame):
        if found := _sum_reason(rule, equation, board, domains):
            return found
    for cells in (*rule.houses(frame), *rule.apart(frame)):
        if crowd := _crowd(cells, domains):
            return Problem("too-few-left", cells=crowd[0], digits=_digits(crowd[1]), rule=rule.kind)
    before, left = None, domains
    while left != before:
        before, narrowed = [*left], rule.narrow(left, frame)
        if narrowed is None:
            return Problem("cannot-hold", cells=tuple(sorted({*rule.involved(frame)})), rule=rule.kind)
        left = [*narrowed]
    return None


def _sum_reason(rule: Rule, equation: Equation, board: Board, domains: Domains) -> Problem | None:
    """Return why some digits cannot add up to a total, or None if they can or if that is not clear."""
    n, peers = board.geometry.n, [frozenset(seen) for seen in board.geometry.peers]
    own = tuple(domains[cell] for cell in equation.cells)
    if Groups(equation, peers, n).narrow(own) is not None:
        return None
    groups = cliques(equation.cells, peers, n)
    for group in groups:
        if crowd := _crowd(group, domains):
            return Problem("too-few-left", cells=crowd[0], digits=_digits(crowd[1]), rule=rule.kind)
    sums = _sums(groups, domains, n) if all(are_few(len(group), n) for group in groups) else 0
    if {*equation.factors} != {1} or not sums:
        return Problem("cannot-hold", cells=equation.cells, rule=rule.kind)
    about = Problem("no-sum", cells=equation.cells, rule=rule.kind, total=equation.total)
    least, most = (sums & -sums).bit_length() - 1, sums.bit_length() - 1
    if equation.total < least:
        return about._replace(code="sum-too-small", bound=least)
    if equation.total > most:
        return about._replace(code="sum-too-large", bound=most)
    return about._replace(code="no-combination") if len(groups) == 1 < len(equation.cells) else about


def _sums(groups: Iterable[Sequence[Cell]], domains: Domains, n: int) -> int:
    """Return the sums of cells in groups of cells that see each other, as the bits of a number."""
    sums = 1
    for group in groups:
        sums = added(sums, sum(1 << total for total in ways(tuple(domains[cell] for cell in group), 0, n * n * n, n)))
    return sums


def _crowded(house: House, domains: Domains) -> Problem | None:
    crowd = _crowd(house.cells, domains)
    return Problem("too-few-left", house=house, cells=crowd[0], digits=_digits(crowd[1])) if crowd else None


def _crowd(cells: Iterable[Cell], domains: Domains) -> tuple[tuple[Cell, ...], Digits] | None:
    """Return cells that must be different but have fewer digits than there are cells, and these digits, or None.

    Each cell in turn gets a digit, if need be from another cell that can have a different one (Kuhn, 1955). If that
    fails, the cells that were asked are the result.
    """
    owners: dict[int, Cell] = {}
    for cell in cells:
        asked: list[int] = []
        if not _get_digit(cell, domains, owners, asked):
            crowd = (cell, *(owners[digit] for digit in asked))
            return tuple(sorted(crowd)), sum(1 << digit for digit in asked)
    return None


def _get_digit(cell: Cell, domains: Domains, owners: dict[int, Cell], asked: list[int]) -> bool:
    for digit in bits_of(domains[cell]):
        if digit not in asked:
            asked.append(digit)
            if digit not in owners or _get_digit(owners[digit], domains, owners, asked):
                owners[digit] = cell
                return True
    return False


def _digits(digits: Digits) -> tuple[int, ...]:
    return tuple(digit + 1 for digit in bits_of(digits))
