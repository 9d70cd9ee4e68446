"""The construction of a reading from the boards of all formats, the grids of the passages, and the rest of the text."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import compress
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, board_of, with_geometry
from sudoku_workshop.grid.digit_grids import fits
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.beside import abouts
from sudoku_workshop.notation.boxes import drawn_geometry, tells_of
from sudoku_workshop.notation.candidates import take_printed
from sudoku_workshop.notation.digits import TypedGrid, digits_of, groups_of, is_zero_based, misread, zero_based
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.files.sadman import take_marks
from sudoku_workshop.notation.files.simplesudoku import merge
from sudoku_workshop.notation.formats import TAKERS, Taker
from sudoku_workshop.notation.groups import board_of_groups
from sudoku_workshop.notation.list_errors import list_error
from sudoku_workshop.notation.markup import without_markup
from sudoku_workshop.notation.named_lines import turned
from sudoku_workshop.notation.passage import Passage, grids
from sudoku_workshop.notation.sequel import agrees, is_solution, is_state_heading, with_entries
from sudoku_workshop.notation.shape import SMALLEST_GRID
from sudoku_workshop.notation.skipped import Span, skipped
from sudoku_workshop.notation.source import Ignored, Offset, Record, Source, Whole
from sudoku_workshop.search.posed import posed

PUZZLE = re.compile(r"\bpuzzle\b(?!.*solution)", re.IGNORECASE)
PROGRAM = re.compile(
    r"^[ \t]*(#include\b|import java|public class |int main\()|\b(scanf|cin ?>>|Console\.ReadLine)", re.MULTILINE
)


class Reading(NamedTuple):
    """The puzzles of a text.

    `format` names how the text was recognised. `warnings` say which puzzles could not be read, and what was doubtful
    about the others. `ignored` is the rest of the text, and `skipped` are those of its lines that may have been meant
    as puzzles. The other fields have one item for each puzzle. `records` has the puzzle's JSON record, or None for
    plain text. `about` has the information about the puzzle. `places` has the line and column, from 1, at which the
    puzzle begins.
    """

    puzzles: tuple[Board, ...]
    format: str
    warnings: tuple[NotationError, ...]
    ignored: tuple[Ignored, ...]
    skipped: tuple[Ignored, ...] = ()
    records: tuple[Record | None, ...] = ()
    about: tuple[About, ...] = ()
    places: tuple[tuple[int, int], ...] = ()


def with_puzzles(reading: Reading, kept: Sequence[bool]) -> Reading:
    """Return the reading with only some of its puzzles: those with a true value in `kept`."""
    names = ("puzzles", "records", "about", "places")
    aligned = {name: tuple(compress(getattr(reading, name), kept)) for name in names}
    return Reading(**reading._asdict() | aligned)


class Failure(NamedTuple):
    """An error, with a number that is higher the more its text is like a puzzle."""

    likeness: int
    error: NotationError


class Draft:
    """The puzzles, warnings and ignored parts that have been found so far in a text.

    Grids of the same size as the geometry `wanted` get its houses, unless the text determines other houses.
    """

    def __init__(self, source: Source, wanted: Geometry | None = None) -> None:
        self.source = self.text = source
        self.wanted = wanted
        self.boards: list[Whole] = []
        self.failures: list[Failure] = []
        self.notes: list[NotationError] = []
        self.ignored: list[Ignored] = []
        self.scraps: list[Offset] = []  # the offsets of rows in passages that are too small for a puzzle
        self.solutions: list[Span] = []
        self.has_array = False
        self.known = 0  # the number of ignored pieces before the last grid

    def take_wholes(self) -> None:
        """Find the boards in formats that cannot be mistaken for others, such as links, and remove them from the text.

        Before that, sections with a person's pencil marks are removed from the text.
        """
        self.notes += take_marks(self.source)
        for take in TAKERS:
            self.take(take)
        self.text = without_markup(self.source)
        self.notes += self.text.notes
        self.take(take_printed)
        self.ignored = list(self.text.comments)

    def take(self, take: Taker) -> None:
        """Find the boards of one format, and remove them from the text."""
        for found in () if self.text.is_taken else take(self.text):
            if isinstance(found, Whole):
                placed = found._replace(at=self.text.origin(found.at), end=self.text.origin(found.end))
                self.boards.append(self.as_wanted(placed))
                if placed.other:
                    self.boards.append(self.as_wanted(placed._replace(board=placed.other)))
                    both = text_of(placed.board.givens), text_of(placed.other.givens)
                    self.notes.append(self.source.error("two-readings", placed.at, first=both[0], second=both[1]))
                self.note_rules(placed)
            else:
                self.failures.append(Failure(len(self.source.typed), found.as_data()))  # the format was unmistakable

    def note_rules(self, found: Whole) -> None:
        """Add warnings about rules that are not supported, and about parts of a puzzle that were left out."""
        about = found.about or About()
        if about.unknown:
            self.notes.append(self.source.error("unknown-rules", found.at, rules=list(about.unknown)))
        if about.left_out:
            self.notes.append(self.source.error("left-out", found.at, parts=list(about.left_out)))
        if found.is_zero_based:
            self.notes.append(zero_based(self.source, found.at, found.board.geometry.n))

    def add(self, passage: Passage) -> None:
        """Add the grids of a passage, and its errors and ignored parts."""
        failed = len(self.failures)
        self.has_array |= passage.format == "array"
        for found in grids(self.text, passage):
            if isinstance(found, TypedGrid):
                self.add_grid(found, passage.format)
            elif isinstance(found, Ignored):
                self.ignored.append(found)
            else:
                self.failures.append(Failure(passage.likeness, found))
        if passage.likeness < SMALLEST_GRID and len(self.failures) > failed:
            self.scraps += [row.place(0) for row in passage.rows]

    def add_grid(self, grid: TypedGrid, form: str) -> None:
        """Add one grid as a puzzle, unless it belongs to the puzzle before it.

        If it is that puzzle's current state, its digits become entries of the puzzle. If it is the solution, it is left
        out.
        """
        try:
            grid = turned(self.text, grid)
            if groups := groups_of(self.text, grid):
                self.add_groups(grid, groups)
                return
            digits = digits_of(self.text, grid)
            drawn = geometry(grid.layout) if grid.layout else None
            if not drawn and form != "csv":
                drawn = drawn_geometry(self.text, grid.n, grid.at)
        except NotationError as error:
            self.failures.append(Failure(len(grid.values), error))
            return
        span = self.text.origin(grid.at[0]), self.text.origin(grid.at[-1])
        last = self.boards[-1].board if self.boards else None
        if last and self.ignored and is_state_heading(self.ignored[-1]) and agrees(digits, last.givens):
            self.boards[-1] = self.boards[-1]._replace(board=with_entries(last, digits), end=span[1])
        elif last and self.solves_next(grid, digits, last):
            self.solutions.append((self.boards[-1].at, self.boards[-1].end))
            self.boards[-1] = Whole(form, *span, board_of(last.geometry, digits), tells=self.boards[-1].tells)
        elif last and is_solution(digits, last) and not self.is_announced():
            self.solutions.append(span)
            self.ignored.extend(self.text.ignored_cells(grid.at))
        else:
            board, tells = board_of(drawn or geometry(str(grid.n)), digits), "size" if grid.layout else tells_of(drawn)
            self.boards.append(self.as_wanted(Whole(form, *span, board, tells=tells)))
            self.known = len(self.ignored)
            if is_zero_based(grid):
                self.notes.append(zero_based(self.text, grid.at[0], grid.n))
            if found := misread(self.text, grid, digits):
                self.notes.append(self.text.error("misread", grid.at[0], signs=found))

    def add_groups(self, grid: TypedGrid, groups: Sequence[str]) -> None:
        """Add a grid whose cells are written as groups of candidates."""
        try:
            drawn = drawn_geometry(self.text, grid.n, grid.at, even=False)
            board = board_of_groups(drawn or geometry(str(grid.n)), groups)
        except NotationError as error:
            self.failures.append(Failure(len(grid.values), error))
            return
        span = self.text.origin(grid.at[0]), self.text.origin(grid.at[-1])
        self.boards.append(self.as_wanted(Whole("candidates", *span, board, tells=tells_of(drawn))))

    def solves_next(self, grid: TypedGrid, digits: Sequence[int], last: Board) -> bool:
        """Return whether the grid before this one is its solution, and is not a puzzle that was read otherwise."""
        is_grid = not self.boards[-1].record and not grid.layout and last.geometry.cells == len(digits)
        return is_grid and all(last.values) and is_solution(last.values, board_of(last.geometry, digits))

    def is_announced(self) -> bool:
        """Return whether the line before a grid calls it a puzzle, although it is the solution of another one."""
        last = self.source.place(self.boards[-1].end)[0]
        new = self.ignored[self.known :]
        said = self.text.comments[bisect_right(self.text.comments, last, key=lambda piece: piece.line) :]
        return any(PUZZLE.search(piece.text) for piece in (*said, *new) if piece.line > last)

    def as_wanted(self, found: Whole) -> Whole:
        """Return the board with the houses of the wanted geometry.

        If the text of the board determines other houses, the board is returned unchanged.
        """
        board, wanted = found.board, self.wanted
        if wanted is None or wanted is board.geometry or found.tells == "all" or wanted.cells != board.geometry.cells:
            return found
        if found.tells == "boxes" and wanted.box != board.geometry.box:
            return found
        if not fits(wanted, board.values):
            return found
        self.notes.append(self.source.error("as-wanted", found.at, geometry=wanted.name))
        return found._replace(board=with_geometry(board, wanted))

    def reading(self) -> Reading:
        """Return the result, or raise the most important error if there is no puzzle.

        If there are puzzles, there are no warnings about passages that are too small for a grid.
        """
        if not self.boards:
            raise self.most_important_error()
        warnings = [*self.notes, *(error for likeness, error in self.failures if likeness >= SMALLEST_GRID)]
        self.boards = merge(self.source, sorted(self.boards, key=lambda found: found.at))
        scraps = [part for at in self.scraps for part in self.text.ignored(*self.text.line_around(at))]
        ignored = tuple(sorted([*self.ignored, *scraps]))
        read = [*((found.at, found.end) for found in self.boards), *self.solutions]
        return Reading(
            puzzles=tuple(posed(found.board) for found in self.boards),
            format=self.format(),
            warnings=tuple(sorted(warnings, key=lambda error: (error.line, error.column))),
            ignored=ignored,
            skipped=tuple(skipped(self.source, ignored, read)),
            records=tuple(found.record for found in self.boards),
            about=tuple(abouts(self.source, self.boards, ignored)),
            places=tuple(self.source.place(found.at) for found in self.boards),
        )

    def most_important_error(self) -> NotationError:
        """Return the error of the passage that is most like a puzzle.

        In prose, small passages do not count. If the text is a program without arrays, it has its own error, because
        the program reads its puzzle when it runs.
        """
        program = PROGRAM.search(self.source.plain)
        if program and not self.has_array:
            return self.source.error("program", program.start())
        if error := list_error(self.source):
            return error
        best = max(self.failures, key=lambda failure: failure.likeness, default=None)
        is_prose = bool(self.ignored) and best is not None and best.likeness < SMALLEST_GRID
        return best.error if best and not is_prose else self.source.error("empty", 0)

    def format(self) -> str:
        """Return the name of the first grid's format, or "list" for several grids with one per line."""
        first = self.boards[0].format
        return "list" if first == "line" and len(self.boards) > 1 else first
