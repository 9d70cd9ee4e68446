"""What a text tells about a puzzle besides its cells: who made it, what else goes for it, what was not taken over."""

from typing import NamedTuple


class About(NamedTuple):
    """`rules` is the author's own text. `left_out` is what carries no rule, such as coloured cells.

    `unknown` are the kinds of rules that this program does not know. `original` is then the puzzle's whole source, so
    that nothing of it is lost.
    """

    title: str = ""
    author: str = ""
    rules: str = ""
    unknown: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    original: str = ""
    other: tuple[tuple[str, str], ...] = ()  # what else is told, by its name
