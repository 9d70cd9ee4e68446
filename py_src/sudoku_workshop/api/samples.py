"""Small sample requests for every method. The build sends them once before it takes a snapshot of Python's memory.

The snapshot then contains the caches, and all modules that methods import late. The page can therefore start without
Python's standard library. Every method needs a sample, and so does every branch of a method that imports something.
Modules that only the methods in `LATE` import are not in the snapshot. The page loads them later.
"""

import gc
import json
from collections.abc import Iterable
from functools import _lru_cache_wrapper
from importlib import import_module
from itertools import product

from sudoku_workshop.api import LATE, METHODS, call
from sudoku_workshop.api.forms import Json
from sudoku_workshop.classroom import ALGORITHMS, MAKER
from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.logic.path import ORDERS
from sudoku_workshop.logic.rating import ladder, nested_level
from sudoku_workshop.logic.techniques.late import import_all
from sudoku_workshop.notation import WRITTEN, parse, write

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
STATE: Json = {"geometry": "9", "givens": LINE, "values": LINE, "notes": {"2": [1, 2, 4]}}
SEVERAL: Json = STATE | {"givens": "." + LINE[1:], "values": "." + LINE[1:]}
NONE: Json = STATE | {"givens": "2" + LINE[1:], "values": "2" + LINE[1:]}
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
# There are enough blanks for every technique to search. With more blanks, slow techniques would leave megabytes of
# garbage in the snapshot.
NEARLY: Json = STATE | {"values": SOLUTION[:63] + LINE[63:], "notes": None}
STATES = (STATE, SEVERAL, NONE)
SOLVERS = tuple(slug for slug in ALGORITHMS if slug != MAKER.slug)
READ = (
    *(LINE, f"{LINE}\n{LINE}", f"[{','.join(LINE)}]", "53.x"),
    *(write(parse(LINE), name) for name in WRITTEN),
)
EVERY_SCRIPT = "Über 數獨 数独 스도쿠 \u05e9"  # text for each codec, and one letter that is in none of the codecs
SECTION: Json = {"title": None, "puzzles": [{"state": STATE}]}
SHEET: Json = {"sections": [SECTION], "options": {}, "language": "en", "from": None, "limit": 9}
PICTURE: Json = {"lines": [["X-Wing", "So."]], "state": STATE, "marks": [], "links": [], "letters": SYMBOLS}
POINTING: Json = {"title": "數獨", "contents": True, "pointers": True}
NO_FONTS: Json = dict.fromkeys(
    ("latin-bold", "latin-regular", "zh-Hant", "zh-Hant-2f"), ""
)  # the build has none either
NO_SERIF: Json = dict.fromkeys(("serif-bold", "serif-regular"), "")
PDF: Json = {"sections": [SECTION], "options": POINTING, "language": "en", "limit": 9, "fonts": NO_FONTS}
WRAPPED: Json = {name: value for name, value in PDF.items() if name != "limit"} | {"options": {"isbn": "9783161484100"}}
LESSON: Json = {"title": None, "puzzles": [], "lesson": "full-house"}
LEARNT: Json = PDF | {"sections": [LESSON | {"note": "So.", "lines": []}, LESSON | {"practise": "full-house"}]}
EXPLAINED: Json = SHEET | {"sections": [SECTION | {"puzzles": [{"state": STATE, "path": "its key"}]}]}
RUN: Json = {"seed": "s", "holes": 30, "from": 0, "limit": 40}
RUN_OUTPUT: Json = {"seed": "s", "holes": 30, "solutions": 1}
REACHED: Json = {"values": LINE, "cells": {}, "tried": 1, "er": 1.5, "ep": 1.5, "ed": 1.2, "technique": "hidden-single"}
ON_PATH: Json = {"values": LINE, "cells": {}, "tried": 1, "technique": "hidden-single"}
RULED: Json = {
    "geometry": "4+killer:4:r1c12+killer:5:r4c12",
    "givens": "...2....2.4.4...",
    "values": "...2....2.4.4...",
    "notes": None,
}
BROKEN: Json = {
    "geometry": "4+renban:r1c12+whisper:r2c12",
    "givens": "." * 16,
    "values": "13".ljust(16, "."),
    "notes": None,
}
DRAWN: Json = STATE | {
    "geometry": "9?drawing,ruleset",
    "original": json.dumps(
        {
            "size": 9,
            "grid": [[{}] * 9] * 9,
            "ruleset": "Digits on the green line differ by at least 5.",
            "line": [{"lines": [["R1C3", "R1C4"]], "outlineC": "#67F067"}],
        }
    ),
}
FOUR_ROWS: list[list[Json]] = [[{}] * 4] * 4
PICTURED = (  # puzzles with drawings and no rules, each as another program writes it
    json.dumps({"size": 4, "grid": FOUR_ROWS, "line": [{"lines": [["R1C1", "R1C2"]], "outlineC": "#67F067"}]}),
    json.dumps({"cells": FOUR_ROWS, "regions": [], "overlays": [{"center": [1, 1], "text": "X"}]}),
    json.dumps({"formatVersion": "1", "puzzle": {"size": 4, "cells": [{}] * 16, "constraints": [{"type": 2001}]}}),
)
PUBLISHED: Json = {
    "geometry": "4?drawing",
    "givens": "." * 16,
    "values": "1".ljust(16, "."),
    "notes": None,
    "original": json.dumps({"size": 4, "grid": FOUR_ROWS, "solution": [*"1234341221434321"]}),
}
FOUR: Json = {"geometry": "4", "givens": "1......2.3....4.", "values": "1......2.3....4.", "notes": None}
NOWHERE: Json = {"values": FOUR["values"], "cells": {}}
NESTED = next(number for number, rung in enumerate(ladder()) if (nested_level(rung) or 0) > 1)
CASE = write(parse(LINE), "hodoku")
WISHES: tuple[Json, ...] = (
    {},
    {"grade": "gentle", "symmetry": "full"},
    {"technique": "x-wing"},
    {"technique": "skyscraper"},
)

VARIANT: Json = {
    "kinds": "killer",
    "size": "4",
    "grade": "easy",
    "symmetry": "none",
    "clues": "any",
    "cages": "any",
    "rules": "all",
}


def cells_in(text: str) -> list[list[float]]:
    """Return a puzzle as the photo reader would see it: for each cell, the probability of each digit."""
    return [[float(digit == int(character.replace(".", "0"))) for digit in range(10)] for character in text]


SERIES: Json = {
    "start": "2026-11-30",
    "days": 1,
    "week": ["gentle"] * 7,
    "strip": 1,
    "size": "4",
    "symmetry": "none",
    "clues": "any",
    "solutions": "same",
    "placing": "beside",
    "width": 40.5,
    "formats": [
        "eps",
        "svg",
        "pdf",
    ],  # first the one that no other sample needs: the page has only modules that are used
    "naming": "date",
    "apart": False,
    "style": "newspaper",
}
NEWSPAPER: Json = {"series": SERIES, "seed": "s"}
MADE_FOR: Json = {
    "id": "g2.4.gentle.none.any.any.sd20261130.0",
    "puzzle": "1......2.3....4.",
    "solution": "1234341243212143",
    "grade": "gentle",
    "met": True,
}

SAMPLES: dict[str, tuple[Json, ...]] = {
    "read": (*({"text": text} for text in (*READ, *PICTURED)), {"text": LINE, "geometry": "9"}),
    "write": tuple({"state": STATE, "format": name} for name in WRITTEN),
    "verdict": tuple({"state": state, "limit": limit} for state, limit in product(STATES, (2, 1000))),
    "solve": tuple({"state": state} for state in STATES),
    "solutions": ({"state": SEVERAL, "from": None, "limit": 2},),
    "count": ({"state": SEVERAL, "from": None, "limit": 2},),
    "possible": ({"state": SEVERAL},),
    "check": ({"state": STATE}, {"state": PUBLISHED}),
    "mistyped": ({"state": NONE, "from": None, "limit": 2},),
    "proofread": tuple({"geometry": "9", "cells": cells_in(state["givens"])} for state in STATES),
    "rate": (
        *({"state": state} for state in STATES),
        *({"state": STATE, "from": start, "seconds": 0} for start in (None, REACHED)),
    ),
    "nets": ({"state": FOUR, "from": REACHED | {"values": FOUR["values"], "tried": NESTED}, "part": 0, "of": 9},),
    "traits": ({"states": list(STATES)},),
    "forms": ({"states": list(STATES)},),
    "redraw": ({"geometry": "4+knight", "add": ["killer:3:r1c12"], "remove": ["knight"]},),
    "rules": ({"geometry": "4+knight+even:r1c1+white:r1c12"},),
    "broken-rules": ({"state": BROKEN},),
    "mistyped-rules": tuple(
        {"state": RULED, "numbers": numbers, "from": None, "limit": 9} for numbers in (True, False)
    ),
    "rule-list": ({"geometry": "4+knight", "off": ["killer:3:r1c12"]},),
    "conflict": ({"state": RULED},),
    "unneeded-rules": ({"state": RULED, "from": None, "limit": 1},),
    "numbers": ({"state": RULED, "rule": "killer:4:r1c12", "from": None, "limit": 9},),
    "reach": ({"state": FOUR, "grade": "hard"},),
    "easing-clues": ({"state": FOUR, "there": NOWHERE, "grade": "easy", "from": None, "limit": 1},),
    "clues-at": tuple({"geometry": "4+knight", "pattern": "p9249", "seed": "s", "upto": upto} for upto in (0, 1000)),
    "rule-text": ({"geometry": "4+knight", "form": "markdown", "language": "en"},),
    "propose-rules": ({"state": DRAWN}, {"state": STATE}),
    "accept-rules": ({"state": DRAWN, "rules": [0], "complete": True},),
    "hint": tuple({"state": state} for state in STATES),
    "steps": ({"state": NEARLY, "from": None, "limit": 200},),
    "path": (
        *({"state": STATE, "order": order} for order in ORDERS),
        {"state": STATE, "from": ON_PATH, "seconds": 0},
    ),
    "known-way": ({"state": STATE, "known": ["pointing", "naked-pair"]},),
    "suppose": ({"state": STATE, "cell": 2, "digit": 4},),
    "way": tuple({"state": STATE, "order": order} for order in ORDERS),
    "backdoors": ({"state": STATE},),
    "example": ({"technique": "xy-wing"}, {"technique": "no technique"}),
    "exercise": ({"technique": "xy-wing", "line": CASE}, {"technique": "xy-wing", "line": ""}),
    "rule-exercise": tuple(
        {"lesson": lesson, "line": "4+killer:3:r1c12 ................ 0"} for lesson in ("sum-combinations", "innies")
    ),
    "practise": tuple({"technique": slug, "seed": "s", "index": 0, "beside": True} for slug in ("full-house", "bug-4")),
    "judge-marks": ({"state": NEARLY, "technique": "naked-pair", "placed": [[63, 2]], "struck": []},),
    "source": tuple({"slug": slug} for slug in ALGORITHMS),  # all of them, because the files are not available later
    "events": (*(RUN | {"slug": slug, "state": STATE} for slug in SOLVERS), RUN | {"slug": MAKER.slug, "state": None}),
    "output": (
        *(RUN_OUTPUT | {"slug": slug, "state": STATE} for slug in SOLVERS),
        RUN_OUTPUT | {"slug": MAKER.slug, "state": None},
    ),
    "compare": tuple({"slug": slug, "state": STATE, "seed": "s", "tries": 99, "solutions": 2} for slug in SOLVERS),
    "code": ({"text": "https://example.org/"},),
    "font": ({"file": "", "language": "en"},),
    "sheet": (
        EXPLAINED,
        EXPLAINED | {"paths": {"its key": [PICTURE]}},
        SHEET,
        SHEET | {"options": {"qr": "https://example.org/", "title": EVERY_SCRIPT}},
        SHEET | {"options": dict.fromkeys(("cover", "contents", "introduction"), True)},
        SHEET | {"sections": [SECTION | {"puzzles": [{"state": RULED}]}], "options": {"introduction": True}},
    ),
    "sheet-pdf": (
        *(PDF, PDF | {"fonts": {}, "limit": 1}, LEARNT),
        PDF | {"options": {"press": True, "intent": "coated", "title_page": True}},
    ),
    "sheet-wrap": (WRAPPED,),
    "sheet-text": ({"sections": [SECTION], "options": {}, "language": "en", "form": "brf"},),
    "sheet-path": tuple({"state": state, "language": "en"} for state in STATES),
    "examine": (
        *({"state": state, "rated": True} for state in STATES),
        *({"state": STATE, "wish": wish} for wish in WISHES),
    ),
    "newspaper": (NEWSPAPER, NEWSPAPER | {"series": SERIES | {"start": "tomorrow"}}),
    "newspaper-zip": (
        NEWSPAPER | {"made": {"2026-11-30": [MADE_FOR]}, "language": "en", "limit": 9, "fonts": NO_SERIF},
    ),
    "generate": tuple({"wish": wish, "seed": "s", "index": 0, "effort": 3} for wish in WISHES),
    "variant": ({"wish": VARIANT, "seed": "s", "index": 0}, {"wish": VARIANT, "seed": "s", "index": 0, "upto": 1}),
    "variant-recipe": ({"id": "v1.killer.4.any.none.any.any.all.s.0"}, {"id": "v1.no id"}),
    "day": ({"day": "20261122"}, {"day": "tomorrow"}),
    "recipe": ({"id": "g2.9.any.none.any.any.s.0"}, {"id": "no id"}),
    "techniques": ({},),
    "shuffle": ({"state": STATE, "solution": SOLUTION, "seed": "s", "index": 0},),
    "made": ({"seed": "s", "holes": 30, "from": None, "limit": 1},),
}
AGAIN = ("verdict", "rate", "hint")  # methods whose caches everyone needs
BUG = '{"method": "no such method", "params": {}}'  # making a traceback needs modules that nothing else imports


def requests(late: bool = True, methods: Iterable[str] = METHODS) -> list[str]:
    """Return the sample requests for these methods of the API, as JSON.

    The build sends these requests once before it takes the snapshot of Python's memory with which the page starts.
    Without `late`, methods that need modules outside the snapshot are left out.
    """
    asked = [method for method in methods if late or method not in LATE]
    return [json.dumps({"method": method, "params": params}) for method in asked for params in SAMPLES[method]]


def warm(late: bool = False) -> None:
    """Send every sample request, so that the page's snapshot of Python's memory has all modules loaded.

    Of the caches that forget, only those of classic Sudoku stay filled, because others would make the snapshot heavier.
    The runner of own programs is loaded, too, because the page adds the files of the package only later. With `late`,
    the modules that the page imports from these files are also loaded. Raises RuntimeError if the reply to a sample
    reports a bug.
    """
    for request in requests(late):
        if "bug" in json.loads(reply := call(request)):
            raise RuntimeError(f"{request} found a bug: {reply}")
    call(BUG)
    import_module("sudoku_workshop.classroom.own")
    if late:
        import_all()
    _clear_caches()
    for request in requests(methods=AGAIN):
        call(request)


def _clear_caches() -> None:
    """Empty the caches of the package that forget what is not asked for."""
    caches = [found for found in gc.get_objects() if isinstance(found, _lru_cache_wrapper)]
    for found in caches:
        if found.__module__.startswith("sudoku_workshop") and found.cache_info().maxsize is not None:
            found.cache_clear()
