"""Puzzles of Interactive-Sudoku-Solver with the digits 0 to n - 1, which are read as 1 to n where no rule changes."""

from sudoku_workshop.notation.iss.items import items_in
from sudoku_workshop.notation.iss.rules import SHAPE, Rules
from sudoku_workshop.notation.variants.rule_words import Words
from sudoku_workshop.rules.custom_words import about_text, words_of

UNMOVED = """
    regions diagonal-down diagonal-up windoku disjoint knight king nonconsecutive area cage white greater thermometer
    whisper palindrome renban between lockout entropic modular parity same-values custom
"""  # kinds of rules that mean the same if all digits are greater by 1


def is_zero_based(text: str) -> bool:
    """Return whether the digits of a text are those from 0."""
    shapes = (item.arguments for item in items_in(text) if item.name == SHAPE)
    return any(len(shape) > 1 and shape[1].startswith("0-") for shape in shapes)


def from_one(rules: Rules) -> Rules | None:
    """Return the same rules for the digits from 1, or None if one of them would mean something else."""
    if rules.unknown or not {kind for kind, *_ in rules.words} <= {*UNMOVED.split()}:
        return None
    return rules._replace(words=[*map(_said, rules.words)])


def _said(words: Words) -> Words:
    """Return the words of a rule. The name of a custom rule, which may speak of digits, says which ones it means."""
    kind, *others = words
    if kind != "custom":
        return words
    table, about, cells = others
    name = words_of(str(about)).name
    return (kind, table, about_text(name, name and f"{name} (1 stands for 0, 2 for 1, and so on)"), cells)
