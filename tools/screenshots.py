"""Takes screenshots of every part of the page, in both themes and in forced colours, in four languages and six sizes.

python tools/screenshots.py FOLDER [--places play make] [--sizes 390x844] [--themes dark] [--languages en]

Needs a dist/ (npm run build) and a browser. A picture's name says what it shows: play-hint.390x844.dark.ko.png.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.browser import find_browser, is_root
from tools.serve import serving

SIZES = ("360x640", "390x844", "844x390", "768x1024", "1280x800", "1920x1080")
THEMES = ("light", "dark", "forced")
LANGUAGES = ("en", "zh-Hant", "zh-Hans", "ko")
PUZZLE = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
AWAKE = 60_000


def main() -> None:
    """Take the screenshots that the command line asks for."""
    wish = arguments()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, serving() as site:
        sandbox = ["--no-sandbox"] if is_root() else []
        browser = playwright.chromium.launch(executable_path=find_browser(), args=sandbox)
        for size, theme, language in product(wish.sizes, wish.themes, wish.languages):
            for name, page in pages(browser, site, size, theme, language, wish.places):
                page.screenshot(path=wish.folder / f"{name}.{size}.{theme}.{language}.png")


def arguments() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    choices = {"places": tuple(SCENES), "sizes": SIZES, "themes": THEMES, "languages": LANGUAGES}
    for name, known in choices.items():
        parser.add_argument(f"--{name}", nargs="+", default=known, metavar="NAME", help=", ".join(known))
    return parser.parse_args()


def pages(
    browser: Browser, site: str, size: str, theme: str, language: str, places: list[str]
) -> Iterator[tuple[str, Page]]:
    """Open each of these places of the page in turn. Yield the name of each place, and the page."""
    width, height = map(int, size.split("x"))
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        forced_colors="active" if theme == "forced" else "none",
        has_touch=width < 1000,
        service_workers="block",
    )
    for name in places:
        page = context.new_page()
        page.goto(site)
        SCENES[name](page)
        yield name, page
        page.close()
    context.close()


def load(page: Page, puzzle: str) -> None:
    """Load a puzzle through the page's address, and wait for its result."""
    page.locator("#to-play").click()
    page.evaluate("(puzzle) => { location.hash = `p=${puzzle}` }", puzzle)
    expect(page.locator(".verdict")).to_have_attribute("data-tone", "good", timeout=AWAKE)


def play(page: Page) -> None:
    load(page, EASY)


def hint(page: Page) -> None:
    load(page, PUZZLE)
    page.locator(".ask-hint").click()
    expect(page.locator(".idea")).to_be_visible()


def path(page: Page) -> None:
    load(page, PUZZLE)
    page.locator(".play-asks .menu > .button").click()
    page.locator(".play-asks [role=menuitem]").nth(7).click()
    expect(page.locator(".steps")).to_be_visible(timeout=AWAKE)


def opened(place: str, ready: str) -> Callable[[Page], None]:
    """Return a function that opens the part `place` of the page and waits until the element `ready` is visible."""

    def scene(page: Page) -> None:
        load(page, EASY)
        page.locator(f"#to-{place}").click()
        expect(page.locator(ready)).to_be_visible(timeout=AWAKE)

    return scene


def algorithms(page: Page) -> None:
    opened("learn", ".learn-views")(page)
    page.locator(".learn-view").last.click()
    expect(page.locator(".class-player")).to_be_visible()


def lesson(page: Page) -> None:
    page.evaluate("location.hash = 'learn/x-wing'")
    expect(page.locator(".lesson-board .board").last).to_be_visible(timeout=AWAKE)


def practise(page: Page) -> None:
    lesson(page)
    page.locator("#place-learn .place-foot .primary:visible").click()
    page.locator("#place-learn .place-foot .button:visible").nth(1).click(timeout=AWAKE)
    expect(page.locator(".practice-desk")).to_be_visible(timeout=AWAKE)


def puzzles(page: Page) -> None:
    load(page, EASY)
    page.locator(".tray-handle").click(force=True)
    expect(page.locator(".card").first).to_be_visible()


def menu(page: Page) -> None:
    load(page, EASY)
    page.locator(".main-menu-button").click()


def more(page: Page) -> None:
    load(page, EASY)
    page.locator(".play-asks .menu > .button").click()


def about(page: Page) -> None:
    load(page, EASY)
    page.locator(".verdict-about").click()


def empty(page: Page) -> None:
    expect(page.locator(".start")).to_be_visible()


SCENES: dict[str, Callable[[Page], None]] = {
    "empty": empty,
    "play": play,
    "hint": hint,
    "path": path,
    "make": opened("make", ".generate"),
    "print": opened("print", ".sheet-page svg"),
    "learn": opened("learn", ".lesson-groups"),
    "lesson": lesson,
    "practise": practise,
    "algorithms": algorithms,
    "puzzles": puzzles,
    "about": about,
    "more": more,
    "menu": menu,
}


if __name__ == "__main__":
    main()
