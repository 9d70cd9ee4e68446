"""What the page may ask of the printer: pages as SVG, pages as parts of a PDF, and the PDF made of all the parts.

A long document takes many calls, each for some of its pages, so that the progress can be shown, and stopped. The slow
part, the plan, is made once for each request: the last one is remembered.
"""

import base64
import json
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, NamedTuple

from sudoku_workshop.api.forms import Json, board_from, state_of
from sudoku_workshop.grid.board import Board, board_of, candidates, digits_of
from sudoku_workshop.grid.masks import mask_of
from sudoku_workshop.messages import say
from sudoku_workshop.printed_path import path_pictures
from sudoku_workshop.search import count
from sudoku_workshop.sheet import Options, Puzzle, Section, Shown, Type, pages, warnings
from sudoku_workshop.sheet.drawing import Page
from sudoku_workshop.sheet.plan import Draw
from sudoku_workshop.sheet.svg import svg


def _sheet(sections: list[Json], options: Json, language: str, start: int | None, limit: int) -> Json:
    """SVG pages: `limit` of them from number `start` on."""
    return _some(_planned(json.dumps([sections, options, language])), start or 0, limit, svg)


def _sheet_parts(sections: list[Json], options: Json, language: str, start: int | None, limit: int) -> Json:
    """The same pages as parts of a PDF."""
    return _some(_planned(json.dumps([sections, options, language])), start or 0, limit, _part)


def _sheet_pdf(parts: list[Json], title: str) -> Json:
    """The PDF of these parts, base64."""
    from sudoku_workshop.sheet.pdf import Content, bind  # brings pydyf

    contents = [Content(**part | {"data": base64.b64decode(part["data"])}) for part in parts]
    return {"pdf": base64.b64encode(bind(contents, title)).decode()}


def _sheet_path(state: Json, language: str) -> Json:
    """The pictures of the path to the solution, as a puzzle's `steps`; none unless it has exactly one solution."""
    puzzle = board_from(state).puzzle
    pictures = path_pictures(puzzle, language) if count(puzzle, 2) == 1 else ()
    return {
        "steps": [
            {
                "lines": shown.lines,
                "state": state_of(shown.board, noted=True),
                "marks": shown.marks,
                "links": shown.links,
            }
            for shown in pictures
        ]
    }


def _part(page: Page, type_: Type) -> Json:
    from sudoku_workshop.sheet.pdf import content

    made = content(page, type_)
    return made._asdict() | {"data": base64.b64encode(made.data).decode()}


class _Plan(NamedTuple):
    """A document's pages, each drawn when asked for, the size of its sheets, and what is worth knowing."""

    pages: list[Draw]
    type: Type
    size: tuple[float, float]
    warnings: list[Json]


@lru_cache(maxsize=1)
def _planned(request: str) -> _Plan:
    sections, options, language = json.loads(request)
    chosen, type_ = _options(options), Type(language)
    read = [_section(section, language) for section in sections]
    document = read, chosen, partial(say, language), type_
    told = [warning._asdict() for warning in warnings(*document)]
    return _Plan(pages(*document), type_, chosen.sheet, told)


def _some(plan: _Plan, first: int, limit: int, written: Callable[[Page, Type], Any]) -> Json:
    stop, (width, height) = first + limit, plan.size
    items = [written(draw(), plan.type) for draw in plan.pages[first:stop]]
    more = {"total": len(plan.pages), "width": width, "height": height, "warnings": plan.warnings}
    return {"items": items, "next": stop if stop < len(plan.pages) else None, **more}


def _options(options: Json) -> Options:
    """Options from JSON, whose lists become tuples."""
    chosen: Json = {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}
    return Options(**chosen)


def _section(section: Json, language: str) -> Section:
    """`title` is the code of a grade."""
    title = _grade(section.get("title"), language)
    return Section(title, tuple(_puzzle(puzzle, language) for puzzle in section["puzzles"]))


def _grade(code: str | None, language: str) -> str:
    return say(language, f"grade.{code}") if code else ""


def _puzzle(puzzle: Json, language: str) -> Puzzle:
    board, solution = board_from(puzzle["state"]), puzzle.get("solution")
    return Puzzle(
        board,
        digits_of(board.geometry, solution) if solution else None,
        puzzle.get("name") or "",
        _grade(puzzle.get("grade"), language),
        puzzle.get("er"),
        puzzle.get("id") or "",
        [_shown(step) for step in puzzle.get("steps", ())],
        bool(puzzle.get("beyond")),
    )


def _shown(step: Json) -> Shown:
    return Shown(
        [(name, sentence) for name, sentence in step["lines"]], _position(step["state"]), step["marks"], step["links"]
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


METHODS: dict[str, Callable[..., Json]] = {
    "sheet": _sheet,
    "sheet-parts": _sheet_parts,
    "sheet-pdf": _sheet_pdf,
    "sheet-path": _sheet_path,
}
