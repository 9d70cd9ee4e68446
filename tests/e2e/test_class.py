"""The place Learn: a person watches, steps through, searches, reads and compares the teaching algorithms."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sudoku_workshop.classroom import ALGORITHMS
from tests.e2e.desk import Desk
from tests.e2e.hands import algorithms, eventually, go, paste, place, see_board, setting
from tests.e2e.puzzles import PUZZLE, small

# Waits for 20 frames. A running playback advances with every frame.
MANY_FRAMES = """async () => {
  for (let frame = 0; frame < 20; frame++) await new Promise((later) => requestAnimationFrame(later));
}"""
PATIENCE = 60_000  # milliseconds for the start of the engine, and for long pages of events


@pytest.fixture
def lesson(table: Desk) -> Page:
    """Open Learn with the puzzle of tutorial 5 on the board, at the first step of the first algorithm."""
    page = table.page
    page.evaluate("location.hash = ''")
    paste(page, PUZZLE)
    see_board(page, PUZZLE)
    return opened(page)


@pytest.fixture
def fresh_lesson(desk: Desk) -> Page:
    """Return a lesson on a page of its own, for tests that change the page."""
    return opened(desk.page)


def opened(page: Page) -> Page:
    algorithms(page)
    page.get_by_role("combobox", name="Algorithm", exact=True).select_option("every-solution")
    puzzles(page).select_option(label="Puzzle from tutorial 5")
    unfold(page, "Python source")
    unfold(page, "More")
    expect(code(page)).to_contain_text("def guess", timeout=PATIENCE)
    return page


def unfold(page: Page, title: str) -> None:
    """Open a fold, unless it is open."""
    fold = place(page, "Learn").locator("details").filter(has=page.get_by_text(title, exact=True)).last
    if fold.get_attribute("open") is None:
        place(page, "Learn").get_by_text(title, exact=True).click()


def puzzles(page: Page) -> Locator:
    return place(page, "Learn").get_by_label("Puzzle", exact=True)


def code(page: Page) -> Locator:
    return page.get_by_role("region", name="Python source")


def line(page: Page) -> Locator:
    return code(page).locator("[aria-current]")


def button(page: Page, name: str) -> Locator:
    return place(page, "Learn").get_by_role("button", name=name, exact=True)


def cell(page: Page, name: str) -> Locator:
    return page.get_by_role("gridcell", name=re.compile(rf"^{name}\b"))


def now(page: Page) -> Locator:
    return place(page, "Learn").get_by_role("status").first


def figure(page: Page, name: str) -> Locator:
    return page.locator(".class-figures div").filter(has=page.get_by_text(name, exact=True)).locator("dd")


def position(page: Page) -> int:
    return int(page.get_by_label("Step", exact=True).input_value())


def test_the_algorithms_are_the_engines(lesson: Page) -> None:
    options = lesson.get_by_role("combobox", name="Algorithm", exact=True).locator("option")
    assert [option.get_attribute("value") for option in options.all()] == list(ALGORITHMS)


def test_stepping_shows_the_cell_in_hand_the_conflict_and_the_line(lesson: Page) -> None:
    for _ in range(2):
        button(lesson, "Step forward").click()
    expect(now(lesson)).to_have_text("r1c3: 1 placed.", timeout=PATIENCE)
    expect(cell(lesson, "r1c3")).to_have_accessible_name("r1c3, 1, entry, just placed")
    expect(line(lesson)).to_contain_text("yield PLACE")
    button(lesson, "Next conflict").click()
    expect(now(lesson)).to_have_text("r1c4: 1 conflicts with the 1 in r1c3.")
    expect(cell(lesson, "r1c3")).to_have_attribute("aria-invalid", "true")
    expect(line(lesson)).to_contain_text("yield CONFLICT")
    code(lesson).scroll_into_view_if_needed()
    expect(line(lesson)).to_be_in_viewport()
    button(lesson, "Step back").click()
    expect(now(lesson)).to_have_text("r1c4: trying 1.")
    expect(cell(lesson, "r1c4")).to_have_accessible_name("r1c4, 1, entry, being tried")
    expect(cell(lesson, "r1c3")).not_to_have_attribute("aria-invalid", "true")


def test_the_source_unfolds_at_the_line(lesson: Page) -> None:
    lesson.locator("summary").get_by_text("Python source", exact=True).click()  # closes the fold
    button(lesson, "Next conflict").click()
    expect(now(lesson)).to_contain_text("conflicts with", timeout=PATIENCE)
    unfold(lesson, "Python source")
    code(lesson).scroll_into_view_if_needed()
    expect(line(lesson)).to_be_in_viewport()
    assert code(lesson).evaluate("(code) => code.scrollTop") > 0


def test_playing_and_pausing(lesson: Page) -> None:
    lesson.get_by_role("slider", name="Speed", exact=True).fill("30")
    button(lesson, "Watch").click()
    expect(lesson.get_by_text(re.compile(r"^\d{3} of"))).to_be_visible(timeout=PATIENCE)
    button(lesson, "Pause").click()
    stopped = position(lesson)
    lesson.evaluate(MANY_FRAMES)
    assert position(lesson) == stopped > 50
    expect(button(lesson, "Watch")).to_be_visible()


def test_stepping_is_watching(lesson: Page) -> None:
    def stepped() -> str:
        button(lesson, "Step forward").click()
        return figure(lesson, "time watched").inner_text()

    assert stepped() == "0 s"
    eventually(lambda: stepped() != "0 s", True)


def test_as_fast_as_it_goes_ends_with_the_texts_count(lesson: Page) -> None:
    lesson.get_by_role("slider", name="Speed", exact=True).fill("50")
    button(lesson, "Watch").click()
    expect(now(lesson)).to_have_text("Done: 1 solution.", timeout=PATIENCE)
    expect(figure(lesson, "tries")).to_have_text("41,679")
    expect(figure(lesson, "backtracks")).to_have_text("4,631")
    # the search has removed all digits, but the solution is shown
    expect(cell(lesson, "r1c3")).to_have_accessible_name(re.compile("4, entry"))


def test_seeking_and_the_next_solution(lesson: Page) -> None:
    button(lesson, "Next solution").click()
    expect(now(lesson)).to_have_text("A solution!", timeout=PATIENCE)
    expect(figure(lesson, "tries")).to_have_text("37,652")
    expect(lesson.get_by_role("gridcell", name=re.compile("blank"))).to_have_count(0)
    lesson.get_by_label("Step", exact=True).fill("2")
    expect(now(lesson)).to_have_text("r1c3: 1 placed.")
    expect(lesson.get_by_role("gridcell", name=re.compile("blank"))).to_have_count(50)
    button(lesson, "Back to the start").click()
    expect(lesson.get_by_role("gridcell", name=re.compile("blank"))).to_have_count(51)


def test_what_its_program_prints_is_shown(lesson: Page) -> None:
    printed = lesson.get_by_role("region", name="Program output")
    lesson.get_by_role("combobox", name="Algorithm", exact=True).select_option("first-solution")
    button(lesson, "Step forward").click()
    expect(position_words(lesson)).to_contain_text("1 of", timeout=PATIENCE)
    expect(printed).to_be_hidden()
    button(lesson, "Next solution").click()
    expect(printed).to_contain_text(" | 5 3 4 | 6 7 8 | 9 1 2 |", timeout=PATIENCE)
    puzzles(lesson).select_option(label="81 ones: most tutorials accept this as a solved puzzle")
    expect(printed).to_be_hidden()
    button(lesson, "Watch").click()
    expect(printed).to_contain_text(" | 1 1 1 | 1 1 1 | 1 1 1 |", timeout=PATIENCE)
    lesson.get_by_role("combobox", name="Algorithm", exact=True).select_option("fewest-candidates")
    button(lesson, "Watch").click()
    expect(printed).to_have_text("数独非法！在某行中有重复数字！", timeout=PATIENCE)


def position_words(page: Page) -> Locator:
    return page.locator("#class-position ~ .slider-words")


def test_a_search_can_be_stopped(lesson: Page) -> None:
    puzzles(lesson).select_option(label="Hard for row-by-row search")
    button(lesson, "Next solution").click()
    expect(now(lesson)).to_contain_text("Searching", timeout=PATIENCE)
    button(lesson, "Pause").click()
    expect(button(lesson, "Watch")).to_be_visible()
    expect(now(lesson)).not_to_contain_text("Searching")


def test_my_board_comes_back(lesson: Page) -> None:
    button(lesson, "Step forward").click()
    expect(cell(lesson, "r1c3")).to_have_accessible_name(re.compile("1"), timeout=PATIENCE)
    button(lesson, "Back to my board").click()
    expect(cell(lesson, "r1c3")).to_have_accessible_name("r1c3, blank")


def test_another_algorithm_has_its_own_source_and_events(lesson: Page) -> None:
    lesson.get_by_role("combobox", name="Algorithm", exact=True).select_option("fewest-candidates")
    expect(code(lesson)).to_contain_text("class SudokuCrack", timeout=PATIENCE)
    button(lesson, "Go to the end").click()
    expect(now(lesson)).to_have_text("A solution!", timeout=PATIENCE)
    expect(figure(lesson, "tries")).to_have_text("51")


def test_text_5_makes_its_own_puzzle_and_is_counted(lesson: Page) -> None:
    lesson.get_by_role("combobox", name="Algorithm", exact=True).select_option("fill-shuffle-dig")
    lesson.get_by_label("Let the algorithm make its own puzzle").check()
    button(lesson, "Go to the end").click()
    expect(now(lesson)).to_have_text("A solution!", timeout=PATIENCE)
    button(lesson, "Make 200 puzzles").click()
    told = lesson.get_by_text(re.compile(r"^\d+ of 200 puzzles with 50 holes have several solutions\."))
    expect(told).to_be_visible(timeout=PATIENCE)
    told_of = r"40 puzzles from our generator .* exactly one solution each.* 1\.\d – [2-9]\.\d\."
    expect(told).to_contain_text(re.compile(told_of))
    assert int((told.text_content() or "").split()[0]) > 190


def test_counting_what_text_5_makes_can_be_stopped(lesson: Page) -> None:
    lesson.get_by_role("combobox", name="Algorithm", exact=True).select_option("fill-shuffle-dig")
    dig(lesson, "30")
    button(lesson, "Make 200 puzzles").click()
    told = lesson.get_by_text(re.compile(r"^\d+ of [1-9]\d* puzzles with 30 holes have several solutions\."))
    expect(told).to_be_visible(timeout=PATIENCE)
    button(lesson, "Cancel").click()
    expect(button(lesson, "Make 200 puzzles")).to_be_enabled()
    expect(button(lesson, "Cancel")).to_be_hidden()
    expect(told).to_be_visible()
    dig(lesson, "31")  # different puzzles now
    expect(told).to_be_hidden()


def test_more_holes_than_cells_are_refused(lesson: Page) -> None:
    lesson.get_by_role("combobox", name="Algorithm", exact=True).select_option("fill-shuffle-dig")
    dig(lesson, "40")
    dig(lesson, "82")
    refused = lesson.get_by_role("alert").filter(has_text="82 holes are too many: a grid has 81 cells")
    expect(refused).to_be_visible()
    expect(lesson.get_by_label("Holes")).to_have_value("40")
    dig(lesson, "81")
    expect(refused).to_be_hidden()
    expect(lesson.get_by_label("Holes")).to_have_value("81")


def dig(page: Page, holes: str) -> None:
    page.get_by_label("Holes").click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(holes)
    page.keyboard.press("Enter")


def test_what_was_mended_is_said_of_the_texts_algorithms(lesson: Page) -> None:
    unfold(lesson, "How it works")
    about = lesson.locator(".class-about")
    for slug, algorithm in ALGORITHMS.items():
        lesson.get_by_role("combobox", name="Algorithm", exact=True).select_option(slug)
        expect(about.get_by_text("Fixes in our version")).to_be_visible(visible=algorithm.text is not None)
    lesson.get_by_role("combobox", name="Algorithm", exact=True).select_option("used-tables")
    expect(about).to_contain_text("Our version reads both")


def test_81_ones_are_a_lesson(lesson: Page) -> None:
    puzzles(lesson).select_option(label="81 ones: most tutorials accept this as a solved puzzle")
    button(lesson, "Watch").click()
    expect(now(lesson)).to_contain_text("Rejected: a row contains the same digit twice.", timeout=PATIENCE)
    expect(now(lesson)).to_contain_text("it prints the grid as the solution")


def test_another_size_is_not_for_this(lesson: Page) -> None:
    lesson.evaluate(f"location.hash = 'p={'.' * 16}'")
    expect(now(lesson)).to_contain_text("only work on standard 9 × 9 puzzles")
    expect(button(lesson, "Watch")).to_be_disabled()


def test_comparing_and_saving(lesson: Page) -> None:
    unfold(lesson, "Compare")
    button(lesson, "Compare all").click()
    rows = lesson.locator(".class-compare tbody tr")
    expect(rows).to_have_count(len(ALGORITHMS), timeout=PATIENCE)
    expect(rows.first).to_contain_text("41,679")
    lesson.locator("#class-compare-bound").select_option(label="10,000 tries")
    button(lesson, "Compare all").click()
    expect(lesson.get_by_role("row", name=re.compile("Every solution.*stopped"))).to_be_visible(timeout=PATIENCE)
    expect(rows).to_have_count(len(ALGORITHMS), timeout=PATIENCE)
    with lesson.expect_download() as download:
        button(lesson, "Download CSV").click()
    lines = download.value.path().read_bytes().decode().split("\r\n")
    assert lines[1].split(",")[1:4] == ["every-solution", "tries", "10000"]
    assert len(lines) == len(ALGORITHMS) + 2


def test_my_puzzles_are_watched_and_compared(fresh_lesson: Page) -> None:
    other = PUZZLE.translate(str.maketrans("12", "21"))
    paste(fresh_lesson, f"{PUZZLE}\n{small(1)[0]}\n{other}")
    see_board(fresh_lesson, PUZZLE)
    expect(puzzles(fresh_lesson).locator("optgroup[label='My puzzles'] option")).to_have_count(
        2
    )  # not those of other sizes
    puzzles(fresh_lesson).select_option(label="Puzzle 3, 25 clues")
    see_board(fresh_lesson, other)
    unfold(fresh_lesson, "Compare")
    fresh_lesson.locator("#class-compare-bound").select_option(label="10,000 tries")
    button(fresh_lesson, "Use 2 from My puzzles").click()
    expect(fresh_lesson.get_by_text("Totals for 2 puzzles.")).to_be_visible(timeout=PATIENCE)


def test_from_text_5_to_the_generator(lesson: Page) -> None:
    lesson.get_by_role("combobox", name="Algorithm", exact=True).select_option("fill-shuffle-dig")
    button(lesson, "Go to Make").click()
    here(lesson, "Make")
    expect(place(lesson, "Make").get_by_role("button", name="Make 12")).to_be_visible()


def here(page: Page, name: str) -> None:
    """Check that the header shows this place as the current one."""
    expect(page.get_by_role("navigation").get_by_role("button", name=name, exact=True)).to_have_attribute(
        "aria-current", "page"
    )


def test_the_lesson_goes_on_in_another_language(fresh_lesson: Page) -> None:
    for _ in range(2):
        button(fresh_lesson, "Step forward").click()
    expect(now(fresh_lesson)).to_have_text("r1c3: 1 placed.", timeout=PATIENCE)
    setting(fresh_lesson, "Language", "zh-Hant")
    here(fresh_lesson, "學習")
    expect(place(fresh_lesson, "學習").get_by_role("status").first).to_have_text("r1c3：填入 1。")


def test_on_a_phone_the_board_stays_in_sight_while_it_plays(fresh_lesson: Page) -> None:
    fresh_lesson.set_viewport_size({"width": 390, "height": 844})
    button(fresh_lesson, "Step forward").click()
    button(fresh_lesson, "Step forward").click()
    expect(now(fresh_lesson)).to_have_text("r1c3: 1 placed.", timeout=PATIENCE)
    code(fresh_lesson).scroll_into_view_if_needed()
    expect(cell(fresh_lesson, "r1c3")).to_be_in_viewport(ratio=1)
    expect(fresh_lesson.get_by_role("group", name="Keypad")).to_be_hidden()
    button(fresh_lesson, "Back to my board").click()
    expect(cell(fresh_lesson, "r1c3")).to_have_accessible_name("r1c3, blank")
    go(fresh_lesson, "Play")
    expect(fresh_lesson.get_by_role("group", name="Keypad")).to_be_visible()
