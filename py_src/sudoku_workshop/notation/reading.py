"""The two functions that read text: `read` returns all puzzles, and `parse` expects exactly one puzzle."""

import re
from collections.abc import Iterator

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.notation import array, lines
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.draft import Draft, Reading
from sudoku_workshop.notation.heads import without_heads
from sudoku_workshop.notation.passage import Passage
from sudoku_workshop.notation.shape import SMALLEST_GRID
from sudoku_workshop.notation.source import Ignored, Source, are_comments

NINE = geometry("9")
PLAIN = re.compile(r"[.0-9]{81}\n?")
LONGEST_COMMENTED = 100_000  # in characters: a longer text is read a second time only if all of it is comments
PLAIN_LIST = re.compile(r"(?:(?:[.1-9]{81}|[0-9]{81})\n)+(?:[.1-9]{81}|[0-9]{81})\n?")
DIGITS = bytes.maketrans(b".0123456789", bytes([0, *range(10)]))


def passages(source: Source) -> Iterator[Passage | Ignored]:
    """Yield the passages of a text (rows of cells that belong together), and the pieces to ignore.

    If the text contains arrays, as in programs, only the arrays are read. Otherwise, its lines are read.
    """
    if source.is_taken:
        return
    arrays = array.passages(source)
    if not arrays:
        yield from lines.passages(source)
        return
    yield from arrays
    for start, end in array.outside(source, arrays):
        yield from source.ignored(start, end)


def draft(text: str, wanted: Geometry | None = None) -> Draft:
    """Return the puzzles of a text. If it has none, it is read without signs of comments, and without alike lines."""
    made = draft_of(Source(text), wanted)
    if made.boards:
        return made
    is_doubtful = any(failure.likeness >= SMALLEST_GRID for failure in made.failures)
    has_comments = made.source.comments and not is_doubtful and len(text) <= LONGEST_COMMENTED
    if are_comments(made.source.plain) or has_comments:
        second = draft_of(Source(text, with_comments=False), wanted)
        if second.boards:
            return second
        made = made if is_doubtful else second
    inner = without_heads(text)
    second = draft_of(inner, wanted) if inner else made
    return second if second.boards and not second.failures else made


def draft_of(source: Source, wanted: Geometry | None) -> Draft:
    made = Draft(source, wanted)
    made.take_wholes()
    for found in passages(made.text):
        if isinstance(found, Ignored):
            made.ignored.append(found)
        else:
            made.add(found)
    return made


def plain_board(text: str) -> Board | None:
    """Return the board of a text that has nothing but 81 digits and dots, or None. This is quicker than `draft`."""
    if len(text) > NINE.cells + 1 or not PLAIN.fullmatch(text):
        return None
    return board_of_plain(text[: NINE.cells])


def plain_lines(text: str) -> list[str]:
    """Return the lines of a text of several lines that are all puzzles of 81 digits and dots, or none.

    A line without a blank may be the solution of another line.
    """
    lines = text.split() if PLAIN_LIST.fullmatch(text) else []
    return lines if all("." in line or "0" in line for line in lines) else []


def board_of_plain(line: str) -> Board:
    """Return the board of a line of 81 digits and dots."""
    return board_of(NINE, line.encode("ascii").translate(DIGITS))


def plain_list(text: str) -> Reading | None:
    """Return the puzzles of a text that `plain_lines` can read, or None. This is quicker than `draft`."""
    lines = plain_lines(text)
    if not lines:
        return None
    boards = tuple(map(board_of_plain, lines))
    places = tuple((line, 1) for line in range(1, len(boards) + 1))
    return Reading(boards, "list", (), (), (), (None,) * len(boards), (About(),) * len(boards), places)


def read(text: str, wanted: Geometry | None = None) -> Reading:
    """Return all puzzles of a text. Raises NotationError if there are none.

    Grids of the same size as `wanted` get the houses of that geometry, and a warning says so. If the text determines
    other houses, these are used instead.
    """
    board = None if wanted else plain_board(text)
    if board:
        return Reading((board,), "line", (), (), (), (None,), (About(),), ((1, 1),))
    if not wanted and (found := plain_list(text)):
        return found
    return draft(text, wanted).reading()


def parse(text: str) -> Board:
    """Return the only puzzle of a text.

    Raises NotationError if there is no puzzle, if there are several, if the text can be read in two ways, if another
    puzzle cannot be read, or if the puzzle has unsupported rules.
    """
    if board := plain_board(text):
        return board
    made = draft(text)
    reading = made.reading()
    for note in made.notes:
        if note.code == "two-readings":
            raise note
    if len(reading.puzzles) > 1:
        raise made.source.error("several-puzzles", made.boards[1].at, found=len(reading.puzzles))
    for error in reading.warnings:
        if error not in made.notes or error.code == "unknown-rules":
            raise error
    return reading.puzzles[0]
