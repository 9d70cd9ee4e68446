"""Conflicting combinations: a combination of a cage that another sum beside it does not survive.

If the digits of a combination are in the cage, cells that see the whole cage cannot have them. If another sum then has
no way left, the combination is impossible. This covers cages that a house cuts, and cages that block each other.

Source: usual among solvers of killer sudoku, as conflicting combinations, blockers and cage splitting.
"""

from collections.abc import Iterator
from functools import reduce
from operator import or_

from sudoku_workshop.grid.masks import Grid, Mask, mask_of
from sudoku_workshop.grid.names import digits_text
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.cages import MOST_SHOWN
from sudoku_workshop.logic.ruled.derived import derived_sums
from sudoku_workshop.logic.ruled.named import lines
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.ruled.relations import candidates_of
from sudoku_workshop.logic.ruled.sums import View, all_sums, sets_left
from sudoku_workshop.logic.step import Claims, Mark, Phrase, Step
from sudoku_workshop.rules.frame import Digits


def find_conflicts(position: Position) -> Iterator[Step]:
    """Yield cages some of whose combinations another sum does not survive, if that removes a candidate."""
    views = [*all_sums(position), *(each.view for each in position.once(derived_sums))]
    masks = [mask_of(view.equation.cells) for view in views]
    for view, cells in zip(views, masks, strict=True):
        own = view.own(position)
        if not view.is_cage or len(own) < 2:
            continue
        sets = sets_left(view, own, position.n)
        if not 1 < len(sets) <= MOST_SHOWN:
            continue
        seen = position.peers_of_all(cells)
        near = [other for other, mask in zip(views, masks, strict=True) if other is not view and mask & seen]
        against = {digits: other for digits in sets if (other := _victim(digits, seen, near, position))}
        some = reduce(or_, (digits for digits in sets if digits not in against), 0)
        found = ((cell, mine & ~some) for cell, mine in zip(view.equation.cells, own, strict=True))
        if against and some and (gone := candidates_of(found, position)):
            yield _step(view, sets, against, gone, position)


def _victim(digits: Digits, seen: Mask, near: list[View], position: Position) -> View | None:
    """Return a sum that has no way left if the cells that see a cage lose the digits of a combination."""
    for view in near:
        own = view.own(position)
        left = tuple(
            mine & ~digits if seen >> cell & 1 else mine for cell, mine in zip(view.equation.cells, own, strict=True)
        )
        if left != own and (not all(left) or view.groups.narrow(left) is None):
            return view
    return None


def _step(view: View, sets: list[Digits], against: dict[Digits, View], gone: Grid, position: Position) -> Step:
    told = [
        Phrase("conflict.because", {"combination": digits_text(digits, "+"), "rule": other.stated})
        for digits, other in against.items()
    ]
    left = Claims(tuple(digits_text(digits, "+") for digits in sets if digits not in against))
    told.append(Phrase("combinations.only" if len(left.texts) == 1 else "combinations.list", {"combinations": left}))
    cells = mask_of(view.equation.cells)
    others = mask_of(cell for other in against.values() for cell in other.equation.cells) & ~cells
    marks = (Mark("base", position.candidates_in(cells) & ~gone, cells), Mark("cover", cells=others), Mark("out", gone))
    return Step("conflicting-combinations", None, 0, gone, marks, words={"rule": view.stated, "why": lines(told)})


RECORDS = (Ruled("conflicting-combinations", 4, find_conflicts, ""),)
