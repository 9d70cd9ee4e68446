"""The rules in the items of Interactive-Sudoku-Solver (see `forms`), and its regions.

An item is not supported if its name is unknown, if it uses variables, or if it is one of several alternatives (`Or`).
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.notation.iss.cells import CELL
from sudoku_workshop.notation.iss.forms import FORMS, Form
from sudoku_workshop.notation.iss.items import Item
from sudoku_workshop.notation.variants.regions import cells_by_name, usual_regions, with_regions
from sudoku_workshop.notation.variants.rule_words import Words

BY_NAME: dict[str, list[Form]] = {}
for form in FORMS:
    BY_NAME.setdefault(form.name, []).append(form)
ALL_GIVEN: dict[str, tuple[Words, ...]] = {  # all marks of these sorts are given
    "StrictKropki": (("nonconsecutive",), ("all-black",)),
    "StrictXV": (("all-xv", "5"), ("all-xv", "10")),
}
SHAPE, JIGSAW, NO_BOXES, REGION_SIZE = "Shape", "Jigsaw", "NoBoxes", "RegionSize"
OF_GRID = ("", SHAPE, JIGSAW, NO_BOXES, REGION_SIZE)
PLACED = {"Quad": 0, "LittleKiller": 1, "Sandwich": 1}  # the argument that is a place; the last item at a place counts
CAGE = "Cage"
CELLS_ONCE = (
    "EqualSum",
    "ContainAtLeast",
    "ContainExact",
    "LookAndSay",
    "RellikCage",
    "SameValues",
    "CountingCircles",
)  # items of kinds that take a cell only once, although ISS counts it as often as it is listed
BY_REGIONS, LINES = "RegionSumLine", "Whisper"
DOTS, NO_NEIGHBOURS = ("WhiteDot", "BlackDot"), "AntiConsecutive"
PRIMES = (2, 3, 5, 7, 11, 13)  # no boxes have these sizes


class Rules(NamedTuple):
    """The words of rules, and the names of items that are not supported."""

    words: list[Words]
    unknown: list[str]


def rules_in(items: Iterable[Item], n: int) -> Rules:
    """Return the rules of these items, besides those about the grid itself."""
    words, unknown = list[Words](), list[str]()
    kept = [*_last_at_places(item for item in items if item.name not in OF_GRID)]
    names = {item.name for item in kept}
    for item in kept:
        try:
            if item.name == NO_NEIGHBOURS and not names.isdisjoint(DOTS):
                raise ValueError("here it also holds beside dots")
            words += _words(item, n)
        except (ValueError, IndexError, KeyError):
            unknown.append(item.name)
    return Rules(words, [*dict.fromkeys(unknown)])


def _last_at_places(items: Iterable[Item]) -> Iterable[Item]:
    kept: dict[object, Item] = {}
    for number, item in enumerate(items):
        at = PLACED.get(item.name)
        kept[number if at is None else (item.name, *item.arguments[at : at + 1])] = item
    return kept.values()


def _words(item: Item, n: int) -> Iterable[Words]:
    """Return the words of an item. Raises ValueError, IndexError or KeyError if it is not supported."""
    if item.name in ALL_GIVEN:
        return ALL_GIVEN[item.name]
    if item == Item("Modular", ("1", *item.arguments[1:])):
        return ()  # any digits have the same remainder
    if _repeats_cell(item) and item.name in CELLS_ONCE:
        raise ValueError("a cell is listed twice, which our rule cannot express")
    if _repeats_cell(item) and item.name == CAGE and item.arguments[0].isdecimal() and int(item.arguments[0]):
        different = Item("AllDifferent", (*dict.fromkeys(filter(CELL.fullmatch, item.arguments)),))
        return [*_words(Item("Sum", item.arguments), n), *_words(different, n)]
    form = next((form for form in BY_NAME[item.name] if form.applies(item.arguments)), None)
    if not form:
        raise ValueError("no kind of rules has these arguments")
    return [(form.kind, *form.fixed, *words) for words in form.shape.read(item.arguments, n)]


def _repeats_cell(item: Item) -> bool:
    """Return whether an item lists a cell twice in a group of its cells. Groups of equal sums may share cells."""
    groups = " ".join(item.arguments).split(" - ")
    cells = [[*filter(CELL.fullmatch, group.split())] for group in groups]
    return any(len({*names}) < len(names) for names in cells)


def with_own_regions(base: Geometry, items: Sequence[Item]) -> tuple[Geometry, Rules]:
    """Return the grid with the regions of these items, rules for regions beside the boxes, and what is not supported.

    Raises RuleError if a region cannot be used.
    """
    n, unknown = base.n, list[str]()
    found = {item.name: item.arguments for item in items}
    size = int("".join(found.get(REGION_SIZE, ())) or n)
    has_boxes = NO_BOXES not in found and base.box[1] > 1 and size not in PRIMES
    try:
        names = _region_names(found[JIGSAW][-1], n) if JIGSAW in found else []
    except (ValueError, IndexError):
        names = []
        unknown.append(JIGSAW)
    if size != n and (names or size not in PRIMES):
        unknown.append(REGION_SIZE)
    if BY_REGIONS in found and not has_boxes and (not names or None in names):
        unknown.append(BY_REGIONS)
    rows = [cell // n for cell in range(n * n)]
    own = with_regions(n, usual_regions(n) if has_boxes else names or rows)
    beside = cells_by_name(names).values() if has_boxes else ()
    return own or base, Rules([("area", tuple(cells)) for cells in beside], unknown)


def _region_names(signs: str, n: int) -> list[str | None]:
    """Return the region of each cell, or an empty list if all cells are in one region.

    One region may have another size than n. Its cells count as cells without a region. Raises ValueError if there are
    several such regions.
    """
    sizes = {sign: signs.count(sign) for sign in signs}
    others = [sign for sign, size in sizes.items() if size != n]
    if len(signs) != n * n or len(others) > 1:
        raise ValueError("these are not regions")
    return [None if sign in others else sign for sign in signs] if len(sizes) > 1 else []
