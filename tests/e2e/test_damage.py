"""Missing or damaged parts of the page or of its saved data: messages say so, and everything else works."""

import re
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect
from pypdf import PdfReader

from tests.e2e.desk import Desk, desk_on
from tests.e2e.hands import (
    UNIQUE,
    clues,
    drag,
    engine,
    eventually,
    go,
    menu,
    my_puzzles,
    paste,
    see_board,
    set_up,
    verdict,
    wake,
)
from tests.e2e.puzzles import PUZZLE, THREE
from tests.e2e.test_making import EASY, count, until_first_is_saved
from tests.e2e.tray import first_saved, save_records, saved_count
from tests.e2e.variant import Variant
from tools.serve import DIST, serving

NOT_LOADED = {
    "en-US": "This page did not load",
    "zh-TW": "本頁沒有完整載入",
    "zh-CN": "页面没有完整加载",
    "ko-KR": "페이지를 다 불러오지",
}
TWO = "1...............\n.2..............\n"


@pytest.fixture
def variant(tmp_path: Path) -> Variant:
    return Variant(tmp_path / "dist")


@pytest.fixture
def broken(variant: Variant, context: BrowserContext) -> Iterator[Callable[[], Desk]]:
    """Yield a function that opens the variant, once the test has damaged it."""
    with serving(variant.folder) as address:

        def open_desk() -> Desk:
            desk = desk_on(context, address)
            desk.page.goto(address)
            return desk

        yield open_desk


def says_that_it_has_not_loaded(page: Page) -> None:
    expect(page.locator(".unloaded p:visible")).to_have_text(re.compile(NOT_LOADED["en-US"]))


# The page itself


def test_opened_from_a_disk_it_says_what_to_open_instead(page: Page) -> None:
    page.goto((DIST / "index.html").as_uri())
    expect(page.locator(".unloaded p:visible")).to_have_text(re.compile("only from a web server.* sudoku.html"))


@pytest.mark.parametrize("locale", NOT_LOADED)
def test_a_page_that_has_not_loaded_says_so_in_the_persons_language(
    locale: str, variant: Variant, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    variant.remove("main.js")
    with serving(variant.folder) as address:
        page = browser.new_context(**browser_context_args | {"locale": locale}).new_page()
        page.goto(address)
        expect(page.locator(".unloaded p:visible")).to_have_text(re.compile(NOT_LOADED[locale]))
        expect(page.locator(".unloaded code")).to_have_text("main.js")
        page.context.close()


def test_without_the_script_that_chooses_every_sentence_is_there(variant: Variant, broken: Callable[[], Desk]) -> None:
    variant.remove("unloaded.js")
    variant.remove("main.js")
    expect(broken().page.locator(".unloaded p:visible")).to_have_count(12)


def test_a_script_that_is_refused_is_named(closed_desk: Desk) -> None:
    closed_desk.expect_error("ERR_BLOCKED_BY_CLIENT")
    closed_desk.page.route("**/early.js", lambda route: route.abort("blockedbyclient"))
    closed_desk.page.goto(closed_desk.site)
    says_that_it_has_not_loaded(closed_desk.page)


# A browser that is too old

LACKING = {
    "no Worker": "delete window.Worker",
    "no module workers": "const { Worker } = window; window.Worker = function (url) { return new Worker(url); }",
    "no WebAssembly": "delete window.WebAssembly",
    "no WebAssembly exceptions": "delete WebAssembly.Exception",
    "no DecompressionStream": "delete window.DecompressionStream",
}


@pytest.mark.parametrize("lack", LACKING)
def test_a_browser_too_old_for_python_says_so_and_has_board_typing_and_printing(lack: str, closed_desk: Desk) -> None:
    page = closed_desk.page
    closed_desk.expect_error("Cannot use 'import.meta'")  # from the worker that was started as a script, and ended
    page.add_init_script(LACKING[lack])
    page.goto(closed_desk.site)
    expect(engine(page)).to_contain_text("This browser is too old for the solver.")
    if lack != "no Worker":  # the page goes on in the same way
        return
    page.keyboard.type(PUZZLE)
    assert clues(page) == PUZZLE
    expect(verdict(page)).to_have_text("25 clues · cannot be checked: the solver did not load")
    [paper] = PdfReader(BytesIO(page.pdf())).pages[:1]
    assert re.sub(r"\D", "", paper.extract_text()).startswith(PUZZLE.replace(".", ""))


EDGES = """(part) => {
  const { top, bottom } = part.getBoundingClientRect();
  return [top, bottom];
}"""


def test_the_message_that_the_solver_did_not_load_has_room(closed_desk: Desk) -> None:
    page = closed_desk.page
    closed_desk.expect_error("404")
    page.route("**/boot/*", lambda route: route.fulfill(status=404))
    page.route("**/pyodide/*", lambda route: route.fulfill(status=404))
    page.goto(closed_desk.site)
    words = engine(page)
    expect(words).to_contain_text("The solver could not be loaded: some of its files are missing")
    parts = (words, page.get_by_role("heading", name="Sudoku Workshop"), page.get_by_role("grid"))
    for width, height in ((900, 700), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        edges = [edge for part in parts for edge in part.evaluate(EDGES)]
        assert edges[0] >= 0, width
        assert edges == sorted(edges), width
        assert page.evaluate("document.documentElement.scrollHeight") <= height


def test_a_browser_without_structured_clone_lacks_nothing(closed_desk: Desk) -> None:
    page = closed_desk.page
    page.add_init_script("delete window.structuredClone")
    page.goto(closed_desk.site)
    wake(page)
    set_up(page, PUZZLE)
    expect(verdict(page)).to_have_text(UNIQUE)


def test_a_browser_that_does_not_understand_the_page_says_so(closed_desk: Desk) -> None:
    closed_desk.expect_error("hasOwn")
    closed_desk.page.add_init_script("delete Object.hasOwn")
    closed_desk.page.goto(closed_desk.site)
    expect(closed_desk.page.locator(".unloaded p:visible")).to_have_text(re.compile("too old for this page"))


@pytest.mark.parametrize("name", ["early.js", "main.js"])
@pytest.mark.parametrize("spoil", [Variant.remove, Variant.cut], ids=["missing", "cut off"])
def test_a_script_that_is_missing_or_cut_off(
    name: str, spoil: Callable[[Variant, str], None], variant: Variant, broken: Callable[[], Desk]
) -> None:
    if (name, spoil) == ("early.js", Variant.cut):
        variant.write(name, variant.path(name).read_bytes()[:-100])
    else:
        spoil(variant, name)
    says_that_it_has_not_loaded(broken().page)


def test_a_page_that_comes_slowly_moves_nothing_and_takes_its_sentence_away(closed_desk: Desk) -> None:
    page = closed_desk.page
    held: list[Route] = []
    page.route("**/main.js", lambda route: held.append(route))
    page.goto(closed_desk.site, wait_until="commit")
    sentence = page.locator(".unloaded")
    expect(sentence).to_have_css("height", "0px")
    expect(sentence).to_be_hidden()
    assert page.locator("#header").bounding_box() == page.locator("#header > .header").bounding_box()
    expect(page.locator(".unloaded p:visible")).to_have_text(re.compile("still loading"))
    held[0].continue_()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(sentence).to_have_count(0)


@pytest.mark.parametrize("spoil", [Variant.remove, Variant.cut], ids=["missing", "cut off"])
def test_a_page_without_words_says_so(
    spoil: Callable[[Variant, str], None], variant: Variant, broken: Callable[[], Desk]
) -> None:
    spoil(variant, "locales/en.json")
    page = broken().page
    expect(page.get_by_role("gridcell")).to_have_count(81)
    says_that_it_has_not_loaded(page)
    menu(page).get_by_role("combobox").first.select_option("ko")
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    expect(page.locator(".unloaded")).to_have_count(0)


@pytest.mark.browser_context_args(locale="ko-KR")
def test_a_language_without_words_gives_way_to_english(variant: Variant, broken: Callable[[], Desk]) -> None:
    variant.remove("locales/ko.json")
    page = broken().page
    expect(page.get_by_text("The language that you chose could not be loaded.")).to_be_visible()
    expect(page).to_have_title("Sudoku Workshop")
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.browser_context_args(locale="ko-KR")
def test_without_english_the_other_languages_have_all_their_words(variant: Variant, broken: Callable[[], Desk]) -> None:
    variant.remove("locales/en.json")
    page = broken().page
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    page.locator("#to-make").click()
    page.locator("#place-make .more > summary").first.click()
    expect(page.locator("#wish-technique option")).not_to_have_count(1)
    assert "technique." not in page.locator("body").inner_text()


# Saved data


def test_what_is_no_puzzle_in_the_tray_is_told_and_the_others_are_there(awake: Page) -> None:
    paste(awake, PUZZLE)
    count(awake, 1)
    eventually(lambda: saved_count(awake), 1)
    good = first_saved(awake)
    odd = {"geometry": "9x9", "givens": PUZZLE, "values": PUZZLE, "notes": None}
    rated = {"geometry": "9", "givens": THREE, "values": THREE, "notes": None}
    records = [
        {**good, "key": "stateless", "state": None},
        {**good, "key": "odd", "state": odd},
        {**good, "key": "rated", "state": rated, "grade": "hard", "er": "3.4"},
    ]
    save_records(awake, records)
    awake.reload()
    expect(awake.locator(".notice.seen")).to_contain_text("2 puzzles in My puzzles could not be read.")
    count(awake, 2)
    tray = my_puzzles(awake)
    expect(tray.get_by_role("option")).to_have_count(2)
    expect(tray.get_by_text("2 puzzles in My puzzles could not be read.")).to_be_visible()
    assert saved_count(awake) == 4


def test_a_tray_goes_on_being_kept_where_the_data_of_the_site_was_cleared(awake: Page, closed_desk: Desk) -> None:
    paste(awake, PUZZLE)
    until_first_is_saved(awake, grade="expert")  # everything is saved
    everything = {"origin": closed_desk.site.rstrip("/"), "storageTypes": "all"}
    awake.context.new_cdp_session(awake).send("Storage.clearDataForOrigin", everything)
    eventually(lambda: saved_count(awake), 0)
    paste(awake, EASY)
    count(awake, 2)
    see_board(awake, EASY)
    eventually(lambda: saved_count(awake), 2)
    awake.reload()
    count(awake, 2)


def test_a_title_of_a_megabyte_in_the_storage_is_left_out(asleep: Page) -> None:
    asleep.evaluate(
        """() => window.addEventListener("pagehide", () => {
          const settings = JSON.parse(localStorage["sudoku.settings.v1"] ?? "{}");
          localStorage["sudoku.settings.v1"] = JSON.stringify(
            { ...settings, theme: "dark", print: { title: "x".repeat(1e6), subtitle: "kept" } });
        })"""
    )
    asleep.reload()
    go(asleep, "Print")
    expect(asleep.locator("#print-subtitle")).to_have_value("kept")
    expect(asleep.locator("#print-title")).to_have_value("")


# Imported data


def test_a_folder_that_is_dropped_is_told(asleep: Page) -> None:
    asleep.evaluate(
        "() => { File.prototype.arrayBuffer = async () => { throw new DOMException('', 'NotFoundError'); }; }"
    )
    drag(asleep, "", "my puzzles")()
    expect(asleep.get_by_text("my puzzles could not be read.")).to_be_visible()


# A scroll bar that takes room: of the page if a window is very low, and of the list of lessons


# The place, what is large in it, the last of its parts, and the sizes of the window.
LARGE: list[tuple[str, str, str, list[tuple[int, int]]]] = [
    ("Play", "#grid", "[role=gridcell]", [(360, 470), (412, 470), (560, 470)]),
    ("Learn", ".lesson-groups", ".lesson-link", [(360, 640), (700, 640)]),
]
# Returns the widths of the scroll bars, the room, the width that is needed, and the width of the page.
ROOM = """(large) => {
  const [page, stage] = ["html", large].map((part) => document.querySelector(part));
  const bars = [innerWidth - page.clientWidth, stage.offsetWidth - stage.clientWidth];
  return [bars, stage.clientWidth, stage.scrollWidth, page.clientWidth];
}"""


def test_beside_a_scroll_bar_the_stage_has_its_whole_width(
    browser_type: Any, browser_type_launch_args: dict[str, Any], site: str
) -> None:
    browser = browser_type.launch(**browser_type_launch_args, ignore_default_args=["--hide-scrollbars"])
    page = browser.new_page(locale="en-US")
    page.goto(site)
    for name, large, last, sizes in LARGE:
        expect(go(page, name).get_by_role("button").first).to_be_visible()  # Learn is loaded first
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            bars, room, wide, place = page.evaluate(ROOM, large)
            box = page.locator(large).locator(last).locator("visible=true").last.bounding_box()
            assert max(bars) > 0, "this browser has no scroll bar that takes room"
            assert wide <= room <= place, (name, width)
            assert box
            assert box["x"] + box["width"] <= place - bars[1], (name, width)
    browser.close()
