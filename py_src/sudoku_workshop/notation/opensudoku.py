"""OpenSudoku's XML: a folder of games, each a line of 81 digits; .1gsudoku files are alike.

<opensudoku><name>..</name><game data="81 digits"/></opensudoku>
<opensudoku version="2"><folder name=".."><game data="81 digits"/></folder></opensudoku>
<sudoku data="81 digits"/>
"""

import re
from collections.abc import Iterator
from typing import Any
from xml.parsers import expat

from sudoku_workshop.grid.board import Board, board_of, digits_of, text_of
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.source import Offset, Source, Whole
from sudoku_workshop.notation.state import GEOMETRY

ROOT = re.compile(r"<(opensudoku|sudoku)\b")
DOCUMENT = re.compile(r"\s*(?P<text>\S(?:[^<]|<(?!/opensudoku>))*+(?:</opensudoku>)?)")
GAMES = ("game", "sudoku")
SHOWN = 40  # characters of what is no grid


def take_opensudoku(source: Source) -> Iterator[Whole | NotationError]:
    """Takes the documents, which must be all of the text."""
    if not source.typed.lstrip().startswith("<") or not ROOT.search(source.typed):
        return
    for match in DOCUMENT.finditer(source.typed):
        document = _Document(source, match.start("text"), match["text"])
        try:
            document.parser.Parse(document.text, True)
        except expat.ExpatError as error:
            yield source.refusal("bad-xml", *document.place(error.lineno, error.offset))
        except NotationError as error:
            yield error
        yield from document.found
    source.take([(0, len(source.plain))])


class _Document:
    """What the parser meets. A DTD could unpack itself without end: there is none in such a file."""

    def __init__(self, source: Source, start: Offset, text: str) -> None:
        self.source, self.text, self.found = source, text, list[Whole | NotationError]()
        self.first = source.place(start)
        self.title, self.heard = "", ""
        self.parser = expat.ParserCreate()
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.StartElementHandler = self._start
        self.parser.CharacterDataHandler = self._hear
        self.parser.EndElementHandler = self._end

    def place(self, line: int, offset: int) -> tuple[int, int]:
        """Line and column in the whole text."""
        first, column = self.first
        return first + line - 1, offset + (column if line == 1 else 1)

    def _here(self) -> tuple[int, int]:
        return self.place(self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber)

    def _refuse(self, *_: object) -> None:
        raise self.source.refusal("dtd", *self._here())

    def _start(self, name: str, attributes: dict[str, Any]) -> None:
        self.heard = ""
        self.title = attributes.get("name", self.title)
        if name in GAMES and "data" in attributes:
            line, column = self._here()
            at = self.source.offset(line, column)
            try:
                board = self._board(attributes["data"], line, column)
                self.found.append(Whole("opensudoku", at, at, board, about=About(self.title)))
            except NotationError as error:
                self.found.append(error)

    def _board(self, text: str, line: int, column: int) -> Board:
        try:
            return board_of(GEOMETRY, digits_of(GEOMETRY, text.replace("0", ".")))
        except ValueError as error:
            raise self.source.refusal("bad-record", line, column, field="data", found=text[:SHOWN]) from error

    def _hear(self, text: str) -> None:
        self.heard += text

    def _end(self, name: str) -> None:
        if name == "name":
            self.title = self.heard.strip()


def write_opensudoku(board: Board) -> str:
    """A file of one game: the givens. ValueError unless it is 9x9."""
    if board.geometry is not GEOMETRY:
        raise ValueError("only for 9x9")
    digits = text_of(board.givens).replace(".", "0")
    return f'<opensudoku version="2"><folder name="Sudoku"><game data="{digits}"/></folder></opensudoku>'
