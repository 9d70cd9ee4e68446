"""Style sheets: each is in the room that it draws, and none depends on left and right."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from build import ENTRIES
from tests.project.test_layers import TABLES, WEB, room_of

ENTRY = WEB / "style.css"
SHEETS = sorted(set(WEB.rglob("*.css")) - {ENTRY})
APP = "app/"
EVERYWHERE = "ui/"  # all rooms may use its classes

SIDES = r"(?:left|right|top|bottom)"
PHYSICAL = re.compile(
    rf"""(?:scroll-)?(?:margin|padding)-{SIDES}\b.*
       | border-{SIDES}\b.*
       | {SIDES}:.*
       | (?:min-|max-)?(?:width|height):.*
       | (?:text-align|float|clear):\ *(?:left|right)""",
    re.VERBOSE,
)
FOUR = re.compile(r"((?:scroll-)?(?:margin|padding)|inset|border-(?:color|style|width)):(.*)")
CORNERS = re.compile(r"(border-radius):([^/]*)")


def plain(css: str) -> str:
    return re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)


def declarations(css: str) -> list[str]:
    found = re.findall(r"([^{};]+)[;}]", plain(css))
    return [" ".join(each.split()) for each in found if ":" in each]


def values(text: str) -> list[str]:
    """Return the values of a shorthand. Anything in brackets is one value."""
    return re.findall(r"(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+", text)


def one_sided(declaration: str) -> bool:
    """Return whether a shorthand of four values differs between left and right."""
    if found := FOUR.fullmatch(declaration):
        four = values(found[2])
        return len(four) == 4 and four[1] != four[3]
    if found := CORNERS.fullmatch(declaration):
        corners = values(found[2])
        return len(corners) > 1 and (corners[0] != corners[1] or corners[2:3] != corners[3:4])
    return False


def physical(css: str) -> list[str]:
    return [each for each in declarations(css) if PHYSICAL.fullmatch(each) or one_sided(each)]


def selectors(css: str, within: str = "") -> Iterator[str]:
    """Yield the selectors of all rules, each with the selectors around it in front."""
    at = 0
    while (opened := css.find("{", at)) >= 0:
        closed = end_of(css, opened)
        head = re.split(r"[;}]", css[at:opened])[-1].strip()
        whole = within if head.startswith("@") else f"{within} {head}".strip()
        if not head.startswith("@"):
            yield whole
        if not head.startswith("@keyframes"):
            yield from selectors(css[opened + 1 : closed], whole)
        at = closed + 1


def end_of(css: str, opened: int) -> int:
    depth = 0
    for at in range(opened, len(css)):
        depth += {"{": 1, "}": -1}.get(css[at], 0)
        if depth == 0:
            return at
    raise ValueError("a rule without an end")


def classes(selector: str) -> set[str]:
    return set(re.findall(r"\.(-?[A-Za-z][\w-]*)", selector))


def subject(selector: str) -> str:
    """Return the part of a selector that says which elements it is about."""
    return re.split(r"[\s>+~](?![^(]*\))", selector)[-1]


def unconditional(selector: str) -> str:
    """Return a selector without its conditions on the content of its elements (`:has`, `:not`)."""
    return re.sub(r":(?:has|not)\((?:[^()]|\([^()]*\))*\)", "", selector)


WRITTEN = re.compile(r'\b(?:class(?:Name)?(?:: |=| = )|classList\.\w+\()"([^"]+)"')
PUT_TOGETHER = re.compile(r'\bclass: (?!")|\bsetClass\(')
QUOTED = re.compile(r'(?<!\b[ht]\()(?<!=== )(?<!\w: )"([a-z][\w -]*)"')  # not an element, a sentence or a comparison
OF_CHOICES = {("make/", "class")}  # "class" is a choice in make/, not a CSS class


def given(*more: re.Pattern[str]) -> dict[str, set[str]]:
    """Return the rooms whose scripts give an element this class; main.js and index.html belong to app/.

    A script that puts a class together from parts may give any word it has in quotes: `more` finds these.
    """
    rooms: dict[str, set[str]] = {}
    for path in (*WEB.rglob("*.js"), WEB / "index.html"):
        room = APP if path.parent == WEB else room_of(path, WEB)
        script = plain(path.read_text(encoding="utf-8"))
        patterns = (WRITTEN, *more) if PUT_TOGETHER.search(script) else (WRITTEN,)
        for name in " ".join(found for pattern in patterns for found in pattern.findall(script)).split():
            if (room, name) not in OF_CHOICES:
                rooms.setdefault(name, set()).add(room)
    return rooms


def having() -> dict[str, set[str]]:
    """Return the rooms that may give an element this class, or style it."""
    rooms = given(QUOTED)
    for sheet in SHEETS:
        for rule in selectors(plain(sheet.read_text(encoding="utf-8"))):
            for name in classes(unconditional(subject(rule))):
                rooms.setdefault(name, set()).add(room_of(sheet, WEB))
    return rooms


GIVEN = given()
HAVING = having()


def strangers(selector: str, room: str) -> set[str]:
    """Return the classes that only one other room uses, unless the rule styles a part of this room."""
    if any(room in GIVEN.get(name, ()) for name in classes(selector)):
        return set()
    return {name for name in classes(subject(selector)) if len(GIVEN.get(name, ())) == 1}


def knows(room: str, other: str) -> bool:
    """Return whether a room builds on another one, directly or through others."""
    imports = TABLES["Web"].get(room, set())
    return other in imports or any(knows(each, other) for each in imports)


def reached(selector: str, room: str) -> dict[str, set[str]]:
    """Return the rooms that a rule of this room reaches by accident, by class.

    They have every class that the rule names, and do not know the room whose look that is.
    """
    if not classes(unconditional(selector)):
        return {}
    foreign = {name: HAVING.get(name, set()) - {room} for name in classes(selector)}
    unaware = {name: {other for other in others if not knows(other, room)} for name, others in foreign.items()}
    return unaware if all(unaware.values()) else {}


def test_the_page_imports_every_sheet_once_and_each_stands_in_a_room() -> None:
    imported = re.findall(r'@import "\./([^"]+)"', ENTRY.read_text(encoding="utf-8"))
    later = [name for name in ENTRIES if name.endswith(".css") and WEB / name != ENTRY]
    assert sorted(imported + later) == [path.relative_to(WEB).as_posix() for path in SHEETS]
    assert {room_of(path, WEB) for path in SHEETS} <= {room_of(path, WEB) for path in WEB.glob("*/*.js")}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_sheet_knows_left_from_right(sheet: Path) -> None:
    assert physical(sheet.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.relative_to(WEB).as_posix())
def test_a_sheet_is_about_its_own_room(sheet: Path) -> None:
    css = plain(sheet.read_text(encoding="utf-8"))
    assert {rule: found for rule in selectors(css) if (found := strangers(rule, room_of(sheet, WEB)))} == {}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.relative_to(WEB).as_posix())
def test_a_sheet_reaches_no_room_that_does_not_know_its_own(sheet: Path) -> None:
    """Check that no two rooms use the same class name by accident and style each other's elements."""
    room = room_of(sheet, WEB)
    rules = selectors(plain(sheet.read_text(encoding="utf-8"))) if room != EVERYWHERE else ()
    assert {rule: found for rule in rules if (found := reached(rule, room))} == {}


def test_no_class_is_styled_that_nothing_has() -> None:
    """Check that every styled class is in a script or in index.html. Only roles and the digits' looks are composed."""
    sources = [path.read_text(encoding="utf-8") for path in (*WEB.rglob("*.[jt]s"), WEB / "index.html")]
    words = set(re.findall(r"[\w-]+", "\n".join(sources)))
    styled = {name for path in SHEETS for rule in selectors(plain(path.read_text("utf-8"))) for name in classes(rule)}
    composed = {f"{kind}-line" for kind in ("row", "column")} | {f"role-{word}" for word in words}
    composed |= {f"paint-{color}" for color in range(1, 9)}
    assert styled - words - composed == set()


@pytest.mark.parametrize(
    "declaration",
    [
        "margin-left: 1px",
        "padding-bottom: 1px",
        "border-top-left-radius: 1px",
        "left: 0",
        "max-width: 1em",
        "text-align: right",
        "float: left",
        "padding: 0 1px 0 2px",
        "inset: auto 2px 2px auto",
        "border-radius: 3px 0 0 3px",
        "border-radius: 3px 0",
    ],
)
def test_a_side_is_found(declaration: str) -> None:
    assert physical(f".a {{ color: red; {declaration}; }} .b {{ {declaration} }}") == [declaration] * 2


@pytest.mark.parametrize(
    "declaration",
    [
        "margin: 0 auto",
        "padding: 1px 2px 3px",
        "inset-inline-start: 0",
        "inset: auto 0 0",
        "border-radius: var(--r) var(--r) 0 0",
        "outline-width: 3px",
        "border-width: 1px 0 0",
        "--width: 3",
        "line-height: 1",
        "margin: 0 calc(-1 * (1px + 2px)) 0 calc(-1 * (1px + 2px))",
    ],
)
def test_what_is_the_same_on_both_sides_is_none(declaration: str) -> None:
    assert physical(f".a {{ {declaration}; }}") == []


def test_nested_rules_are_read_with_what_they_stand_in() -> None:
    css = "@media print { .a { color: red; & .b { top: 0; } } .c { margin: 0; } } .d, .e { margin: 0; }"
    assert list(selectors(css)) == [".a", ".a & .b", ".c", ".d, .e"]
