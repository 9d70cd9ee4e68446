"""The information about a puzzle in a text, besides its cells: its author, other rules, and what was left out."""

from typing import NamedTuple


class About(NamedTuple):
    """The title, author and rules of a puzzle.

    `rules` is the author's text. `left_out` are the ignored parts that are not rules, such as coloured cells. `unknown`
    are the kinds of rules that are not supported. If there are any, `original` is the whole source of the puzzle, so
    that nothing is lost.
    """

    title: str = ""
    author: str = ""
    rules: str = ""
    unknown: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    original: str = ""
    other: tuple[tuple[str, str], ...] = ()  # (name, text) of further information, such as a rating
