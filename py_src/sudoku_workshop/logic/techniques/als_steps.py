"""Steps of almost locked sets. A step names its sets in the order of their links, and the digits of the links."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.grid.names import cells_text, digits_text
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Digits, Mark, Role, Step, Word
from sudoku_workshop.logic.techniques.almost_locked import AlmostLocked, Numbers
from sudoku_workshop.logic.techniques.simplest import simplest

ROLES: tuple[Role, ...] = ("color-a", "color-b", "base", "cover")


class Joined(NamedTuple):
    """Almost locked sets, each linked to the next by restricted commons, and the candidates that they remove."""

    numbers: Numbers
    links: tuple[Mask, ...]
    gone: Grid


def joined_steps(known: AlmostLocked, technique: str, found: Iterable[Joined], every: bool) -> Iterator[Step]:
    """Return the steps of the simplest patterns found, sorted by the number of cells.

    Chains in which every set is a single cell are left out, because they belong to simpler techniques.
    """
    large = (each for each in found if each.gone and known.size(each.numbers) > len(each.numbers))
    return (_step(known, technique, each) for each in simplest(large, lambda each: known.size(each.numbers), every))


def _step(known: AlmostLocked, technique: str, joined: Joined) -> Step:
    position, sets = known.position, [known.sets[number] for number in joined.numbers]
    marks = [Mark(ROLES[i % len(ROLES)], position.candidates_in(als.cells), als.cells) for i, als in enumerate(sets)]
    texts = [f"{cells_text(als.cells, position.geometry)} {{{digits_text(als.digits)}}}" for als in sets]
    signs = [f" -{digits_text(link)}- " for link in joined.links]
    words: dict[str, Word] = {
        "digits": Digits(removed_digits(position, joined.gone)),
        "cells": Cells(sets[0].cells),
        "others": Cells(sets[-1].cells),
        "middle": Cells(sets[len(sets) // 2].cells),
        "links": Digits(joined.links[0]),
        "links2": Digits(joined.links[-1]),
        "chain": "".join(part for pair in zip(texts, [*signs, ""], strict=True) for part in pair),
    }
    return Step(technique, None, 0, joined.gone, (*marks, Mark("out", joined.gone)), words=words)


def removed_digits(position: Position, gone: Grid) -> Mask:
    """Return the set of the digits of these candidates."""
    return mask_of(candidate // position.size for candidate in bits_of(gone))
