"""The files of a series: their names, and their content in each format."""

from collections.abc import Mapping, Sequence
from datetime import date
from itertools import repeat
from typing import Literal, NamedTuple

from sudoku_workshop.generator import GRADES, Made
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.messages import say
from sudoku_workshop.newspaper.dated import Series
from sudoku_workshop.sheet.drawing import Page
from sudoku_workshop.sheet.font_files import font_file
from sudoku_workshop.sheet.options import Options, Puzzle
from sudoku_workshop.sheet.outlined import outlined
from sudoku_workshop.sheet.strip import Look, Printed, check_width, strip
from sudoku_workshop.sheet.truetype import Fonts
from sudoku_workshop.sheet.typeset import Type

Form = Literal["pdf", "eps", "svg"]
Naming = Literal["date", "id"]
FORMS: tuple[Form, ...] = ("pdf", "eps", "svg")
NAMINGS: tuple[Naming, ...] = ("date", "id")

ByDay = Mapping[date, Sequence[Made]]


class Copy(NamedTuple):
    """A drawing of a series: its day, its name without an ending, its puzzles and the page."""

    day: date
    name: str
    puzzles: Sequence[Made]
    page: Page


class Manner(NamedTuple):
    """How the files of a series are made: look, typefaces and names, and whether each puzzle has a file of its own."""

    look: Look
    type: Type
    naming: Naming = "date"
    apart: bool = False


def check(series: Series, manner: Manner) -> None:
    """Raise SheetError if a drawing would not be legible, before any puzzle is made."""
    most = 1 if manner.apart else max(map(len, series.week))
    check_width(most, geometry(series.size).n, manner.look)


def copies(series: Series, day: date, made: ByDay, manner: Manner) -> list[Copy]:
    """Return the drawings of one day: one strip or, if puzzles are apart, one drawing for each puzzle.

    `made` has the puzzles of the day, and those of the day before if their solutions are printed.
    """
    puzzles = made[day]
    printed = _printed(series, day, made, manner.type.language)
    groups = [[index] for index in range(len(puzzles))] if manner.apart else [list(range(len(puzzles)))]
    made_copies = []
    for group in groups:
        some = [puzzles[index] for index in group]
        page = strip([printed[index] for index in group], manner.look, manner.type)
        number = f"-{group[0] + 1}" if len(groups) > 1 else ""
        name = some[0].recipe.id if manner.naming == "id" else f"{day.isoformat()}{number}"
        made_copies.append(Copy(day, name, some, page))
    return made_copies


def written(copy: Copy, form: Form, type_: Type, fonts: Fonts = font_file) -> bytes:
    """Return a drawing as a file whose letters are outlines.

    Raises MissingFontsError for fonts that are not loaded.
    """
    if form == "svg":
        from sudoku_workshop.sheet.svg import svg

        return svg(outlined(copy.page, type_, fonts), type_).encode()
    if form == "eps":
        from sudoku_workshop.sheet.eps import eps  # imported late, like `pdf`: it loads pydyf

        return eps(outlined(copy.page, type_, fonts), type_, copy.name)
    from sudoku_workshop.sheet.pdf import pdf

    return pdf([outlined(copy.page, type_, fonts)], type_, Options(title=copy.name))


def day_words(day: date, language: str) -> str:
    """Return a date without its year, such as 30 November."""
    return say(language, "sheet.day", day=day.day, month=say(language, f"sheet.month.{day.month}"))


def _printed(series: Series, day: date, made: ByDay, language: str) -> list[Printed]:
    """Return the puzzles of a day with their words and solutions."""
    solved = {"yesterday": series.before(day), "same": day}.get(series.solutions)
    told = say(language, "sheet.solution-of", day=day_words(solved, language)) if solved else ""
    solutions = map(_puzzle, made[solved]) if solved else repeat(None)
    return [
        Printed(_puzzle(puzzle), _grade_words(puzzle, language), day_words(day, language), solution, told)
        for puzzle, solution in zip(made[day], solutions, strict=False)
    ]


def _grade_words(made: Made, language: str) -> str:
    """Return the difficulty in words. A puzzle that is only the closest match does not have the wanted one."""
    grade = made.recipe.wish.grade if made.met else made.grade
    return say(language, f"grade.{grade}") if grade in GRADES else ""


def _puzzle(made: Made) -> Puzzle:
    return Puzzle(made.puzzle, made.solution.values)
