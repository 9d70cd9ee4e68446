"""Singles by folds: another way to the end that the search finds by fields, and so a judge of it."""

from sudoku_workshop.grid.masks import Grid, Masks, fold


def propagate(grid: Grid, m: Masks) -> Grid:
    """All naked and hidden singles and what follows, until nothing moves. 0 where a group has no candidate left."""
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
