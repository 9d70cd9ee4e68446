"""The two functions that read text: `read` returns all puzzles, and `parse` expects exactly one puzzle."""

from collections.abc import Iterator

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.notation import array, lines
from sudoku_workshop.notation.draft import Draft, Reading
from sudoku_workshop.notation.passage import Passage
from sudoku_workshop.notation.shape import SMALLEST_GRID
from sudoku_workshop.notation.source import Ignored, Source


def passages(source: Source) -> Iterator[Passage | Ignored]:
    """Yield the passages of a text (rows of cells that belong together), and the pieces to ignore.

    If the text contains arrays, as in programs, only the arrays are read. Otherwise, its lines are read.
    """
    arrays = array.passages(source)
    if not arrays:
        yield from lines.passages(source)
        return
    yield from arrays
    for start, end in array.outside(source, arrays):
        yield from source.ignored(start, end)


def draft(text: str, wanted: Geometry | None = None) -> Draft:
    """Return the puzzles of a text. If it has nothing but comments, they are read as if they were no comments."""
    made = draft_of(Source(text), wanted)
    if made.boards or not made.source.comments or any(failure.likeness >= SMALLEST_GRID for failure in made.failures):
        return made
    return draft_of(Source(text, with_comments=False), wanted)


def draft_of(source: Source, wanted: Geometry | None) -> Draft:
    made = Draft(source, wanted)
    made.take_wholes()
    for found in passages(made.text):
        if isinstance(found, Ignored):
            made.ignored.append(found)
        else:
            made.add(found)
    return made


def read(text: str, wanted: Geometry | None = None) -> Reading:
    """Return all puzzles of a text. Raises NotationError if there are none.

    Grids of the same size as `wanted` get the houses of that geometry, and a warning says so. If the text determines
    other houses, these are used instead.
    """
    return draft(text, wanted).reading()


def parse(text: str) -> Board:
    """Return the only puzzle of a text.

    Raises NotationError if there is no puzzle, if there are several, if the text can be read in two ways, if another
    puzzle cannot be read, or if the puzzle has unsupported rules.
    """
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
