"""Sets that together have only as many members as there are sets, for the search for subsets and fish."""

from collections.abc import Sequence

from sudoku_workshop.grid.masks import Mask

Named = tuple[Mask, Mask]  # the bit that identifies a set, and the members of the set


def tight_unions(sets: Sequence[Named], size: int) -> list[Named]:
    """Return all choices of `size` sets that together have exactly `size` members.

    Each choice is a pair of masks: the bits of the chosen sets, and their union. Every set must have two or more
    members. If the sets are sorted by their bits, the choices are sorted by their first masks. Choices are built up set
    by set, and a choice is dropped as soon as its union is too large.
    """
    if len(sets) < size or (size == 2 and len({members for _, members in sets}) == len(sets)):
        return []  # no choice is possible, because no two of the sets are equal
    grown = [(0, 0)]
    for bit, members in sets:
        grown += [(chosen | bit, both) for chosen, union in grown if (both := union | members).bit_count() <= size]
    return [hit for hit in grown if hit[0].bit_count() == size == hit[1].bit_count()]
