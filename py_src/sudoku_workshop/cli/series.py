"""A series of volumes: the puzzles that it has so far, in a file, so that none comes again in whatever dress."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from sudoku_workshop.generator import Made
from sudoku_workshop.grid.board import Board, text_of
from sudoku_workshop.grid.canonical import canonical
from sudoku_workshop.grid.minlex import minlex
from sudoku_workshop.notation import parse


class Series:
    """The puzzles of a file, one a line. OSError, or ValueError for a line that is none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.known = {_form(parse(line)) for line in lines if line.strip()}

    def new(self, found: Iterable[Made]) -> Iterator[Made]:
        """Those that are not in it yet, each once; and what was not found, to be told."""
        for made in found:
            form = _form(made.puzzle) if made.met else None
            if form is None or form not in self.known:
                self.known |= {form} if form else set()
                yield made

    def kept(self, found: Iterable[Made]) -> Iterator[Made]:
        """The same, added at once."""
        for made in found:
            if made.met:
                self.keep([made.puzzle])
            yield made

    def keep(self, boards: Iterable[Board]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(f"{text_of(board.givens)}\n" for board in boards)


def _form(board: Board) -> object:
    """The same for all puzzles that differ by names of digits and exchanges of rows and columns. On grids for which
    that is not known: by names, turns and mirrors."""
    try:
        return board.geometry.name, minlex(board)
    except ValueError:
        return board.geometry.name, canonical(board)
