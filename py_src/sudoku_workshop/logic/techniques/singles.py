"""Singles: a candidate that is the only one of its digit in a house, or the only one in its cell, is true.

Every house contains every digit, and every cell contains a digit. If only one candidate is left for a digit or a cell,
it must be true.

Source: the usual names; ratings from Sudoku Explainer.
"""

from collections.abc import Iterable, Iterator, Sequence

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Mask, alone, bits_of, mask_of, removed_by
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate, Cells, Digits, Link, Mark, Step
from sudoku_workshop.logic.techniques.technique import Technique

BOX = "box"
FULL_HOUSE_ER, IN_BOX_ER, IN_LINE_ER, NAKED_ER = 1.0, 1.2, 1.5, 2.3


def find_full_house(position: Position) -> Iterator[Step]:
    """Yield full houses: houses with one blank cell, which must be the missing digit."""
    for region, last in _nearly_full(position):
        for candidate in bits_of(position.candidates_in(last)):
            yield _in_house("full-house", FULL_HOUSE_ER, candidate, region, position)


def _nearly_full(position: Position) -> Iterator[tuple[Region, Mask]]:
    """Yield the houses with only one blank cell, each with this cell."""
    blank = position.masks.plane & ~position.written
    for region in position.layout.all:
        last = region.cells & blank
        if last and not last & last - 1:
            yield region, last


def find_hidden_single(position: Position, boxes: bool | None = None) -> Iterator[Step]:
    """Yield hidden singles: digits with only one possible cell in a house.

    If `boxes` is True, only boxes are searched. If it is False, only other houses are, and if it is None, all houses
    are.
    """
    for kind, regions in position.layout.kinds.items():
        singles = position.singles(kind) if boxes in (None, kind == BOX) else 0
        for region in regions if singles else ():
            if (region.cells & ~position.written).bit_count() > 1:
                for candidate in bits_of(singles & region.grid):
                    er = IN_BOX_ER if kind == BOX else IN_LINE_ER
                    yield _in_house("hidden-single", er, candidate, region, position)


def find_singles_at_once(position: Position) -> Iterator[Step]:
    """Yield all full houses as one step, and then all hidden singles as one step.

    The hidden singles are those in boxes or, if there are none, those in other houses. No single can prevent another
    one, so all of them can be placed at once.
    """
    found, er = position.singles(BOX), IN_BOX_ER
    if not found:
        er = IN_LINE_ER
        for kind in position.geometry.kinds:
            found |= position.singles(kind) if kind != BOX else 0
    last = 0
    for _, cell in _nearly_full(position) if found else ():  # the blank cell has a hidden single
        last |= cell
    if last:
        yield Step("full-house", FULL_HOUSE_ER, position.candidates_in(last))
    if found:
        yield Step("hidden-single", er, found)


def find_naked_single(position: Position) -> Iterator[Step]:
    """Yield naked singles: cells with one candidate."""
    for cell in bits_of(position.naked):
        for candidate in bits_of(position.candidates_in(1 << cell)):
            digit, reasons = candidate // position.size + 1, _other_digits(position, candidate)
            yield Step(
                "naked-single",
                NAKED_ER,
                1 << candidate,
                marks=(Mark("found", 1 << candidate),),
                words={"digit": digit, "cell": Cells(1 << cell), "others": _digits_of(reasons, position.size)},
                reasons=reasons,
            )


def find_all_singles(position: Position) -> Iterator[Step]:
    """Yield one step that places all singles of any kind, including those that become possible on the way.

    The order does not matter, because no single can prevent another one.
    """
    grid, placed = position.open, 0
    while found := alone(grid, position.masks.groups):
        placed |= found
        for candidate in bits_of(found):
            grid &= ~removed_by(candidate, position.masks)
    if placed:
        yield Step("naked-single", NAKED_ER, placed)


def _in_house(technique: str, er: float, candidate: Candidate, region: Region, position: Position) -> Step:
    digit, cell = divmod(candidate, position.size)
    reasons = _other_places(position, candidate, region)
    return Step(
        technique,
        er,
        1 << candidate,
        marks=(Mark("found", 1 << candidate), Mark("base", houses=(region.house,))),
        words={
            "digit": digit + 1,
            "cell": Cells(1 << cell),
            "house": region.house,
            "seen": Cells(_seen(reasons, region.cells & ~position.written, position.size)),
        },
        reasons=reasons,
    )


def _other_places(position: Position, candidate: Candidate, region: Region) -> tuple[Link, ...]:
    """Return weak links from filled cells that rule out the digit in the other blank cells of the house.

    Filled cells that rule out the digit in the most cells come first.
    """
    digit, cell = divmod(candidate, position.size)
    peers, first = position.layout.peers, digit * position.size
    blank = region.cells & ~position.written & ~(1 << cell)
    reasons: list[Link] = []
    for written in sorted(_written(position, digit), key=lambda other: -(peers[other] & blank).bit_count()):
        reasons += (Link(first + written, first + other, False) for other in bits_of(peers[written] & blank))
        blank &= ~peers[written]
    return tuple(reasons)


def _other_digits(position: Position, candidate: Candidate) -> tuple[Link, ...]:
    """Return weak links that show why the cell cannot be another digit.

    For each digit that a filled cell rules out, there is one link from such a cell. If several filled cells rule it
    out, the nearest one is used.
    """
    size, (own, cell) = position.size, divmod(candidate, position.size)
    reasons: list[Link] = []
    for digit in range(position.n):
        seen = [other for other in _written(position, digit) if position.layout.peers[cell] >> other & 1]
        if seen and digit != own:
            nearest = min(seen, key=lambda other: _distance(position.n, cell, other))
            reasons.append(Link(digit * size + nearest, digit * size + cell, False))
    return tuple(reasons)


def _seen(reasons: Iterable[Link], blank: Mask, size: int) -> Mask:
    """Return the filled cells from which these links start.

    If the links do not rule out all blank cells of the house but one, they prove no single, so the result is 0.
    """
    ruled_out = mask_of(reason.end % size for reason in reasons)
    whole = (blank & ~ruled_out).bit_count() == 1
    return mask_of(reason.start % size for reason in reasons) if whole else 0


def _digits_of(reasons: Iterable[Link], size: int) -> Digits:
    return Digits(mask_of(reason.start // size for reason in reasons))


def _written(position: Position, digit: int) -> Sequence[Cell]:
    """Return the cells in which a digit is filled in."""
    return bits_of(position.board.grid >> digit * position.size & position.written)


def _distance(n: int, one: Cell, other: Cell) -> int:
    (row, column), (row2, column2) = divmod(one, n), divmod(other, n)
    return abs(row - row2) + abs(column - column2)


RECORDS = (
    Technique("full-house", "singles", FULL_HOUSE_ER, "0000", "", find_full_house, 10, 10),
    Technique("hidden-single", "singles", IN_BOX_ER, "0002", "", find_hidden_single, 20, 30),
    Technique("naked-single", "singles", NAKED_ER, "0003", "", find_naked_single, 30, 20),
)
