"""What the table of My puzzles tells."""

from typing import TypedDict


class Traits(TypedDict):
    """The symmetry of the clues' places; the smallest of all forms that a puzzle can be given, as Text, and how many
    ways to exchange and turn give the puzzle itself: null where there is no such form.
    """

    symmetry: str
    automorphisms: int | None
    minlex: str | None
