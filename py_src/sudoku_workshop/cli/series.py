"""A series of volumes: a file with all its puzzles so far, so that no equivalent puzzle is used again."""

import json
from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sudoku_workshop.cli.command import FINE, WRONG, tell
from sudoku_workshop.cli.locking import lock
from sudoku_workshop.cli.reading import shortened
from sudoku_workshop.files import append
from sudoku_workshop.generator import Made
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.equivalence import form_of
from sudoku_workshop.grid.houses import SIZES
from sudoku_workshop.messages import error_words, say
from sudoku_workshop.notation import NotationError, parse

ENOUGH = 1_000  # known puzzles in a row, after which to stop; of the 36 kinds of 4x4, the rarest is one in 300


class SeriesError(Exception):
    """An error: a series (a file of all puzzles used so far) cannot be used.

    Another command is using the file, or one of its lines is not a puzzle.
    """

    def __init__(self, path: Path, line: int = 0, error: NotationError | None = None) -> None:
        super().__init__(path, line, error)
        self.path, self.line, self.error = path, line, error

    def words(self, language: str) -> str:
        if self.error is None:
            return say(language, "cli.series.busy", file=self.path)
        return f"{self.path}:{self.line}:{self.error.column}: {error_words(self.error, language)}"


class Series:
    """A series: a file of all puzzles used so far, one per line, so that none of them is used again.

    Raises OSError, or SeriesError for a line that is not a puzzle. An incomplete last line that is not a puzzle is
    ignored, because its writer was stopped. It is removed when the next puzzle is added.
    """

    def __init__(self, path: Path) -> None:
        self.path, self.unfinished, self.before = path, "", ""
        self.used_up = False  # whether `only_new` stopped because it found no new puzzles any more
        self.size: int | None = None  # in bytes, of the lines to keep; None to keep all lines
        content = path.read_bytes() if path.exists() else b""
        *whole, last = content.split(b"\n")
        self.known = {form_of(self._board(number, line)) for number, line in enumerate(whole, 1) if line.strip()}
        if last.strip():
            self._finish(last, len(content) - len(last))

    def _board(self, number: int, line: bytes) -> Board:
        try:
            return parse(line.decode("utf-8", "replace"))
        except NotationError as error:
            raise SeriesError(self.path, number, error) from error

    def _finish(self, last: bytes, size: int) -> None:
        """Handle the file's last line if it has no line end.

        If it is a puzzle, it counts as known; if not, it will be removed.
        """
        try:
            self.known.add(form_of(parse(last.decode("utf-8", "replace"))))
            self.before = "\n"
        except NotationError:
            self.unfinished, self.size = last.decode("utf-8", "replace"), size

    def is_new(self, board: Board) -> bool:
        """Return whether no puzzle equivalent to the board is in the series yet.

        From then on, the board counts as known.
        """
        form = form_of(board)
        is_new = form not in self.known
        self.known.add(form)
        return is_new

    def only_new(self, found: Iterable[Made]) -> Iterator[Made]:
        """Yield the puzzles that are not in the series yet, each once, and failed attempts, so that they are reported.

        Ends after too many known puzzles in a row, because the series may have all puzzles of this kind.
        """
        known = 0
        for made in found:
            known = 0 if not made.met or self.is_new(made.puzzle) else known + 1
            if not known:
                yield made
            elif known == ENOUGH:
                self.used_up = True
                return

    def add_each(self, found: Iterable[Made]) -> Iterator[Made]:
        """Yield the puzzles, after adding each of them to the file of the series."""
        for made in found:
            if made.met:
                self.add([made.puzzle])
            yield made

    def add(self, boards: Iterable[Board]) -> None:
        """Add puzzles to the file: all of them, or none if it cannot be written."""
        if lines := "".join(f"{_line(board)}\n" for board in boards):
            append(self.path, self.before + lines, self.size)
            self.before, self.size = "", None


def _line(board: Board) -> str:
    """Return a puzzle as a line of the file: its clues or, if clues do not tell its geometry, a record."""
    clues = text_of(board.givens)
    if board.geometry.name in SIZES:
        return clues
    return json.dumps({"puzzle": clues, "geometry": board.geometry.name})


def tell_used_up(series: Series | None, options: Namespace) -> int:
    """Report if no more new puzzles could be found, because all of them are in the series already.

    Return the exit status.
    """
    if not (series and series.used_up):
        return FINE
    tell(options, "cli.series.used-up", count=ENOUGH, file=series.path)
    return WRONG


@contextmanager
def series_of(options: Namespace) -> Iterator[Series | None]:
    """Yield the series (the file of all puzzles used so far) from the option `--series`, or None without this option.

    An incomplete last line of the file is reported.
    """
    with series_at(options.series) as series:
        if series and series.unfinished:
            tell(options, "cli.series.unfinished", file=series.path, text=shortened(series.unfinished))
        yield series


@contextmanager
def series_at(path: Path | None) -> Iterator[Series | None]:
    """Yield the series (the puzzles used so far) that this file contains, or None if `path` is None.

    The file is locked during the block, because a second command could add the same puzzles.
    """
    if path is None:
        yield None
        return
    is_ours = True
    try:
        with _locked_file(path):
            yield Series(path)
    except SeriesError:
        is_ours = False
        raise
    finally:  # also if the command is stopped while the file is created
        if is_ours and path.exists() and not path.stat().st_size:
            path.unlink()


def _locked_file(path: Path) -> IO[str]:
    file = path.open("a", encoding="utf-8")
    try:
        lock(file)
    except OSError:
        file.close()
        raise SeriesError(path) from None
    return file
