"""Commands on a full disk: existing files do not change, and a message names the file that was not written."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sudoku_workshop.grid.minlex import minlex
from sudoku_workshop.notation import parse
from tests.support.running import SOURCE, Ran, Runner

pytestmark = pytest.mark.process

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONDONTWRITEBYTECODE": "1"}
SMALLEST = "1..4..12.1..3..."
#: A command with a limit on the size of its files, in bytes. The system refuses to write more.
SMALL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
from sudoku_workshop.cli import main
sys.exit(main(sys.argv[2:]))
"""


def limited(size: int, *arguments: str, text: str = "") -> Ran:
    command = [sys.executable, "-c", SMALL, str(size), *arguments, "--lang", "en"]
    ran = subprocess.run(command, input=text, capture_output=True, text=True, env=ENVIRONMENT)
    return Ran(ran.returncode, ran.stdout, ran.stderr)


@contextmanager
def unchanged(folder: Path) -> Iterator[None]:
    """Check that all files of a folder are unchanged and no others have appeared."""
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    yield
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize("form", ["--out", "--brf", "--aloud", "--svg"])
def test_a_sheet_that_finds_no_room_leaves_the_good_one(sudoku: Runner, tmp_path: Path, form: str) -> None:
    place, file = tmp_path / "x", tmp_path / "x" / "page-01.svg" if form == "--svg" else tmp_path / "x"
    assert sudoku("print", form, str(place), "--per-page", "1", text=f"{SMALLEST}\n" * 10).status == 0
    with unchanged(tmp_path):
        ran = limited(300, "print", form, str(place), "--force", "--per-page", "1", text=f"{SMALLEST}\n" * 10)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"{file} could not be written (File too large) and was not changed\n"


def test_of_several_files_that_one_command_writes_there_are_all_or_none(tmp_path: Path) -> None:
    """Check that no file is written if the PDF is too large, even though the text to read aloud is small enough."""
    files = [part for name in ("aloud", "brf", "out") for part in (f"--{name}", str(tmp_path / name))]
    with unchanged(tmp_path):
        assert limited(3000, "print", *files, text=SMALLEST).status == 2
    assert limited(1_000_000, "print", *files, text=SMALLEST).status == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["aloud", "brf", "out"]


def test_a_volume_that_finds_no_room_takes_nothing_from_its_series(sudoku: Runner, tmp_path: Path) -> None:
    series, out = tmp_path / "series.txt", tmp_path / "x.pdf"
    asked = ("print", "--series", str(series), "--out", str(out), "--grid", "4", "--count", "2", "--seed", "a")
    assert sudoku(*asked).status == 0
    with unchanged(tmp_path):
        ran = limited(1000, *asked, "--force")
    told = f"{out} could not be written (File too large) and was not changed"
    assert (ran.status, ran.err.splitlines()[-1]) == (2, told)


def test_a_series_that_finds_no_room_keeps_its_whole_lines_and_goes_on_later(sudoku: Runner, tmp_path: Path) -> None:
    """Check that a line that does not fit completely is not written, and that its puzzle is not printed."""
    series = tmp_path / "series.txt"
    order = ("generate", "--size", "4", "--count", "3", "--seed", "a", "--workers", "1", "--series", str(series))
    ran = limited(2 * len(f"{SMALLEST}\n") + 9, *order)
    assert (ran.status, ran.err) == (2, f"{series} could not be written (File too large) and was not changed\n")
    assert series.read_text().split() == ran.out.split()
    assert len(ran.out.split()) == 2
    more = sudoku(*order)
    assert (more.status, more.err) == (0, "")
    assert len({minlex(parse(line)) for line in series.read_text().split()}) == 5


def test_what_a_list_has_found_out_is_kept_in_whole_lines(sudoku: Runner, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    asked = ("list", "--resume", str(kept), "--columns", "number,minlex,puzzle", "--workers", "1")
    text = f"{SMALLEST}\n{SMALLEST[::-1]}\n"
    ran = limited(130, *asked, text=text)
    assert (ran.status, ran.err) == (2, f"{kept} could not be written (File too large) and was not changed\n")
    assert kept.read_text().count("\n") == len(kept.read_text().splitlines()) == 1
    assert sudoku(*asked, text=text).status == 0
    assert len(kept.read_text().splitlines()) == 2
