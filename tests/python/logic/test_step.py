"""Step: its form as JSON, where no technique's own test looks."""

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.step import Branch, Link, Step, as_json

SMALL = geometry("4")


def test_reasons_and_branches_are_told_as_links() -> None:
    first, second, third = 0, 1, 16 + 1  # 1 in r1c1, 1 in r1c2, 2 in r1c2
    branch = Branch("r1c1=1", (Link(first, second, False), Link(second, third, True)))
    told = as_json(Step("some", None, reasons=branch.links[:1], branches=(branch,)), SMALL)
    weak = {"from": [0, 1], "to": [1, 1], "strong": False}
    strong = {"from": [1, 1], "to": [1, 2], "strong": True}
    assert told["reasons"] == [weak]
    assert told["branches"] == [{"title": "r1c1=1", "links": [weak, strong], "nested": []}]
    assert told["links"] == []
