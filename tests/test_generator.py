"""Making puzzles: what is promised is kept, and the same order gives the same puzzle everywhere."""

import json
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from sudoku.api import call
from sudoku.board import board_of, digits_of, text_of
from sudoku.generator import (
    GRADES,
    SYMMETRIES,
    TECHNIQUES,
    Made,
    Order,
    Wish,
    WishError,
    batch,
    make,
    making,
    order_of,
    shuffle,
)
from sudoku.generator.digging import dig
from sudoku.generator.full import full_grid
from sudoku.generator.symmetry import orbits
from sudoku.generator.technique import er_within
from sudoku.geometry import SIZES, geometry
from sudoku.logic import path, walk
from sudoku.problems import duplicates
from sudoku.rating import rate
from sudoku.search import count, is_minimal
from sudoku.techniques import HINT_ORDER, LADDER
from tests.generator_table import faults, judged, orders

ROOT = Path(__file__).resolve().parent.parent
SOME = "400520703000003000100007000014000006700050001500000420000400005000800000201076008"


@pytest.mark.parametrize("size", SIZES)
def test_a_full_grid_holds_every_digit_once_in_every_house(size: str) -> None:
    full = full_grid(geometry(size), Random("full"))
    assert 0 not in full.givens
    assert list(duplicates(full)) == []


def test_all_288_full_grids_of_4x4_come_equally_often() -> None:
    random, each = Random("chi-square"), 20
    seen = Counter(full_grid(geometry("4"), random).givens for _ in range(288 * each))
    assert len(seen) == 288
    chi_square = sum((number - each) ** 2 / each for number in seen.values())
    assert 214 < chi_square < 367  # 287 degrees of freedom: 999 in 1000 true lotteries lie in between


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
    # 4! digits, and the grid's own symmetries among the 128 of the places leave 96 or 192 different grids
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


def test_digging_stops_at_the_fewest_clues() -> None:
    full = full_grid(geometry("9"), Random("fewest"))
    dug = dig(full, orbits(full.geometry, "half-turn"), 40)
    assert sum(map(len, dug.kept)) == 40
    assert not dug.minimal


def test_a_sample_of_the_table_keeps_every_promise() -> None:
    found = [judged(order) for order in orders(100) if geometry(order.wish.size).n <= 12]
    assert [each for each in found if each.faults] == []
    assert len({each.text for each in found}) == len(found)


@pytest.mark.parametrize("size", ["15", "16", "20", "25"])
def test_large_grids_have_one_solution(size: str) -> None:
    made = make(Order(Wish(size=size), "large"))
    assert count(made.puzzle, 2) == 1
    assert 0 < sum(map(bool, made.puzzle.givens)) < geometry(size).cells // 2


def without(made: Made, technique: str) -> float | None:
    """ER of the whole ladder without a technique; None where it fails."""
    er, solved = 0.0, False
    tried = [
        (lambda position, find=find: (step for step in find(position) if step.technique != technique))
        for find in (rung.find for rung in LADDER)
    ]
    for position, step in walk(made.puzzle, tried):
        er, solved = max(er, step.er or 0.0), position.is_solved
    return er if solved else None


@pytest.mark.parametrize("technique", ["naked-single", "pointing", "xy-wing"])
def test_without_a_technique_of_the_ladder_it_fails_or_is_harder(technique: str) -> None:
    for made in batch(Wish(technique=technique), "ladder", 2):
        rating = rate(made.puzzle)
        assert made.met
        assert rating
        assert rating.er
        assert rating.er == made.er
        assert (without(made, technique) or 99) > rating.er


@pytest.mark.parametrize("technique", ["skyscraper", "w-wing"])
def test_a_technique_of_a_persons_order_is_used(technique: str) -> None:
    for made in batch(Wish(technique=technique, symmetry="half-turn"), "person", 2):
        assert made.met
        assert technique in {step.technique for step in path(made.puzzle, "hint").steps}


def test_every_name_of_either_order_may_be_asked_for() -> None:
    assert {each.slug for each in HINT_ORDER} | {slug for rung in LADDER for slug in rung.slugs} == set(TECHNIQUES)


def test_er_is_found_no_further_up_than_asked() -> None:
    made = make(Order(Wish(grade="hard"), "within"))
    assert made.er
    assert er_within(made.puzzle, made.er) == made.er
    assert er_within(made.puzzle, 1.5) is None


GOLDEN = {
    "g1.9.any.none.any.any.k3f9.0":
        "7...3.........63....3.5...18..6....5.5...9..8.6..4..........8...328.1..9..5.724..",
    "g1.9.any.none.any.any.k3f9.1":
        ".51.4..97..693...........5...429.......7.......9....84.3.8.14....2.5..6.9..42...5",
    "g1.9.gentle.half-turn.any.any.k3f9.0":
        "71.....62.2..8...4..3.5....8.7623...............5482.7....9.8..4...6..5.98.....16",
    "g1.9.hard.half-turn.24-28.xy-wing.k3f9.0":
        ".....3..4.15.4..26...69...1......972...9.1...429......2...69...79..3.64.1..8.....",
    "g1.9.hard.none.any.x-wing.s8.0":
        "..1...4.8.9.....3....9...1796...37............24.7.1..51...63.....4.8....7......6",
    "g1.9.extreme.none.any.any.k3f9.0":
        "3....2.5..9.3...64..4..........5...1..2...9..8.6.3..2.....2...7.....14...1.6.7...",
    "g1.6.easy.diagonal.any.any.k3f9.0":
        "...2.5...46...5..446.....2....1.3...",
    "g1.4.any.none.any.any.k3f9.0":
        "...41......32...",
    "g1.8.any.full.any.any.k3f9.0":
        "1.4682.7...34...6.1..5.857....6131....844.6..1.3...51...2.8153.6",
    "g1.10.any.none.any.any.k3f9.0":
        "....49...8.....3.1..743...12....59....7..1.57....A.A...16...87A31.9...4...2............9...3....A7.1",
    "g1.12.any.none.any.any.k3f9.0":
        ".B6........11.C.A..4.5....2.7.C5.6..........7C2...4..25....3B8.........4.C.1.A.6....2....C.1.9.."
        "..B....75..A.9.A...C......162.8..B......9..A.76.",
    "g1.16.any.none.any.any.k3f9.0":
        ".4B.F...........8....9..7..4FE.11..78..B..5..A...9.E.D1..2..74.C..425..A3.....CF.F....8C9.7....."
        ".AE.....GB.......C6...B1.E.8.3..BD.9.6....3.12.E.E...2...5...9....AF..E.69.2.G5.7.......1D.B6.A."
        "D...9......F4......43.2...B....6...5.F4..G.3...D......C.2..D.F.9",
}  # fmt: skip


@pytest.mark.parametrize(("identity", "text"), GOLDEN.items())
def test_an_id_gives_its_puzzle_for_ever(identity: str, text: str) -> None:
    made = make(order_of(identity))
    assert made.order.id == identity
    assert text_of(made.puzzle.givens) == text


def test_the_order_of_hashes_changes_nothing() -> None:
    code = (
        "from sudoku.generator import make, order_of; from sudoku.board import text_of;"
        "print(text_of(make(order_of('g1.9.hard.full.any.any.hash.0')).puzzle.givens))"
    )

    def printed(hash_seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT / "py_src")}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True, text=True)
        return done.stdout

    assert printed("1") == printed("2")


def test_what_cannot_be_met_is_told_with_the_nearest_after_so_many_tries() -> None:
    made = make(Order(Wish(clues="17"), "never"), effort=5)
    assert not made.met
    assert made.tries == 5
    tried = [make(Order(Wish(clues="17"), "never"), effort=effort) for effort in (1, 2, 3, 4)]
    fewest = min(sum(map(bool, each.puzzle.givens)) for each in [made, *tried])
    assert sum(map(bool, made.puzzle.givens)) == fewest > 17


def test_more_effort_changes_nothing_for_what_was_found() -> None:
    wish = Wish(grade="hard", symmetry="half-turn")
    found = make(Order(wish, "effort"))
    assert found.met
    assert make(Order(wish, "effort"), effort=found.tries + 7) == found


def test_a_grade_that_a_size_does_not_have_is_not_answered_with_another() -> None:
    made = make(Order(Wish(size="4", grade="diabolical"), "small"), effort=20)
    assert not made.met


@pytest.mark.parametrize(
    "wish",
    [
        Wish(),
        Wish("9", "hard", "half-turn", "24-28", "xy-wing"),
        Wish("25", symmetry="full", clues="300"),
        *(Wish(grade=grade) for grade in GRADES),
    ],
)
def test_an_id_is_read_as_it_is_written(wish: Wish) -> None:
    order = Order(wish, "k3f9", 12)
    assert order_of(order.id) == order
    assert order_of(f" {order.id.upper()}\n") == order


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "id"),
        ("g1", "id"),
        ("g1.9.hard.none.any.any.k3f9", "id"),
        ("g1.9.hard.none.any.any.k3f9.0.0", "id"),
        ("g1.9.hard.none.any.any.k3f9.x", "id"),
        ("g2.9.hard.none.any.any.k3f9.0", "version"),
        ("g1.7.any.none.any.any.k3f9.0", "size"),
        ("g1.9.harder.none.any.any.k3f9.0", "grade"),
        ("g1.9.hard.round.any.any.k3f9.0", "symmetry"),
        ("g1.9.hard.none.28-24.any.k3f9.0", "clues"),
        ("g1.9.hard.none.82.any.k3f9.0", "clues"),
        ("g1.9.hard.none.few.any.k3f9.0", "clues"),
        ("g1.9.hard.none.any.magic.k3f9.0", "technique"),
        ("g1.9.hard.none.any.any.k_9.0", "seed"),
        ("g1.16.hard.none.any.any.k3f9.0", "not-graded"),
    ],
)
def test_what_is_no_id_is_told(text: str, code: str) -> None:
    with pytest.raises(WishError) as told:
        order_of(text)
    assert told.value.code == code


def test_a_batch_is_the_same_whoever_makes_it() -> None:
    wish = Wish(symmetry="half-turn")
    alone = [make(Order(wish, "batch", index)) for index in range(7)]
    with ThreadPoolExecutor(3) as executor:
        assert list(batch(wish, "batch", 7, executor, workers=3, portion=2)) == alone
    assert list(batch(wish, "batch", 7)) == alone


def test_who_has_seen_enough_leaves_no_work_behind() -> None:
    class Counting(ThreadPoolExecutor):
        submitted: ClassVar[list[Future[Any]]] = []

        def submit(self, *work: Any, **more: Any) -> Future[Any]:
            self.submitted.append(super().submit(*work, **more))
            return self.submitted[-1]

    with Counting(1) as executor:
        puzzles = batch(Wish(), "enough", 1000, executor)
        assert [made.order.index for made in islice(puzzles, 3)] == [0, 1, 2]
        puzzles.close()
    assert len(executor.submitted) < 10
    assert all(future.done() for future in executor.submitted)
    assert any(future.cancelled() for future in executor.submitted)


def test_what_is_done_out_of_turn_is_not_lost_when_interrupted() -> None:
    class Interrupted(ThreadPoolExecutor):
        """Ctrl+C comes while the second puzzle is waited for, and the third is done."""

        def submit(self, work: Any, /, *what: Any, **more: Any) -> Future[Any]:
            future = super().submit(work, *what, **more)
            wait([future])
            if what[0][0].index == 1:
                future = Future()
                future.set_exception(KeyboardInterrupt())
            return future

    with Interrupted(1) as executor:
        puzzles = batch(Wish(size="4"), "interrupted", 3, executor)
        assert [next(puzzles).order.index, next(puzzles).order.index] == [0, 2]
        with pytest.raises(KeyboardInterrupt):
            next(puzzles)


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
    assert made["id"] == "g1.9.easy.diagonal.any.any.k3f9.1"
    assert ok("order", id=made["id"]) == {"wish": wish, "seed": "k3f9", "index": 1}
    assert ok("generate", **ok("order", id=made["id"])) == made


def test_tries_that_are_made_bit_by_bit_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was tried is not tried again; what is found in the end is what one ask finds."""
    tried: list[int] = []
    real = making._try

    def noted(order: Order, random: Random, tries: int) -> Made:
        tried.append(tries)
        return real(order, random, tries)

    monkeypatch.setattr(making, "_try", noted)
    for wish, met in (({"technique": "xy-wing"}, True), ({"size": "4", "clues": "3"}, False)):
        asked = {"wish": wish, "seed": "bits", "index": 0, "effort": 90}
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
    reply = json.loads(call(json.dumps({"method": "order", "params": {"id": "g9.what"}})))
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
