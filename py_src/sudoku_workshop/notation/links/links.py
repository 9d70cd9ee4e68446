"""Links that contain a puzzle, and links that only name a puzzle on another program's server.

A link is recognised by its host, and the data in a link by their beginning. Some data are also recognised without a
link.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import unquote

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.fpuzzles.reader import is_fpuzzles, read_fpuzzles
from sudoku_workshop.notation.iss.reader import FORM, is_iss, read_iss
from sudoku_workshop.notation.iss.zero import is_zero_based
from sudoku_workshop.notation.links import coach, wiki
from sudoku_workshop.notation.links.exchange import read_runs, read_short
from sudoku_workshop.notation.links.readers import Match, Reader, digits_reader, json_of, record_reader, state_reader
from sudoku_workshop.notation.source import Source, Whole
from sudoku_workshop.notation.state import GEOMETRY
from sudoku_workshop.notation.sudokumaker.reader import is_sudokumaker, read_sudokumaker
from sudoku_workshop.notation.sudokupad.compact import read_scf
from sudoku_workshop.notation.sudokupad.reader import expand, read_scl

HOST = r"(?:https?://)?(?:www\.)?"
PACKED = r"[A-Za-z0-9+/%=_-]"  # LZ-string in base 64, perhaps with escapes
PAD = rf"{HOST}(?:beta\.)?(?:sudokupad\.app|app\.crackingthecryptic\.com)/(?:sudoku/)?(?:[\w.]*\?puzzleid=)?"
ALONE, END = r"(?<![\w+/%=-])", r"(?![\w+/%=-])"
LINE = rf"[0-9.]{{81}}{END}"  # a plain grid of 81 characters
QUERY = r"[^\s?]{0,40}\?(?:\w{1,20}=\w{0,20}&)?"
WIKI = rf"{HOST}sudokuwiki\.org/{QUERY}bd="
COACH = rf"{HOST}sudoku\.coach/\w{{2,10}}/\w{{1,20}}/"
ISS = rf"{HOST}sigh\.github\.io/Interactive-Sudoku-Solver/[\w./-]*\?(?:[\w-]+=[^\s&]*&)*"
EXCHANGE = rf"{HOST}sudokuexchange\.com/{QUERY}s="

_fpuzzles = record_reader("f-puzzles", "fpuzzles", json_of(is_fpuzzles), read_fpuzzles)
_wiki, _old_wiki = (state_reader("SudokuWiki", read) for read in (wiki.read_wiki, wiki.read_old_wiki))
_coach = state_reader("sudoku.coach", coach.read_coach)
_exchange = digits_reader("SudokuExchange", read_short)
_sudokumaker = record_reader("SudokuMaker", "sudokumaker", json_of(is_sudokumaker), read_sudokumaker)
_scl = record_reader("SudokuPad", "scl", expand, read_scl)


def _pad(source: Source, match: Match) -> Whole:
    """Return the grid of a link to SudokuPad. Raises NotationError if the link only names a puzzle on its server."""
    for read in (read_short, read_runs):
        with suppress(ValueError):
            return Whole("sudokupad", *match.span(), board_of(GEOMETRY, read(match["short"])))
    raise source.error("needs-server", match.start(), host="sudokupad.app")


def _scf(source: Source, match: Match) -> Whole:
    try:
        board, about = read_scf(match["compact"])
    except ValueError as error:
        raise source.error("bad-link", match.start("compact"), form="SudokuPad") from error
    return Whole("sudokupad", *match.span(), board, about=about)


def _iss(source: Source, match: Match) -> Whole:
    text = unquote(match["query"])
    if not is_iss(text):
        raise source.error("bad-link", match.start("query"), form=FORM)
    board, about = read_iss(source, match.start("query"), text)
    return Whole("iss", *match.span(), board, about=about, is_zero_based=is_zero_based(text))


def _program(source: Source, match: Match) -> Whole:
    raise source.error("link-program", match.start(), form=FORM)


def _unknown(source: Source, match: Match) -> Whole:
    raise source.error("form-unknown", match.start(), form=match["form"])


def _elsewhere(source: Source, match: Match) -> Whole:
    raise source.error("needs-server", match.start(), host=match["host"])


LINKS: tuple[tuple[str, re.Pattern[str], Reader], ...] = tuple(
    (word, re.compile(pattern), reader)  # a text without `word` cannot have a match for `pattern`
    for word, pattern, reader in [
        ("f-puzzles", rf"{HOST}f-puzzles\.com/{QUERY}load=(?P<packed>{PACKED}{{20,}})", _fpuzzles),
        ("fpuz", rf"(?:{PAD}|{ALONE})fpuz(?:zles)?(?P<packed>{PACKED}{{20,}})", _fpuzzles),
        ("N4Ig", rf"{ALONE}(?P<packed>N4Ig{PACKED}{{40,}})", _fpuzzles),  # N4Ig: the beginning of packed JSON
        ("N4", rf"(?:{PAD}|{ALONE})(?:scl|ctc)(?P<packed>N4{PACKED}{{40,}})", _scl),  # N4: a packed brace
        ("scf", rf"{PAD}scf(?P<compact>[\w%+/=*.-]{{14,}})", _scf),
        ("sudoku", rf"{PAD}(?P<form>scl|ctc){PACKED}{{20,}}", _unknown),
        ("S9B", rf"(?:{WIKI}|{ALONE}){wiki.PREFIX}(?P<board>[0-9a-z]{{162}}){END}", _wiki),
        ("?bd=", rf"{WIKI}(?P<board>[0-9a-v]{{162}}){END}", _old_wiki),
        ("SCv7", rf"(?:{COACH}|{ALONE}){coach.PREFIX}(?P<board>[0-9a-v]{{9,}}){END}", _coach),
        ("exchange", rf"{EXCHANGE}(?P<board>(?!{LINE})[0-9A-Za-x]{{14,81}}){END}", _exchange),
        ("sudoku", rf"{PAD}(?:classic)?(?P<short>(?!{LINE})[\w/-]+)", _pad),
        ("f-puzzles", rf"{HOST}(?P<host>f-puzzles\.com)/{QUERY}id=\w+", _elsewhere),
        ("sudokumaker", rf"{HOST}sudokumaker\.app/{QUERY}puzzle=(?P<packed>[A-Za-z0-9+$%-]{{20,}})", _sudokumaker),
        ("Sudoku-Solver", rf"{ISS}q=(?P<query>(?!{LINE})[^\s&#\"<>]+)", _iss),
        ("Sudoku-Solver", rf"{ISS}code=[^\s\"<>]+", _program),
        ("sudoku.coach", rf"{HOST}(?P<host>sudoku\.coach)/\w+/play/(?!{LINE})\w+", _elsewhere),
    ]
)


def take_links(source: Source) -> Iterator[Whole | NotationError]:
    """Yield the puzzles in links, and remove the links and their data from the text."""
    for word, pattern, read in LINKS:
        found = list(pattern.finditer(source.marked)) if word in source.marked else []
        for match in found:
            try:
                yield read(source, match)
            except NotationError as error:
                yield error
        source.take([match.span() for match in found])
