"""Blocks of thin lines, which cannot be puzzles: they have too many cells for one grid, and too few in each paragraph.

A thin line has at most three cells. A row has at least four cells, unless a grid is written with one, two or three
cells per line. Such a grid is complete in one paragraph. Blocks of thin lines are removed before lines are read, so
that a text with a megabyte of thin lines is read quickly.
"""

import re
from collections.abc import Iterator

from sudoku_workshop.notation.shape import SIDE_OF, SMALLEST_GRID
from sudoku_workshop.notation.source import Ignored, Offset, Source

THIN = r"\|?(?: *[^\s|]\|?){1,3}[ \r]*\n"  # a thin line, with or without bars beside the cells
FEW = (SMALLEST_GRID - 1) // 3  # the most thin lines that together have fewer cells than any grid
BLOCK = re.compile(rf"^(?:(?:(?:{THIN}){{1,{FEW}}}(?:[ \r]*\n)++)++|(?:{THIN})++)", re.MULTILINE)
MOST = max(SIDE_OF)


def find_thin_blocks(text: str, most: int = MOST) -> list[tuple[Offset, Offset]]:
    """Return the start and end of each block of thin lines, lines with at most three cells, in a text.

    Blocks with at most `most` cells are left out.
    """
    return [match.span() for match in BLOCK.finditer(text) if len("".join(match[0].split())) > most]


def take_thin_blocks(source: Source) -> Iterator[Ignored]:
    """Yield each block of thin lines as one ignored piece, and remove the block from the text.

    Thin lines have at most three cells.
    """
    spans = find_thin_blocks(source.plain)
    for span in spans:
        yield from source.ignored(*span)
    source.take(spans)
