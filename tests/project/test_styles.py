"""Style sheets: each is in the room that it draws, states only tokens, and none depends on left and right."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from build import ENTRIES
from tests.project.test_layers import WEB, room_of

ENTRY_SHEETS = [WEB / name for name in ENTRIES if name.endswith(".css")]
SHEETS = sorted(path for path in WEB.rglob("*.css") if "@import" not in path.read_text(encoding="utf-8"))
APP = "app/"
SHARING = "ui/"  # all rooms may use its classes

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
OUTSIDE = r"(?![^()]*(?:\([^()]*\)[^()]*)*\))"  # not in brackets, which may have others inside
CORNERS = re.compile(r"(border-radius):([^/]*)")


def plain(css: str) -> str:
    return re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_sheet_searches_the_page(sheet: Path) -> None:
    """Check that a sheet learns what is open from marks, because the browser looks for `:has()` after every change."""
    assert ":has(" not in plain(sheet.read_text(encoding="utf-8"))


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


WRITTEN = re.compile(r'\b(?:class(?:Name)?(?:: |=| = )|classList\.\w+\()"([^"]+)"')
PUT_TOGETHER = re.compile(r'\bclass: (?!")|\bsetClass\(')
QUOTED = re.compile(r'(?<!\b[ht]\()(?<!=== )(?<!\w: )"([a-z][\w -]*)"')  # not an element, a sentence or a comparison
NOT_CLASSES = {("app/", "learn"), ("make/", "class"), ("make/", "value"), ("print/", "cell"), ("print/", "notes")}


def given() -> dict[str, set[str]]:
    """Return the rooms whose scripts give an element this class; main.js and index.html belong to app/.

    A script that puts a class together from parts may give any word that it has in quotes.
    """
    rooms: dict[str, set[str]] = {}
    for path in (*WEB.rglob("*.js"), WEB / "index.html"):
        room = APP if path.parent == WEB else room_of(path, WEB)
        script = plain(path.read_text(encoding="utf-8"))
        patterns = (WRITTEN, QUOTED) if PUT_TOGETHER.search(script) else (WRITTEN,)
        for name in " ".join(found for pattern in patterns for found in pattern.findall(script)).split():
            if (room, name) not in NOT_CLASSES:
                rooms.setdefault(name, set()).add(room)
    return rooms


def rules(sheet: Path) -> list[str]:
    """Return the selectors of a sheet, each item of a list on its own."""
    found = selectors(plain(sheet.read_text(encoding="utf-8")))
    return [" ".join(each.split()) for rule in found for each in re.split(f",{OUTSIDE}", rule)]


GIVEN = given()
SHARED = {name for sheet in SHEETS if room_of(sheet, WEB) == SHARING for rule in rules(sheet) for name in classes(rule)}


def subject(selector: str) -> str:
    """Return the part of a selector that says which elements it is about."""
    return re.split(rf"[\s>+~]{OUTSIDE}", selector)[-1]


def foreign(selector: str, room: str) -> set[str]:
    """Return the classes of a rule that are not classes of this room.

    A class belongs to the room whose scripts give it to elements. Controls that several rooms use are styled in ui/.
    A room may change the look of these only together with a class or an element of its own.
    """
    if room == SHARING:
        owners = {name: GIVEN.get(name, set()) for name in classes(subject(selector))}
        single = {name for name, rooms in owners.items() if len(rooms) == 1 and SHARING not in rooms}
        return single if single == owners.keys() else set()  # a variant of a shared control may be rare
    found = classes(selector)
    if found and found <= SHARED and "#" not in selector:
        return found
    return {name for name in found - SHARED if GIVEN.get(name, set()) - {room}}


def imported(entry: Path) -> list[Path]:
    """Return the sheets that an entry imports, or the entry itself if it is a sheet."""
    found = re.findall(r'@import "([^"]+)"', entry.read_text(encoding="utf-8"))
    return [(entry.parent / name).resolve() for name in found] or [entry]


def test_the_page_imports_every_sheet_once_and_each_is_in_a_room() -> None:
    assert sorted(sheet for entry in ENTRY_SHEETS for sheet in imported(entry)) == SHEETS
    assert {room_of(path, WEB) for path in SHEETS} <= {room_of(path, WEB) for path in WEB.glob("*/*.js")}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_sheet_knows_left_from_right(sheet: Path) -> None:
    assert physical(sheet.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.relative_to(WEB).as_posix())
def test_a_sheet_styles_only_classes_of_its_own_room(sheet: Path) -> None:
    room = room_of(sheet, WEB)
    assert {rule: found for rule in rules(sheet) if (found := foreign(rule, room))} == {}


@pytest.mark.parametrize(
    ("selector", "room", "found"),
    [
        (".corner", "photo/", {"corner"}),  # the small notes in the corners of a key, which are of board/
        (".photo .corner", "photo/", {"corner"}),
        (".button", "photo/", {"button"}),
        (".photo .button", "photo/", set()),
        ("#keypad .button", "board/", set()),
        (".corner", "board/", set()),
        (".corner", "ui/", {"corner"}),
        (".button", "ui/", set()),
    ],
)
def test_a_class_of_another_room_is_found(selector: str, room: str, found: set[str]) -> None:
    assert foreign(selector, room) == found


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


TOKENS = WEB / "ui" / "tokens.css"
LENGTH = r"(?<![\w.#-])-?(?:\d*\.)?\d+(?:px|rem|pt|pc|mm|cm|in|Q)\b"
COLOUR = r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\b(?:white|black|gr[ae]y|red|green|blue)\b"
DURATION = r"(?<![\w.-])(?:\d*\.)?\d+m?s\b"
STATED = re.compile(f"{LENGTH}|{COLOUR}|{DURATION}")
ONLY_TOKENS = {
    "font-size": r"(?:var\(--[\w-]+\)|inherit|calc\(var\(--cell\).*|max\(0\.\d+ \* var\(--line-1\), .*\))",
    "font-weight": r"(?:var\(--[\w-]+\)|inherit)",
    "border-radius": r"(?:var\(--[\w-]+\)|inherit|0| )+",
    "box-shadow": r"(?:none|var\(--[\w-]+\)|inset 0 0 0 .*|inset var\(--[\w-]+\) 0 .*)",
    "line-height": r"(?:1|inherit|var\(--leading\))",
}
DRAWN = {"28%", "18%"}  # the round forms of roles, in proportion to a cell


def stated(css: str) -> list[str]:
    """Return the declarations that state a value of their own instead of a token; `0px` is the usual value of a sum."""
    found = []
    for each in declarations(css):
        name, _, value = each.partition(": ")
        allowed = ONLY_TOKENS.get(name)
        values = re.sub(r"(?<!\d)0px", "0", value)
        if STATED.search(values) or (allowed and value not in DRAWN and not re.fullmatch(allowed, value)):
            found.append(each)
    return found


@pytest.mark.parametrize("sheet", [each for each in SHEETS if each != TOKENS], ids=lambda path: path.name)
def test_a_sheet_states_no_size_colour_weight_corner_or_shadow_of_its_own(sheet: Path) -> None:
    assert stated(sheet.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "declaration",
    [
        "color: #123",
        "background: white",
        "gap: 10px",
        "margin: calc(-1 * 2rem)",
        "font-size: 0.9em",
        "font-weight: 500",
        "border-radius: 50%",
        "box-shadow: 0 0 8px var(--shadow)",
        "transition: opacity 200ms",
        "line-height: 1.4",
    ],
)
def test_a_value_that_is_not_a_token_is_found(declaration: str) -> None:
    assert stated(f".a {{ color: var(--ink); {declaration}; }}") == [declaration]


PAPER = re.compile(r':root\[data-theme="paper"\] \{(.*?)\}', re.DOTALL)


def tokens() -> dict[str, tuple[str, str, str]]:
    """Return the three colours of each token of the page: by day, by night and in the theme Paper."""
    css = plain(TOKENS.read_text(encoding="utf-8"))
    found = PAPER.search(css)
    assert found
    warm = dict(re.findall(r"(--[\w-]+): (#\w+);", found[1]))
    both = day_and_night(css.replace(found[0], ""))
    return {name: (day, night, warm.get(name, day)) for name, (day, night) in both.items()}


def day_and_night(css: str) -> dict[str, tuple[str, str]]:
    pairs = {name: (day, night) for name, day, night in re.findall(r"(--[\w-]+): light-dark\((#\w+), (#\w+)\)", css)}
    single = {name: (one, one) for name, one in re.findall(r"(--[\w-]+): (#\w+);", css)}
    named = re.findall(r"(--[\w-]+): var\((--[\w-]+)\);", css)
    return pairs | single | {name: pairs[other] for name, other in named if other in pairs}


def light(colour: str) -> float:
    """Return the relative luminance of a colour (WCAG 2.2)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


COLOURS = tokens()
GROUNDS = ("--paper", "--surface", "--raised", "--well")
TINTS = ("found", "out", "base", "cover", "fin", "color-a", "color-b")
RESULTS = ("--found", "--out", "--warn")  # solved, wrong, and several solutions
TEXTS = [
    *((text, ground) for text in ("--ink", "--ink-soft") for ground in GROUNDS),
    *((text, ground) for text in ("--accent", "--accent-strong") for ground in (*GROUNDS[:3], "--accent-tint")),
    *((f"--{tint}", f"--{tint}-tint") for tint in TINTS),
    *((text, "--surface") for text in ("--note", "--link")),
    *((result, ground) for result in RESULTS for ground in GROUNDS[:3]),
    *(("--ink", f"{result}-tint") for result in RESULTS),
    *(("--accent", cell) for cell in ("--cell-peer", "--cell-same", "--cell-selected")),
    *(("--ink", cell) for cell in ("--cell-peer", "--cell-same", "--cell-selected")),
    *(("--ink", f"--paint-{number}") for number in range(1, 9)),
    ("--on-main", "--main"),
    ("--on-main", "--main-strong"),
    ("--on-accent", "--accent"),
]
EDGES = [
    *(("--edge-strong", ground) for ground in GROUNDS[:3]),
    *((result, f"{result}-tint") for result in RESULTS),  # the mark of the verdict on its ground
    *((result, "--paper") for result in RESULTS),
    *(("--line-thick", ground) for ground in ("--paper", "--surface")),
    *(("--accent", cell) for cell in ("--surface", "--cell-peer", "--cell-same", "--cell-selected")),  # its frame
]


@pytest.mark.parametrize("theme", [0, 1, 2], ids=["day", "night", "paper"])
@pytest.mark.parametrize(
    ("front", "ground", "least"),
    [*((*pair, 4.5) for pair in TEXTS), *((*pair, 3.0) for pair in EDGES)],
)
def test_contrasts_of_text_edges_and_frames(front: str, ground: str, least: float, theme: int) -> None:
    assert contrast(COLOURS[front][theme], COLOURS[ground][theme]) >= least


@pytest.mark.parametrize("theme", [0, 1, 2], ids=["day", "night", "paper"])
def test_the_selected_cell_stands_out_from_its_peers(theme: int) -> None:
    """Check that a cell is the stronger the closer it is to the cursor: peer, same digit, selected."""
    surface = COLOURS["--surface"][theme]
    found = [contrast(COLOURS[f"--cell-{name}"][theme], surface) for name in ("peer", "same", "selected")]
    assert found == sorted(found)
    assert found[0] > 1.08


def test_nested_rules_are_read_with_what_they_stand_in() -> None:
    css = "@media print { .a { color: red; & .b { top: 0; } } .c { margin: 0; } } .d, .e { margin: 0; }"
    assert list(selectors(css)) == [".a", ".a & .b", ".c", ".d, .e"]
