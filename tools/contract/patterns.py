"""Writer of web/contract/stored.js: the shapes of stored data, which web/contract/fits.js checks."""

import json
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, is_typeddict

from sudoku_workshop.api.fits import keys_of
from tools.contract import MADE
from tools.contract.said import WORDS, stored_shapes

PATTERNS = 'Record<string, Record<string, import("./fits.js").Pattern>>'


def text() -> str:
    """Return the content of web/contract/stored.js."""
    shapes = {name: {key if must else f"{key}?": pattern(type_) for key, type_, must in keys_of(shape)}
              for name, shape in stored_shapes().items()}  # fmt: skip
    words = f"/** The shapes of stored data, by name. A key with ? is optional. @type {{{PATTERNS}}} */"
    return f"/** {MADE} */\n\n{words}\nexport const STORED = {json.dumps(shapes)};\n"


def pattern(type_: Any) -> Any:
    """Return a type as data that the page can check values against.

    A type is written as a word, {"is": values}, {"any": types}, {"list": type} or {"map": type}. A shape is "=Name".
    """
    origin, args = get_origin(type_), get_args(type_)
    if is_typeddict(type_):
        return f"={type_.__name__}"
    if type_ is int:
        return "integer"
    if type_ in WORDS:
        return WORDS[type_]
    if origin is Literal:
        return {"is": args}
    if origin in (Union, UnionType):
        return {"any": [pattern(part) for part in args]}
    if origin is list:
        return {"list": pattern(args[0])}
    if origin is dict:
        return {"map": pattern(args[1])}
    raise TypeError(f"{type_} is not stored")
