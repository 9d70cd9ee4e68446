"""A word hidden in the solutions: its letters stand for the digits, so dealt out that a row or the diagonal reads it.

Every row of a solution holds every digit once, so each has room for a word of as many different letters; a diagonal has
where no digit comes twice on it. The puzzle stays what it is.
"""

from collections.abc import Sequence

from sudoku_workshop.grid.board import SYMBOLS, Board
from sudoku_workshop.grid.geometry import Cell
from sudoku_workshop.sheet import dots
from sudoku_workshop.sheet.options import Options, Puzzle
from sudoku_workshop.sheet.solved import solved
from sudoku_workshop.sheet.symbols import LARGEST, LETTERS, Signs
from sudoku_workshop.sheet.typeset import Type, clean


def signs_of(options: Options, type_: Type, puzzle: Puzzle) -> Signs:
    """What stands for the puzzle's digits: the letters of the word, where it fits."""
    letters, n = hidden(options, type_, puzzle), puzzle.board.geometry.n
    if options.tactile and n <= dots.MOST:
        return Signs("braille", letters or SYMBOLS)
    if letters:
        return Signs("letters", letters)
    kind = options.signs if n <= LARGEST else "digits"
    return Signs(kind, LETTERS if kind == "letters" else SYMBOLS)


def hidden(options: Options, type_: Type, puzzle: Puzzle) -> str:
    """The letter of each digit, with which the solution reads the word; empty where it has no room for it."""
    letters, n = letters_of(options.word), puzzle.board.geometry.n
    if len(letters) != n or undrawn(letters, type_) or (options.tactile and not dots.can_write(letters)):
        return ""
    board = solved(puzzle)
    digits = [board.values[cell] for cell in _place(options.word_row, n)] if isinstance(board, Board) else []
    return "".join(letter for _, letter in sorted(zip(digits, letters, strict=False))) if len({*digits}) == n else ""


def letters_of(word: str) -> str:
    """The letters as they are printed, capitals where there are such; empty unless each comes once."""
    capitals = "".join(letter.upper() if len(letter.upper()) == 1 else letter for letter in clean(word))
    return capitals if capitals.isalpha() and len({*capitals}) == len(capitals) else ""


def undrawn(letters: str, type_: Type) -> str:
    """Those that no font has, each once."""
    return "".join(letter for letter in dict.fromkeys(letters) if type_.face_of(letter)[1] != letter)


def _place(row: int, n: int) -> Sequence[Cell]:
    """The cells that read the word: of a row, of the last where there are fewer, or with 0 of the diagonal."""
    start = (min(row, n) - 1) * n
    return range(start, start + n) if row else range(0, n * n, n + 1)
