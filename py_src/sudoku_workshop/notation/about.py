"""The information that a text has about a puzzle, besides its cells: its author, its rules, and what was left out."""

from typing import NamedTuple


class About(NamedTuple):
    """The title, author and rules of a puzzle.

    `rules` is the author's text about the rules. `unknown` are the kinds of rules that are not supported, and
    `left_out` are other parts that are ignored, such as coloured cells. If there are unsupported rules, `original` is
    the whole source of the puzzle, so that nothing is lost.
    """

    title: str = ""
    author: str = ""
    rules: str = ""
    unknown: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    original: str = ""
    other: tuple[tuple[str, str], ...] = ()  # (name, text) of further information, such as a rating
