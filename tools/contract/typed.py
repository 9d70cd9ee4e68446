"""Writer of web/contract/shapes.d.ts: the types of shapes and methods in TypeScript."""

from collections.abc import Callable
from typing import Any

from sudoku_workshop.api import METHODS
from sudoku_workshop.api.fits import keys_of
from tools.contract import MADE
from tools.contract.said import answer_of, line_of, params_of, shapes_said, typescript, words_of

BYTES = """/** A file. It is transferred, not copied. */
export type Bytes = Uint8Array<ArrayBuffer>;
"""
ASK = """export type AskOptions = { signal?: AbortSignal; lane?: "quick" | "long" | "spare"; search?: string };
export type Ask = <Name extends keyof Methods>(
  method: Name,
  params: Methods[Name]["params"],
  options?: AskOptions,
) => Promise<Methods[Name]["answer"]>;
"""


def text() -> str:
    """Return the content of web/contract/shapes.d.ts."""
    methods = "".join(_method(name, method) for name, method in METHODS.items())
    return "\n".join(
        [
            f"// {MADE}\n",
            BYTES,
            *(_shape(name, shape) for name, shape in shapes_said().items()),
            f"/** The methods, with their parameters and answers. */\nexport interface Methods {{\n{methods}}}\n",
            ASK,
        ]
    )


def _shape(name: str, shape: Any) -> str:
    keys = line_of(keys_of(shape), ";\n  ")
    return f"/** {words_of(shape)} */\nexport interface {name} {{\n  {keys};\n}}\n"


def _method(name: str, method: Callable[..., Any]) -> str:
    params = line_of(params_of(method), "; ")
    return f'  "{name}": {{ params: {{ {params} }}; answer: {typescript(answer_of(method))} }};\n'
