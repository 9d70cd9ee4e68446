"""The rule of 45: the digits of a house have a known sum, so cages that nearly cover houses determine the rest.

- *Innies*: cells of the houses that no cage covers. Innies of one house are all different.
- *Outies*: cells of the cages outside the houses. They may repeat if they do not see each other.
- *Innies and outies*: there are both, so only the difference of their sums is known.

Cells that are filled already are counted, too. Up to five blank cells are left.
Source: usual among solvers of killer sudoku.
"""

from collections.abc import Iterator
from functools import partial

from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.cages import bounds, combinations_left, sum_step
from sudoku_workshop.logic.ruled.derived import Derived, derived_sums
from sudoku_workshop.logic.ruled.named import names_of
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.ruled.sums import View
from sudoku_workshop.logic.step import Mark, Phrase, Step

SIDES = ("outies", "innies-outies")


def find_balances(position: Position, one_cell: bool) -> Iterator[Step]:
    """Yield steps by the rule of 45 about one blank cell, or about several."""
    for each in position.once(derived_sums):
        if (len(each.view.equation.cells) == 1) == one_cell:
            view = each.view
            found = _placed(view, position) or bounds(view, position) or combinations_left(view, position)
            if found:
                step = sum_step(_name(each), view._replace(stated=each.told), position, *found)
                yield step._replace(marks=(*step.marks, Mark("cover", houses=each.balance.houses)))


def _placed(view: View, position: Position) -> tuple[int, Phrase] | None:
    """Return the other digits of the only cell that is left, or None if there are several cells."""
    if len(view.equation.cells) > 1:
        return None
    (cell,), (factor,), total = view.equation
    digit = total // factor
    gone = position.candidates_in(1 << cell) & ~(1 << (digit - 1) * position.size + cell)
    cells = names_of([cell], position.geometry)
    return (gone, Phrase("balance.cell", {"cell": cells, "digit": digit})) if gone else None


def _name(each: Derived) -> str:
    """Return the technique by where the blank cells are: in the houses, outside them, or both."""
    return "innies-outies" if each.inside and each.outside else "innies" if each.inside else "outies"


ONE_CELL = (Ruled("innies", 2, partial(find_balances, one_cell=True), "", SIDES),)
SEVERAL_CELLS = (Ruled("innies", 3, partial(find_balances, one_cell=False), "", SIDES),)
