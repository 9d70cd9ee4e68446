"""Sets that together have no more members than there are sets: the core of subsets (cells, digits) and fish (lines)."""

from collections.abc import Sequence

from sudoku_workshop.grid.masks import Mask

Named = tuple[Mask, Mask]  # the bit that identifies a set, and the members of the set


def tight_unions(sets: Sequence[Named], size: int) -> list[Named]:
    """Return the choices of `size` sets that have exactly `size` members in all, as (bits chosen, union).

    Every set must have two or more members. Choices come in the order of their bits read as a binary number, if the
    sets are in that order. They grow set by set, and are dropped as soon as their union is too large.
    """
    if len(sets) < size or (size == 2 and len({members for _, members in sets}) == len(sets)):
        return []  # no two sets are equal
    grown = [(0, 0)]
    for bit, members in sets:
        grown += [(chosen | bit, both) for chosen, union in grown if (both := union | members).bit_count() <= size]
    return [hit for hit in grown if hit[0].bit_count() == size == hit[1].bit_count()]
