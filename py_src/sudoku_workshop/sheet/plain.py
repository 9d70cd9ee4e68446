"""Sheets for fingers and for ears: braille as embossers take it (BRF), and a text to be read aloud.

BRF is lines of 40 cells, 25 a page, in which each character stands for a braille cell (North American ASCII Braille).
In the grids a digit is one cell, written low as in Nemeth's code, a blank is dots 3 and 6; boxes stand apart by a blank
cell and a blank line. Elsewhere a number is the sign # and the letters A to J. Words are English, letter by letter: of
other languages' braille we know nothing, and leave their words out.
"""

from collections.abc import Callable, Iterator, Sequence

from sudoku_workshop.grid.board import Board
from sudoku_workshop.sheet.options import Puzzle, Say, Section
from sudoku_workshop.sheet.solved import solved
from sudoku_workshop.sheet.symbols import Signs
from sudoku_workshop.sheet.typeset import clean

SignsOf = Callable[[Puzzle], Signs]  # what stands for the digits of a puzzle

DIGITS = Signs()
CELLS, LINES = 40, 25
BLANK = "-"
LOW = str.maketrans("1234567890", "ABCDEFGHIJ")
ENGLISH = "en"


def braille(sections: Sequence[Section], title: str, say: Say, language: str, signs: SignsOf = lambda _: DIGITS) -> str:
    """All puzzles, then all solutions, as a BRF file."""
    puzzles = [puzzle for section in sections for puzzle in section.puzzles]
    numbered = [(number, puzzle, _written_with(signs(puzzle))) for number, puzzle in enumerate(puzzles, 1)]
    boards = [(number, puzzle.board.puzzle, letters) for number, puzzle, letters in numbered]
    solutions = ((number, solved(puzzle), letters) for number, puzzle, letters in numbered)
    answers = [(number, board, letters) for number, board, letters in solutions if isinstance(board, Board)]
    known = language == ENGLISH
    parts = [(title if known else "", boards), (say("sheet.solutions") if known else "", answers)]
    blocks = [[[_words(head)] if head else [], *map(_block, some)] for head, some in parts if some]
    return "\f".join(page for part in blocks for page in _pages(part)) + "\f"


def _pages(blocks: Sequence[list[str]]) -> Iterator[str]:
    """As many blocks a page as there is room for, an empty line between two."""
    page: list[str] = []
    for block in blocks:
        if page and len(page) + 1 + len(block) > LINES:
            yield _written(page)
            page = []
        page += [""] * bool(page) + block
        while len(page) > LINES:
            yield _written(page[:LINES])
            page = page[LINES:]
    yield _written(page)


def _written(lines: Sequence[str]) -> str:
    return "".join(f"{line}\r\n" for line in lines)


def _written_with(signs: Signs) -> str:
    """A letter is a cell as a digit is; those that are none in English braille leave digits in their place."""
    return signs.letters if signs.letters.isascii() else DIGITS.letters


def _block(numbered: tuple[int, Board, str]) -> list[str]:
    number, board, letters = numbered
    return [_words(str(number)), *_grid(board, letters)]


def _grid(board: Board, letters: str) -> Iterator[str]:
    (width, height), n = board.geometry.box, board.geometry.n
    for row in range(n):
        if row and row % height == 0 and n + n // height < LINES:
            yield ""
        values = board.values[row * n : row * n + n]
        cells = [letters[value - 1] if value else BLANK for value in values]
        yield " ".join("".join(cells[start : start + width]) for start in range(0, n, width))


def _words(text: str) -> str:
    """Letters, numbers and blanks; signs that have other cells in braille than in print are left out."""
    words = "".join(letter for letter in clean(text) if letter.isascii() and (letter.isalnum() or letter == " "))
    told = " ".join(f"#{word.translate(LOW)}" if word.isdigit() else word.upper() for word in words.split())
    return told[:CELLS]


def aloud(sections: Sequence[Section], title: str, say: Say, signs: SignsOf = lambda _: DIGITS) -> str:
    """The clues of every puzzle row by row, in words, and its solution: to be read to somebody who writes."""
    lines = [clean(title), ""] if title else []
    number = 0
    for section in sections:
        lines += [clean(section.title), ""] if section.title else []
        for puzzle in section.puzzles:
            number += 1
            answer, letters = solved(puzzle), signs(puzzle).letters
            lines += [say("sheet.puzzle", number=number), *_spoken(puzzle.board.puzzle, say, letters), ""]
            told = _spoken(answer, say, letters) if isinstance(answer, Board) else [say(answer)]
            lines += [say("sheet.solutions"), *told, ""]
    return "\n".join(lines)


def _spoken(board: Board, say: Say, letters: str) -> Iterator[str]:
    n = board.geometry.n
    for row in range(n):
        values = board.values[row * n : row * n + n]
        cells = say("list.comma").join(letters[value - 1] if value else say("cell.blank") for value in values)
        yield say("aloud.row", row=row + 1, cells=cells)
