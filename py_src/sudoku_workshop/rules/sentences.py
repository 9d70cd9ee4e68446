"""The sentences that state the rules of a puzzle, in the words of a catalog."""

from collections.abc import Callable, Container, Iterable

from sudoku_workshop.rules.cells import cells_text
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.xv_marks import SUMS, XV

Say = Callable[..., str]  # say(key, **arguments) returns a sentence


def sentences(rules: Iterable[Rule], side: int, say: Say, drawn: Container[str] = ()) -> list[str]:
    """Return the sentences that state the rules of a board of `side` rows, each with the cells for which it holds.

    The cells are left out for the kinds in `drawn`.
    """
    found: dict[str, list[str]] = {}
    for rule in rules:
        places = found.setdefault(say(f"rule.{rule.kind}", **rule.arguments), [])
        if rule.kind not in drawn:
            places += filter(None, [_places(rule, side)])
    return [f"{sentence} ({'; '.join(places)})" if places else sentence for sentence, places in found.items()]


def _places(rule: Rule, side: int) -> str:
    """Return the cells of a rule or, for the regions of a jigsaw, the sign of each cell.

    An X or V comes before the cells of its mark, because one sentence is about both. A mark without a sum has a dash.
    """
    if isinstance(rule, Regions):
        return rule.signs
    mark = SUMS.get(rule.number or 0, "-") if isinstance(rule, XV) else ""
    return f"{mark} {cells_text(rule.cells, side)}".strip() if rule.cells else ""
