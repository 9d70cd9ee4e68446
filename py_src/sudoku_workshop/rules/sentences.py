"""The sentences that state the rules of a puzzle, in the words of a catalog."""

from collections.abc import Callable, Container, Iterable

from sudoku_workshop.rules.rule import Rule

Say = Callable[..., str]  # say(key, **arguments) returns a sentence


def sentences(rules: Iterable[Rule], side: int, say: Say, drawn: Container[str] = ()) -> list[str]:
    """Return the sentences that state the rules of a board of `side` rows, each with the cells for which it holds.

    The cells are left out for the kinds in `drawn`.
    """
    found: dict[str, list[str]] = {}
    for rule in rules:
        places = found.setdefault(say(f"rule.{rule.kind}", **rule.arguments), [])
        if rule.kind not in drawn:
            places += filter(None, [rule.place(side)])
    return [f"{sentence} ({'; '.join(places)})" if places else sentence for sentence, places in found.items()]
