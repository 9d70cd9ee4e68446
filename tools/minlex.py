"""A test of the minlex form against a plain search of all forms: `PYTHONPATH=py_src python -m tools.minlex [GRIDS]`.

The plain search tries all 2 * 6**8 = 3,359,232 ways to turn a 9x9 grid and to exchange its rows and columns. Digits are
numbered in the order in which they appear.
"""

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations, product

from sudoku_workshop.generator import Recipe, Wish, make
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.minlex import minlex

Form = tuple[int, ...]


def orders() -> Iterator[Form]:
    """Yield the 6**4 possible orders of the nine rows, or of the nine columns."""
    for bands in permutations(range(3)):
        for within in product(permutations(range(3)), repeat=3):
            yield tuple(3 * band + row for band, rows in zip(bands, within, strict=True) for row in rows)


def plain_minlex(digits: Sequence[int]) -> Form:
    """Return the smallest of all forms of a grid.

    For a form, the grid may be turned, and its rows and columns exchanged. Its digits are then numbered in the order in
    which they appear. A form is abandoned at the first row that is larger than the same row of the smallest form so
    far.
    """
    rows = [tuple(digits[start : start + 9]) for start in range(0, 81, 9)]
    lines = list(orders())
    best: Form = (10,) * 81
    for grid in (rows, list(zip(*rows, strict=True))):
        for columns in lines:
            turned = [[row[column] for column in columns] for row in grid]
            for order in lines:
                best = smaller(turned, order, best)
    return best


def smaller(grid: Sequence[Sequence[int]], order: Form, best: Form) -> Form:
    """Return the smaller one of two forms: `best`, and the form of this grid with its rows in this order."""
    names, form = {0: 0}, list[int]()
    for row in order:
        for digit in grid[row]:
            form.append(names.setdefault(digit, len(names)))
        if (end := len(form)) and (found := tuple(form)) != best[:end]:
            if found > best[:end]:
                return best
            return found + tuple(
                names.setdefault(digit, len(names)) for row in order[end // 9 :] for digit in grid[row]
            )
    return best


def boards(number: int) -> Iterator[Board]:
    """Yield newly made puzzles. Every fifth of them is replaced by its solution."""
    for index in range(number):
        made = make(Recipe(Wish(), "minlex", index))
        yield board_of(made.puzzle.geometry, (made.solution if index % 5 == 4 else made.puzzle).givens)


def is_equal(board: Board) -> bool:
    """Return whether the plain search and the package's own search find the same smallest form of a board."""
    return minlex(board) == plain_minlex(board.givens)


if __name__ == "__main__":
    wanted = list(boards(int(sys.argv[1]) if len(sys.argv) > 1 else 20))
    with ProcessPoolExecutor() as pool:
        equal = list(pool.map(is_equal, wanted))
    print(f"{sum(equal)} of {len(equal)} forms are equal to the plain ones")
    sys.exit(0 if all(equal) else 1)
