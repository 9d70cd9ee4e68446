"""Two or three almost locked sets that are joined by restricted commons.

*ALS-XZ*: two sets share a restricted common, so at least one of them is locked. Any other digit that both sets have is
then in at least one of them. Candidates of that digit that see all its cells in both sets can be removed.

*Doubly linked ALS-XZ*: two sets share two restricted commons. Each set loses one of these digits to the other set, so
both sets are locked. A candidate of any other digit can be removed if it sees all cells of that digit in one of the
sets. A candidate of a restricted common can be removed if it sees all cells of that digit in both sets.

*ALS-XY-Wing*: a third set shares different restricted commons with two sets. It cannot lose both of these digits, so it
contains one of them, and at least one of the two sets is locked. Any other digit that both sets have is then in at
least one of them.

Source: HoDoKu's definitions.
"""

from collections.abc import Iterator, Sequence
from functools import partial, reduce
from operator import or_

from sudoku_workshop.grid.masks import Grid, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.almost_locked import AlmostLocked
from sudoku_workshop.logic.techniques.als_steps import Joined, joined_steps
from sudoku_workshop.logic.techniques.technique import CHAINED, Technique


def find_als_xz(position: Position, doubly: bool = False, every: bool = False) -> Iterator[Step]:
    """Yield ALS-XZ steps, sorted by the number of cells. With `doubly`, yield doubly linked ALS-XZ steps instead."""
    known = position.once(AlmostLocked)
    return joined_steps(known, "doubly-linked-als-xz" if doubly else "als-xz", _pairs(known, doubly), every)


def _pairs(known: AlmostLocked, doubly: bool) -> Iterator[Joined]:
    """Yield pairs of sets with exactly one restricted common or, if `doubly` is true, with two or more."""
    for one, shared in enumerate(known.sharing()):
        for other in bits_of(reduce(or_, shared.values()) >> one + 1):
            numbers = one, one + 1 + other
            commons = known.commons(*numbers)
            if doubly == (len(commons) > 1):
                gone = _of_two(known, numbers, commons) if doubly else known.seen_by_both(*numbers, ~mask_of(commons))
                yield Joined(numbers, (mask_of(commons),), gone)


def _of_two(known: AlmostLocked, numbers: tuple[int, int], commons: Sequence[int]) -> Grid:
    """Return the candidates that two doubly linked sets remove."""
    one, other = (known.sets[number] for number in numbers)
    gone = known.seen_by_both(*numbers, -1)
    for als, outside in ((one, ~other.cells), (other, ~one.cells)):
        for digit in bits_of(als.digits & ~mask_of(commons)):
            gone |= (als.seen[digit] & outside) << digit * known.position.size
    return gone


def find_als_xy_wing(position: Position, overlap: bool = False, every: bool = False) -> Iterator[Step]:
    """Yield ALS-XY-Wings, sorted by the number of cells.

    With `overlap`, the sets may have cells in common. This is only for comparison with HoDoKu's library.
    """
    known = position.once(AlmostLocked)
    return joined_steps(known, "als-xy-wing", _wings(known, overlap), every)


def _wings(known: AlmostLocked, overlap: bool) -> Iterator[Joined]:
    """Yield ALS-XY-Wings: two sets, each joined to a middle set by a different restricted common."""
    for middle, shared in enumerate(known.sharing(overlap)):
        everyone = reduce(or_, shared.values())
        for one in bits_of(everyone):
            others = everyone >> one + 1 << one + 1 & known.sharing_victims[one]
            for other in bits_of(others if overlap else others & ~known.overlapping[one]):
                links = tuple(mask_of(known.commons(middle, end, overlap)) for end in (one, other))
                union = known.sets[one].cells | known.sets[other].cells
                inside = union in (known.sets[one].cells, known.sets[other].cells)
                if (links[0] | links[1]).bit_count() > 1 and not inside:
                    gone = known.seen_by_both(one, other, ~(links[0] | links[1]))
                    yield Joined((one, middle, other), links, gone)


RECORDS = (
    Technique("als-xz", "sets", None, "0901", CHAINED, find_als_xz, 510, 560),
    Technique("doubly-linked-als-xz", "sets", None, "0901", CHAINED, partial(find_als_xz, doubly=True), 520, 570),
    Technique("als-xy-wing", "sets", None, "0902", CHAINED, find_als_xy_wing, 530, 580),
)
