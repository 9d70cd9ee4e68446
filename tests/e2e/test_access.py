"""The page for everybody: by keyboard only, by ear, with weak eyes, by touch, on a phone."""

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import (
    UNIQUE,
    answer,
    ask,
    cell,
    grid,
    labels,
    menu,
    more,
    new_board,
    press,
    puzzle_menu,
    set_up,
    verdict,
)
from tests.e2e.puzzles import PUZZLE, THREE
from tests.e2e.tour import overlays, tour

WIDTH = 390  # innerWidth would grow with content that is too wide
PHONE = {"viewport": {"width": WIDTH, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
CONTROLS = {
    "button",
    "combobox",
    "gridcell",
    "menu",
    "menuitem",
    "menuitemcheckbox",
    "menuitemradio",
    "navigation",
    "radio",
    "region",
    "switch",
    "textbox",
    "dialog",
    "grid",
}
REACHED = "button, select, textarea, summary, input:not([hidden]), .card-corner"  # touch targets
READABLE = 4.5  # WCAG AA
START, LEAST = 15, 20  # fewer texts than the start screen has, and any other
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

# Waits for transitions of colours, but not for endless animations.
SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter((change) => change instanceof CSSTransition).map(({ finished }) => finished))"""

# Returns visible texts with low contrast, as [ratio, text, element]. A canvas understands all notations of colours. The
# background of a text consists of its own, its ancestors', and a disc that is drawn behind it.
CONTRASTS = """() => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const over = (colours) => {
    pen.clearRect(0, 0, 1, 1);
    for (const colour of colours) { pen.fillStyle = colour; pen.fillRect(0, 0, 1, 1); }
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((part) => part / 255).map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ancestors = (element) => element ? [...ancestors(element.parentElement), element] : [];
  const written = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const enabled = (element) => !element.closest(":disabled, [aria-disabled=true], option");
  const behind = (style) => style.content !== "none" && style.zIndex === "-1" ? [style.backgroundColor] : [];
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && element.getBoundingClientRect().width > 1;
  return [...document.body.querySelectorAll("*")].filter((e) => written(e) && enabled(e) && seen(e)).map((element) => {
    const line = ancestors(element).map((one) => getComputedStyle(one));
    const disc = behind(getComputedStyle(element, "::before"));
    const ground = over(["white", ...line.map((style) => style.backgroundColor), ...disc]);
    const dim = line.reduce((product, style) => product * style.opacity, 1);
    const full = over([`rgb(${ground})`, getComputedStyle(element).color]);
    const ink = full.map((part, index) => part * dim + ground[index] * (1 - dim));
    const [high, low] = [light(ink), light(ground)].sort((a, b) => b - a);
    return [(high + 0.05) / (low + 0.05), element.textContent.trim().slice(0, 30), element.className];
  });
}"""

# Returns controls whose middle a finger cannot hit fully, given half its width. About takes the verdict's line.
TOO_SMALL = """([controls, reach]) => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const owner = (control, point) => point && (control.contains(point) || point.contains(control)
    || point.closest("label")?.control === control);
  const target = (control) =>
    control.matches(".unseen, [role=switch]") ? control.labels[0]
      : control.matches(".verdict-about") ? control.closest(".verdict") : control;
  return [...document.querySelectorAll(controls)].filter(seen).filter((control) => {
    const shown = target(control);
    shown.scrollIntoView({ block: "center" });
    const box = shown.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const points = [[x - reach, y], [x + reach, y], [x, y - reach], [x, y + reach]];
    return !points.every(([left, top]) => owner(control, document.elementFromPoint(left, top)));
  }).map((control) => `${control.ariaLabel ?? control.textContent} ${control.className}`);
}"""

# Returns the right edges of the page and of all visible controls.
REACH = """(controls) => [document.documentElement.scrollWidth, ...[...document.querySelectorAll(controls)]
  .filter((control) => control.checkVisibility({ visibilityProperty: true }))
  .map((control) => control.getBoundingClientRect().right)]"""


def test_the_grid_is_one_tab_stop_and_arrows_walk_in_it(asleep: Page) -> None:
    assert grid(asleep).get_by_role("gridcell").evaluate_all("all => all.filter((e) => e.tabIndex === 0).length") == 1
    press_tab_until(asleep, "r1c1")
    walk = {
        "ArrowRight": "r1c2",
        "ArrowDown": "r2c2",
        "ArrowLeft": "r2c1",
        "ArrowUp": "r1c1",
        "End": "r1c9",
        "PageDown": "r4c9",
        "Home": "r4c1",
        "Control+End": "r9c9",
        "PageUp": "r6c9",
        "Control+Home": "r1c1",
    }
    for key, place in walk.items():
        asleep.keyboard.press(key)
        expect(cell(asleep, place)).to_be_focused()
        expect(cell(asleep, place)).to_have_attribute("aria-selected", "true")
    asleep.keyboard.press("Tab")
    expect(grid(asleep).locator(":focus")).to_have_count(0)


def press_tab_until(page: Page, place: str) -> None:
    for _ in range(30):
        page.keyboard.press("Tab")
        if cell(page, place).evaluate("cell => cell === document.activeElement"):
            return
    raise AssertionError(f"{place} is not to be reached by Tab")


def test_everything_is_done_by_keys_alone(awake: Page) -> None:
    awake.keyboard.type(PUZZLE)
    expect(verdict(awake)).to_have_text(UNIQUE)
    focus(awake, "About this puzzle")
    awake.keyboard.press("Enter")
    about = awake.get_by_role("dialog", name="About this puzzle")
    about.get_by_text("Statistics").press("Enter")
    expect(about.get_by_text("25 clues")).to_be_visible()
    awake.keyboard.press("Escape")
    expect(awake.get_by_role("button", name="About this puzzle")).to_be_focused()
    focus(awake, "More")
    for key in ("Enter", "ArrowUp", "Enter"):  # opens, moves past the beginning, chooses "Solve"
        awake.keyboard.press(key)
    focus(awake, "Solve")
    awake.keyboard.press("Enter")
    expect(answer(awake)).to_have_text("Solved: this is the only solution.")
    focus(awake, "Puzzle")
    for key in ("Enter", "ArrowUp", "ArrowUp", "Enter"):  # opens, moves past the beginning, chooses "My entries"
        awake.keyboard.press(key)
    assert "".join(label.split(", ")[1].replace("blank", ".") for label in labels(awake)) == PUZZLE
    expect(awake.get_by_role("button", name="Puzzle", exact=True)).to_be_focused()


def focus(page: Page, name: str) -> None:
    button = page.get_by_role("button", name=name, exact=True)
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            return
    raise AssertionError(f"{name} is not to be reached by Tab")


def test_what_a_screen_reader_says(asleep: Page) -> None:
    set_up(asleep, PUZZLE)
    expect(cell(asleep, "r1c1")).to_have_accessible_name("r1c1, 4, clue")
    expect(cell(asleep, "r1c2")).to_have_accessible_name("r1c2, blank")
    cell(asleep, "r1c2").click()
    asleep.keyboard.type("4")
    expect(cell(asleep, "r1c2")).to_have_accessible_name("r1c2, 4, entry, conflict")
    expect(asleep.locator("#verdict [aria-live=polite]")).to_have_text(re.compile("^two 4s in row 1"))
    assert unnamed(asleep) == []
    listed = menu(asleep)
    assert unnamed(asleep) == []
    press(listed, "Help")
    assert unnamed(asleep) == []
    press(asleep.get_by_role("dialog", name="How it works"), "Close")
    for name in ("More", "Puzzle"):
        press(asleep, name)
        assert unnamed(asleep) == []
        asleep.keyboard.press("Escape")
    puzzle_menu(asleep, "Paste")
    assert unnamed(asleep) == []


def unnamed(page: Page) -> list[str]:
    """Return the controls of the accessibility tree that have no name. There must be some controls."""
    tree: list[dict[str, Any]] = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    controls = [node for node in tree if not node["ignored"] and node["role"]["value"] in CONTROLS]
    assert controls
    return [node["role"]["value"] for node in controls if not node["name"]["value"].strip()]


def test_every_text_can_be_read(awake: Page) -> None:
    """Check the start, wrong entries and their words, and a dialog. `test_axe.py` checks all places."""
    assert unread(awake, START) == {}
    set_up(awake, THREE)
    expect(verdict(awake)).to_have_text("24 clues · exactly 3 solutions")
    more(awake, "Candidates")
    cell(awake, "r1c2").click()
    awake.keyboard.type("4")
    assert unread(awake) == {}
    ask(awake, "Check")
    expect(answer(awake)).to_have_text(re.compile("wrong|correct|Each"))
    assert unread(awake) == {}
    listed = menu(awake)
    assert unread(awake) == {}
    press(listed, "Help")
    assert unread(awake) == {}


def unread(page: Page, least: int = LEAST) -> dict[str, list[Any]]:
    """Return the texts with low contrast in light and in dark colours."""
    found = {}
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found[scheme] = faint(page, least)
    return {scheme: texts for scheme, texts in found.items() if texts}


def faint(page: Page, least: int) -> list[Any]:
    page.evaluate(SETTLED)
    contrasts: list[Any] = page.evaluate(CONTRASTS)
    assert len(contrasts) > least
    return [found for found in contrasts if found[0] < READABLE]


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_a_finger_hits_every_control_of_every_place(awake: Page) -> None:
    assert small(awake, "body") == [], "on an empty board"
    set_up(awake, PUZZLE)
    assert {name: found for name in tour(awake) if (found := small(awake, "body"))} == {}
    assert {over: found for over in overlays(awake) if (found := small(awake, over))} == {}


def small(page: Page, where: str, reach: int = 21) -> list[str]:
    found: list[str] = page.evaluate(TOO_SMALL, [f"{where} :is({REACHED})", reach])
    return found


@pytest.mark.browser_context_args(**PHONE)
def test_a_phone_never_scrolls_sideways(asleep: Page) -> None:
    """Check boards of all sizes. `test_every_place.py` checks all places in all languages."""
    for size in ("4", "9", "16", "25"):
        new_board(asleep, size)
        assert within(asleep)


def within(page: Page) -> bool:
    """Return whether nothing makes the page scroll sideways, and no control is cut off at the edge."""
    reached: list[float] = page.evaluate(REACH, REACHED)
    return max(reached) <= WIDTH


def test_without_motion_nothing_moves(asleep: Page) -> None:
    asleep.emulate_media(reduced_motion="reduce")
    moving = """[...document.querySelectorAll("*")].map((element) => getComputedStyle(element)).filter((style) =>
      /[1-9]/.test(style.transitionDuration) || (style.animationName !== "none" && style.animationDuration !== "0s")
    ).length"""
    set_up(asleep, PUZZLE)
    assert asleep.evaluate(moving) == 0
    asleep.emulate_media(reduced_motion="no-preference")
    assert asleep.evaluate(moving) > 0


def test_the_verdict_keeps_its_height(asleep: Page) -> None:
    heights = set()
    for key in ("", "7", "7", "."):
        asleep.keyboard.type(key)
        heights.add(verdict(asleep).evaluate("words => words.parentElement.getBoundingClientRect().height"))
    assert len(heights) == 1
