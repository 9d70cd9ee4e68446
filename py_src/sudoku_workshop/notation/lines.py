"""Texts in lines: what each line is (a row, a border, prose or a whole grid), and the passages that rows form.

    Grid 01                    prose: ends a passage
    +-------+-------+          border: skipped
    | 5 3 . | . 7 . |          row
    53..7....6..195... # hard  a whole grid in one line (`oneline.py`): a separate passage

Borders and rows can look alike if `-` is the mark for a blank (see `borders.py`).
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
    cached_if_short,
    characters,
    fields,
    numbers,
    table,
)
from sudoku_workshop.notation.passage import Passage
from sudoku_workshop.notation.shape import LONGEST_ROW, SIDE_OF, SIDES, Rows
from sudoku_workshop.notation.source import Ignored, Line, Source
from sudoku_workshop.notation.thin_lines import take_thin_blocks

WORD = re.compile(r"[A-Za-z]{2,}|[^\W\d_A-Za-z]+")
PLAIN_LETTERS = re.compile(r"[A-PXx]+|[a-pXx]+")  # these may be cells; letters in mixed case, as in "No", are a word
NAN_WORD = re.compile(rf"\b{NAN.pattern}\b")  # NaN, which some programs write for a blank
LETTER = re.compile(r"[^\W\d_]")
TOO_MANY = 2 * max(SIDES) + max(SIDE_OF)  # a number of lines that is too large for one grid
LONG = 4 * TOO_MANY  # in a paragraph with this number of lines, it pays to try the first TOO_MANY lines
WIDTHS = {times * width for times in (1, 2) for width in (*SIDES, *SIDE_OF)}
ENDINGS = {
    mark: re.compile(pattern, re.MULTILINE)
    for mark, pattern in {",": r",[ \t]*$", ";": r";[ \t]*$", "\t": r"\t *$"}.items()
}
HOLE = re.compile(r"""(?<!")""(?!")|(?<!')''(?!')|,[ \t]*,|;[ \t]*;|^[ \t]*[,;]|\S *\t *\t""", re.MULTILINE)


@cached_if_short
def is_prose(text: str) -> bool:
    """Return whether a line is prose: at least a third of it is words, or it has only letters.

    Words consist of letters that cannot be cells. A line that has only letters may still be a row if it is as long as a
    row.
    """
    text = NAN_WORD.sub("", text)
    if not LETTER.search(text):
        return False
    letters = "".join(text.split())
    if letters.isalpha() and len(letters) > 1 and len(letters) not in SIDES:
        return True
    words = [word for word in WORD.findall(text) if not PLAIN_LETTERS.fullmatch(word)]
    return bool(words) and 3 * sum(map(len, words)) >= len(letters)


def lexers(lines: TextLines) -> Iterator[tuple[str, Lexer]]:
    """Yield the lexers (functions that read a line as cells) for these lines, each with the name of its format.

    The most reliable lexer comes first. If the lines have empty fields, only lexers for separated fields are used. If
    all cells are separated, reading them as numbers or as characters gives the same result, so only the former is done.
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


def read_rows(parts: Paragraphs, lexer: Lexer) -> list[Rows] | None:
    """Return the rows of all paragraphs, or None if the lexer cannot read a line.

    A lexer is a function that reads a line as cells.
    """
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
    """Return the passage (rows of cells) that these lines form, or None if the lines cannot be read as cells.

    Lines can be read in several ways. The first way that gives valid grids is used, or else the first way that gives
    any grids. If no way does, spaces are read as blank cells. If that fails too, the result is the passage with the
    most cells in rows of a possible width.
    """
    choices, readings = [*without_borders(paragraphs)], list[tuple[Passage, Paragraphs]]()
    for found, parts in readings_of(choices):
        if found.is_sound:
            return with_all_blanks(found, parts)
        readings.append((found, parts))
    for found, parts in readings:
        if found.fitting:
            return with_all_blanks(found, parts)
    spaced = spaces.passage([line for part in choices[0] for line in part])
    return spaced or max((found for found, _ in readings), key=regular_cells, default=None)


def readings_of(choices: Iterable[Paragraphs]) -> Iterator[tuple[Passage, Paragraphs]]:
    """Yield every passage (rows of cells) that the lines can be read as, and with it the lines that are its rows.

    There are several choices of lines, because it may be doubtful which lines are borders.
    """
    for parts in choices:
        for name, lexer in usable_lexers(parts):
            rows = read_rows(parts, lexer)
            if rows and any(rows):
                yield Passage(name, [part for part in rows if part]), parts


def with_all_blanks(found: Passage, parts: Paragraphs) -> Passage:
    """Return the passage, corrected if several blank cells between two bars were read as one cell."""
    if found.format != "framed" or found.rows.width in (0, len(found.rows)):
        return found
    return spaces.passage([line for part in parts for line in part]) or found


def usable_lexers(parts: Paragraphs) -> Iterator[tuple[str, Lexer]]:
    """Yield the lexers (ways to read a line as cells) that could find grids in these lines.

    If there are none, yield the first lexer that can read the lines at all.
    """
    found = list(lexers([line for part in parts for line in part]))
    long = next((part[:TOO_MANY] for part in parts if len(part) >= LONG), [])
    could = [(name, lexer) for name, lexer in found if not long or could_be_many([lexer(line) for line in long])]
    yield from could or [way for way in found if read_rows([long], way[1])][:1]


def could_be_many(rows: Sequence[CellRow | None]) -> bool:
    """Return whether these rows, which are too many for one grid, could be several grids.

    This is possible if all rows have the same width, and it is the width of one grid or of two grids side by side.
    """
    widths = {len(row.values) if row else 0 for row in rows}
    return len(widths) == 1 and widths <= WIDTHS


def regular_cells(passage: Passage) -> int:
    """Return the number of cells in all rows of the most frequent width, or 0 if no grid has that width."""
    width = passage.rows.usual_width
    return width * passage.rows.widths.count(width) if width in SIDES else 0


def passages(source: Source) -> Iterator[Passage | Ignored]:
    """Yield the passages of a text (rows of cells that belong together), and its prose as ignored pieces.

    A line that contains a whole grid is a separate passage.
    """
    yield from take_thin_blocks(source)
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
    """Yield the passage that the given lines form, if they form one."""
    found = passage_of(paragraphs) if any(line.text.strip() for part in paragraphs for line in part) else None
    if found:
        yield found
