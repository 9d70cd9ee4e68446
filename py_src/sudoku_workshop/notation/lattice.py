"""The reader of lines as lattices of cells: every way to read them is tried, and the one with the best score is taken.

The ways differ in what a cell is: a number, a character, a field between separators, a place between bars, or a column
of the text. They also differ in which lines are borders. A way scores by the grids that its rows form, and by how many
cells these explain. Ways with the same score are equally good readings of the same digits, so the first one is taken.
"""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from sudoku_workshop.notation import spaces
from sudoku_workshop.notation.borders import Paragraphs, TextLines, without_borders
from sudoku_workshop.notation.cells import (
    MARK,
    TOKEN,
    CellRow,
    Lexer,
    are_numbers,
    characters,
    fields,
    numbers,
    table,
    table_open,
)
from sudoku_workshop.notation.digits import are_groups
from sudoku_workshop.notation.passage import Passage
from sudoku_workshop.notation.shape import SIDE_OF, SIDES, Rows
from sudoku_workshop.notation.source import Line

FEWEST_TRIMMED = 2  # the fewest short rows if blanks at the ends of rows are missing
TOO_MANY = 2 * max(SIDES) + max(SIDE_OF)  # a number of lines that is too large for one grid
LONG = 4 * TOO_MANY  # in a paragraph with this number of lines, it pays to try the first TOO_MANY lines
WIDTHS = {times * width for times in (1, 2, 3) for width in (*SIDES, *SIDE_OF)}
ENDINGS = {
    mark: re.compile(pattern, re.MULTILINE)
    for mark, pattern in {",": r",[ \t]*$", ";": r";[ \t]*$", "\t": r"\t *$"}.items()
}
HOLE = re.compile(r"""(?<!")""(?!")|(?<!')''(?!')|,[ \t]*,|;[ \t]*;|^[ \t]*[,;]|\S *\t *\t""", re.MULTILINE)


class Score(NamedTuple):
    """How good a reading is. The parts are compared in this order.

    `sound`: it consists of grids without numbers that are too large. `whole`: it is sound and a single square of rows.
    `fits`: it consists of grids. `explained`: if it does not fit, the cells in rows of a possible width.
    """

    sound: bool
    whole: bool
    fits: bool
    explained: int


def score(passage: Passage) -> Score:
    """Return the score of one way to read lines."""
    rows, fits = passage.rows, bool(passage.fitting)
    sound = passage.is_sound
    width = rows.usual_width
    explained = width * rows.widths.count(width) if width in SIDES and not fits else 0
    is_whole = sound and (len(passage.fitting) == 1 or all(map(are_groups, passage.fitting)))
    return Score(sound, is_whole, fits, explained)


def best(paragraphs: Paragraphs) -> Passage | None:
    """Return the reading of these lines with the best score, or None if they cannot be read as cells.

    A reading that is sound and whole cannot be surpassed, so the search ends with it. In a text with too many lines for
    one grid, any sound reading ends the search.
    """
    found: tuple[Score, Passage] | None = None
    is_long = sum(map(len, paragraphs)) > TOO_MANY
    for passage in readings(paragraphs):
        new = score(passage)
        if found is None or new > found[0]:
            found = new, passage
        if new.whole or (new.sound and is_long):
            break
    return found[1] if found else None


def readings(paragraphs: Paragraphs) -> Iterator[Passage]:
    """Yield every passage (rows of cells) that the lines can be read as.

    There are several choices of lines, because it may be doubtful which lines are borders. In the end, cells are found
    by their columns in the text, so that spaces are blank cells.
    """
    choices = [*without_borders(paragraphs)]
    for parts in choices:
        for name, lexer in usable_lexers(parts):
            rows = read_rows(parts, lexer)
            if rows and any(rows):
                yield Passage(name, [part for part in rows if part])
    yield from by_columns(choices[0])


def by_columns(paragraphs: Paragraphs) -> Iterator[Passage]:
    """Yield the passage whose cells are in the same columns of all lines, or of the lines of each paragraph."""
    if found := spaces.passage([line for part in paragraphs for line in part]):
        yield found
    elif len(paragraphs) > 1 and all(each := [spaces.passage(part) for part in paragraphs]):
        yield Passage("spaces", [one.rows for one in each if one])


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
            yield "csv", with_trimmed_fields(fields(separator), separator, lines)
            if ended and separator != "\t":
                yield "csv", fields(separator, after_each=True)
    if hole:
        return
    framed = "framed" if "|" in text else ""
    if framed:
        yield from between_bars(text, lines)
    yield framed or "numbers", numbers
    tokens = TOKEN.findall(text)
    if any(len(token) > 1 for token in tokens) and not are_numbers(tokens):
        yield framed or "lines", characters
    yield from (("csv", fields(separator)) for separator in ENDINGS if separator in text)


def between_bars(text: str, lines: TextLines) -> Iterator[tuple[str, Lexer]]:
    """Yield the lexers for lines with bars, each with the name of its format."""
    widths = {line.text.count("|") + 1 for line in lines}
    has_frame = all(line.text.lstrip().startswith("|") for line in lines)
    if has_frame and len(widths) == 1 and "||" in text:
        yield "csv", partial(table, doubled=False)
    yield "framed", table
    if has_frame and {width - 1 for width in widths} == {len(lines)} and len(lines) in SIDES:
        yield "csv", table_open
    if not has_frame and len(widths) == 1 and len(lines) - max(widths) in (0, 1):
        yield "csv", fields("|")


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


def with_trimmed_fields(lexer: Lexer, separator: str, lines: TextLines) -> Lexer:
    """Return a lexer that adds the blanks at the end of rows, if a program has removed all separators there.

    No line ends with a separator then, and several are short.
    """
    counts = [line.text.count(separator) + 1 for line in lines]
    n = max(counts, default=0)
    trimmed = not any(line.text.rstrip(" ").endswith(separator) for line in lines)
    if n not in SIDES or len(lines) != n or not trimmed or len(lines) - counts.count(n) < FEWEST_TRIMMED:
        return lexer

    def padded(line: Line) -> CellRow | None:
        row = lexer(line)
        if row is None:
            return None
        missing = n - len(row.values)
        return CellRow(
            [*row.values, *[MARK] * missing], [*row.within, *[max(len(line.text) - 1, 0)] * missing], row.start
        )

    return padded


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
