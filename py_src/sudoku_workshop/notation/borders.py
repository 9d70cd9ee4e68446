"""Borders among the lines of a grid, such as `---`, `+---+---+` or a single bracket.

If `-` is the mark for a blank, a blank row looks like a border.
"""

import re
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from itertools import chain

from sudoku_workshop.grid.geometry_rules import box_shapes
from sudoku_workshop.notation.cells import MARKS, TOKEN, are_numbers, cached_if_short, characters_of
from sudoku_workshop.notation.shape import LONGEST_ROW
from sudoku_workshop.notation.source import Line

TextLines = Sequence[Line]
Paragraphs = Sequence[TextLines]  # groups of lines, separated by blank lines

BARS = re.compile(r"[\s|!:]+")
RULE = re.compile(r"([-_=*])[\s|!:]*\1[\s|!:]*\1")  # `---`, perhaps with bars between the characters
CELL = re.compile(r"[0-9A-Za-z]")
SEPARATOR = re.compile(r"[,;|]|^ *\t")


@cached_if_short
def is_drawn(text: str) -> bool:
    """Return whether a line looks like a border, without regard to other lines: `---`, `+---1---+` or a bracket."""
    if CELL.search(text):
        return "+" in text and bool(RULE.search(text))
    if "+" in text or RULE.search(text) or is_mixed(text):
        return True
    return not (SEPARATOR.search(text) or TOKEN.search(text))


def is_mixed(text: str) -> bool:
    """Return whether a line has two different marks, as in `*--*--*`.

    Such a line is not a row, because a row has the same mark for every blank.
    """
    return ("-" in text or "=" in text) and len({mark for mark in "-=_*." if mark in text}) > 1


def is_blank_row(text: str, blanks: Container[str], width: int) -> bool:
    """Return whether a line could be a blank row: it repeats one mark for a blank, once for each of `width` cells."""
    marks = BARS.sub("", text)
    return len(set(marks)) == 1 and marks[0] in blanks and len(marks) == width


def blanks_of(lines: TextLines) -> set[str]:
    """Return the characters in these lines that can be the mark for a blank cell."""
    text = "\n".join(line.text for line in lines)
    return {mark for mark in MARKS if mark in text}


def row_width(sure: TextLines, lines: TextLines) -> int:
    """Return the most common number of cells among the `sure` rows: lines that cannot be borders.

    If there are no such rows, return the most common length of the `lines` that repeat one character.
    """
    marks = (BARS.sub("", line.text) for line in lines)
    widths = cell_counts(sure) or [len(mark) for mark in marks if len(set(mark)) == 1]
    return Counter(widths or [0]).most_common(1)[0][0]


def cell_counts(rows: TextLines) -> list[int]:
    """Return the number of cells of each row.

    If the rows contain numbers over 9, each number is a cell. Otherwise each character is a cell.
    """
    tokens = [TOKEN.findall(row.text) for row in rows]
    if are_numbers([*chain.from_iterable(tokens)]):
        return [len(row) for row in tokens]
    return [len(characters_of(row.text).values) for row in rows]


def rows_only(lines: TextLines) -> list[Line]:
    """Return the lines without borders.

    The marks for a blank are found in the lines that cannot be borders or, if there are no such lines, in all lines.
    """
    drawn = [is_drawn(line.text) for line in lines]
    if not any(drawn):
        return list(lines)
    sure = [line for line, border in zip(lines, drawn, strict=True) if not border]
    if not (blanks := blanks_of(sure or lines)):
        return sure
    width = row_width(sure, lines)
    both = zip(lines, drawn, strict=True)
    barred = bool(sure) and all("|" in line.text for line in sure)
    kept = [
        (line, border)
        for line, border in both
        if not border or (("|" in line.text or not barred) and is_blank_row(line.text, blanks, width))
    ]
    between = between_boxes([border for _, border in kept], width, stacks_of(sure or lines))
    return [line for at, (line, _) in enumerate(kept) if at not in between]


def stacks_of(lines: TextLines) -> int:
    """Return the number of parts into which bars divide a line.

    If the lines have different numbers of parts, the most common number counts.
    """
    return Counter(line.text.strip(" |").count("|") + 1 for line in lines).most_common(1)[0][0]


def between_boxes(drawn: Sequence[bool], n: int, stacks: int) -> range:
    """Return the indices of lines that could be rows, but are borders of one grid, such as `|---|---|`.

    They are borders if there is one of them after each row of boxes (perhaps also one above and one below the grid),
    and if there are exactly n other lines. `drawn` says for each line whether it could be a border. `stacks` is the
    number of parts between bars.
    """
    for width, height in box_shapes(n):
        if stacks not in (1, n // width, n):
            continue
        around = len(drawn) == n + n // height + 1
        places = range(0 if around else height, len(drawn), height + 1)
        if len(drawn) == n + len(places) and all(drawn[at] for at in places):
            return places
    return range(0)


def without_borders(paragraphs: Paragraphs) -> Iterator[Paragraphs]:
    """Yield the rows of the paragraphs, without borders.

    A line such as `-----` may be a border or a blank row. If a grid is complete only with such lines as rows, the rows
    are yielded a second time, with these lines. This is needed if all other rows are full, because full rows do not
    show which mark is used for a blank.
    """
    yield (parts := [kept for part in paragraphs if (kept := rows_only(part))])
    rows = [*chain.from_iterable(parts)]
    if len(rows) < min(LONGEST_ROW, sum(map(len, paragraphs))):
        width = row_width(rows, rows)
        both = [[each for each in part if each in rows or is_blank_row(each.text, MARKS, width)] for part in paragraphs]
        if sum(map(len, both)) == width:
            yield [part for part in both if part]
