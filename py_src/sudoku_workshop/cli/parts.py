"""The input of the command `print`: files, each of which is a part of the document, or the sections of a book."""

from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from sudoku_workshop.api.stored import Book
from sudoku_workshop.book.examine import examine
from sudoku_workshop.cli.books import puzzles_of
from sudoku_workshop.cli.command import FINE, WRONG, tell
from sudoku_workshop.cli.sections import Known, known, sections
from sudoku_workshop.cli.series import Series
from sudoku_workshop.generator import Wish, wish_from
from sudoku_workshop.generator.variants import VariantWish
from sudoku_workshop.messages import say
from sudoku_workshop.sheet import Section


class Portion(NamedTuple):
    """The content of a file or of a book's section.

    `wish` has the properties that its puzzles should have. `practise` is the technique that the reader has to find in
    them.
    """

    title: str
    note: str
    puzzles: Sequence[Known]
    status: int
    wish: Wish | VariantWish | None = None
    practise: str | None = None
    layout: Mapping[str, object] = {}


def of_files(contents: Sequence[bytes | None], options: Namespace) -> Iterator[Portion]:
    titles = [*options.section, *[""] * len(contents)]
    for title, file, content in zip(titles, options.files, contents, strict=False):
        yield Portion(title, "", *known(file, options, content))


def of_book(book: Book, options: Namespace, series: Series | None = None) -> Iterator[Portion]:
    """Yield the sections of a book with their puzzles.

    With a series (a file of all puzzles used so far), puzzles that are already in it are left out. If a section asks
    for new puzzles, further puzzles are made to replace these.
    """
    for section in book["sections"]:
        wish = wish_from(section["order"]["wish"]) if section["order"] else None
        held = puzzles_of(section, options.files[0], options, series)
        layout = dict(section.get("layout", {}))
        yield Portion(section["title"], section["note"], *held, wish, section.get("practise"), layout)


def sections_of(part: Portion, options: Namespace) -> list[Section]:
    asked = Namespace(**vars(options) | {"practise": options.practise or part.practise})
    first, *others = sections(part.title, part.puzzles, asked)
    return [section for section in (first._replace(note=part.note, layout=part.layout), *others) if section.puzzles]


def tell_unmet(parts: Iterable[Portion], options: Namespace) -> int:
    """If `--check` is set, report puzzles without the properties that their section needs. Return the exit status."""
    status, number = FINE, 0
    for part in parts if options.check else ():
        for puzzle in part.puzzles:
            number += 1
            if puzzle.is_judged and (found := examine(puzzle.board, part.wish).unmet):
                names = say(options.lang, "list.comma").join(say(options.lang, f"wish.{name}") for name in found)
                tell(options, "print.warning.unmet", puzzles=number, parts=names)
                status = WRONG
    return status
