"""A newspaper's series for the page: the recipes that it needs, and its files in a ZIP."""

import base64
import json
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest

from sudoku_workshop.api import call, newspapers
from sudoku_workshop.api.samples import NEWSPAPER, SERIES
from sudoku_workshop.generator import Made, Recipe, Wish, make
from sudoku_workshop.grid.digit_text import text_of
from tests.support.own_font import own_font


def ask(method: str, **params: Any) -> Any:
    """Return the answer, with its files in place."""
    files: list[bytes] = []
    reply = json.loads(call(json.dumps({"method": method, "params": params}), files.append))
    found = reply.get("ok") or reply
    if isinstance(found.get("zip"), dict):
        found["zip"] = files[found["zip"]["bytes"]]
    return found


def sent(made: Made) -> dict[str, object]:
    puzzle, solution = text_of(made.puzzle.givens), text_of(made.solution.givens)
    return {"id": made.recipe.id, "puzzle": puzzle, "solution": solution, "grade": made.grade, "met": made.met}


def puzzles(series: dict[str, object]) -> dict[str, list[dict[str, object]]]:
    """Return the puzzles that the page would make."""
    days = ask("newspaper", series=series, seed="s")["days"]
    made = {
        day["day"]: [make(Recipe(Wish(**one["wish"]), one["seed"], one["index"])) for one in day["recipes"]]
        for day in days
    }
    return {day: [sent(one) for one in some] for day, some in made.items()}


def test_the_day_before_is_needed_for_its_solutions() -> None:
    answer = ask("newspaper", series=SERIES | {"solutions": "yesterday", "days": 2, "strip": 2}, seed="s")
    assert [(day["day"], day["printed"], len(day["recipes"])) for day in answer["days"]] == [
        ("2026-11-29", False, 2),
        ("2026-11-30", True, 2),
        ("2026-12-01", True, 2),
    ]
    assert answer["least"] == 30
    assert answer["days"][1]["recipes"][1] == {
        "wish": {"size": "4", "grade": "gentle", "symmetry": "none", "clues": "any", "technique": "any"},
        "seed": "sd20261130",
        "index": 1,
    }


@pytest.mark.parametrize("limit", [1, 2, 9])
def test_the_files_are_drawn_a_few_days_at_a_time(limit: int) -> None:
    newspapers.forget()
    series = SERIES | {"solutions": "yesterday", "days": 5, "formats": ["svg", "eps"], "placing": "upside-down"}
    asked = {"series": series, "seed": "s", "made": puzzles(series), "language": "en", "limit": limit}
    answers = [ask("newspaper-zip", **asked)]
    while answers[-1]["zip"] is None:
        answers.append(ask("newspaper-zip", **asked))
    assert [answer["done"] for answer in answers] == [min(5, limit * (at + 1)) for at in range(len(answers))]
    last = answers[-1]
    with ZipFile(BytesIO(last["zip"])) as archive:
        assert archive.namelist()[:3] == ["2026-11-30.svg", "2026-11-30.eps", "2026-12-01.svg"]
        assert len(archive.namelist()) == last["files"] == 10
        assert archive.testzip() is None
    assert last["drawing"].startswith("<svg")
    assert ask("newspaper-zip", **asked)["zip"] == last["zip"]


def test_fonts_that_are_missing_are_asked_for(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    newspapers.forget()

    def nothing(name: str) -> None:
        raise KeyError(name)

    monkeypatch.setattr("sudoku_workshop.api.printing.font_file", nothing)  # the page's package has no fonts
    own = {"regular": "font:1", "bold": ""}
    asked = NEWSPAPER | {"made": puzzles(SERIES), "language": "ko", "limit": 9, "own": own}
    assert ask("newspaper-zip", **asked) == {"missing": ["font:1"]}
    font = base64.b64encode(own_font(tmp_path / "own.ttf", True).read_bytes()).decode()
    assert ask("newspaper-zip", **asked, fonts={"font:1": font}) == {"missing": ["ko"]}
    answer = ask("newspaper-zip", **asked, fonts={"ko": ""})  # a font that cannot be loaded
    while "missing" in answer:
        answer = ask("newspaper-zip", **asked, fonts=dict.fromkeys(answer["missing"], ""))
    assert answer["files"] == 3


def test_what_is_not_possible_is_refused() -> None:
    refused = ask("newspaper", series=SERIES | {"week": ["hard"]}, seed="s")["error"]
    assert refused == {"code": "wish-no-grade", "args": {"found": "hard", "size": "4", "grades": "gentle"}}
    assert ask("newspaper", series=SERIES | {"start": "tomorrow"}, seed="s")["error"]["code"] == "wish-day"
