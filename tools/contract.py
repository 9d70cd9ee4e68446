"""Writes what the page knows from what Python says: `python -m tools.contract`; `--check` tells what is not current.

web/contract/shapes.d.ts     the types of all that passes between page and engine, and `Ask`, typed method by method
web/contract/constants.js    geometries, grades, symmetries, papers, print options with their defaults
web/contract/stored.js       the shapes of what is stored, as data, by which the page checks what it reads
docs/contract.md             the same for people
"""

import inspect
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from sudoku_workshop.api import METHODS, PARAMETERS, shapes, stored
from sudoku_workshop.classroom import ALGORITHMS
from sudoku_workshop.classroom.events import KINDS
from sudoku_workshop.generator import GRADED, GRADES, SYMMETRIES
from sudoku_workshop.grid.geometry import BOXES, GEOMETRIES, SIZES, geometry
from sudoku_workshop.logic.rating import RATED
from sudoku_workshop.sheet.options import LARGEST, PAPERS, SMALLEST, Options

ROOT = Path(__file__).resolve().parents[1]
MADE = "Made by tools/contract.py from what Python says; do not edit."
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", object: "unknown", Any: "unknown"}
TOLD = {value: name for name, value in PARAMETERS.items()}  # a parameter's name in JSON


def typescript(type_: Any) -> str:
    """The type as TypeScript writes it; a shape by its name."""
    type_ = unwrapped(type_)
    origin, args = get_origin(type_), get_args(type_)
    if type_ in PLAIN:
        return PLAIN[type_]
    if is_typeddict(type_) or is_dataclass(type_):
        return str(type_.__name__)
    if origin is Annotated:
        return f"Partial<{args[1].__name__}>"
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, UnionType):
        return " | ".join(map(typescript, args))
    if origin is list:
        return f"({typescript(args[0])})[]" if " | " in typescript(args[0]) else f"{typescript(args[0])}[]"
    if origin is tuple and args[-1] is Ellipsis:
        return f"{typescript(args[0])}[]"
    if origin is tuple:
        return f"[{', '.join(map(typescript, args))}]"
    if origin in (dict, Mapping):
        return f"Record<{typescript(args[0])}, {typescript(args[1])}>"
    raise TypeError(f"no type of the page's for {type_}")


def shapes_said() -> dict[str, Any]:
    """The shapes by name, in the order in which they are said; the options of a sheet among them."""
    own = {name: value for name, value in vars(shapes).items() if is_typeddict(value)}
    kept = {name: value for name, value in vars(stored).items() if is_typeddict(value) and name not in own}
    return {**own, "Options": Options, **kept}


def keys_of(shape: Any) -> Iterator[tuple[str, Any, bool]]:
    """(name, type, whether it must be there)."""
    hints = get_type_hints(shape, include_extras=True)
    if is_dataclass(shape):
        return ((field.name, hints[field.name], True) for field in fields(shape))
    return ((name, type_, name in shape.__required_keys__) for name, type_ in hints.items())


def declared(name: str, shape: Any) -> str:
    """A shape as a type of the page's."""
    keys = "".join(f"  {key}{'' if must else '?'}: {typescript(type_)};\n" for key, type_, must in keys_of(shape))
    return f"/** {words_of(shape)} */\nexport interface {name} {{\n{keys}}}\n"


def words_of(said: Any) -> str:
    return " ".join((inspect.getdoc(said) or "").split())


def params_of(method: Callable[..., Any]) -> list[tuple[str, Any, bool]]:
    """(name in JSON, type, whether it must be there)."""
    hints = get_type_hints(method, include_extras=True)
    return [
        (TOLD.get(name, name), hints[name], parameter.default is inspect.Parameter.empty)
        for name, parameter in inspect.signature(method).parameters.items()
    ]


def answer_of(method: Callable[..., Any]) -> Any:
    return get_type_hints(method, include_extras=True)["return"]


def method_declared(name: str, method: Callable[..., Any]) -> str:
    params = " ".join(f"{key}{'' if must else '?'}: {typescript(type_)};" for key, type_, must in params_of(method))
    return f'  "{name}": {{ params: {{ {params} }}; answer: {typescript(answer_of(method))} }};\n'


def types_text() -> str:
    parts = [f"// {MADE}\n"]
    parts += [declared(name, shape) for name, shape in shapes_said().items()]
    methods = "".join(method_declared(name, method) for name, method in METHODS.items())
    parts.append(f"/** What can be asked: the parameters, and the answer. */\nexport interface Methods {{\n{methods}}}\n")
    parts.append(ASK)
    return "\n".join(parts)


ASK = """export type AskOptions = { signal?: AbortSignal; lane?: "quick" | "long" };
export type Ask = <Name extends keyof Methods>(
  method: Name,
  params: Methods[Name]["params"],
  options?: AskOptions,
) => Promise<Methods[Name]["answer"]>;
"""


def geometry_said(name: str) -> dict[str, Any]:
    """What the page needs to make one itself: rows, columns and boxes follow from the box."""
    made = geometry(name)
    more = [[house.kind, house.index, list(house.cells)] for house in made.more]
    said = {"box": list(made.box), "more": more, "strokes": made.strokes, "fewest": made.fewest_clues}
    return {key: value for key, value in said.items() if value}


def constants() -> dict[str, tuple[str, Any]]:
    """name: (JSDoc, value)."""
    printed = {option.name: option.default for option in fields(Options)}
    lists = {option.name: option.metadata["choices"] for option in fields(Options) if option.metadata["choices"]}
    offers = {option.name: option.metadata["offers"] for option in fields(Options) if option.metadata["offers"]}
    geometry_type = "{box: number[], more?: [string, number, number[]][], strokes?: number[][], fewest?: number}"
    return {
        "GEOMETRIES": (f"By name; larger ones later. @type {{Record<string, {geometry_type}>}}",
                       {name: geometry_said(name) for name in ordered()}),
        "GRADES": ("Easiest first. @type {import(\"./shapes.js\").Rating[\"grade\"][]}", GRADES),
        "GRADED": ("The geometries whose puzzles get a grade.", [name for name in ordered() if name in GRADED]),
        "RATED": ("The geometry that ER is defined for.", RATED),
        "SYMMETRIES": ("Of the clues.", list(SYMMETRIES)),
        "PAPERS": ("Width and height in millimetres, upright. @type {Record<string, [number, number]>}", PAPERS),
        "SIDE": ("The sides that a paper may have.", {"least": SMALLEST, "most": LARGEST}),
        "PRINTED": ("The options of a sheet. @type {import(\"./shapes.js\").Options}", printed),
        "LISTS": ("What there is for each option that is a choice.", lists),
        "OFFERS": ("What is offered for some that are numbers.", offers),
        "ALGORITHMS": ("Of the classroom.", list(ALGORITHMS)),
        "EVENT_KINDS": ("Of a run, by their numbers.", list(KINDS)),
    }  # fmt: skip


def ordered() -> list[str]:
    """Geometries by size, the usual one of a size first."""
    return sorted(GEOMETRIES, key=lambda name: (geometry(name).n, name not in SIZES))


def constants_text() -> str:
    parts = [f"/** {MADE} */\n"]
    for name, (words, value) in constants().items():
        parts.append(f"/** {words} */\nexport const {name} = {json.dumps(value, ensure_ascii=False)};\n")
    return "\n".join(parts)


def pattern(type_: Any) -> Any:
    """The type as data: a word, {"is": values}, {"any": types}, {"list": type}, {"map": type}; a shape is "=Name"."""
    origin, args = get_origin(type_), get_args(type_)
    if is_typeddict(type_):
        return f"={type_.__name__}"
    if type_ is int:
        return "integer"
    if type_ in PLAIN:
        return PLAIN[type_]
    if origin is Literal:
        return {"is": list(args)}
    if origin in (Union, UnionType):
        return {"any": [pattern(part) for part in args]}
    if origin is list:
        return {"list": pattern(args[0])}
    if origin is dict:
        return {"map": pattern(args[1])}
    raise TypeError(f"{type_} is not stored")


def stored_text() -> str:
    said = {name: shape for name, shape in vars(stored).items() if is_typeddict(shape)}
    data = {
        name: {key if must else f"{key}?": pattern(unwrapped(type_)) for key, type_, must in keys_of(shape)}
        for name, shape in said.items()
    }
    return f"/** {MADE} */\n\n/** {STORED} */\nexport const STORED = {json.dumps(data)};\n"


STORED = "What is stored, by name. A key with ? need not be there. @type {Record<string, Record<string, import(\"./fits.js\").Pattern>>}"


def unwrapped(type_: Any) -> Any:
    """Without the mark of a key that need not be there."""
    return get_args(type_)[0] if get_origin(type_) is NotRequired else type_


def document() -> str:
    """docs/contract.md."""
    parts = [INTRODUCTION, "## What can be asked\n"]
    for name, method in METHODS.items():
        params = ", ".join(f"{key}{'' if must else '?'}: {plain(type_)}" for key, type_, must in params_of(method))
        about = f": {words_of(method)}" if words_of(method) else ""
        parts.append(f"- `{name}({params})` gives `{plain(answer_of(method))}`{about}")
    parts.append("\n## The shapes\n")
    for name, shape in shapes_said().items():
        keys = ", ".join(f"{key}{'' if must else '?'}: {plain(unwrapped(type_))}" for key, type_, must in keys_of(shape))
        parts.append(f"- **{name}** `{{{keys}}}`  \n  {words_of(shape)}")
    return "\n".join(parts) + "\n"


def plain(type_: Any) -> str:
    return typescript(unwrapped(type_))


INTRODUCTION = f"""# Contract

{MADE} The types are written as TypeScript does; `web/contract/shapes.d.ts` has the same for the page, `constants.js` beside
it the names and defaults that both sides know, `stored.js` the shapes of what is stored.

A request is `{{"method", "params"}}`, a reply `{{"ok": answer}}`, `{{"error": ErrorData}}` for what a person can mend, or
`{{"bug": traceback}}`. The engine keeps nothing that an answer depends on from call to call. What may be long comes in parts: `next`
is where to go on `from`.

Links: `#p=` with the Text of the givens (`&g=` with the geometry where the number of cells does not say it), `#id=` with the id
of a made puzzle.
"""


def main(check: bool) -> int:
    texts = {
        "web/contract/shapes.d.ts": types_text(),
        "web/contract/constants.js": constants_text(),
        "web/contract/stored.js": stored_text(),
        "docs/contract.md": document(),
    }
    stale = [name for name, text in texts.items() if not is_current(ROOT / name, text)]
    if not check:
        for name in stale:
            (ROOT / name).parent.mkdir(exist_ok=True)
            (ROOT / name).write_text(texts[name], encoding="utf-8")
    print(*stale or ["all current"], sep="\n")
    return int(check and bool(stale))


def is_current(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
