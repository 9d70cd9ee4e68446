"""A word that is hidden in the solutions: its letters stand for digits, and a row or the diagonal spells the word.

A row of a solution has every digit once, so it can spell any word of its length whose letters are all different. The
diagonal can spell the word if it has no digit twice. The puzzle itself does not change. If its rules depend on the
values of digits, as on a thermometer, the letters would not say which digit is larger, so no word is hidden.
"""

from collections.abc import Iterator, Sequence
from itertools import cycle

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.sheet import dots
from sudoku_workshop.sheet.options import Options, Puzzle, Section
from sudoku_workshop.sheet.solved import solved
from sudoku_workshop.sheet.symbols import LARGEST, LETTERS, Signs
from sudoku_workshop.sheet.typeset import Type, clean


def signs_of(options: Options, type_: Type, puzzle: Puzzle) -> Signs:
    """Return the symbols for the puzzle's digits.

    If the options have a hidden word, and the puzzle's solution can spell it, the symbols are the letters of this word.
    """
    letters, n = hidden(options, type_, puzzle), puzzle.board.geometry.n
    if options.tactile and n <= dots.MOST:
        return Signs("braille", letters or SYMBOLS)
    if letters:
        return Signs("letters", letters)
    kind = options.signs if n <= LARGEST else "digits"
    return Signs(kind, LETTERS if kind == "letters" else SYMBOLS)


def hidden(options: Options, type_: Type, puzzle: Puzzle) -> str:
    """Return a letter for each digit, so that the solution spells the hidden word. Return "" if that is impossible."""
    letters, n = letters_of(_word(options, puzzle)), puzzle.board.geometry.n
    if len(letters) != n or undrawn(letters, type_) or (options.tactile and not dots.can_write(letters)):
        return ""
    board = solved(puzzle)
    if (
        not isinstance(board, Board)
        or board.geometry.unknown
        or board.geometry.is_overlapping
        or not board.geometry.treats_digits_alike
    ):
        return ""
    digits = [board.values[cell] for cell in _place(options.word_row, n)]
    return "".join(letter for _, letter in sorted(zip(digits, letters, strict=False))) if len({*digits}) == n else ""


def _word(options: Options, puzzle: Puzzle) -> str:
    """Return the word to hide in a puzzle: its own, or the only one of the options."""
    return puzzle.word or ("" if len(options.words) > 1 else options.word)


def with_words(sections: Sequence[Section], options: Options) -> Sequence[Section]:
    """Return the sections with a hidden word for each puzzle, if the options have a list of words.

    Each puzzle gets the next word with as many letters as it has digits. After the last one, the first comes again. A
    puzzle with an explained path, which was written with its digits, gets no word.
    """
    if len(options.words) < 2:
        return sections
    by_length: dict[int, Iterator[str]] = {}

    def worded(puzzle: Puzzle) -> Puzzle:
        n = puzzle.board.geometry.n
        if n not in by_length:
            by_length[n] = cycle([word for word in options.words if len(letters_of(word)) == n])
        return puzzle if puzzle.steps else puzzle._replace(word=next(by_length[n], ""))

    return [section._replace(puzzles=tuple(map(worded, section.puzzles))) for section in sections]


def letters_of(word: str) -> str:
    """Return the letters of a word as printed: in capitals if possible. Return "" if a letter occurs twice."""
    capitals = "".join(letter.upper() if len(letter.upper()) == 1 else letter for letter in clean(word))
    return capitals if capitals.isalpha() and len({*capitals}) == len(capitals) else ""


def undrawn(letters: str, type_: Type) -> str:
    """Return the letters that no font has. Each letter is listed once."""
    return "".join(letter for letter in dict.fromkeys(letters) if type_.face_of(letter)[1] != letter)


def _place(row: int, n: int) -> Sequence[Cell]:
    """Return the cells that spell the hidden word: those of row number `row`, or those of the diagonal if `row` is 0.

    If the grid has fewer rows, its last row is used.
    """
    start = (min(row, n) - 1) * n
    return range(start, start + n) if row else range(0, n * n, n + 1)
