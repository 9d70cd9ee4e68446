"""Writer of docs/contract.md, the contract for human readers."""

from collections.abc import Callable
from typing import Any

from sudoku_workshop.api import METHODS
from sudoku_workshop.api.fits import keys_of
from tools.contract import MADE
from tools.contract.said import answer_of, line_of, params_of, shapes_said, typescript, words_of

HEAD = f"""# Contract

{MADE} Types are written as in TypeScript. `web/contract/shapes.d.ts` has the same
types for the page. Beside it, `constants.js` has the names and defaults that both sides use, and `stored.js` the
shapes of stored data.

A request is `{{"method", "params"}}`. A reply is `{{"ok": answer}}`, `{{"error": ErrorData}}` for a failure that a
person can fix, or `{{"bug": traceback}}`. No answer depends on earlier requests, except that a worker may ask for a
path or a font that it does not know. Long answers come in parts: send `next` as `from` to continue.

Links: `#p=` with the text of the clues, and `&g=` with the geometry unless it is the usual one for that number of
cells; `#id=` with the ID of a made puzzle; `#learn/` with the name of a technique, for its lesson.

## Methods
"""


def text() -> str:
    """Return the content of the file."""
    methods = (_method(name, method) for name, method in METHODS.items())
    shapes = (_shape(name, shape) for name, shape in shapes_said().items())
    return "\n".join([HEAD, *methods, "\n## Shapes\n", *shapes, ""])


def _method(name: str, method: Callable[..., Any]) -> str:
    about = words_of(method)
    signature = f"- `{name}({line_of(params_of(method), ', ')})` → `{typescript(answer_of(method))}`"
    return f"{signature}  \n  {about}" if about else signature


def _shape(name: str, shape: Any) -> str:
    return f"- **{name}** `{{{line_of(keys_of(shape), ', ')}}}`  \n  {words_of(shape)}"
