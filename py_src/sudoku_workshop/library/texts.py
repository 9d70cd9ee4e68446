"""Reading and writing texts: `parse`, `read`, `write`."""

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.board import Board, with_geometry
from sudoku_workshop.grid.geometry import geometry as geometry_of
from sudoku_workshop.grid.geometry_name import GEOMETRIES, PLUS
from sudoku_workshop.grid.geometry_rules import with_wanted
from sudoku_workshop.grid.overlapping import AT, LAYOUTS
from sudoku_workshop.grid.puzzle_forms import Source as Source
from sudoku_workshop.grid.puzzle_forms import Text
from sudoku_workshop.library.choices import of_kind, one_of
from sudoku_workshop.library.names import Format
from sudoku_workshop.library.sources import board_of_source, refuse_file_name, text_in
from sudoku_workshop.notation import WRITTEN, NotationError, Reading
from sudoku_workshop.notation import read as read_text
from sudoku_workshop.notation import write as write_text
from sudoku_workshop.search.posed import posed


def parse(puzzle: Source, geometry: str | None = None) -> Board:
    """Return the only puzzle in a text, a file, rows or an array. A Board is returned unchanged.

    A text may be in any notation; a file is a `pathlib.Path` or an open file. Rows are lists of numbers or characters,
    or lines of text. An array may be a NumPy array or a DataFrame. 0, None, NaN and "." are blank cells.

    A text of digits cannot express other rules than those of rows, columns and boxes, but `geometry` can. For example,
    "9x" adds both diagonals, and "9+knight" forbids equal digits a knight's move apart. Rules that the puzzle has are
    kept. Raises SudokuError, with line, column and reason, if there is not exactly one puzzle.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.parse("12.. .... ...1 ....")
    Board('12.........1....')
    >>> sudoku.parse([[1, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]])[1, 2]
    2
    >>> made = sudoku.generate(size="9x", seed="doc")
    >>> digits = "".join(str(digit) for digit in made.puzzle.givens)
    >>> sudoku.count(made.puzzle), sudoku.parse(digits, geometry="9x") == made.puzzle
    (1, True)
    """
    board = board_of_source(puzzle)
    if geometry is None:
        return board
    if not (isinstance(geometry, str) and (PLUS in geometry or AT in geometry or geometry in LAYOUTS)):
        one_of("geometry", geometry, GEOMETRIES)
    grid = geometry_of(geometry)
    try:
        return posed(with_geometry(board, with_wanted(board.geometry, grid)))
    except ValueError as error:
        raise SudokuError(f"geometry {geometry!r}: {error}") from error


def read(text: Text) -> Reading:
    """Return all puzzles in a text, with warnings about parts that could not be read, and the parts that were ignored.

    The text may be in a file: a `pathlib.Path` or an open file. Raises SudokuError if there is no puzzle.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.read("12.. .... ...1 ....\\n3... .1.. .... ...4").puzzles
    (Board('12.........1....'), Board('3....1.........4'))
    """
    found = text_in(text)
    of_kind("text", text if found is None else found, str)
    try:
        return read_text(str(found))
    except NotationError as error:
        refuse_file_name(str(found), error)
        raise


def write(puzzle: Source, format: Format = "line") -> str:
    """Return the puzzle as text: "line", "lines", "grid", "candidates", "hodoku" or another format of docs/formats.md.

    Raises SudokuError if the format cannot express the puzzle, for example its diagonals or unusual boxes.

    >>> import sudoku_workshop as sudoku
    >>> print(sudoku.write("12.. .... ...1 ....", "lines"))
    12..
    ....
    ...1
    ....
    """
    one_of("format", format, WRITTEN)
    try:
        return write_text(parse(puzzle), format)
    except ValueError as error:  # raised if the format is for one size only
        raise SudokuError(str(error)) from error
