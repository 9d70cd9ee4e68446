"""Step: what one deduction is. It carries its own name, what it places and removes, and what to highlight.

Inside Python a candidate is its bit's number in the grid (`digit * cells + cell`) and every set is a mask:
`placements`, `eliminations` and a mark's `candidates` are grid masks, `cells` is a mask within one plane. `as_json`
gives the form of the contract. A step holds no sentence: `words` are the arguments of the sentence that the
catalogs hold under the technique's name.
"""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import SYMBOLS, Board
from sudoku_workshop.grid.geometry import Geometry, House
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, masks, place
from sudoku_workshop.grid.names import candidates_text, cell_names
from sudoku_workshop.logic.conclusion import Conclusion, conclusions

Candidate = int
Role = Literal["found", "out", "base", "cover", "fin", "color-a", "color-b"]


class Cells(NamedTuple):
    """A word of a sentence: some cells."""

    mask: Mask


class Digits(NamedTuple):
    """A word of a sentence: some digits (bit 0 is digit 1)."""

    mask: Mask


class Houses(NamedTuple):
    """A word of a sentence: some houses."""

    houses: tuple[House, ...]


class Claims(NamedTuple):
    """A word of a sentence: several things, each as text: what is supposed (r1c2=3, r1c2≠3), or some cells."""

    texts: tuple[str, ...]


Word = int | str | Cells | Digits | House | Houses | Claims  # a number is a digit, from 1


def one_or_several(name: str, cells: Mask) -> dict[str, Word]:
    """Cells under two names, `fin` and `fins_together`, one of them empty: a sentence has a line for each."""
    one = cells.bit_count() == 1
    return {name: Cells(cells if one else 0), f"{name}s_together": Cells(0 if one else cells)}


class Mark(NamedTuple):
    """Something to highlight, and the part it plays."""

    role: Role
    candidates: Mask = 0
    cells: Mask = 0
    houses: tuple[House, ...] = ()


class Link(NamedTuple):
    """One link of a chain. Strong: if `start` is false, `end` is true; weak: if `start` is true, `end` is false."""

    start: Candidate
    end: Candidate
    strong: bool


class Branch(NamedTuple):
    """One of the suppositions that a step weighs, one of which is true. `title` names it: r1c2=3, or r1c2≠3.

    The links stand in the order in which they follow. They need not be one trail: where something follows from several
    candidates together, each has a link to it, one after the other. What follows by a nested chain has links from what
    that chain owes to this branch.
    """

    title: str
    links: tuple[Link, ...]
    nested: tuple["NestedChain", ...] = ()


class NestedChain(NamedTuple):
    """A chain, or branches, among the candidates that a branch has left at some point: `gone` is what it rules out
    there, `without` what had to be ruled out before. `kind` is "chain", "cycle" or what its branches are. A chain and a
    contradiction have one branch."""

    kind: str
    gone: Grid
    without: Grid
    branches: tuple[Branch, ...]


class Step(NamedTuple):
    """One deduction. `er` is None where Sudoku Explainer has no such step.

    `links` are its one chain, or one net in the order of a branch, with the chains that are `nested` in it; `branches`
    are for a step with several. `reasons` say what written digits rule out: weak links that start at them. `left`: the
    candidate that its sentence shows to be true, where the step removes all others of the cell and writes nothing.
    """

    technique: str
    er: float | None
    placements: Mask = 0
    eliminations: Mask = 0
    marks: tuple[Mark, ...] = ()
    links: tuple[Link, ...] = ()
    words: Mapping[str, Word] = {}
    reasons: tuple[Link, ...] = ()
    branches: tuple[Branch, ...] = ()
    nested: tuple[NestedChain, ...] = ()
    left: Grid = 0

    def conclusions(self, geometry: Geometry) -> list[Conclusion]:
        """What it comes to, as a person says it."""
        return conclusions(self.placements | self.left, self.eliminations, geometry)


def apply(board: Board, step: Step) -> Board:
    """The board after a step: placements are written, eliminations are gone."""
    m = masks(board.geometry)
    grid, values = board.grid & ~step.eliminations, board.values
    if step.placements:
        written = list(values)
        for candidate in bits_of(step.placements):
            digit, cell = divmod(candidate, m.size)
            written[cell] = digit + 1
            grid = place(grid, candidate, m)
        values = tuple(written)
    return Board(board.geometry, board.givens, values, grid)


def as_json(step: Step, geometry: Geometry) -> dict[str, object]:
    """The contract's form: candidates are [cell, digit], digits from 1; houses are [kind, index]."""
    return {
        "technique": step.technique,
        "er": step.er,
        "placements": list(pairs(step.placements, geometry)),
        "eliminations": list(pairs(step.eliminations, geometry)),
        "marks": [_mark(mark, geometry) for mark in step.marks],
        "links": _links(step.links, geometry),
        "reasons": _links(step.reasons, geometry),
        "branches": _branches(step.branches, geometry),
        "nested": _nested(step.nested, geometry),
        "conclusions": [
            {"taken": taken, "cells": cell_names(cells, geometry), "digits": _symbols(digits)}
            for taken, cells, digits in step.conclusions(geometry)
        ],
        "words": {name: _word(word, geometry) for name, word in step.words.items()} | _done(step, geometry),
    }


def _done(step: Step, geometry: Geometry) -> dict[str, object]:
    """What the step does in a line, as words that every sentence may use: `out` is r2c8≠7, `in` is r1c5=4."""
    gone = step.eliminations & ~step.placements
    return {
        "out": candidates_text(gone, geometry, "≠"),
        "in": candidates_text(step.placements, geometry, "="),
    }


def pairs(candidates: Grid, geometry: Geometry) -> Iterator[list[int]]:
    """Every candidate of a mask as [cell, digit], by digit and then by cell."""
    return (_pair(candidate, geometry) for candidate in bits_of(candidates))


def _pair(candidate: Candidate, geometry: Geometry) -> list[int]:
    digit, cell = divmod(candidate, geometry.cells)
    return [cell, digit + 1]


def _mark(mark: Mark, geometry: Geometry) -> dict[str, object]:
    return {
        "role": mark.role,
        "candidates": list(pairs(mark.candidates, geometry)),
        "cells": list(bits_of(mark.cells)),
        "houses": [_house(house) for house in mark.houses],
    }


def _links(links: tuple[Link, ...], geometry: Geometry) -> list[dict[str, object]]:
    return [
        {"from": _pair(link.start, geometry), "to": _pair(link.end, geometry), "strong": link.strong} for link in links
    ]


def _branches(branches: tuple[Branch, ...], geometry: Geometry) -> list[dict[str, object]]:
    return [
        {"title": title, "links": _links(links, geometry), "nested": _nested(nested, geometry)}
        for title, links, nested in branches
    ]


def _nested(chains: tuple[NestedChain, ...], geometry: Geometry) -> list[dict[str, object]]:
    return [
        {
            "kind": kind,
            "gone": list(pairs(gone, geometry)),
            "without": list(pairs(without, geometry)),
            "branches": _branches(branches, geometry),
        }
        for kind, gone, without, branches in chains
    ]


def _house(house: House) -> list[object]:
    return [house.kind, house.index]


def _symbols(digits: Mask) -> list[str]:
    return [SYMBOLS[digit] for digit in bits_of(digits)]


def _word(word: Word, geometry: Geometry) -> object:
    """Cells and digits by name, houses as data: how these are called and listed is the catalogs'."""
    match word:
        case int(digit):
            return SYMBOLS[digit - 1]
        case Cells(mask):
            return cell_names(mask, geometry)
        case Digits(mask):
            return _symbols(mask)
        case House():
            return _house(word)
        case Houses(houses):
            return [_house(house) for house in houses]
        case Claims(texts):
            return list(texts)
        case _:
            return word
