"""Lines that contain a whole grid. A line may also have a rating, a comment, the fields of a CSV line, or the solution.

    4.....8.5.3...  4173698256...             puzzle solution
    4.....8.5.3...:1:4173698256...            puzzle:count:solution
    99480,99408,114,1895,98.7.....6..,Easter-Monster,20.00s

The grid is a run of cells that is longer than any row. A second run of the same length is the solution of the first or
another grid.
"""

import re
from collections.abc import Iterator

from sudoku_workshop.notation.cells import TOKEN, VALUE, VALUE_OF, CellRow
from sudoku_workshop.notation.passage import Passage
from sudoku_workshop.notation.shape import LONGEST_ROW, SIDE_OF, Rows
from sudoku_workshop.notation.source import Ignored, Line, Source

RUN = re.compile(TOKEN.pattern.removesuffix("+") + f"{{{LONGEST_ROW + 1},}}")
SENTENCE = re.compile(r"[A-Za-z]{2}[^\n]*\s\S*[.\d](?P<end>[.?!])\s*$")  # words, a grid, and the full stop
CELLS_GONE = str.maketrans("", "", "".join(VALUE))
ANCHORS = frozenset(".0123456789")  # a run without any of these characters is a drawn line


def is_run(text: str) -> bool:
    """Return whether these characters are cells. Up to a tenth of them may be mistyped."""
    return 10 * len(text.translate(CELLS_GONE)) <= len(text) and not ANCHORS.isdisjoint(text)


def passage(source: Source, line: Line) -> list[Passage | Ignored]:
    """Return the grids in a line and the rest of the line, or an empty list if the line has no grid.

    Use this only for a line that is longer than a row.
    """
    runs = [match for match in RUN.finditer(line.text) if is_run(match[0])]
    if len(runs) == 1 and len(runs[0][0]) - 1 in SIDE_OF and (sentence := SENTENCE.match(line.text.lstrip())):
        runs = [*RUN.finditer(line.text, 0, len(line.text) - len(line.text.lstrip()) + sentence.start("end"))]
    if not runs or is_wrapped(line, runs[0]):
        return []
    used = [run for run in runs if len(run[0]) == len(runs[0][0])]
    return [Passage("line", [Rows([row_of(line, run)]) for run in used]), *rest(source, line, used)]


def is_wrapped(line: Line, run: re.Match[str]) -> bool:
    """Return whether a line consists only of this series of cells, which is not a whole grid but may be part of one."""
    return len(run[0]) not in SIDE_OF and line.text.strip() == run[0]


def row_of(line: Line, run: re.Match[str]) -> CellRow:
    """Return a row that consists of the cells in `run`, a match of consecutive cells in a line."""
    return CellRow(list(map(VALUE_OF, run[0])), range(*run.span()), line.start)


def rest(source: Source, line: Line, used: list[re.Match[str]]) -> Iterator[Ignored]:
    """Yield the text of a line before, between and after its grids."""
    edges = [0, *(edge for run in used for edge in run.span()), len(line.text)]
    for start, end in zip(edges[::2], edges[1::2], strict=True):
        yield from source.ignored(line.start + start, line.start + end)
