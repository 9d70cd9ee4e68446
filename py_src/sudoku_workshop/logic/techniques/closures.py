"""Everything that follows from each candidate by links alone. A static net (see `nets.py`) can claim no more than that.

Only the result counts here, not the order of the claims or their reasons. The waves of all candidates are therefore
enough (see `implications.py`), and the search for forcing chains has already computed them. A net may claim less,
because it stops at a contradiction.
"""

from functools import reduce
from operator import or_

from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate
from sudoku_workshop.logic.techniques.implications import Implications
from sudoku_workshop.logic.techniques.net_field import Claims


def closures(position: Position) -> dict[Candidate, Claims]:
    """Return, by candidate, all claims that follow if the candidate is true, and the claim that it is true."""
    links, count = position.once(Implications, True, True), position.n * position.size
    weak, found = links.weak, {start: 1 << start | links.weak[start] << count for start in bits_of(position.open)}
    for false, trues in links.waves.all_if_false().items():  # few candidates have strong links
        follows = trues | reduce(or_, [weak[true] for true in bits_of(trues)]) << count
        for start in bits_of(weak[false]):
            found[start] |= follows
    return found
