"""The groups of candidates of a geometry: houses, cells, and supports of related cells (see `field_layout.py`)."""

from collections.abc import Iterator

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import bits_of

Candidate = int  # as in a Grid: (digit - 1) * cells + cell. Candidates of supports and sums follow after these.
Group = tuple[Candidate, ...]


def house_groups(geometry: Geometry) -> Iterator[Group]:
    """Yield the candidates of each digit in each house, exactly one of which is right."""
    for kind in geometry.kinds:
        houses = [house.cells for house in geometry.houses if house.kind == kind]
        for plane in range(0, geometry.n * geometry.cells, geometry.cells):
            yield from (tuple(plane + cell for cell in cells) for cells in houses)


def cell_groups(geometry: Geometry) -> Iterator[Group]:
    """Yield the candidates of each cell, exactly one of which is right. A cell that is in no grid has none."""
    used, size = geometry.used, geometry.cells
    return (tuple(range(cell, geometry.n * size, size)) if cell in used else () for cell in range(size))


def supports(geometry: Geometry, wide: bool = False) -> Iterator[tuple[Candidate, Group]]:
    """Yield the candidates of related cells, each with the candidates of the other cell that go with it.

    Left out are rules about the whole grid, such as that no neighbours are consecutive. Their digits have so many
    partners that keeping track of them costs more than it saves. If all digits of the other cell but one go with a
    digit, no support is needed, because placing that one removes the digit. With `wide`, cells can have every digit.
    """
    size, domains = geometry.cells, geometry.meaning.domains
    if wide:
        domains = [geometry.frame.all] * size
    for one, other in geometry.meaning.local:
        for digit in bits_of(domains[one]):
            partners = geometry.meaning.allowed[one, other][digit] & domains[other]
            if partners and (domains[other] ^ partners).bit_count() > 1:
                yield digit * size + one, tuple(partner * size + other for partner in bits_of(partners))
