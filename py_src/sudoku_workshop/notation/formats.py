"""All formats by name: how each is read and written, and what it can hold. docs/formats.md is made from it.

A board that is written is read back the same, as far as the format allows. All formats hold the givens, some also the
entries, and some also the candidates. If a format does not mark entries, they are read as givens.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.geometry import geometry as geometry_of
from sudoku_workshop.grid.geometry_view import OVERLAPPING
from sudoku_workshop.grid.houses import FLAT, OTHER_BOXES
from sudoku_workshop.notation import candidates, headed, listed, raw, record, sukaku
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.examples import (
    CELLS,
    JIGSAW,
    KILLER,
    KSUDOKU,
    NUMBERS,
    SDKU,
    SIMPLE_SUDOKU,
    SPACES,
    SUDOKU_MAKER,
    SUMO_CUE,
)
from sudoku_workshop.notation.files import gnome, hodoku, opensudoku, sadman, xml_files
from sudoku_workshop.notation.fpuzzles import forms as fpuzzles_forms
from sudoku_workshop.notation.fpuzzles import writer as fpuzzles_write
from sudoku_workshop.notation.iss import reader as iss
from sudoku_workshop.notation.iss import writer as iss_write
from sudoku_workshop.notation.links import coach, exchange, links, wiki
from sudoku_workshop.notation.original import state_of, write_original
from sudoku_workshop.notation.source import Source, Whole
from sudoku_workshop.notation.state import GEOMETRY
from sudoku_workshop.notation.sudokumaker import rules as sudokumaker_rules
from sudoku_workshop.notation.variants import jigsaws, killers, solo, sumocue
from sudoku_workshop.notation.variants.overlapping import SHOWN
from sudoku_workshop.rules import KINDS

Taker = Callable[[Source], Iterator[Whole | NotationError]]  # yields boards and errors, and takes them out of the text
Keeps = Literal["givens", "entries", "candidates", "all"]
Part = str  # of a geometry: "size", "boxes", "diagonals", "regions", "overlapping", "rules" (unsupported), or a kind
BOXES: tuple[Part, ...] = ("boxes",)
DIAGONALS = {"diagonal-down": "diagonals", "diagonal-up": "diagonals"}  # kinds of rules that are one part


def parts_of(kinds: Iterable[str]) -> tuple[Part, ...]:
    """Return the parts of a geometry that rules of these kinds are."""
    return tuple(dict.fromkeys(DIAGONALS.get(kind, kind) for kind in kinds))


OVERLAPPING_GRIDS: tuple[Part, ...] = (OVERLAPPING,)
WHOLE: tuple[Part, ...] = (*BOXES, *OVERLAPPING_GRIDS, *parts_of(KINDS))
OF_FPUZZLES: tuple[Part, ...] = tuple(part for part in WHOLE if part in (*BOXES, *parts_of(fpuzzles_forms.EXPRESSED)))
OF_ISS: tuple[Part, ...] = tuple(part for part in WHOLE if part in (*BOXES, *parts_of(iss_write.EXPRESSED)))
OF_SUDOKUMAKER: tuple[Part, ...] = tuple(
    part for part in WHOLE if part in (*BOXES, *parts_of(sudokumaker_rules.EXPRESSED))
)
OF_SOLO: tuple[Part, ...] = (*BOXES, *parts_of(solo.EXPRESSED))


def of_fpuzzles(geometry: Geometry) -> Part | None:
    """Return the kind of a rule that f-puzzles cannot express, or None."""
    return fpuzzles_forms.inexpressible(geometry.rules, geometry.n)


def layout_not_shown(geometry: Geometry) -> Part | None:
    """Return "overlapping" if a text of digits does not show these overlapping grids, otherwise None.

    If digits could show several layouts, they are read as the first of them.
    """
    return OVERLAPPING if geometry.is_overlapping and geometry.base != geometry_of(SHOWN[0]).name else None


class Format(NamedTuple):
    """A format of puzzles.

    `write` is None if the format can only be read. In that case, `example` is an example of it. `keeps` says what the
    format holds: only the givens, also the entries, or everything. The value "candidates" means that the format holds
    candidates, but does not distinguish entries from givens. `suffix` is the suffix of its files. `tells` are the parts
    of a geometry that the format can express besides the size. `lacks` returns a rule of these kinds that it cannot
    express all the same. If `only_9` is true, the board must be 9x9. The function `write` of this module checks that
    before it calls the format's `write`.
    """

    write: Callable[[Board], str] | None
    keeps: Keeps = "givens"
    only_9: bool = False
    example: str = ""
    suffix: str = "txt"
    tells: tuple[Part, ...] = ()
    lacks: Callable[[Geometry], Part | None] | None = None


def line(board: Board) -> str:
    """Return the board as one line of n*n characters."""
    return text_of(board.values)


def lines(board: Board) -> str:
    """Return the board as n lines of n characters."""
    return "\n".join(text_of(row) for row in rows(board))


def csv(board: Board) -> str:
    """Return the board as n lines of n fields. Fields are separated by commas, and empty for blanks."""
    return "\n".join(",".join(str(digit) if digit else "" for digit in row) for row in rows(board))


def array(board: Board) -> str:
    """Return the board as rows of numbers in brackets, as in programs."""
    return json.dumps([list(row) for row in rows(board)])


def own_record(board: Board) -> str:
    """Return the board as a JSON record in this program's own format."""
    return json.dumps({"state": state_of(board)})


def rows(board: Board) -> Sequence[Sequence[int]]:
    """Return the digits of the board, row by row."""
    n = board.geometry.side
    return [board.values[start : start + n] for start in range(0, n * n, n)]


FORMATS: dict[str, Format] = {
    "line": Format(line, suffix="sdm", tells=OVERLAPPING_GRIDS, lacks=layout_not_shown),
    "lines": Format(lines, tells=OVERLAPPING_GRIDS, lacks=layout_not_shown),
    "grid": Format(str, tells=(*BOXES, *OVERLAPPING_GRIDS), lacks=layout_not_shown),
    "csv": Format(csv, suffix="csv", tells=OVERLAPPING_GRIDS, lacks=layout_not_shown),
    "array": Format(array, suffix="json", tells=OVERLAPPING_GRIDS, lacks=layout_not_shown),
    "json": Format(own_record, "entries", suffix="json", tells=WHOLE),
    "sadman": Format(sadman.write_sadman, "entries", suffix="sdk"),
    "candidates": Format(candidates.write_candidates, "candidates", tells=BOXES),
    "sukaku": Format(sukaku.write_sukaku, "candidates", only_9=True),
    "hodoku": Format(hodoku.write_hodoku, "all", only_9=True),
    "opensudoku": Format(opensudoku.write_opensudoku, only_9=True, suffix="opensudoku"),
    "gnome": Format(gnome.write_gnome, "all", only_9=True, suffix="json"),
    "solo": Format(solo.write_solo, tells=OF_SOLO, lacks=solo.inexpressible),
    "fpuzzles": Format(fpuzzles_write.write_fpuzzles, "all", suffix="json", tells=OF_FPUZZLES, lacks=of_fpuzzles),
    "fpuzzles-link": Format(fpuzzles_write.fpuzzles_link, "all", tells=OF_FPUZZLES, lacks=of_fpuzzles),
    "sudokupad-link": Format(fpuzzles_write.sudokupad_link, "all", tells=OF_FPUZZLES, lacks=of_fpuzzles),
    "iss": Format(iss_write.write_iss, "candidates", tells=OF_ISS, lacks=iss_write.inexpressible),
    "iss-link": Format(iss_write.iss_link, "candidates", tells=OF_ISS, lacks=iss_write.inexpressible),
    "sudokuexchange-link": Format(exchange.link_exchange, only_9=True),
    "sudokuwiki-link": Format(wiki.link_wiki, "all", only_9=True),
    "sudokucoach-link": Format(coach.link_coach, only_9=True),
    "sudokucoach": Format(coach.write_coach, "all", only_9=True),
    "sudokumaker": Format(None, "all", example=SUDOKU_MAKER, tells=OF_SUDOKUMAKER),
    "numbers": Format(None, example=NUMBERS),
    "spaces": Format(None, example=SPACES),
    "cells": Format(None, example=CELLS),
    "ksudoku": Format(None, example=KSUDOKU),
    "sdku": Format(None, "entries", only_9=True, example=SDKU),
    "simplesudoku": Format(None, "all", example=SIMPLE_SUDOKU),
    "jigsaw": Format(None, only_9=True, example=JIGSAW, tells=("regions",)),
    "killer": Format(None, only_9=True, example=KILLER, tells=("diagonals", "killer")),
    "sumocue": Format(None, only_9=True, example=SUMO_CUE, tells=("diagonals", "regions", "killer")),
}
# The formats that cannot be mistaken for others. Each is taken out of the text before the next one is looked for, so
# those that can contain others come first.
TAKERS: tuple[Taker, ...] = (
    xml_files.take_ksudoku,
    xml_files.take_sdku,
    xml_files.take_saved,
    opensudoku.take_opensudoku,
    opensudoku.take_states,
    record.take_records,
    links.take_links,
    iss.take_iss,
    solo.take_solo,
    jigsaws.take_jigsaws,
    sumocue.take_sumocue,
    killers.take_killers,
    hodoku.take_hodoku,
    sukaku.take_sukaku,
    headed.take_headed,
    listed.take_listed,
    raw.take_raw,
)
WRITTEN = tuple(name for name, form in FORMATS.items() if form.write)
MISSING: dict[Part, str] = {
    "size": "is for 9x9 only",
    "boxes": "cannot express the shape of the boxes",
    "diagonals": "cannot express the diagonals",
    "rows": "cannot express grids with more than 16 rows",
    "regions": "cannot express a grid without boxes",
    OVERLAPPING: "cannot express these overlapping grids",
    "rules": "cannot express rules that are not supported",
}


def needed_parts(geometry: Geometry) -> Iterator[Part]:
    """Yield the parts of a geometry that a format must express besides the size.

    Both diagonals are one part, and so are jigsaw regions, or the rows of a grid without boxes. Unsupported rules count
    as one part, "rules". No format can express it; `write` then needs the puzzle's source.
    """
    if geometry.unknown:
        yield "rules"
        return
    if geometry.base in OTHER_BOXES:
        yield "boxes"
    flat = ["regions"] if geometry.base in FLAT else []
    yield from parts_of([*flat, *geometry.kinds_of_rules])


def missing_part(format: str, geometry: Geometry) -> Part | None:
    """Return a part of the geometry that a format cannot express, or None if it can express all parts."""
    form = FORMATS[format]
    lacking = next((part for part in needed_parts(geometry) if part not in form.tells), None)
    if form.only_9 and geometry.n != GEOMETRY.n:
        lacking = lacking or "size"
    return lacking or (form.lacks(geometry) if form.lacks and not geometry.unknown else None)


def write(board: Board, format: str, original: str = "") -> str:
    """Return a board as text in one of the formats in WRITTEN.

    `original` is the source of a puzzle with unsupported rules (`About.original`). Raises KeyError for another format,
    ValueError if the format cannot express the board's geometry, and UnknownRules if it cannot hold unsupported rules.
    """
    found = FORMATS[format]
    if not found.write:
        raise KeyError(format)
    if board.geometry.unknown:
        return write_original(board, original, format)
    if part := missing_part(format, board.geometry):
        others = ", ".join(name for name in WRITTEN if not missing_part(name, board.geometry))
        reason = MISSING.get(part, f"cannot express this rule: {part}")
        raise ValueError(f"{format} {reason}; there are {others}")
    return found.write(board)
