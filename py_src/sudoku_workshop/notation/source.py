"""The text that a person pastes. Unusual characters are replaced, but every character keeps its offset."""

import json
import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby, pairwise, zip_longest
from typing import Any, Literal, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.logs import LOGGED
from sudoku_workshop.rules.error import RuleError

Offset = int
AS_JSON = json.JSONEncoder(ensure_ascii=False).encode
SHOWN = 40  # the number of characters of an invalid value that an error shows

FULL_WIDTH = {0xFEE0 + code: code for code in range(0x21, 0x7F)}  # typed by Chinese, Japanese and Korean keyboards
CAPITALS = {ord(first) + at: 0x41 + at for first in "Ⓐ🄰🅐🅰" for at in range(26)}  # in circles and squares
ZEROS = (  # the digit 0 in each script
    "٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀႐០᠐᥆᧐᪀᪐᭐᮰᱀᱐꘠꣐꤀꧐꧰꩐꯰𐒠𐴰𑁦𑃰𑄶𑇐𑋰𑑐𑓐𑙐𑛀𑜰𑣠𑥐𑱐𑵐𑶠𖩠𖫀𖭐𝟎𝟘𝟢𝟬𝟶𞅀𞋰𞥐🯰"
)
ONES = "①⑴⒈❶➀➊⓵㊀㈠Ⅰⅰ"  # the first of nine signs for the digits 1 to 9, such as circled digits
LOOKALIKES = {
    " ": "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u200c\u200d"
    "\u202f\u205f\u2060\u2800\u3000\ufeff\v\f⎡⎢⎣⎤⎥⎦⎛⎜⎝⎞⎟⎠",
    "-": "\u2010\u2011\u2012\u2013\u2014\u2015\u2212─━═┄┅┈┉╌╍╴╶╸╺╼╾",
    "|": "│┃║┆┇┊┋╎╏╵╷╹╻╽╿‖¦",
    "+": "".join(chr(code) for code in range(0x250C, 0x254C)) + "".join(chr(code) for code in range(0x2552, 0x256D)),
    ".": "·•・∙⋅。□▢⬜⬛◻◼◽◾▫▪■▣○◯●⚪⚫◌☐␣⎵␢◦‧〇⓪⬚▯🔲🔳",
    ",": "、",
    '"': "“”„«»「」『』",
    "'": "‘’‚",
    "\n": "\x85\u2028\u2029",
}
DIGITS = {ord(zero) + digit: 0x30 + digit for zero in ZEROS for digit in range(10)}
DIGITS |= {ord(sign): 0x30 + digit for digit, sign in enumerate("⁰¹²³⁴⁵⁶⁷⁸⁹")}
DIGITS |= {ord(sign): 0x30 + digit for digit, sign in enumerate("₀₁₂₃₄₅₆₇₈₉")}
DIGITS |= dict.fromkeys(map(ord, "⓿🄋🄌"), 0x30)
DIGITS |= {ord(one) + digit: 0x31 + digit for one in ONES for digit in range(9)}
PLAIN = FULL_WIDTH | CAPITALS | DIGITS | {ord(odd): plain for plain, odds in LOOKALIKES.items() for odd in odds}
NOT_LINE_END = re.compile(r"[^\r\n]")
OLD_LINE_END = re.compile(r"\r(?!\n)")
MAIL_QUOTE = re.compile(r"^[ \t>]*>", re.MULTILINE)
QUOTED_OR_COMMENT = re.compile(
    r"""(?P<quoted>"[^"\n]*")|(?P<comment>(?<![&=/])#(?!\d*[A-Za-z]?[(\[{]|\d{1,9}[ \t]+[\d|*#-])[^\n]*"""
    rf"""|(?<![:/])//[^\n]*|^[ \t]*;[ \t]*[^\W\d_]{{2}}[^\n]*|^[ \t]*{LOGGED})|/\*|\*/""",
    re.MULTILINE,
)
COMMENT_SIGN = re.compile(r"^[ \t]*(?:#+|//+|;+|--|%+|\*|/\*+|'|REM\b|!)(?=[ \t]*\S)|\*/", re.MULTILINE | re.IGNORECASE)


class Ignored(NamedTuple):
    """A piece of the text that is not part of a puzzle, with its line and column, from 1."""

    line: int
    column: int
    text: str


class Edit(NamedTuple):
    """A change of a text: the characters from `start` to `end` are replaced."""

    start: Offset
    end: Offset
    text: str


class Line(NamedTuple):
    """A line of a text, and the offset of its first character in the text."""

    start: Offset
    text: str


class Record(NamedTuple):
    """A JSON object that contains a puzzle, and its position in the text.

    `line` and `column` are the position of the JSON text, and `path` is the object's path within that text.
    """

    line: int
    column: int
    path: str
    facts: Mapping[str, Any]

    def error(self, field: str, value: object) -> NotationError:
        """Return the error for an invalid value in a field of this record."""
        text = AS_JSON(value)
        found = text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
        name = f"{self.path}.{field}".strip(".")
        return self.refusal("bad-record", field=name, found=found)

    def refusal(self, code: str, **details: Any) -> NotationError:
        """Return an error with this code at the position of this record. `details` are values for its sentence."""
        return NotationError(code, self.line, self.column, "", details)

    def rule_refusal(self, error: RuleError) -> NotationError:
        """Return the error for a rule of this record that cannot be used."""
        return self.refusal(error.code, rule=error.kind, **error.more)


Tells = Literal["all", "boxes", "size"]


class Whole(NamedTuple):
    """A board that was read, with the start and end of its text, its JSON record, and the information about it.

    `tells` says which part of the geometry the text determines. Digits alone determine the size. A frame also
    determines the boxes. `other` is the board of a second reading that is as likely as the first. `is_zero_based` says
    that the text has the digits from 0, and the board those from 1.
    """

    format: str
    at: Offset
    end: Offset
    board: Board
    record: Record | None = None
    about: About | None = None
    tells: Tells = "all"
    other: Board | None = None
    is_zero_based: bool = False


class Source:
    """A text in three versions of the same length.

    `typed` is the original text. In `plain`, punctuation is ASCII, and blanks replace comments, the quote marks of
    mails, and the parts that were taken out. `marked` is like `plain`, but with comments, because in some formats `#`
    does not start a comment.
    """

    def __init__(self, text: str, with_comments: bool = True) -> None:
        """Read a text. Without comments, the signs that start comments are blanks, and the comments are text."""
        self.typed = text.removeprefix("\ufeff")
        plain = OLD_LINE_END.sub("\n", self.typed).translate(PLAIN)
        self._starts = [0, *[match.end() for match in re.finditer("\n", plain)]]
        plain = MAIL_QUOTE.sub(lambda match: match[0].replace(">", " "), plain)
        if not with_comments and are_comments(plain):
            plain = COMMENT_SIGN.sub(lambda match: " " * len(match[0]), plain)
        self.marked = plain
        self._first, self._origins = self, array("i")
        self.notes = list[NotationError]()
        comments = (match for match in QUOTED_OR_COMMENT.finditer(plain) if match["comment"])
        self.comments = [
            Ignored(*self.place(m.start()), self.typed[slice(*m.span())].strip()) for m in comments if with_comments
        ]
        without = QUOTED_OR_COMMENT.sub(lambda match: match["quoted"] or " " * len(match[0]), plain)
        self.plain = without if with_comments else plain

    def edited(self, edits: Sequence[Edit]) -> "Source":
        """Return the text with these changes, which must be in order and must not overlap."""
        if not edits:
            return self
        bounds = [0, *(bound for edit in edits for bound in (edit.start, edit.end)), len(self.plain)]
        kept = [slice(start, end) for start, end in zip(bounds[::2], bounds[1::2], strict=True)]
        return self.pieced(kept, [edit.text for edit in edits])

    def pieced(self, kept: Sequence[slice], texts: Sequence[str]) -> "Source":
        """Return pieces of this text with other texts between them.

        The places of the result, and its ignored pieces, are those of the text as typed.
        """
        made = object.__new__(Source)
        made.plain, made.typed, made.marked = (
            "".join(chain(*zip_longest([text[part] for part in kept], texts, fillvalue="")))
            for text in (self.plain, self.typed, self.marked)
        )
        made._first, made.notes, made.comments = self._first, self.notes, self.comments
        made._origins, origins = array("i"), self._origins or range(len(self.plain))
        for part, text in zip_longest(kept, texts):
            if part:
                made._origins.extend(origins[part])
                end = part.stop
            if text:
                made._origins.extend([self.origin(end)] * len(text))
        made._starts = [0, *[match.end() for match in re.finditer("\n", made.plain)]]
        return made

    def origin(self, at: Offset) -> Offset:
        """Return the offset that a character had in the text as typed."""
        if not self._origins:
            return at
        return self._origins[at] if at < len(self._origins) else len(self._first.typed)

    def lines(self) -> Iterator[Line]:
        """Yield the lines of the plain text."""
        return map(Line, self._starts, self.plain.replace("\r", "").split("\n"))

    @property
    def is_taken(self) -> bool:
        """Return whether nothing is left of the text but blanks."""
        return not self.marked or self.marked.isspace()

    def take(self, spans: Sequence[tuple[Offset, Offset]]) -> None:
        """Replace these spans by blanks (but keep line ends), so that text that has been read is not read again.

        The spans must be in order.
        """
        if not spans:
            return
        self.plain, self.marked = blank_out(self.plain, spans), blank_out(self.marked, spans)
        first = [(self.origin(start), self.origin(end)) for start, end in spans] if self._origins else spans
        self.comments = [comment for comment in self.comments if not self._first._is_in(comment, first)]

    def _is_in(self, comment: Ignored, spans: Sequence[tuple[Offset, Offset]]) -> bool:
        """Return whether a comment overlaps one of these spans."""
        start = self._starts[comment.line - 1] + comment.column - 1
        before = bisect_left(spans, (start + len(comment.text), 0)) - 1
        return before >= 0 and spans[before][1] > start

    def place(self, at: Offset) -> tuple[int, int]:
        """Return the line and column of an offset. Both count from 1."""
        first, at = self._first, self.origin(at)
        line = bisect_right(first._starts, at)
        return line, at - first._starts[line - 1] + 1

    def line_of(self, at: Offset) -> int:
        """Return the number of the line that contains an offset in this version of the text."""
        return bisect_right(self._starts, at)

    def start_of(self, line: int) -> Offset:
        """Return the offset of the first character of a line in this version of the text. Lines count from 1."""
        return self._starts[line - 1]

    def line_around(self, at: Offset) -> tuple[Offset, Offset]:
        """Return the start and end of the line that contains an offset."""
        line = bisect_right(self._starts, at)
        return self._starts[line - 1], self._starts[line] - 1 if line < len(self._starts) else len(self.plain)

    def typed_lines(self, first: int, end: int) -> Iterator[str]:
        """Yield the original lines from number `first` up to, but not including, number `end`."""
        return (self.typed[start : stop - 1] for start, stop in pairwise(self._starts[first - 1 : end]))

    def error(self, code: str, at: Offset, **details: Any) -> NotationError:
        """Return an error with this code at an offset."""
        at_first = self.origin(at)
        return NotationError(code, *self.place(at), self._first.typed[at_first : at_first + 1].strip("\r\n"), details)

    def ignored(self, start: Offset, end: Offset) -> Iterator[Ignored]:
        """Yield the text from `start` to `end` as ignored pieces, but not if it has only separators and comments."""
        text = self.plain[start:end]
        if text.strip(" \t\r\n,;:|\"'"):
            start += len(text) - len(text.lstrip())
            first, last = self.origin(start), self.origin(start + len(text.strip()) - 1)
            yield Ignored(*self.place(start), self._first.typed[first : last + 1])

    def ignored_cells(self, cells: Sequence[Offset]) -> Iterator[Ignored]:
        """Yield these cells as ignored pieces, line by line."""
        if isinstance(cells, range):  # cells that are next to each other are one piece
            yield from self.ignored(cells[0], cells[-1] + 1)
            return
        for _, group in groupby(cells, key=lambda at: self.place(at)[0]):
            line = list(group)
            yield from self.ignored(line[0], line[-1] + 1)


def are_comments(text: str) -> bool:
    """Return whether every line of a text begins with a sign of a comment."""
    lines = [line for line in text.splitlines() if line.strip()]
    return bool(lines) and all(map(COMMENT_SIGN.match, lines))


def blank_out(text: str, spans: Sequence[tuple[Offset, Offset]]) -> str:
    """Return the text with blanks in place of these spans.

    All are replaced in one pass, because there may be thousands.
    """
    edges = [0, *(edge for span in spans for edge in span), len(text)]
    parts = [text[start:end] for start, end in pairwise(edges)]
    parts[1::2] = [NOT_LINE_END.sub(" ", part) if "\n" in part else " " * len(part) for part in parts[1::2]]
    return "".join(parts)
