"""A series of volumes: the puzzles that it has so far, in a file, so that none comes again in whatever dress."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sudoku_workshop.cli.holding import hold
from sudoku_workshop.generator import Made
from sudoku_workshop.grid.board import Board, text_of
from sudoku_workshop.grid.canonical import canonical
from sudoku_workshop.grid.minlex import minlex
from sudoku_workshop.notation import parse


class SeriesBusyError(Exception):
    """Another command has the series."""


class Series:
    """The puzzles of a file, one a line. OSError, or ValueError for a line that is none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.known = {_form(parse(line)) for line in lines if line.strip()}

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
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(f"{text_of(board.givens)}\n" for board in boards)


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
        raise SeriesBusyError from None
    return file


def _form(board: Board) -> object:
    """The same for all puzzles that differ by names of digits and exchanges of rows and columns. On grids for which
    that is not known: by names, turns and mirrors."""
    try:
        return board.geometry.name, minlex(board)
    except ValueError:
        return board.geometry.name, canonical(board)
