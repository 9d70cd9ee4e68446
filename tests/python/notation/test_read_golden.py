"""A golden test of all formats: how boards are written, and the results of reading whole, damaged and embedded texts.

`python -m tests.python.notation.test_read_golden` writes the golden file again. Check its diff before you commit it.
"""

import json
import zlib
from base64 import b32hexencode
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation import FORMATS, WRITTEN, Ignored, NotationError, parse, read, write
from sudoku_workshop.notation.links.lzstring import pack
from tests.python.notation.test_notation import FORMS
from tests.support.golden import Golden, grouped

GOLDEN = Golden(Path(__file__).with_name("read.txt"))
SHOWN = 240
LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def begun(text: str, *entries: tuple[int, int], without: tuple[int, ...] = ()) -> Board:
    """Return a puzzle with some entries, and without some candidates."""
    puzzle = parse(text)
    values = list(puzzle.values)
    for cell, digit in entries:
        values[cell] = digit
    return board_of(puzzle.geometry, puzzle.givens, values, removed=sum(1 << candidate for candidate in without))


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
PACKED = ("sudokucoach",)  # compressed by zlib, whose output depends on the machine
SOME = ("a character less", "another character", "cut", "a row twice", "in a letter")

SMALL = "1..4..12.1..3..."
ZERO_BASED = "\n".join(("012345678", *["........."] * 7, "876543210"))


def state(**facts: object) -> str:
    """Return a state of sudoku.coach, with 81 cells unless `facts` say otherwise."""
    told = {"givenDigits": "1" + "0" * 80, "userDigits": "0" * 81, "userCellCandidates": ""} | facts
    return "SCv7_32_" + b32hexencode(zlib.compress(json.dumps(told).encode())).decode().rstrip("=").lower()


def cells(*rows: str, more: str = "") -> str:
    """Return a link to a puzzle in SudokuPad's shortened format."""
    return "https://sudokupad.app/scl" + pack(f"{{ce:[{','.join(rows)}]{more}}}")


FIRST, *EMPTY = "[{v:1},,,{v:4}]", *["[,,,]"] * 3
TOLD = '{"givenDigits": "", "userDigits": "", "userCellCandidates": "", "more": ""}'
FULL = "0" * (1_000_000 - len(TOLD) - 2 * 81)
EDGES = {
    "one less is the highest digit": ZERO_BASED,
    "states that are none": json.dumps([{"state": 5}, {"state": {}}, {"puzzle": 4}, {"puzzle": "x" * 16}]),
    "a state of other values": json.dumps({"state": {"givens": SMALL, "values": "2" + SMALL[1:]}}),
    "a state of more values": json.dumps({"state": {"givens": SMALL, "values": LINE}}),
    "a state of entries": json.dumps({"state": {"givens": SMALL, "values": "12" + SMALL[2:], "geometry": "4"}}),
    "of another size": json.dumps({"puzzle": SMALL, "geometry": "9"}),
    "of no size": json.dumps({"puzzle": SMALL, "geometry": "5"}),
    "of a size that is a number": json.dumps({"puzzle": SMALL, "geometry": 4}),
    "with diagonals": json.dumps({"puzzle": LINE, "geometry": "9x"}),
    "records": json.dumps([{"puzzle": SMALL}, {"puzzle": SMALL[1:]}, {"puzzle": SMALL.replace(".", "0")}]),
    "puzzles": json.dumps({"puzzles": [{"puzzle": SMALL}, {"state": 1}, 7, {"fpuzzles": {"size": 4, "grid": []}}]}),
    "nothing in it": json.dumps({"puzzles": []}),
    "deep": "[" * 3000,
    "coach": state(userDigits="02" + "0" * 79, userCellCandidates="-".join(["0", "0", "6", *["0"] * 78])),
    "coach, cells": state(givenDigits="1" * 80),
    "coach, entries": state(userDigits="1" * 80),
    "coach, marks": state(userCellCandidates="1-2"),
    "coach, cut": state()[:-9],
    "coach, long": state(more="0" * 1_000_000),
    "coach, as long as can be": state(more=FULL),
    "coach, one more": state(more=FULL + "0"),
    "SudokuPad": cells(FIRST, *EMPTY, more=",metadata:{t:'T',author:'A'}"),
    "SudokuPad, ragged": cells("[{v:1},,]", *EMPTY),
    "SudokuPad, five": cells(*["[,,,,]"] * 5),
    "SudokuPad, high": cells("[{v:5},,,]", *EMPTY),
    "SudokuPad, words": cells("[{v:'1'},,,]", *EMPTY),
    "SudokuPad, no cell": cells("[1,,,]", *EMPTY),
    "SudokuPad, rules": cells(FIRST, *EMPTY, more=",cages:[{ce:[[0,0]]}],arrows:[1],thing:[2],re:[]"),
    "exchange, short": f"https://sudokuexchange.com/play/?s={'Z' * 13}",
    "exchange, runs": f"https://sudokuexchange.com/play/?s={'1' * 16}{'J' * 6}{'F'}",
    "exchange, digits": f"https://sudokuexchange.com/play/?s={LINE.replace('.', '0')}",
    "a program with a puzzle": "#include <stdio.h>\nint a[4][4] = {{1,2,3,4},\n{1,2,3,4,5},\n{0,1,0,0},\n{3,0,0,0}};",
    "a program": "#include <stdio.h>\n12345678\nint main() { scanf(0); }",
    "two of one line": f"{SMALL} {SMALL}",
    "rows and a line": f"1..4\n..12\n.1..\n3...\n{SMALL}",
    "an empty one": "." * 16,
    "too small": "12\n21",
}  # fmt: skip


@cache
def readings() -> dict[str, str]:
    return grouped(told())


def told() -> Iterator[tuple[str, str]]:
    """Yield lines, each with its case: a format that is written, one that is only read, or an unusual text."""
    for size, board in BOARDS.items():
        for name in WRITTEN:
            if size == "9" or not FORMATS[name].only_9:
                case, text, whole = f"{name} {size}", write(board, name), name in PACKED
                yield case, f"written: {name if whole else shortened(repr(text))}"
                damages = ["whole"] if whole else DAMAGES
                yield from ((case, f"{damage}: {shortened(found(DAMAGES[damage](text)))}") for damage in damages)

    for name, (_, text) in FORMS.items():
        yield from ((name, f"{damage}: {shortened(found(DAMAGES[damage](text)))}") for damage in SOME)
    yield from ((f"text: {name}", shortened(found(text))) for name, text in EDGES.items())


def found(text: str) -> str:
    try:
        reading = read(text)
    except NotationError as error:
        return str(error)
    boards = [
        f"{text_of(each.givens)} {zlib.crc32(repr((each.values, each.grid)).encode()):08x}" for each in reading.puzzles
    ]
    kinds = (
        ("about ", (repr(tuple(each)) for each in reading.about if any(each))),
        ("", map(str, reading.warnings)),
        ("ignored ", map(placed, reading.ignored)),
        ("skipped ", map(placed, reading.skipped)),
    )
    return " | ".join([reading.format, *boards, *(f"{kind}{each}" for kind, some in kinds for each in some)])


def placed(piece: Ignored) -> str:
    return f"{piece.line}:{piece.column}: {piece.text!r}"


def shortened(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}… {len(text)} {zlib.crc32(text.encode()):08x}"


@pytest.mark.parametrize("case", GOLDEN.cases)
def test_a_form_is_written_and_read_as_in_the_file(case: str) -> None:
    GOLDEN.check(case, readings()[case])


def test_the_file_has_every_form() -> None:
    assert list(GOLDEN.cases) == list(readings())


if __name__ == "__main__":
    GOLDEN.write(readings())
