"""Volumes of a series: no puzzle or variant of it is used twice."""

import random
from pathlib import Path

import pytest
from pypdf import PdfReader

from sudoku_workshop.cli import series as series_file
from sudoku_workshop.cli.series import Series, series_at
from sudoku_workshop.generator import make, recipe_of
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.minlex import minlex
from sudoku_workshop.notation import parse
from tests.support.paper import grids, marks, read_grid
from tests.support.running import Runner, begun

#: Another command that locks a series until it is killed.
HOLDING = """
import sys, threading
from pathlib import Path
from sudoku_workshop.cli.series import series_at
with series_at(Path(sys.argv[1])):
    print("mine", flush=True)
    threading.Event().wait()
"""
ORDER = ("generate", "--count", "3", "--grade", "easy", "--seed", "volumes")


def disguised(puzzle: str) -> str:
    """Return a variant: transposed, with renamed digits and two rows of a band swapped."""
    dice = random.Random(1)
    turned = "".join(puzzle[row::9] for row in range(9))
    renamed = turned.translate(str.maketrans("123456789", "".join(dice.sample("123456789", 9))))
    return renamed[9:18] + renamed[:9] + renamed[18:]


def test_the_next_volume_goes_on_where_the_last_one_ended(sudoku: Runner, tmp_path: Path) -> None:
    series = tmp_path / "easy.txt"
    first = sudoku(*ORDER, "--series", str(series)).out.split()
    second = sudoku(*ORDER, "--series", str(series)).out.split()
    assert first == sudoku(*ORDER).out.split()
    assert len({minlex(parse(puzzle)) for puzzle in (*first, *second)}) == 6
    assert series.read_text(encoding="utf-8").split() == [*first, *second]


def test_a_puzzle_in_disguise_is_known(sudoku: Runner, tmp_path: Path) -> None:
    series = tmp_path / "easy.txt"
    first, middle, last = sudoku(*ORDER).out.split()
    assert disguised(middle) != middle
    series.write_text(f"{disguised(middle)}\n", encoding="utf-8")
    made = sudoku(*ORDER, "--series", str(series)).out.split()
    assert made[:2] == [first, last]
    assert len(made) == 3


def test_on_grids_with_more_houses_a_turned_puzzle_is_known_and_a_plain_one_is_another(tmp_path: Path) -> None:
    series = Series(tmp_path / "none yet.txt")
    crossed = make(recipe_of("g2.9x.any.none.any.any.volumes.0")).puzzle
    turned = board_of(crossed.geometry, crossed.givens[::-1])
    asked = (crossed, crossed, turned, board_of(geometry("9"), crossed.givens))
    assert [series.is_new(board) for board in asked] == [True, False, False, True]


@pytest.mark.parametrize("name", ["9", "9x", "9+knight", "6+boxes:2x3"])
def test_a_series_keeps_the_geometry_of_its_puzzles(name: str, tmp_path: Path) -> None:
    path, grid = tmp_path / "series.txt", geometry(name)
    with series_at(path) as series:
        assert series
        series.add([board_of(grid, [1, *[0] * (grid.cells - 1)])])
    with series_at(path) as series:
        assert series
        assert not series.is_new(board_of(grid, [1, *[0] * (grid.cells - 1)]))
        assert series.is_new(board_of(geometry(str(grid.n)), [1] + [0] * (grid.cells - 1))) == (name != "9")


def test_what_is_not_found_is_told_and_not_kept(sudoku: Runner, tmp_path: Path) -> None:
    series = tmp_path / "few.txt"
    ran = sudoku("generate", "--clues", "17", "--effort", "1", "--seed", "never", "--series", str(series))
    assert (ran.status, ran.out) == (1, "")
    assert not series.exists()


def test_what_was_new_once_is_known_from_then_on(sudoku: Runner, tmp_path: Path) -> None:
    series = Series(tmp_path / "none yet.txt")
    first, second, _ = sudoku(*ORDER).out.split()
    asked = (first, first, disguised(first), second, disguised(second))
    assert [series.is_new(parse(puzzle)) for puzzle in asked] == [True, False, False, True, False]


def test_a_series_that_is_none_is_refused(sudoku: Runner, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("no puzzle\n", encoding="utf-8")
    ran = sudoku(*ORDER, "--series", str(tmp_path / "bad.txt"))
    assert ran.out == ""
    assert ran.status != 0
    assert ran.err.startswith(f"{tmp_path / 'bad.txt'}:1:1: ")


def test_a_line_that_is_no_puzzle_is_named_by_its_number(sudoku: Runner, tmp_path: Path) -> None:
    series, [puzzle, *_] = tmp_path / "bad.txt", sudoku(*ORDER).out.split()
    series.write_text(f"{puzzle}\n\n  no puzzle\n{puzzle}\n", encoding="utf-8")
    for command in (ORDER, ("print", "--brf", "-", *ORDER[1:])):
        ran = sudoku(*command, "--series", str(series), "--lang", "en")
        assert (ran.status, ran.out, ran.err) == (2, "", f"{series}:3:1: no puzzle found\n")


LEFT = "4..52.7.3.....3...1"


@pytest.mark.parametrize("left", [LEFT, "\0\0\0", "4..5é", "  4.."])
def test_a_last_line_that_was_never_finished_goes_when_a_puzzle_is_added(tmp_path: Path, left: str) -> None:
    """Check an incomplete last line, which a kill or a crash may leave."""
    path, small = tmp_path / "small.txt", "1..4..12.1..3..."
    path.write_text(f"{small}\n{left}", encoding="utf-8")
    series = Series(path)
    assert (series.unfinished, series.is_new(parse(small))) == (left, False)
    series.add([])
    assert path.read_text(encoding="utf-8") == f"{small}\n{left}", "only for what is added"
    for _ in range(2):
        series.add([parse(small)])
    assert path.read_text(encoding="utf-8") == f"{small}\n" * 3


@pytest.mark.parametrize("end", ["", "\n"])
def test_a_last_puzzle_is_one_of_the_series_also_without_the_end_of_its_line(tmp_path: Path, end: str) -> None:
    """Check a last line without a line end, which an editor may leave."""
    path, puzzles = tmp_path / "small.txt", ("1..4..12.1..3...", "12...3.2.1..3..1")
    path.write_text(f"{puzzles[0]}\r\n{puzzles[1]}{end}", encoding="utf-8", newline="")
    series = Series(path)
    assert [series.is_new(parse(puzzle)) for puzzle in puzzles] == [False, False]
    series.add([parse(puzzles[0])])
    assert (series.unfinished, path.read_text(encoding="utf-8").split()) == ("", [*puzzles, puzzles[0]])


def test_a_last_line_that_is_left_out_is_told(sudoku: Runner, tmp_path: Path) -> None:
    series = tmp_path / "small.txt"
    series.write_text(LEFT, encoding="utf-8")
    order = ("--count", "1", "--seed", "a", "--lang", "en", "--series", str(series))
    said = f"the last line of {series} is incomplete and was left out: {LEFT}\n"
    for command in (("print", "--check", "--grid", "4"), ("generate", "--size", "4")):
        ran = sudoku(*command, *order)
        assert (ran.status, ran.err) == (0, said)
    assert series.read_text(encoding="utf-8") == ran.out


def test_a_volume_is_printed_by_one_command_with_the_ids_that_bring_its_puzzles_back(
    sudoku: Runner, tmp_path: Path
) -> None:
    """Run the README's command twice. No puzzle of the second volume may be a variant of one in the first."""
    series = tmp_path / "easy.txt"
    made, asked = [], ("--numbers", "through", "--pointers", "--press", *ORDER[1:])
    first = sudoku(*ORDER).out.split()[0]
    series.write_text(f"{disguised(first)}\n", encoding="utf-8")
    for number in (1, 2):
        out = tmp_path / f"easy-{number}.pdf"
        ran = sudoku("print", "--out", str(out), "--title", f"Easy, volume {number}", "--series", str(series), *asked)
        assert (ran.status, ran.err) == (0, "")
        sheet, _ = PdfReader(out).pages
        ids = [mark.text for mark in marks(sheet) if mark.text.startswith("g2.")]
        puzzles = [read_grid(marks(sheet), grid, 9)[0] for grid in grids(sheet)]
        assert [sudoku("generate", "--id", one).out.strip() for one in ids] == puzzles
        made += puzzles
    assert len({minlex(parse(puzzle)) for puzzle in (first, *made)}) == 7
    assert series.read_text(encoding="utf-8").split()[1:] == made


@pytest.mark.parametrize("form", ["--brf", "--aloud"])
def test_a_volume_that_goes_to_standard_output_is_kept_in_its_series(sudoku: Runner, tmp_path: Path, form: str) -> None:
    series = tmp_path / "easy.txt"
    for volumes in (1, 2):
        assert sudoku("print", form, "-", "--series", str(series), *ORDER[1:]).status == 0
        assert len({minlex(parse(puzzle)) for puzzle in series.read_text(encoding="utf-8").split()}) == 3 * volumes


def test_a_volume_that_is_not_written_takes_nothing_from_its_series(sudoku: Runner, tmp_path: Path) -> None:
    series, out = tmp_path / "easy.txt", tmp_path / "easy.pdf"
    asked = ("print", "--out", str(out), "--series", str(series), *ORDER[1:])
    assert sudoku(*asked, "--cell", "90").status == 2
    assert "hardest" in sudoku(*asked, "--grade", "hardest").err
    assert sudoku("print", "--check", "--series", str(series), *ORDER[1:]).status == 0
    assert not series.exists()
    assert not out.exists()


@pytest.mark.parametrize("command", [ORDER, ("print", "--brf", "-", *ORDER[1:])], ids=lambda some: some[0])
def test_a_series_that_another_command_adds_to_is_left_alone(
    sudoku: Runner, tmp_path: Path, command: tuple[str, ...]
) -> None:
    """Check that two commands at once do not print the same puzzles, and that a killed command releases its lock."""
    series = tmp_path / "easy.txt"
    asked = (*command, "--series", str(series), "--lang", "en")
    with begun("-c", HOLDING, str(series)) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "mine\n"
        ran = sudoku(*asked)
        assert series.exists()
        other.kill()
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"another command is writing to {series}; try again when it has finished\n"
    assert sudoku(*asked).status == 0
    assert [file.name for file in tmp_path.iterdir()] == [series.name]


def test_a_series_that_nothing_came_to_is_no_file(tmp_path: Path) -> None:
    series = tmp_path / "easy.txt"
    with pytest.raises(KeyboardInterrupt), series_at(series):
        raise KeyboardInterrupt
    assert not series.exists()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_series_with_every_puzzle_of_its_kind_ends(
    sudoku: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workers: str
) -> None:
    """Check 4x4 puzzles, of which there are 36 kinds, with few tries for the last of them."""
    monkeypatch.setattr(series_file, "ENOUGH", 20)
    series = tmp_path / "small.txt"
    order = ("--count", "37", "--seed", "all", "--lang", "en", "--series", str(series))
    ran = sudoku("generate", "--size", "4", "--workers", workers, *order)
    assert (ran.status, series.read_text()) == (1, ran.out)
    assert ran.err.startswith(f"the last 20 puzzles made are all in {series} already; ")
    assert 1 < len({minlex(parse(puzzle)) for puzzle in ran.out.split()}) == len(ran.out.split()) <= 36
    printed = sudoku("print", "--brf", "-", "--grid", "4", *order)
    assert (printed.status, printed.err.startswith("the last 20 puzzles made")) == (1, True)


@pytest.mark.parametrize(
    "asked", [("--series", "x.txt"), ("--grade", "easy"), ("--seed", "a"), ("--count", "2", "puzzles.txt")], ids=str
)
def test_what_is_to_be_made_is_said_clearly(
    sudoku: Runner, capfd: pytest.CaptureFixture[str], tmp_path: Path, asked: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        sudoku("print", "--out", str(tmp_path / "x.pdf"), *asked)
    assert "--count N" in capfd.readouterr().err
