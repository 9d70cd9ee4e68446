"""What the panel Class asks, through the front door of the api."""

import json
from typing import Any

import pytest

from sudoku.api import call
from sudoku.board import text_of
from sudoku.notation import parse
from sudoku.search import count
from sudoku.textbook import ALGORITHMS
from tests.textbook_texts import TEXT_4, TEXT_5

FOUR = text_of(parse(TEXT_4).givens)


def ask(method: str, **params: object) -> Any:
    reply = json.loads(call(json.dumps({"method": method, "params": params})))
    assert "ok" in reply, reply
    return reply["ok"]


def state(text: str) -> dict[str, object]:
    return {"geometry": "9", "givens": text, "values": text, "notes": None}


def events(slug: str, puzzle: str | None, start: int, limit: int) -> Any:
    board = puzzle and state(puzzle)
    return ask("events", slug=slug, state=board, seed="s", holes=50, **{"from": start}, limit=limit)


def test_the_algorithms_and_their_sources() -> None:
    slugs = [item["slug"] for item in ask("algorithms")["items"]]
    assert slugs == list(ALGORITHMS)
    for slug in slugs:
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
