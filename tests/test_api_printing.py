"""What the page asks of the printer, through the one door."""

import base64
import io
import json
from typing import Any

import pytest
from pypdf import PdfReader

from sudoku.api import call
from sudoku.board import text_of
from tests.paper import grids, marks, puzzle, read_grid


def ask(method: str, **params: Any) -> Any:
    reply = json.loads(call(json.dumps({"method": method, "params": params})))
    assert "ok" in reply, reply
    return reply["ok"]


def state(seed: int) -> dict[str, Any]:
    text = text_of(puzzle(seed=seed).board.givens)
    return {"geometry": "9", "givens": text, "values": text, "notes": None}


def request(**options: Any) -> dict[str, Any]:
    solution = text_of(puzzle(seed=0).solution or ())
    puzzles = [{"state": state(0), "solution": solution, "er": 4.2, "id": "g1.9", "name": "First"}]
    puzzles += [{"state": state(seed)} for seed in range(1, 10)]
    return {"sections": [{"title": "Section", "puzzles": puzzles}], "options": options, "language": "en"}


def test_pages_for_the_preview_one_after_the_other() -> None:
    first = ask("sheet", **request(per_page=4), **{"from": None, "limit": 2})
    assert (first["total"], first["next"], len(first["items"])) == (4, 2, 2)
    assert (first["width"], first["height"]) == (210, 297)
    rest = ask("sheet", **request(per_page=4), **{"from": 2, "limit": 9})
    assert (rest["next"], len(rest["items"])) == (None, 2)
    assert all(item.startswith("<svg ") for item in [*first["items"], *rest["items"]])


@pytest.mark.parametrize("options", [{}, {"booklet": True, "cover": True}, {"size": [200, 100], "show": ["name"]}])
def test_a_pdf_made_part_by_part_is_the_pdf_made_at_once(options: dict[str, Any]) -> None:
    asked = request(**options)
    whole = ask("sheet-parts", **asked, **{"from": None, "limit": 999})["items"]
    single = [ask("sheet-parts", **asked, **{"from": at, "limit": 1})["items"][0] for at in range(len(whole))]
    assert single == whole
    data = base64.b64decode(ask("sheet-pdf", parts=single, title="Ten 數獨")["pdf"])
    reader = PdfReader(io.BytesIO(data))
    assert len(reader.pages) == len(whole)
    assert reader.metadata
    assert reader.metadata.title == "Ten 數獨"


def test_the_puzzles_arrive_as_they_were_sent() -> None:
    parts = ask("sheet-parts", **request(per_page=4, show=["number", "name", "id"]), **{"from": 0, "limit": 1})["items"]
    [page] = PdfReader(io.BytesIO(base64.b64decode(ask("sheet-pdf", parts=parts, title="")["pdf"]))).pages
    read = [read_grid(marks(page), grid, 9)[0] for grid in grids(page)]
    assert read == [text_of(puzzle(seed=seed).board.givens) for seed in range(4)]
    assert {"1 · First", "g1.9"} <= {mark.text for mark in marks(page)}


def test_notes_of_a_step_are_its_candidates() -> None:
    blank, solution = state(0)["givens"].index("."), puzzle(seed=0).solution or ()
    position = state(0) | {"notes": {str(blank): [solution[blank]]}}
    steps = [{"text": "A sentence", "state": position, "marks": []}]
    sections = [{"puzzles": [], "steps": steps}]
    [page] = ask("sheet", sections=sections, options={}, language="en", **{"from": 0, "limit": 9})["items"]
    clues = sum(character != "." for character in position["givens"])
    single = [part for part in page.split("<text")[1:] if part.split(">")[1].split("<")[0] in "123456789"]
    assert len(single) == clues + 1 + 1  # the note, and the step's number
