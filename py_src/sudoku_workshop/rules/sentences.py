"""The sentences that state the rules of a puzzle, in the words of a catalog."""

from collections import Counter
from collections.abc import Callable, Iterable

from sudoku_workshop.rules.rule import Rule

Say = Callable[..., str]  # say(key, **arguments) returns a sentence


def sentences(rules: Iterable[Rule], side: int, say: Say, drawn: bool = False) -> list[str]:
    """Return the sentences that state the rules of a board of `side` rows, each with the cells for which it holds.

    If the rules are `drawn`, the cells and numbers that the drawing shows are left out. If rules of one kind have
    different sentences, their cells are told, because the drawings of such rules may be alike.
    """
    found: dict[str, tuple[str, list[str]]] = {}
    for rule in rules:
        key = rule.drawn_key if drawn else f"rule.{rule.kind}"
        found.setdefault(say(key, **rule.arguments), (rule.kind, []))[1].extend(_place_words(rule, side, say))
    kinds = Counter(kind for kind, _ in found.values())
    return [
        say("rule.placed", rule=sentence, cells="; ".join(cells))
        if cells and not (drawn and kinds[kind] == 1)
        else sentence
        for sentence, (kind, cells) in found.items()
    ]


def _place_words(rule: Rule, side: int, say: Say) -> list[str]:
    """Return the cells of a rule in words, or nothing if it has no cells."""
    match rule.places(side):
        case [one, other]:
            return [say(f"rule.{rule.kind}.places", one=one, other=other)]
        case found:
            return found
