"""Odd loops that cannot be filled: the broken wing of one digit, and the bivalue oddagon of two digits.

- *Guardians (broken wing)*: a loop of an odd number of cells, each two neighbours of which are in a house. If they were
  the only cells for a digit in each of these houses, the cells of the loop would have the digit alternately, which is
  impossible in an odd loop. The guardians are the other candidates for the digit in these houses.
- *Bivalue oddagon*: a loop of an odd number of cells that have the same two candidates, each seeing the next. The two
  digits would have to alternate. The guardians are the other candidates of these cells.

At least one guardian is true.

Source: the broken wing of Rod Hagglund (https://www.sudopedia.org, "Broken Wing"); the oddagon of ttt and Steve
Kurzhals (forum.enjoysudoku.com).
"""

from collections.abc import Iterator
from itertools import pairwise

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.grid.names import cell_names
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Link, Step
from sudoku_workshop.logic.techniques.guarded import Guarded, guarded_step, refuted_by_all
from sudoku_workshop.logic.techniques.technique import Technique

TEXT = "{digits} in {chain}: {guardians}"
MOST_GUARDIANS = 3
SHORTEST, LONGEST = 5, 9  # cells of a loop
Ring = tuple[Cell, ...]
Edges = dict[Cell, list[tuple[Cell, Grid]]]  # per cell, its neighbours in a loop, each with the guardians of the link


def find_broken_wing(position: Position) -> Iterator[Step]:
    """Yield broken wings, the shortest of each digit first."""
    for digit in range(position.n) if position.is_small else ():
        edges = _links(position, digit)
        for ring, guardians, gone in _guarded_rings(position, edges, 1 << digit):
            yield _step(position, "broken-wing", 1 << digit, ring, guardians, gone)


def _links(position: Position, digit: int) -> Edges:
    """Return the links between cells of a house in which the digit has few other cells, which are their guardians."""
    best: dict[tuple[Cell, Cell], Grid] = {}
    shift = digit * position.size
    for places in position.places:
        cells = bits_of(places[digit])
        for one in cells if 2 <= len(cells) <= 2 + MOST_GUARDIANS else ():
            for other in cells:
                guardians = (places[digit] & ~(1 << one | 1 << other)) << shift
                if one != other and guardians.bit_count() < best.get((one, other), position.masks.full).bit_count():
                    best[one, other] = guardians
    edges: Edges = {}
    for (one, other), guardians in best.items():
        edges.setdefault(one, []).append((other, guardians))
    return edges


def find_bivalue_oddagon(position: Position) -> Iterator[Step]:
    """Yield bivalue oddagons, the shortest of each pair of digits first."""
    pairs = {position.digits_of[cell] for cell in bits_of(position.bivalue)} if position.is_small else ()
    for pair in sorted(pairs):
        cells = position.with_all(pair)
        extra = {c: position.candidates_in(1 << c) & ~position.at(1 << c, pair) for c in bits_of(cells)}
        few = mask_of(cell for cell in extra if extra[cell].bit_count() <= MOST_GUARDIANS)
        edges = {c: [(o, extra[c] | extra[o]) for o in bits_of(position.layout.peers[c] & few)] for c in bits_of(few)}
        for ring, guardians, gone in _guarded_rings(position, edges, pair):
            yield _step(position, "bivalue-oddagon", pair, ring, guardians, gone)


def _guarded_rings(position: Position, edges: Edges, digits: Mask) -> Iterator[tuple[Ring, Grid, Grid]]:
    """Yield odd loops of five cells or more that remove something, with the guardians and the removed candidates.

    Of several loops that remove the same, only the shortest is yielded.
    """
    found: dict[Grid, tuple[Ring, Grid, Grid]] = {}
    for ring, guardians in _rings(position, edges):
        own = position.at(mask_of(ring), digits)
        gone = 0 if guardians & own else refuted_by_all(position, guardians)
        if gone and (gone not in found or len(ring) < len(found[gone][0])):
            found[gone] = ring, guardians, gone
    yield from sorted(found.values(), key=lambda each: len(each[0]))


def _rings(position: Position, edges: Edges) -> Iterator[tuple[Ring, Grid]]:
    """Yield the odd loops of five cells or more, with their guardians. Each starts at its first cell."""
    for start in edges:
        todo: list[tuple[Ring, Mask, Grid]] = [((start,), 1 << start, 0)]
        while todo:
            ring, used, guardians = todo.pop()
            for cell, more in edges[ring[-1]]:
                together = guardians | more
                if cell < start or together.bit_count() > MOST_GUARDIANS or not refuted_by_all(position, together):
                    continue
                if cell == start and len(ring) >= SHORTEST and len(ring) % 2 and ring[1] < ring[-1] and together:
                    yield ring, together
                elif cell != start and not used >> cell & 1 and len(ring) < LONGEST:
                    todo.append(((*ring, cell), used | 1 << cell, together))


def _step(position: Position, technique: str, digits: Mask, ring: Ring, guardians: Grid, gone: Grid) -> Step:
    cells = mask_of(ring)
    around = [digit * position.size + cell for digit in bits_of(digits)[:1] for cell in ring]
    links = tuple(Link(one, other, True) for one, other in pairwise([*around, around[0]]))
    names = (cell_names(1 << cell, position.geometry)[0] for cell in (*ring, ring[0]))
    found = Guarded(position.at(cells, digits), cells, digits, guardians)
    return guarded_step(position, technique, found, gone, links, count=str(len(ring)), chain="-".join(names))


RECORDS = (
    Technique("broken-wing", "exotic", None, "", TEXT, find_broken_wing, 652, 749),
    Technique("bivalue-oddagon", "exotic", None, "", TEXT, find_bivalue_oddagon, 654, 751),
)
