"""The definitions in Python: the shapes, their keys, the methods' parameters and answers, and types as TypeScript."""

import inspect
import json
from collections.abc import Callable, Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from sudoku_workshop.api import PARAMETERS, shapes, stored
from sudoku_workshop.api.fits import Key
from sudoku_workshop.api.shapes import newspapers
from sudoku_workshop.generator import Wish
from sudoku_workshop.sheet.options import Options

WORDS = {
    str: "string",
    bytes: "Bytes",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
}
TOLD = {value: name for name, value in PARAMETERS.items()}  # a parameter's name in JSON
RECORDS = (Options, Wish)  # dataclasses of which a request sends some fields


def shapes_said() -> dict[str, Any]:
    """Return all definitions of JSON objects (shapes) by name, in the order in which they are defined."""
    said = vars(shapes) | vars(newspapers) | {record.__name__: record for record in RECORDS} | vars(stored)
    return {name: shape for name, shape in said.items() if is_typeddict(shape) or shape in RECORDS}


def stored_shapes() -> dict[str, Any]:
    """Return the definitions (shapes) of the data that the page stores, by name."""
    return {name: shape for name, shape in vars(stored).items() if is_typeddict(shape)}


def params_of(method: Callable[..., Any]) -> list[Key]:
    """Return, for each parameter of a method, its name in JSON, its type, and whether it is required."""
    hints = get_type_hints(method, include_extras=True)
    return [
        (TOLD.get(name, name), hints[name], parameter.default is inspect.Parameter.empty)
        for name, parameter in inspect.signature(method).parameters.items()
    ]


def answer_of(method: Callable[..., Any]) -> Any:
    """Return the type of a method's reply."""
    return get_type_hints(method, include_extras=True)["return"]


def words_of(said: Any) -> str:
    """Return the docstring of an object on one line, or an empty text if it has none."""
    return " ".join((inspect.getdoc(said) or "").split())


def typescript(type_: Any) -> str:
    """Return a type as it is written in TypeScript. A shape is written as its name.

    Raises TypeError for a type that TypeScript does not have.
    """
    origin, args = get_origin(type_), get_args(type_)
    if type_ in WORDS:
        return WORDS[type_]
    if is_typeddict(type_):
        return str(type_.__name__)
    if origin is Annotated:
        return f"Partial<{args[1].__name__}>"
    if origin is Literal:
        return " | ".join(map(json.dumps, args))
    if origin in (Union, UnionType):
        return " | ".join(map(typescript, args))
    if origin is list or (origin is tuple and args[-1] is Ellipsis):
        item = typescript(args[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(map(typescript, args))}]"
    if origin is dict:
        return f"Record<{typescript(args[0])}, {typescript(args[1])}>"
    raise TypeError(f"the page has no type for {type_}")


def line_of(keys: Iterator[Key] | list[Key], separator: str) -> str:
    """Return the keys of a JSON object and their types as TypeScript, on one line."""
    return separator.join(f"{key}{'' if must else '?'}: {typescript(type_)}" for key, type_, must in keys)
