"""Information about a puzzle that is stored as the text of a cage: `title: A puzzle`, as SudokuPad reads it."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

NAMES = "title|author|rules|solution|msgcorrect|msgincorrect|customstyle|source|antiknight|antiking|norowcol|foglight"
TEXT = re.compile(rf"\s*({NAMES})\s*:\s*(.*?)\s*", re.DOTALL | re.IGNORECASE)


def told_by(part: object, name: str = "value") -> tuple[str, str] | None:
    """Return the name and the text of a piece of information that a cage holds in the field `name`, or None."""
    value = part.get(name) if isinstance(part, dict) else None
    match = TEXT.fullmatch(value) if isinstance(value, str) else None
    return (match[1].lower(), match[2]) if match else None


def metadata_in(parts: Iterable[object], name: str = "value") -> Mapping[str, Any]:
    """Return the information that these cages hold. Where several cages give the same name, the first one counts."""
    found: dict[str, Any] = {}
    for part in parts:
        told = told_by(part, name)
        if told and told[1].lower() != "false":
            found.setdefault(*told)
    return found
