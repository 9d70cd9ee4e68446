"""The XML of OpenSudoku: folders of games with 81 digits each. Files of type .1gsudoku are similar.

<opensudoku><name>..</name><game data="81 digits"/></opensudoku>
<opensudoku version="2"><folder name=".."><game data="81 digits"/></folder></opensudoku>
<sudoku data="81 digits"/>
"""

import re
from collections.abc import Iterator

from sudoku_workshop.grid.board import Board, board_of, digits_of, text_of
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.source import Offset, Source, Whole
from sudoku_workshop.notation.state import GEOMETRY

ROOT = re.compile(r"<(?:opensudoku|sudoku)\b")
# The parts of XML that such files use. They are listed here because Pyodide has no XML parser. All other markup is
# `broken`.
TOKEN = re.compile(
    r"""<!--(?:[^-]|-(?!->))*+--> | <\?[^?>]*+\?> | (?P<declared><!\w)
    | </(?P<closed>[\w.:-]++)\s*> | (?P<heard>[^<]++)
    | <(?P<opened>[\w.:-]++)(?P<attributes>(?:\s++[\w.:-]++\s*=\s*(?:"[^"<]*+"|'[^'<]*+'))*+)\s*+/?>
    | (?P<broken><)""",
    re.VERBOSE,
)
ATTRIBUTE = re.compile(r"""([\w.:-]+)\s*=\s*["']([^"'<]*)["']""")
ENTITY = re.compile(r"&(?:#(\d{1,6})|(amp|lt|gt|quot|apos));")
CHARACTERS = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}
GAMES = ("game", "sudoku")
SHOWN = 40  # the number of characters of an invalid grid that an error shows


def take_opensudoku(source: Source) -> Iterator[Whole | NotationError]:
    """If the whole text is a document of OpenSudoku, yield its games, and remove the document from the text."""
    if source.typed.lstrip().startswith("<") and ROOT.search(source.typed):
        yield from _games(source)
        source.take([(0, len(source.plain))])


def _games(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the games in a document of OpenSudoku, but stop with an error at invalid XML or at a DTD.

    Such documents need no DTD, and a malicious DTD could expand without limit.
    """
    title = heard = ""
    for token in TOKEN.finditer(source.typed):
        if token["declared"] or token["broken"]:
            yield source.error("dtd" if token["declared"] else "bad-xml", token.start())
            return
        if token["closed"] == "name":
            title = heard.strip()
        elif token["heard"]:
            heard = _unescaped(token["heard"])
        elif token["opened"]:
            attributes = {name: _unescaped(value) for name, value in ATTRIBUTE.findall(token["attributes"])}
            title = attributes.get("name", title)
            if token["opened"] in GAMES and "data" in attributes:
                yield _game(source, token.start(), attributes["data"], title)


def _unescaped(text: str) -> str:
    return ENTITY.sub(lambda entity: chr(int(entity[1])) if entity[1] else CHARACTERS[entity[2]], text)


def _game(source: Source, at: Offset, digits: str, title: str) -> Whole | NotationError:
    try:
        board = board_of(GEOMETRY, digits_of(GEOMETRY, digits.replace("0", ".")))
    except ValueError:
        return source.error("bad-record", at, field="data", found=digits[:SHOWN])
    return Whole("opensudoku", at, at, board, about=About(title))


def write_opensudoku(board: Board) -> str:
    """Return the content of an OpenSudoku file that has the givens of a 9x9 board as its only game."""
    digits = text_of(board.givens).replace(".", "0")
    return f'<opensudoku version="2"><folder name="Sudoku"><game data="{digits}"/></folder></opensudoku>'
