"""What a person does at the desk, and what there is to see, by role and name."""

import re
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

AWAKE = 60_000  # milliseconds that Python may take to wake up on a busy machine
BLANK = "blank"
UNIQUE = re.compile("^one solution")  # a verdict; another one is "more than one solution, counting ..."
MENU_ITEMS: tuple[Literal["menuitem", "menuitemcheckbox", "menuitemradio"], ...] = (
    "menuitem",
    "menuitemcheckbox",
    "menuitemradio",
)

# How a browser tells of a paste, a drag and a drop; there is no other hand to do it with.
TRANSFER = """([text, name]) => {
  const transfer = new DataTransfer();
  if (name) transfer.items.add(new File([text], name, { type: "text/plain" }));
  else transfer.setData("text/plain", text);
  return transfer;
}"""


def engine(page: Page) -> Locator:
    return page.get_by_role("banner").get_by_role("status")


def wake(page: Page) -> None:
    """Waits until Python answers."""
    expect(engine(page)).to_have_text(re.compile("^Ready"), timeout=AWAKE)


def wake_both(page: Page) -> None:
    """Waits for the spare worker too: each holds a lock, for which the page waits."""
    wake(page)
    eventually(lambda: locks(page), [2, 2], AWAKE)


def locks(page: Page) -> list[int]:
    """How many are held, by workers, and waited for, by the page."""
    counts: list[int] = page.evaluate(
        "navigator.locks.query().then(({held, pending}) => [held.length, pending.length])"
    )
    return counts


def eventually(probe: Callable[[], Any], wanted: Any, timeout: float = 20_000) -> None:
    """As `expect` does for what is not a locator."""
    end = time.monotonic() + timeout / 1000
    while probe() != wanted and time.monotonic() < end:
        time.sleep(0.05)
    assert probe() == wanted


# What there is to see


def verdict(page: Page) -> Locator:
    return page.locator("#verdict").get_by_role("status")


def place(page: Page, name: str) -> Locator:
    """Play, Make, Print or Learn, where it is open; or My puzzles, which is always there."""
    return page.get_by_role("region", name=name, exact=True)


def answer(page: Page) -> Locator:
    """What Play says to what was asked last."""
    return place(page, "Play").get_by_role("status")


def grid(page: Page) -> Locator:
    return page.get_by_role("grid", name="Sudoku board")


def cell(page: Page, name: str) -> Locator:
    """By its place: "r1c1"."""
    return grid(page).get_by_role("gridcell", name=re.compile(rf"^{name},"))


def labels(page: Page) -> list[str]:
    """What a screen reader says of every cell: "r1c1, 5, clue"."""
    said: list[str] = grid(page).get_by_role("gridcell").evaluate_all("cells => cells.map((cell) => cell.ariaLabel)")
    return said


def values(page: Page) -> str:
    return "".join("." if words[1] == BLANK else words[1] for words in map(split, labels(page)))


def clues(page: Page) -> str:
    return "".join(words[1] if words[2:3] == ["clue"] else "." for words in map(split, labels(page)))


def named(page: Page, mark: str) -> list[str]:
    """The places of the cells of which this is said too: "conflict", "differs between solutions"."""
    return [words[0] for words in map(split, labels(page)) if mark in words[2:]]


def notes(page: Page) -> dict[str, str]:
    """Place -> small digits, where there are some."""
    found = [(words[0], word) for words in map(split, labels(page)) for word in words if word.startswith("notes ")]
    return {place: word.removeprefix("notes ") for place, word in found}


def split(label: str) -> list[str]:
    return label.split(", ")


def see_board(page: Page, text: str) -> None:
    eventually(lambda: values(page), text)


# What a person does


def press(page: Page | Locator, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def press_digit(page: Page, digit: str) -> None:
    page.get_by_role("group", name="Keypad").get_by_role("button", name=re.compile(f"^{digit}, ")).click()


def go(page: Page, name: str) -> Locator:
    """To a place, by the header."""
    page.get_by_role("navigation", name="Places").get_by_role("button", name=name, exact=True).click()
    return place(page, name)


def unfold(within: Locator, title: str) -> None:
    """Unless it is unfolded already: the page remembers."""
    fold = within.locator("details").filter(has=within.page.locator("summary", has_text=title)).last
    if fold.get_attribute("open") is None:
        fold.locator("summary").first.click()


def algorithms(page: Page) -> Locator:
    """In Learn, beside the lessons."""
    learn = go(page, "Learn")
    press(learn, "Algorithms")
    return learn


def ask(page: Page, name: str) -> None:
    """In Play: Hint, Check, or a button of what was answered."""
    press(place(page, "Play"), name)


def choose(page: Page, menu: str, item: str) -> None:
    press(page, menu)
    offered(page, menu, item).click()


def offered(page: Page, menu: str, item: str) -> Locator:
    """An item of an open menu, by how it begins: a command, or what can be on or off."""
    items, begins = page.get_by_role("menu", name=menu), re.compile("^" + re.escape(item))
    kinds = [items.get_by_role(kind, name=begins) for kind in MENU_ITEMS]
    return kinds[0].or_(kinds[1]).or_(kinds[2])


def more(page: Page, name: str) -> None:
    """What Play has behind More: "Solve", "Show the solution path", "Candidates"."""
    choose(page, "More", name)


def puzzle_menu(page: Page, name: str) -> None:
    """What concerns the puzzle as a whole: "Paste", "Link to the puzzle", "Try an example"."""
    choose(page, "Puzzle", name)


def menu(page: Page) -> Locator:
    """The one menu of the page, opened, in any language: language, appearance, help, diagnostics."""
    button = page.get_by_role("banner").locator("[aria-controls=main-menu]")
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    return page.locator("#main-menu")


def setting(page: Page, label: str, value: str) -> None:
    """The language or the appearance, in the menu, which is closed again."""
    menu(page).get_by_role("combobox", name=label).select_option(value)
    page.keyboard.press("Escape")


def my_puzzles(page: Page) -> Locator:
    """Opened, as they are one row until then."""
    tray = place(page, "My puzzles")
    handle = tray.get_by_role("button", name=re.compile("^My puzzles"))
    if handle.get_attribute("aria-expanded") == "false":
        handle.click()
    return tray


def mode(page: Page, name: str) -> None:
    """Enter or Play, by the label, as the knob itself is drawn by it."""
    page.get_by_role("group", name="Mode").get_by_text(name, exact=True).click()


def new_board(page: Page, size: str) -> None:
    go(page, "Play")
    puzzle_menu(page, f"{size} × {size}, ")


def paste(page: Page, text: str) -> None:
    """Ctrl+V, wherever the focus is."""
    page.evaluate(
        f"""(text) => document.activeElement.dispatchEvent(new ClipboardEvent("paste",
            {{ clipboardData: ({TRANSFER})([text]), bubbles: true, cancelable: true }}))""",
        text,
    )


def drag(page: Page, text: str, name: str | None = None) -> Callable[[], None]:
    """Holds a file, or without a name a text, over the page; what comes back lets it go."""
    transfer = page.evaluate_handle(TRANSFER, [text, name])
    page.dispatch_event("body", "dragover", {"dataTransfer": transfer})
    return lambda: page.dispatch_event("body", "drop", {"dataTransfer": transfer})


def choose_picture(page: Page, file: Any) -> None:
    """Photo in the menu, and a file."""
    with page.expect_file_chooser() as chosen:
        puzzle_menu(page, "Photo")
    chosen.value.set_files(file)


def set_up(page: Page, text: str) -> None:
    """A puzzle on the board, by the shortest way."""
    paste(page, text)
    see_board(page, text)
