"""A text as people paste it, made plain without moving anything: every character keeps its offset, so errors find it."""

import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import Any, NamedTuple

from sudoku.notation.error import NotationError

Offset = int

FULL_WIDTH = {0xFEE0 + code: code for code in range(0x21, 0x7F)}  # as Chinese, Japanese and Korean keyboards type it
LOOKALIKES = {
    " ": "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u200c\u200d"
    "\u202f\u205f\u2060\u3000\ufeff\v\f",
    "-": "\u2010\u2011\u2012\u2013\u2014\u2015\u2212─━═┄┅┈┉╌╍╴╶╸╺╼╾",
    "|": "│┃║┆┇┊┋╎╏╵╷╹╻╽╿‖¦",
    "+": "".join(chr(code) for code in range(0x250C, 0x254C)) + "".join(chr(code) for code in range(0x2552, 0x256D)),
    ".": "·•・∙⋅。□▢",
    ",": "、",
    '"': "“”„«»",
    "'": "‘’‚",
    "\n": "\x85\u2028\u2029",
}
PLAIN = FULL_WIDTH | {ord(odd): plain for plain, odds in LOOKALIKES.items() for odd in odds}
MAIL_QUOTE = re.compile(r"^[ \t>]*>", re.MULTILINE)
COMMENT = re.compile(r"#[^\n]*|(?<![:/])//[^\n]*|/\*|\*/")


class Ignored(NamedTuple):
    """A piece of the text that is no part of any puzzle."""

    line: int
    column: int
    text: str


class Line(NamedTuple):
    """One line of the plain text and the offset of its first character."""

    start: Offset
    text: str


class Source:
    """`typed` is the text itself; `plain` has the same length, in ASCII digits and marks, without comments and mail quotes."""

    def __init__(self, text: str) -> None:
        self.typed = text.removeprefix("\ufeff")
        plain = self.typed.replace("\r\n", " \n").replace("\r", "\n").translate(PLAIN)
        self._starts = [0, *(match.end() for match in re.finditer("\n", plain))]
        plain = MAIL_QUOTE.sub(lambda match: match[0].replace(">", " "), plain)
        self.comments = [match.span() for match in COMMENT.finditer(plain) if len(match[0]) > 2]
        self.plain = COMMENT.sub(lambda match: " " * len(match[0]), plain)

    def lines(self) -> Iterator[Line]:
        """The plain text line by line."""
        return map(Line, self._starts, self.plain.split("\n"))

    def place(self, at: Offset) -> tuple[int, int]:
        """Line and column of an offset, from 1."""
        line = bisect_right(self._starts, at)
        return line, at - self._starts[line - 1] + 1

    def error(self, code: str, at: Offset, **args: Any) -> NotationError:
        """An error at an offset."""
        character = self.typed[at : at + 1].strip("\r\n")
        if code == "bad-character":
            args["character"] = character
        return NotationError(code, *self.place(at), character, args)

    def ignored(self, start: Offset, end: Offset) -> Iterator[Ignored]:
        """The text from `start` to `end` as ignored, unless it is only separators."""
        text = self.typed[start:end]
        if text.strip(" \t\r\n,;:|\"'"):
            start += len(text) - len(text.lstrip())
            yield Ignored(*self.place(start), text.strip())
