"""Facts shown in the table of My puzzles."""

from typing import TypedDict


class Traits(TypedDict):
    """The symmetry of the pattern of clues, the minlex form and the number of automorphisms.

    The minlex form is the smallest text among all variants of the puzzle. An automorphism is a way to exchange rows,
    columns and digits, or to turn the grid, that leaves the puzzle unchanged. `minlex` and `automorphisms` are null if
    the puzzle has no minlex form.
    """

    symmetry: str
    automorphisms: int | None
    minlex: str | None


class Forms(TypedDict):
    """The forms of puzzles: texts that are the same for equivalent puzzles."""

    forms: list[str]
