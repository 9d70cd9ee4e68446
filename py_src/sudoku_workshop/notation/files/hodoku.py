"""Lines of HoDoKu's library: a 9x9 position, a technique, and what the technique places or removes there.

    :0003:8:6...+53+4.7....4+2+56...:724 735::829:
     code digits givens, +placed  deleted eliminations placements extra

A candidate is written as digit, row and column: 829 is 8 in r2c9.
"""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import BLANK, SYMBOLS
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.source import Source, Whole

GEOMETRY = geometry("9")
BLANKS = BLANK + "0_*x?"
# At least 30 characters of cells, because a frame drawn with colons has similar lines, but they are shorter.
HEAD = re.compile(r"^[^\S\n]*:\d{4,5}(-\w+)?:[^:\s]*:[^:\n]{30}.*", re.MULTILINE)
HEADLESS = re.compile(
    r"^[^\S\n]*(?P<cells>[1-9.0+]{82,170})(?::(?P<removed>(?:[1-9]{3}(?: |\b))*):?)?[^\S\n]*$", re.MULTILINE
)
NO_DIGITS = "x"
FIELDS = 8  # including the empty field before the first colon
CANDIDATE = re.compile(r"[1-9]{3}")
CELL = re.compile(r"(\+?)(.)")


class Case(NamedTuple):
    """A case of HoDoKu's test library: a position, and what a technique removes and places there.

    `code` is HoDoKu's code for the technique. `extra` is the last field of the case's line, unchanged.
    """

    code: str
    digits: tuple[int, ...]
    board: Board
    eliminations: Mask
    placements: Mask
    extra: str


def read_hodoku(text: str, line: int = 1) -> Case | None:
    """Return the case of HoDoKu's test library in a line, or None if the line does not begin like a case.

    Raises NotationError if the line is not valid.
    """
    fields = text.strip().split(":")
    if len(fields) < 4 or fields[0]:
        return None
    fields += [""] * (FIELDS - len(fields))
    _, code, digits, cells, *sets, extra = fields[:FIELDS]
    place = _Place(text, line)
    givens, values = _cells(cells, place, _start(fields, 3, text))
    removed, eliminations, placements = (
        _candidates(field, place, _start(fields, number, text)) for number, field in enumerate(sets, 4)
    )
    return Case(
        code,
        tuple(int(digit) for digit in digits if digit in SYMBOLS[: GEOMETRY.n]),
        board_of(GEOMETRY, givens, values, removed),
        eliminations,
        placements,
        extra,
    )


def take_hodoku(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the positions in lines of HoDoKu's library, and remove these lines from the text."""
    found = [*HEAD.finditer(source.plain), *(line for line in HEADLESS.finditer(source.plain) if _is_position(line))]
    for line in found:
        text = line[0] if line.re is HEAD else f":0000:x:{line['cells']}:{line['removed'] or ''}:::"
        try:
            case = read_hodoku(text, source.place(line.start())[0])
        except NotationError as error:
            yield error
        else:
            if case:
                yield Whole("hodoku", *line.span(), case.board)
    source.take(sorted(line.span() for line in found))


def _is_position(line: re.Match[str]) -> bool:
    """Return whether a line without a head is the cells of a position, some of which are placed: 53+4.7."""
    cells = line["cells"]
    return len(cells.replace("+", "")) == GEOMETRY.cells and bool(re.fullmatch(r"(?:\+?[1-9]|[.0])+", cells))


def write_hodoku(
    board: Board, code: str = "0000", digits: Iterable[int] = (), eliminations: Mask = 0, placements: Mask = 0
) -> str:
    """Return a line for a position, with the eliminations and placements of the technique `code`.

    Raises ValueError unless the board is 9x9.
    """
    if board.geometry is not GEOMETRY:
        raise ValueError("HoDoKu's lines are for 9x9 only")
    sets = (board.crossed, eliminations, placements)
    fields = [
        code,
        "".join(map(str, digits)) or NO_DIGITS,
        "".join(_written(board)),
        *(" ".join(_triples(found)) for found in sets),
    ]
    return ":".join(["", *fields, ""])


class _Place(NamedTuple):
    """A line of text and its number, for errors that name a position in this line."""

    text: str
    line: int

    def error(self, code: str, at: int, **details: object) -> NotationError:
        return NotationError(code, self.line, at + 1, self.text[at : at + 1], details)


def _start(fields: list[str], number: int, text: str) -> int:
    """Return the offset in the text at which the field with this number starts."""
    return len(text) - len(text.lstrip()) + sum(len(field) + 1 for field in fields[:number])


def _cells(field: str, place: _Place, start: int) -> tuple[list[int], list[int]]:
    """Return the clues and all digits of a position, cell by cell, with 0 for a blank.

    `field` is the field of a line in HoDoKu's format. Raises NotationError for invalid cells.
    """
    givens, values = [], []
    for match in CELL.finditer(field):
        symbol = match[2]
        if symbol not in BLANKS and symbol not in SYMBOLS[: GEOMETRY.n]:
            raise place.error("bad-character", start + match.start(2), last=SYMBOLS[GEOMETRY.n - 1])
        values.append(0 if symbol in BLANKS else int(symbol))
        givens.append(0 if match[1] else values[-1])
    if len(values) != GEOMETRY.cells:
        raise place.error("cell-count", start + len(field), found=len(values), expected=GEOMETRY.cells)
    return givens, values


def _candidates(field: str, place: _Place, start: int) -> Mask:
    found = []
    for match in re.finditer(r"\S+", field):
        if not CANDIDATE.fullmatch(match[0]):
            raise place.error("bad-candidate", start + match.start(), text=match[0])
        digit, row, column = (int(character) - 1 for character in match[0])
        found.append(digit * GEOMETRY.cells + row * GEOMETRY.n + column)
    return mask_of(found)


def _written(board: Board) -> Iterator[str]:
    for given, value in zip(board.givens, board.values, strict=True):
        yield (SYMBOLS[value - 1] if given else f"+{SYMBOLS[value - 1]}") if value else BLANK


def _triples(candidates: Mask) -> Iterator[str]:
    """Yield the candidates as text, sorted by cell and then by digit."""
    for cell, digit in sorted(divmod(candidate, GEOMETRY.cells)[::-1] for candidate in bits_of(candidates)):
        row, column = divmod(cell, GEOMETRY.n)
        yield f"{digit + 1}{row + 1}{column + 1}"
