"""Borders among the lines of a grid: `---`, `+---+---+`, a lone bracket. A row looks like one where `-` is a blank."""

import re
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from itertools import chain

from sudoku_workshop.grid.geometry import shapes
from sudoku_workshop.notation.cells import MARKS, TOKEN, are_numbers, characters_of, remembered
from sudoku_workshop.notation.shape import LONGEST_ROW
from sudoku_workshop.notation.source import Line

TextLines = Sequence[Line]
Paragraphs = Sequence[TextLines]  # what stands between blank lines

BARS = re.compile(r"[\s|!:]+")
RULE = re.compile(r"([-_=*])[\s|!:]*\1[\s|!:]*\1")  # `---`, with bars in it or not
CELL = re.compile(r"[0-9A-Za-z]")
SEPARATOR = re.compile(r"[,;|]|^ *\t")


@remembered
def is_drawn(text: str) -> bool:
    """Whether a line draws, for all that it tells itself: `---` and no digit, `+---1---+`, a lone bracket."""
    if CELL.search(text):
        return "+" in text and bool(RULE.search(text))
    if "+" in text or RULE.search(text) or is_mixed(text):
        return True
    return not (SEPARATOR.search(text) or TOKEN.search(text))


def is_mixed(text: str) -> bool:
    """Whether a line has strokes and another mark: `*--*--*`, `.==.==.`. No row has two marks for a blank."""
    return ("-" in text or "=" in text) and len({mark for mark in "-=_*." if mark in text}) > 1


def is_blank_row(text: str, blanks: Container[str], width: int) -> bool:
    """Whether what could draw is one mark for a blank as often as a row has cells."""
    marks = BARS.sub("", text)
    return len(set(marks)) == 1 and marks[0] in blanks and len(marks) == width


def blanks_of(lines: TextLines) -> set[str]:
    """The marks for a blank among these lines."""
    text = "\n".join(line.text for line in lines)
    return {mark for mark in MARKS if mark in text}


def row_width(sure: TextLines, lines: TextLines) -> int:
    """How many cells most rows have: of the sure ones, else of the lines of one character repeated."""
    marks = (BARS.sub("", line.text) for line in lines)
    widths = cell_counts(sure) or [len(mark) for mark in marks if len(set(mark)) == 1]
    return Counter(widths or [0]).most_common(1)[0][0]


def cell_counts(rows: TextLines) -> list[int]:
    """How many cells each row has: numbers where some are past 9, else characters."""
    tokens = [TOKEN.findall(row.text) for row in rows]
    if are_numbers([*chain.from_iterable(tokens)]):
        return [len(row) for row in tokens]
    return [len(characters_of(row.text).values) for row in rows]


def rows_only(lines: TextLines) -> list[Line]:
    """The lines without borders; those that could be one tell what a blank is only where there are no others."""
    drawn = [is_drawn(line.text) for line in lines]
    if not any(drawn):
        return list(lines)
    sure = [line for line, border in zip(lines, drawn, strict=True) if not border]
    if not (blanks := blanks_of(sure or lines)):
        return sure
    width = row_width(sure, lines)
    both = zip(lines, drawn, strict=True)
    kept = [(line, border) for line, border in both if not border or is_blank_row(line.text, blanks, width)]
    between = between_boxes([border for _, border in kept], width, stacks_of(sure or lines))
    return [line for at, (line, _) in enumerate(kept) if at not in between]


def stacks_of(lines: TextLines) -> int:
    """Return how many pieces the bars make of most lines."""
    return Counter(line.text.strip(" |").count("|") + 1 for line in lines).most_common(1)[0][0]


def between_boxes(drawn: Sequence[bool], n: int, stacks: int) -> range:
    """Where lines that could be rows are the borders of one grid: all those between its boxes, perhaps around it too.

    `|---|---|---|` is a row of `-` and a border; a grid has as many rows too many as there are such places.
    """
    for width, height in shapes(n):
        if stacks not in (1, n // width, n):
            continue
        around = len(drawn) == n + n // height + 1
        places = range(0 if around else height, len(drawn), height + 1)
        if len(drawn) == n + len(places) and all(drawn[at] for at in places):
            return places
    return range(0)


def without_borders(paragraphs: Paragraphs) -> Iterator[Paragraphs]:
    """The rows of the paragraphs. Then, where a grid lacks just as many as there are lines that could be blank rows,
    with these: where all its other rows are full, none tells what a blank is.
    """
    yield (parts := [kept for part in paragraphs if (kept := rows_only(part))])
    rows = [*chain.from_iterable(parts)]
    if len(rows) < min(LONGEST_ROW, sum(map(len, paragraphs))):
        width = row_width(rows, rows)
        both = [[each for each in part if each in rows or is_blank_row(each.text, MARKS, width)] for part in paragraphs]
        if sum(map(len, both)) == width:
            yield [part for part in both if part]
