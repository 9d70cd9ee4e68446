"""Tests of the generator: puzzles have the options asked for, and the same ID gives the same puzzle everywhere."""

import json
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sudoku_workshop.api import call
from sudoku_workshop.generator import (
    GRADES,
    SYMMETRIES,
    TECHNIQUES,
    Made,
    Recipe,
    Wish,
    WishError,
    batch,
    grades_with,
    make,
    making,
    recipe_of,
    shuffle,
    unmet,
)
from sudoku_workshop.generator.climbing import STUCK, is_easy, resistance
from sudoku_workshop.generator.digging import dig
from sudoku_workshop.generator.full import full_grid
from sudoku_workshop.generator.identity import identity_in, identity_text
from sudoku_workshop.generator.names import OTHERS, technique_named
from sudoku_workshop.generator.standard import BEYOND, ONE_WISH, PERSON, RARE, ladder, person
from sudoku_workshop.generator.standard import LADDER as LADDER_OF_IDS
from sudoku_workshop.generator.symmetry import orbits
from sudoku_workshop.generator.technique import Standing, er_within, standing
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import SIZES
from sudoku_workshop.grid.problems import duplicates
from sudoku_workshop.logic.path import take_steps
from sudoku_workshop.logic.rating import rate
from sudoku_workshop.logic.techniques import LADDER
from sudoku_workshop.logic.techniques.records import HINT_ORDER
from sudoku_workshop.logic.techniques.records import TECHNIQUES as RECORDS
from sudoku_workshop.search import count, is_minimal
from tests.support.generator_table import faults, judged, recipes
from tests.support.samples import sample

pytestmark = pytest.mark.law

ROOT = Path(__file__).resolve().parents[3]
EXTREME = 7.5  # the lowest ER of Extreme and harder puzzles
NEVER_ASKED_FOR = {each.slug for each in HINT_ORDER if each.last}
LADDER_SLUGS = {slug for rung in LADDER for slug in rung.slugs}
SOME = "400520703000003000100007000014000006700050001500000420000400005000800000201076008"


@pytest.mark.parametrize("size", SIZES)
def test_a_full_grid_holds_every_digit_once_in_every_house(size: str) -> None:
    full = full_grid(geometry(size), Random("full"))
    assert 0 not in full.givens
    assert list(duplicates(full)) == []


def test_all_288_full_grids_of_4x4_come_equally_often() -> None:
    random, each = Random("chi-square"), sample(8, 20)
    seen = Counter(full_grid(geometry("4"), random).givens for _ in range(288 * each))
    assert len(seen) == 288
    chi_square = sum((number - each) ** 2 / each for number in seen.values())
    assert 214 < chi_square < 367  # 99.9 percent of fair samples, for 287 degrees of freedom


def test_a_disguise_asks_the_same_of_who_solves_it() -> None:
    nine = geometry("9")
    puzzle = board_of(nine, digits_of(nine, SOME.replace("0", ".")))
    random, rating = Random("disguise"), rate(puzzle)
    disguises = [shuffle(puzzle, random) for _ in range(5)]
    assert len({board.givens for board in disguises}) == 5
    assert {sum(map(bool, board.givens)) for board in disguises} == {sum(map(bool, puzzle.givens))}
    assert rating
    for board in disguises:
        found = rate(board)
        assert found
        assert (found.er, found.grade) == (rating.er, rating.grade)


def test_every_disguise_of_a_4x4_comes() -> None:
    four = geometry("4")
    full = board_of(four, digits_of(four, "1234341221434321"))
    random = Random("all")
    # 4! ways to name the digits and 128 to move the cells, without the symmetries of the grid, leave 96 or 192 grids.
    assert len({shuffle(full, random).givens for _ in range(3000)}) in (96, 192)


def test_entries_move_along_with_the_clues() -> None:
    four = geometry("4")
    board = board_of(four, digits_of(four, "1..............."), digits_of(four, "1234............"))
    moved = shuffle(board, Random("entries"))
    assert sorted(moved.values) == sorted(board.values)
    assert all(given in (0, value) for given, value in zip(moved.givens, moved.values, strict=True))


@pytest.mark.parametrize("symmetry", SYMMETRIES)
@pytest.mark.parametrize("size", ["6", "9"])
def test_orbits_share_out_all_cells(size: str, symmetry: str) -> None:
    groups = orbits(geometry(size), symmetry)
    assert sorted(cell for orbit in groups for cell in orbit) == list(range(geometry(size).cells))


@pytest.mark.parametrize(
    ("symmetry", "sizes"),
    [
        ("none", {1: 81}),
        ("half-turn", {1: 1, 2: 40}),
        ("quarter-turn", {1: 1, 4: 20}),
        ("left-right", {1: 9, 2: 36}),
        ("top-bottom", {1: 9, 2: 36}),
        ("diagonal", {1: 9, 2: 36}),
        ("antidiagonal", {1: 9, 2: 36}),
        ("full", {1: 1, 4: 8, 8: 6}),
    ],
)
def test_the_sizes_of_the_orbits(symmetry: str, sizes: dict[int, int]) -> None:
    assert Counter(map(len, orbits(geometry("9"), symmetry))) == sizes


@pytest.mark.parametrize("size", ["4", "6", "9", "10"])
def test_what_is_dug_has_one_solution_and_nothing_too_much(size: str) -> None:
    full = full_grid(geometry(size), Random("dig"))
    dug = dig(full, orbits(full.geometry, "none"))
    kept = {cell for orbit in dug.kept for cell in orbit}
    puzzle = board_of(full.geometry, (digit if cell in kept else 0 for cell, digit in enumerate(full.givens)))
    assert dug.minimal
    assert is_minimal(puzzle)


def test_no_orbit_more_can_go() -> None:
    full = full_grid(geometry("9"), Random("orbit"))
    dug = dig(full, orbits(full.geometry, "half-turn"))
    kept = {cell for orbit in dug.kept for cell in orbit}
    assert dug.minimal
    for orbit in dug.kept:
        rest = kept - set(orbit)
        assert count(board_of(full.geometry, (d if i in rest else 0 for i, d in enumerate(full.givens))), 2) == 2


@pytest.mark.parametrize(
    ("name", "technique"),
    [
        ("X-Wing", "x-wing"),
        ("xwing", "x-wing"),
        ("Naked Pairs", "naked-pair"),
        ("2-String Kite", "two-string-kite"),
        ("Locked Candidates: Pointing", "pointing"),
        ("BUG + 1", "bug-1"),
        ("unique rectangle type 1", "uniqueness-test-1"),
    ],
)
def test_a_technique_may_be_called_as_people_call_it(name: str, technique: str) -> None:
    assert Wish(technique=name) == Wish(technique=technique)


def test_every_name_of_a_technique_is_its_own() -> None:
    assert [technique_named(name) for name in TECHNIQUES] == list(TECHNIQUES)
    assert set(OTHERS.values()) <= set(TECHNIQUES)


def test_digging_stops_at_the_fewest_clues() -> None:
    full = full_grid(geometry("9"), Random("fewest"))
    dug = dig(full, orbits(full.geometry, "half-turn"), 40)
    assert sum(map(len, dug.kept)) == 40
    assert not dug.minimal


def test_a_sample_of_the_table_keeps_every_promise() -> None:
    found = [judged(order) for order in recipes(sample(300, 100)) if geometry(order.wish.size).n <= 12]
    assert [each for each in found if each.faults] == []
    assert len({each.text for each in found}) == len(found)


@pytest.mark.parametrize("size", ["20", "25", *["15", "16"][: sample(0, 2)]])
def test_large_grids_have_one_solution(size: str) -> None:
    made = make(Recipe(Wish(size=size), "large"))
    assert count(made.puzzle, 2) == 1
    assert 0 < sum(map(bool, made.puzzle.givens)) < geometry(size).cells // 2


def hardest_for_a_person(made: Made) -> str:
    """Return the technique on a person's path that is last in the standard order, or "" if the path gets stuck."""
    way = list(take_steps(made.puzzle, person(PERSON[-1])))
    solved = bool(way) and way[-1][0].is_solved
    return max((step.technique for _, step in way), key=PERSON.index) if solved else ""


# Seeds that give a puzzle quickly; any others would do.
QUICK = {
    "hidden-pair": "b",
    "naked-pair": "e",
    "naked-triple": "fa",
    "locked-triple": "i",
    "x-wing": "a",
    "xyz-wing": "f",
    "finned-swordfish": "a",
    "two-string-kite": "b",
    "xy-cycle": "a",
    "uniqueness-test-6": "e",
    "bug-1": "c",
}


def asked_for(technique: str) -> Made:
    """Return a puzzle for a technique. For rare techniques, stop after a few tries with the closest one."""
    wish = Wish(technique=technique, symmetry="half-turn")
    return make(Recipe(wish, QUICK.get(technique, "hardest")), 25 if technique in RARE else 2000)


@pytest.mark.parametrize("technique", TECHNIQUES[:: sample(3, 1)])
def test_a_technique_is_the_hardest_step(technique: str) -> None:
    """Check that the technique is the hardest on the path by rating, and on a person's path, if they include it."""
    made = asked_for(technique)
    rating = rate(made.puzzle)
    assert rating
    assert made.met or technique in RARE
    by_rating = technique not in LADDER_SLUGS or rating.technique == technique
    by_hints = technique not in PERSON or ONE_WISH.get(hardest := hardest_for_a_person(made), hardest) == technique
    assert (by_rating and by_hints) == made.met
    if made.met:
        assert (made.grade, made.er) == ((rating.grade, rating.er) if (rating.er or 0) < EXTREME else (None, None))
        assert rating.grade in grades_with(technique)


@pytest.mark.parametrize(
    ("text", "asked", "nearly"),
    [
        (
            "...8...9....1.....81...7.2..93.8.....5......7..1.....9..56.....4...23.1..7...4..5",
            {"skyscraper", "forcing-x-chain"},
            {"hidden-single", "direct-hidden-pair", "claiming", "x-wing", "hidden-pair"},
        ),
        (  # beyond the ladder: neither path reaches the solution, whatever techniques it uses
            ".4....35.5.8....92..6..8......6.....92.3.......5..79....1....8..6...5..78...16...",
            set(),
            {"hidden-single", "pointing", "two-string-kite", "forcing-x-chain"},
        ),
        ("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", set(), set()),
    ],
)
def test_how_puzzles_stand_to_techniques(text: str, asked: set[str], nearly: set[str]) -> None:
    puzzle = board_of(geometry("9"), digits_of(geometry("9"), text))
    found = {technique: standing(puzzle, technique) for technique in TECHNIQUES}
    assert {name for name, how in found.items() if how is Standing.YES} == asked
    assert {name for name, how in found.items() if how is Standing.NEARLY} == nearly


def test_every_name_that_may_be_asked_for_is_known_and_none_that_no_puzzle_ends_with() -> None:
    """Check the names. Techniques that the standard does not have are newer, or are only used last."""
    assert set(TECHNIQUES) < set(RECORDS)
    assert {"full-house", *ONE_WISH, *NEVER_ASKED_FOR} <= set(RECORDS) - set(TECHNIQUES)
    assert set(ONE_WISH.values()) <= set(TECHNIQUES) >= RARE


def test_the_standard_is_the_rater_s_of_today() -> None:
    """Check that the standard has today's order by rating. When that order changes, delete this test.

    The standard itself must not change. A person's order has already changed since.
    """
    assert list(LADDER_OF_IDS) == [slug for rung in LADDER for slug in rung.slugs if slug not in NEVER_ASKED_FOR]
    assert {slug: span[0] for slug, span in LADDER_OF_IDS.items()} == {slug: RECORDS[slug].er for slug in LADDER_OF_IDS}
    assert set(PERSON) <= set(RECORDS)
    assert ladder(99) == tuple(rung.quickest for rung in LADDER if rung.er < BEYOND)


@pytest.mark.parametrize(
    "identity", ["g2.9.hard.half-turn.24-28.xy-wing.k3f9.0", "g2.9.any.half-turn.any.skyscraper.k3f9.0"]
)
def test_other_orders_of_techniques_change_no_id(identity: str) -> None:
    code = (
        "from sudoku_workshop.logic import techniques as known\n"
        "from sudoku_workshop.logic.techniques import records\n"
        "known.LADDER, records.HINT_ORDER = known.LADDER[::-1], records.HINT_ORDER[::-1]\n"
        "from sudoku_workshop.generator import make, recipe_of; from sudoku_workshop.grid.board import text_of\n"
        f"print(text_of(make(recipe_of('{identity}')).puzzle.givens))"
    )
    assert python(code) == GOLDEN[identity]


def python(code: str, **environment: str) -> str:
    """Return the output of a separate Python process."""
    there = {**os.environ, **environment, "PYTHONPATH": str(ROOT / "py_src")}
    done = subprocess.run([sys.executable, "-c", code], env=there, capture_output=True, check=True, text=True)
    return done.stdout.strip()


def test_another_wish_is_another_puzzle() -> None:
    """Check that several puzzles for each of six grades, with one seed, have different full grids.

    Grids that differ only by turning and by names of digits count as the same.
    """
    made = [each for grade in GRADES[:6] for each in batch(Wish(grade=grade), "1", sample(4, 20))]
    assert len({each.puzzle.givens for each in made}) == len(made)
    assert len({canonical(each.solution.givens) for each in made}) == len(made)


def canonical(digits: tuple[int, ...]) -> tuple[int, ...]:
    """Return a form that is the same for all rotations, reflections and renamings of a full grid."""
    rows = [digits[start : start + 9] for start in range(0, 81, 9)]
    seen = []
    for _ in range(4):
        rows = list(zip(*rows[::-1], strict=True))
        seen += [relabelled(rows), relabelled(rows[::-1])]
    return min(seen)


def relabelled(rows: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the digits numbered in the order in which they first appear."""
    digits = [digit for row in rows for digit in row]
    new = {digit: number for number, digit in enumerate(dict.fromkeys(digits), 1)}
    return tuple(new[digit] for digit in digits)


@pytest.mark.parametrize(("lowest", "highest"), [(1.0, 1.2), (1.5, 1.5), (2.8, 3.2), (6.6, 7.1), (8.0, 8.4)])
def test_a_band_of_er_is_kept(lowest: float, highest: float) -> None:
    for made in batch(Wish(grade=f"er{lowest}-{highest}"), "band", sample(1, 3)):
        rating = rate(made.puzzle)
        assert made.met
        assert rating
        assert rating.er == made.er
        assert lowest <= (rating.er or 0) <= highest


@pytest.mark.parametrize(
    "wish", [Wish(clues="24-26"), Wish(symmetry="half-turn", size="4"), Wish(symmetry="half-turn", clues="28-30")]
)
def test_minimal_is_said_of_all_that_are_and_of_no_other(wish: Wish) -> None:
    """Check `minimal`, also for puzzles that could lose clues but should not have fewer."""
    told = set()
    for made in batch(wish, "minimal", sample(12, 24)):
        assert made.minimal == (not any(can_go(made.puzzle, cell) for cell in range(made.puzzle.geometry.cells)))
        told.add(made.minimal)
    assert told == ({False} if wish.symmetry == "half-turn" and wish.size == "9" else {True, False})


def can_go(puzzle: Board, cell: int) -> bool:
    """Return whether this cell has a clue and there is one solution without it."""
    rest = [*puzzle.givens[:cell], 0, *puzzle.givens[cell + 1 :]]
    return bool(puzzle.givens[cell]) and count(board_of(puzzle.geometry, rest), 2) == 1


def test_er_is_found_no_further_up_than_asked() -> None:
    made = make(Recipe(Wish(grade="hard"), "within"))
    assert made.er
    assert er_within(made.puzzle, made.er) == made.er
    assert er_within(made.puzzle, 1.5) is None


GOLDEN = {
    "g2.9.any.none.any.any.k3f9.0":
        "...8...1.34..9........1...79...........1..47..6594.8...8.....93...52.6....2..8...",
    "g2.9.any.none.any.any.k3f9.1":
        ".34.7..........51..5..982.............32..9...85...1.4...3.......2..485.148......",
    "g2.9.gentle.half-turn.any.any.k3f9.0":
        "4.......9..84.567.216..9.4.9247......8.....9......4526.4.6..258.318.29..8.......3",
    "g2.9.hard.half-turn.24-28.xy-wing.k3f9.0":
        "6...24....197...4.2..3......9..3.5...21...63...6.8..9......2..8.7...315....97...3",
    "g2.9.hard.none.any.x-wing.s8.0":
        ".3.....16...9.......5..23........1....8..4.3.2..1.54...6..7...4..7.2..5..21.58.7.",
    "g2.9.extreme.none.any.any.k3f9.0":
        "8..........24.158.....7..94....3.1....3...8.5.2.7.8.....19.7.5..3...4......16.4..",
    "g2.9.nightmare.none.any.any.k3f9.0":
        "...2..6.88...3...7..2.9....6.......2.98...7..4....1...2...1...5...7.4....5...9.14",
    "g2.9.er8.2-8.3.half-turn.any.any.k3f9.0":
        "......75....87.4.3.3..5..89.6.2....83.......19....5.4.24..1..7.6.3.94....51......",
    "g2.9.er8.5-9.0.none.any.any.k3f9.0":
        "6.....43..3....2.97....8.....2........1.873.....41.......3..79..7..4....9....1.5.",
    "g2.6.easy.diagonal.any.any.k3f9.0":
        "....6...2..1.3...6...51.2..6...63..2",
    "g2.4.any.none.any.any.k3f9.0":
        ".1......3.4...3.",
    "g2.8.any.full.any.any.k3f9.0":
        "4..37..6.67..14..41..36.8......23......7.85..23..32..71.1..42..3",
    "g2.10.any.none.any.any.k3f9.0":
        "..5..74..........5A2A...6.2..3.......8.9.5......7...1..2.3.59.2A..1.3....73....A.4.2...16.19..7.....",
    "g2.12.any.none.any.any.k3f9.0":
        ".C1.A........2...B.1...5...3C5....244.....18....6....C5...8..5......3..A.....86...4..8....97.B1."
        "...652...7....2...739AC1B.7..4...83....A....7...",
    "g2.16.any.none.any.any.k3f9.0":
        "G7...D...2...A.C.D.E726.F..1G...F....BC..67.D.5....9..1F....3.8..F..3....8.D57G...8......73B.FC."
        "..93A.7.1............6.......89.1.7.5A29D..E......E...F.2.A.8..5.A...3..C....4.16..BD.....5...F."
        ".9...EA37B8G....D......G....6...7....4......C...E645.....3F.....",
    "g2.9.er2.8-3.2.none.any.any.k3f9.0":
        "7.36...1..64..1........2...4...........4..6...16.5..7.35....76..27..........18.3.",
    "g2.9.any.half-turn.any.skyscraper.k3f9.0":
        "....6..732.3......6....41.95.6.78.....9.3.7.....25.4.69.76....4......9.148..9....",
}  # fmt: skip


HARDEST = {
    "g4.9.extreme.half-turn.any.any.k3f9.0":
        "....9..3...6...2..14...2.6....1...2...72831...9...7....1.6...58..9...6...6..7....",
    "g4.9.nightmare.none.any.any.k3f9.0":
        "...3..16.2.8.....3.4.2..7.........39..6.7..8......54....7..4....2978....61.......",
    "g4.9.nightmare.half-turn.24-28.any.k3f9.0":
        ".4.....25..3..81..1...7....39..24.......9.......63..49....5...6..41..2..72.....8.",
    "g4.9.er9.0-9.1.none.any.any.k3f9.2":
        "6..82..4.........1..1.96....4.....2.8.5.....9...3..8..47..8.......2.3.....2.1...6",
}  # fmt: skip


@pytest.mark.parametrize(("identity", "text"), [*GOLDEN.items(), *HARDEST.items()])
def test_an_id_gives_its_puzzle_for_ever(identity: str, text: str) -> None:
    made = make(recipe_of(identity))
    assert made.recipe.id == identity
    assert text_of(made.puzzle.givens) == text


def test_the_order_of_hashes_changes_nothing() -> None:
    code = (
        "from sudoku_workshop.generator import make, recipe_of; from sudoku_workshop.grid.board import text_of;"
        "print(text_of(make(recipe_of('g2.9.hard.full.any.any.hash.0')).puzzle.givens))"
    )

    assert python(code, PYTHONHASHSEED="1") == python(code, PYTHONHASHSEED="2")


def test_what_cannot_be_met_is_told_with_the_nearest_after_so_many_tries() -> None:
    made = make(Recipe(Wish(clues="17"), "never"), effort=5)
    assert not made.met
    assert made.tries == 5
    tried = [make(Recipe(Wish(clues="17"), "never"), effort=effort) for effort in (1, 2, 3, 4)]
    fewest = min(sum(map(bool, each.puzzle.givens)) for each in [made, *tried])
    assert sum(map(bool, made.puzzle.givens)) == fewest > 17


def test_without_a_try_there_is_nothing_to_give() -> None:
    with pytest.raises(ValueError, match="one try at least"):
        make(Recipe(Wish(size="4"), "none"), effort=0)


EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@pytest.mark.parametrize(
    ("wish", "parts"),
    [
        (Wish(), []),
        (Wish(clues="30", symmetry="half-turn"), []),
        (Wish("9", "hard", "full", "24-28", "xy-wing"), ["clues", "symmetry", "technique", "grade"]),
        (Wish("6", "hard", "full", "8"), ["size"]),
    ],
)
def test_what_a_puzzle_lacks_of_a_wish_is_told_part_by_part_and_of_another_size_that_alone(
    wish: Wish, parts: list[str]
) -> None:
    nine = geometry("9")
    assert list(unmet(wish, board_of(nine, digits_of(nine, EASY)))) == parts


def test_more_effort_changes_nothing_for_what_was_found() -> None:
    wish = Wish(grade="hard", symmetry="half-turn")
    found = make(Recipe(wish, "effort"))
    assert found.met
    assert make(Recipe(wish, "effort"), effort=found.tries + 7) == found


def test_a_grade_that_a_size_does_not_have_is_not_answered_with_another() -> None:
    made = make(Recipe(Wish(size="4", grade="diabolical"), "small"), effort=20)
    assert not made.met


@pytest.mark.parametrize(
    "wish",
    [
        Wish(),
        Wish("9", "hard", "half-turn", "24-28", "xy-wing"),
        Wish("9x"),
        Wish("25", symmetry="full", clues="300"),
        *(Wish(grade=grade) for grade in GRADES),
    ],
)
def test_an_id_is_read_as_it_is_written(wish: Wish) -> None:
    recipe = Recipe(wish, "k3f9", 12)
    assert recipe.id.startswith("g4." if wish.grade in ("extreme", "nightmare") else "g2.")
    assert recipe_of(recipe.id) == recipe
    assert recipe_of(f" {recipe.id.upper()}\n") == recipe


def test_an_extreme_puzzle_is_not_a_nightmare_unless_an_older_id_says_so() -> None:
    """Check a seed whose first puzzle above 7.4 is rated 9.0. IDs before g4 still count it as Extreme."""
    recipe = Recipe(Wish(grade="extreme"), "extremes", 3)
    made = make(recipe)
    assert (made.met, made.grade) == (True, "extreme")
    assert recipe.band == (7.5, 8.4)
    assert recipe_of(recipe.id.replace("g4", "g2")).band == (7.5, inf)


RULED = [
    ("9+knight+thermometer:r5c5,r4c6", "9+knight+thermometer:r5c5,r4c6"),
    ("4+regions:1122112.334433.4", "4+regions:1122112_334433_4"),
    ("9x+xv:10:r1c12", "9x+xv:10:r1c12"),
    (f"16+regions:{''.join(sign * 16 for sign in '123456789ABCDEFG')}",) * 2,
]


@pytest.mark.parametrize(("name", "written"), RULED)
def test_an_id_can_hold_rules(name: str, written: str) -> None:
    text = identity_text((name, "any", "none", "any", "any"), "k3f9", 2)
    assert text == f"g3.{written}.any.none.any.any.k3f9.2"
    assert identity_in(f" {text}\n") == ((name, "any", "none", "any", "any"), "k3f9", 2)
    kinds = ", ".join(geometry(name).kinds_of_rules)
    with pytest.raises(WishError) as told:
        recipe_of(text)
    assert (told.value.code, told.value.found) == ("rules", kinds)


def test_an_id_of_the_next_version_without_rules_gives_the_same_puzzle() -> None:
    for identity in GOLDEN:
        assert recipe_of(identity.replace("g2", "g3")).id == identity


def test_an_id_of_a_very_hard_puzzle_has_its_own_version() -> None:
    for text, version in [("9.extreme.none.any.any", "g4"), ("9.er7.5-8.0.none.any.any", "g4"),
                          ("9.er7.4-8.0.none.any.any", "g2"), ("8.extreme.none.any.any", "g2"),
                          ("9.extreme.none.any.aic", "g2"),
                          ("9.extreme.none.p637bf2783c1b18d838080.any", "g2")]:  # fmt: skip
        new, old = recipe_of(f"g4.{text}.k3f9.0"), recipe_of(f"g2.{text}.k3f9.0")
        assert (new.id[:2], old.id[:2]) == (version, "g2")
        assert (new == old) == (version == "g2")


def test_the_page_makes_the_puzzle_of_an_old_id() -> None:
    identity = "g2.9.er8.5-9.0.none.any.any.k3f9.0"
    made = ok("generate", **ok("recipe", id=identity))
    assert (made["id"], made["puzzle"]) == (identity, GOLDEN[identity])


def test_a_puzzle_resists_as_long_as_its_rating_says() -> None:
    """Check that Expert puzzles never get as far as Nightmares, and that easy ones do not resist at all."""
    spans = {"easy": (0, 0), "hard": (0, STUCK - 1), "expert": (1, STUCK - 1), "nightmare": (STUCK, STUCK)}
    for grade, (low, high) in spans.items():
        puzzle = make(Recipe(Wish(grade=grade), "resist")).puzzle
        assert low <= resistance(puzzle, 8.5) <= high, grade
        assert is_easy(puzzle) == (not resistance(puzzle, 8.5))


@pytest.mark.parametrize("grade", GRADES[:6])
def test_words_for_the_number_of_clues_keep_the_grade_and_are_numbers_in_the_id(grade: str) -> None:
    wishes = [Wish(grade=grade, symmetry="half-turn", clues=word) for word in ("fewer", "usual", "more")]
    made = [make(Recipe(wish, "words")) for wish in wishes]
    clues = [sum(map(bool, one.puzzle.givens)) for one in made]
    assert [low <= each <= high for each, (low, high) in zip(clues, (wish.range for wish in wishes), strict=True)] == [
        True
    ] * 3
    assert clues == sorted(set(clues))
    assert [getattr(rate(one.puzzle), "grade", None) for one in made] == [grade] * 3
    assert [recipe_of(one.recipe.id) for one in made] == [one.recipe for one in made]
    assert all(
        f".{low}-{high}." in one.recipe.id for one, (low, high) in zip(made, (w.range for w in wishes), strict=True)
    )


def test_easy_puzzles_have_as_many_clues_as_newspapers_print() -> None:
    assert Wish(grade="easy", clues="usual").range == (32, 36)
    assert Wish(size="6", grade="easy", clues="usual") == Wish(size="6", grade="easy", clues="14-16")
    assert make(Recipe(Wish(size="6", grade="easy", clues="usual"), "six")).met


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "id"),
        ("g2", "id"),
        ("g2.9.hard.none.any.any.k3f9", "id"),
        ("g2.9.hard.none.any.any.k3f9.0.0", "id"),
        ("g2.9.hard.none.any.any.k3f9.x", "id"),
        ("g5.9.hard.none.any.any.k3f9.0", "version"),
        ("g3.9+knight.any.none.any.any.k3f9.0", "rules"),
        ("g1.9.hard.none.any.any.k3f9.0", "version-old"),
        ("g1", "version-old"),
        (f"g{'9' * 5000}.9.hard.none.any.any.k3f9.0", "id"),
        ("g2.9+x.hard.none.any.any.k3f9.0", "size"),
        ("g3.9?chaosconstruction.hard.none.any.any.k3f9.0", "rules"),
        ("g3.9+knight+even:r1c1..any.none.any.any.k3f9.0", "id"),
        ("g3..any.none.any.any.k3f9.0", "id"),
        ("g2.7+x.hard.none.any.any.k3f9.0", "size"),
        ("g2.9+.hard.none.any.any.k3f9.0", "size"),
        ("g2.9.er3.2-2.8.none.any.any.k3f9.0", "grade"),
        ("g2.9.er2.8-9.5.none.any.any.k3f9.0", "grade"),
        ("g2.9.ultimate.none.any.any.k3f9.0", "grade"),
        ("g2.9.er2.8-3..none.any.any.k3f9.0", "grade"),
        ("g2.9.er2.8.none.any.any.k3f9.0", "id"),
        ("g2.6.er2.8-3.2.none.any.any.k3f9.0", "not-rated"),
        ("g2.9.medium.none.any.xy-wing.k3f9.0", "grade-technique"),
        ("g2.9.er2.8-3.2.none.any.xy-wing.k3f9.0", "grade-technique"),
        ("g2.9.any.none.any.xy-chain.k3f9.0", "one-wish"),
        ("g2.9.any.none.any.full-house.k3f9.0", "technique"),
        ("g2.7.any.none.any.any.k3f9.0", "size"),
        ("g2.9.harder.none.any.any.k3f9.0", "grade"),
        ("g2.9.hard.round.any.any.k3f9.0", "symmetry"),
        ("g2.9.hard.none.28-24.any.k3f9.0", "clues"),
        ("g2.9.hard.none.82.any.k3f9.0", "clues"),
        ("g2.9.hard.none.few.any.k3f9.0", "clues"),
        ("g2.16.any.none.more.any.k3f9.0", "clues-graded"),
        ("g2.9.hard.none.any.magic.k3f9.0", "technique"),
        ("g2.9.hard.none.any.any.k_9.0", "seed"),
        ("g2.16.hard.none.any.any.k3f9.0", "not-graded"),
    ],
)
def test_what_is_no_id_is_told(text: str, code: str) -> None:
    with pytest.raises(WishError) as told:
        recipe_of(text)
    assert told.value.code == code


def test_a_batch_is_the_same_whoever_makes_it() -> None:
    wish = Wish(symmetry="half-turn")
    alone = [make(Recipe(wish, "batch", index)) for index in range(7)]
    with ThreadPoolExecutor(3) as executor:
        assert list(batch(wish, "batch", 7, executor, workers=3)) == alone
    assert list(batch(wish, "batch", 7)) == alone


def test_a_rated_batch_has_full_ratings() -> None:
    (made,) = batch(Wish(grade="medium"), "rated", 1, rated=True)
    assert made.rating == rate(made.puzzle)
    assert [*faults(made)] == []


def ok(method: str, **params: object) -> Any:
    reply = json.loads(call(json.dumps({"method": method, "params": params})))
    assert "ok" in reply, reply
    return reply["ok"]


def test_the_page_gets_a_puzzle_with_its_id() -> None:
    wish = {"size": "9", "grade": "easy", "symmetry": "diagonal", "clues": "any", "technique": "any"}
    made = ok("generate", wish=wish, seed="k3f9", index=1)
    assert made["met"]
    assert made["grade"] == "easy"
    assert made["id"] == "g2.9.easy.diagonal.any.any.k3f9.1"
    assert ok("recipe", id=made["id"]) == {"wish": wish, "seed": "k3f9", "index": 1}
    assert ok("generate", **ok("recipe", id=made["id"])) == made


def test_the_page_gets_the_full_rating_of_what_is_extreme_or_harder() -> None:
    answers = [ok("generate", wish={"grade": "extreme", "size": "9"}, seed="beyond", index=index) for index in range(4)]
    for answer in answers:
        rating = rate(board_of(geometry("9"), digits_of(geometry("9"), answer["puzzle"])))
        assert rating
        assert (answer["grade"], answer["er"], answer["beyond"]) == (rating.grade, rating.er, False)
    assert max(answer["er"] for answer in answers) >= 8.0 > min(answer["er"] for answer in answers)


def test_tries_that_are_made_bit_by_bit_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that a search in several calls repeats no try, and gives the same result as one call."""
    tried: list[int] = []
    real = making.Search._try

    def noted(search: making.Search) -> None:
        real(search)
        tried.append(search.tries)

    monkeypatch.setattr(making.Search, "_try", noted)
    for wish, met in (({"technique": "skyscraper"}, True), ({"size": "4", "clues": "3"}, False)):
        asked = {"wish": wish, "seed": "b", "index": 0, "effort": 90}
        whole = ok("generate", **asked)
        tried.clear()
        told = [ok("generate", **asked, upto=upto) for upto in range(5, 95, 5)]
        ends = [answer for answer in told if "puzzle" in answer]
        assert ends[0] == whole
        assert whole["met"] is met
        interim = told[: told.index(ends[0])]
        assert [answer["tries"] for answer in interim] == list(range(5, 5 * len(interim) + 5, 5))
        assert len(interim) > 1
        assert tried[: whole["tries"]] == list(range(1, whole["tries"] + 1))


def test_the_page_is_told_what_is_no_wish() -> None:
    reply = json.loads(call(json.dumps({"method": "recipe", "params": {"id": "g9.what"}})))
    assert reply == {"error": {"code": "wish-version", "args": {"found": "g9"}}}


def test_a_disguise_keeps_its_key() -> None:
    made = ok("generate", wish={}, seed="k3f9", index=0)
    state = {"geometry": "9", "givens": made["puzzle"], "values": made["puzzle"], "notes": None}
    disguise = ok("shuffle", state=state, solution=made["solution"], seed="class", index=3)
    assert disguise["puzzle"] != made["puzzle"]
    assert ok("solve", state={**state, "givens": disguise["puzzle"], "values": disguise["puzzle"]}) == {
        "code": "one",
        "solution": disguise["solution"],
    }
