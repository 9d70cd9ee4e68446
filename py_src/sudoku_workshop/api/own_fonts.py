"""Font files of a person's own, for paper: looked at when they are chosen, and kept by key while they are asked for.

The page keeps the files and names them by keys. A worker that has not met a key says so, and is sent the file, once.
"""

import base64
from collections.abc import Mapping

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods
from sudoku_workshop.sheet import Type
from sudoku_workshop.sheet.faces import BOLD, OWN
from sudoku_workshop.sheet.own import FontError, OwnFont
from sudoku_workshop.sheet.sfnt import COLLECTION

FACES = {"regular": OWN, "bold": OWN + BOLD}


class _Memory:
    """The fonts of the last request by their keys; None for one that the page has no longer."""

    fonts: Mapping[str, OwnFont | None] = {}


def forget() -> None:
    _Memory.fonts = {}


def missing(own: shapes.OwnFonts | None, sent: Mapping[str, str]) -> list[str]:
    """The keys that are not known, with all that are sent (base64; empty for what is nowhere to be had)."""
    wanted = _keys(own).values()
    files = {key: _font(base64.b64decode(sent[key])) for key in wanted if key in sent and key not in _Memory.fonts}
    _Memory.fonts = {key: font for key, font in {**_Memory.fonts, **files}.items() if key in wanted}
    return [key for key in wanted if key not in _Memory.fonts]


def embedded(own: shapes.OwnFonts | None) -> dict[str, OwnFont]:
    """By face those of a request."""
    found = {FACES[weight]: _Memory.fonts[key] for weight, key in _keys(own).items()}
    return {face: font for face, font in found.items() if font}


def type_of(language: str, own: shapes.OwnFonts | None, digits: str) -> Type:
    """The faces of a sheet."""
    found = embedded(own)
    return Type(language, found.get(OWN), found.get(OWN + BOLD), digits)


def gone(own: shapes.OwnFonts | None) -> bool:
    """Whether one of them is nowhere to be had."""
    return None in map(_Memory.fonts.get, _keys(own).values())


def _keys(own: shapes.OwnFonts | None) -> dict[str, str]:
    """Those that are chosen. A bold face stands beside a regular one."""
    chosen = {"regular": own["regular"], "bold": own["bold"]} if own and own["regular"] else {}
    return {weight: key for weight, key in chosen.items() if key}


def _font(data: bytes) -> OwnFont | None:
    try:
        return OwnFont(data)
    except FontError:
        return None


def _chosen_font(file: str, language: str) -> shapes.ChosenFont:
    """What a file is that somebody has chosen; of a collection (`file`) the language's face by itself."""
    data = base64.b64decode(file)
    try:
        font = OwnFont(data, language)
    except FontError as error:
        return {"title": "", "file": "", "refused": error.code}
    alone = base64.b64encode(font.file).decode() if data.startswith(COLLECTION) else ""
    return {"title": font.title, "file": alone, "refused": ""}


METHODS: Methods = {"font": _chosen_font}
