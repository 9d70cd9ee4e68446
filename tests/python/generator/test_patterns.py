"""Tests of patterns of clues and of numbers of clues in puzzles with rules."""

from random import Random

import pytest

from sudoku_workshop.generator import Made, Recipe, Search, Wish, make_from, recipe_from, unmet, wish_from
from sudoku_workshop.generator.patterns import (
    READY,
    READY_ROWS,
    cells_of,
    exchangeable_lines,
    pattern_from,
    pattern_of,
)
from sudoku_workshop.generator.recipes import recipe_for
from sudoku_workshop.generator.wish_error import WishError
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.rating import rate
from sudoku_workshop.search import count
from tests.support.made_variants import broken

RING = "..11111.. .11...11. 11.....11 11.....11 11.....11 11.....11 11.....11 .11...11. ..11111.."
TWO_ROWS = f"{'.' * 18}{'1' * 63}"
TWO_COLUMNS = "1111111.." * 9


def made(clues: str, **wish: str) -> Made:
    return make_from(recipe_for(wish_from({"clues": clues, **wish}), "test", 0))


def clues_in(found: Made) -> tuple[int, ...]:
    return tuple(cell for cell, digit in enumerate(found.puzzle.givens) if digit)


@pytest.mark.parametrize("size", ["4", "6", "9"])
def test_a_pattern_is_read_as_it_is_written(size: str) -> None:
    cells = geometry(size).cells
    for seed in range(20):
        chosen = sorted(Random(seed).sample(range(cells), Random(seed).randint(1, cells)))
        assert list(cells_of(pattern_of(chosen, cells), cells)) == chosen
        rows = "".join("x" if cell in chosen else "." for cell in range(cells))
        assert pattern_from(rows, size) == pattern_from(pattern_of(chosen, cells).upper(), size)


@pytest.mark.parametrize("name", READY)
def test_ready_made_patterns_have_puzzles(name: str) -> None:
    found = made(READY[name])
    drawn = "".join(READY_ROWS[name].split())
    assert found.met
    assert "".join("1" if digit else "." for digit in found.puzzle.givens) == drawn
    assert count(found.puzzle, 2) == 1


@pytest.mark.parametrize("kinds", ["killer", "x", "jigsaw", "kropki", "thermometer+even-odd"])
def test_puzzles_with_rules_have_patterns_too(kinds: str) -> None:
    found = made(READY["diamond"], kinds=kinds)
    assert (clues_in(found), count(found.puzzle, 2)) == (cells_of(READY["diamond"], 81), 1)
    assert [*broken(found)] == []


@pytest.mark.parametrize(("wish", "grade"), [({}, "hard"), ({}, "diabolical"), ({"kinds": "x"}, "easy")])
def test_a_pattern_can_have_a_grade(wish: dict[str, str], grade: str) -> None:
    found = made(READY["diamond"], grade=grade, **wish)
    rating = rate(found.puzzle)
    assert (found.met, found.grade, rating and rating.grade) == (True, grade, grade)


@pytest.mark.parametrize(
    ("id", "givens"),
    [
        (
            "g2.9.any.none.p637bf2783c1b18d838080.any.a.0",
            ".29...61.8365.924751..4..8376.....3995.....24.84...15...59.84.....751.......6....",
        ),
        ("v1.x.6.any.none.p840a84840.any.all.a.0", "6....2......3.1.2....4..1....4......"),
    ],
)
def test_an_id_with_a_pattern_keeps_its_puzzle(id: str, givens: str) -> None:
    found = make_from(recipe_from(id))
    assert "".join(str(digit or ".") for digit in found.puzzle.givens) == givens
    assert found.recipe.id == id
    assert recipe_from(id.upper()) == found.recipe


def test_a_search_in_parts_finds_the_same_puzzle() -> None:
    recipe = Recipe(Wish(clues=READY["smile"], grade="easy"), "parts")
    whole, parts = Search(recipe), Search(recipe)
    effort = 0
    while not parts.advanced(effort):
        effort += 7
    assert parts.made(effort) == whole.made(effort)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"clues": pattern_from(TWO_ROWS, "9")}, "pattern-rows"),
        ({"clues": pattern_from(TWO_COLUMNS, "9")}, "pattern-columns"),
        ({"clues": READY["heart"], "size": "6"}, "pattern"),
        ({"clues": READY["heart"], "symmetry": "half-turn"}, "pattern-symmetry"),
        ({"clues": "p" + "f" * 36, "size": "12"}, "pattern-size"),
        ({"clues": "p000000000000000000000", "kinds": "x"}, "pattern"),
        ({"clues": "p100000000000000000000"}, "few-clues"),
        ({"clues": READY["heart"], "kinds": "samurai"}, "pattern"),
        ({"clues": "90", "kinds": "x"}, "variant-clues"),
        ({"clues": "28-24", "kinds": "x"}, "variant-clues"),
        ({"clues": "many", "kinds": "x"}, "variant-clues"),
    ],
)
def test_impossible_patterns_are_refused(wish: dict[str, str], code: str) -> None:
    with pytest.raises(WishError) as refused:
        wish_from(wish)
    assert refused.value.code == code


def test_rows_that_rules_tell_apart_may_be_empty() -> None:
    cells = cells_of(pattern_from(TWO_ROWS, "9"), 81)
    assert exchangeable_lines(geometry("9"), cells) == ("row", 1, 2)
    assert exchangeable_lines(geometry("9x"), cells) is None


def test_a_pattern_without_a_puzzle_is_said_to_have_none() -> None:
    one = pattern_of([0], 81)
    for wish in ({"clues": pattern_from(RING, "9")}, {"clues": one, "kinds": "x"}):
        with pytest.raises(WishError) as refused:
            make_from(recipe_for(wish_from(wish), "test", 0), effort=1)
        assert (refused.value.code, refused.value.more) == ("pattern-never", {"tries": "1"})


@pytest.mark.parametrize("kinds", ["x", "killer", "thermometer", "jigsaw"])
@pytest.mark.parametrize("clues", ["30-32", "26"])
def test_puzzles_with_rules_have_the_wanted_number_of_clues(kinds: str, clues: str) -> None:
    found = made(clues, kinds=kinds, symmetry="half-turn" if clues == "30-32" else "none")
    fewest, most = int(clues[:2]), int(clues[-2:])
    assert found.met
    assert fewest <= len(clues_in(found)) <= most
    assert count(found.puzzle, 2) == 1
    assert [*unmet(wish_from({"kinds": kinds, "clues": clues}), found.puzzle)] == []


def test_a_number_and_a_grade_go_together() -> None:
    found = made("26-30", kinds="x", grade="medium")
    assert (found.met, found.grade, 26 <= len(clues_in(found)) <= 30) == (True, "medium", True)


def test_no_clues_can_be_a_number() -> None:
    assert wish_from({"kinds": "killer", "clues": "0"}) == wish_from({"kinds": "killer", "clues": "none"})


def test_a_puzzle_is_compared_with_a_pattern() -> None:
    found = made(READY["smile"])
    assert [*unmet(wish_from({"clues": READY["smile"]}), found.puzzle)] == []
    assert [*unmet(wish_from({"clues": READY["heart"]}), found.puzzle)] == ["clues"]
    assert [*unmet(wish_from({"clues": "33"}), found.puzzle)] == []
