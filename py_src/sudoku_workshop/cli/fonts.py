"""The fonts of a document that the command line asks for."""

import argparse
from functools import cache
from pathlib import Path

from sudoku_workshop.sheet import SheetError, Type
from sudoku_workshop.sheet.styles import STYLES
from sudoku_workshop.sheet.user_font import FontError, UserFont


def type_of(options: argparse.Namespace) -> Type:
    """Return the typefaces of the document. In a font collection, the font for the document's language is used."""
    own, bold = (_user_font(path, options.language) if path else None for path in (options.font, options.font_bold))
    return Type(options.language, own, bold, STYLES[options.style].digits)


@cache
def _user_font(path: Path, language: str) -> UserFont:
    endless = path.exists() and not path.is_file()  # such as /dev/zero, which never ends
    try:
        return UserFont(b"" if endless else path.read_bytes(), language)
    except FontError as error:
        raise SheetError(error.code, file=path) from error
