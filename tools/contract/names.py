"""Writer of the names that the library's arguments may have, as types, and of the signatures of its rules.

Type checkers read both. They then report a name that does not exist.
"""

from collections.abc import Iterable
from dataclasses import fields
from inspect import signature
from typing import Any

from sudoku_workshop import rules
from sudoku_workshop.classroom import ALGORITHMS
from sudoku_workshop.generator import SYMMETRIES
from sudoku_workshop.generator.variants import KINDS
from sudoku_workshop.grid.geometry_name import OFFERED
from sudoku_workshop.logic.ruled.order import SLUGS as RULED
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.notation import WRITTEN
from sudoku_workshop.rules import stated
from sudoku_workshop.sheet import Options
from tools.contract import MADE

WIDTH = 120


def module() -> str:
    """Return the content of library/names.py."""
    sizes = [name for name in OFFERED if name.isdecimal()]
    types = {
        "Order": map(repr_of, ("hint", "ladder")),
        "Size": [*sizes, *map(repr_of, OFFERED)],
        "Symmetry": map(repr_of, SYMMETRIES),
        "MadeKind": map(repr_of, KINDS),
        "Format": map(repr_of, WRITTEN),
        "Algorithm": map(repr_of, ALGORITHMS),
        "Technique": map(repr_of, dict.fromkeys((*TECHNIQUES, *RULED))),
    }
    defined = "\n".join(_wrapped(f"{name} = Literal[", values, "]") for name, values in types.items())
    options = "\n".join(f"    {option.name}: {_type(option)}" for option in fields(Options))
    return f'''"""{MADE}

The names that arguments may have, as types. Type checkers report a name that does not exist.
"""

from collections.abc import Sequence
from typing import Literal, TypedDict

from sudoku_workshop.languages import Language as Language

{defined}


class PrintOptions(TypedDict, total=False):
    """The options of `print_pdf`. `sudoku print --help` says what they mean."""

{options}
'''


def rule_signatures() -> str:
    """Return the content of rules/signatures.pyi."""
    functions = (signature(getattr(rules, stated.function_name(kind))) for kind in rules.KINDS)
    lines = (
        f"def {stated.function_name(kind)}({_parameters(found)}) -> StatedRule: ..."
        for kind, found in zip(rules.KINDS, functions, strict=True)
    )
    body = "\n".join(sorted(lines))
    return f'''"""{MADE}

The signatures of the functions that make rules. Only type checkers read them; `stated.py` makes the functions.
"""

from collections.abc import Sequence

from sudoku_workshop.rules.stated import StatedRule

{body}
'''


def repr_of(text: str) -> str:
    """Return a text as it is written in Python, in the quotes of this project."""
    return f'"{text}"'


def _type(option: Any) -> str:
    """Return the type of an option of a document: its choices, or its annotation."""
    choices = [repr_of(each) if isinstance(each, str) else repr(each) for each in option.metadata["choices"]]
    literal = f"Literal[{', '.join(choices)}]"
    if option.name == "show":
        return f"Sequence[{literal}]"
    return literal if choices else getattr(option.type, "__name__", None) or str(option.type)


def _wrapped(begin: str, values: Iterable[str], end: str) -> str:
    values = list(values)
    line = f"{begin}{', '.join(values)}{end}"
    return line if len(line) <= WIDTH else "\n".join([begin, *(f"    {value}," for value in values), end])


def _parameters(found: Any) -> str:
    parts: list[str] = []
    keyword_only = False
    for parameter in found.parameters.values():
        if parameter.kind is parameter.KEYWORD_ONLY and not keyword_only:
            keyword_only = True
            parts += [] if any(each.startswith("*") for each in parts) else ["*"]
        kind = parameter.annotation
        annotation = kind.__name__ if isinstance(kind, type) else str(kind).replace("collections.abc.", "")
        star = "*" if parameter.kind is parameter.VAR_POSITIONAL else ""
        default = "" if parameter.default is parameter.empty or star else " = None"
        parts.append(f"{star}{parameter.name}: {annotation}{default}")
        parts += ["/"] if parameter.kind is parameter.POSITIONAL_ONLY else []
    return ", ".join(parts)
