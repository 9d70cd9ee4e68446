"""The page in a made-up language. Words that are still English are missing from the catalogs.

Its words are a third longer than English ones, as in many languages, so places that are too narrow are found as well.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.conftest import ROOT
from tests.e2e.desk import desk_on
from tests.e2e.hands import AWAKE, engine, paste
from tests.e2e.puzzles import PUZZLE, SLIP, THREE
from tests.e2e.test_narrow import wide
from tests.e2e.tour import close, more, opened, overlays, tour
from tests.e2e.variant import CALL, Variant
from tests.support.pseudo import OPENING, PLACEHOLDER, plain_words, pseudo, without_accents
from tools.serve import DIST, serving

NAMES = {"Letter", "Legal", "HoDoKu", "Eureka", "BBCode", "Markdown", "PDF", "EPS", "SVG"}  # not translated
# A puzzle's ID; a day or a month as the browser writes it.
UNSAID = re.compile(
    r"\bg2\.[\w.-]+|\b\w+day, \w+ \d+, \d{4}|\b\w+ \d{4}$|^\w+ \d+(?= · )"
    r"|(?<!\w)(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?=$|, )"
)
MANY = 50  # the least number of sentences at any time

# Makes Python use the same catalog for its words about grades and on paper.
SPEAK = "import json, sudoku_workshop.messages as messages; words = json.loads({}); messages.catalog = lambda _: words"

# Returns all text, written or spoken, hidden or not. Not translated are programs and their output, the diagnostics, and
# text with a language of its own, such as the names of languages.
SAID = """() => {
  const data = "script, style, noscript, pre, [lang]:not(html)";
  const spoken = ["label", "description", "roledescription", "valuetext"].map((name) => `aria-${name}`);
  const names = [...spoken, "title", "placeholder", "alt"];
  const said = [document.title, document.querySelector("meta[name=description]").content];
  for (const element of document.querySelectorAll("body *")) {
    said.push(...names.map((name) => element.getAttribute(name)));
    if (element.closest(data)) continue;
    said.push(...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data));
  }
  return said.filter(Boolean);
}"""
# Puzzles with remarks, and the keys of these remarks.
REMARKS = {
    THREE: "verdict.exactly.other",
    SLIP: "verdict.none",
    "55" + "." * 79: "verdict.duplicate.row",
    "." * 81: "verdict.empty",
    PUZZLE: "verdict.one",
}


@pytest.fixture
def words() -> dict[str, str]:
    """Return the words of the page and of its rooms that are loaded later, and those that only Python says."""
    english: dict[str, str] = json.loads((ROOT / "web" / "locales" / "en.json").read_text(encoding="utf-8"))
    for folder in folders():
        english |= json.loads((DIST / folder / "en.json").read_text(encoding="utf-8"))
    return english


def folders() -> list[str]:
    """Return the names of the folders that have words: of the page, and of each room that is loaded later."""
    return [catalog.parent.name for catalog in DIST.glob("*/en.json")]


@pytest.fixture
def foreign(tmp_path: Path, context: BrowserContext, words: dict[str, str]) -> Iterator[Page]:
    """Yield the page in the made-up language, with Python ready and a puzzle on the board.

    There is no service worker.
    """
    variant = Variant(tmp_path / "dist")
    catalog = json.dumps(pseudo(words))
    for folder in folders():
        variant.write(f"{folder}/en.json", catalog.encode())
    speak = json.dumps(SPEAK.format(repr(catalog)))
    variant.rewrite("worker.js", CALL, f"(python.runPython({speak}), {CALL})")
    variant.describe()
    with serving(variant.folder) as address:
        desk = desk_on(context, address)
        desk.page.goto(address)
        expect(engine(desk.page)).to_have_text(re.compile(f"^{pseudo(words)['engine.ready'][:5]}"), timeout=AWAKE)
        yield desk.page
        assert desk.unexpected() == []


def walk(page: Page, catalog: dict[str, str]) -> Iterator[str]:
    """Show everything that can be shown, including errors."""
    yield from remarks(page, catalog)
    yield from refusal(page)
    yield from tour(page)
    yield from overlays(page)
    yield from making(page)
    yield from answers(page)


def remarks(page: Page, catalog: dict[str, str]) -> Iterator[str]:
    for text, key in REMARKS.items():
        paste(page, text)
        longest = max(PLACEHOLDER.split(catalog[key])[::2], key=len)
        expect(page.locator("#verdict [role=status]")).to_contain_text(longest)
        yield key


def refusal(page: Page) -> Iterator[str]:
    """Paste a text that is not a puzzle."""
    paste(page, "12 34")
    expect(page.locator("#paste-error")).to_contain_text(OPENING)
    yield "refusal"
    close(page)


def answers(page: Page) -> Iterator[str]:
    """Show the answers of all requests that solve."""
    play = opened(page, "play")
    play.locator(".ask-check").press("Enter")  # Check
    yield answer_to(play, "check")
    for at, door in SOLVINGS:
        more(play, at, door=door)
        yield answer_to(play, f"item {at} of More, door {door}")


def answer_to(play: Locator, asked: str) -> str:
    expect(play.locator(".outcome")).not_to_have_attribute("data-tone", "busy")
    return f"answer to {asked}"


def making(page: Page) -> Iterator[str]:
    """Make twelve for My puzzles, besides a pasted and a made one. They are counted even in a closed fold."""
    make = opened(page, "make")
    make.locator("#wish-count").fill("12")
    make.locator("#wish-count").blur()
    make.locator(".main-row .primary").press("Enter")
    expect(page.locator("#tray .tray-handle .tray-count")).to_have_text("14")
    yield "made"


EXPERTS = 2
SOLVINGS = ((1, None), (11, EXPERTS), (13, EXPERTS))  # in the menu More, without "Solve" and "Previous solution"


@pytest.mark.parametrize("width", [1280, 390])
def test_every_word_comes_from_the_catalog_and_has_room(foreign: Page, words: dict[str, str], width: int) -> None:
    foreign.set_viewport_size({"width": width, "height": 800})
    allowed = without_accents(words) | NAMES
    plain, broad = {}, {}
    for place in walk(foreign, pseudo(words)):
        said = foreign.evaluate(SAID)
        assert sum(OPENING in text for text in said) > MANY, "the page speaks the pseudo-language"
        plain[place] = {text for text in said if plain_words(UNSAID.sub("", text.replace(foreign.url, "")), allowed)}
        broad[place] = wide(foreign, width)
    assert {place: found for place, found in plain.items() if found} == {}
    assert {place: found for place, found in broad.items() if found} == {}
