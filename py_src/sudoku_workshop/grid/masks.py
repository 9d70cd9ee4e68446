"""Grids as single integers, with the masks and shifts that work on them.

These terms have the same meaning everywhere:
cell, digit      numbered from 0 inside a grid; digits are 1 to n for people and in the interfaces of other modules
house            n cells that hold every digit once: a row, column or box, or an extra house of the geometry
peer             a cell that cannot have the same digit as another, such as one in the same house
candidate        a digit that is still possible in a cell: bit `digit * cells + cell` of the grid
plane            the `cells` neighbouring bits of one digit
place            enter a digit: removes its cell's other candidates, the same digit from its peers, and from the cells
                 that a rule relates to it the digits that do not go with it
naked single     the only candidate of its cell       hidden single   the only possible cell for its digit in a house

A cell is a "house of digits": exactly one of its n candidates is right, as with the n cells for a digit in a row. The
usual grid therefore has four *kinds* of groups (cell, row, column, box). Each group is a set of n candidates at regular
strides:

    row      9 neighbours                x x x x x x x x x         1 apart, 9 times
    column   every 9th bit               x........x........x..     9 apart, 9 times
    box      3 neighbours, 3 times       xxx......xxx......xxx     1 apart 3 times, 9 apart 3 times
    cell     one bit in every plane      x....(81)....x....(81)    81 apart, 9 times

One shift moves a bit of *every* group to that group's base, its lowest bit. In about fifty operations, `fold` finds
which of all 4 x 81 groups have a candidate, and which have more than one. See docs/architecture.md. A house without
regular strides, such as a diagonal, is folded separately, but for all digits at once.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import NamedTuple

from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.houses import USUAL

Grid = int
Mask = int


class Groups(NamedTuple):
    """Groups of candidates with the same pattern of bits: the candidates of each cell, or of each digit in each house.

    A group's base is its lowest bit. To find out at once which groups have candidates, `fold` moves the bits of every
    group onto its base, by the shifts in `steps`. A base times `pattern` gives all bits of its group.
    """

    kind: str
    steps: tuple[tuple[tuple[int, ...], Mask], ...]  # in order: (shifts, mask of the bases after these shifts)
    bases: Mask
    pattern: Mask


@dataclass(frozen=True, eq=False)
class Masks:
    """The bit masks of one geometry, with which the candidates of whole grids are computed at once."""

    full: Grid  # without the candidates that the rules exclude from an empty grid
    plane: Mask
    cell: Mask  # the candidates of cell 0
    peers: tuple[Mask, ...]  # per cell, its peers as a mask within one plane
    groups: tuple[Groups, ...]
    kinds: dict[str, tuple[Groups, ...]]  # `groups` by kind: "cell", and the kinds of houses
    size: int
    excluded_by: dict[int, Mask]  # per candidate, those that rules exclude with it, besides those of a house
    removed: list[Mask]  # per candidate, the result of `removed_by`, or 0 if it is not yet computed


SMALL = tuple(tuple(bit for bit in range(9) if mask >> bit & 1) for mask in range(1 << 9))  # the bits of every mask


def mask_of(bits: Iterable[int]) -> Mask:
    """Return the mask in which the bits with these numbers are set."""
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask


def bits_of(mask: Mask) -> Sequence[int]:
    """Return the numbers of the bits that are set in a mask, lowest first.

    Small masks, such as nine digits, are looked up in a table.
    """
    if mask < len(SMALL):
        return SMALL[mask]
    found = []
    while mask:  # highest bit first, because this order needs one large integer less per bit
        bit = mask.bit_length() - 1
        found.append(bit)
        mask ^= 1 << bit
    found.reverse()
    return found


@cache
def cell_mask(n: int, size: int) -> Mask:
    """Return the mask of all candidates of cell 0 in a grid of `n` digits and `size` cells."""
    return mask_of(range(0, n * size, size))


@lru_cache(maxsize=KEPT)
def masks(geometry: Geometry) -> Masks:
    """Return the bit masks for grids of this geometry. They are computed only once for each geometry."""
    n, size = geometry.n, geometry.cells
    meaning = geometry.meaning
    full = mask_of(digit * size + cell for cell, digits in enumerate(meaning.domains) for digit in bits_of(digits))
    if geometry.wider is not geometry:
        return replace(masks(geometry.wider), full=full)
    groups, kinds = _groups_and_kinds(geometry.with_same_houses)
    return Masks(
        full=full,
        plane=(1 << size) - 1,
        cell=cell_mask(n, size),
        peers=tuple(mask_of(peers) for peers in geometry.peers),
        groups=groups,
        kinds=kinds,
        size=size,
        excluded_by=_excluded_by(geometry),
        removed=[0] * (n * size),
    )


@lru_cache(maxsize=KEPT)
def _groups_and_kinds(geometry: Geometry) -> tuple[tuple[Groups, ...], dict[str, tuple[Groups, ...]]]:
    """Return the groups of a geometry, and the same by kind. Geometries with the same houses share them."""
    groups = tuple(_groups(geometry, cell_mask(geometry.n, geometry.cells)))
    kinds = ("cell", *dict.fromkeys((*USUAL, *geometry.kinds)))
    return groups, {kind: tuple(group for group in groups if group.kind == kind) for kind in kinds}


def _excluded_by(geometry: Geometry) -> dict[int, Mask]:
    """Return, for each candidate, those that do not go with it by a rule that does not come from a house."""
    size, every, excluded = geometry.cells, (1 << geometry.n) - 1, dict[int, Mask]()
    planes = cache(lambda digits: mask_of(digit * size for digit in bits_of(digits)))
    for cell, others in _apart_from(geometry).items():
        for plane in range(0, geometry.n * size, size):
            excluded[plane + cell] = others << plane
    for (one, other), allowed in geometry.meaning.allowed.items():
        for digit, partners in enumerate(allowed):
            candidate = digit * size + one
            excluded[candidate] = excluded.get(candidate, 0) | planes(every & ~partners) << other
    return excluded


def _apart_from(geometry: Geometry) -> dict[int, Mask]:
    """Return, for cells that have peers besides those of their houses, these peers as a mask."""
    together, apart = dict[int, Mask](), dict[int, Mask]()
    if geometry.meaning.apart:
        for cells in (house.cells for house in geometry.houses):
            same = mask_of(cells)
            together |= {cell: together.get(cell, 0) | same for cell in cells}
    for _, cells in geometry.meaning.apart:
        same = mask_of(cells)
        for cell in cells:
            if others := same & ~together[cell] & ~(1 << cell):
                apart[cell] = apart.get(cell, 0) | others
    return apart


def _groups(geometry: Geometry, planes: Mask) -> Iterator[Groups]:
    """Yield the groups of the cells, then those of the houses, kind by kind.

    Because n = width * height, `fold` can move the bits of each group onto one bit in two steps. Each step is given as
    a stride and the number of strides. If the houses of a kind do not have this pattern, each house is folded
    separately.
    """
    n, size, (width, height) = geometry.n, geometry.cells, geometry.box
    across, down = (1, width), (n, height)
    strides = {
        "row": (across, (width, n // width)),
        "column": (down, (n * height, n // height)),
        "box": (across, down),
    }
    yield _at_strides("cell", ((size, width), (size * width, height)), size, planes)
    for kind in geometry.kinds:
        houses = [mask_of(house.cells) for house in geometry.houses if house.kind == kind]
        regular = _at_strides(kind, strides[kind], size, planes) if kind in strides else None
        if regular and {regular.pattern << base for base in bits_of(regular.bases & (1 << size) - 1)} == {*houses}:
            yield regular
        else:
            yield from (_alone(kind, house, planes) for house in houses)


def _at_strides(kind: str, steps: Sequence[tuple[int, int]], size: int, planes: Mask) -> Groups:
    left = mask_of(range(size)) * planes
    made = []
    for stride, count in steps:
        shifts = tuple(stride * i for i in range(1, count))
        left = _bases(left, stride, count)
        made.append((shifts, left))
    return Groups(kind, tuple(made), left, mask_of(a + b for a in _places(*steps[0]) for b in _places(*steps[1])))


def _alone(kind: str, house: Mask, planes: Mask) -> Groups:
    """Return the groups of one house: for each digit, its candidates in the house."""
    base, *others = bits_of(house)
    bases = planes << base
    return Groups(kind, ((tuple(cell - base for cell in others), bases),), bases, house >> base)


def _places(stride: int, count: int) -> range:
    return range(0, stride * count, stride)


def _bases(left: Mask, stride: int, count: int) -> Mask:
    """Return the lowest bit of each run in `left`. A run consists of `count` bits that are `stride` apart."""
    bases = 0
    while left:
        low = left & -left
        bases |= low
        left &= ~(low * mask_of(_places(stride, count)))
    return bases


def fold(grid: Grid, groups: Groups) -> tuple[Mask, Mask]:
    """Return the bases (lowest bits) of the groups with a candidate, and of those with more than one candidate."""
    some, more = grid, 0
    for shifts, bases in groups.steps:
        first, extra = some, more
        for shift in shifts:
            other = first >> shift
            more |= some & other | extra >> shift
            some |= other
        some &= bases
        more &= bases
    return some, more


def alone(grid: Grid, kinds: Iterable[Groups]) -> Grid:
    """Return the singles: candidates that are alone in their cell, or alone among their digit's candidates in a house.

    `kinds` are the groups to look at: those of cells, or those of digits in some kinds of houses.
    """
    found = 0
    for groups in kinds:
        some, more = fold(grid, groups)
        found |= (some & ~more) * groups.pattern
    return found & grid


def place(grid: Grid, candidate: int, m: Masks) -> Grid:
    """Return the grid after placing a candidate. If the grid does not have the candidate, it is not added."""
    removed = m.removed[candidate] or removed_by(candidate, m)
    return grid & ~removed | grid & 1 << candidate


def removed_by(candidate: int, m: Masks) -> Mask:
    """Return a mask of all candidates that do not go with this one.

    These are those of its cell, the same digit in the cell's peers, and what rules exclude in related cells.
    """
    if not m.removed[candidate]:
        digit, cell = divmod(candidate, m.size)
        others = m.excluded_by.get(candidate, 0)
        m.removed[candidate] = m.peers[cell] << digit * m.size | m.cell << cell | others
    return m.removed[candidate]
