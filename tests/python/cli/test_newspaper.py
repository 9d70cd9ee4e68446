"""The command `newspaper` and `newspaper_files`: a dated series of files."""

import re
from datetime import date
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

import sudoku_workshop as library
from sudoku_workshop.generator import WishError, make, recipe_of
from sudoku_workshop.newspaper.dated import Series, week_of
from tests.support.own_font import own_font
from tests.support.paper import resources
from tests.support.running import Runner

MM = 72 / 25.4
START = ("--start", "2026-11-30", "--seed", "town", "--lang", "en")  # a Monday


def digits(svg: str, grid: int) -> str:
    """Return the digits of a grid in an SVG, which are its text alternative. Blanks are dots."""
    found: list[str] = re.findall(r'aria-label="([.\d]{16,})"', svg)
    return found[grid]


def test_a_file_for_each_day_with_the_difficulty_of_its_weekday(sudoku: Runner, tmp_path: Path) -> None:
    week = ["gentle", "easy", "easy", "medium", "gentle", "hard", "-"]
    ran = sudoku("newspaper", str(tmp_path), *START, "--days", "8", "--width", "62.5", "--week", *week)
    assert (ran.status, ran.err) == (0, "")
    names = ["2026-11-30.pdf", *(f"2026-12-0{day}.pdf" for day in range(1, 6)), "2026-12-07.pdf"]
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    told = [line.split()[-1].split(".")[2] for line in ran.out.splitlines()]
    assert told == [*week[:6], "gentle"]
    for path in tmp_path.iterdir():
        [page] = PdfReader(path).pages
        assert float(page.mediabox.width) == pytest.approx(62.5 * MM, abs=0.01)
        assert not resources(page)["/Font"]


def test_each_strip_has_the_solutions_of_the_newspaper_before(sudoku: Runner, tmp_path: Path) -> None:
    """Check also that a series that begins a day later is the same, and that Sunday's solution is in Monday's strip."""
    more = ("--strip", "2", "--width", "170", "--format", "svg", "--week", *["gentle"] * 6, "-")
    assert sudoku("newspaper", str(tmp_path / "a"), *START, "--days", "8", *more).status == 0
    later = ("--start", "2026-12-07", "--days", "1", "--seed", "town", "--lang", "en")
    assert sudoku("newspaper", str(tmp_path / "b"), *later, *more).status == 0
    monday, saturday = ((tmp_path / "a" / f"2026-12-{day}.svg").read_text() for day in ("07", "05"))
    assert (tmp_path / "b" / "2026-12-07.svg").read_text() == monday
    assert "Solution of 5 December" in monday
    for number in range(2):
        puzzle, solution = digits(saturday, 2 * number), digits(monday, 2 * number + 1)
        assert library.write(library.solve(puzzle)) == solution
    assert digits(monday, 0) != digits(monday, 2)


def test_all_formats_apart_and_named_by_id(sudoku: Runner, tmp_path: Path) -> None:
    more = ("--days", "1", "--size", "4", "--week", "gentle+gentle", "--width", "30", "--apart", "--naming", "id")
    ran = sudoku("newspaper", str(tmp_path), *START, *more, "--format", "pdf", "eps", "svg", "--solutions", "same")
    assert (ran.status, len(list(tmp_path.iterdir()))) == (0, 6)
    for path in tmp_path.glob("*.svg"):
        made = make(recipe_of(path.stem))
        assert digits(path.read_text(), 0) == library.write(made.puzzle)
        assert digits(path.read_text(), 1) == library.write(made.solution)
        assert "<text" not in path.read_text()
        assert path.with_suffix(".eps").read_bytes().startswith(b"%!PS-Adobe-3.0 EPSF-3.0\n")


def test_nothing_is_overwritten_unless_asked(sudoku: Runner, tmp_path: Path) -> None:
    (tmp_path / "2026-12-01.pdf").write_text("mine")
    arguments = ("newspaper", str(tmp_path), *START, "--days", "2", "--week", "gentle", "--width", "60")
    ran = sudoku(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert "2026-12-01.pdf already exists" in ran.err
    assert [path.read_text() for path in tmp_path.iterdir()] == ["mine"]
    assert sudoku(*arguments, "--force").status == 0
    assert (tmp_path / "2026-12-01.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (
            ["--size", "4", "--week", "hard"],
            "no puzzles of size 4 with the grade hard; this size has gentle",
        ),
        (["--size", "6", "--week", "extreme"], "this size has gentle, easy, medium, hard, expert, diabolical"),
        (["--size", "16", "--week", "hard"], "grades and techniques are only available up to 9×9"),
        (["--week", "easy", "hard"], "expected one difficulty for all days or seven"),
        (["--week", "-"], "expected one difficulty for all days or seven"),
        (["--week", "easy+easy+easy+easy+easy"], "each with up to 4 puzzles"),
        (["--week", *["easy"] * 6, "easy+hard"], "every day needs the same number of puzzles"),
        (["--week", "nice"], "there is no grade nice"),
        (["--days", "367"], "367 is not a number of days; use 1 to 366"),
        (["--start", "9999-12-30"], "9999-12-30 is not a date"),
        (["--seed", "a" * 32], "use up to 31 characters"),
        (["--width", "29.9"], "the width must be 30 to 600 mm"),
        (["--strip", "4", "--width", "90"], "4 puzzles side by side"),
    ],
)
def test_what_is_not_possible_is_refused_before_anything_is_made(
    sudoku: Runner, tmp_path: Path, options: list[str], told: str
) -> None:
    ran = sudoku("newspaper", str(tmp_path / "new"), *START, "--days", "3", *options)
    assert (ran.status, ran.out) == (2, "")
    assert told in ran.err
    assert not (tmp_path / "new").exists()


def test_own_fonts_and_a_seed_that_is_told(sudoku: Runner, tmp_path: Path) -> None:
    font = own_font(tmp_path / "own.ttf", True)
    more = ("--week", "gentle", "--days", "1", "--width", "60", "--format", "svg", "--font", str(font), "--lang", "en")
    ran = sudoku("newspaper", str(tmp_path), "--start", "2026-11-30", *more)
    seed = re.match(r"seed: (\w+) \(use", ran.err)
    assert seed
    assert f".{seed[1]}d20261130." in ran.out
    with_font = (tmp_path / "2026-11-30.svg").read_text()
    sudoku(
        "newspaper", str(tmp_path), "--start", "2026-11-30", "--seed", seed[1], *more[:-4], "--lang", "en", "--force"
    )
    assert digits((tmp_path / "2026-11-30.svg").read_text(), 0) == digits(with_font, 0)
    assert (tmp_path / "2026-11-30.svg").read_text() != with_font


def test_the_days_of_a_series() -> None:
    series = Series(date(2026, 11, 30), 9, week_of(["easy", "-", "-", "-", "-", "-", "hard"]), "x")
    assert [day.day for day in series.dates] == [30, 6, 7]
    assert series.before(series.dates[0]) == date(2026, 11, 29)
    assert [recipe.wish.grade for day in series.needed for recipe in series.recipes(day)] == [
        "hard",
        "easy",
        "hard",
        "easy",
    ]
    with pytest.raises(WishError):
        Series(date(2026, 11, 30), 0, week_of(["easy"]), "x")


def test_the_library_yields_the_files_day_by_day() -> None:
    files = library.newspaper_files(date(2026, 11, 30), 300, ["gentle"], width=60, clues="more", seed=1)
    file = next(files)
    assert (file.name, file.day) == ("2026-11-30.pdf", date(2026, 11, 30))
    assert sum(map(bool, library.generate(file.ids[0]).puzzle.givens)) > 40
    assert len(PdfReader(BytesIO(file.data)).pages) == 1
    assert next(files).name == "2026-12-01.pdf"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"size": 4, "week": ["hard"]}, "practically no puzzles of size 4"),
        ({"formats": ["gif"]}, "gif"),
        ({"placing": "above"}, "placing 'above' is not known"),
        ({"font": "none.ttf"}, "this font cannot be embedded: none.ttf"),
        ({"start": "2026-11-30"}, "expected a date"),
    ],
)
def test_the_library_refuses_at_once(arguments: dict[str, object], told: str) -> None:
    with pytest.raises(library.SudokuError, match=told):
        library.newspaper_files(**{"start": date(2026, 11, 30), **arguments})  # type: ignore[arg-type]


def test_the_library_refuses_a_width_that_is_not_legible() -> None:
    with pytest.raises(library.SudokuError, match="the width must be"):
        library.newspaper_files(date(2026, 11, 30), 1, ["gentle"], width=30, strip=2, seed="x")
