"""The sentences that state the rules of a puzzle, in the words of a catalog."""

from collections.abc import Callable, Iterable

from sudoku_workshop.rules.rule import Rule


def by_sentence(rules: Iterable[Rule], say: Callable[..., str]) -> dict[str, list[Rule]]:
    """Return the rules that each sentence states. `say` returns a sentence of a catalog, by its key and arguments."""
    found: dict[str, list[Rule]] = {}
    for rule in rules:
        found.setdefault(say(f"rule.{rule.kind}", **rule.arguments), []).append(rule)
    return found


def stated_with_cells(rules: Iterable[Rule], n: int, say: Callable[..., str]) -> list[str]:
    """Return the sentences that state the rules of a grid of n rows, each with the cells for which it holds."""
    return [_with_places(sentence, some, n) for sentence, some in by_sentence(rules, say).items()]


def _with_places(sentence: str, rules: Iterable[Rule], n: int) -> str:
    places = "; ".join(filter(None, (rule.text(n).split(":")[-1] for rule in rules if ":" in rule.text(n))))
    return f"{sentence} ({places})" if places else sentence
