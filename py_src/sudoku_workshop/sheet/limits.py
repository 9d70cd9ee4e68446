"""Checks that refuse options which cannot be followed exactly, or which would make the result illegible."""

from collections.abc import Iterable, Sequence
from urllib.parse import urlsplit

from sudoku_workshop.sheet import dots, qr
from sudoku_workshop.sheet.booklet import FOLD
from sudoku_workshop.sheet.chapter import Laid, captions, cell_of
from sudoku_workshop.sheet.document import Document
from sudoku_workshop.sheet.legible import is_in
from sudoku_workshop.sheet.options import LARGEST, LEFT, SMALLEST, Options, Section
from sudoku_workshop.sheet.rules import rules_of
from sudoku_workshop.sheet.setting import Setting
from sudoku_workshop.sheet.typeset import Type
from sudoku_workshop.sheet.word import letters_of, undrawn

LEAST_CELL = 1.0  # in millimetres; digits in smaller cells are illegible on any printer
NEAR = 0.05  # in millimetres: because of the lines, cells may be smaller than in the options by this much
SCHEMES = ("http", "https")


class SheetError(ValueError):
    """A reason why something cannot be printed. `details` are values for the sentence that belongs to `code`."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code, self.details = code, details


class MissingFontsError(SheetError):
    """Font files are needed that are not loaded. `names` are the names of these files."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = sorted(names)
        super().__init__("fonts", names=", ".join(self.names))


def check(document: Document) -> None:
    """Raise SheetError for the first option that is refused."""
    sections, setting = document.sections, document.setting
    options = setting.options
    _check_paper(options)
    if options.signature % FOLD:
        raise SheetError("signature", found=options.signature, fold=FOLD)
    if options.tactile:
        _check_braille(sections)
    if options.qr:
        _check_address(sections, options.qr)
    for word in options.words:
        _check_word(sections, word, options.word_row, setting.type)
    for chapter in document.chapters:
        _check_cell(options, cell_of(setting.of(chapter.chapter), chapter))
        _check_rules(setting.of(chapter.chapter), chapter)


def _check_paper(options: Options) -> None:
    if any(not SMALLEST <= side <= LARGEST for side in options.size or ()):
        raise SheetError("size", least=f"{SMALLEST:g}", most=f"{LARGEST:g}")
    most = max(0.0, (min(options.page) - LEFT) / 2)
    if options.margin > most:
        raise SheetError("margin", margin=f"{options.margin:g}", most=f"{most:g}")


def _check_address(sections: Sequence[Section], address: str) -> None:
    """Raise SheetError unless this is an address that fits into a QR code together with the longest puzzle."""
    if not _is_address(address):
        raise SheetError("address", found=address)
    boards = [puzzle.board for section in sections for puzzle in section.puzzles]
    try:
        qr.code_of(address, max(boards, key=lambda board: board.geometry.side))
    except ValueError as error:  # the error of qrcodegen is also a ValueError
        raise SheetError("long-address") from error


def _is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in SCHEMES and bool(parts.hostname) and text.isprintable() and " " not in text
    except ValueError:
        return False


def _check_braille(sections: Sequence[Section]) -> None:
    most = max((puzzle.board.geometry.side for section in sections for puzzle in section.puzzles), default=0)
    if most > dots.MOST:
        raise SheetError("tactile-large", n=most, most=dots.MOST)


def _check_word(sections: Sequence[Section], word: str, row: int, type_: Type) -> None:
    """Raise SheetError unless the word can be hidden in at least one puzzle.

    Its letters must all be different, and a font must have them. Some puzzle must have as many digits as the word has
    letters. The largest puzzle must have at least `row` rows.
    """
    letters = letters_of(word)
    if not letters:
        raise SheetError("word", found=word)
    if lost := undrawn(letters, type_):
        raise SheetError("word-font", lost=lost)
    sizes = sorted({puzzle.board.geometry.n for section in sections for puzzle in section.puzzles})
    if sizes and row > sizes[-1]:
        raise SheetError("word-row", found=row, most=sizes[-1])
    if len(letters) not in sizes:
        raise SheetError("word-length", found=word, count=len(letters), sizes=", ".join(map(str, sizes)))


def _check_rules(setting: Setting, laid: Laid) -> None:
    """Raise SheetError if there is no room for a sentence that states a rule, because nobody can solve without it."""
    for number, (puzzle, drawn) in enumerate(captions(setting, laid), laid.chapter.number):
        if not all(is_in(rule, drawn) for rule in rules_of(puzzle, setting.say, laid.chapter.shared)):
            raise SheetError("rules-cut", number=number)


def _check_cell(options: Options, cell: float) -> None:
    """Raise SheetError if cells are too small.

    `cell` is the size for which there is room. It is at most the size in the options.
    """
    if options.tactile and cell < dots.LEAST:
        raise SheetError("tactile", cell=f"{cell:.1f}", least=f"{dots.LEAST:.1f}")
    if options.cell and cell < options.cell - NEAR:
        raise SheetError("cell", cell=f"{options.cell:g}", most=f"{int(cell * 10) / 10:g}")
    if cell < LEAST_CELL - NEAR:
        raise SheetError("small", cell=f"{cell:.1f}", least=f"{LEAST_CELL:g}")
