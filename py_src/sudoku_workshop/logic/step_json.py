"""Steps as JSON data for use outside Python. The keys are defined by the shapes in the `api` package."""

from collections.abc import Iterator

from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import House, name_of_house
from sudoku_workshop.grid.masks import Grid, Mask, bits_of
from sudoku_workshop.grid.names import candidates_text, cell_names
from sudoku_workshop.logic.eureka import eureka_text
from sudoku_workshop.logic.step import (
    Branch,
    Candidate,
    Cells,
    Claims,
    Digits,
    Houses,
    Link,
    Mark,
    NestedChain,
    Number,
    Phrase,
    Phrases,
    Step,
    Word,
)
from sudoku_workshop.logic.step_text import line_text


def as_json(step: Step, geometry: Geometry) -> dict[str, object]:
    """Return a step as JSON data.

    Candidates are [cell, digit] with digits from 1. Houses are given by name (`name_of_house`).
    """
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
        "notation": {"hodoku": line_text(step, geometry), "eureka": eureka_text(step, geometry)},
        "words": {name: _word(word, geometry) for name, word in step.words.items()} | _done(step, geometry),
    }


def _done(step: Step, geometry: Geometry) -> dict[str, object]:
    """Return the result of a step as values for any sentence: `out`, such as r2c8≠7, and `in`, such as r1c5=4."""
    gone = step.eliminations & ~step.placements
    return {
        "out": candidates_text(gone, geometry, "≠"),
        "in": candidates_text(step.placements, geometry, "="),
    }


def pairs(candidates: Grid, geometry: Geometry) -> Iterator[list[int]]:
    """Return every candidate of a mask as [cell, digit], sorted by digit and then by cell."""
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
    return [*name_of_house(house)]


def _symbols(digits: Mask) -> list[str]:
    return [SYMBOLS[digit] for digit in bits_of(digits)]


def _word(word: Word, geometry: Geometry) -> object:
    """Return a placeholder's value as JSON data: cells and digits as text, houses by name.

    The texts for houses differ by language, so the catalogs of sentences contain them.
    """
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
        case Number(value):
            return str(value)
        case Phrase(key, words):
            return {"key": key, "args": {name: _word(word, geometry) for name, word in words.items()}}
        case Phrases(phrases):
            return [_word(phrase, geometry) for phrase in phrases]
        case _:
            return word
