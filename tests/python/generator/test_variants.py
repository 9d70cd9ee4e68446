"""Tests of the generator of variants: one solution, rules that hold, wishes that are met, and IDs that bring back."""

from itertools import pairwise
from random import Random

import pytest

from sudoku_workshop.book.orders import lacking
from sudoku_workshop.generator import Made, make_from, recipe_from, unmet, wish_from
from sudoku_workshop.generator.variants import KINDS, VariantRecipe, VariantSearch, VariantWish, make_variant
from sudoku_workshop.generator.variants.cages import divided, partition
from sudoku_workshop.generator.variants.filling import filled
from sudoku_workshop.generator.variants.kind import Canvas
from sudoku_workshop.generator.variants.regions import random_regions
from sudoku_workshop.generator.wish_error import WishError
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.geometry_rules import with_only_rules
from sudoku_workshop.logic.rating import rate
from sudoku_workshop.search import count, is_minimal
from tests.support.made_variants import broken, outcome, solutions
from tests.support.samples import sample

SMALL = [name for name in KINDS if name not in ("samurai", "jigsaw-drawn")]
LINES = ("thermometer", "arrow", "renban", "whispers", "palindrome")


def made(kinds: str, index: int = 0, **wish: str) -> Made:
    return make_variant(VariantRecipe(VariantWish(kinds, **wish), "test", index))


@pytest.mark.parametrize("kinds", SMALL)
def test_every_kind_has_one_solution_and_true_rules(kinds: str) -> None:
    found = made(kinds, size="6")
    assert [*broken(found)] == []
    assert solutions(found)[1] == 1
    assert {*KINDS[kinds].rules} & {rule.kind for rule in found.puzzle.geometry.rules}


@pytest.mark.law
@pytest.mark.parametrize("index", range(1, sample(5, 40)))
def test_random_wishes_at_full_size(index: int) -> None:
    assert outcome(index).faults == ()


def test_samurai() -> None:
    found = made("samurai")
    assert found.puzzle.geometry.is_overlapping
    assert [*broken(found)] == []


@pytest.mark.parametrize("kinds", ["x+killer", "jigsaw+thermometer", "anti-king+even-odd", "xv+whispers", "x+windoku"])
def test_mixtures_have_the_rules_of_all_kinds(kinds: str) -> None:
    found = made(kinds, size="6" if "windoku" not in kinds else "9")
    rules = {rule.kind for rule in found.puzzle.geometry.rules}
    assert all(rules.intersection(KINDS[name].rules) for name in kinds.split("+"))
    assert [*broken(found)] == []


def test_the_order_of_kinds_does_not_matter() -> None:
    assert VariantWish("x+killer") == VariantWish("killer+x")


@pytest.mark.parametrize("grade", ["easy", "medium"])
@pytest.mark.parametrize("kinds", ["killer", "x", "thermometer", "kropki-some"])
def test_grades_are_met(kinds: str, grade: str) -> None:
    found = made(kinds, grade=grade)
    rating = rate(found.puzzle)
    assert found.met
    assert rating
    assert (found.grade, rating.grade) == (grade, grade)


def test_killers_have_no_clues_unless_they_are_wanted() -> None:
    assert not any(made("killer").puzzle.givens)
    assert any(made("killer", clues="some", cages="2-6").puzzle.givens)


@pytest.mark.parametrize("cages", ["2-3", "3-5"])
def test_cages_have_the_wanted_sizes(cages: str) -> None:
    found = made("killer", clues="some", cages=cages)
    sizes = [len(rule.cells) for rule in found.puzzle.geometry.rules]
    fewest, most = map(int, cages.split("-"))
    assert max(sizes) <= most
    assert sum(size >= fewest for size in sizes) > 0.8 * len(sizes)


def test_cages_cover_the_grid_and_repeat_no_digit() -> None:
    grid = geometry("9")
    digits = filled(grid, Random(1))
    assert digits
    canvas = Canvas(grid.frame, digits, Random(2), (2, 5))
    cages = partition(canvas)
    for state in [cages, *divided(canvas, cages)]:
        assert sorted(cell for cage in state for cell in cage) == [*range(81)]
        assert all(len({digits[cell] for cell in cage}) == len(cage) for cage in state)


def test_rules_that_are_not_needed_are_left_out() -> None:
    every, needed = (made("thermometer", 3, rules=rules) for rules in ("all", "needed"))
    assert len(needed.puzzle.geometry.rules) <= len(every.puzzle.geometry.rules)
    grid = needed.puzzle.geometry
    assert count(needed.puzzle, 2) == 1
    assert {rule.kind for rule in grid.rules} == {"thermometer"}


def test_every_rule_that_is_left_is_needed() -> None:
    found = made("xv-some", size="6", rules="needed")
    rules = found.puzzle.geometry.rules
    assert 1 < len(rules) < len(made("xv-some", size="6").puzzle.geometry.rules)
    for rule in rules:
        others = with_only_rules(found.puzzle.geometry, [other for other in rules if other != rule])
        assert count(board_of(others, found.puzzle.givens), 2) == 2


def test_a_rule_stays_without_which_the_solution_breaks_another() -> None:
    found = made("kropki+kropki-some", size="4", rules="needed")
    assert [*broken(found)] == []


@pytest.mark.parametrize("cages", ["any", "3-5"])
def test_killers_have_hardly_any_cages_of_one_cell(cages: str) -> None:
    for grade, most in (("any", 0), ("easy", 3), ("medium", 0)):
        rules = made("killer", 3, size="6", grade=grade, cages=cages).puzzle.geometry.rules
        assert sum(len(rule.cells) == 1 for rule in rules) <= most


def test_a_puzzle_that_is_too_easy_becomes_harder_on_the_same_grid() -> None:
    found = made("sandwich", 2, grade="medium", symmetry="half-turn")
    assert found.met
    assert [*broken(found)] == []


def test_clues_are_needed_and_symmetric() -> None:
    assert is_minimal(made("x", size="6").puzzle)
    givens = made("x", size="6", symmetry="half-turn").puzzle.givens
    assert [bool(given) for given in givens] == [bool(given) for given in reversed(givens)]


@pytest.mark.parametrize("symmetric", [False, True])
@pytest.mark.parametrize("size", ["4", "5", "6", "9"])
def test_regions_are_in_one_piece(size: str, symmetric: bool) -> None:
    grid = geometry(size)
    found = random_regions(grid.frame, Random(7), symmetric)
    assert [len(region) for region in found.all] == [grid.n] * grid.n
    for region in found.all:
        reached, waiting = {region[0]}, [region[0]]
        while waiting:
            near = [cell for cell in region if are_beside(cell, waiting[-1], grid.n) and cell not in reached]
            waiting.pop()
            reached.update(near)
            waiting += near
        assert reached == {*region}
    if symmetric:
        turned = {frozenset(grid.cells - 1 - cell for cell in region) for region in found.all}
        assert turned == {frozenset(region) for region in found.all}


def are_beside(one: int, other: int, n: int) -> bool:
    (row, column), (r, c) = divmod(one, n), divmod(other, n)
    return abs(row - r) + abs(column - c) == 1


def test_regions_are_random() -> None:
    assert len({random_regions(geometry("9").frame, Random(seed)).signs for seed in range(5)}) == 5


def test_a_drawn_grid_keeps_its_regions() -> None:
    drawn = f"6+{random_regions(geometry('6').frame, Random(3)).text(6)}"
    found = made("killer", size=drawn)
    assert {"regions", "killer"} == {rule.kind for rule in found.puzzle.geometry.rules}
    assert recipe_from(found.recipe.id) == found.recipe


def test_a_jigsaw_has_the_regions_that_somebody_drew() -> None:
    drawn = f"6+{random_regions(geometry('6').frame, Random(3)).text(6)}"
    found = made("jigsaw-drawn+even-odd", size=drawn)
    assert {rule.kind for rule in found.puzzle.geometry.rules} == {"regions", "even", "odd"}
    assert drawn.removeprefix("6") in found.puzzle.geometry.name
    assert recipe_from(found.recipe.id) == found.recipe
    assert [*broken(found)] == []


@pytest.mark.parametrize("kinds", LINES)
def test_lines_neither_meet_nor_cross(kinds: str) -> None:
    lines = [rule.cells for rule in made(kinds).puzzle.geometry.rules]
    cells = [cell for line in lines for cell in line]
    assert len({*cells}) == len(cells)
    if kinds != "arrow":  # the cells of an arrow are in order, too, but begin in the circle
        corners = [corner for line in lines for corner in corners_of(line)]
        assert len({*corners}) == len(corners)


def corners_of(line: tuple[int, ...]) -> list[tuple[float, float]]:
    steps = [(divmod(one, 9), divmod(other, 9)) for one, other in pairwise(line)]
    assert all(max(abs(a - c), abs(b - d)) == 1 for (a, b), (c, d) in steps)
    return [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in steps if a != c and b != d]


@pytest.mark.parametrize(
    ("wish", "parts"),
    [
        ({}, []),
        ({"grade": "easy"}, []),
        ({"grade": "hard"}, ["grade"]),
        ({"kinds": "killer"}, ["kind"]),
        ({"size": "4"}, ["size"]),
        ({"clues": "none", "symmetry": "full"}, ["clues", "symmetry"]),
    ],
)
def test_a_puzzle_is_compared_with_a_wish(wish: dict[str, str], parts: list[str]) -> None:
    found = made("x", size="6", grade="easy", symmetry="half-turn").puzzle
    asked = {"kinds": "x", "size": "6", "symmetry": "half-turn"} | wish
    assert [*unmet(wish_from(asked), found)] == parts


def test_an_id_brings_the_puzzle_back() -> None:
    found = made("arrow+x", 5, size="6", grade="easy")
    assert found.recipe.id == "v2.x+arrow.6.easy.none.any.any.all.test.5"
    again = make_from(recipe_from(found.recipe.id.upper()))
    assert (again.puzzle, again.solution) == (found.puzzle, found.solution)


@pytest.mark.parametrize(
    ("id", "geometry_", "givens"),
    [
        (
            "v1.jigsaw-symmetric.6.any.none.any.any.all.golden.0",
            "6+regions:122234122234153334155534156664156664",
            "..4........21..6..5.....26.......3..",
        ),
        (
            "v1.x+thermometer.6.medium.half-turn.any.any.all.golden.1",
            "6+diagonal-down+diagonal-up+thermometer:r1c1,r2c2,r1c3+thermometer:r1c65,r2c4+thermometer:r3c2,r45c1+thermometer:r3c45,r4c6",
            "...4..........6......3..........2...",
        ),
        (
            "v1.killer.4.any.none.any.any.all.golden.0",
            "4+killer:6:r12c1+killer:8:r1c234+killer:3:r2c2+killer:4:r23c3+killer:6:r23c4+killer:1:r3c1+killer:9:r3c2,r4c12+killer:3:r4c34",
            "................",
        ),
        (
            "v1.killer.6.easy.none.any.2-5.all.golden.0",
            "6+killer:3:r1c12+killer:11:r1c34,r2c4+killer:4:r12c5+killer:10:r12c6+killer:14:r2c12,r3c1+killer:8:r23c3+killer:4:r34c2+killer:14:r3c4,r4c34+killer:9:r3c56+killer:4:r4c1+killer:8:r45c5+killer:15:r45c6,r6c456+killer:7:r56c1+killer:4:r5c2+killer:4:r5c34+killer:7:r6c23",
            "." * 36,
        ),
        (
            "v1.xv-some.6.hard.none.any.any.needed.golden.0",
            "6+xv:5:r1c34+xv:5:r12c5+xv:5:r34c3+xv:5:r45c1+xv:10:r56c2",
            ".........2......3..........5........",
        ),
        (
            "v2.killer.6.medium.none.any.any.all.golden.0",
            "6+killer:7:r12c1+killer:8:r1c23,r2c3+killer:9:r12c4+killer:9:r1c56+killer:10:r23c2+killer:6:r2c5,r3c45+killer:3:r23c6+killer:6:r34c1+killer:8:r34c3+killer:8:r45c2+killer:15:r4c45,r56c4+killer:10:r45c6+killer:9:r56c1,r6c2+killer:7:r56c3+killer:11:r56c5,r6c6",
            "." * 36,
        ),
        (
            "v2.xv-some.6.easy.none.any.any.needed.golden.0",
            "6+xv:10:r1c12+xv:5:r2c34+xv:10:r2c45+xv:10:r23c5+xv:5:r4c34+xv:5:r6c56",
            ".........4.25.............5....3.5.4",
        ),
    ],
)
def test_ids_keep_their_puzzles(id: str, geometry_: str, givens: str) -> None:
    found = make_from(recipe_from(id)).puzzle
    assert (found.geometry.name, text_of(found.givens)) == (geometry_, givens)


def test_an_order_of_a_book_knows_the_puzzles_of_older_ids() -> None:
    wish = VariantWish("x", size="6", grade="easy")
    made_before = {"v1.x.6.easy.none.any.any.all.desk.0", "v2.x.6.easy.none.any.any.all.desk.2"}
    assert [recipe.index for recipe in lacking(wish, "desk", 4, made_before)] == [1, 3]


def test_a_version_that_does_not_exist_is_refused() -> None:
    with pytest.raises(WishError):
        VariantRecipe(VariantWish("x"), "test", 0, "v3")


def test_a_search_in_parts_finds_the_same_puzzle() -> None:
    recipe = VariantRecipe(VariantWish("thermometer", grade="hard"), "parts", 1)
    search = VariantSearch(recipe)
    steps = [search.made(tries) for tries in (1, 2, 20)]
    whole = make_variant(recipe)
    assert (steps[-1].puzzle, steps[-1].tries) == (whole.puzzle, whole.tries)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"kinds": "killers"}, "variant-kind"),
        ({"kinds": "killer", "size": "3"}, "size"),
        ({"kinds": "killer", "size": "16"}, "variant-size"),
        ({"kinds": "samurai", "size": "6"}, "variant-size"),
        ({"kinds": "jigsaw-drawn"}, "variant-regions"),
        ({"kinds": "killer", "grade": "gentle"}, "variant-grade"),
        ({"kinds": "killer", "symmetry": "round"}, "symmetry"),
        ({"kinds": "killer", "clues": "82"}, "variant-clues"),
        ({"kinds": "killer", "cages": "4-2"}, "variant-cages"),
        ({"kinds": "killer", "cages": "1-2"}, "variant-cages"),
        ({"kinds": "x", "rules": "few"}, "variant-clues"),
    ],
)
def test_impossible_wishes(wish: dict[str, str], code: str) -> None:
    with pytest.raises(WishError) as refused:
        VariantWish(**wish)
    assert refused.value.code == code


@pytest.mark.parametrize("end", ["", ".9.any.none.any.any.all.seed.x", ".9.any.none.any.any.all.s d.0"])
def test_texts_that_are_not_ids(end: str) -> None:
    with pytest.raises(WishError):
        recipe_from(f"v1.killer{end}")


def test_rules_that_leave_no_grid() -> None:
    with pytest.raises(WishError) as refused:
        made("anti-king+anti-knight+nonconsecutive", size="4")
    assert refused.value.code == "variant-never"
