"""Warnings before printing: for example about texts that are cut, invalid puzzles, and puzzles that occur twice."""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.canonical import canonical
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.search import count
from sudoku_workshop.sheet import dots, matter
from sudoku_workshop.sheet.captions import texts_with
from sudoku_workshop.sheet.chapter import Laid, captions, cell_of
from sudoku_workshop.sheet.covers import back, front
from sudoku_workshop.sheet.document import Document
from sudoku_workshop.sheet.drawing import Operation
from sudoku_workshop.sheet.grid import DIGIT_SIZE
from sudoku_workshop.sheet.legible import is_in
from sudoku_workshop.sheet.limits import NEAR
from sudoku_workshop.sheet.options import Options, Puzzle, Section
from sudoku_workshop.sheet.setting import LARGE_PRINT, POINT, Setting
from sudoku_workshop.sheet.texts import Worded, not_in_user_font, texts
from sudoku_workshop.sheet.typeset import clean
from sudoku_workshop.sheet.word import hidden, letters_of, signs_of, undrawn

TRUSTED = 9  # on larger grids a known solution is assumed to be the only one, because a search may take long
EMPTY = Puzzle(board_of(geometry("9"), [0] * 81), (0,) * 81)  # for a cover that is drawn only to check its words
QUOTED = 80  # how many letters of a text a warning shows, enough to recognise it

Code = Literal[
    "margin",
    "tactile",
    "tactile-large",
    "large",
    "symbols",
    "word",
    "word-font",
    "no-word",
    "no-use",
    "cut-title",
    "font-gone",
    "font-lacks",
    "no-letter",
    "no-solution",
    "several-solutions",
    "repeat",
]
Asked = tuple[Board, bool]  # the puzzle, and whether its solution is known


class Warning(NamedTuple):
    """A warning before printing.

    `puzzles` are the numbers of its puzzles, counted from 1 through the document. `args` are values for its sentence.
    """

    code: Code
    puzzles: tuple[int, ...] = ()
    args: Mapping[str, str] = {}


def warnings(document: Document) -> list[Warning]:
    """Return all warnings, those about the paper first."""
    puzzles = [puzzle for section in document.sections for puzzle in section.puzzles]
    setting = document.setting
    settings = [setting.of(each.chapter) for each in document.chapters]
    cell = min(map(cell_of, settings, document.chapters), default=math.inf)
    worded = [Worded(each, list(captions(of, each))) for of, each in zip(settings, document.chapters, strict=True)]
    return [
        *_margin(setting.options),
        *_tactile(setting, cell, puzzles),
        *_large(setting, cell),
        *_symbols(setting, puzzles),
        *_word(setting, puzzles),
        *_cut(setting, worded),
        *_lacking(setting, worded),
        *_boxed(setting, document.sections),
        *_doubts(tuple(map(_asked, puzzles))),
    ]


def _margin(options: Options) -> Iterator[Warning]:
    """Yield a warning if the paper is too small for the margin in the options."""
    if options.margin > options.margins + NEAR:
        yield Warning("margin", (), {"margin": f"{options.margin:g}", "most": f"{options.margins:g}"})


def _tactile(setting: Setting, cell: float, puzzles: Sequence[Puzzle]) -> Iterator[Warning]:
    """Yield warnings about grids that cannot be read by touch. `cell` is the size of the smallest cells."""
    if not setting.options.tactile:
        return
    if cell < dots.LEAST:
        yield Warning("tactile", (), {"cell": f"{cell:.1f}", "least": f"{dots.LEAST:.1f}"})
    if large := [number for number, puzzle in enumerate(puzzles, 1) if puzzle.board.geometry.n > dots.MOST]:
        yield Warning("tactile-large", tuple(large))


def _large(setting: Setting, cell: float) -> Iterator[Warning]:
    """Yield a warning if digits are smaller than large print requires. `cell` is the size of the smallest cells."""
    [digit] = setting.type.in_grid("1", False)
    scale = DIGIT_SIZE * setting.type.scale(digit)
    size = cell * scale if setting.options.large else LARGE_PRINT
    if size < LARGE_PRINT - NEAR:
        points, least = (some / POINT for some in (size, LARGE_PRINT))
        yield Warning("large", (), {"size": f"{int(points * 10) / 10:g}", "least": f"{least:.0f}"})


def _symbols(setting: Setting, puzzles: Sequence[Puzzle]) -> Iterator[Warning]:
    """Yield a warning about the puzzles whose grids are too large for the chosen symbols."""
    options, type_ = setting.options, setting.type
    if options.signs != "digits" and (
        large := [n for n, puzzle in enumerate(puzzles, 1) if signs_of(options, type_, puzzle).kind == "digits"]
    ):
        yield Warning("symbols", tuple(large))


def _word(setting: Setting, puzzles: Sequence[Puzzle]) -> Iterator[Warning]:
    """Yield a warning if no puzzle can hide the word of the options, or if some solutions cannot spell it."""
    words = setting.options.words
    wrong = [word for word in words if not letters_of(word)]
    if wrong:
        yield Warning("word", (), {"text": " ".join(wrong)})
    elif lost := undrawn("".join(map(letters_of, words)), setting.type):
        yield Warning("word-font", (), {"lost": lost})
    elif words and (
        unfit := [
            number for number, puzzle in enumerate(puzzles, 1) if not hidden(setting.options, setting.type, puzzle)
        ]
    ):
        yield Warning("no-word", tuple(unfit))


def _asked(puzzle: Puzzle) -> Asked:
    return puzzle.board.puzzle, puzzle.solution is not None


def _cut(setting: Setting, worded: Sequence[Worded]) -> Iterator[Warning]:
    """Yield a warning for each text that is not printed in full: titles, headings, notes, and words around puzzles."""
    lost = dict.fromkeys(
        text for text, drawn in _headed(setting, [each.laid for each in worded]) if not is_in(text, drawn)
    )
    yield from map(_too_long, lost)
    cut = defaultdict[str, list[int]](list)
    every = ((one.laid.chapter.shared, *each) for one in worded for each in one.captions)
    for number, (shared, puzzle, drawn) in enumerate(every, 1):
        for text in texts_with(setting, puzzle, shared):
            if not is_in(text, drawn):
                cut[text].append(number)
    for text, numbers in cut.items():
        yield _too_long(text, *numbers)


def _headed(setting: Setting, laid: Sequence[Laid]) -> Iterator[tuple[str, Sequence[Operation]]]:
    """Yield the texts on the pages, except those of puzzles, each with the drawing in which it should be complete."""
    options = setting.options
    titles = options.title, options.subtitle
    if options.cover:
        outside = front(setting, EMPTY, 1)
        yield from ((text, outside) for text in (*titles, options.author))
    if options.back_cover:
        outside = back(setting, EMPTY)
        yield from ((text, outside) for text in titles)
    if options.title_page:
        inside = [operation for side in matter.front(setting) for operation in side.leaf()]
        yield from ((text, inside) for text in (*titles, options.author, options.imprint))
    for chapter, head, _ in laid:
        if chapter.opened:
            yield from ((text, matter.opener(setting, chapter).leaf()) for text in (chapter.heading, chapter.note))
        note = "" if chapter.shown or chapter.opened else chapter.note
        large = (
            titles if chapter.first and not options.titled else ()
        )  # other pages have the title only as a small line
        yield from ((text, head) for text in (*large, chapter.title, note))


def _lacking(setting: Setting, worded: Sequence[Worded]) -> Iterator[Warning]:
    """Yield a warning that lists the characters that the user's font does not have. Other fonts draw these."""
    if lacking := not_in_user_font(setting, worded):
        yield Warning("font-lacks", (), {"lost": _quoted(lacking)})


def _boxed(setting: Setting, sections: Sequence[Section]) -> Iterator[Warning]:
    """Yield a warning for each text with characters that no font has. It lists these characters."""
    for text, numbers in texts(setting.options, sections).items():
        if lost := undrawn(clean(text), setting.type):
            yield Warning("no-letter", tuple(numbers), {"lost": _quoted(lost), "text": _quoted(text)})


def _quoted(text: str) -> str:
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 1]}…"


def _too_long(text: str, *puzzles: int) -> Warning:
    return Warning("cut-title", puzzles, {"text": _quoted(text)})


@lru_cache(maxsize=1)  # cached, because the preview asks again after every change of an option
def _doubts(puzzles: tuple[Asked, ...]) -> tuple[Warning, ...]:
    found = [1 if asked[0].geometry.unknown else _solutions(*asked) for asked in puzzles]
    alike: dict[object, list[int]] = {}
    for number, (board, _) in enumerate(puzzles, 1):
        if board.geometry.unknown:
            continue  # nothing is said about such puzzles
        alike.setdefault((board.geometry.name, canonical(board)), []).append(number)
    none, several = (tuple(n for n, many in enumerate(found, 1) if many == wanted) for wanted in (0, 2))
    return (
        *([Warning("no-solution", none)] if none else []),
        *([Warning("several-solutions", several)] if several else []),
        *(Warning("repeat", tuple(numbers)) for numbers in alike.values() if len(numbers) > 1),
    )


def _solutions(board: Board, known: bool) -> int:
    """Return the number of solutions of a puzzle: 0, 1, or 2 for several.

    A large puzzle whose solution is `known` is not searched, because the search could take too long.
    """
    return 1 if known and board.geometry.n > TRUSTED else count(board, 2)
