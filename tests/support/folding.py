"""Singles by folds: another way to the result that the search finds by fields, to check the search against."""

from sudoku_workshop.grid.masks import Grid, Masks, fold


def propagate(grid: Grid, m: Masks) -> Grid:
    """Place all naked and hidden singles until nothing changes. Returns 0 if a group has no candidate left."""
    while True:
        singles = 0
        for group in m.groups:
            some, more = fold(grid, group)
            if some != group.bases:
                return 0
            singles |= (some ^ more) * group.pattern & grid
        gone = 0
        for group in m.groups:
            some, more = fold(singles, group)
            if more:  # two singles of one group contradict each other
                return 0
            gone |= some * group.pattern
        after = grid & (~gone | singles)
        if after == grid:
            return grid
        grid = after
