"""The lines of a text that may have been meant as puzzles but were not read.

Comments, headings and program text do not count, nor does text in the lines of a puzzle, such as a rating or its
solution. A line is a heading if it ends with a colon directly above a puzzle, or if it has a number directly above a
grid of several lines. A name in brackets and the first line of a table are headings too.
"""

import re
from collections.abc import Container, Iterator, Sequence

from sudoku_workshop.notation.logs import is_logged
from sudoku_workshop.notation.source import Ignored, Offset, Source

Span = tuple[Offset, Offset]

NUMBERED, INTRODUCING = re.compile(r"\D*\d{1,3}\D*"), re.compile(r".*:")
SECTION, COLUMN = re.compile(r"\[\w+\]"), re.compile(r"\W*(puzzle|quiz)\w*\"?", re.IGNORECASE)
SEPARATOR = re.compile(r"[,;\t]")
PROGRAM = re.compile(r".*([{};=]|\w[(\[].*)")


def skipped(source: Source, ignored: Sequence[Ignored], spans: Sequence[Span]) -> Iterator[Ignored]:
    """Yield the ignored lines that may have been meant as puzzles, one piece for each line.

    `spans` are the spans of text that are puzzles or solutions.
    """
    lines = [(source.place(start)[0], source.place(end)[0]) for start, end in spans]
    excluded = {line for first, last in lines for line in range(first, last + 1)}
    firsts, grids = {first for first, _ in lines}, {first for first, last in lines if first < last}
    typed = source.plain.split("\n") if ignored else []
    comments = set(source.comments)
    for part in ignored:
        if part.line in excluded or is_comment(part, comments):
            continue
        below = grids if NUMBERED.fullmatch(part.text) else firsts if INTRODUCING.fullmatch(part.text) else set()
        if not (_is_header(part.text) or PROGRAM.fullmatch(part.text) or _is_above(part, typed, below)):
            excluded.add(part.line)
            yield part


def _is_header(text: str) -> bool:
    """Return whether a line begins one of SadMan's sections, or a table with a column of puzzles."""
    cells = SEPARATOR.split(text)
    return bool(SECTION.fullmatch(text)) or (len(cells) > 1 and any(map(COLUMN.fullmatch, cells)))


def is_comment(part: Ignored, comments: Container[Ignored]) -> bool:
    """Return whether a piece is in `comments`, begins with `;` like comments in some files, or is from a log."""
    return part in comments or part.text.startswith(";") or is_logged(part.text)


def _is_above(part: Ignored, lines: Sequence[str], firsts: set[int]) -> bool:
    """Return whether only empty or drawn lines are between a piece and a line below it whose number is in `firsts`."""
    below = part.line + 1
    while firsts and below not in firsts and below <= len(lines) and not re.search(r"\w", lines[below - 1]):
        below += 1
    return below in firsts
