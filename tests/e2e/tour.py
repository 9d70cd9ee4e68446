"""All places with some content, and the overlays of the page.

Elements are found by IDs and classes, because a tour runs in all languages. They are activated by keys, because on a
small screen something may cover a button.
"""

import json
from collections.abc import Callable, Iterator

from playwright.sync_api import FilePayload, Locator, Page, expect

from sudoku_workshop.languages import LANGUAGES as LANGUAGES
from tests.e2e.hands import AWAKE
from tests.support.assignments import answer, packed


def speak(page: Page, language: str) -> None:
    button = page.locator(".main-menu-button")
    button.press("Enter")
    page.locator("#main-menu select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")


def tour(page: Page) -> Iterator[str]:
    """Yield the name of each place, once it is prepared. Needs Python ready and a puzzle on the board."""
    for name, prepare in TOUR.items():
        prepare(page)
        page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
        yield name


def opened(page: Page, name: str) -> Locator:
    page.locator(f"#to-{name}").press("Enter")
    return page.locator(f"#place-{name}")


def more(play: Locator, at: int, kind: str = ".menu-item", door: int | None = None) -> None:
    """Choose an item of the menu More by its index among the items of a kind, behind a door or in the first list."""
    menu = play.locator(".play-asks .menu")
    menu.locator(":scope > .button").press("Enter")
    if door is not None:
        menu.locator(".menu-door").nth(door).press("Enter")
    menu.locator(f".menu-level:not([hidden]) {kind}").nth(at).press("Enter")


def board(page: Page) -> None:
    more(opened(page, "play"), CANDIDATES, "[role=menuitemcheckbox]")
    expect(page.locator("#grid .note").first).to_be_visible()


def hint(page: Page) -> None:
    """Show a hint completely."""
    play = opened(page, "play")
    play.locator(".ask-hint").press("Enter")
    words = play.locator(".answer .outcome-words")
    expect(words).to_be_visible()
    while play.locator(".idea").is_hidden():
        before = words.inner_text()
        play.locator(".answer-foot .primary").press("Enter")
        expect(words).not_to_have_text(before)


def path(page: Page) -> None:
    """Close the hint, because on a small screen it takes the place of More, and show the solution path."""
    play = opened(page, "play")
    play.locator(".answer-close").press("Enter")
    more(play, WHOLE_WAY)
    expect(play.locator(".step-item").first).to_be_visible()


def make(page: Page) -> None:
    """Make a puzzle, which is then on the board."""
    place = opened(page, "make")
    place.locator("#wish-count").fill("1")
    place.locator("#wish-count").blur()
    place.locator(".main-row .primary").press("Enter")
    expect(place.locator(".outcome[data-tone=good]")).to_be_visible(timeout=AWAKE)


def sheets(page: Page) -> None:
    opened(page, "print")
    expect(page.locator("#scene-print .sheet-page svg").first).to_be_visible()


def lesson(page: Page) -> None:
    """Show a running algorithm, a comparison with few tries, and the mistakes of its tutorial."""
    learn = opened(page, "learn")
    learn.locator(".learn-view").last.press("Enter")  # the algorithms
    learn.locator(".class-more > summary").press("Enter")
    learn.locator(".class-compare > summary").press("Enter")
    learn.locator("#class-compare-bound").select_option(index=0)
    learn.locator(".class-compare .button").first.press("Enter")
    expect(learn.locator(".class-compare tbody tr").last).to_be_visible()
    learn.locator(".class-foot .icon-button:visible").last.press("Enter")
    expect(learn.locator(".class[data-staged]")).to_be_visible()
    learn.locator(".class-rest > details").first.locator("summary").press("Enter")  # the tutorial
    expect(learn.locator(".texts-slip").last).to_be_visible(timeout=AWAKE)
    for at, part in ((-2, ".study"), (-1, ".assign-set")):  # the tools, Assignments
        learn.locator(".class-rest > details").nth(at).locator("summary").first.press("Enter")
        expect(learn.locator(part)).to_be_visible(timeout=AWAKE)


def reading(page: Page) -> None:
    """Open the lesson that the list offers first."""
    opened(page, "learn").locator(".learn-view").first.press("Enter")
    page.locator(".lesson-continue").press("Enter")
    expect(page.locator(".lesson-picture")).to_be_visible(timeout=AWAKE)


def exercise(page: Page) -> None:
    """Go from the lesson to its exercises."""
    page.locator("#place-learn .place-foot .button:visible").last.press("Enter")
    expect(page.locator(".practice-desk")).to_be_visible(timeout=AWAKE)


def own(page: Page) -> None:
    """Open an assignment from a link, and the editor with its program."""
    page.evaluate("(hash) => { location.hash = hash; }", f"a={packed()}")
    learn = page.locator("#place-learn")
    expect(learn.locator(".assign-question")).to_be_visible(timeout=AWAKE)
    expect(learn.locator(".own-editor .cm-content")).to_contain_text("def steps", timeout=AWAKE)


def overlays(page: Page) -> Iterator[str]:
    """Open the overlays of the page one after another, and yield the selector of each."""
    for over in opening(page):
        expect(page.locator(over).first).to_be_visible(timeout=AWAKE)
        yield over


def opening(page: Page) -> Iterator[str]:
    for entry in ENTRIES:
        if page.locator(f"#main-menu [data-entry='{entry}']").count() == 0:
            continue  # on a touch screen, nothing mentions keys
        page.locator(".main-menu-button").press("Enter")
        yield "#main-menu"
        if entry == "diagnostics.title":
            page.locator("#main-menu [data-entry='menu.about']").press("Enter")
            yield "#main-menu .menu-back"
        page.locator(f"#main-menu [data-entry='{entry}']").press("Enter")
        yield "dialog[open]"
        close(page)
    opened(page, "play")
    page.locator(".verdict-about:visible").press("Enter")
    yield "dialog[open]"
    close(page)
    yield answers(page)
    close(page)
    yield desk(page)
    page.locator(".book-head > .icon-button").press("Enter")
    play = opened(page, "play")
    for menu in play.locator(".menu > .button").all():
        menu.press("Enter")
        yield ".menu-list:not([hidden])"
        for door in page.locator(".menu-list:not([hidden]) .menu-door").all():
            door.press("Enter")
            yield ".menu-list:not([hidden]) .menu-level:not([hidden])"
            page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    play.locator(".puzzle-tools .menu > .button").press("Enter")
    play.locator(".puzzle-tools .menu-group:nth-child(2) .menu-item").first.press("Enter")  # Paste
    yield "dialog[open]"
    close(page)
    handle = page.locator(".tray-handle")
    handle.press("Enter")
    expect(page.locator(".card").first).to_be_visible()
    yield ".tray"
    handle.press("Enter")


def answers(page: Page) -> str:
    """Open the table of answers to the assignment with one answer, and all folds."""
    opened(page, "learn")
    leave = page.locator(".assign-head .icon-button")
    if leave.is_visible():
        leave.press("Enter")
    page.locator(".to-answers").press("Enter")
    file = FilePayload(name="1.json", mimeType="application/json", buffer=json.dumps(answer()).encode())
    page.locator(".assign-answers input[type=file]").set_input_files(file)
    expect(page.locator(".assign-table tbody tr")).to_be_visible()
    page.locator(".assign-desk").evaluate(
        "desk => { for (const part of desk.querySelectorAll('details')) part.open = true; }"
    )
    return "dialog[open]"


def desk(page: Page) -> str:
    """Open the Book editor with an order in the open section, and all folds."""
    opened(page, "print").locator(".to-desk").press("Enter")
    empty = page.locator(".book-empty")
    expect(empty).to_be_attached(timeout=AWAKE)
    if empty.is_visible():  # otherwise there is a book already
        empty.press("Enter")
    orders = page.locator(".book-section .button").first
    expect(orders).to_be_attached(timeout=AWAKE)
    if orders.is_visible():  # otherwise there is an order already
        orders.press("Enter")
    for part in page.locator(".desk-door details").all():
        part.evaluate("part => { part.open = true; }")
    return ".desk-door"


def close(page: Page) -> None:
    page.locator("dialog[open] .dialog-head button").press("Enter")


WHOLE_WAY, CANDIDATES = 7, 0  # in the menu More, and among its switches
ENTRIES = ("playing.title", "one-file.keep", "help.keys", "header.help", "diagnostics.title")  # in the main menu
TOUR: dict[str, Callable[[Page], None]] = {
    "play": board,
    "hint": hint,
    "path": path,
    "make": make,
    "print": sheets,
    "learn": lesson,
    "lesson": reading,
    "exercise": exercise,
    "own": own,
}
