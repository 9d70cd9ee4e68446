"""The puzzles of a command's input, one after the other, while the input is still being read."""

import select
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from operator import itemgetter
from pathlib import Path
from typing import BinaryIO

from sudoku_workshop.cli.arguments import is_puzzle
from sudoku_workshop.cli.command import FINE, UNREADABLE, Asked, tell_line, tell_of
from sudoku_workshop.cli.pieces import Piece, TooLargeError, pieces
from sudoku_workshop.cli.reading import (
    NOTES,
    STANDARD,
    Needs,
    largest,
    parsed,
    tell_missing,
    too_large,
)
from sudoku_workshop.files import decoded
from sudoku_workshop.grid.board import Board
from sudoku_workshop.messages import rules_words, say
from sudoku_workshop.notation import Reading, plain_lines


class Input(Iterator[Asked]):
    """The puzzles of all files, including unreadable ones, in order.

    `status` is the exit status so far, and `total` the number of puzzles once everything has been read, otherwise None.
    Puzzles with unsupported rules count as unreadable, because no answer about them would be right. They are included
    if a command only `needs` the cells of a puzzle.
    """

    def __init__(self, options: Namespace, needs: Needs = "solutions") -> None:
        self.status, self.total = FINE, None if _may_be_long(options) else 1
        self._options, self._needs = options, needs
        self._read = 0
        self._waiting: list[Asked] = []  # in reverse order
        self._stream: BinaryIO | None = None
        self._pieces = self._all_pieces()

    def __next__(self) -> Asked:
        while not self._waiting:
            piece = next(self._pieces, None)
            if piece is None:
                self.total = self._read
                raise StopIteration
            self._waiting = piece[::-1]
        self._read += 1
        return self._waiting.pop()

    def is_ready(self) -> bool:
        """Return whether the next puzzle can be read without waiting for a slow program."""
        if self._waiting or self._stream is None or sys.platform == "win32":
            return True
        with suppress(OSError, ValueError):  # raised by a stream without a file
            return bool(select.select([self._stream], [], [], 0)[0])
        return True

    def _all_pieces(self) -> Iterator[list[Asked]]:
        for file in self._options.files:
            number = 0
            for piece in self._pieces_of(file):
                found = self._asked_in(piece, file, number)
                number += len(found)
                yield found

    def _pieces_of(self, file: str) -> Iterator[Piece]:
        with ExitStack() as at_end:
            try:
                self._stream = sys.stdin.buffer if file == STANDARD else at_end.enter_context(Path(file).open("rb"))
                read = getattr(self._stream, "read1", self._stream.read)
                yield from pieces(read, largest())
            except TooLargeError:
                too_large(file, self._options)
                self.status = UNREADABLE
            except OSError as error:
                if isinstance(error, IsADirectoryError | PermissionError) or not is_puzzle(file):
                    tell_missing(file, error, self._options)
                    self.status = UNREADABLE
                else:
                    yield Piece(file.encode("utf-8", "surrogateescape"), 0, 0, True)
            finally:
                self._stream = None

    def _asked_in(self, piece: Piece, file: str, number: int) -> list[Asked]:
        """Return the puzzles of a piece, and a place without a board for each line that could not be read."""
        text = decoded(piece.content)
        if text is None:
            tell_line(f"{file}: {say(self._options.lang, 'cli.not-text')}")
            self.status = UNREADABLE
            return []
        if lines := [] if self._options.rules or self._options.geometry else plain_lines(text):
            return [Asked(line, file, at) for at, line in enumerate(lines[piece.repeats :], number + 1)]
        reading, status = parsed(text, file, self._options, piece.line)
        self.status = max(self.status, status)
        found = self._boards(reading, text.splitlines())
        if not reading.puzzles and not piece.is_whole:
            found = [((line, 1), None) for line, words in enumerate(text.splitlines()) if words.strip()]
        found = found[piece.repeats :] if piece.repeats and len(found) else found
        ordered = sorted(found, key=itemgetter(0))
        asked = [Asked(board, file, at) for at, (_, board) in enumerate(ordered, number + 1)]
        for one in asked if self._options.rules else ():
            for words in rules_words(one.board.geometry, self._options.lang) if one.is_read else ():
                tell_of(words, one, self._options)
        return asked

    def _boards(self, reading: Reading, lines: list[str]) -> list[tuple[tuple[int, int], Board | None]]:
        found: list[tuple[tuple[int, int], Board | None]] = [
            (place, board)
            for place, board, about in zip(reading.places, reading.puzzles, reading.about, strict=True)
            if self._needs == "cells" or not about.unknown  # one of the warnings names the rules
        ]
        notes = (*NOTES, "unknown-rules") if self._needs == "cells" else NOTES
        unread = [(each.line, each.column) for each in reading.warnings if each.code not in notes]
        unread += [(each.line, each.column) for each in reading.skipped]
        return found + [(place, None) for place in [*unread, *_lines_before(unread, reading, lines)]]


def _lines_before(unread: list[tuple[int, int]], reading: Reading, lines: list[str]) -> Iterator[tuple[int, int]]:
    """Yield the other lines of each part that could not be read, which has its place at its last line.

    If all puzzles that were read have a line each, a part of several lines consists of as many puzzles.
    """
    read = zip(reading.places, reading.puzzles, strict=True)
    if any(len(lines[line - 1].strip()) < board.geometry.cells for (line, _), board in read):
        return
    taken = {line for line, _ in (*reading.places, *unread)} | {each.line for each in reading.ignored}
    for last, _ in unread if reading.puzzles else ():
        line = last - 1
        while line and line not in taken and lines[line - 1].strip():
            yield line, 1
            line -= 1


def _may_be_long(options: Namespace) -> bool:
    """Return whether the input may have more than one puzzle. It does not if it is a puzzle in place of a file."""
    try:
        return len(options.files) != 1 or options.files[0] == STANDARD or Path(options.files[0]).exists()
    except OSError:  # the text of a puzzle may be too long for the name of a file
        return False
