"""Writer of the page docs/contract.md, which describes all methods and shapes."""

from collections.abc import Callable
from typing import Any

from sudoku_workshop.api import METHODS
from sudoku_workshop.api.fits import keys_of
from tools.contract import MADE
from tools.contract.said import answer_of, line_of, params_of, shapes_said, typescript, words_of

HEAD = f"""# Contract

{MADE}

The interface between the page and Python. Types are written as in TypeScript. `web/contract/shapes.d.ts` has the same
types, `constants.js` beside it the shared names and defaults, and `stored.js` the shapes of saved data.

A request is `{{"method", "params"}}`. A reply is `{{"ok": answer}}`, `{{"error": ErrorData}}` for a mistake that a
person can fix, or `{{"bug": traceback}}`. Answers do not depend on earlier requests, except that a worker may ask for a
path that it does not know. Long answers come in parts: pass `next` as `from` to continue.

Links: `#p=` with the Text of the clues, and `&g=` with the geometry if it is not the usual one of that size; `#id=`
with the ID of a generated puzzle; `#learn/` with the name of a technique, for its lesson.

## Methods
"""


def text() -> str:
    """Return the content of docs/contract.md."""
    methods = (_method(name, method) for name, method in METHODS.items())
    shapes = (_shape(name, shape) for name, shape in shapes_said().items())
    return "\n".join([HEAD, *methods, "\n## Shapes\n", *shapes, ""])


def _method(name: str, method: Callable[..., Any]) -> str:
    about = words_of(method)
    signature = f"- `{name}({line_of(params_of(method), ', ')})` → `{typescript(answer_of(method))}`"
    return f"{signature}  \n  {about}" if about else signature


def _shape(name: str, shape: Any) -> str:
    return f"- **{name}** `{{{line_of(keys_of(shape), ', ')}}}`  \n  {words_of(shape)}"
