"""Conversion of options, sections, puzzles and explained paths, for printing, from JSON and to JSON."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import board_from, state_of
from sudoku_workshop.api.sheet_options import SheetOptions
from sudoku_workshop.grid.board import Board, board_of, candidates
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.masks import mask_of
from sudoku_workshop.messages import say
from sudoku_workshop.sheet import Options, Puzzle, Section, Shown

Known = Mapping[str, Sequence[Shown]]  # explained paths, by key


def options_of(options: SheetOptions) -> Options:
    """Return Options from their JSON. Lists become tuples."""
    chosen: Any = {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}
    return Options(**chosen)


def section_of(section: shapes.Section, language: str, paths: Known) -> Section:
    """Return a Section from its JSON form.

    Its heading is `name` if there is one. Otherwise it is the grade with the code `title`, or else the technique to
    practise.
    """
    if name := section.get("lesson"):
        return _lesson_part(name, section, language)
    technique = section.get("practise", "")
    title = section.get("name") or _grade(section.get("title"), language) or _find(technique, language)
    puzzles = tuple(_puzzle(puzzle, language, paths, bool(technique)) for puzzle in section["puzzles"])
    return Section(title, puzzles, section.get("note", ""), layout={**section.get("layout", {})})


def _lesson_part(name: str, section: shapes.Section, language: str) -> Section:
    from sudoku_workshop.book import worksheets  # imported late: only worksheets of lessons need it

    lines = section.get("lines", [])
    if section.get("practise"):
        return worksheets.exercises(name, section.get("name", ""), lines, language)
    return worksheets.lesson(name, section.get("note", ""), lines, language)


def _find(technique: str, language: str) -> str:
    return say(language, "sheet.find", technique=say(language, f"technique.{technique}.name")) if technique else ""


def _grade(code: str | None, language: str) -> str:
    return say(language, f"grade.{code}") if code else ""


def _puzzle(puzzle: shapes.Fact, language: str, paths: Known, is_exercise: bool) -> Puzzle:
    board, solution = board_from(puzzle["state"]), puzzle.get("solution")
    steps = paths[puzzle["path"]] if puzzle.get("path") else ()
    told, published = _told(board, puzzle["state"].get("original", ""))
    return Puzzle(
        board,
        digits_of(board.geometry, solution) if solution else published,
        puzzle.get("name") or "",
        _grade(puzzle.get("grade"), language),
        puzzle.get("er"),
        puzzle.get("id") or "",
        steps,
        bool(puzzle.get("beyond")),
        steps[0].board if is_exercise and steps else None,
        told=told,
    )


def _told(board: Board, original: str) -> tuple[str, tuple[int, ...] | None]:
    """Return the author's words and the published solution of a puzzle with unsupported rules."""
    if not board.geometry.unknown:
        return "", None
    from sudoku_workshop.notation.pictured.told import told_in  # imported late: only such puzzles need it

    return told_in(original, board)


def shown_of(picture: shapes.Picture) -> Shown:
    """Return a picture of an explained path from its JSON form."""
    lines = [(name, sentence) for name, sentence in picture["lines"]]
    return Shown(lines, _position(picture["state"]), picture["marks"], picture["links"], letters=picture["letters"])


def _position(state: shapes.BoardState) -> Board:
    """Return the board of a position. Its notes are the remaining candidates."""
    board, notes = board_from(state), state["notes"]
    if notes is None:
        return board
    gone = (
        (digit - 1) * board.geometry.cells + cell
        for cell, value in enumerate(board.values)
        for digit in (() if value else candidates(board, cell))
        if digit not in notes.get(str(cell), ())
    )
    return board_of(board.geometry, board.givens, board.values, mask_of(gone), board.excluded)


def picture_of(shown: Shown) -> shapes.Picture:
    """Return the JSON form of a picture."""
    marks = cast(list[shapes.Mark], list(shown.marks))
    links = cast(list[shapes.Link], list(shown.links))
    return {
        "lines": list(shown.lines),
        "state": state_of(shown.board, noted=True),
        "marks": marks,
        "links": links,
        "letters": shown.letters,
    }
