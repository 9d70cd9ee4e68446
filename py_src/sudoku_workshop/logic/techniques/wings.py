"""Wings: two or three cells, at least one of which must be a certain digit.

Cells that see all of them cannot be that digit.

- *XY-Wing*: a pivot with two candidates sees two pincers that share one further digit. Whichever digit the pivot is,
  one of the pincers is the shared digit.
- *XYZ-Wing*: the pivot has the shared digit too. At least one of the three cells is that digit.
- *W-Wing*: two cells have the same two candidates. Each of them sees one end of a strong link of one of these digits.
  They cannot both be that digit, so at least one of them is the other digit.

Source: HoDoKu's definitions; ratings from Sudoku Explainer.
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations, pairwise

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.layout import peer_ranks
from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Digits, Link, Mark, Step, Word
from sudoku_workshop.logic.techniques.technique import CELLS, Technique
from sudoku_workshop.logic.techniques.trails import trail_text

ER = {"xy-wing": 4.2, "xyz-wing": 4.4}


def find_xy_wing(position: Position, with_z: bool = False) -> Iterator[Step]:
    """Yield XY-Wings, or XYZ-Wings with `with_z`.

    They are sorted by pivot, then by pincers: pincers in the pivot's box come first, then those in its row, then those
    in its column.
    """
    pivots = position.trivalue if with_z else position.bivalue
    place_of, peers = peer_ranks(position.geometry), position.layout.peers
    digits_of, pincers = position.digits_of, position.bivalue
    for pivot in bits_of(pivots):
        digits = digits_of[pivot]
        few = digits.bit_count() - 1  # how many digits a pincer shares with the pivot
        ends = [cell for cell in bits_of(peers[pivot] & pincers) if (digits & digits_of[cell]).bit_count() == few]
        for first, second in combinations(sorted(ends, key=place_of[pivot].__getitem__), 2):
            shared = _shared(digits, digits_of[first], digits_of[second], with_z)
            if shared:
                yield from _xy_step(position, pivot, first, second, shared, with_z)


def _shared(pivot: Mask, first: Mask, second: Mask, with_z: bool) -> Mask:
    """Return the digit that both pincers share, or 0 if cells with these candidates do not make a wing."""
    shared = first & second
    if pivot == first ^ second | (shared if with_z else 0) and shared.bit_count() == 1:
        return shared
    return 0


def _xy_step(position: Position, pivot: Cell, first: Cell, second: Cell, shared: Mask, with_z: bool) -> Iterator[Step]:
    pincers = 1 << first | 1 << second
    ends = pincers | (1 << pivot if with_z else 0)
    gone = position.at(position.peers_of_all(ends), shared)
    if gone:
        name = "xyz-wing" if with_z else "xy-wing"
        digits = position.digits_of[pivot] | shared
        marks = (
            Mark("base", position.at(pincers | 1 << pivot, digits) & ~position.at(ends, shared), 1 << pivot),
            Mark("fin", position.at(ends, shared), pincers),
            Mark("out", gone),
        )
        words: dict[str, Word] = {
            "digits": Digits(digits),
            "digit": shared.bit_length(),
            "cells": Cells(pincers | 1 << pivot),
            "pivot": Cells(1 << pivot),
            "pincers": Cells(pincers),
        }
        if not with_z:
            trail = _xy_trail(position, (first, pivot, second), shared.bit_length() - 1)
            words["chain"] = trail_text(trail, False, position.geometry)
        yield Step(name, ER[name], 0, gone, marks, words=words)


def _xy_trail(position: Position, cells: tuple[Cell, Cell, Cell], shared: int) -> list[int]:
    """Return the candidates of an XY-Wing as a chain: both of each cell, from the shared digit to the shared digit."""
    digit, trail = shared, []
    for cell in cells:
        other = (position.digits_of[cell] & ~(1 << digit)).bit_length() - 1
        trail += [digit * position.size + cell, other * position.size + cell]
        digit = other
    return trail


def find_w_wing(position: Position) -> Iterator[Step]:
    """Yield W-Wings, sorted by the pair of cells, then by the digit of the strong link."""
    for first, second in combinations(bits_of(position.bivalue), 2):
        digits = position.digits_of[first]
        if digits == position.digits_of[second]:
            for link in bits_of(digits):
                other = digits & ~(1 << link)
                gone = position.at(position.peers_of_all(1 << first | 1 << second), other)
                if gone:
                    yield from _w_steps(position, (first, second), link, other, gone)


def _w_steps(position: Position, ends: tuple[Cell, Cell], link: int, other: Mask, gone: Mask) -> Iterator[Step]:
    peers = position.layout.peers
    cells = 1 << ends[0] | 1 << ends[1]
    for region, places in position.strong[link]:
        if places & cells:
            continue
        a, b = bits_of(places)
        for near, far in ((a, b), (b, a)):
            if peers[ends[0]] >> near & 1 and peers[ends[1]] >> far & 1:
                marks = (
                    Mark("base", places << link * position.size, cells, (region.house,)),
                    Mark("fin", position.at(cells, other)),
                    Mark("out", gone),
                )
                words: dict[str, Word] = {
                    "digits": Digits(other | 1 << link),
                    "digit": other.bit_length(),
                    "link": link + 1,
                    "cells": Cells(cells),
                    "bridge": Cells(places),
                    "first": Cells(1 << ends[0]),
                    "near": Cells(1 << near),
                    "second": Cells(1 << ends[1]),
                    "far": Cells(1 << far),
                    "house": region.house,
                }
                yield Step("w-wing", None, 0, gone, marks, _w_links(position, ends, near, far, link), words)


def _w_links(position: Position, ends: tuple[Cell, Cell], near: Cell, far: Cell, link: int) -> tuple[Link, ...]:
    """Return the links of a W-Wing. Its two end cells both have the digit `link` and the same other digit.

    The chain visits the other digit and `link` in the first end, `link` in both cells of the strong link, and `link`
    and the other digit in the second end.
    """
    size, digits = position.size, position.digits_of[ends[0]]
    other = (digits & ~(1 << link)).bit_length() - 1
    chain = [
        other * size + ends[0],
        *(link * size + cell for cell in (ends[0], near, far, ends[1])),
        other * size + ends[1],
    ]
    return tuple(Link(start, end, i % 2 == 0) for i, (start, end) in enumerate(pairwise(chain)))


RECORDS = (
    Technique("xy-wing", "wings", ER["xy-wing"], "0800", CELLS, find_xy_wing, 230, 260),
    Technique("xyz-wing", "wings", ER["xyz-wing"], "0801", CELLS, partial(find_xy_wing, with_z=True), 240, 270),
    Technique(
        "w-wing", "wings", None, "0803", "{digits} in {cells} connected by {link} in {bridge}", find_w_wing, 220, 250
    ),
)
