"""The requests that the page can send: one call takes a JSON request and returns a JSON reply.

A reply is `{"ok": result}`, `{"error": Error}` for a failure that a person can fix, or `{"bug": traceback}`. No answer
depends on earlier calls. Files, such as a PDF, do not fit in JSON, so they are sent apart from it.
"""

import json
import traceback
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from itertools import count
from typing import Any

from sudoku_workshop.api import classroom, explaining, generating, lessons, listing, rating, rules, solving
from sudoku_workshop.api.forms import Json, Methods, broken_rule_of, error_of, refusal_of
from sudoku_workshop.generator import WishError
from sudoku_workshop.grid.errors import UnknownRules
from sudoku_workshop.notation import NotationError
from sudoku_workshop.rules.error import RuleError

PARAMETERS = {"from": "start"}  # `from` is a keyword of Python

EARLY: Methods = {
    **solving.METHODS,
    **rating.METHODS,
    **rules.METHODS,
    **listing.METHODS,
    **explaining.METHODS,
    **lessons.METHODS,
    **generating.METHODS,
    **classroom.METHODS,
}
LATE = {  # methods whose modules are imported with the first request, with these modules: see decision 7
    "propose-rules": "guessing",
    "accept-rules": "guessing",
    "rule-exercise": "rule_lessons",
    "code": "printing",
    "sheet": "printing",
    "sheet-pdf": "printing",
    "sheet-path": "printing",
    "sheet-wrap": "wraps",
    "sheet-text": "printing",
    "font": "own_fonts",
    "examine": "books",
    "suppose": "supposing",
    "rule-list": "setters",
    "conflict": "setters",
    "unneeded-rules": "setters",
    "numbers": "setters",
    "reach": "setters",
    "easing-clues": "setters",
    "clues-at": "setters",
    "rule-text": "setters",
    "variant": "variants",
    "variant-recipe": "variants",
    "newspaper": "newspapers",
    "newspaper-zip": "newspapers",
}


class _Methods(Mapping[str, Callable[..., Any]]):
    """The methods by name. A late method is imported when it is first looked up."""

    def __getitem__(self, name: str) -> Callable[..., Any]:
        if name not in LATE:
            return EARLY[name]
        late: Methods = import_module(f"{__name__}.{LATE[name]}").METHODS
        return late[name]

    def __iter__(self) -> Iterator[str]:
        yield from EARLY
        yield from LATE

    def __len__(self) -> int:
        return len(EARLY) + len(LATE)


METHODS = _Methods()


def call(request: str, send: Callable[[bytes], object] | None = None) -> str:
    """Return the reply to `{"method", "params"}`. Never raises; errors are in the reply.

    `send` is called with each file of the reply. In the JSON, `{"bytes": 0}` takes the place of the first file.
    """
    reply: Json
    try:
        asked = json.loads(request)
        params = {PARAMETERS.get(name, name): value for name, value in asked["params"].items()}
        reply = {"ok": METHODS[asked["method"]](**params)}
    except NotationError as error:
        reply = {"error": error_of(error)}
    except UnknownRules as error:
        reply = {"error": refusal_of(error)}
    except RuleError as error:
        reply = {"error": broken_rule_of(error)}
    except WishError as error:
        reply = {"error": {"code": f"wish-{error.code}", "args": {"found": error.found, **error.more}}}
    except Exception:  # the page must get a reply, because otherwise it would wait for ever
        reply = {"bug": traceback.format_exc()}
    numbers = count()

    def sent(file: bytes) -> Json:
        if send:
            send(file)
        return {"bytes": next(numbers)}

    return json.dumps(reply, default=sent)
