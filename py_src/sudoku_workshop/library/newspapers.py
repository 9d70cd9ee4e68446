"""Puzzles for newspapers: `newspaper_files`."""

from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Literal, NamedTuple

from sudoku_workshop.error import SudokuError
from sudoku_workshop.generator import WishError, random_seed
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.library.choices import ENGLISH, all_of, of_kind, one_of
from sudoku_workshop.library.making import ClueWord
from sudoku_workshop.library.names import Language, Size, Symmetry
from sudoku_workshop.messages import say
from sudoku_workshop.newspaper.dated import SOLUTIONS, USUAL_WEEK, Series, week_of
from sudoku_workshop.newspaper.files import FORMS, NAMINGS, Manner, check, copies, written
from sudoku_workshop.newspaper.making import made_by_day
from sudoku_workshop.sheet import SheetError, Type
from sudoku_workshop.sheet.strip import PLACINGS, Look
from sudoku_workshop.sheet.styles import STYLES
from sudoku_workshop.sheet.user_font import FontError, UserFont

FileForm = Literal["pdf", "eps", "svg"]


class NewspaperFile(NamedTuple):
    """A file for a newspaper: its name, its day, the IDs of its puzzles, and its content."""

    name: str
    day: date
    ids: tuple[str, ...]
    data: bytes


def newspaper_files(
    start: date,
    days: int = 28,
    week: Sequence[str] = USUAL_WEEK,
    *,
    formats: Sequence[FileForm] = ("pdf",),
    width: float = 90.0,
    strip: int = 1,
    size: Size = 9,
    symmetry: Symmetry = "half-turn",
    clues: int | tuple[int, int] | ClueWord = "usual",
    solutions: Literal["yesterday", "same", "none"] = "yesterday",
    placing: Literal["beside", "upside-down"] = "beside",
    naming: Literal["date", "id"] = "date",
    apart: bool = False,
    style: Literal["plain", "newspaper", "clear"] = "newspaper",
    font: str | Path | None = None,
    seed: str | int | None = None,
    language: Language = ENGLISH,
) -> Iterator[NewspaperFile]:
    """Yield the files of a dated series of puzzles, day by day. Their letters are outlines.

    `week` has the difficulty of each weekday from Monday, or one for all days: "medium", "medium+hard" for two puzzles,
    or "-" for a day without a newspaper. `strip` is the number of puzzles side by side, and `width` that of a file in
    millimetres. With `apart`, each puzzle has a file of its own. A series with the same `seed` that begins later knows
    the solution of the day before. This needs the extra `print`. Raises SudokuError if the series is not possible.

    >>> import sudoku_workshop as sudoku
    >>> import datetime
    >>> for file in sudoku.newspaper_files(datetime.date(2026, 11, 30), 2, ["gentle"], formats=["svg"], seed="doc"):
    ...     print(file.name, file.ids[0])
    2026-11-30.svg g2.9.gentle.half-turn.36-40.any.docd20261130.0
    2026-12-01.svg g2.9.gentle.half-turn.36-40.any.docd20261201.0
    """
    if not isinstance(start, date):
        raise SudokuError(f"start {start!r:.60}: expected a date")
    for name, value, kind in (("days", days, int), ("strip", strip, int), ("width", width, float)):
        of_kind(name, value, kind)
    one_of("language", language, LANGUAGES)
    one_of("solutions", solutions, SOLUTIONS)
    one_of("placing", placing, PLACINGS)
    one_of("naming", naming, NAMINGS)
    one_of("style", style, [name for name in STYLES if name != "tactile"])
    all_of("format", formats, FORMS)
    words = "-".join(map(str, clues)) if isinstance(clues, tuple) else str(clues)
    try:
        chosen = random_seed() if seed is None else str(seed).lower()
        series = Series(start, days, week_of(week, strip), chosen, str(size), symmetry, words, solutions)
        type_ = Type(language, _font(font, language), digits=STYLES[style].digits)
        manner = Manner(Look(round(width, 1), STYLES[style], placing), type_, naming, apart)
        check(series, manner)
    except WishError as error:
        raise SudokuError(say(ENGLISH, f"wish-error.{error.code}", found=error.found, **error.more)) from error
    except SheetError as error:
        raise _refusal(error) from error
    return _files(series, manner, formats)


def _files(series: Series, manner: Manner, formats: Sequence[FileForm]) -> Iterator[NewspaperFile]:
    known = {}
    try:
        for day, made in made_by_day(series):
            if lost := next((one for one in made if not one.met), None):
                raise SudokuError(f"nothing like {lost.recipe.id} was found in {lost.tries} tries; wish for less")
            known[day] = made
            if day in series.dates:
                for copy in copies(series, day, known, manner):
                    ids = tuple(one.recipe.id for one in copy.puzzles)
                    for form in formats:
                        yield NewspaperFile(f"{copy.name}.{form}", day, ids, written(copy, form, manner.type))
            known = {day: made}
    except SheetError as error:
        raise _refusal(error) from error
    except ModuleNotFoundError as error:
        raise SudokuError(say(ENGLISH, "cli.print.missing", part=error.name)) from error


def _refusal(error: SheetError) -> SudokuError:
    return SudokuError(say(ENGLISH, f"cli.print.refused.{error.code}", **error.details))


def _font(file: str | Path | None, language: str) -> UserFont | None:
    try:
        return UserFont(Path(file).read_bytes(), language) if file else None
    except (FontError, OSError) as error:
        code = error.code if isinstance(error, FontError) else "font"
        raise SudokuError(say(ENGLISH, f"cli.print.refused.{code}", file=file)) from error
