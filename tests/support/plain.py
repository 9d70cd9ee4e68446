"""A plain exhaustive solver to check ours against: lists and loops, with nothing of ours imported."""

from collections.abc import Sequence

PATIENCE = 3000  # cells to try before giving up, because some random grids would take for ever


def plain_count(digits: Sequence[int], width: int, height: int, limit: int) -> int | None:
    """Return the number of solutions of a grid with boxes of width x height, at most `limit`; 0 if the clues clash.

    The result is None if the grid is too hard for such a plain solver.
    """
    search = Plain(digits, width, height)
    clash = any(digit and not search.fits(cell, digit) for cell, digit in enumerate(digits))
    return 0 if clash else search.fill(limit)


class Plain:
    """One search: the digits so far, and for every cell the cells it sees."""

    def __init__(self, digits: Sequence[int], width: int, height: int) -> None:
        self.n = width * height
        self.cells = list(digits)
        self.patience = PATIENCE
        self.seen = [
            [other for other in range(self.n**2) if other != cell and self.sees(cell, other, width, height)]
            for cell in range(self.n**2)
        ]

    def sees(self, cell: int, other: int, width: int, height: int) -> bool:
        row, column = divmod(cell, self.n)
        r, c = divmod(other, self.n)
        return r == row or c == column or (r // height == row // height and c // width == column // width)

    def fits(self, cell: int, digit: int) -> bool:
        return all(self.cells[other] != digit for other in self.seen[cell])

    def fill(self, limit: int) -> int | None:
        """Try every digit that fits in the blank cell where the fewest fit, and return the number of solutions."""
        self.patience -= 1
        if self.patience < 0:
            return None
        blanks = [cell for cell in range(self.n**2) if not self.cells[cell]]
        if not blanks:
            return 1
        choices = [(cell, [digit for digit in range(1, self.n + 1) if self.fits(cell, digit)]) for cell in blanks]
        cell, fitting = min(choices, key=lambda choice: len(choice[1]))
        found = 0
        for digit in fitting:
            self.cells[cell] = digit
            more = self.fill(limit - found)
            self.cells[cell] = 0
            if more is None:
                return None
            found += more
            if found >= limit:
                break
        return found
