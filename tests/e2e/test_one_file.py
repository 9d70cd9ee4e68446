"""The page as one file, opened from a disk: every place works without a server and a network."""

import hashlib
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from pypdf import PdfReader

from tests.e2e.desk import Desk, desk_on
from tests.e2e.hands import (
    AWAKE,
    UNIQUE,
    about_page,
    algorithms,
    answer,
    ask,
    clues,
    engine,
    eventually,
    go,
    menu,
    mode,
    more,
    my_puzzles,
    offered,
    paste,
    place,
    press,
    see_board,
    set_up,
    values,
    verdict,
    wake,
    with_all,
)
from tests.e2e.host import Host
from tests.e2e.puzzles import PUZZLE, SIXTEEN, SOLUTION
from tests.e2e.test_making import EASY, HARD, count
from tools.serve import DIST

ROOT = DIST.parent
RARE = "麟"  # in a slice of the Chinese fonts, which is not in the one file
BLOB_FORBIDDEN = "blob:|Failed to construct 'Worker'"  # Chromium's errors for blob:; then the page tries data:


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("stick") / "sudoku.html"
    subprocess.run(["node", str(ROOT / "tools" / "one-file.mjs"), str(DIST), str(file)], check=True)
    return file


@pytest.fixture
def closed_file(context: BrowserContext, built: Path) -> Iterator[Desk]:
    """Yield the file before it is opened. Every request for anything else is refused, and fails the test."""
    context.set_offline(True)
    desk = desk_on(context, built.as_uri())
    desk.expect_error(BLOB_FORBIDDEN)
    yield desk
    assert desk.unexpected() == []
    assert [url for url in desk.foreign if not url.startswith(("blob:", "data:"))] == []


@pytest.fixture
def file(closed_file: Desk) -> Page:
    closed_file.page.goto(closed_file.site)
    wake(closed_file.page)
    return closed_file.page


def test_a_puzzle_is_typed_judged_and_solved_and_there_after_a_reload(file: Page) -> None:
    expect(file.get_by_role("grid")).to_be_visible()
    file.keyboard.type(PUZZLE)
    assert clues(file) == PUZZLE
    expect(verdict(file)).to_have_text(UNIQUE)
    more(file, "Solve")
    see_board(file, SOLUTION)
    file.reload()
    see_board(file, SOLUTION)
    wake(file)
    count(file, 1)
    expect(my_puzzles(file)).to_contain_text("This page is a file on your disk.")


def test_puzzles_are_made_on_several_workers_printed_and_downloaded(file: Page, tmp_path: Path) -> None:
    go(file, "Make")
    file.get_by_label("How many", exact=True).fill("12")
    press(file, "Make 12")
    count(file, 12)
    assert len(file.workers) > 2
    file.evaluate("window.print = () => {}")
    press(go(file, "Print"), "Print")
    expect(file.locator("#paper svg").first).to_be_attached()
    file.evaluate("window.dispatchEvent(new Event('afterprint'))")
    with file.expect_download() as waiting:
        press(file, "Download PDF")
    waiting.value.save_as(tmp_path / "sheet.pdf")
    assert len(PdfReader(tmp_path / "sheet.pdf").pages) > 0
    printing = place(file, "Print")
    printing.get_by_text("More options", exact=True).click()
    printing.get_by_label("Title", exact=True).fill(f"Sunday {RARE}")
    with file.expect_download():
        press(file, "Download PDF")
    lost = file.get_by_text(f"These characters could not be printed: {RARE}. Under More options, choose a font")
    expect(lost).to_be_visible()


def test_a_count_is_cancelled_and_the_next_answer_is_there(file: Page) -> None:
    set_up(file, SIXTEEN)
    more(file, "Count all solutions")
    expect(answer(file)).to_have_text(re.compile("so far"))
    see_spare(file)
    ask(file, "Cancel")
    expect(answer(file)).to_have_text(re.compile("^Stopped: at least"))
    set_up(file, PUZZLE)
    expect(verdict(file)).to_have_text(UNIQUE)
    see_spare(file)
    for name in ("Hint", "Apply"):
        ask(file, name)
    eventually(lambda: values(file) != PUZZLE, True)


def see_spare(file: Page) -> None:
    """Wait for a second worker, which Playwright notices during evaluate()."""
    eventually(lambda: file.evaluate("true") and len(file.workers) > 1, True, AWAKE)


def test_it_speaks_every_language_and_has_the_licences_and_itself(file: Page, built: Path, tmp_path: Path) -> None:
    with file.expect_download() as waiting:
        about_page(file).get_by_role("link", name="Licences").click()
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in Path(waiting.value.path()).read_text(encoding="utf-8")
    file.keyboard.press("Escape")
    assert digest(kept_page(file, tmp_path)) == digest(built.read_bytes())
    for language, title in {"zh-Hant": "數獨", "zh-Hans": "数独", "ko": "스도쿠"}.items():
        menu(file).get_by_role("combobox").first.select_option(language)
        expect(file).to_have_title(re.compile(title))
    file.reload()
    expect(file).to_have_title(re.compile("스도쿠"))


def test_puzzles_go_into_a_file_and_come_back(file: Page, tmp_path: Path) -> None:
    for number, text in enumerate((PUZZLE, EASY, HARD), 1):
        paste(file, text)
        count(file, number)
    with file.expect_download() as waiting:
        with_all(file, "Export all")
    waiting.value.save_as(tmp_path / "puzzles.json")
    with_all(file, "Select all")
    press(my_puzzles(file), "Delete")
    count(file, 0)
    my_puzzles(file).locator("input[type=file]").set_input_files(tmp_path / "puzzles.json")
    count(file, 3)


def keep_page(page: Page) -> int:
    """Download the page, and return the number of megabytes shown."""
    press(menu(page), "Download this page")
    dialog = page.get_by_role("dialog", name="Download this page")
    expect(dialog).to_contain_text(re.compile(r"about \d+ MB"))
    size = int(re.findall(r"about (\d+) MB", dialog.inner_text())[0])
    press(dialog, "Download")
    expect(dialog).to_be_hidden()
    return size


def kept_page(page: Page, folder: Path) -> bytes:
    with page.expect_download() as waiting:
        size = keep_page(page)
    waiting.value.save_as(folder / "kept.html")
    content = (folder / "kept.html").read_bytes()
    assert size == round(len(content) / 1e6)
    return content


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def test_the_page_on_a_server_gives_the_file_that_the_build_makes(awake: Page, built: Path, tmp_path: Path) -> None:
    assert digest(kept_page(awake, tmp_path)) == digest(built.read_bytes())


# Loads the remaining files, as if each place had been opened once. sw.js saves such files when they are first loaded.
ASK_FOR_THE_REST = """async () => {
  const { files } = await (await fetch("build.json")).json();
  const rest = Object.keys(files).filter((path) => files[path].later && !path.startsWith("fonts/"));
  const answers = await Promise.all(rest.map((path) => fetch(path)));
  return answers.filter(({ ok }) => ok).length;
}"""


def test_without_its_server_it_gives_the_same_file_once_it_has_all_parts(
    browser: Browser, browser_context_args: dict[str, Any], built: Path, tmp_path: Path
) -> None:
    context = browser.new_context(**browser_context_args | {"service_workers": "allow"})
    page, host = context.new_page(), Host(DIST)
    page.goto(host.address)
    expect(engine(page)).to_contain_text("works offline", timeout=AWAKE)
    host.stop()
    page.reload()
    wake(page)
    keep_page(page)
    expect(page.get_by_text("Connect to the internet")).to_be_visible()
    host.start()
    assert page.evaluate(ASK_FOR_THE_REST) > 10
    host.stop()
    assert digest(kept_page(page, tmp_path)) == digest(built.read_bytes())
    context.close()


def test_a_page_with_a_part_of_another_build_gives_no_file(closed_desk: Desk) -> None:
    page = closed_desk.page
    page.route("**/licences.txt", lambda route: route.fulfill(body="of another build"))
    page.goto(closed_desk.site)
    wake(page)
    keep_page(page)
    expect(page.get_by_text("The file could not be created")).to_be_visible()


def test_the_editors_desk_is_in_it_too(file: Page) -> None:
    """Check the part that the page on a server loads when it is first opened."""
    press(go(file, "Print"), "Make a book…")
    expect(file.get_by_role("dialog", name="Book editor").get_by_text("Choose a template")).to_be_visible(timeout=AWAKE)


def test_a_program_and_a_rule_of_ones_own_run_in_it(file: Page) -> None:
    """Check the worker, which is made of parts that the page has taken from the file, with a program and a rule."""
    paste(file, SOLUTION[:-1] + ".")
    algorithms(file)
    learn = place(file, "Learn")
    press(learn, "Edit a copy")
    press(learn, "Run")
    expect(learn.locator(".own-console")).to_contain_text("Solved correctly.", timeout=AWAKE)
    go(file, "Play")
    paste(file, "." * 15 + "2")
    mode(file, "Edit")
    press(file, "Draw rules")
    press(file, "New rule")
    sheet = file.get_by_role("dialog", name="Your own rule")
    expect(sheet.get_by_role("textbox", name="Python program.")).to_contain_text("def allows", timeout=AWAKE)
    sheet.get_by_label("Sentence that states the rule").fill("They differ.")
    press(sheet, "Make the rule")
    expect(file.get_by_text(re.compile("^The rule allows"))).to_be_visible(timeout=AWAKE)
    expect(file.get_by_role("group", name="Draw rules").get_by_role("status")).to_contain_text("Drag along the line")


@pytest.mark.parametrize("part", ["boot/pyodide.asm.wasm.gz", "pyodide/pyodide.asm.mjs"])
def test_a_file_that_ends_too_early_says_so_and_the_board_works(part: str, closed_file: Desk, tmp_path: Path) -> None:
    whole = Path(closed_file.site.removeprefix("file://")).read_text(encoding="utf-8")
    cut = tmp_path / "sudoku.html"
    cut.write_text(whole[: whole.index(f'data-part="{part}"') + 2000], encoding="utf-8")
    page = closed_file.page
    page.context.unroute_all()
    page.goto(cut.as_uri())
    expect(engine(page)).to_contain_text("the file of this page is incomplete")
    page.keyboard.type(PUZZLE)
    assert clues(page) == PUZZLE


def test_where_the_browser_keeps_nothing_saving_is_offered(
    browser: Browser, browser_context_args: dict[str, Any], built: Path
) -> None:
    context = browser.new_context(**browser_context_args)
    context.add_init_script("Object.defineProperty(window, 'indexedDB', { get() { throw new Error('refused'); } })")
    page = context.new_page()
    page.goto(built.as_uri())
    paste(page, PUZZLE)
    wake(page)
    count(page, 1)
    expect(my_puzzles(page)).to_contain_text("export them to keep them.")
    press(my_puzzles(page), "More")
    expect(offered(my_puzzles(page), "More", "Export all")).to_be_visible()
    context.close()
