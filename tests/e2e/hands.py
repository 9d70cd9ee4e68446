"""A person's actions on the page, and what is shown there, by role and name."""

import re
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

AWAKE = 60_000  # milliseconds for Python to start on a busy machine
BLANK = "blank"
UNIQUE = re.compile("^one solution")  # a verdict, unlike "more than one solution, counting ..."
MENU_ITEMS: tuple[Literal["menuitem", "menuitemcheckbox", "menuitemradio"], ...] = (
    "menuitem",
    "menuitemcheckbox",
    "menuitemradio",
)

# The events of a paste, a drag and a drop. Playwright cannot do these in any other way.
TRANSFER = """([text, name]) => {
  const transfer = new DataTransfer();
  if (name) transfer.items.add(new File([text], name, { type: "text/plain" }));
  else transfer.setData("text/plain", text);
  return transfer;
}"""


def engine(page: Page) -> Locator:
    return page.get_by_role("banner").get_by_role("status")


def wake(page: Page) -> None:
    """Wait until Python answers."""
    expect(engine(page)).to_have_text(re.compile("^Ready"), timeout=AWAKE)


def see_both(page: Page) -> None:
    """Wait for the spare worker of a long request. Each worker holds a lock, and the page waits for both locks."""
    eventually(lambda: locks(page), [2, 2], AWAKE)


def locks(page: Page) -> list[int]:
    """Return the number of locks that workers hold, and of locks that the page waits for."""
    counts: list[int] = page.evaluate(
        "navigator.locks.query().then(({held, pending}) => [held.length, pending.length])"
    )
    return counts


def eventually(probe: Callable[[], Any], wanted: Any, timeout: float = 20_000) -> None:
    """Wait until `probe` returns `wanted`, as `expect` does for locators."""
    end = time.monotonic() + timeout / 1000
    while probe() != wanted and time.monotonic() < end:
        time.sleep(0.05)
    assert probe() == wanted


# What is shown


def verdict(page: Page) -> Locator:
    return page.locator("#verdict").get_by_role("status")


def place(page: Page, name: str) -> Locator:
    """Return the region of Play, Make, Print or Learn, if it is open, or My puzzles, which is always there."""
    return page.get_by_role("region", name=name, exact=True)


def stage(page: Page, name: str) -> Locator:
    """Return what an open place shows on the stage, such as the paper of Print."""
    return page.get_by_role("group", name=name, exact=True)


def answer(page: Page) -> Locator:
    """Return the answer of Play to the last request."""
    return place(page, "Play").get_by_role("status")


def grid(page: Page) -> Locator:
    return page.get_by_role("grid", name="Sudoku board")


def cell(page: Page, name: str) -> Locator:
    """Return a cell by its name, such as "r1c1"."""
    return grid(page).get_by_role("gridcell", name=re.compile(rf"^{name},"))


def labels(page: Page) -> list[str]:
    """Return what a screen reader says about every cell, such as "r1c1, 5, clue"."""
    said: list[str] = grid(page).get_by_role("gridcell").evaluate_all("cells => cells.map((cell) => cell.ariaLabel)")
    return said


def values(page: Page) -> str:
    return "".join("." if words[1] == BLANK else words[1] for words in map(split, labels(page)))


def clues(page: Page) -> str:
    return "".join(words[1] if words[2:3] == ["clue"] else "." for words in map(split, labels(page)))


def named(page: Page, mark: str) -> list[str]:
    """Return the names of the cells with this remark, such as "conflict" or "differs between solutions"."""
    return [words[0] for words in map(split, labels(page)) if mark in words[2:]]


def notes(page: Page) -> dict[str, str]:
    """Return the notes of each cell that has some, by its name."""
    found = [(words[0], word) for words in map(split, labels(page)) for word in words if word.startswith("notes ")]
    return {place: word.removeprefix("notes ") for place, word in found}


def split(label: str) -> list[str]:
    return label.split(", ")


def see_board(page: Page, text: str) -> None:
    eventually(lambda: values(page), text)


# Actions


def press(page: Page | Locator, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def press_digit(page: Page, digit: str) -> None:
    page.get_by_role("group", name="Keypad").get_by_role("button", name=re.compile(f"^{digit}, ")).click()


def go(page: Page, name: str) -> Locator:
    """Go to a place by the header, wait for its views, which may be loaded first, and return its region."""
    page.get_by_role("navigation", name="Main navigation").get_by_role("button", name=name, exact=True).click()
    expect(place(page, name).locator("[data-loading]")).to_have_count(0)
    return place(page, name)


def unfold(within: Locator, title: str) -> None:
    """Open a fold, unless it is open already, because the page remembers that."""
    fold = within.locator("details").filter(has=within.page.locator("summary", has_text=title)).last
    if fold.get_attribute("open") is None:
        fold.locator("summary").first.click()


def algorithms(page: Page) -> Locator:
    """Open the algorithms in Learn."""
    learn = go(page, "Learn")
    press(learn, "Algorithms")
    return learn


def ask(page: Page, name: str) -> None:
    """Press a button in Play: Hint, Check, or a button of the answer."""
    press(place(page, "Play"), name)


# The second lists of the menu More, and those of the columns of My puzzles, by the doors that open them
DOORS = {
    "For experts": (
        "Set a checkpoint",
        "Go back to the checkpoint",
        "Replay",
        "Pause",
        "Go to next blank cell",
        "Show where this digit can go",
        "Show what can go here",
        "Count remaining digits",
        "Read the clues aloud",
        "Next solution",
        "Previous solution",
        "Count all solutions",
        "Digits in at least one solution",
        "Restore crossed-out candidates",
        "Try a candidate",
        "Strong links of the digit",
        "ER",
        "EP",
        "ED",
        "Symmetry",
        "Automorphisms",
        "Canonical form",
        "Same as",
        "Given rating",
        "Remark",
    ),
}


def choose(page: Page | Locator, menu: str, item: str) -> None:
    reached(page, menu, item).click()


def reached(page: Page | Locator, menu: str, item: str) -> Locator:
    """Open a menu, and the second list that has this item, if one has. Return the item."""
    press(page, menu)
    for door, items in DOORS.items():
        if item in items:
            offered(page, menu, door).click()
    return offered(page, menu, item)


def offered(page: Page | Locator, menu: str, item: str) -> Locator:
    """Return an item of an open menu by the beginning of its name: a command or a switch."""
    items, begins = page.get_by_role("menu", name=menu), re.compile("^" + re.escape(item))
    kinds = [items.get_by_role(kind, name=begins) for kind in MENU_ITEMS]
    return kinds[0].or_(kinds[1]).or_(kinds[2])


def more(page: Page, name: str) -> None:
    """Choose an item of Play's menu More, such as "Candidates". Confirm it if it is "Solve"."""
    choose(place(page, "Play"), "More", name)
    if name == "Solve":
        press(page.get_by_role("dialog", name="Show the whole solution?"), "Solve")


def puzzle_menu(page: Page, name: str) -> None:
    """Choose an item of the menu Puzzle, such as "Paste". The menu comes with the first digit."""
    if not page.get_by_role("button", name="Puzzle", exact=True).is_visible():
        page.keyboard.type("1")
    choose(page, "Puzzle", name)


def example(page: Page) -> None:
    """Choose "Try an example", in the second list of a menu on an empty board."""
    choose(place(page, "Play").locator(".start"), "More", "Try an example")


def menu(page: Page) -> Locator:
    """Open the page's main menu, in any language: language, appearance, help, diagnostics."""
    button = page.get_by_role("banner").locator("[aria-controls=main-menu]")
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    return page.locator("#main-menu")


def about_page(page: Page) -> Locator:
    """Open the second list of the main menu, in any language: licences, diagnostics, delete everything."""
    menu(page).locator("[data-entry='menu.about']").click()
    return page.locator("#main-menu")


def enter_kind(page: Page, kind: str) -> None:
    """Start with an empty board of a kind, such as "16 × 16", by way of Make."""
    make = go(page, "Make")
    chip = make.get_by_role("group", name="Kind").get_by_role("button", name=kind, exact=True)
    if chip.is_visible():
        chip.click()
    else:
        make.get_by_role("group", name="Kind").get_by_role("combobox").select_option(label=kind)
    press(make, "Enter a puzzle")


def setting(page: Page, label: str, value: str) -> None:
    """Choose the language or the appearance in the main menu, and close the menu."""
    menu(page).get_by_role("combobox", name=label).select_option(value)
    page.keyboard.press("Escape")


def my_puzzles(page: Page) -> Locator:
    """Open My puzzles, which are one row before, and return them."""
    tray = place(page, "My puzzles")
    handle = tray.get_by_role("button", name=re.compile("^My puzzles"))
    if handle.get_attribute("aria-expanded") == "false":
        handle.click()
    return tray


def keep_board(page: Page) -> None:
    """Add the board to My puzzles."""
    with_all(page, "Add this board")


def with_all(page: Page, item: str) -> None:
    """Choose an item of the menu "⋯" in My puzzles, such as "Select all" or "Table"."""
    choose(my_puzzles(page), "More", item)


def mode(page: Page, name: str) -> None:
    """Choose a mode, such as Play, by its label, which covers the radio button."""
    page.get_by_role("group", name="Mode").get_by_text(name, exact=True).click()


def new_board(page: Page, size: str) -> None:
    enter_kind(page, f"{size} × {size}")


def paste(page: Page, text: str) -> None:
    """Paste a text with Ctrl+V, wherever the focus is."""
    page.evaluate(
        f"""(text) => document.activeElement.dispatchEvent(new ClipboardEvent("paste",
            {{ clipboardData: ({TRANSFER})([text]), bubbles: true, cancelable: true }}))""",
        text,
    )


def drag(page: Page, text: str, name: str | None = None) -> Callable[[], None]:
    """Hold a file, or without a name a text, over the page. The function returned drops it."""
    transfer = page.evaluate_handle(TRANSFER, [text, name])
    page.dispatch_event("body", "dragover", {"dataTransfer": transfer})
    return lambda: page.dispatch_event("body", "drop", {"dataTransfer": transfer})


def choose_picture(page: Page, file: Any) -> None:
    """Press Photograph on an empty board, or choose Photo in the menu, and choose a file."""
    tile = page.get_by_role("button", name="Photograph", exact=True)
    with page.expect_file_chooser() as chosen:
        if tile.is_visible():
            tile.click()
        else:
            puzzle_menu(page, "Photo")
    chosen.value.set_files(file)


def set_up(page: Page, text: str) -> None:
    """Put a puzzle on the board in the shortest way."""
    paste(page, text)
    see_board(page, text)
