"""A check whether the rules that an author wrote are those of a classic Sudoku, made by looking at their words."""

import re

WORD = re.compile(r"[a-z]+|[^\W\d_a-z]+")
# With these words alone, no other rule can be expressed.
PLAIN = """
a again all also and any appear appears applies apply are block blocks box boxes by cell cells classic column columns
complete contain containing contains digit digits duplicates each else empty enter every exactly fill filled filling
from grid has have in insert into is it more must no normal nothing number numbers of once one only place placed
placing put puzzle regular repeating repeats row rows rule rules s single so solve standard subgrid subgrids such
sudoku that the this to using usual with within without write x
"""
PLAIN_WORDS = frozenset(PLAIN.split())
DIAGONALS = "along blue both diagonal diagonals line lines long main marked negative positive two"
DIAGONAL_WORDS = frozenset(DIAGONALS.split())


def are_plain(rules: str, diagonals: bool = False) -> bool:
    """Return whether a text says only that rows, columns and boxes have every digit once.

    With `diagonals`, the text may say the same of both diagonals. Unknown words and other languages count as other
    rules, because refusing a puzzle is better than giving a wrong answer.
    """
    known = PLAIN_WORDS | DIAGONAL_WORDS if diagonals else PLAIN_WORDS
    return known.issuperset(WORD.findall(rules.lower()))
