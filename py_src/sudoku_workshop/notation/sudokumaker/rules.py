"""The rules in the elements of SudokuMaker (see `forms`), its regions, and what is drawn.

A disabled element has no effect. Only drawings without a name and a text can be left out: setters name drawings that
have a meaning, and a drawn cage with a number is often a cage with a sum. Fog is no rule about digits.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sudoku_workshop.notation.sudokumaker.forms import FORMS, SEVERAL, Element
from sudoku_workshop.notation.variants.rule_words import Words

REGIONS, CUSTOM, LINES_AND_COLUMNS = 1, 1000, 2003
DRAWN, FOG = (2000, 2001, 2002), (4000, 4001)
DISJOINT, NONCONSECUTIVE, WHITE, BLACK, XV, REGION_SUMS = 14, 15, 200, 201, 202, 404
NAMES = {
    REGIONS: "region", 16: "GlobalEntropy", CUSTOM: "code", LINES_AND_COLUMNS: "norowcol",
    **dict.fromkeys(DRAWN, "drawing"),
}  # fmt: skip
LEFT_OUT = {"drawing": DRAWN, "foglight": FOG}
ALL_MARKS = {WHITE: "nonconsecutive", BLACK: "all-black", XV: "all-xv"}  # the rules that all marks are given
OTHER_COLOUR = {WHITE: (BLACK, "overrideNegativeDifferences"), BLACK: (WHITE, "overrideNegativeRatios")}
EXPRESSED = ("regions", *ALL_MARKS.values(), *SEVERAL, *(found.name for found in FORMS.values()))


class Rules(NamedTuple):
    """The words of rules, the names of those that are not supported, and the names of what is left out."""

    words: list[Words]
    unknown: list[str]
    left_out: list[str]


def active(facts: Mapping[str, Any]) -> list[Element]:
    """Return the elements of a puzzle that are not disabled. Raises ValueError if they are not a list of objects."""
    elements = facts.get("constraints") or []
    if not isinstance(elements, list) or not all(isinstance(each, dict) for each in elements):
        raise ValueError("the elements are not a list of objects")
    return [element for element in elements if not element.get("disabled")]


def type_of(element: Element) -> int:
    """Return the number of an element's type, or -1 if it has none."""
    kind = element.get("type")
    return kind if type(kind) is int else -1


def _fits(kind: int, types: set[int]) -> bool:
    """Return whether a rule means the same as ours beside elements of these types.

    Our nonconsecutive neighbours may have dots, and without regions our region sum lines would count rows as regions.
    """
    return REGIONS in types if kind == REGION_SUMS else kind != NONCONSECUTIVE or types.isdisjoint({WHITE, BLACK})


def rules_in(elements: Sequence[Element], n: int, has_usual_boxes: bool) -> Rules:
    """Return the rules of these elements besides its regions."""
    words, unknown = list[Words](), list[str]()
    types = {type_of(element) for element in elements}
    for element in elements:
        kind = type_of(element)
        if kind in (REGIONS, LINES_AND_COLUMNS, *DRAWN, *FOG):
            unknown += [_name(element)] if kind in DRAWN and _has_meaning(element) else []
        elif kind not in FORMS or (kind == DISJOINT and not has_usual_boxes) or not _fits(kind, types):
            unknown.append(_name(element))
        else:
            try:
                words += FORMS[kind].read(element, n)
            except (ValueError, TypeError, KeyError, AttributeError):
                unknown.append(FORMS[kind].name)
    negative = _all_given(elements)
    left_out = [name for name, kinds in LEFT_OUT.items() if not types.isdisjoint(kinds)]
    return Rules([*words, *negative.words], [*dict.fromkeys([*unknown, *negative.unknown])], left_out)


def _name(element: Element) -> str:
    """Return the name of a rule that is not supported: the one that the setter gave it, or else that of its type."""
    definition = element.get("definition")
    own = definition.get("name") if isinstance(definition, dict) else element.get("name")
    kind = type_of(element)
    usual = FORMS[kind].name if kind in FORMS else NAMES.get(kind, f"type-{kind}")
    return str(own or usual)


def _has_meaning(drawing: Element) -> bool:
    cages = drawing.get("cages")
    has_text = isinstance(cages, list) and any(isinstance(cage, dict) and cage.get("value") for cage in cages)
    return bool(drawing.get("name")) or has_text


def _all_given(elements: Sequence[Element]) -> Rules:
    """Return the rules that all marks of a sort are given.

    They are supported if the marks that are exempt are those that our rules exempt.
    """
    words, unknown = list[Words](), list[str]()
    for kind, rule in ALL_MARKS.items():
        alike = [element for element in elements if type_of(element) == kind]
        forbidden = [value for element in alike for value in _values(element.get("negative"))]
        if not forbidden:
            continue
        other, flag = OTHER_COLOUR.get(kind, (None, ""))
        marked = [each for each in elements if type_of(each) == other and each.get("clues")]
        exempts_other = all(each.get(flag, True) for each in marked)
        if len(alike) == 1 and exempts_other and {*forbidden} in _expressible(kind, alike[0]):
            words += [(rule, str(value)) for value in forbidden] if kind == XV else [(rule,)]
        else:
            unknown.append(rule)
    return Rules(words, unknown, [])


def _values(found: object) -> list[Any]:
    """Return the numbers of a list, or the value itself if it is not a list of numbers, which no rule can express."""
    if isinstance(found, list) and all(type(value) is int for value in found):
        return found
    return [str(found)] if found else []


def _expressible(kind: int, element: Element) -> Iterator[set[Any]]:
    """Yield the sets of forbidden values that our rules can express."""
    if kind == WHITE:
        yield {1}
    elif kind == BLACK:
        clues = element.get("clues") or []
        yield {clue.get("value") for clue in clues if isinstance(clue, dict)} or {2}
    else:
        yield from ({5}, {10}, {5, 10})


def region_names(elements: Iterable[Element], n: int) -> tuple[list[int | None], list[str]]:
    """Return the region of each cell, and what is not supported. Without regions, the rows count as regions."""
    found = [element.get("regions") for element in elements if type_of(element) == REGIONS]
    rows: list[int | None] = [cell // n for cell in range(n * n)]
    if not found:
        return rows, []
    [first, *more] = found
    if not isinstance(first, list) or len(first) != n * n or not all(type(each) is int for each in first):
        return rows, [NAMES[REGIONS]]
    names = [None if each < 0 else each for each in first]
    return names if any(name is not None for name in names) else rows, [NAMES[REGIONS]] if more else []


def has_lines(facts: Mapping[str, Any], elements: Iterable[Element]) -> bool:
    """Return whether rows and columns repeat no digit."""
    areas = [each.get("areas") for each in elements if type_of(each) == LINES_AND_COLUMNS]
    return not any(areas) and (facts.get("type", "sudoku") == "sudoku" or bool(areas))
