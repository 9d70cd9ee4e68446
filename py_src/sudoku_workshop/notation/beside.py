"""Names, ratings and comments beside or above a puzzle.

    4.....8.5.3... # Easter Monster              a comment or a field with letters is a name
    4.....8.5.3...;9.2;Golden Nugget             a field of decimals or a marked number is a rating
    4.....8.5.3... ED=9.2/1.2/1.2
    99480,99408,114,1895,98.7...,Monster,20.00s
    4.....8.5.3...  # 99529 FNBP C24.m           five digits before a name are a rating of gsf's program
    Difficulty rating: 9.2                       a line of Sudoku Explainer's log, below the puzzle (see `logs.py`)

If the text has only one puzzle, the first comment above the puzzle is its name. If there are several puzzles, comments
above them are names only if every puzzle has a name. Likewise, headings with a number are names only if every puzzle
has such a heading. All other comments remain comments.
"""

import re
from bisect import bisect_left
from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.files.sadman import TELLING, about_of
from sudoku_workshop.notation.logs import is_heading, is_logged, is_rating
from sudoku_workshop.notation.oneline import is_run
from sudoku_workshop.notation.shape import LONGEST_ROW
from sudoku_workshop.notation.skipped import NUMBERED, is_comment
from sudoku_workshop.notation.source import Ignored, Source, Whole

COMMENT = re.compile("#|//")
FIELDS = re.compile(r"[;|,\t]")
DECIMALS = r"\d{1,2}\.\d{1,2}(?: ?[/ ] ?\d{1,2}\.\d{1,2})*s?(?![\w.])"
MARKED = r"\b(?:E[RPD]|SER?|(?:difficulty )?rat(?:ed|ing))[ =:]+"
RATINGS = re.compile(rf"{MARKED}(?:{DECIMALS}|\d{{1,2}}\b)|^\W*{DECIMALS}|^#\s*\d{{5}}(?=\s+\S)", re.IGNORECASE)
COUNTS = re.compile(r"(?:\d+,){3,}")  # the counts in the lines that gsf's program writes
AROUND = " \r#/-–—=:.()[]{}<>\"'“”*"
PROGRAM = re.compile(r"://|[{}=<>]|\w[(\[]")
LETTERS, LETTER_OR_DIGIT = re.compile(r"[^\W\d_]\w|\w[^\W\d_]"), re.compile(r"[^\W_]")
LONGEST = 200  # the most characters that a name may have
NEAR = 2  # the most lines from a heading down to its puzzle


class Words(NamedTuple):
    """The name and the rating of a puzzle, as found in a piece of text."""

    name: str = ""
    rating: str = ""


NOTHING = Words()


class Near(NamedTuple):
    """The information near a puzzle.

    `described` is the information in the puzzle's own format. `beside` is text in the puzzle's lines. `above` and
    `below` are comments. `right_above` is true if a comment is directly above the puzzle. `heading` is a heading with a
    number.
    """

    described: About
    beside: Words = NOTHING
    above: Sequence[Words] = ()
    below: Sequence[Words] = ()
    right_above: bool = False
    heading: str = ""

    @property
    def has_name(self) -> bool:
        """Return whether the puzzle has a name, or a comment directly above it."""
        return bool(self.described.title or self.beside.name or self.right_above)


def abouts(source: Source, found: Sequence[Whole], pieces: Sequence[Ignored]) -> list[About]:
    """Return the information about each puzzle in `found`, taken from the text near it.

    `pieces` are the parts of the text that belong to no puzzle. Puzzles and pieces are in text order.
    """
    spans = [(source.place(each.at)[0], source.place(each.end)[0]) for each in found]
    lasts = [last for _, last in spans]
    around: list[list[Ignored]] = [[] for _ in found]
    headings = {piece.line for piece in pieces if is_heading(piece.text)}
    for piece in pieces:
        number = bisect_left(lasts, piece.line)
        if is_logged(piece.text) and not (number < len(spans) and spans[number][0] <= piece.line):
            number = max(0, number - 1)  # a log is below its puzzle
        if piece.line not in headings:
            around[min(number, len(found) - 1)].append(piece)
    comments = set(source.comments)
    near = [_near(each, span, some, comments) for each, span, some in zip(found, spans, around, strict=True)]
    if len(near) == 1:
        return [_about(near[0]._replace(heading=""), 0)]
    place = -1 if all(each.has_name for each in near) else None
    headed = all(each.heading for each in near)
    return [_about(each if headed else each._replace(heading=""), place) for each in near]


def _near(found: Whole, span: tuple[int, int], pieces: Sequence[Ignored], comments: Container[Ignored]) -> Near:
    """Return the information about a puzzle that these pieces of text contain.

    `span` has the numbers of the puzzle's first and last line.
    """
    first, last = span
    name = found.record.facts.get("name") if found.record else None
    own = found.about or (About(name) if isinstance(name, str) else None)
    if not pieces:
        return Near(own or About())
    said = [each for each in pieces if is_comment(each, comments)]
    others = [each for each in said if not TELLING.fullmatch(each.text)]
    near = [each for each in pieces if 0 < first - each.line <= NEAR]
    headings = [each.text for each in near if first < last and NUMBERED.fullmatch(each.text)]
    inside = [each for each in (pieces if found.format == "line" else said) if first <= each.line <= last]
    return Near(
        own or about_of(each for each in said if not first <= each.line <= last),
        _beside(inside) if first == last or len(inside) == 1 else NOTHING,  # several comments are about rows
        [_words(each.text) for each in others if each.line < first],
        [_words(each.text) for each in others if each.line > last],
        any(each in near for each in others),
        headings[-1] if headings else "",
    )


def _beside(pieces: Sequence[Ignored]) -> Words:
    """Return the names and ratings in these pieces of text, which are beside a puzzle."""
    words = [_words(piece.text) for piece in pieces]
    return Words(_joined(", ", (each.name for each in words)), _joined("; ", (each.rating for each in words)))


def _about(near: Near, place: int | None) -> About:
    """Return the information about a puzzle.

    If neither the puzzle's format nor the text beside the puzzle names it, the comment `above[place]` is its name.
    """
    if near == Near(near.described):
        return near.described
    described, above = near.described, [*near.above]
    title = described.title or near.beside.name
    if not title and above and place is not None:
        title = above[place].name
        above[place] = above[place]._replace(name="")
    comments, other = [*above, *near.below], dict(described.other)
    texts = {
        "rating": _joined("; ", (near.beside.rating, *(each.rating for each in comments))),
        "comment": _joined("\n", (other.get("comment", ""), *(each.name for each in comments))),
    }
    other |= {name: text for name, text in texts.items() if text}
    return described._replace(title=(title or near.heading)[:LONGEST], other=tuple(other.items()))


def _joined(sign: str, texts: Iterable[str]) -> str:
    return sign.join(filter(None, texts))


def _words(text: str) -> Words:
    """Return the name and the rating in a text.

    A number without letters counts as a name only if it is in a comment.
    """
    if COUNTS.fullmatch(text.strip()):
        return Words(rating=text.strip(" ,"))
    if is_logged(text):
        return Words(rating=text.strip()) if is_rating(text) else Words(text.strip())
    needed = LETTER_OR_DIGIT if COMMENT.match(text) else LETTERS
    fields = FIELDS.split(text)
    rests = [RATINGS.sub(" ", field) for field in fields]
    return Words(
        _joined(", ", (rest.strip(AROUND) for rest in rests if needed.search(rest) and not _is_no_name(rest))),
        _joined("; ", (found[0].strip(AROUND) for field in fields for found in RATINGS.finditer(field))),
    )


def _is_no_name(text: str) -> bool:
    """Return whether a text cannot be a name: a link, a piece of a program, or another grid."""
    return bool(PROGRAM.search(text)) or (len(text) > LONGEST_ROW and is_run(text.strip(AROUND)))
