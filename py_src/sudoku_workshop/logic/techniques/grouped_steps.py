"""Steps of grouped chains: the candidates that they remove, and their text, marks and links."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import NamedTuple

from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.grid.names import cells_text, digits_text
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate, Cells, Claims, Digits, Link, Mark, Step, Word
from sudoku_workshop.logic.techniques.node_links import Node
from sudoku_workshop.logic.techniques.trails import ends_words, supposed_words

GROUPED = "grouped-"
NodeClaim = tuple[Node, bool]  # a node, and whether it is true


class Chain(NamedTuple):
    """A loop or chain: its name, its claims in order, and the candidates that it removes.

    A claim is a node (a candidate, a group or an almost locked set), and whether the node is true. The name is without
    the prefix "grouped-".
    """

    name: str
    claims: Sequence[NodeClaim]
    gone: Grid


def removed_by_loop(position: Position, claims: Sequence[NodeClaim]) -> Grid:
    """Return the candidates that a continuous loop removes.

    - Candidates are removed if they see both ends of a weak link of the loop.
    - If the loop enters and leaves a cell by strong links, the other candidates of the cell are removed.
    - If an almost locked set of the loop must contain a digit, candidates of the digit are removed if they see all its
      cells in the set.
    """
    outside = ~reduce(or_, [node.cells for node, _ in claims])
    (first, starts_true), (last, ends_true) = claims[0], claims[-1]
    gone = position.candidates_in(first.cells) if ends_true and not starts_true else 0
    gone &= ~position.at(first.cells, 1 << first.digit | 1 << last.digit)
    for (one, is_true), (other, is_next) in pairwise(claims):
        if one.held:
            gone |= _removed_by_set(position, one, other, is_next, outside)
        elif is_true and one.cells == other.cells:
            gone |= position.candidates_in(one.cells) & ~position.at(one.cells, 1 << one.digit | 1 << other.digit)
        elif is_true:
            gone |= _seen(position, one.cells | other.cells, other.digit, outside)
    return gone


def _removed_by_set(position: Position, als: Node, other: Node, is_forced: bool, outside: Mask) -> Grid:
    """Return the candidates that an almost locked set of a loop removes.

    The loop enters the set by a digit that the set cannot contain. It leaves the set by other digits, which the next
    node cannot contain.
    """
    exits = 1 << other.digit
    if is_forced:
        exits ^= position.digits_of[other.cells.bit_length() - 1]
    gone = 0
    for digit in bits_of(als.held & ~(1 << als.digit)):
        both = als.cells | other.cells if exits >> digit & 1 else als.cells
        gone |= _seen(position, both, digit, outside if exits >> digit & 1 else -1)
    return gone


def _seen(position: Position, cells: Mask, digit: int, among: Mask) -> Grid:
    """Return the candidates of a digit that see all candidates of the digit in these cells."""
    return position.at(position.peers_of_all(cells & position.planes[digit]) & among, 1 << digit)


def chain_step(position: Position, technique: str, chain: Chain) -> Step:
    """Return the step of a chain.

    To show a link, the first cells of its two nodes are joined. Within an almost locked set, one strong link is shown.
    """
    claims, size = chain.claims, position.size
    (first, starts_true), (last, _) = claims[0], claims[-1]
    ends = [_candidate(position, first), _candidate(position, last)]
    cells = [node.cells for node, _ in claims]
    words: dict[str, Word] = {
        "digits": Digits(mask_of(candidate // size for candidate in bits_of(chain.gone))),
        "cells": Cells(reduce(or_, cells)),
        **ends_words(ends, size),
        **supposed_words(ends[0], starts_true, size),
        "chain": _text(position, claims),
        "grouped": Claims(tuple(dict.fromkeys(_name(position, node) for node, _ in claims if node.is_group))),
        "held": Claims(tuple(dict.fromkeys(_name(position, node) for node, _ in claims if node.held))),
    }
    marks = [
        Mark("color-a", _candidates(position, claims, True)),
        Mark("color-b", _candidates(position, claims, False)),
        *(Mark("base", position.candidates_in(node.cells), node.cells) for node, _ in claims if node.held),
        Mark("out", chain.gone),
    ]
    left = 1 << ends[0] if claims[-1] == (first, True) and not starts_true else 0
    return Step(technique, None, 0, chain.gone, tuple(marks), tuple(_links(position, claims)), words, left=left)


def _candidates(position: Position, claims: Sequence[NodeClaim], wanted: bool) -> Grid:
    nodes = [node for node, is_true in claims if is_true == wanted and not node.held]
    return reduce(or_, [position.at(node.cells, 1 << node.digit) for node in nodes], 0)


def _candidate(position: Position, node: Node, digit: int | None = None) -> Candidate:
    """Return the candidate that stands for a node when a chain is drawn: the node's first one.

    For an almost locked set, `digit` chooses one of its digits.
    """
    wanted = node.digit if digit is None else digit
    cells = node.cells & position.planes[wanted] or node.cells
    return wanted * position.size + bits_of(cells)[0]


def _links(position: Position, claims: Sequence[NodeClaim]) -> Iterator[Link]:
    for (one, is_true), (other, is_next) in pairwise(claims):
        start, end = _candidate(position, one), _candidate(position, other)
        if one.held and not is_next:
            inside = _candidate(position, one, other.digit)
            yield Link(start, inside, True)
            yield Link(inside, end, False)
        else:
            yield Link(start, end, not is_true)


def _text(position: Position, claims: Sequence[NodeClaim]) -> str:
    """Return the chain in the notation that `trails` explains. An almost locked set is written with its digits."""
    parts = [_name(position, claims[0][0])]
    for (one, is_true), (other, is_next) in pairwise(claims):
        if one.cells != other.cells:
            sign = "=" if is_next and not is_true else "-"
            parts.append(f"{sign}{SYMBOLS[other.digit]}{sign} {_name(position, other)}")
    return " ".join(parts)


def _name(position: Position, node: Node) -> str:
    cells = cells_text(node.cells, position.geometry)
    return f"{cells} {{{digits_text(node.held)}}}" if node.held else cells
