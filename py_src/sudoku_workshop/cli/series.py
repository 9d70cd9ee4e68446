"""A series of volumes: the puzzles that it has so far, in a file, so that none comes again in whatever dress."""

from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sudoku_workshop.cli.command import tell
from sudoku_workshop.cli.holding import hold
from sudoku_workshop.cli.reading import shortened
from sudoku_workshop.files import append
from sudoku_workshop.generator import Made
from sudoku_workshop.grid.board import Board, text_of
from sudoku_workshop.grid.canonical import canonical
from sudoku_workshop.grid.minlex import minlex
from sudoku_workshop.messages import error_words, say
from sudoku_workshop.notation import NotationError, parse


class SeriesError(Exception):
    """A series that cannot be added to: another command has it, or a line of it is no puzzle."""

    def __init__(self, path: Path, line: int = 0, error: NotationError | None = None) -> None:
        super().__init__(path, line, error)
        self.path, self.line, self.error = path, line, error

    def words(self, language: str) -> str:
        if self.error is None:
            return say(language, "cli.series.busy", file=self.path)
        return f"{self.path}:{self.line}:{self.error.column}: {error_words(self.error, language)}"


class Series:
    """The puzzles of a file, one a line. OSError, or SeriesError for a line that is none.

    A last line that was not finished is none either, if it is no puzzle: its writer was stopped. It goes when the next
    puzzle is added.
    """

    def __init__(self, path: Path) -> None:
        self.path, self.unfinished, self.before = path, "", ""
        self.size: int | None = None  # of the lines that stay, where not all do
        content = path.read_bytes() if path.exists() else b""
        *whole, last = content.split(b"\n")
        self.known = {_form(self._board(number, line)) for number, line in enumerate(whole, 1) if line.strip()}
        if last.strip():
            self._finish(last, len(content) - len(last))

    def _board(self, number: int, line: bytes) -> Board:
        try:
            return parse(line.decode("utf-8", "replace"))
        except NotationError as error:
            raise SeriesError(self.path, number, error) from error

    def _finish(self, last: bytes, size: int) -> None:
        """Take the last line, to which nothing puts an end, for a puzzle or for what is to go."""
        try:
            self.known.add(_form(parse(last.decode("utf-8", "replace"))))
            self.before = "\n"
        except NotationError:
            self.unfinished, self.size = last.decode("utf-8", "replace"), size

    def is_new(self, board: Board) -> bool:
        """Whether it is not in it yet; from now on it is."""
        form = _form(board)
        is_new = form not in self.known
        self.known.add(form)
        return is_new

    def new(self, found: Iterable[Made]) -> Iterator[Made]:
        """Those that are not in it yet, each once; and what was not found, to be told."""
        return (made for made in found if not made.met or self.is_new(made.puzzle))

    def kept(self, found: Iterable[Made]) -> Iterator[Made]:
        """The same, added at once."""
        for made in found:
            if made.met:
                self.keep([made.puzzle])
            yield made

    def keep(self, boards: Iterable[Board]) -> None:
        """Add puzzles: all of them, or where the file cannot be written none."""
        if lines := "".join(f"{text_of(board.givens)}\n" for board in boards):
            append(self.path, self.before + lines, self.size)
            self.before, self.size = "", None


@contextmanager
def series_of(options: Namespace) -> Iterator[Series | None]:
    """The series that is asked for; None where none is. What is left out of it is told."""
    with series_at(options.series) as series:
        if series and series.unfinished:
            tell(options, "cli.series.unfinished", file=series.path, text=shortened(series.unfinished))
        yield series


@contextmanager
def series_at(path: Path | None) -> Iterator[Series | None]:
    """The series of a file, which no second command gets meanwhile: both would add the same. None for no file."""
    if path is None:
        yield None
        return
    file = _held(path)
    try:
        yield Series(path)
    finally:
        file.close()
        if not path.stat().st_size:
            path.unlink()


def _held(path: Path) -> IO[str]:
    file = path.open("a", encoding="utf-8")
    try:
        hold(file)
    except OSError:
        file.close()
        raise SeriesError(path) from None
    return file


def _form(board: Board) -> object:
    """The same for all puzzles that differ by names of digits and exchanges of rows and columns. On grids for which
    that is not known: by names, turns and mirrors."""
    try:
        return board.geometry.name, minlex(board)
    except ValueError:
        return board.geometry.name, canonical(board)
