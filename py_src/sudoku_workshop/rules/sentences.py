"""The sentences that state the rules of a puzzle, in the words of a catalog."""

from collections.abc import Callable, Iterable

from sudoku_workshop.rules.rule import Rule

Say = Callable[..., str]  # say(key, **arguments) returns a sentence


def sentences(rules: Iterable[Rule], side: int, say: Say, drawn: bool = False) -> list[str]:
    """Return the sentences that state the rules of a board of `side` rows, each with the cells for which it holds.

    If the rules are `drawn`, the cells and numbers that the drawing shows are left out.
    """
    found: dict[str, list[str]] = {}
    for rule in rules:
        cells = found.setdefault(say(rule.drawn_key if drawn else f"rule.{rule.kind}", **rule.arguments), [])
        if not drawn:
            cells += _place_words(rule, side, say)
    return [
        say("rule.placed", rule=sentence, cells="; ".join(cells)) if cells else sentence
        for sentence, cells in found.items()
    ]


def _place_words(rule: Rule, side: int, say: Say) -> list[str]:
    """Return the cells of a rule in words, or nothing if it has no cells."""
    match rule.places(side):
        case [one, other]:
            return [say(f"rule.{rule.kind}.places", one=one, other=other)]
        case found:
            return found
