"""A reading that is being put together: what the formats give, the grids of the passages, what is told and left out."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, board_of, under
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.beside import abouts
from sudoku_workshop.notation.boxes import drawn_geometry, tells_of
from sudoku_workshop.notation.candidates import take_candidates
from sudoku_workshop.notation.cells import BAD
from sudoku_workshop.notation.digits import TypedGrid, digits_of, is_zero_based, zero_based_note
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.hodoku import take_hodoku
from sudoku_workshop.notation.links import take_links
from sudoku_workshop.notation.opensudoku import take_opensudoku
from sudoku_workshop.notation.passage import Passage, grids
from sudoku_workshop.notation.record import take_records
from sudoku_workshop.notation.sadman import take_marks
from sudoku_workshop.notation.shape import SMALLEST_GRID
from sudoku_workshop.notation.simplesudoku import merged
from sudoku_workshop.notation.skipped import Span, skipped
from sudoku_workshop.notation.solo import take_solo
from sudoku_workshop.notation.source import Ignored, Offset, Record, Source, Whole
from sudoku_workshop.notation.sukaku import take_sukaku
from sudoku_workshop.search.posed import posed

TAKERS = (take_opensudoku, take_records, take_links, take_solo, take_hodoku, take_sukaku, take_candidates)
PROGRAM = re.compile(
    r"^[ \t]*(#include\b|import java|public class |int main\()|\b(scanf|cin ?>>|Console\.ReadLine)", re.MULTILINE
)
BAD_WEIGHT = 4  # program text has a third of such characters, a puzzle with a slip one or two


class Reading(NamedTuple):
    """What a text holds. `format` names how it was recognised; `warnings` tell of puzzles that could not be read.

    `ignored` is all the text besides; `skipped` are those lines of it that may have been meant as puzzles. `records`
    are the JSON records of the puzzles, None for each that is plain text; `about` is what is told about each, and
    `places` are the line and the column, from 1, where each begins.
    """

    puzzles: tuple[Board, ...]
    format: str
    warnings: tuple[NotationError, ...]
    ignored: tuple[Ignored, ...]
    skipped: tuple[Ignored, ...] = ()
    records: tuple[Record | None, ...] = ()
    about: tuple[About, ...] = ()
    places: tuple[tuple[int, int], ...] = ()


class Draft:
    """A reading that is being put together."""

    def __init__(self, source: Source, wanted: Geometry | None = None) -> None:
        self.source = source
        self.wanted = wanted
        self.boards: list[Whole] = []
        self.failures: list[tuple[int, NotationError]] = []  # with their likeness to a puzzle
        self.notes: list[NotationError] = []
        self.ignored: list[Ignored] = []
        self.scraps: list[Offset] = []  # where the rows of what is too small for a puzzle begin
        self.solutions: list[Span] = []
        self.has_array = False

    def take_wholes(self) -> None:
        """The boards that their formats give whole; what is only marked in a file goes with none."""
        self.notes += take_marks(self.source)
        for take in TAKERS:
            for found in take(self.source):
                if isinstance(found, Whole):
                    self.boards.append(self.as_wanted(found))
                    self.tell_rules(found)
                else:
                    self.failures.append((len(self.source.typed), found.as_data()))  # a form that was sure
        self.ignored = list(self.source.comments)

    def tell_rules(self, found: Whole) -> None:
        """Names the rules that are not known, without which nothing that is said of the puzzle holds; and the rest."""
        about = found.about or About()
        if about.unknown:
            self.notes.append(self.source.error("unknown-rules", found.at, rules=list(about.unknown)))
        if about.left_out:
            self.notes.append(self.source.error("left-out", found.at, parts=list(about.left_out)))

    def add(self, passage: Passage) -> None:
        """The grids of one passage."""
        likeness = sum(passage.rows.widths) - BAD_WEIGHT * sum([row.values.count(BAD) for row in passage.rows])
        failed = len(self.failures)
        self.has_array |= passage.format == "array"
        for found in grids(self.source, passage):
            if isinstance(found, TypedGrid):
                self.add_grid(found, passage.format)
            elif isinstance(found, Ignored):
                self.ignored.append(found)
            else:
                self.failures.append((likeness, found))
        if likeness < SMALLEST_GRID and len(self.failures) > failed:
            self.scraps += [row.place(0) for row in passage.rows]

    def add_grid(self, grid: TypedGrid, form: str) -> None:
        """One grid; the solution of the one before is no puzzle of its own."""
        try:
            digits = digits_of(self.source, grid)
            drawn = drawn_geometry(self.source, grid.n, grid.at)
        except NotationError as error:
            self.failures.append((len(grid.values), error))
            return
        span = grid.at[0], grid.at[-1]
        last = self.boards[-1].board if self.boards else None
        if last and self.ignored and is_state_heading(self.ignored[-1]) and agrees(digits, last.givens):
            self.boards[-1] = self.boards[-1]._replace(board=with_entries(last, digits), end=span[1])
        elif last and is_solution(digits, last.givens):
            self.solutions.append(span)
            self.ignored.extend(self.source.ignored_cells(grid.at))
        else:
            board, tells = board_of(drawn or geometry(str(grid.n)), digits), tells_of(drawn)
            self.boards.append(self.as_wanted(Whole(form, *span, board, tells=tells)))
            self.note(grid)

    def as_wanted(self, found: Whole) -> Whole:
        """Return the board with the houses of the geometry that is wanted, unless its text tells others."""
        board, wanted = found.board, self.wanted
        if wanted is None or wanted is board.geometry or found.tells == "all" or wanted.n != board.geometry.n:
            return found
        if found.tells == "boxes" and wanted.box != board.geometry.box:
            return found
        self.notes.append(self.source.error("as-wanted", found.at, geometry=wanted.name))
        return found._replace(board=under(board, wanted))

    def note(self, grid: TypedGrid) -> None:
        """Adds the notes on how a grid was read."""
        if is_zero_based(grid):
            self.notes.append(zero_based_note(self.source, grid))

    def reading(self) -> Reading:
        """The result, or the worst error. Beside good puzzles, bits too small for a grid are no failed puzzles."""
        if not self.boards:
            raise self.worst()
        warnings = [*self.notes, *(error for likeness, error in self.failures if likeness >= SMALLEST_GRID)]
        self.boards = merged(self.source, sorted(self.boards, key=lambda found: found.at))
        scraps = [part for at in self.scraps for part in self.source.ignored(*self.source.line_around(at))]
        ignored = tuple(sorted([*self.ignored, *scraps]))
        return Reading(
            tuple(posed(found.board) for found in self.boards),
            self.format(),
            tuple(sorted(warnings, key=place)),
            ignored,
            tuple(skipped(self.source, ignored, [(found.at, found.end) for found in self.boards] + self.solutions)),
            tuple(found.record for found in self.boards),
            tuple(abouts(self.source, self.boards, ignored)),
            tuple(self.source.place(found.at) for found in self.boards),
        )

    def worst(self) -> NotationError:
        """What is wrong with the largest thing that could be a puzzle; bits in the middle of prose are none.

        A program's lines are not meant as cells, so there is nothing wrong with them: it reads its puzzle when it runs.
        """
        likeness, error = max(self.failures, key=lambda failure: failure[0], default=(0, None))
        program = PROGRAM.search(self.source.plain)
        if program and not self.has_array:
            return self.source.error("program", program.start())
        return error if error and (likeness >= SMALLEST_GRID or not self.ignored) else self.source.error("empty", 0)

    def format(self) -> str:
        """The name of what was recognised: that of the first grid, but many grids, one a line, are a list."""
        first = self.boards[0].format
        return "list" if first == "line" and len(self.boards) > 1 else first


def place(error: NotationError) -> tuple[int, int]:
    return error.line, error.column


def is_state_heading(part: Ignored) -> bool:
    """Whether what follows is the state of the puzzle before: SadMan's files say so."""
    return part.text.lower() == "[state]"


def agrees(digits: Sequence[int], givens: Sequence[int]) -> bool:
    """Whether no digit stands where another one is given."""
    return len(digits) == len(givens) and all(a in (0, b) or not b for a, b in zip(givens, digits, strict=True))


def with_entries(puzzle: Board, digits: Sequence[int]) -> Board:
    """The puzzle with these digits written in."""
    values = [given or digit for given, digit in zip(puzzle.givens, digits, strict=True)]
    return board_of(puzzle.geometry, puzzle.givens, values)


def is_solution(full: Sequence[int], puzzle: Sequence[int]) -> bool:
    """Whether one grid is full and the other, not full itself, agrees with it."""
    if 0 in full or 0 not in puzzle or len(full) != len(puzzle):
        return False
    return all(a in (0, b) for a, b in zip(puzzle, full, strict=True))
