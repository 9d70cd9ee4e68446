"""Rules that a puzzle only draws and describes: what is guessed, and what is not."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.errors import UnknownRules
from sudoku_workshop.notation import read
from sudoku_workshop.notation.drawn.proposals import propose
from sudoku_workshop.notation.pictured.colours import colour_of
from sudoku_workshop.search import count, solve
from tests.support.drawn_data import drawn
from tests.support.records import circle, guessed, line, mark, proposal, record

GREEN, PURPLE, BLUE, RED, BLACK = "#67F067", "#F067F0", "#34BBE6", "#E6261F", "#000000"
ROW = line((1, 1), (1, 4))
ENDS = [circle(1, 1, fill="#FFFFFF", borderColor=BLACK), circle(1, 4, fill="#FFFFFF", borderColor=BLACK)]
CAGE = [[0, 0], [0, 1]]
Case = tuple[str, dict[str, Any], list[str]]
CASES: dict[str, Case] = {
    "thermometer": (
        "Digits increase along a thermometer from its bulb.",
        {"lines": [line((1, 4), (1, 2))], "underlays": [circle(1, 2)]},
        ["thermometer:r1c234"],
    ),
    "slow thermometer": (
        "Slow thermometers: digits stay the same or rise from the bulb.",
        {"lines": [line((1, 1), (1, 3))], "underlays": [circle(1, 1)]},
        ["slow-thermometer:r1c123"],
    ),
    "branch": (
        "Thermometers rise from the bulb.",
        {"lines": [line((1, 1), (3, 1)), line((2, 1), (2, 3))], "underlays": [circle(1, 1)]},
        ["thermometer:r123c1", "thermometer:r12c1,r2c23"],
    ),
    "arrow": (
        "The digits on an arrow add up to the digit in its circle.",
        {"arrows": [line((1, 1), (2, 2), (2, 4))], "underlays": [circle(1, 1, fill="#FFFFFF", borderColor=BLACK)]},
        ["arrow:r1c1:r2c234"],
    ),
    "pill": (
        "Arrows sum to the number in the pill.",
        {
            "arrows": [line((1, 2), (2, 3), (2, 5))],
            "underlays": [circle(1, 1.5, fill="#FFFFFF", borderColor=BLACK) | {"width": 1.8}],
        },
        ["arrow:r1c12:r2c345"],
    ),
    "whisper": (
        "Neighbours on a green line differ by at least 2.",
        {"lines": [line((1, 1), (1, 3), colour=GREEN)]},
        ["whisper:2:r1c123"],
    ),
    "renban": (
        "A purple line has consecutive digits in any order.",
        {"lines": [line((1, 1), (1, 3), colour=PURPLE)]},
        ["renban:r1c123"],
    ),
    "palindrome": ("Lines are palindromes.", {"lines": [line((1, 1), (3, 3))]}, ["palindrome:r1c1,r2c2,r3c3"]),
    "nabner": ("Nabner lines.", {"lines": [line((1, 1), (1, 2))]}, ["nabner:r1c12"]),
    "parity": ("Odd and even digits alternate on red lines.", {"lines": [ROW | {"color": RED}]}, ["parity:2:r1c1234"]),
    "zipper": ("Grey lines are zipper lines.", {"lines": [line((1, 1), (1, 3))]}, ["zipper:r1c123"]),
    "region sum": (
        "The border of a box divides a blue line into parts with the same sum.",
        {"lines": [ROW | {"color": BLUE}]},
        ["region-sum:r1c1234"],
    ),
    "between": (
        "Digits on a line are between those in its circles.",
        {"lines": [ROW], "underlays": ENDS},
        ["between:r1c1234"],
    ),
    "double arrow": (
        "Double arrows: the circles have the sum of the line.",
        {"lines": [ROW], "underlays": ENDS},
        ["double-arrow:r1c1234"],
    ),
    "two kinds in one sentence": (
        "Green lines are German whispers and purple lines are renban lines.",
        {"lines": [line((1, 1), (1, 2), colour=PURPLE), line((2, 1), (2, 2), colour=GREEN)]},
        ["renban:r1c12", "whisper:5:r2c12"],
    ),
    "killer": ("Cages show their sums.", {"cages": [{"cells": CAGE, "value": "5"}]}, ["killer:5:r1c12"]),
    "cage with repeats": (
        "Cages show their sums. Digits may repeat in cages.",
        {"cages": [{"cells": CAGE, "value": "5"}]},
        ["sum:5:r1c12"],
    ),
    "cage without sum": ("Digits never repeat in a cage.", {"cages": [{"cells": CAGE}]}, ["cage:r1c12"]),
    "white dot": (
        "White dots join consecutive digits.",
        {"overlays": [circle(1, 1.5, 0.3, "#FFFFFF", borderColor=BLACK)]},
        ["white:1:r1c12"],
    ),
    "dot with a number": (
        "A white dot gives the difference.",
        {"overlays": [circle(1.5, 2, 0.3, "#FFFFFF", borderColor=BLACK, text="2")]},
        ["white:2:r12c2"],
    ),
    "black dot": ("Black dots: ratio 1:2.", {"overlays": [circle(1, 1.5, 0.3, BLACK)]}, ["black:2:r1c12"]),
    "all dots": (
        "A white dot joins consecutive digits. All white dots are given.",
        {"overlays": [circle(1, 1.5, 0.3, "#FFFFFF")]},
        ["nonconsecutive", "white:1:r1c12"],
    ),
    "V": ("X marks a sum of 10 and V a sum of 5.", {"overlays": [mark(1, 2.5, 0.3, text="V")]}, ["xv:5:r1c23"]),
    "inequality": (
        "Inequality signs point at the smaller digit.",
        {"overlays": [mark(1, 1.5, 0, text="<"), mark(2.5, 1, 0, text="\u2228")]},
        ["greater:r1c21", "greater:r23c1"],
    ),
    "even": ("Grey squares have even digits.", {"underlays": [mark(1, 1, backgroundColor="#AAA")]}, ["even:r1c1"]),
    "odd": ("Grey circles have odd digits.", {"underlays": [circle(1, 1)]}, ["odd:r1c1"]),
    "quadruple": (
        "Digits in a circle are in the four cells around it.",
        {"overlays": [circle(1.5, 1.5, 0.4, "#FFFFFF", text="1 3")]},
        ["contains:1_3:r1c12,r2c12"],
    ),
    "counting": (
        "A digit in a circle is the number of circles with this digit.",
        {"underlays": [circle(1, 1), circle(2, 3)]},
        ["counting:r1c1,r2c3"],
    ),
    "area": (
        "No digit can repeat in the shaded area, an extra region.",
        {"underlays": [mark(1, 2, 1, backgroundColor=BLUE), mark(1, 3, 1, backgroundColor=BLUE)]},
        ["area:r1c23"],
    ),
    "clone": (
        "Clones have the same digits.",
        {"underlays": [mark(row, column, 1, backgroundColor=BLUE) for row, column in ((1, 1), (1, 2), (3, 3), (3, 4))]},
        ["clone:r1c12,r3c34"],
    ),
    "little killer": (
        "A number outside the grid is the sum of the diagonal at its arrow.",
        {
            "overlays": [mark(0, 1, 0, text="7")],
            "arrows": [{"wayPoints": [[-0.4, 0.6], [-0.1, 0.9]], "color": BLACK}],
        },
        ["little-killer:7:r1c2,r2c3,r3c4"],
    ),
    "little killer with a sign": (
        "Little killers.",
        {"overlays": [mark(5, 2, 0, text="7\u2197")]},
        ["little-killer:7:r4c3,r3c4"],
    ),
    "skyscraper": ("Skyscrapers.", {"overlays": [mark(2, 5, 0, text="3")]}, ["skyscraper:3:r2c4321"]),
    "x-sum": ("X-sums.", {"overlays": [mark(5, 1, 0, text="3")]}, ["x-sum:3:r4321c1"]),
    "both diagonals": (
        "Digits never repeat on both diagonals.",
        {"lines": [line((2, 1), (2, 2))]},
        ["diagonal-down", "diagonal-up"],
    ),
    "one diagonal": (
        "Digits never repeat on the marked diagonal.",
        {"lines": [{"wayPoints": [[0, 4], [4, 0]], "color": BLUE}]},
        ["diagonal-up"],
    ),
    "chess": ("Anti-knight and anti-king rules apply.", {"lines": [ROW]}, ["knight", "king"]),
}


@pytest.mark.parametrize(("text", "drawings", "rules"), CASES.values(), ids=CASES)
def test_drawings_and_words_together_are_a_rule(text: str, drawings: dict[str, Any], rules: list[str]) -> None:
    n = 9 if {*rules} & {"whisper:5:r2c12", "arrow:r1c12:r2c345"} else 4
    assert sorted(guessed(text, drawings, n)) == sorted(rules)


SILENT = [
    ("Normal sudoku rules apply.", {"lines": [ROW]}, 1, 0),
    ("Green lines are whispers.", {"lines": [ROW]}, 1, 1),
    (
        "Lines are palindromes. Lines are renban lines.",
        {"lines": [ROW | {"color": BLUE}, line((2, 1), (2, 2), colour=RED)]},
        2,
        2,
    ),
    ("Exactly one of the lines is a palindrome.", {"lines": [ROW]}, 1, 1),
    ("Digits increase along thermometers from the bulb.", {"lines": [ROW]}, 1, 1),
    ("White dots join consecutive digits.", {"overlays": [circle(1, 1.5, 0.3, BLACK)]}, 1, 1),
    ("Something else.", {"cages": [{"cells": CAGE, "value": "5"}]}, 1, 1),
    ("Sandwich sums and x-sums.", {"overlays": [mark(2, 5, 0, text="3")]}, 1, 1),
]


@pytest.mark.parametrize(("text", "drawings", "left", "sentences"), SILENT)
def test_drawings_or_words_that_can_mean_several_rules_are_none(
    text: str, drawings: dict[str, Any], left: int, sentences: int
) -> None:
    found = proposal(text, drawings)
    assert (found.guesses, len(found.drawings), len(found.sentences)) == ((), left, sentences)


SOLVED = "1234341221434321"


def test_a_guess_that_the_published_solution_breaks_is_dropped_and_named() -> None:
    dots = [circle(1, 1.5, 0.3, "#FFFFFF"), circle(1.5, 1, 0.3, "#FFFFFF")]
    found = proposal("White dots join consecutive digits.", {"overlays": dots}, solution=SOLVED)
    assert [guess.rule.text(4) for guess in found.guesses] == ["white:1:r1c12"]
    assert [guess.rule.text(4) for guess in found.broken] == ["white:1:r12c1"]
    assert found.result == "several"


RISING = "Digits increase along thermometers from the bulb."
FIRST = {"lines": [line((1, 1), (1, 4))], "underlays": [circle(1, 1)]}
BOTH = {
    "lines": [line((1, 1), (1, 4)), line((4, 4), (4, 1))],
    "underlays": [circle(1, 1), circle(4, 4)],
}


@pytest.mark.parametrize(
    ("drawings", "solution", "result"),
    [(FIRST, SOLVED, "several"), (BOTH, SOLVED, "published"), (BOTH, "", "one"), (BOTH, "1" * 16, "several")],
)
def test_a_reading_says_which_solutions_the_puzzle_has(drawings: dict[str, Any], solution: str, result: str) -> None:
    assert proposal(RISING, drawings, solution=solution).result == result


def test_a_puzzle_is_solved_only_after_its_rules_are_accepted() -> None:
    found = proposal(f"{RISING} Something else.", BOTH)
    with pytest.raises(UnknownRules):
        count(found.board)
    with pytest.raises(UnknownRules):
        count(found.accept())
    assert count(found.accept(is_all=True), 2) == 1
    assert found.accept([found.guesses[0].rule], is_all=True).geometry.name == "4+thermometer:r1c1234"


def test_all_other_words_are_accepted_if_the_published_solution_is_the_only_one() -> None:
    found = proposal(f"{RISING} Something else.", BOTH, solution=SOLVED)
    assert count(found.accept(), 2) == 1
    with pytest.raises(UnknownRules):
        count(found.accept([found.guesses[0].rule]))


def test_a_record_of_rules_that_are_not_drawn_has_no_proposal() -> None:
    found = read(record("Normal sudoku rules apply.", {"antitaxi": True, "lines": [ROW]}))
    assert propose(found.puzzles[0], found.about[0]) is None


@pytest.mark.parametrize(
    ("value", "colour"),
    [
        ("#67F067", "green"),
        ("F067F0", "pink"),
        ("#34BBE6", "blue"),
        (222222, "black"),
        ("#0", "black"),
        ("#FFFFFF00", ""),
        ("rgba(200, 20, 20, 0.5)", "red"),
        ("#CFCFCF", "grey"),
        ("transparent", ""),
        (None, ""),
    ],
)
def test_colours_have_the_names_that_people_use(value: object, colour: str) -> None:
    assert colour_of(value) == colour


def digits(solution: Board | None) -> str:
    assert solution
    return text_of(solution.values)


EASY, EVERY = 8, 25  # milliseconds that Interactive-Sudoku-Solver needs, and the part of these puzzles that is tried


def test_what_is_proposed_agrees_with_the_published_solution(data: Callable[[str], Path]) -> None:
    lines = enumerate(map(json.loads, data("rules.jsonl").read_text(encoding="utf-8").splitlines()), 1)
    easy = [number for number, line in lines if line["ms"] < EASY and {"Cage", "WhiteDot", "Thermo"} & {*line["kinds"]}]
    results = []
    for number in easy[::EVERY]:
        made = drawn("rules.jsonl", number, 1)
        if made:
            found = read(made[1])
            proposal = propose(found.puzzles[0], found.about[0])
            assert proposal
            if proposal.result == "published":
                assert digits(solve(proposal.accept())) == digits(solve(made[0]))
            assert proposal.result in ("published", "several")
            results.append(proposal.result)
    assert results.count("published") >= len(results) - 1


def test_texts_and_numbers_of_any_form_raise_no_error() -> None:
    rng = random.Random(44)
    values: list[Any] = [None, "", "x", -1, 1e9, [], {}, [[1, 2]], True, "#12", [[0.5, 0.5], [0.5, 3.5]]]
    names = ("wayPoints", "color", "center", "width", "height", "rounded", "text", "backgroundColor", "cells", "value")
    for _ in range(60):
        parts = {
            group: [{name: rng.choice(values) for name in rng.sample(names, 5)} for _ in range(2)]
            for group in ("lines", "arrows", "overlays", "underlays")
        }
        proposal(f"{RISING} White dots. Cages. Arrows. Sandwich sums. Even squares.", parts)


def test_drawings_of_f_puzzles_without_cells_are_others() -> None:
    rows: list[Any] = [[{}] * 4] * 4
    facts = {"size": 4, "grid": rows, "line": [{"lines": [["R9C9", "x"]], "outlineC": BLACK}], "cage": [{"value": "7"}]}
    found = read(json.dumps(facts | {"circle": [{}], "ruleset": "Cages show sums."}))
    guess = propose(found.puzzles[0], found.about[0])
    assert guess
    assert (guess.guesses, guess.drawings, guess.others) == ((), (), 2)


def test_drawings_of_sudoku_maker_are_guessed() -> None:
    boxes = [2 * (cell // 8) + cell % 4 // 2 for cell in range(16)]
    drawn = {"type": 2000, "lines": [[0, 1, 2]], "style": {"color": GREEN}}
    cells: list[Any] = [{}] * 16
    constraints = [{"type": 1, "regions": boxes}, drawn]
    puzzle = {"size": 4, "cells": cells, "constraints": constraints, "comment": "Green lines are palindromes."}
    found = read(json.dumps({"formatVersion": "1.6.0", "puzzle": puzzle | {"solution": "1212343421214343"}}))
    guess = propose(found.puzzles[0], found.about[0])
    assert guess
    assert [each.rule.text(4) for each in guess.guesses + guess.broken] == ["palindrome:r1c123"]
    assert (guess.drawings, guess.others, guess.is_published) == ((), 0, True)
