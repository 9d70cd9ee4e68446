"""Documents for people who touch or hear them: braille for embossers (BRF), and a text to be read aloud.

A page of BRF has 25 lines of 40 braille cells. Each character stands for a braille cell (North American ASCII Braille).
In the grids, a digit is one braille cell, written low as in the Nemeth code. A blank cell of a puzzle is dots 3 and 6.
Between boxes there is an empty braille cell or an empty line. Outside grids, a number is the sign # followed by letters
from A to J. English words are written letter by letter, without contractions. Titles in other languages are left out,
because their braille is not supported; rules are then stated in English.
"""

from collections.abc import Callable, Iterator, Sequence
from textwrap import wrap

from sudoku_workshop.grid.board import Board, candidates
from sudoku_workshop.rules.sentences import sentences
from sudoku_workshop.sheet.options import Puzzle, Say, Section
from sudoku_workshop.sheet.solved import solved
from sudoku_workshop.sheet.symbols import Signs
from sudoku_workshop.sheet.typeset import clean

SignsOf = Callable[[Puzzle], Signs]  # returns the symbols for a puzzle's digits
Numbered = tuple[int, Board, str, list[str]]  # a board's number, the board, its digits' characters, its rules in words

DIGITS = Signs()
CELLS, LINES = 40, 25
BLANK = "-"
LOW = str.maketrans("1234567890", "ABCDEFGHIJ")
ENGLISH = "en"


def braille(sections: Sequence[Section], title: str, say: Say, language: str, signs: SignsOf = lambda _: DIGITS) -> str:
    """Return all puzzles, then all solutions, as a BRF file.

    Braille grids have no room for notes. For an exercise, the file therefore has the puzzle from its start instead of
    the position. `say` says English sentences, and `language` is that of the title.
    """
    puzzles = [puzzle for section in sections for puzzle in section.puzzles]
    numbered = [(number, puzzle, _written_with(signs(puzzle))) for number, puzzle in enumerate(puzzles, 1)]
    known = language == ENGLISH
    boards: list[Numbered] = [
        (number, puzzle.board.puzzle, letters, _rules(puzzle, say)) for number, puzzle, letters in numbered
    ]
    solutions = ((number, solved(puzzle), letters) for number, puzzle, letters in numbered)
    answers: list[Numbered] = [
        (number, board, letters, []) for number, board, letters in solutions if isinstance(board, Board)
    ]
    parts = [(title if known else "", boards), (say("sheet.solutions") if known else "", answers)]
    blocks = [[wrap(_words(head), CELLS), *map(_block, some)] for head, some in parts if some]
    return "\f".join(page for part in blocks for page in _pages(part)) + "\f"


def _pages(blocks: Sequence[list[str]]) -> Iterator[str]:
    """Yield pages. Each has as many of the blocks as fit, with an empty line between two blocks."""
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
    """Return the characters to write for the digits.

    If letters outside ASCII stand for the digits, the digits themselves are written, because English braille has no
    cells for such letters.
    """
    return signs.letters if signs.letters.isascii() else DIGITS.letters


def _rules(puzzle: Puzzle, say: Say) -> list[str]:
    """Return the sentences that state the rules of a puzzle, with their cells, because nothing is drawn."""
    geometry = puzzle.board.geometry
    return sentences(geometry.rules, geometry.side, say)


def _block(numbered: Numbered) -> list[str]:
    number, board, letters, rules = numbered
    apart = (rule.replace("; ", " and ").replace(",", " ") for rule in rules)  # without the signs that braille lacks
    told = (line for rule in apart for line in wrap(_words(rule), CELLS))
    return [_words(str(number)), *told, *_grid(board, letters)]


def _grid(board: Board, letters: str) -> Iterator[str]:
    (width, height), n, used = board.geometry.drawn_box, board.geometry.side, board.geometry.used
    for row in range(n):
        if row and row % height == 0 and n + n // height < LINES:
            yield ""
        places = range(row * n, row * n + n)
        values = {cell: board.values[cell] for cell in places if cell in used}
        cells = [(letters[values[cell] - 1] if values[cell] else BLANK) if cell in used else " " for cell in places]
        yield " ".join("".join(cells[start : start + width]) for start in range(0, n, width)).rstrip()


def _words(text: str) -> str:
    """Return the letters, numbers and spaces of a text.

    Punctuation and other signs are left out, because BRF uses their ASCII characters for other braille cells.
    """
    words = "".join(letter for letter in clean(text) if letter.isascii() and (letter.isalnum() or letter == " "))
    return " ".join(f"#{word.translate(LOW)}" if word.isdigit() else word.upper() for word in words.split())


def aloud(sections: Sequence[Section], title: str, say: Say, signs: SignsOf = lambda _: DIGITS) -> str:
    """Return every puzzle in words, row by row, and its solution.

    Somebody reads the text aloud, and another person writes. For an exercise, the position with its notes is read
    instead of the puzzle, and the answer is the step to be found.
    """
    lines = [clean(title), ""] if title else []
    number = 0
    for section in sections:
        lines += [clean(section.title), ""] if section.title else []
        for puzzle in section.puzzles:
            number += 1
            letters, position = signs(puzzle).letters, puzzle.position
            board = position or puzzle.board.puzzle
            asked = _spoken(board, say, letters, position is not None or board.excluded != 0)
            lines += [say("sheet.puzzle", number=number), *_rules(puzzle, say), *asked, ""]
            lines += [say("sheet.answers" if position else "sheet.solutions"), *_answer(puzzle, say, letters), ""]
    return "\n".join(lines)


def _answer(puzzle: Puzzle, say: Say, letters: str) -> Iterator[str]:
    if puzzle.position:
        yield from (words for shown in puzzle.steps for line in shown.lines for words in line if words)
        return
    answer = solved(puzzle)
    yield from _spoken(answer, say, letters) if isinstance(answer, Board) else [say(answer)]


def _spoken(board: Board, say: Say, letters: str, noted: bool = False) -> Iterator[str]:
    """Yield the words for a board, row by row. With `noted`, the remaining candidates of blank cells are included."""
    n = board.geometry.side
    for row in range(n):
        cells = (_cell(board, cell, say, letters, noted) for cell in range(row * n, row * n + n))
        yield say("aloud.row", row=row + 1, cells=say("list.comma").join(cells))


def _cell(board: Board, cell: int, say: Say, letters: str, noted: bool) -> str:
    if value := board.values[cell]:
        return letters[value - 1]
    if cell not in board.geometry.used:
        return say("aloud.no-cell")
    left = " ".join(letters[digit - 1] for digit in candidates(board, cell)) if noted else ""
    return say("aloud.notes", digits=left) if noted else say("cell.blank")
