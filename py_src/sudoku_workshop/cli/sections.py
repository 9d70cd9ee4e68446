"""The content of documents for the command `print`: the puzzles of files as sections, with the known facts about them.

Besides texts with puzzles, it reads the output of `generate --json` and exports of My puzzles. These contain the
solution, grade, rating, ID and name of their puzzles. Facts that are wrong are reported and left out. Facts that are
missing are computed if they are to be printed.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, get_args

from sudoku_workshop.cli.command import FINE, UNREADABLE, tell
from sudoku_workshop.cli.fonts import type_of
from sudoku_workshop.cli.progress import counted
from sudoku_workshop.cli.reading import NOTES, reading_of, tell_error
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.problems import duplicates
from sudoku_workshop.logic.rating import Grade, rate
from sudoku_workshop.messages import say
from sudoku_workshop.notation import NotationError
from sudoku_workshop.notation.source import Record
from sudoku_workshop.printed_path import path_pictures, practice
from sudoku_workshop.search import count
from sudoku_workshop.sheet import Options, Puzzle, Section
from sudoku_workshop.sheet.word import signs_of

HIGHEST = 99.9  # a number that is higher than any rating on any scale


class Known(NamedTuple):
    """A puzzle and the facts that are known about it. `grade` is the code of its grade.

    `told` are the author's words about rules that are not supported. Such a puzzle is printed as it was drawn and
    described, and not judged.
    """

    board: Board
    solution: tuple[int, ...] | None = None
    grade: str | None = None
    er: float | None = None
    id: str | None = None
    name: str | None = None
    beyond: bool = False
    told: str = ""

    @property
    def is_judged(self) -> bool:
        """Return whether all rules are supported, so that answers about the puzzle are right."""
        return not self.board.geometry.unknown


def known(file: str, options: argparse.Namespace, content: bytes | None = None) -> tuple[Sequence[Known], int]:
    """Return the puzzles of a file and the exit status.

    `content` is the file's content, if it has been read already.
    """
    reading, status = reading_of(file, options, content)
    notes = {*NOTES, "unknown-rules"}  # puzzles with unsupported rules are printed, too
    if reading.puzzles and not reading.skipped and {warning.code for warning in reading.warnings} <= notes:
        status = FINE
    found = list[Known]()
    for board, record, about in zip(reading.puzzles, reading.records, reading.about, strict=True):
        for each in _known(board, record, about.title):
            if isinstance(each, Known):
                found.append(each if each.is_judged else _as_told(each, about.original))
            else:
                tell_error(each, file, options)
                status = UNREADABLE
    return found, status


def _as_told(puzzle: Known, original: str) -> Known:
    """Return a puzzle with unsupported rules with its author's words and its published solution."""
    from sudoku_workshop.notation.pictured.told import told_in  # imported late: only such puzzles need it

    told, solution = told_in(original, puzzle.board)
    return puzzle._replace(told=told, solution=puzzle.solution or solution)


def _solution(value: object, board: Board) -> tuple[int, ...]:
    digits = digits_of(board.geometry, _text(value))
    wrong = not board.geometry.unknown and any(duplicates(board_of(board.geometry, board.givens, digits)))
    if 0 in digits or wrong:
        raise ValueError(value)
    return digits


def _grade(value: object, _: Board) -> str:
    if value not in get_args(Grade):
        raise ValueError(value)
    return str(value)


def _er(value: object, _: Board) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= HIGHEST:
        raise ValueError(value)
    return float(value)


def _text(value: object, _: Board | None = None) -> str:
    if not isinstance(value, str):
        raise ValueError(value)
    return value


def _flag(value: object, _: Board) -> bool:
    if not isinstance(value, bool):
        raise ValueError(value)
    return value


FACTS: dict[str, Callable[[object, Board], Any]] = {
    "solution": _solution,
    "grade": _grade,
    "er": _er,
    "id": _text,
    "name": _text,
    "beyond": _flag,
}


def _known(board: Board, record: Record | None, title: str) -> Iterator[Known | NotationError]:
    """Yield an error for each fact in a puzzle's record that is wrong, and then the puzzle with all other facts.

    A record is a line of JSON about a puzzle, as `generate --json` prints it.
    """
    puzzle, told = Known(board.puzzle, name=title or None), record.facts if record else {}
    for field, checked in FACTS.items():
        value = told.get(field)
        if record and value is not None:
            try:
                puzzle = puzzle._replace(**{field: checked(value, puzzle.board)})
            except ValueError:
                yield record.error(field, value)
    yield puzzle


def sections(title: str, puzzles: Sequence[Known], options: argparse.Namespace) -> Iterator[Section]:
    """Yield the puzzles of a file as one section. With `--by-grade`, yield one section for each grade."""
    if options.practise:
        name = say(options.language, f"technique.{options.practise}.name")
        exercises = tuple(_exercises(puzzles, options))
        yield Section(title or say(options.language, "sheet.find", technique=name), exercises)
        return
    if options.by_grade or {"grade", "er"} & set(options.show):
        puzzles = [rated(puzzle) for puzzle in counted(puzzles, options)]
    if not options.by_grade:
        yield Section(title, tuple(_printed(puzzles, options)))
        return
    for grade in (*get_args(Grade), None):
        if some := [puzzle for puzzle in puzzles if puzzle.grade == grade]:
            word = say(options.language, f"grade.{grade}") if grade else ""
            yield Section(" · ".join(filter(None, (title, word))), tuple(_printed(some, options)))


def _exercises(puzzles: Sequence[Known], options: argparse.Namespace) -> Iterator[Puzzle]:
    """Yield, for each puzzle, the first position in which the technique to practise is the next step.

    Puzzles whose solution path does not use the technique are left out and reported.
    """
    lacking = []
    for number, (known, puzzle) in enumerate(zip(puzzles, _printed(puzzles, options), strict=True), 1):
        how = options.practise, options.language, _letters(puzzle, options)
        found = practice(known.board, *how) if _has_one_solution(known) else None
        if found:
            yield puzzle._replace(position=found[0], steps=(found[1],))
        else:
            lacking.append(number)
    if lacking:
        name = say(options.lang, f"technique.{options.practise}.name")
        tell(options, "cli.print.lacking", puzzles=", ".join(map(str, lacking)), technique=name)


def rated(puzzle: Known) -> Known:
    """Return the puzzle with its grade and, if defined, its ER.

    It is unchanged unless it has exactly one solution.
    """
    rating = rate(puzzle.board) if puzzle.is_judged and not puzzle.grade else None
    return puzzle._replace(grade=rating.grade, er=rating.er, beyond=rating.beyond) if rating else puzzle


def _printed(puzzles: Sequence[Known], options: argparse.Namespace) -> Iterator[Puzzle]:
    for known in counted(puzzles, options):
        grade = say(options.language, f"grade.{known.grade}") if known.grade else ""
        puzzle = Puzzle(
            known.board,
            known.solution,
            known.name or "",
            grade,
            known.er,
            known.id or "",
            beyond=known.beyond,
            told=known.told,
        )
        explained = options.path and _has_one_solution(known)
        path = path_pictures(known.board, options.language, _letters(puzzle, options)) if explained else ()
        yield puzzle._replace(steps=tuple(path))


def _has_one_solution(puzzle: Known) -> bool:
    return puzzle.is_judged and count(puzzle.board, 2) == 1


def _letters(puzzle: Puzzle, options: argparse.Namespace) -> str:
    """Return the characters for the digits of a puzzle, to be used in its grid and in the sentences that explain it."""
    how = {name: getattr(options, name) for name in ("word", "word_row", "symbols", "style")}
    return signs_of(Options(**how), type_of(options), puzzle).letters
