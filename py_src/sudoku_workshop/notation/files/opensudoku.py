"""The XML of OpenSudoku and of similar programs: folders of games with 81 digits each, or with the state of each cell.

<opensudoku><name>..</name><game data="81 digits"/></opensudoku>
<opensudoku version="2"><folder name=".."><game data="81 digits"/></folder></opensudoku>
<sudoku data="81 digits"/>                            a file of type .1gsudoku
version: 2\n5|0|0|3|0|0|0|6|1|                        for each cell: its digit, its notes, and 1 if it is not a clue
"""

import re
from collections.abc import Iterator

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.source import Offset, Source, Whole
from sudoku_workshop.notation.state import GEOMETRY, CellState, board_from, digits_in

ROOT = re.compile(r"<opensudoku\b|<sudoku\b[^<>]{0,999}\bdata=")
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
STATE = re.compile(r"version: ?(?P<version>\d)\s{1,9}(?P<fields>(?:[\d,-]{0,24}\|){243,486})")
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
    state = STATE.fullmatch(digits.strip())
    try:
        board = _board(state) if state else board_of(GEOMETRY, digits_of(GEOMETRY, digits.replace("0", ".")))
    except ValueError:
        return source.error("bad-record", at, field="data", found=digits[:SHOWN])
    return Whole("opensudoku", at, at, board, about=About(title))


def take_states(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the games that OpenSudoku has copied to the clipboard, and remove them from the text."""
    found = [*STATE.finditer(source.typed)] if "version:" in source.typed else []
    for state in found:
        try:
            yield Whole("opensudoku", *state.span(), _board(state))
        except ValueError:
            yield source.error("bad-record", state.start(), field="data", found=state[0][:SHOWN])
    source.take([state.span() for state in found])


def _board(state: re.Match[str]) -> Board:
    """Return the board of a state, which has 3 or more fields for each cell. Raises ValueError if it is not valid.

    The first field is the digit, the second the notes, and the last of the first four is 0 for a clue.
    """
    fields, cells = state["fields"].split("|")[:-1], GEOMETRY.cells
    size, rest = divmod(len(fields), cells)
    if rest:
        raise ValueError("each cell has the same number of fields")
    made = []
    for cell in (fields[start : start + size] for start in range(0, len(fields), size)):
        digit, is_clue = int(cell[0]), cell[min(size, 4) - 1] == "0"
        notes = (
            digits_in(int(cell[1]))
            if state["version"] != "1"
            else [int(note) for note in cell[1].split(",") if note.isdigit()]
        )
        if not 0 <= digit <= GEOMETRY.n:
            raise ValueError("no such digit")
        made.append(CellState(digit if is_clue else 0, digit, [note for note in notes if note] if not digit else ()))
    return board_from(made)


def write_opensudoku(board: Board) -> str:
    """Return the content of an OpenSudoku file that has the givens of a 9x9 board as its only game."""
    digits = text_of(board.givens).replace(".", "0")
    return f'<opensudoku version="2"><folder name="Sudoku"><game data="{digits}"/></folder></opensudoku>'
