"""Remote pairs: a chain of cells with the same two candidates, each seeing the next.

The two digits alternate along the chain. If two cells are an odd number of steps apart, one of them is the first digit
and the other is the second. Both digits can therefore be removed from any cell that sees these two cells. The chain has
at least four cells, because two cells that see each other would be a naked pair.

Source: HoDoKu's definition.
"""

from collections.abc import Iterator

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Digits, Mark, Step, Word
from sudoku_workshop.logic.techniques.technique import CHAINED, Technique
from sudoku_workshop.logic.techniques.trails import Trail, colours_of, links_of, trail_text

SHORTEST = 4


def find_remote_pair(position: Position) -> Iterator[Step]:
    """Yield remote pairs, sorted by the number of cells and then by first cell.

    Of several remote pairs that remove the same candidates, only the first is yielded.
    """
    alike: dict[Mask, Mask] = {}
    for cell in bits_of(position.bivalue):
        digits = position.digits_of[cell]
        alike[digits] = alike.get(digits, 0) | 1 << cell
    chains = ((chain, digits) for digits, cells in alike.items() for chain in _chains(position, cells))
    seen = set()
    for chain, digits in sorted(chains, key=lambda found: len(found[0])):
        gone = position.at(position.peers_of_all(1 << chain[0] | 1 << chain[-1]), digits)
        if gone and gone not in seen:
            seen.add(gone)
            yield _step(position, chain, digits, gone)


def _chains(position: Position, cells: Mask) -> Iterator[tuple[Cell, ...]]:
    """Yield chains of cells with the same two candidates, in which each cell sees the next one.

    For each two of these cells, only the shortest chain is yielded, and only if it has an even number of cells.
    """
    for start in bits_of(cells):
        chains: list[tuple[Cell, ...]] = [(start,)]
        left = cells & ~(1 << start)
        while chains:
            chains = [(*chain, cell) for chain in chains for cell in bits_of(position.layout.peers[chain[-1]] & left)]
            chains = list({chain[-1]: chain for chain in reversed(chains)}.values())
            left &= ~mask_of(chain[-1] for chain in chains)
            if chains and len(chains[0]) >= SHORTEST and len(chains[0]) % 2 == 0:
                yield from (chain for chain in chains if chain[-1] > start)


def _step(position: Position, chain: tuple[Cell, ...], digits: Mask, gone: Mask) -> Step:
    trail = _trail(chain, digits, position.size)
    marks = (*colours_of(trail, False), Mark("out", gone))
    words: dict[str, Word] = {
        "digits": Digits(digits),
        "cells": Cells(mask_of(chain)),
        "ends": Cells(1 << chain[0] | 1 << chain[-1]),
        "chain": trail_text(trail, False, position.geometry),
    }
    return Step("remote-pair", None, 0, gone, marks, links_of(trail, False), words)


def _trail(chain: tuple[Cell, ...], digits: Mask, size: int) -> Trail:
    """Return the chain of cells as a chain of candidates: both digits of each cell, in an order that alternates."""
    one, other = bits_of(digits)
    pairs = ((one, other) if i % 2 == 0 else (other, one) for i in range(len(chain)))
    return tuple(digit * size + cell for cell, pair in zip(chain, pairs, strict=True) for digit in pair)


RECORDS = (Technique("remote-pair", "colours", None, "0703", CHAINED, find_remote_pair, 140, 170),)
