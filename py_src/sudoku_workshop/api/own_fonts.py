"""A person's own font files for printing.

They are checked when they are chosen, and cached by key while they are in use.

The page stores the files and names them by keys. A worker that does not know a key reports that, and the page sends it
the file once.
"""

import base64
from collections.abc import Mapping

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods
from sudoku_workshop.sheet import Type
from sudoku_workshop.sheet.faces import BOLD, OWN
from sudoku_workshop.sheet.sfnt import COLLECTION
from sudoku_workshop.sheet.user_font import FontError, UserFont

FACES = {"regular": OWN, "bold": OWN + BOLD}


class _Memory:
    """The fonts of the last request, by key. A font that the page no longer has is None."""

    fonts: Mapping[str, UserFont | None] = {}


def forget() -> None:
    """Forget the fonts that the page has sent."""
    _Memory.fonts = {}


def missing(own: shapes.OwnFonts | None, sent: Mapping[str, str]) -> list[str]:
    """Cache the fonts that were sent, and return the keys of the requested fonts that are still unknown.

    `sent` is base64, or empty for a font that the page no longer has.
    """
    wanted = _keys(own).values()
    files = {key: _font(base64.b64decode(sent[key])) for key in wanted if key in sent and key not in _Memory.fonts}
    _Memory.fonts = {key: font for key, font in {**_Memory.fonts, **files}.items() if key in wanted}
    return [key for key in wanted if key not in _Memory.fonts]


def embedded(own: shapes.OwnFonts | None) -> dict[str, UserFont]:
    """Return the person's own fonts for a document. The key of each font is the program's typeface that it replaces."""
    found = {FACES[weight]: _Memory.fonts[key] for weight, key in _keys(own).items()}
    return {face: font for face, font in found.items() if font}


def type_of(language: str, own: shapes.OwnFonts | None, digits: str) -> Type:
    """Return the typefaces for a document in this language: the person's fonts, or else those of the program.

    `digits` is the typeface for digits.
    """
    found = embedded(own)
    return Type(language, found.get(OWN), found.get(OWN + BOLD), digits)


def has_lost(own: shapes.OwnFonts | None) -> bool:
    """Return whether the page has lost one of the person's chosen fonts."""
    return None in map(_Memory.fonts.get, _keys(own).values())


def _keys(own: shapes.OwnFonts | None) -> dict[str, str]:
    """Return the keys of the chosen fonts, by weight. A bold font is used only if a regular one is also chosen."""
    chosen = {"regular": own["regular"], "bold": own["bold"]} if own and own["regular"] else {}
    return {weight: key for weight, key in chosen.items() if key}


def _font(data: bytes) -> UserFont | None:
    try:
        return UserFont(data)
    except FontError:
        return None


def _chosen_font(file: str, language: str) -> shapes.ChosenFont:
    """Return the title of a chosen font file, or the reason for refusing it.

    If the file is a collection, the `file` in the reply is the one font of the collection that suits the language. For
    other files it is empty.
    """
    data = base64.b64decode(file)
    try:
        font = UserFont(data, language)
    except FontError as error:
        return {"title": "", "file": None, "refused": error.code}
    alone = font.file if data.startswith(COLLECTION) else None
    return {"title": font.title, "file": alone, "refused": ""}


METHODS: Methods = {"font": _chosen_font}
