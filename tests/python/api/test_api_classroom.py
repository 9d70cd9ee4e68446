"""The requests of the panel Class, through the API's entry point."""

import json
from typing import Any

import pytest

from sudoku_workshop.api import call
from sudoku_workshop.classroom import ALGORITHMS
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation import parse
from sudoku_workshop.search import count
from tests.support.texts import TEXT_4, TEXT_4_PRINTED, TEXT_5, TEXT_5_PRINTED, TWO_WAYS, TWO_WAYS_PRINTED

FOUR = text_of(parse(TEXT_4).givens)
UNSOLVABLE = "12345678." + "........9" + "." * 63


def ask(method: str, **params: object) -> Any:
    reply = json.loads(call(json.dumps({"method": method, "params": params})))
    assert "ok" in reply, reply
    return reply["ok"]


def state(text: str) -> dict[str, object]:
    return {"geometry": "9", "givens": text, "values": text, "notes": None}


def events(slug: str, puzzle: str | None, start: int, limit: int) -> Any:
    board = puzzle and state(puzzle)
    return ask("events", slug=slug, state=board, seed="s", holes=50, **{"from": start}, limit=limit)


def test_every_algorithm_has_its_source() -> None:
    for slug in ALGORITHMS:
        assert ask("source", slug=slug)["text"].startswith('"""')


def test_events_come_in_pages_with_the_counters_so_far() -> None:
    page = events("every-solution", FOUR, 0, 3)
    assert [item[:5] for item in page["items"]] == [[0, 0, 1, -1, 0], [1, 0, 1, 9, 0], [0, 0, 2, -1, 0]]
    assert (page["next"], page["counters"]["tries"], page["refused"]) == (3, 2, None)
    last = events("every-solution", FOUR, 28_000, 5000)
    assert (last["next"], last["counters"]["tries"]) == (None, 13_446)


def test_bad_givens_are_refused_with_the_lesson() -> None:
    page = events("first-solution", "1" * 81, 0, 10)
    assert (page["items"], page["next"], page["refused"]) == ([], None, {"code": 1, "unchecked": True})


def test_text_5_can_be_watched_from_the_empty_board_on() -> None:
    page = events("fill-shuffle-dig", None, 0, 1)
    assert page["items"][0][:3] == [0, 0, 1]


def output(slug: str, puzzle: str | None, solutions: int = 1) -> str:
    board = puzzle and state(puzzle)
    text: str = ask("output", slug=slug, state=board, seed="s", holes=50, solutions=solutions)["text"]
    return text


def test_the_output_is_that_of_the_texts_programs() -> None:
    assert output("first-solution", FOUR) == TEXT_4_PRINTED
    assert output("fill-shuffle-dig", TEXT_5) == TEXT_5_PRINTED
    assert output("every-solution", TWO_WAYS, 2) == TWO_WAYS_PRINTED
    assert output("first-solution", UNSOLVABLE, 0) == "No solution!"
    assert output("engine", UNSOLVABLE, 0) == ""


def test_the_maker_prints_its_puzzle_and_then_the_solution() -> None:
    made, solved = output("fill-shuffle-dig", None).split("此数独的解是:\n")
    assert made.startswith("创建的数独为:\n |---|")
    assert (made.count("| ."), solved.count("| .")) == (50, 0)


def test_of_many_solutions_the_first_are_enough() -> None:
    text = output("every-solution", "." * 81, 300)
    assert text.count("1 2 3 4 5 6 7 8 9 \n4 5 6 7 8 9 1 2 3 \n") == 20
    assert text.endswith(" \n...\n")


def test_givens_that_are_refused_print_what_the_texts_programs_would_print() -> None:
    assert output("every-solution", "1" * 81, 0) == "\n" + ("1 " * 9 + "\n") * 9
    assert output("fewest-candidates", "1" * 81, 0) == "数独非法！在某行中有重复数字！\n"
    assert output("engine", "1" * 81, 0) == ""


def test_a_row_of_the_comparison() -> None:
    row = ask("compare", slug="first-solution", state=state(TEXT_5), seed="s", tries=100_000, solutions=2)
    assert (row["slug"], row["end"], row["tries"], row["backtracks"]) == ("first-solution", "first", 37_652, 4_157)
    assert row["seconds"] > 0


@pytest.mark.parametrize("holes", [30, 40, 50])
def test_puzzles_of_text_5_in_pages(holes: int) -> None:
    page = ask("made", seed="s", holes=holes, **{"from": None}, limit=4)
    assert page["next"] == 4
    assert [item["puzzle"].count(".") for item in page["items"]] == [holes] * 4
    unique = [count(parse(item["puzzle"]), 2) == 1 for item in page["items"]]
    assert [item["er"] is not None for item in page["items"]] == unique
    assert ask("made", seed="s", holes=holes, **{"from": 2}, limit=2)["items"] == page["items"][2:]


def test_our_own_puzzles_with_as_many_holes_are_not_equally_hard() -> None:
    items = ask("made", seed="s", holes=50, **{"from": None}, limit=100)["items"]
    ours = [item["ours"] for item in items]
    assert [er is None for er in ours] == [number % 5 > 0 for number in range(100)]
    assert len(set(ours)) > 3
    (one,) = ask("made", seed="詰 x", holes=50, **{"from": None}, limit=1)["items"]
    assert one["ours"] > 1
    hard = ask("made", seed="s", holes=56, **{"from": None}, limit=20)["items"][::5]
    assert [item["ours"] is None for item in hard] == [False, True, True, False], "none where one try finds none"
    assert {item["ours"] for item in ask("made", seed="s", holes=81, **{"from": None}, limit=6)["items"]} == {None}
