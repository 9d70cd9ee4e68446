"""Equations in the search: cells with different digits and the same factor form a group, which has combinations.

Which sums of one group go with sums of the others is computed for all groups at once (`supported`). So a killer cage,
which is one group, has only the combinations of its sum, and the cells of a long sum have all that the others leave.
"""

from collections.abc import Iterator, Sequence, Set

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.equations import Digits, Equation, fitting, multiples, supported
from sudoku_workshop.rules.ranges import cliques
from sudoku_workshop.search.combinations import EXACT, Ways, most_examined, ways
from sudoku_workshop.search.sum_range import range_of

Found = tuple[list[Digits], list[tuple[tuple[int, ...], Digits]]]


class Groups:
    """An equation whose cells are in groups. Cells are given by their places in the equation."""

    def __init__(self, equation: Equation, peers: Sequence[Set[Cell]], n: int) -> None:
        self.n, self.total, self.factors = n, equation.total, equation.factors
        self.groups = [tuple(group) for group in grouped(equation, peers, n)]
        # how much more the different digits of each group have than as many lowest ones
        self._spread = sum(len(group) * (len(group) - 1) // 2 * abs(self.factors[group[0]]) for group in self.groups)

    def narrow(self, domains: tuple[Digits, ...]) -> Found | None:
        """Return the digits that are left to each cell, and the digits that certain cells must have, or None."""
        if len(self.groups) == 1 and len(domains) > 1 and not self.total % self.factors[0]:
            total = self.total // self.factors[0]
            way = ways(domains, total, total, self.n).get(total)
            return ([*way.domains], [(self.groups[0], way.common)]) if way else None
        return ([*domains], []) if self._is_loose(domains) else self._narrow_groups(domains)

    def _is_loose(self, domains: tuple[Digits, ...]) -> bool:
        """Return whether the total is so far from the least and the greatest sum that cells hardly lose a digit."""
        low = high = widest = 0
        for digits, factor in zip(domains, self.factors, strict=True):
            least, most = (digits & -digits).bit_length() * factor, digits.bit_length() * factor
            if factor < 0:
                least, most = most, least
            low += least
            high += most
            widest = max(widest, most - least)
        slack = widest + self._spread
        return low + slack <= self.total <= high - slack

    def _narrow_groups(self, domains: tuple[Digits, ...]) -> Found | None:
        owns = [tuple([domains[at] for at in group]) for group in self.groups]
        reach = list[tuple[int, int]]()
        for group, own in zip(self.groups, owns, strict=True):
            found = range_of(own, self.n)
            if found is None:
                return None
            low, high = (self.factors[group[0]] * number for number in found)
            reach.append((min(low, high), max(low, high)))
        least, most = sum([low for low, _ in reach]), sum([high for _, high in reach])
        if not least <= self.total <= most:
            return None
        above, below = self.total - least, most - self.total  # how far the sum is from its bounds
        parts, lowest, tables = list[int](), list[int](), list[dict[int, Ways] | None]()
        for group, own, (low, high) in zip(self.groups, owns, reach, strict=True):
            factor, table, start = self.factors[group[0]], None, low
            if len(group) == 1:
                sums, start = multiples(own[0], factor)
            elif len(group) > EXACT and high - low <= min(above, below):
                sums = (1 << high - low + 1) - 1  # it may have any sum: the others leave room for each
            else:
                totals = sorted((max(low, high - below) // factor, min(high, low + above) // factor))
                table = {
                    total: way
                    for total in range(totals[0], totals[1] + 1)
                    if (way := ways(own, total, total, self.n).get(total))
                }
                sums = sum([1 << factor * total - low for total in table if factor * total >= low])
            if not sums:
                return None
            parts.append(sums)
            lowest.append(start)
            tables.append(table)
        return self._together(domains, parts, lowest, tables)

    def _together(
        self,
        domains: tuple[Digits, ...],
        parts: Sequence[int],
        lowest: Sequence[int],
        tables: Sequence[dict[int, Ways] | None],
    ) -> Found | None:
        """Return what is left if the sums of all groups have to go together."""
        found = supported(parts, self.total - sum(lowest))
        left, common = [*domains], list[tuple[tuple[int, ...], Digits]]()
        for group, table, low, before, sums in zip(self.groups, tables, lowest, parts, found, strict=True):
            if not sums:
                return None
            factor = self.factors[group[0]]
            if table is None:
                if len(group) == 1 and sums != before:
                    left[group[0]] = fitting(domains[group[0]], factor, sums, low)
                continue
            kept = [way for total, way in table.items() if factor * total >= low and sums >> factor * total - low & 1]
            every = kept[0]
            for way in kept[1:]:
                every |= way
            for at, digits in zip(group, every.domains, strict=True):
                left[at] = digits
            common.append((group, every.common))
        return left, common


def grouped(equation: Equation, peers: Sequence[Set[Cell]], n: int) -> Iterator[list[int]]:
    """Yield groups of cells that are peers of each other and have the same factor."""
    places = {cell: at for at, cell in enumerate(equation.cells)}
    for factor in dict.fromkeys(equation.factors):
        alike = [cell for cell, own in zip(equation.cells, equation.factors, strict=True) if own == factor]
        yield from ([places[cell] for cell in group] for group in _large_cliques(alike, peers, most_examined(n)))


def _large_cliques(cells: Sequence[Cell], peers: Sequence[Set[Cell]], most: int) -> list[list[Cell]]:
    """Return the cells in groups that all see each other, large groups first: their sums have the closest bounds."""
    simple = cliques(cells, peers, most)
    if len(simple) == 1 or all(len(group) == 1 for group in simple):
        return simple
    left, found = [*cells], list[list[Cell]]()
    while left:
        ahead = (cliques([cell, *(other for other in left if other in peers[cell])], peers, most)[0] for cell in left)
        found.append(max(ahead, key=len))
        left = [cell for cell in left if cell not in found[-1]]
    return max(found, simple, key=lambda groups: sum(len(group) ** 2 for group in groups))
