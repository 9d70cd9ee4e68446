"""Writer of web/contract/constants.js: names and defaults that both the page and the solver use."""

import json
from dataclasses import fields
from typing import Any, get_args, get_origin, get_type_hints

from sudoku_workshop.api import METHODS
from sudoku_workshop.api.rules import drawing_of
from sudoku_workshop.api.shapes import Made
from sudoku_workshop.generator import GRADED, GRADES, GRADES_OF_WEEK, SYMMETRIES, variants
from sudoku_workshop.generator.patterns import READY as PATTERNS
from sudoku_workshop.generator.variants.wish import USUAL
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.geometry_name import GEOMETRIES, OFFERED
from sudoku_workshop.logic.path import ORDERS
from sudoku_workshop.logic.rating import RATED, Grade
from sudoku_workshop.logic.ruled.lessons import LESSONS
from sudoku_workshop.logic.techniques.records import GROUPS, HODOKU_ORDER, RECORDS
from sudoku_workshop.logic.ways import SINGLES
from sudoku_workshop.notation import FORMATS, WRITTEN, needed_parts
from sudoku_workshop.notation.drawn.proposals import GUESSED
from sudoku_workshop.notation.formats import WHOLE
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.xv_marks import SUMS, AllXV
from sudoku_workshop.sheet.options import LARGEST, MOST_PUPILS, PAPERS, SMALLEST, Options
from sudoku_workshop.sheet.styles import STYLES
from tools.contract import MADE, languages
from tools.contract.said import typescript

CODES = {each.slug: each.code for each in RECORDS if each.code}
HOLDS = '"givens" | "entries" | "candidates" | "all"'
READY = ("easy", "medium", "hard")  # the difficulties that the page offers first
DRAWN = "geometry.overlapping.drawn"  # the sentence about overlapping grids
KNOWABLE = [each.slug for each in HODOKU_ORDER if each.slug not in SINGLES and not each.last]
PART = " | ".join(f'"{part}"' for part in ("size", *WHOLE, "rules"))
MORE = 'more?: [string, number, number[]][], drawing?: import("./shapes.js").Drawing, fewest?: number'
GEOMETRY = f"{{box: number[], besides?: ({PART})[], {MORE}}}"


def text() -> str:
    """Return the content of web/contract/constants.js."""
    lines = (
        f"/** {words} */\nexport const {name} = {json.dumps(value, ensure_ascii=False)};\n"
        for name, (words, value) in constants().items()
    )
    return "\n".join([f"/** {MADE} */\n", *lines])


def constants() -> dict[str, tuple[str, Any]]:
    """Return the comment and the value of each constant, by its name."""
    defaults = {option.name: option.default for option in fields(Options)}
    return {
        "GEOMETRIES": (
            f"The geometries (grids with their houses), by name. @type {{Record<string, {GEOMETRY}>}}",
            {name: _geometry(name) for name in GEOMETRIES},
        ),
        "OFFERED": ("The geometries for which people can make puzzles.", OFFERED),
        "RULES": ("The kinds of rules that the name of a geometry may contain. @type {string[]}", [*KINDS]),
        "GUESSED": (
            "The kinds of unsupported rules that guesses of rules can explain. @type {string[]}",
            sorted(GUESSED),
        ),
        "LANGUAGES": (
            "The names of the languages, each in its own language. @type {Record<string, string>}",
            languages.names(),
        ),
        "GRADES": ('The grades, easiest first. @type {import("./shapes.js").Rating["grade"][]}', get_args(Grade)),
        "MADE_GRADES": ("The grades that can be made; the hardest are too rare. @type {typeof GRADES}", GRADES),
        "VARIANTS": (
            "The kinds of variants that the page makes, with the sentences that state their rules. "
            "@type {Record<string, [string, Record<string, number>][]>}",
            {name: _sentences(kind.rules) or [(DRAWN, {})] for name, kind in variants.KINDS.items()},
        ),
        "LIMITED": (
            "Kinds of variants with boards of their own: the board, and the only sizes. "
            "@type {Record<string, {board: string, sizes: string[]}>}",
            {
                name: {"board": geometry(kind.layout).name, "sizes": [USUAL]}
                for name, kind in variants.KINDS.items()
                if kind.layout
            },
        ),
        "TRIMMED": (
            "The kinds of variants whose rules can be left out if a puzzle does not need them. @type {string[]}",
            [name for name, kind in variants.KINDS.items() if kind.trims],
        ),
        "PATTERNS": (
            "The ready-made patterns of clues, for grids with 9 rows. @type {Record<string, string>}",
            PATTERNS,
        ),
        "VARIANT_GRADES": (
            "The grades of each kind of variants that are found quickly. @type {Record<string, string[]>}",
            {name: kind.quick for name, kind in variants.KINDS.items()},
        ),
        "GRADED": ("The geometries whose puzzles get a grade.", GRADED),
        "RATED": ("The only geometry whose puzzles can have an ER, the rating of Sudoku Explainer.", RATED),
        "CODES": ("The codes of techniques in HoDoKu. @type {Record<string, string>}", CODES),
        "ORDERS": ('The orders in which techniques are tried. @type {import("./shapes.js").Way["order"][]}', ORDERS),
        "KNOWABLE": (
            "The techniques that people can tick as known, easiest first. Singles are always known.",
            KNOWABLE,
        ),
        "GROUPS": ("All techniques, by the pattern to look for. @type {Record<string, string[]>}", GROUPS),
        "RULE_LESSONS": ("The lessons on techniques for puzzles with rules. @type {string[]}", [*LESSONS]),
        "SYMMETRIES": ("The symmetries that the pattern of clues can have.", list(SYMMETRIES)),
        "GRADES_OF_WEEK": (
            "The grade of the puzzle of the day, by weekday from Monday. @type {typeof GRADES}",
            GRADES_OF_WEEK,
        ),
        "READY": (
            'Puzzles that can be played before Python has started. @type {import("./shapes.js").Made[]}',
            [_made(grade) for grade in READY],
        ),
        "FORMS": (
            "The formats for writing puzzles: what each can keep of a board and of its geometry, and its file suffix. "
            f"@type {{Record<string, {{keeps: {HOLDS}, only9: boolean, tells: ({PART})[], suffix: string}}>}}",
            {name: _form(name) for name in WRITTEN},
        ),
        "PAPERS": ("Paper sizes: width and height in millimetres. @type {Record<string, [number, number]>}", PAPERS),
        "MOST_PUPILS": ("The largest number of pupils in a class set.", MOST_PUPILS),
        "SIDE": ("The smallest and largest side of a paper, in millimetres.", {"least": SMALLEST, "most": LARGEST}),
        "PRINTED": ('The default print options. @type {import("./shapes.js").Options}', defaults),
        "LISTS": (f"The choices of each option that offers a list. @type {{{_lists_type()}}}", _metadata("choices")),
        "STYLES": (
            "The styles of printed grids: the font of the digits, and each line's width: part of a cell, least, most. "
            "@type {Record<string, {digits: string, frame: number[], box: number[], cell: number[]}>}",
            {name: style._asdict() for name, style in STYLES.items()},
        ),
        "OFFERS": ("The values that the page suggests for some print options that are numbers.", _metadata("offers")),
        "MILLIMETRES": (
            "The print options that are lengths, in millimetres. @type {string[]}",
            [option.name for option in fields(Options) if option.metadata.get("metavar") == "MM"],
        ),
    }


def _sentences(kinds: tuple[str, ...]) -> list[tuple[str, dict[str, object]]]:
    """Return the keys and arguments of the sentences that state rules of these kinds with their usual numbers."""
    rules = (
        KINDS[kind](number=number)
        for kind in kinds
        for number in (SUMS if KINDS[kind] is AllXV else [KINDS[kind].usual(9)])
    )
    return [(rule.drawn_key, rule.arguments) for rule in rules]


def _geometry(name: str) -> dict[str, Any]:
    """Return the data from which the page makes the geometry with this name.

    They include the parts of the geometry that a format must be able to express. Rows, columns and boxes are not
    included, because they follow from the size of a box.
    """
    made = geometry(name)
    more = [[house.kind, house.index, house.cells] for house in made.more]
    data = {
        "box": made.box,
        "besides": [*needed_parts(made)],
        "more": more,
        "drawing": drawing_of(made) if made.rules else None,
        "fewest": made.fewest_clues,
    }
    return {key: value for key, value in data.items() if value}


def _made(grade: str) -> Made:
    """Return a puzzle of this grade, as the page makes it."""
    wish = {"size": "9", "grade": grade, "symmetry": "half-turn"}
    made: Made = METHODS["generate"](wish=wish, seed="ready", index=0)
    return made


def _form(name: str) -> dict[str, Any]:
    """Return the properties of a format that the page needs."""
    form = FORMATS[name]
    return {"keeps": form.keeps, "only9": form.only_9, "tells": form.tells, "suffix": form.suffix}


def _metadata(what: str) -> dict[str, Any]:
    """Return one kind of metadata of the print options, `what`, by option.

    Options that do not have it are left out.
    """
    return {option.name: option.metadata[what] for option in fields(Options) if option.metadata[what]}


def _lists_type() -> str:
    """Return the type of the constant `LISTS` as TypeScript. It has the possible values of each option, as a list."""
    types = get_type_hints(Options)
    lists = ((name, typescript(types[name]), get_origin(types[name]) is tuple) for name in _metadata("choices"))
    return (
        f"{{{', '.join(f'{name}: {type_}' if several else f'{name}: ({type_})[]' for name, type_, several in lists)}}}"
    )
