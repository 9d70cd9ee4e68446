"""Wishes for puzzles with rules. Their puzzles have the shapes of `generating`."""

from typing import NotRequired, TypedDict


class VariantWish(TypedDict):
    """The properties that a puzzle with rules should have.

    `kinds` are the names of its kinds, joined by "+". `clues` is any, none or some. `cages` is any, or the fewest and
    the most cells of a cage, such as 2-4. `rules` is all or needed.
    """

    kinds: str
    size: str
    grade: str
    symmetry: str
    clues: str
    cages: str
    rules: str


class VariantAsked(TypedDict):
    """Everything that decides which puzzle with rules is made: its wanted properties, a seed, and an index.

    `version` is that of its ID. Without it, the newest is meant.
    """

    wish: VariantWish
    seed: str
    index: int
    version: NotRequired[str]
