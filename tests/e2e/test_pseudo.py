"""The page in a language that nobody speaks: whatever can still be read in English is not in the catalogs.

Its words are a third longer than English ones, as in many languages, so that what is too narrow for them is found, too.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.e2e.desk import desk_on
from tests.e2e.hands import AWAKE, engine, paste
from tests.e2e.puzzles import PUZZLE, SLIP, THREE
from tests.e2e.test_narrow import wide
from tests.e2e.tour import close, more, opened, overlays, tour
from tests.e2e.variant import CALL, Variant
from tests.support.pseudo import OPENING, PLACEHOLDER, plain_words, pseudo, without_accents
from tools.serve import DIST, serving

PAPERS = {"Letter", "Legal"}  # they have no other names
UNSAID = re.compile(
    r"\bg2\.[\w.-]+|\b\w+day, \w+ \d+, \d{4}|\b\w+ \d{4}$"
)  # a puzzle's id; a day or a month, as the browser says it
FOLDERS = ("locales", "assign", "own", "study", "texts")
MANY = 50  # sentences at least at any time

# Python says a few words itself, on paper and of grades: out of the same catalog.
SPEAK = "import json, sudoku_workshop.messages as messages; words = json.loads({}); messages.catalog = lambda _: words"

# All that is written or spoken, hidden or not. Not ours to translate: programs and what they print, the diagnostics,
# and what is in a language of its own, as the languages' names are.
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
# Puzzles of which there is something to say, and what the page says of them.
REMARKS = {
    THREE: "verdict.exactly.other",
    SLIP: "verdict.none",
    "55" + "." * 79: "verdict.duplicate.row",
    "." * 81: "verdict.empty",
    PUZZLE: "verdict.one",
}


@pytest.fixture
def words() -> dict[str, str]:
    """Those of the page, and those that come with the editor for programs and with what Learn has under More."""
    english: dict[str, str] = {}
    for folder in FOLDERS:
        english |= json.loads((DIST / folder / "en.json").read_text(encoding="utf-8"))
    return english


@pytest.fixture
def foreign(tmp_path: Path, context: BrowserContext, words: dict[str, str]) -> Iterator[Page]:
    """The page in the pseudo-language, Python awake and a puzzle on the board. No service worker stands before it."""
    variant = Variant(tmp_path / "dist")
    catalog = json.dumps(pseudo(words))
    for folder in FOLDERS:
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
    """All there is to be seen, what goes wrong included."""
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
    """A text that is no puzzle."""
    paste(page, "12 34")
    expect(page.locator("#paste-error")).to_contain_text(OPENING)
    yield "refusal"
    close(page)


def answers(page: Page) -> Iterator[str]:
    """What everything that solves has to say."""
    play = opened(page, "play")
    play.locator(".play-asks > .button:not(.primary)").press("Enter")  # Check
    yield answer_to(play, "check")
    for at in SOLVINGS:
        more(play, at)
        yield answer_to(play, f"item {at} of More")


def answer_to(play: Locator, asked: str) -> str:
    expect(play.locator(".outcome")).not_to_have_attribute("data-tone", "busy")
    return f"answer to {asked}"


def making(page: Page) -> Iterator[str]:
    """Twelve for My puzzles, which hold one that was pasted and one that was made; they are counted when folded too."""
    make = opened(page, "make")
    make.locator(".main-row .button:not(.primary)").press("Enter")
    expect(page.locator("#tray .card").first).to_have_attribute("aria-setsize", "14")
    yield "made"


SOLVINGS = (0, 1, 2, 4)  # in the menu More; the solution before this one is not there


@pytest.mark.parametrize("width", [1280, 390])
def test_every_word_comes_from_the_catalog_and_has_room(foreign: Page, words: dict[str, str], width: int) -> None:
    foreign.set_viewport_size({"width": width, "height": 800})
    allowed = without_accents(words) | PAPERS
    plain, broad = {}, {}
    for place in walk(foreign, pseudo(words)):
        said = foreign.evaluate(SAID)
        assert sum(OPENING in text for text in said) > MANY, "the page speaks the pseudo-language"
        plain[place] = {text for text in said if plain_words(UNSAID.sub("", text.replace(foreign.url, "")), allowed)}
        broad[place] = wide(foreign, width)
    assert {place: found for place, found in plain.items() if found} == {}
    assert {place: found for place, found in broad.items() if found} == {}
