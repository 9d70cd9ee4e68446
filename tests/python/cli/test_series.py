"""Volumes of a series: no puzzle comes twice, in whatever dress."""

import json
import random
from pathlib import Path

from pypdf import PdfReader

from sudoku_workshop.grid.minlex import minlex
from sudoku_workshop.notation import parse
from tests.support.paper import grids, marks, read_grid
from tests.support.running import Runner

ORDER = ("generate", "--count", "3", "--grade", "easy", "--seed", "volumes")


def disguised(puzzle: str) -> str:
    """Transposed, its digits renamed, two rows of a band exchanged."""
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


def test_a_series_that_is_none_is_refused(sudoku: Runner, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("no puzzle\n", encoding="utf-8")
    ran = sudoku(*ORDER, "--series", str(tmp_path / "bad.txt"))
    assert ran.out == ""
    assert ran.status != 0
    assert ran.err.startswith("generate: ")


def test_a_volume_is_printed_with_the_ids_that_bring_its_puzzles_back(sudoku: Runner, tmp_path: Path) -> None:
    """The README's line: what `generate --series` makes goes straight to paper."""
    series, out = tmp_path / "easy.txt", tmp_path / "easy-2.pdf"
    sudoku(*ORDER, "--series", str(series))
    made = sudoku(*ORDER, "--series", str(series), "--json").out
    asked = ("--title", "Easy, volume 2", "--show", "number", "id", "--numbers", "through", "--pointers", "--press")
    assert sudoku("print", "--out", str(out), *asked, text=made).err == ""
    sheet, _ = PdfReader(out).pages
    words = [mark.text for mark in marks(sheet)]
    ids = [json.loads(line)["id"] for line in made.splitlines()]
    assert [word for word in words if word.startswith("g2.")] == ids
    again = [sudoku("generate", "--id", one).out.strip() for one in ids]
    assert again == [read_grid(marks(sheet), grid, 9)[0] for grid in grids(sheet)]
    assert again == series.read_text(encoding="utf-8").split()[3:]
