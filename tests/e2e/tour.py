"""Every panel with something to see in it, and what opens over them.

By ids and classes, as a tour goes through all languages; by keys, as on a small screen something may lie over a button.
"""

from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page, expect

from sudoku_workshop.messages import LANGUAGES as LANGUAGES


def speak(page: Page, language: str) -> None:
    page.locator("#header select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def tour(page: Page) -> Iterator[str]:
    """Needs Python awake and a puzzle on the board."""
    for name, prepare in TOUR.items():
        prepare(page)
        page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
        yield name


def opened(page: Page, name: str) -> Locator:
    page.locator(f"#tab-{name}").press("Enter")
    return page.locator(f"#panel-{name}")


def solve(page: Page) -> None:
    panel = opened(page, "solve")
    panel.locator("#show-candidates").press("Space")
    expect(page.locator("#grid .note").first).to_be_visible()


def explain(page: Page) -> None:
    """A hint told in full, with the whole way below it."""
    panel = opened(page, "explain")
    while panel.locator(".idea").is_hidden():
        before = panel.locator(".outcome-words").inner_text()
        panel.locator(".main-row .primary").press("Enter")
        expect(panel.locator(".outcome-words")).not_to_have_text(before)
    panel.locator(".row:not(.main-row) .button").last.press("Enter")
    expect(panel.locator(".step-item").first).to_be_visible()


def generate(page: Page) -> None:
    opened(page, "generate")


def sheets(page: Page) -> None:
    expect(opened(page, "print").locator(".sheet svg")).to_be_visible()


def lesson(page: Page) -> None:
    """A run that has begun, and a comparison with few tries."""
    panel = opened(page, "class")
    panel.locator("#class-compare-bound").select_option(index=0)
    panel.locator(".class-compare .button").first.press("Enter")
    expect(panel.locator(".class-compare tbody tr").last).to_be_visible()
    panel.locator(".class-player .icon-button").last.press("Enter")
    expect(panel.locator(".class[data-staged]")).to_be_visible()


def overlays(page: Page) -> Iterator[str]:
    """What opens over the page, one after another: each by its selector."""
    page.locator("#header .header-controls button").press("Enter")
    yield "dialog[open]"
    page.locator("dialog[open] .help .row > button").press("Enter")
    expect(page.locator("dialog[open] .diagnostics")).to_be_visible()
    yield "dialog[open]"
    close(page)
    page.locator(".tool-buttons > .button").first.press("Enter")
    yield "dialog[open]"
    close(page)
    for menu in page.locator(".tool-buttons .menu > .button").all():
        menu.press("Enter")
        yield ".menu-list:not([hidden])"
        page.keyboard.press("Escape")


def close(page: Page) -> None:
    page.locator("dialog[open] .dialog-head button").press("Enter")


TOUR: dict[str, Callable[[Page], None]] = {
    "solve": solve,
    "explain": explain,
    "generate": generate,
    "print": sheets,
    "class": lesson,
}
