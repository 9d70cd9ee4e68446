"""web/contract/constants.js: names and defaults that both sides know."""

import json
from dataclasses import fields
from typing import Any, get_args, get_origin, get_type_hints

from sudoku_workshop.generator import GRADED, GRADES, GRADES_OF_WEEK, SYMMETRIES
from sudoku_workshop.grid.geometry import GEOMETRIES, OFFERED, geometry
from sudoku_workshop.logic.groups import GROUPS
from sudoku_workshop.logic.path import ORDERS
from sudoku_workshop.logic.rating import RATED, Grade
from sudoku_workshop.logic.techniques import HODOKU_ORDER
from sudoku_workshop.logic.techniques.records import RECORDS
from sudoku_workshop.logic.ways import SINGLES
from sudoku_workshop.notation import FORMATS, WRITTEN, Part, besides
from sudoku_workshop.sheet.options import LARGEST, PAPERS, SMALLEST, Options
from sudoku_workshop.sheet.styles import STYLES
from tools.contract import MADE
from tools.contract.said import typescript

CODES = {each.slug: each.code for each in RECORDS if each.code}
HOLDS = '"givens" | "entries" | "candidates" | "all"'
KNOWABLE = [each.slug for each in HODOKU_ORDER if each.slug not in SINGLES and not each.last]
PART = " | ".join(f'"{part}"' for part in get_args(Part))
MORE = "more?: [string, number, number[]][], strokes?: number[][], fewest?: number"
GEOMETRY = f"{{box: number[], besides?: ({PART})[], {MORE}}}"


def text() -> str:
    said = (
        f"/** {words} */\nexport const {name} = {json.dumps(value)};\n" for name, (words, value) in constants().items()
    )
    return "\n".join([f"/** {MADE} */\n", *said])


def constants() -> dict[str, tuple[str, Any]]:
    """By name: what stands above it, and its value."""
    defaults = {option.name: option.default for option in fields(Options)}
    return {
        "GEOMETRIES": (f"@type {{Record<string, {GEOMETRY}>}}", {name: _geometry(name) for name in GEOMETRIES}),
        "OFFERED": ("The geometries that puzzles are made of.", OFFERED),
        "GRADES": ('Easiest first. @type {import("./shapes.js").Rating["grade"][]}', get_args(Grade)),
        "MADE_GRADES": ("Those that can be asked for: the hardest are too rare. @type {typeof GRADES}", GRADES),
        "GRADED": ("The geometries whose puzzles get a grade.", GRADED),
        "RATED": ("The geometry that ER is defined for.", RATED),
        "CODES": ("HoDoKu's, of techniques. @type {Record<string, string>}", CODES),
        "ORDERS": ('In which techniques are tried. @type {import("./shapes.js").Way["order"][]}', ORDERS),
        "KNOWABLE": ("The techniques that a person may say to know, easiest first; singles everybody knows.", KNOWABLE),
        "GROUPS": ("All techniques, by what one looks for. @type {Record<string, string[]>}", GROUPS),
        "SYMMETRIES": ("Of the clues.", list(SYMMETRIES)),
        "GRADES_OF_WEEK": ("Of the puzzle of the day, from Monday on. @type {typeof GRADES}", GRADES_OF_WEEK),
        "FORMS": (
            "What puzzles are written in: what of a board and of a geometry it holds, and a file's name. "
            f"@type {{Record<string, {{keeps: {HOLDS}, only9: boolean, tells: ({PART})[], suffix: string}}>}}",
            {name: _form(name) for name in WRITTEN},
        ),
        "PAPERS": ("Width and height in millimetres, upright. @type {Record<string, [number, number]>}", PAPERS),
        "SIDE": ("The sides that a paper may have, in millimetres.", {"least": SMALLEST, "most": LARGEST}),
        "PRINTED": ('The options of a sheet. @type {import("./shapes.js").Options}', defaults),
        "LISTS": (f"What there is for each option that is a choice. @type {{{_lists_type()}}}", _told("choices")),
        "STYLES": (
            "How grids look: the face of the digits, and widths of lines as (share of a cell, least, most). "
            "@type {Record<string, {digits: string, frame: number[], box: number[], cell: number[]}>}",
            {name: style._asdict() for name, style in STYLES.items()},
        ),
        "OFFERS": ("What is offered for some that are numbers.", _told("offers")),
    }


def _geometry(name: str) -> dict[str, Any]:
    """Return what the page needs to make one itself, and what a form must tell of it besides its size.

    Rows, columns and boxes follow from the box.
    """
    made = geometry(name)
    more = [[house.kind, house.index, house.cells] for house in made.more]
    said = {
        "box": made.box,
        "besides": [*besides(made)],
        "more": more,
        "strokes": made.strokes,
        "fewest": made.fewest_clues,
    }
    return {key: value for key, value in said.items() if value}


def _form(name: str) -> dict[str, Any]:
    form = FORMATS[name]
    return {"keeps": form.keeps, "only9": form.only_9, "tells": form.tells, "suffix": form.suffix}


def _told(what: str) -> dict[str, Any]:
    return {option.name: option.metadata[what] for option in fields(Options) if option.metadata[what]}


def _lists_type() -> str:
    """An option that is several of a list has that list's type itself."""
    types = get_type_hints(Options)
    told = ((name, typescript(types[name]), get_origin(types[name]) is tuple) for name in _told("choices"))
    return (
        f"{{{', '.join(f'{name}: {type_}' if several else f'{name}: ({type_})[]' for name, type_, several in told)}}}"
    )
