"""What follows from each candidate if it is true, by the links of the position: what a static net can claim at most.

Neither order nor reasons count here, so that the waves of all candidates do (see `implications.py`), which the search
for forcing chains has sent out already. A net that ends in a contradiction claims less.
"""

from functools import reduce
from operator import or_

from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate
from sudoku_workshop.logic.techniques.implications import Implications
from sudoku_workshop.logic.techniques.net_field import Claims


def closures(position: Position) -> dict[Candidate, Claims]:
    """By candidate all that it makes true, itself too, and all that it makes false."""
    links, count = position.once(Implications, True, True), position.n * position.size
    makes_true, weak, found = links.waves.all_if_false(), links.weak, {}
    for start in bits_of(position.open):
        trues = reduce(or_, [makes_true[false] for false in links.breaks(start)], 1 << start)
        found[start] = trues | reduce(or_, [weak[true] for true in bits_of(trues)]) << count
    return found
