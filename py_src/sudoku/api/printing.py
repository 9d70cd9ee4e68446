"""What the page may ask of the printer: pages as SVG, pages as parts of a PDF, and the PDF made of all the parts.

A long document is many asks, each for some of its pages, so that the page can show how far it is, and stop.
"""

import base64
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sudoku.board import Board, board_of, candidates, digits_of, mask_of
from sudoku.shapes import Json, board_from
from sudoku.sheet import Options, Puzzle, Section, Shown, Type, pages
from sudoku.sheet.drawing import Page
from sudoku.sheet.svg import svg
from sudoku.words import say


def _sheet(sections: list[Json], options: Json, language: str, start: int | None, limit: int) -> Json:
    """SVG pages: `limit` of them from number `start` on."""
    return _some(sections, options, language, start, limit, svg)


def _sheet_parts(sections: list[Json], options: Json, language: str, start: int | None, limit: int) -> Json:
    """The same pages as parts of a PDF."""
    return _some(sections, options, language, start, limit, _part)


def _sheet_pdf(parts: list[Json], title: str) -> Json:
    """The PDF of these parts, base64."""
    from sudoku.sheet.pdf import Content, bind  # brings pydyf

    contents = [Content(part["width"], part["height"], part["data"].encode(), tuple(part["fonts"])) for part in parts]
    return {"pdf": base64.b64encode(bind(contents, title)).decode()}


def _part(page: Page, type_: Type) -> Json:
    from sudoku.sheet.pdf import content

    made = content(page, type_)
    return made._asdict() | {"data": made.data.decode()}


def _some(
    sections: Sequence[Json],
    options: Json,
    language: str,
    start: int | None,
    limit: int,
    written: Callable[[Page, Type], Any],
) -> Json:
    type_, chosen, first = Type(language), _options(options), start or 0
    drawn = pages([_section(section, language) for section in sections], chosen, partial(say, language), type_)
    stop = first + limit
    items = [written(draw(), type_) for draw in drawn[first:stop]]
    width, height = chosen.sheet
    more = {"total": len(drawn), "width": width, "height": height}
    return {"items": items, "next": stop if stop < len(drawn) else None, **more}


def _options(options: Json) -> Options:
    """JSON knows no tuples."""
    chosen: Json = {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}
    return Options(**chosen)


def _section(section: Json, language: str) -> Section:
    puzzles = tuple(_puzzle(puzzle, language) for puzzle in section["puzzles"])
    steps = tuple(Shown(step["text"], _position(step["state"]), step["marks"]) for step in section.get("steps", ()))
    return Section(section.get("title", ""), puzzles, steps)


def _puzzle(puzzle: Json, language: str) -> Puzzle:
    board, solution, grade = board_from(puzzle["state"]), puzzle.get("solution"), puzzle.get("grade")
    return Puzzle(
        board,
        digits_of(board.geometry, solution) if solution else None,
        puzzle.get("name") or "",
        say(language, f"grade.{grade}") if grade else "",
        puzzle.get("er"),
        puzzle.get("id") or "",
    )


def _position(state: Json) -> Board:
    """A board in the middle of its solving: its notes are the candidates that are left."""
    board, notes = board_from(state), state.get("notes")
    if notes is None:
        return board
    gone = (
        (digit - 1) * board.geometry.cells + cell
        for cell, value in enumerate(board.values)
        for digit in (() if value else candidates(board, cell))
        if digit not in notes.get(str(cell), ())
    )
    return board_of(board.geometry, board.givens, board.values, mask_of(gone))


METHODS: dict[str, Callable[..., Json]] = {"sheet": _sheet, "sheet-parts": _sheet_parts, "sheet-pdf": _sheet_pdf}
