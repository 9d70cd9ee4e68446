"""Sums of cells that all see each other, as groups of a packed grid: each set of digits with the sum is a candidate.

Exactly one of the sets is right. For each digit, exactly one of these is right:

- the digit is in one of the cells, or the set is one without it,
- the digit is in one of the cells, or in none,
- the set is one with the digit, or the digit is in none of the cells.

So propagation finds what follows for cells and sets without asking anything.
"""

from collections.abc import Iterable, Iterator, Sequence, Set
from itertools import combinations, count

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.search.combinations import sets_of
from sudoku_workshop.search.groups import Candidate, Group

FEWEST = 2  # cells
Cage = tuple[tuple[Cell, ...], int]  # cells and their sum


def is_cage(equation: Equation, peers: Sequence[Set[Cell]]) -> bool:
    """Return whether an equation is the sum of enough cells that all see each other."""
    is_sum = len(equation.cells) >= FEWEST and {*equation.factors} == {1}
    return is_sum and all(other in peers[cell] for cell, other in combinations(equation.cells, 2))


def cage_groups(cages: Iterable[Cage], first: Candidate, n: int, size: int) -> Iterator[Group]:
    """Yield groups with at most n members that say what sums mean. New candidates are numbered from `first`."""
    new = count(first)
    for cells, total in cages:
        sets = [(digits, next(new)) for digits in sets_of(len(cells), n).get(total, ())]
        yield from _split([made for _, made in sets], new, n)
        for digit in range(n):
            places = [digit * size + cell for cell in cells]
            absent = next(new)
            yield from _split([*places, *(made for digits, made in sets if not digits >> digit & 1)], new, n)
            yield from _split([absent, *(made for digits, made in sets if digits >> digit & 1)], new, n)
            yield from _split([absent, *places], new, n)


def pair_supports(cages: Iterable[Cage], n: int, size: int) -> Iterator[tuple[Candidate, Group]]:
    """Yield the supports of sums of two cells: a digit of one cell, and the only digit of the other that fits."""
    for cells, total in cages:
        for one, other in (cells, cells[::-1]) if len(cells) == 2 else ():
            for digit in range(max(0, total - n - 1), min(n, total - 1)):
                yield digit * size + one, ((total - digit - 2) * size + other,)


def _split(members: Sequence[Candidate], new: Iterator[Candidate], n: int) -> Iterator[Group]:
    """Yield a group in parts of n members at most: a part may have a candidate that says "in a later part"."""
    left = [*members]
    while len(left) > n:
        later, here = next(new), next(new)
        yield (*left[: n - 1], later)
        yield later, here
        left = [here, *left[n - 1 :]]
    yield tuple(left)
