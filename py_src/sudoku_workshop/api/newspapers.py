"""Requests for a newspaper's series: the puzzles that it needs, and its files in one ZIP.

The page makes the puzzles itself, one by one, as it makes others. It then sends all of them, and asks for the files of
a few days at a time, so that it can show progress. The files drawn so far are cached.
"""

from collections.abc import Mapping
from dataclasses import asdict
from datetime import date
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from sudoku_workshop.api import own_fonts, shapes
from sudoku_workshop.api.forms import Methods
from sudoku_workshop.api.printing import Fonts, font_sent, remember
from sudoku_workshop.api.shapes.newspapers import MadeFor, Newspaper, NewspaperDay, NewspaperDays, NewspaperZip
from sudoku_workshop.generator import Made, Recipe, WishError, recipe_of
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.newspaper.dated import Series, week_of
from sudoku_workshop.newspaper.files import Manner, copies, written
from sudoku_workshop.sheet.limits import MissingFontsError
from sudoku_workshop.sheet.strip import WIDEST, Look, least_width
from sudoku_workshop.sheet.styles import STYLES
from sudoku_workshop.sheet.svg import svg

EARLIEST = (1980, 1, 1, 0, 0, 0)  # the date of all files in a ZIP: the first that is possible


class _Memory:
    """The files of the last request by name, and the number of its days that are drawn."""

    def __init__(self, request: object = None) -> None:
        self.request, self.files, self.days = request, dict[str, bytes](), 0


class _Last:
    """The last request."""

    memory = _Memory()


def forget() -> None:
    """Forget the files of the last request."""
    _Last.memory = _Memory()


def _newspaper(series: Newspaper, seed: str) -> NewspaperDays:
    """Return the recipes of the puzzles that a series needs, day by day, and the least and greatest possible width.

    A day that is not printed comes before the first one, whose strip has its solutions.
    """
    chosen = _series(series, seed)
    printed, n = set(chosen.dates), geometry(chosen.size).n
    most = 1 if series["apart"] else max(map(len, chosen.week))
    days: list[NewspaperDay] = [
        {"day": day.isoformat(), "printed": day in printed, "recipes": [_recipe(one) for one in chosen.recipes(day)]}
        for day in chosen.needed
    ]
    return {"days": days, "least": least_width(most, n, STYLES[series["style"]]), "most": WIDEST}


def _newspaper_zip(
    series: Newspaper,
    seed: str,
    made: dict[str, list[MadeFor]],
    language: str,
    limit: int,
    own: shapes.OwnFonts | None = None,
    fonts: Fonts | None = None,
) -> NewspaperZip | shapes.Missing:
    """Draw the files of up to `limit` more days. Return all files as a ZIP if all days are drawn, else the progress.

    `made` has the puzzles of each day. `drawing` is the first strip.
    """
    if lacking := own_fonts.missing(own, fonts or {}):
        return {"missing": lacking}
    remember(fonts or {}, own)
    request = series, seed, made, language, own
    if _Last.memory.request != request:
        _Last.memory = _Memory(request)
    memory = _Last.memory
    chosen, manner = _series(series, seed), _manner(series, language, own)
    boards = {date.fromisoformat(day): list(map(_made, some)) for day, some in made.items()}
    dates = chosen.dates
    try:
        for day in dates[memory.days :][:limit]:
            for copy in copies(chosen, day, boards, manner):
                for form in series["formats"]:
                    memory.files[f"{copy.name}.{form}"] = written(copy, form, manner.type, font_sent)
            memory.days += 1
    except MissingFontsError as error:
        return {"missing": error.names}
    done, total = memory.days, len(dates)
    if done < total:
        return {"zip": None, "done": done, "total": total, "drawing": "", "files": 0}
    first = copies(chosen, dates[0], boards, manner)[0].page
    return {
        "zip": _zipped(memory.files),
        "done": done,
        "total": total,
        "drawing": svg(first, manner.type),
        "files": len(memory.files),
    }


def _series(series: Newspaper, seed: str) -> Series:
    try:
        first = date.fromisoformat(series["start"])
    except ValueError:
        raise WishError("day", series["start"]) from None
    week = week_of(series["week"], series["strip"])
    return Series(
        first, series["days"], week, seed, series["size"], series["symmetry"], series["clues"], series["solutions"]
    )


def _manner(series: Newspaper, language: str, own: shapes.OwnFonts | None) -> Manner:
    style = STYLES[series["style"]]
    look = Look(round(series["width"], 1), style, series["placing"])
    return Manner(look, own_fonts.type_of(language, own, style.digits), series["naming"], series["apart"])


def _recipe(recipe: Recipe) -> shapes.Recipe:
    return {"wish": asdict(recipe.wish), "seed": recipe.seed, "index": recipe.index}


def _made(made: MadeFor) -> Made:
    recipe = recipe_of(made["id"])
    return Made(
        recipe,
        _board(recipe.wish.size, made["puzzle"]),
        _board(recipe.wish.size, made["solution"]),
        minimal=False,
        grade=made["grade"],
        er=None,
        met=made["met"],
        tries=0,
    )


def _board(size: str, digits: str) -> Board:
    grid = geometry(size)
    return board_of(grid, digits_of(grid, digits))


def _zipped(files: Mapping[str, bytes]) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for name, data in files.items():
            archive.writestr(ZipInfo(name, EARLIEST), data, ZIP_DEFLATED)
    return packed.getvalue()


METHODS: Methods = {"newspaper": _newspaper, "newspaper-zip": _newspaper_zip}
