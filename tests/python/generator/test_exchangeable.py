"""Sets of exchangeable cells answer only what a search would answer, too."""

from random import Random

import pytest

from sudoku_workshop.generator.digging import Clues, dig, varied
from sudoku_workshop.generator.full import full_grid
from sudoku_workshop.generator.symmetry import orbits
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.search import count


@pytest.mark.parametrize("name", ["4", "6", "9", "9x"])
def test_a_known_set_without_a_clue_means_another_solution(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    full = full_grid(geometry(name), Random(7))
    clues, asked = Clues(full), list[tuple[Cell, ...]]()
    include = clues.exchangeable.include

    def included(cell: Cell, others: int) -> bool:
        found = include(cell, others)
        if found:
            asked.append(tuple(place for place, field in enumerate(clues.each) if not others & ~field))
        return found

    monkeypatch.setattr(clues.exchangeable, "include", included)
    dug = dig(full, orbits(full.geometry, "none"), clues=clues)
    for seed in range(5):
        varied(dug, Random(seed), clues=clues)
    assert asked
    for kept in asked:
        givens = [digit if cell in kept else 0 for cell, digit in enumerate(full.givens)]
        assert count(board_of(full.geometry, givens), 2) == 2


@pytest.mark.law
@pytest.mark.parametrize("symmetry", ["none", "half-turn"])
def test_earlier_searches_in_a_full_grid_change_no_result(symmetry: str) -> None:
    full = full_grid(geometry("9"), Random(3))
    clues, groups = Clues(full), orbits(full.geometry, symmetry)
    dug = dig(full, groups, clues=clues)
    for seed in range(20):
        assert varied(dug, Random(seed), clues=clues) == varied(dug, Random(seed))
        dug = varied(dug, Random(seed), clues=clues)
