"""Writes the small figures of the lessons, from the example of each technique in the package.

python -m tools.figures      with PYTHONPATH=py_src:.; writes web/lessons/figures.js

A figure shows only the pattern of an example: its marked cells and houses, and the links between its cells.
"""

import json
from pathlib import Path
from typing import Any

from sudoku_workshop.api import call
from sudoku_workshop.logic.ruled.lessons import LESSONS
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from tools import rule_lessons

FILE = Path(__file__).parent.parent / "web" / "lessons" / "figures.js"
HEAD = """/**
 * The figures of the techniques, which show the patterns of their examples. `python -m tools.figures` writes this
 * file.
 * @typedef {[import("../app/state.js").Role, number[], [string, number][]]} FigureMark  a role, its cells and houses
 * @typedef {{marks: FigureMark[], links: [number, number][]}} Figure  `links`: pairs of cells
 * @type {Record<string, Figure>}
 */
// biome-ignore format: one line for each technique
export const FIGURES = {
"""


def main() -> None:
    """Write the figures of all techniques."""
    FILE.write_text(text_of({slug: figure(slug) for slug in (*TECHNIQUES, *LESSONS)}), encoding="utf-8")


def text_of(figures: dict[str, dict[str, Any]]) -> str:
    """Return the content of the file."""
    lines = (f'  "{slug}": {json.dumps(drawn, separators=(",", ":"))},\n' for slug, drawn in figures.items())
    return f"{HEAD}{''.join(lines)}}};\n"


def figure(slug: str) -> dict[str, Any]:
    """Return the figure of a technique. It is empty if there is no example."""
    if slug in LESSONS:
        example = _asked("rule-exercise", lesson=slug, line=rule_lessons.lines()[slug][0])
    else:
        example = _asked("example", technique=slug)
    if not example:
        return {"marks": [], "links": []}
    step = example["step"]
    links = step["branches"][0]["links"] if step["branches"] else step["links"]
    return {"marks": list(_marks(step)), "links": _pairs(links)}


def _asked(method: str, **params: str) -> Any:
    return json.loads(call(json.dumps({"method": method, "params": params})))["ok"]


def _marks(step: dict[str, Any]) -> list[tuple[str, list[int], list[list[str | int]]]]:
    """Return the roles of the step's marks, each with its cells and houses."""
    found: dict[str, tuple[set[int], list[list[str | int]]]] = {}
    for mark in [*step["marks"], {"role": "found", "candidates": step["placements"], "cells": [], "houses": []}]:
        cells, houses = found.setdefault(mark["role"], (set(), []))
        cells.update(mark["cells"], (cell for cell, _ in mark["candidates"]))
        houses.extend(mark["houses"])
    return [(role, sorted(cells), houses) for role, (cells, houses) in found.items() if cells or houses]


def _pairs(links: list[dict[str, Any]]) -> list[tuple[int, int]]:
    """Return the pairs of different cells that links connect, in order and without repetitions."""
    pairs = ((link["from"][0], link["to"][0]) for link in links)
    return list(dict.fromkeys((first, last) for first, last in pairs if first != last))


if __name__ == "__main__":
    main()
