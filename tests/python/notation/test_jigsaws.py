"""Tests of the old formats of jigsaws: game IDs of Solo, 81 clues with 81 signs, and SumoCue."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation import NotationError, missing_part, parse, read, write
from sudoku_workshop.notation.examples import JIGSAW, SUMO_CUE
from sudoku_workshop.notation.variants.jigsaws import are_jigsaw
from sudoku_workshop.notation.variants.solo_blocks import read_blocks, write_blocks
from sudoku_workshop.search import solve
from tests.python.notation.test_notation import PUZZLE, SOLUTION

FIVE = "5+regions:1122211322133345534455544"
SIGNS = {"jig162": "jigsaw", "sumocue-jigsaw": "sumocue", "solo-jigsaw": "solo"}


def test_shared_jigsaws_in_old_formats(data: Callable[[str], Path]) -> None:
    lines = [json.loads(line) for line in data("rules-text-forms.jsonl").read_text("utf-8").splitlines()]
    jigsaws = [line for line in lines if line["form"] in SIGNS]
    assert len(jigsaws) == 75
    for line in jigsaws:
        found = read(f"Try {line['text']} tonight")
        [board], solution = found.puzzles, solve(found.puzzles[0])
        assert (found.format, found.skipped, solution and text_of(solution.values)) == (
            SIGNS[line["form"]], (), line["solution"]
        )  # fmt: skip
        if line["form"] == "solo-jigsaw":
            assert write(board, "solo") == line["text"]


def test_the_examples_are_one_jigsaw_with_the_solution_of_the_plain_puzzle() -> None:
    board = parse(JIGSAW)
    assert parse(SUMO_CUE) == board
    assert board.geometry.is_irregular
    assert parse(SUMO_CUE.replace("V1", "V1D")).geometry.name.startswith("9x+regions:")
    solution = solve(board)
    assert solution
    assert text_of(solution.values) == SOLUTION


def test_a_puzzle_with_its_solution_is_no_jigsaw() -> None:
    assert read(PUZZLE + SOLUTION).puzzles == (parse(PUZZLE),)
    assert not are_jigsaw(SOLUTION)
    assert not are_jigsaw("1" * 81)
    assert are_jigsaw(JIGSAW[81:])
    boxes = "".join(f"{row // 3 * 3 + column // 3 + 1}" for row in range(9) for column in range(9))
    assert parse(PUZZLE + boxes) == parse(PUZZLE)


@pytest.mark.parametrize("name", [FIVE, "7", "9+diagonal-down+diagonal-up+regions:" + JIGSAW[81:], "16", "6+boxes:2x3"])
def test_solo_holds_diagonals_and_regions(name: str) -> None:
    grid = geometry(name)
    board = board_of(grid, [1, *[0] * (grid.cells - 2), 3])
    assert parse(write(board, "solo")) == board


APART = ("r23c1", "r12c2", "r34c2", "r12c3", "r34c3", "r12c4", "r34c4")  # cages of the rest of a 4x4


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("9+diagonal-up", "diagonal-up"),
        ("4+regions:1122112.33.43344", "regions"),
        ("4+regions:111.222233334444", "regions"),
        ("9+knight", "knight"),
        ("4+killer:3:r1c12", "killer"),
        ("4+killer:3:r1c12+killer:3:r1c23", "killer"),
        ("4+killer:5:r14c1" + "".join(f"+killer:5:{cells}" for cells in APART), "killer"),
        (FIVE, None),
    ],
)
def test_solo_refuses_other_rules(name: str, part: str | None) -> None:
    assert missing_part("solo", geometry(name)) == part


def test_a_jigsaw_with_cages_keeps_its_regions() -> None:
    rows = "".join(f"+killer:15:r{row}c12345" for row in range(1, 6))
    board = board_of(geometry(FIVE + rows), [1, *[0] * 24])
    text = write(board, "solo")
    assert (text[:4], parse(text)) == ("5jk:", board)


@pytest.mark.parametrize("blocks", ["", ",a", ",zzzzzzz", ",_"])
def test_a_jigsaw_without_all_its_lines_is_told(blocks: str) -> None:
    with pytest.raises(NotationError, match="no puzzle in Solo format"):
        read(f"9j:c3a1a6b5c8_2f2a6_5c2j7b9a9_7l7e3e9a8a5e{blocks}")


def test_jigsaws_of_other_sizes_and_with_too_large_regions_are_told() -> None:
    with pytest.raises(NotationError, match="size 11j are not supported"):
        read("11j:" + "a1" * 60 + "a")
    with pytest.raises(NotationError, match="16 cells, but at most 4"):
        read("4j:a1a2a3a4h,x")


def test_a_time_is_no_game() -> None:
    assert read(f"at 9:30\n{PUZZLE}").puzzles == (parse(PUZZLE),)


def test_runs_of_pairs_without_lines() -> None:
    for n in (2, 4, 9):
        for regions in ([0] * n * n, [*range(n * n)], [cell // n for cell in range(n * n)]):
            assert len({*zip(read_blocks(write_blocks(regions, n), n), regions, strict=True)}) == len({*regions})
    assert write_blocks([0] * 81, 9) == "z" * 5 + "s"
    assert write_blocks([0] * 9, 3) == "l"
