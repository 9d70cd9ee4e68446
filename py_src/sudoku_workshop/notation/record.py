"""JSON records of puzzles. The command line writes them one per line, and the file of My puzzles contains them.

    {"puzzle": "4..52.7.3...", "geometry": "9", "solutions": ["4965..."]}   or 729 characters as in `sukaku`
    {"version": 1, "puzzles": [{"state": {"geometry": "9", "givens": "...", "values": "..."}, "name": "Monday"}]}

The other fields of a record, such as a solution, are not puzzles. They are kept with the board. A puzzle may also be in
the JSON of another program, either in place of a record or in the record's field "fpuzzles".
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.geometry_rules import with_unknown
from sudoku_workshop.grid.overlapping import LARGEST_SIDE
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.files.gnome import is_gnome, read_gnome
from sudoku_workshop.notation.fpuzzles.reader import is_fpuzzles, read_fpuzzles
from sudoku_workshop.notation.json_text import parse_json
from sudoku_workshop.notation.shape import SIDE_OF
from sudoku_workshop.notation.source import Offset, Record, Source, Tells, Whole
from sudoku_workshop.notation.sudokumaker.reader import is_sudokumaker, read_sudokumaker
from sudoku_workshop.notation.sudokupad.reader import is_scl, read_scl, short
from sudoku_workshop.notation.sukaku import board_of_line
from sudoku_workshop.rules.error import RuleError

LINE = re.compile(r"^[ \t]*(?:\{|\[[^{\n]*\{).*\S", re.MULTILINE)
NAMED = re.compile(r'"(?:puzzle|state|grid|cells|format)"|\\u')  # every record has one of these, perhaps with escapes
SHALLOW = 500  # in characters; a shorter line cannot be nested too deeply
LENGTHS = {side**2 for side in range(4, LARGEST_SIDE + 1)}  # the possible lengths of a grid whose geometry is named
ZERO = str.maketrans("0", ".")
ANSWER = "sudoku-workshop-answer"  # the format of pupils' answers (web/assign/answer-file.js)


class Piece(NamedTuple):
    """A part of the text that is JSON, and its value."""

    start: Offset
    end: Offset
    value: Any


def take_records(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the puzzles of all JSON records in a text, and remove the records from the text."""
    try:
        pieces = list(_pieces(source))
    except RecursionError:
        yield source.error("too-deep", 0)
        return
    for piece in pieces:
        for path, facts in _objects(piece.value):
            record = Record(*source.place(piece.start), path, facts if isinstance(facts, dict) else {})
            try:
                if not isinstance(facts, dict):
                    raise record.error("", facts)
                if _is_answer(facts):
                    raise source.error("answer", piece.start)
                yield _whole(piece, record)
            except NotationError as error:
                yield error
    source.take([(piece.start, piece.end) for piece in pieces])


def _pieces(source: Source) -> Iterator[Piece]:
    """Yield the whole text if it is JSON with puzzles. Otherwise yield each line that is JSON with puzzles."""
    text = source.typed
    if text.lstrip()[:1] in ("{", "[") and _has_record(value := parse_json(text)):
        start = len(text) - len(text.lstrip())
        yield Piece(start, len(text.rstrip()), value)
        return
    for line in LINE.finditer(source.marked):
        may_be_record = NAMED.search(text, *line.span()) or len(line[0]) > SHALLOW
        if may_be_record and _has_record(value := parse_json(text[slice(*line.span())])):
            yield Piece(*line.span(), value)


def _whole(piece: Piece, record: Record) -> Whole:
    """Return the puzzle of a record in any of the JSON formats. Raises NotationError if the record is not valid."""
    if is_fpuzzles(record.facts):
        board, about = read_fpuzzles(record)
        return Whole("fpuzzles", piece.start, piece.end, board, about=about)
    if is_sudokumaker(record.facts):
        board, about = read_sudokumaker(record)
        return Whole("sudokumaker", piece.start, piece.end, board, about=about)
    if is_scl(record.facts):
        board, about = read_scl(record._replace(facts=short(record.facts)))
        return Whole("sudokupad", piece.start, piece.end, board, about=about)
    if is_gnome(record.facts):
        return Whole("gnome", piece.start, piece.end, read_gnome(record))
    board = _board(record)
    about = About(unknown=board.geometry.unknown, original=_original(record.facts))
    tells: Tells = "all" if _names_geometry(record.facts) else "size"
    known = about if board.geometry.unknown else None
    return Whole("line", piece.start, piece.end, board, record, known, tells=tells)


def _original(facts: Mapping[str, Any]) -> str:
    """Return the source of a puzzle with unsupported rules, which a record or the state in it may have."""
    parts = (part for part in (facts.get("state"), facts) if isinstance(part, dict))
    return next((part["original"] for part in parts if isinstance(part.get("original"), str)), "")


def _names_geometry(facts: Mapping[str, Any]) -> bool:
    """Return whether a JSON record, or the state in it, names its geometry."""
    return any(isinstance(part, dict) and part.get("geometry") for part in (facts, facts.get("state")))


def _has_record(value: object) -> bool:
    """Return whether a value is a record, or a list or file of My puzzles that contains one."""
    return any(_is_record(item) for _, item in _objects(value))


def _is_record(value: object) -> bool:
    """Return whether a value is meant as a record.

    If "puzzle" is a list, the value comes from another program instead.
    """
    if not isinstance(value, dict):
        return False
    if is_fpuzzles(value) or is_scl(value) or is_gnome(value) or _is_answer(value):
        return True
    return isinstance(value.get("state"), dict) or not isinstance(value.get("puzzle", []), list)


def _is_answer(facts: dict[str, Any]) -> bool:
    return facts.get("format") == ANSWER


def _objects(value: object) -> Iterator[tuple[str, object]]:
    """Yield the path and the value of each part of `value` that should be a record."""
    name, items = ("puzzles", value.get("puzzles")) if isinstance(value, dict) else ("", value)
    if isinstance(items, list):
        yield from ((f"{name}[{index}]", _inner(item)) for index, item in enumerate(items))
    else:
        yield "", _inner(value)


def _inner(value: object) -> object:
    """Return the f-puzzles puzzle in the field "fpuzzles" of a record, or the record itself if it has none."""
    return value["fpuzzles"] if isinstance(value, dict) and is_fpuzzles(value.get("fpuzzles")) else value


def _board(record: Record) -> Board:
    state = record.facts.get("state")
    if state is None:
        text = record.facts.get("puzzle")
        candidates = board_of_line(text) if isinstance(text, str) else None
        return candidates or board_of(*_digits(record, "puzzle", text, record.facts.get("geometry")))
    if not isinstance(state, dict):
        raise record.error("state", state)
    grid, givens = _digits(record, "state.givens", state.get("givens"), state.get("geometry"))
    rules = state.get("rules")  # unsupported rules in states of version 0.9 and before
    if isinstance(rules, list):
        grid = with_unknown(grid, map(str, rules))
    values = state.get("values", state.get("givens"))
    try:
        return board_of(grid, givens, _digits(record, "state.values", values, grid.name)[1])
    except ValueError as error:
        raise record.error("state.values", values) from error


def _digits(record: Record, field: str, text: object, name: object) -> tuple[Geometry, tuple[Digit, ...]]:
    """Return the geometry and the digits of a grid in a record. Blanks may also be 0, as other programs write them."""
    if not isinstance(text, str) or len(text) not in (SIDE_OF if name is None else LENGTHS):
        raise record.error(field, text)
    named = str(SIDE_OF[len(text)]) if name is None else name
    try:
        grid = geometry(named) if isinstance(named, str) else None
    except RuleError as error:
        raise record.rule_refusal(error) from error
    except ValueError:
        grid = None
    if not grid or grid.cells != len(text):
        raise record.error("geometry", name)
    try:
        return grid, digits_of(grid, text.translate(ZERO))
    except ValueError as error:
        raise record.error(field, text) from error
