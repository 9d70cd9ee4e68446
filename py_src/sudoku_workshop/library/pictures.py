"""Boards as pictures, as notebooks show them: `svg`, `html`."""

from collections.abc import Iterable
from html import escape
from urllib.parse import quote

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.library.choices import ENGLISH, of_kind, one_of
from sudoku_workshop.library.names import Language
from sudoku_workshop.library.steps import Hint, Step
from sudoku_workshop.library.texts import Source, parse
from sudoku_workshop.messages import rules_words, say
from sudoku_workshop.sheet.drawing import WHITE, Area, Figure, Operation, Page, box
from sudoku_workshop.sheet.grid import ACCENT, Frame, all_notes, digits, frame_in
from sudoku_workshop.sheet.ruled import ruled
from sudoku_workshop.sheet.svg import svg as written
from sudoku_workshop.sheet.symbols import Signs
from sudoku_workshop.sheet.typeset import Type

CELL, MARGIN = 9.0, 1.0  # in millimetres


def svg(puzzle: Source | Step | Hint, candidates: bool | None = None, language: Language = ENGLISH) -> str:
    """Return the puzzle as an SVG picture. Clues are bold, entries are lighter and blue, and candidates are small.

    By default, candidates are shown only if some have been removed from the board. With `candidates`, they are shown
    (True) or hidden (False). A notebook shows a Board as this picture. A step, or the step of a hint, is drawn with its
    marks on the board before it, and always with candidates.

    >>> import sudoku_workshop as sudoku
    >>> picture = sudoku.svg("12.. .... ...1 ....")
    >>> picture[:4], picture.count("<text "), 'aria-label="Sudoku board: 12.........1...."' in picture
    ('<svg', 3, True)
    >>> sudoku.svg("12.. .... ...1 ....", candidates=True).count("<text ")
    38
    """
    one_of("language", language, LANGUAGES)
    of_kind("candidates", candidates, bool | None)
    if isinstance(puzzle, Hint):
        puzzle = puzzle.step or puzzle.board
    if isinstance(puzzle, Step):
        from sudoku_workshop.library.step_pictures import step_svg  # imported late, because it imports this module

        return step_svg(puzzle._step, puzzle.board, puzzle.language, puzzle.explanation)
    board = parse(puzzle)
    board.geometry.refuse_unknown()
    frame = frame_of(board)
    notes = board.crossed != 0 if candidates is None else candidates
    small = all_notes(frame, board, Signs()) if notes else ()
    return drawn(frame, [*digits(frame, board, Signs(), ACCENT), *small], title(board, language), language)


def html(puzzle: Source | Step | Hint, candidates: bool | None = None, language: Language = ENGLISH) -> str:
    """Return the picture that `svg` draws as an HTML image.

    Its text alternative has the puzzle in one line and its rules. Notebooks remove SVG elements from the HTML of
    untrusted sources, but they do not remove images.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.html("12.. .... ...1 ....")[:72]
    '<img alt="Sudoku board: 12.........1...." src="data:image/svg+xml,%3Csvg'
    """
    picture = svg(puzzle, candidates, language)
    return image(picture, str(puzzle) if isinstance(puzzle, Step | Hint) else title(parse(puzzle), language))


def image(picture: str, words: str) -> str:
    """Return an HTML image that contains this SVG picture. `words` is the image's text alternative."""
    return f'<img alt="{escape(words)}" src="data:image/svg+xml,{quote(picture)}">'


def title(board: Board, language: str) -> str:
    """Return a description of the picture for people who cannot see it: the puzzle in one line, and its rules."""
    return " ".join(
        [f"{say(language, 'board.label')}: {text_of(board.values)}", *rules_words(board.geometry, language)]
    )


def frame_of(board: Board) -> Frame:
    """Return the frame in which the grid of this board is drawn."""
    return frame_in(board.geometry, MARGIN, MARGIN, CELL * board.geometry.side)


def empty_picture(board: Board, language: str) -> str:
    """Return the SVG of a board with its lines and rules, but without digits."""
    return drawn(frame_of(board), [], title(board, language), language)


def around(board: Board) -> float:
    """Return the distance from the edge of a picture to the cells, in cells."""
    frame = frame_of(board)
    return frame.x / frame.cell


def drawn(frame: Frame, content: Iterable[Operation], words: str, language: str) -> str:
    """Return the SVG of a grid with this content, on a white background. `words` is its text alternative."""
    side = CELL * frame.geometry.side + 2 * MARGIN
    paper = Area((box(0, 0, side, side),), WHITE)
    return written(Page(side, side, (paper, Figure((*ruled(frame, tint=False), *content), words))), Type(language))
