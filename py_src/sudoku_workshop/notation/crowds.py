"""Crowds of thin lines: too many cells for one grid, too few in each paragraph for many.

A grid has four characters a row or more, unless it is written one, two or three cells a line: then a paragraph holds
all of it. A megabyte of such lines is passed over before anything is made of a line.
"""

import re
from collections.abc import Iterator

from sudoku_workshop.notation.shape import SIDE_OF, SMALLEST_GRID
from sudoku_workshop.notation.source import Ignored, Source

THIN = r"\|?(?: *[^\s|]\|?){1,3}[ \r]*\n"  # with a bar beside each cell or not
FEW = (SMALLEST_GRID - 1) // 3  # thin lines that cannot hold a grid
CROWD = re.compile(rf"^(?:(?:(?:{THIN}){{1,{FEW}}}(?:[ \r]*\n)++)++|(?:{THIN})++)", re.MULTILINE)
MOST = max(SIDE_OF)


def take_crowds(source: Source) -> Iterator[Ignored]:
    """The crowds, each as one ignored piece; they are gone from the text."""
    spans = [match.span() for match in CROWD.finditer(source.plain) if len("".join(match[0].split())) > MOST]
    for span in spans:
        yield from source.ignored(*span)
    source.take(spans)
