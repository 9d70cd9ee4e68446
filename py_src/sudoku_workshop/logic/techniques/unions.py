"""Some sets with no more members than there are sets: what subsets look for in cells and digits, and fish in lines."""

from collections.abc import Sequence

from sudoku_workshop.grid.masks import Mask

Named = tuple[Mask, Mask]  # a bit that stands for a set, and the set's members


def tight_unions(sets: Sequence[Named], size: int) -> list[Named]:
    """The choices of `size` sets that have just `size` members in all: the bits chosen, and the union.

    Every set has two members or more. In the order of the chosen bits read as a binary number, if the sets are in that
    order. Choices grow set by set and are dropped as soon as their union is too large.
    """
    if len(sets) < size or (size == 2 and len({members for _, members in sets}) == len(sets)):
        return []  # two sets must be equal, and none are
    grown = [(0, 0)]
    for bit, members in sets:
        grown += [(chosen | bit, both) for chosen, union in grown if (both := union | members).bit_count() <= size]
    return [hit for hit in grown if hit[0].bit_count() == size == hit[1].bit_count()]
