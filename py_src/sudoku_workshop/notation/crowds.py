"""Crowds of thin lines: too many cells for one grid, too few in each paragraph for many.

A grid has four characters a row or more, unless it is written one, two or three cells a line: then a paragraph holds
all of it. A megabyte of such lines is passed over before anything is made of a line.
"""

import re
from collections.abc import Iterator

from sudoku_workshop.notation.shape import SIDE_OF, SMALLEST_GRID
from sudoku_workshop.notation.source import Ignored, Offset, Source

THIN = r"\|?(?: *[^\s|]\|?){1,3}[ \r]*\n"  # with a bar beside each cell or not
FEW = (SMALLEST_GRID - 1) // 3  # thin lines that cannot hold a grid
CROWD = re.compile(rf"^(?:(?:(?:{THIN}){{1,{FEW}}}(?:[ \r]*\n)++)++|(?:{THIN})++)", re.MULTILINE)
MOST = max(SIDE_OF)


def crowds(text: str, most: int = MOST) -> list[tuple[Offset, Offset]]:
    """Where they stand in a text; more cells than `most` are too many for one grid."""
    return [match.span() for match in CROWD.finditer(text) if len("".join(match[0].split())) > most]


def take_crowds(source: Source) -> Iterator[Ignored]:
    """The crowds, each as one ignored piece; they are gone from the text."""
    spans = crowds(source.plain)
    for span in spans:
        yield from source.ignored(*span)
    source.take(spans)
