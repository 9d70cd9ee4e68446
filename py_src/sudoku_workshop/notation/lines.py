"""Texts in lines: what each line is (a row, a border, prose, a whole grid), and the passages that the rows form.

    Grid 01                    prose: ends a passage
    +-------+-------+          border: skipped
    | 5 3 . | . 7 . |          row
    53..7....6..195... # hard  a whole grid in one line (`oneline.py`), a passage of its own

Borders and rows can look alike where `-` is the blank: see `borders.py`.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from sudoku_workshop.notation import oneline, spaces
from sudoku_workshop.notation.borders import Paragraphs, TextLines, without_borders
from sudoku_workshop.notation.cells import (
    NAN,
    TOKEN,
    CellRow,
    Lexer,
    are_numbers,
    characters,
    fields,
    numbers,
    remembered,
    table,
)
from sudoku_workshop.notation.crowds import take_crowds
from sudoku_workshop.notation.passage import Passage
from sudoku_workshop.notation.shape import LONGEST_ROW, SIDE_OF, SIDES, Rows
from sudoku_workshop.notation.source import Ignored, Line, Source

WORD = re.compile(r"[A-Za-z]{2,}|[^\W\d_A-Za-z]+")
PLAIN_LETTERS = re.compile(r"[A-PXx]+|[a-pXx]+")  # nobody mixes cases in a row: "No" is a word
NAN_WORD = re.compile(rf"\b{NAN.pattern}\b")  # a blank, as programs print it
LETTER = re.compile(r"[^\W\d_]")
TOO_MANY = 2 * max(SIDES) + max(SIDE_OF)  # lines of one paragraph
LONG = 4 * TOO_MANY  # from here on it is worth looking at those first
WIDTHS = {times * width for times in (1, 2) for width in (*SIDES, *SIDE_OF)}
ENDINGS = {
    mark: re.compile(pattern, re.MULTILINE)
    for mark, pattern in {",": r",[ \t]*$", ";": r";[ \t]*$", "\t": r"\t *$"}.items()
}
HOLE = re.compile(r"""(?<!")""(?!")|(?<!')''(?!')|,[ \t]*,|;[ \t]*;|^[ \t]*[,;]|\S *\t *\t""", re.MULTILINE)


@remembered
def is_prose(text: str) -> bool:
    """Whether words (letters that are no cells) make up a third of a line, or all of one not as long as a row."""
    text = NAN_WORD.sub("", text)
    if not LETTER.search(text):
        return False
    letters = "".join(text.split())
    if letters.isalpha() and len(letters) > 1 and len(letters) not in SIDES:
        return True
    words = [word for word in WORD.findall(text) if not PLAIN_LETTERS.fullmatch(word)]
    return bool(words) and 3 * sum(map(len, words)) >= len(letters)


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
    """Return the passage that these lines are, in the first way that makes sound grids of them, else the nearest."""
    choices, readings = [*without_borders(paragraphs)], list[tuple[Passage, Paragraphs]]()
    for found, parts in readings_of(choices):
        if found.is_sound:
            return fullest(found, parts)
        readings.append((found, parts))
    for found, parts in readings:
        if found.fitting:
            return fullest(found, parts)
    spaced = spaces.passage([line for part in choices[0] for line in part])
    return spaced or max((found for found, _ in readings), key=regular_cells, default=None)


def readings_of(choices: Iterable[Paragraphs]) -> Iterator[tuple[Passage, Paragraphs]]:
    """Yield the ways to read these lines, each with the rows that it is of."""
    for parts in choices:
        for name, lexer in ways(parts):
            rows = lexed(parts, lexer)
            if rows and any(rows):
                yield Passage(name, [part for part in rows if part]), parts


def fullest(found: Passage, parts: Paragraphs) -> Passage:
    """The reading, unless it has taken what stands between two bars for one cell where there are several blank ones."""
    if found.format != "framed" or found.rows.width in (0, len(found.rows)):
        return found
    return spaces.passage([line for part in parts for line in part]) or found


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
