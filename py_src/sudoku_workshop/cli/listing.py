"""The command `list`: it prints a table of many puzzles, sorted and filtered, in which equivalent puzzles are marked.

The table can be sorted only after all puzzles have been analysed. The results can therefore be saved in a file. A run
that was stopped then continues from that file.
"""

import csv
import json
import operator
import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from sudoku_workshop.cli.command import BOUND, FINE, UNREADABLE, WRONG, Asked, Command, tell, tell_file, tell_unwritten
from sudoku_workshop.cli.each import add_spread, spread_out
from sudoku_workshop.cli.inputs import Input
from sudoku_workshop.cli.option_help import with_facts
from sudoku_workshop.files import UnwrittenError, append
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.houses import SIZES
from sudoku_workshop.listing import FOUND, Facts, facts_of, repeats
from sudoku_workshop.logic.rating import Rating
from sudoku_workshop.notation import puzzle_text

OWN = ("number", "puzzle", "geometry", "rules")  # columns that are known without an analysis
SAME = "same"
COLUMNS = (*OWN, *FOUND, SAME)
USUAL = ("number", "er", "ep", "ed", "technique", "clues", "symmetry", "automorphisms", SAME, "puzzle")
COMPARED: dict[str, Callable[[Any, Any], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "!=": operator.ne,
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
}
BEGIN = '{"key": '  # how every line of saved results begins
CONDITION = re.compile(rf"(\w+)\s*({'|'.join(COMPARED)})\s*(.+)")


class StrangeFileError(Exception):
    """An error: a file was not written by this command. It has the number of the first line that shows this."""


class Condition(NamedTuple):
    """A condition for the value in one column of a row. A row without a value there does not meet the condition."""

    column: str
    compared: str
    value: str

    def holds(self, row: Facts) -> bool:
        found = row[self.column]
        if found is None:
            return False
        wanted = float(self.value) if isinstance(found, int | float) else self.value
        return COMPARED[self.compared](float(found) if isinstance(wanted, float) else str(found), wanted)


def condition(text: str) -> Condition:
    """Return the condition that a text such as `er>=7.1` expresses.

    Raises ArgumentTypeError for any other text, and if a column of numbers is compared with something else.
    """
    match = CONDITION.fullmatch(text)
    if not match or match[1] not in COLUMNS:
        raise ArgumentTypeError(f"{text}: expected er>=7.1, for example; the columns are {', '.join(COLUMNS)}")
    found = Condition(*match.groups())
    try:
        if found.column not in ("puzzle", "geometry", "rules", "symmetry", "minlex", "grade", "technique"):
            float(found.value)
    except ValueError as error:
        raise ArgumentTypeError(f"{text}: expected a number") from error
    return found


def _columns(text: str) -> tuple[str, ...]:
    found = tuple(text.split(","))
    if unknown := set(found) - set(COLUMNS):
        raise ArgumentTypeError(f"unknown column {', '.join(sorted(unknown))}: choose from {', '.join(COLUMNS)}")
    return found


def _add_options(parser: ArgumentParser) -> None:
    add_spread(parser)
    parser.add_argument("--csv", action="store_true")
    columns = parser.add_argument("--columns", type=_columns, default=USUAL, metavar="A,B")
    with_facts(columns, names=", ".join(COLUMNS))
    parser.add_argument("--sort", choices=COLUMNS, metavar="COLUMN")
    parser.add_argument("--reverse", action="store_true")
    parser.add_argument("--where", type=condition, action="append", default=[], metavar="WHAT")
    parser.add_argument("--once", action="store_true")
    parser.add_argument("--resume", type=Path, metavar="FILE")


def _run(options: Namespace) -> int:
    """Print a table of facts about the puzzles.

    Puzzles whose facts are not in the file of saved results are analysed first.
    """
    found = Input(options)
    read = [*found]
    needed = _needed(options)
    try:
        known = _saved_facts(options.resume, needed)
        missing = {_key(one.board): one for one in read if one.is_read and _key(one.board) not in known}
        save = partial(_save_facts, known, options.resume)
        spread_out(partial(facts_of, columns=needed), save, tuple(missing.values()), options)
    except StrangeFileError as error:
        tell(options, "cli.list.not-saved", file=options.resume, line=error.args[0])
        return UNREADABLE
    except UnwrittenError as error:
        return tell_unwritten(error, options)
    except OSError as error:
        return tell_file(error)
    boards = [one.board if one.is_read else None for one in read]
    rows = [_own(number, board) | (known[_key(board)] if board else {}) for number, board in enumerate(boards, 1)]
    _print(list(_chosen(rows, options)), options)
    is_rated = not needed & set(Rating._fields) or all(row["grade"] for row in rows)
    return max(found.status, FINE if is_rated else WRONG)


def _own(number: int, board: Board | None) -> Facts:
    """Return the facts about a puzzle that are known without an analysis. One that was not read has only its number."""
    if board is None:
        return dict.fromkeys(COLUMNS) | {"number": number}
    kinds = dict.fromkeys(rule.kind for rule in board.geometry.rules)
    own = {"number": number, "puzzle": puzzle_text(board), "geometry": board.geometry.name}
    return own | {"rules": ",".join(kinds) or None}


def _needed(options: Namespace) -> set[str]:
    """Return the columns that are printed, or that are used for sorting or filtering."""
    asked = {*options.columns, options.sort, *(each.column for each in options.where)}
    return (asked & set(FOUND)) | ({"minlex"} if SAME in asked or options.once else set())


def _key(board: Board) -> str:
    """Return the key by which a puzzle is found in the file of saved results."""
    return f"{board.geometry.name} {puzzle_text(board)}"


def _saved_facts(file: Path | None, needed: set[str]) -> dict[str, Facts]:
    """Return, by key, the facts that the file has about puzzles. Puzzles without all `needed` columns are left out.

    Lines that are incomplete, because a run was stopped, are ignored. Raises StrangeFileError for any other line that
    is not a saved result, so that results are never added to a file of another kind.
    """
    known: dict[str, Facts] = {}
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines() if file and file.exists() else ()
    for number, line in enumerate(lines, 1):
        if line and not (line.startswith(BEGIN) or BEGIN.startswith(line)):
            raise StrangeFileError(number)
        try:
            record = json.loads(line)
            if needed <= record["facts"].keys():
                known[record["key"]] = record["facts"]
        except (ValueError, TypeError, KeyError, AttributeError):
            continue
    return known


def _save_facts(known: dict[str, Facts], file: Path | None, one: Asked, facts: Facts, _: Namespace) -> int:
    known[_key(one.board)] = facts
    if file:
        line = json.dumps({"key": _key(one.board), "facts": facts})
        append(file, f"{'' if _ends_well(file) else chr(10)}{line}\n")  # immediately, because the run may be stopped
    return FINE


def _ends_well(file: Path) -> bool:
    """Return whether the file's last line is complete, or the file has no lines."""
    if not file.exists():
        return True
    with file.open("rb") as stream:
        stream.seek(0, 2)
        if not stream.tell():
            return True
        stream.seek(-1, 2)
        return stream.read() == b"\n"


def _chosen(rows: Sequence[Facts], options: Namespace) -> Iterator[Facts]:
    """Yield the rows that meet all conditions, sorted."""
    if "minlex" in _needed(options):
        for row, same in zip(rows, repeats(rows), strict=True):
            row[SAME] = same
    column = options.sort or "number"
    having = sorted((row for row in rows if row[column] is not None), key=lambda row: row[column])
    lacking = [row for row in rows if row[column] is None]
    for row in [*(reversed(having) if options.reverse else having), *lacking]:
        if all(each.holds(row) for each in options.where) and not (options.once and row[SAME]):
            yield row


def _print(rows: Sequence[Facts], options: Namespace) -> None:
    columns = _with_geometry(options.columns, rows)
    if options.json:
        for row in rows:
            print(json.dumps({column: row[column] for column in columns}))
    elif options.csv:
        table = csv.DictWriter(sys.stdout, columns, extrasaction="ignore", lineterminator="\n")
        table.writeheader()
        table.writerows(rows)
    else:
        _print_aligned([[_cell(row, column) for column in options.columns] for row in rows], options.columns)
    if SAME in options.columns and (same := sum(bool(row[SAME]) for row in rows)):
        tell(options, "cli.list.same", count=same)


def _with_geometry(columns: Sequence[str], rows: Sequence[Facts]) -> Sequence[str]:
    """Return the columns for programs, with the geometry added if the clues of some puzzle do not tell its rules."""
    needed = any(row["geometry"] not in (*SIZES, None) for row in rows)
    return (*columns, "geometry") if needed and "puzzle" in columns and "geometry" not in columns else columns


def _print_aligned(cells: Sequence[Sequence[str]], columns: Sequence[str]) -> None:
    widths = [max(map(len, column)) for column in zip(columns, *cells, strict=True)]
    for line in (columns, *cells):
        print(" ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def _cell(row: Facts, column: str) -> str:
    """Return a value as the command `rate` prints it."""
    value = row[column]
    bound = BOUND if column == "er" and row.get("beyond") else ""
    return "-" if value is None else f"{value}{bound}"


LIST = Command(_add_options, _run)
