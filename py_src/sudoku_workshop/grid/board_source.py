"""The fields of a board that a person describes: a puzzle in any form, with entries and crossed-out candidates."""

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.candidate_text import candidates_of
from sudoku_workshop.grid.digit_grids import Fields, candidate_grid, digits_of, fields_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.geometry import geometry as geometry_of
from sudoku_workshop.grid.puzzle_forms import Source


def described(
    puzzle: Source, /, values: Source = "", crossed: str = "", excluded: str = "", geometry: str = ""
) -> Fields:
    """Return the fields of the board that the arguments of `Board` describe."""
    import sudoku_workshop  # imported late, because reading is in a room above this one

    grid = geometry_of(geometry) if geometry else None
    if grid and isinstance(puzzle, str) and len(puzzle) == grid.cells:
        found = fields_of(grid, digits_of(grid, puzzle))
    else:
        board = sudoku_workshop.parse(puzzle, geometry=geometry or None)
        found = (board.geometry, board.givens, board.values, board.grid, board.excluded)
    given = not isinstance(values, str) or values
    if not (given or crossed or excluded):
        return found
    own, givens, digits, candidates, never = found
    try:
        entered = _values_in(values, own) if given else digits
        gone, ruled_out = (candidates_of(text, own) for text in (crossed, excluded))
        removed = gone | candidate_grid(own, digits) & ~candidates
        return fields_of(own, givens, entered, removed, never | ruled_out)
    except ValueError as error:
        raise SudokuError(str(error)) from error


def _values_in(values: Source, geometry: Geometry) -> tuple[Digit, ...]:
    """Return the digits of a filled or half-filled grid in any form, such as an answer that is to be checked."""
    import sudoku_workshop

    if isinstance(values, str) and len(values) == geometry.cells:
        return digits_of(geometry, values)
    return sudoku_workshop.parse(values).values
