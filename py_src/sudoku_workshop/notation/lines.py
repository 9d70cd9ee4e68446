"""Texts in lines: what each line is (a row, a border, prose, a whole grid), and the passages that the rows form.

    Grid 01                    prose: ends a passage
    +-------+-------+          border: skipped
    | 5 3 . | . 7 . |          row
    53..7....6..195... # hard  a whole grid in one line (`oneline.py`), a passage of its own

Borders and rows can look alike where `-` is the blank: see `rows_only`.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from sudoku_workshop.notation import oneline, spaces
from sudoku_workshop.notation.cells import (
    MARKS,
    TOKEN,
    CellRow,
    Lexer,
    characters,
    characters_of,
    fields,
    number,
    numbers,
    remembered,
    table,
)
from sudoku_workshop.notation.crowds import take_crowds
from sudoku_workshop.notation.passage import Passage
from sudoku_workshop.notation.shape import LONGEST_ROW, SIDE_OF, SIDES, Rows
from sudoku_workshop.notation.source import Ignored, Line, Source

TextLines = Sequence[Line]
Paragraphs = Sequence[TextLines]  # what stands between blank lines

WORD = re.compile(r"[A-Za-z]{2,}|[^\W\d_A-Za-z]+")
PLAIN_LETTERS = re.compile(r"[A-PXx]+|[a-pXx]+")  # nobody mixes cases in a row: "No" is a word
BARS = re.compile(r"[\s|!:]+")
RULE = re.compile(r"([-_=*])[\s|!:]*\1[\s|!:]*\1")  # `---`, with bars in it or not
LETTER = re.compile(r"[^\W\d_]")
TOO_MANY = 2 * max(SIDES) + max(SIDE_OF)  # lines of one paragraph
LONG = 4 * TOO_MANY  # from here on it is worth looking at those first
WIDTHS = {times * width for times in (1, 2) for width in (*SIDES, *SIDE_OF)}
CELL = re.compile(r"[0-9A-Za-z]")
SEPARATOR = re.compile(r"[,;|]|^ *\t")
ENDINGS = {
    mark: re.compile(pattern, re.MULTILINE)
    for mark, pattern in {",": r",[ \t]*$", ";": r";[ \t]*$", "\t": r"\t *$"}.items()
}
HOLE = re.compile(r"""(?<!")""(?!")|(?<!')''(?!')|,[ \t]*,|;[ \t]*;|^[ \t]*[,;]|\S *\t *\t""", re.MULTILINE)


@remembered
def is_prose(text: str) -> bool:
    """Whether words (letters that are no cells) make up a third of a line, or all of one not as long as a row."""
    if not LETTER.search(text):
        return False
    letters = "".join(text.split())
    if letters.isalpha() and len(letters) > 1 and len(letters) not in SIDES:
        return True
    words = [word for word in WORD.findall(text) if not PLAIN_LETTERS.fullmatch(word)]
    return bool(words) and 3 * sum(map(len, words)) >= len(letters)


@remembered
def is_drawn(text: str) -> bool:
    """Whether a line draws, for all that it tells itself: `---` and no digit, `+---1---+`, a lone bracket."""
    if CELL.search(text):
        return "+" in text and bool(RULE.search(text))
    return "+" in text or bool(RULE.search(text)) or not (SEPARATOR.search(text) or TOKEN.search(text))


def is_blank_row(text: str, blanks: set[str], width: int) -> bool:
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
    return [line for line, border in both if not border or is_blank_row(line.text, blanks, width)]


def lexers(lines: TextLines) -> Iterator[tuple[str, Lexer]]:
    """The ways to read these lines and their names, the surest first. With empty fields, only fields will do.

    Where all cells stand apart, their characters are what their numbers are.
    """
    text = "\n".join(line.text for line in lines)
    hole = HOLE.search(text)
    for separator, ending in ENDINGS.items():
        ended = separator in text and ending.search(text)
        if hole or ended:
            yield "csv", fields(separator)
            if ended and separator != "\t":
                yield "csv", fields(separator, after_each=True)
    if hole:
        return
    framed = "framed" if "|" in text else ""
    if framed:
        yield framed, table
    yield framed or "numbers", numbers
    tokens = TOKEN.findall(text)
    if any(len(token) > 1 for token in tokens) and not are_numbers(tokens):
        yield framed or "lines", characters


def are_numbers(tokens: Sequence[str]) -> bool:
    """Whether cells stand apart and some are numbers past 9: then 12 is never the cells 1 and 2."""
    return {len(token) for token in tokens} == {1, 2} and all(number(token) is not None for token in tokens)


def lexed(parts: Paragraphs, lexer: Lexer) -> list[Rows] | None:
    """All rows of all paragraphs; None where a line is not of the lexer's kind."""
    paragraphs = list[Rows]()
    for part in parts:
        rows = list[CellRow]()
        for row in map(lexer, part):
            if row is None:
                return None
            if row.values:
                rows.append(row)
        paragraphs.append(Rows(rows))
    return paragraphs


def passage_of(paragraphs: Paragraphs) -> Passage | None:
    """The passage that these lines are, read in the first way that makes grids of them, else in the nearest way."""
    parts = [kept for part in paragraphs if (kept := rows_only(part))]
    readings: list[Passage] = []
    for name, lexer in ways(parts):
        rows = lexed(parts, lexer)
        if rows and any(rows):
            readings.append(Passage(name, [part for part in rows if part]))
            if readings[-1].fitting:
                return readings[-1]
    spaced = spaces.passage([line for part in parts for line in part])
    return spaced or max(readings, key=regular_cells, default=None)


def ways(parts: Paragraphs) -> Iterator[tuple[str, Lexer]]:
    """The lexers that could make grids of these lines; where none could, the first that reads them at all."""
    found = list(lexers([line for part in parts for line in part]))
    long = next((part[:TOO_MANY] for part in parts if len(part) >= LONG), [])
    could = [(name, lexer) for name, lexer in found if not long or could_be_many([lexer(line) for line in long])]
    yield from could or [way for way in found if lexed([long], way[1])][:1]


def could_be_many(rows: Sequence[CellRow | None]) -> bool:
    """Whether rows, more than one grid has, could be those of many: all are of one width then, and it is one of few."""
    widths = {len(row.values) if row else 0 for row in rows}
    return len(widths) == 1 and widths <= WIDTHS


def regular_cells(passage: Passage) -> int:
    """How many cells are in rows of the usual width, if that is a size of a grid: how near a reading comes to one."""
    width = passage.rows.usual_width
    return width * passage.rows.widths.count(width) if width in SIDES else 0


def passages(source: Source) -> Iterator[Passage | Ignored]:
    """The passages of a text, between prose and lines that hold whole grids, and the prose."""
    yield from take_crowds(source)
    parts: list[list[Line]] = [[]]
    for line in source.lines():
        whole = oneline.passage(source, line) if len(line.text) > LONGEST_ROW else []
        if whole or is_prose(line.text):
            yield from flush(parts)
            parts = [[]]
            yield from whole or source.ignored(line.start, line.start + len(line.text))
        elif line.text.strip(" "):
            parts[-1].append(line)
        elif parts[-1]:
            parts.append([])
    yield from flush(parts)


def flush(paragraphs: Paragraphs) -> Iterator[Passage]:
    """The passage of the lines gathered so far, if there is any."""
    found = passage_of(paragraphs) if any(line.text.strip() for part in paragraphs for line in part) else None
    if found:
        yield found
