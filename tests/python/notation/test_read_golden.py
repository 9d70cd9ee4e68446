"""Every form as it is written, and what is read of it whole, damaged, and among other texts: boards, errors and places.

`python -m tests.python.notation.test_read_golden` writes the file anew; it is read before it is kept.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from zlib import crc32

from sudoku_workshop.grid.board import Board, board_of, text_of
from sudoku_workshop.notation import FORMATS, WRITTEN, Ignored, NotationError, parse, read, write
from tests.python.notation.test_notation import FORMS

GOLDEN = Path(__file__).parent / "read.txt"
SHOWN = 240
LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def begun(text: str, *entries: tuple[int, int], without: tuple[int, ...] = ()) -> Board:
    """A puzzle with some entries, and with candidates that are gone."""
    puzzle = parse(text)
    values = list(puzzle.values)
    for cell, digit in entries:
        values[cell] = digit
    made = board_of(puzzle.geometry, puzzle.givens, values)
    return replace(made, grid=made.grid & ~sum(1 << candidate for candidate in without))


BOARDS = {
    "9": begun(LINE, (2, 4), (80 - 8, 3), without=(81 * 3 + 5, 81 + 11)),
    "4": begun("1..4..12.1..3...", (1, 2), without=(16 * 2 + 5,)),
    "12": begun("1" + "." * 141 + "CB", (1, 10)),
}


def halves(text: str) -> tuple[str, str]:
    return text[: len(text) // 2], text[len(text) // 2 :]


def rows(text: str) -> list[str]:
    return text.splitlines()


DAMAGES: dict[str, Callable[[str], str]] = {
    "whole": str,
    "a character less": lambda text: halves(text)[0] + halves(text)[1][1:],
    "a character more": lambda text: halves(text)[0] + "1" + halves(text)[1],
    "another character": lambda text: halves(text)[0] + "z" + halves(text)[1][1:],
    "a digit that is none": lambda text: text.replace("1", "9").replace("3", "0"),
    "cut": lambda text: halves(text)[0],
    "a row less": lambda text: "\n".join([*rows(text)[:2], *rows(text)[3:]]),
    "a row twice": lambda text: "\n".join([*rows(text)[:2], *rows(text)[1:]]),
    "twice": lambda text: f"{text}\n{text}",
    "twice, apart": lambda text: f"{text}\n\nand\n\n{text}",
    "in a letter": lambda text: f"Dear 9 friends,\n{text}\n(from 2 May)\n123\n",
    "quoted": lambda text: "\n".join(f"> {row}" for row in rows(text)),
}
SOME = ("a character less", "another character", "cut", "a row twice", "in a letter")


def told() -> Iterator[str]:
    for size, board in BOARDS.items():
        for name in WRITTEN:
            if size == "9" or not FORMATS[name].only_9:
                text = write(board, name)
                yield f"{name} {size}: {shortened(repr(text))}"
                yield from (f"  {damage}: {shortened(found(made(text)))}" for damage, made in DAMAGES.items())

    for name, (_, text) in FORMS.items():
        yield name
        yield from (f"  {damage}: {shortened(found(DAMAGES[damage](text)))}" for damage in SOME)


def found(text: str) -> str:
    try:
        reading = read(text)
    except NotationError as error:
        return str(error)
    boards = [
        f"{text_of(each.givens)} {crc32(repr((each.values, each.grid)).encode()):08x}" for each in reading.puzzles
    ]
    kinds = (
        ("", map(str, reading.warnings)),
        ("ignored ", map(placed, reading.ignored)),
        ("skipped ", map(placed, reading.skipped)),
    )
    return " | ".join([reading.format, *boards, *(f"{kind}{each}" for kind, some in kinds for each in some)])


def placed(piece: Ignored) -> str:
    return f"{piece.line}:{piece.column}: {piece.text!r}"


def shortened(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}… {len(text)} {crc32(text.encode()):08x}"


def test_every_form_is_written_and_read_as_it_was() -> None:
    assert "\n".join(told()) == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(told()), encoding="utf-8")
