"""The texts of a document: those that the user has typed, and all texts on its pages."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from sudoku_workshop.sheet.chapter import Laid
from sudoku_workshop.sheet.drawing import Operation, Text
from sudoku_workshop.sheet.options import Options, Puzzle, Section
from sudoku_workshop.sheet.setting import Setting
from sudoku_workshop.sheet.word import signs_of

WRITTEN = ("digits", "letters")  # the kinds of symbols that are drawn with a font


def texts(options: Options, sections: Sequence[Section]) -> dict[str, list[int]]:
    """Return the texts that the user has typed: titles, notes, and names of puzzles.

    A name comes with the numbers of the puzzles that have it, counted from 1 through the document. Other texts come
    with an empty list.
    """
    found: dict[str, list[int]] = {}
    heads = (words for section in sections for words in (section.title, section.note))
    for text in (options.title, options.subtitle, options.author, *heads):
        found[text] = []
    names = [puzzle.name for section in sections for puzzle in section.puzzles] if "name" in options.show else []
    for number, name in enumerate(names, 1):
        found.setdefault(name, []).append(number)
    return found


def written(drawn: Iterable[Operation]) -> Iterator[str]:
    return (operation.text for operation in drawn if isinstance(operation, Text))


class Worded(NamedTuple):
    """The layout of a chapter, and its puzzles with the drawings of the words above and below them."""

    laid: Laid
    captions: list[tuple[Puzzle, list[Operation]]]


def not_in_user_font(setting: Setting, worded: Sequence[Worded]) -> str:
    """Return the characters on the pages that the user's font does not have."""
    own = setting.type.own
    letters = dict.fromkeys("".join(_words(setting, worded))) if own else ()
    return "".join(letter for letter in letters if own and not letter.isspace() and not own.has(letter))


def _words(setting: Setting, worded: Sequence[Worded]) -> Iterator[str]:
    """Yield the texts around the grids, and the letters in the grids."""
    for laid, captions in worded:
        yield from written(laid.head)
        for puzzle, caption in captions:
            yield from written(caption)
            signs = signs_of(setting.options, setting.type, puzzle)
            yield signs.text(range(1, puzzle.board.geometry.n + 1)) if signs.kind in WRITTEN else ""
