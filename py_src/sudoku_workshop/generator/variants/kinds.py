"""The kinds of variants that can be made, in the order in which they are offered."""

from sudoku_workshop.generator.variants import cages, line_kinds, mark_kinds, outside_kinds, regions, whole_grid
from sudoku_workshop.generator.variants.kind import Kind

KINDS: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        *cages.RECORDS,
        *regions.RECORDS,
        *whole_grid.RECORDS,
        *mark_kinds.RECORDS,
        *line_kinds.RECORDS,
        *outside_kinds.RECORDS,
        whole_grid.SAMURAI,
    )
}
