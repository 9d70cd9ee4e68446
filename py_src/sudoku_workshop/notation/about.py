"""What a text tells about a puzzle besides its cells: who made it, what else goes for it, what was not taken over."""

from typing import NamedTuple


class About(NamedTuple):
    """`rules` is the author's own text. `unknown` are the kinds of rules that go for the puzzle and that nobody here
    knows: what is said of it as a plain Sudoku is not true of it. `left_out` is what carries no rule, such as drawings.
    """

    title: str = ""
    author: str = ""
    rules: str = ""
    unknown: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    other: tuple[tuple[str, str], ...] = ()  # what else is told, by its name
