"""docs/contract.md: the same for people."""

from collections.abc import Callable
from typing import Any

from sudoku_workshop.api import METHODS
from sudoku_workshop.api.fits import keys_of
from tools.contract import MADE
from tools.contract.said import answer_of, line_of, params_of, shapes_said, typescript, words_of

HEAD = f"""# Contract

{MADE} Types are written as in TypeScript; `web/contract/shapes.d.ts` has the same for the
page, `constants.js` beside it the names and defaults that both sides know, `stored.js` the shapes of what is stored.

A request is `{{"method", "params"}}`, a reply `{{"ok": answer}}`, `{{"error": ErrorData}}` for what a person can mend,
or `{{"bug": traceback}}`. No answer depends on what was asked before, but that a worker may ask for a path that it does
not know. What may be long comes in parts: `next` is where to go on `from`.

Links: `#p=` with the Text of the givens, and `&g=` with the geometry where that is not the usual one of so many cells;
`#id=` with the id of a made puzzle; `#learn/` with the name of a technique, for its lesson.

## What can be asked
"""


def text() -> str:
    methods = (_method(name, method) for name, method in METHODS.items())
    shapes = (_shape(name, shape) for name, shape in shapes_said().items())
    return "\n".join([HEAD, *methods, "\n## The shapes\n", *shapes, ""])


def _method(name: str, method: Callable[..., Any]) -> str:
    about = words_of(method)
    told = f"- `{name}({line_of(params_of(method), ', ')})` gives `{typescript(answer_of(method))}`"
    return f"{told}: {about}" if about else told


def _shape(name: str, shape: Any) -> str:
    return f"- **{name}** `{{{line_of(keys_of(shape), ', ')}}}`  \n  {words_of(shape)}"
