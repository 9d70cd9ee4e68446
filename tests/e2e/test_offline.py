"""The page without its server: saved completely or not at all, updated with the person's consent, under any path."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.hands import (
    UNIQUE,
    about_page,
    ask,
    choose_picture,
    engine,
    eventually,
    go,
    more,
    new_board,
    press,
    puzzle_menu,
    see_board,
    verdict,
)
from tests.e2e.host import Host
from tests.e2e.variant import Variant
from tests.support.photographs import FONT, as_file, drawn
from tests.support.readers import text
from tools.serve import DIST

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
  (await (await caches.open(name)).keys()).map(({ url }) => [name, url])))).flat()"""

# Records whether the service worker has reported that it could not save the page.
LISTEN = """navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if (data.phase === "failed") globalThis.refused = true;
});"""

PERSIST = "globalThis.asked = 0; StorageManager.prototype.persist = async () => { asked += 1; return true; }"

SPARE: str = json.loads((DIST / "build.json").read_text())["wheels"]["micropip"]  # not needed for a fast start


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "service_workers": "allow"}


@pytest.fixture
def variant(tmp_path: Path) -> Variant:
    return Variant(tmp_path / "site" / "dist")


@pytest.fixture
def host(variant: Variant) -> Iterator[Host]:
    host = Host(variant.folder)
    yield host
    host.stop()


def words(page: Page, text: str) -> None:
    """Check the status of the engine and of the offline copy, which screen readers hear and the menu shows."""
    expect(engine(page)).to_contain_text(text, timeout=60_000)


def has_verdict(page: Page) -> None:
    expect(verdict(page)).to_have_text(UNIQUE, timeout=60_000)


def diagnosed(page: Page, text: str) -> None:
    press(about_page(page), "Diagnostics")
    expect(page.locator(".diagnostics")).to_contain_text(text)


def open_whole(page: Page, address: str) -> None:
    """Make a first visit, and wait until everything is saved."""
    page.goto(f"{address}#p={PUZZLE}")
    has_verdict(page)
    words(page, "works offline")


def open_in_part(page: Page, address: str) -> None:
    """Make a first visit, and wait until the page knows that a part is missing."""
    page.add_init_script(LISTEN)
    page.goto(f"{address}#p={PUZZLE}")
    has_verdict(page)
    eventually(lambda: page.evaluate("globalThis.refused === true"), True, 60_000)


def test_the_second_visit_needs_no_server(page: Page, host: Host) -> None:
    page.add_init_script(PERSIST)
    open_whole(page, host.address)
    assert page.evaluate("asked") == 1, "the page asks for a storage that stays"
    files = json.loads((DIST / "build.json").read_text())["files"]
    wanted = {part["sha256"] for path, part in files.items() if path != "sw.js" and not part.get("later")}
    kept = {url.rsplit("/", 1)[1] for name, url in page.evaluate(KEPT) if name == "sudoku-files"}
    assert kept == wanted, "everything that is built is kept"
    assert page.evaluate("fetch('no-such-file.js').then((answer) => answer.status)") == 404
    host.stop()
    assert page.evaluate("fetch('no-such-file.js').then((answer) => answer.status, () => 'nothing')") == "nothing"
    page.goto("about:blank")
    page.goto(f"{host.address}#p={PUZZLE}")
    has_verdict(page)
    words(page, "works offline")
    diagnosed(page, "engine: snapshot")
    page.keyboard.press("Escape")
    new_board(page, "9")
    choose_picture(page, as_file(drawn(PUZZLE, FONT / "clear-regular.ttf")))
    see_board(page, PUZZLE)
    expect(about_page(page).get_by_text("works offline")).to_be_visible()
    expect(page.get_by_role("gridcell").first).to_be_visible()


@pytest.mark.parametrize("way", ["compiled", "plain"])
def test_every_other_way_to_start_works_without_a_server(way: str, page: Page, variant: Variant, host: Host) -> None:
    ways = "{ snapshot: bootSnapshot, compiled: bootCompiled, ...(inOneFile ? {} : { plain: bootPlain }) }"
    variant.rewrite("engine/pyodide.js", ways, f"{{ {way}: boot{way.title()} }}")
    variant.describe()
    open_whole(page, host.address)
    host.stop()
    page.reload()
    has_verdict(page)
    diagnosed(page, f"engine: {way}")


def test_a_worker_ended_without_a_server_is_replaced(page: Page, host: Host) -> None:
    open_whole(page, host.address)
    host.stop()
    puzzle_menu(page, "Everything")
    page.keyboard.type("1")  # More comes with the first digit
    more(page, "Count all solutions")
    ask(page, "Cancel")
    for _ in range(2):
        more(page, "Count all solutions")
        expect(page.get_by_text("solutions so far")).to_be_visible(timeout=30_000)
        ask(page, "Cancel")


def test_it_says_so_only_when_it_is_true(page: Page, variant: Variant, host: Host) -> None:
    variant.remove(SPARE)  # a part that no quick boot needs
    open_in_part(page, host.address)
    expect(engine(page)).not_to_contain_text("works offline")
    assert [name for name, _ in page.evaluate(KEPT) if name == "sudoku-builds"] == []


def test_an_interrupted_visit_goes_on_where_it_was(page: Page, variant: Variant, host: Host) -> None:
    part = SPARE
    content = variant.path(part).read_bytes()
    variant.remove(part)
    open_in_part(page, host.address)
    eventually(lambda: len(page.evaluate(KEPT)) > 10, True)
    before = {url for name, url in page.evaluate(KEPT) if name == "sudoku-files"}
    variant.write(part, content)
    host.stop()
    host.start()
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.reload()
    words(page, "works offline")
    assert before < {url for name, url in page.evaluate(KEPT) if name == "sudoku-files"}


def new_build(variant: Variant, title: str = "Sudoku Workshop, new") -> None:
    variant.replace("index.html", "<title>Sudoku Workshop", f"<title>{title}")
    variant.replace("locales/en.json", '"header.title": "Sudoku Workshop"', f'"header.title": "{title}"')
    variant.describe()


LOOK = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  return registration.waiting !== null;
}"""


def look_for_update(page: Page) -> None:
    """Wait for an update.

    A check joins the one that the browser itself makes after a visit, which may have begun too early.
    """
    eventually(lambda: page.evaluate(LOOK), True, 60_000)


TAKEN = 60_000  # milliseconds; a browser may delay an update for half a minute after the old worker was used
UPDATE = "Update now"
INSTALL = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  while (!registration.installing) await registration.update();
  const worker = registration.installing;
  await new Promise((done) => worker.addEventListener("statechange", done));
  return worker.state;
}"""


def test_an_update_waits_until_the_person_agrees(page: Page, variant: Variant, host: Host) -> None:
    open_whole(page, host.address)
    new_build(variant)
    look_for_update(page)
    button = page.get_by_role("button", name=UPDATE)
    expect(button).to_be_visible(timeout=30_000)
    page.reload()
    expect(page).to_have_title("Sudoku Workshop")
    button.click()
    expect(page).to_have_title("Sudoku Workshop, new", timeout=TAKEN)
    has_verdict(page)
    host.stop()
    page.reload()
    expect(page).to_have_title("Sudoku Workshop, new")
    words(page, "works offline")
    assert len([url for name, url in page.evaluate(KEPT) if name == "sudoku-builds"]) == 1


def test_an_update_is_taken_at_the_next_start(context: BrowserContext, variant: Variant, host: Host) -> None:
    page = context.new_page()
    open_whole(page, host.address)
    new_build(variant)
    look_for_update(page)
    expect(page.get_by_role("button", name=UPDATE)).to_be_visible(timeout=30_000)
    page.close()
    page = context.new_page()
    page.goto(host.address)
    expect(page).to_have_title("Sudoku Workshop, new")


def test_a_broken_update_leaves_the_old_build(page: Page, variant: Variant, host: Host) -> None:
    open_whole(page, host.address)
    new_build(variant)
    variant.flip("locales/en.json")
    assert page.evaluate(INSTALL) == "redundant"
    page.reload()
    expect(page).to_have_title("Sudoku Workshop")
    has_verdict(page)
    words(page, "works offline")
    expect(page.get_by_role("button", name=UPDATE)).to_be_hidden()
    host.stop()
    page.reload()
    has_verdict(page)


@pytest.mark.parametrize("name", ["boot/snapshot.bin.gz", "main.js"])
def test_a_damaged_copy_is_mended(name: str, page: Page, variant: Variant, host: Host) -> None:
    """Damage a saved file without changing its length. Without main.js, the page itself can check nothing."""
    open_whole(page, host.address)
    key = json.loads(variant.path("build.json").read_text())["files"][name]["sha256"]
    page.evaluate(
        """async (key) => {
          const files = await caches.open("sudoku-files");
          const address = new URL(`.kept/${key}`, location.href);
          const kept = await files.match(address);
          const bytes = new Uint8Array(await kept.arrayBuffer());
          bytes.fill(40, bytes.length / 2);
          await files.put(address, new Response(bytes, { headers: kept.headers }));
        }""",
        key,
    )
    for _ in range(2):
        page.reload()
        has_verdict(page)
        diagnosed(page, "engine: snapshot")
        expect(page.locator(".diagnostics")).to_contain_text("parts: all match")
        host.stop()


EMPTY = """async () => {
  const files = await caches.open("sudoku-files");
  for (const request of await files.keys()) {
    const { headers } = await files.match(request);
    await files.put(request, new Response("", { headers }));
  }
}"""
TRUSTING = ("return right ? kept : undefined", "return kept")  # makes the service worker answer as an old one did


def test_a_copy_that_was_kept_empty_is_no_blank_page(page: Page, host: Host) -> None:
    open_whole(page, host.address)
    page.evaluate(EMPTY)
    for _ in range(2):
        page.reload()
        has_verdict(page)
        words(page, "works offline")
        host.stop()


def test_whoever_has_a_blank_page_is_led_out_of_it(page: Page, variant: Variant, host: Host) -> None:
    """Check the state in which builds up to 4bf537b left WebKit.

    All saved files were empty, and the service worker accepted that.
    """
    mended = variant.path("sw.js").read_text(encoding="utf-8")
    variant.replace("sw.js", *TRUSTING)
    variant.describe()
    open_whole(page, host.address)
    page.evaluate(EMPTY)
    page.reload()
    assert page.content() == "<html><head></head><body></body></html>"
    variant.write("sw.js", mended.encode())
    new_build(variant)
    page.reload()
    expect(page).to_have_title("Sudoku Workshop, new", timeout=60_000)
    has_verdict(page)
    host.stop()
    page.reload()
    has_verdict(page)
    words(page, "works offline")


def test_a_browser_that_keeps_empty_bodies_is_told_of_and_needs_its_server(
    page: Page, variant: Variant, host: Host
) -> None:
    variant.replace("sw.js", "new Response(content,", 'new Response("",')
    variant.describe()
    page.goto(f"{host.address}#p={PUZZLE}")
    expect(page.locator(".notice.seen")).to_contain_text("needs a connection", timeout=60_000)
    page.reload()
    has_verdict(page)
    expect(engine(page)).not_to_contain_text("works offline")


def test_it_is_at_home_under_a_path_of_any_server(page: Page, variant: Variant) -> None:
    host = Host(variant.folder.parent, plain=True)
    try:
        open_whole(page, f"{host.address}dist/")
        host.stop()
        page.reload()
        has_verdict(page)
        words(page, "works offline")
    finally:
        host.stop()


def test_a_seldom_letter_is_fetched_for_a_pdf_and_kept(page: Page, host: Host, tmp_path: Path) -> None:
    """Check that a rare font file is not part of a visit, but is saved once it was needed."""
    open_whole(page, host.address)
    kept = len(page.evaluate(KEPT))
    go(page, "Print")
    page.get_by_text("More options", exact=True).click()
    page.get_by_label("Title", exact=True).fill("壽 Ω")
    assert pdf_text(page, tmp_path).startswith("壽 Ω")
    assert len(page.evaluate(KEPT)) == kept + 1
    host.stop()
    page.reload()
    assert pdf_text(page, tmp_path).startswith("壽 Ω")
    page.get_by_text("More options", exact=True).click()
    page.get_by_label("Title", exact=True).fill("똠")
    press(page, "Download PDF")
    expect(page.get_by_text("The fonts for the PDF have not been downloaded yet")).to_be_visible()


def pdf_text(page: Page, folder: Path) -> str:
    with page.expect_download() as waiting:
        press(page, "Download PDF")
    waiting.value.save_as(folder / "sheet.pdf")
    return text((folder / "sheet.pdf").read_bytes())


def write_four(page: Page) -> None:
    page.get_by_role("gridcell").nth(2).click()
    page.keyboard.press("4")
    expect(page.get_by_role("gridcell").nth(2)).to_contain_text("4")


def test_two_tabs_keep_their_boards_over_an_update(context: BrowserContext, variant: Variant, host: Host) -> None:
    first, second = context.new_page(), context.new_page()
    open_whole(first, host.address)
    second.goto(f"{host.address}#p={'.' * 80}5")
    words(second, "works offline")
    write_four(first)
    new_build(variant)
    look_for_update(first)
    first.get_by_role("button", name=UPDATE).click(timeout=30_000)
    expect(first).to_have_title("Sudoku Workshop, new", timeout=TAKEN)
    expect(first.get_by_role("gridcell").nth(2)).to_contain_text("4")
    expect(second.get_by_role("gridcell").nth(80)).to_contain_text("5")
    expect(second).to_have_title("Sudoku Workshop")
    second.get_by_role("button", name=UPDATE).click(timeout=30_000)
    expect(second).to_have_title("Sudoku Workshop, new", timeout=TAKEN)
    expect(second.get_by_role("gridcell").nth(80)).to_contain_text("5")
    expect(second.get_by_role("gridcell").first).not_to_contain_text("5")


def test_a_full_disk_is_told_and_nothing_is_lost(context: BrowserContext, host: Host) -> None:
    page = context.new_page()
    small = {"origin": host.address.rstrip("/"), "quotaSize": 3_000_000}
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", small)
    page.goto(f"{host.address}#p={PUZZLE}")
    has_verdict(page)
    expect(page.locator(".notice.seen")).to_contain_text("no space left", timeout=30_000)
    expect(engine(page)).not_to_contain_text("works offline")
    write_four(page)
    page.reload()
    expect(page.get_by_role("gridcell").nth(2)).to_contain_text("4")


def test_a_browser_that_forbids_service_workers(page: Page, host: Host) -> None:
    page.add_init_script(
        "ServiceWorkerContainer.prototype.register = async () => { throw new DOMException('no', 'SecurityError'); }"
    )
    page.goto(f"{host.address}#p={PUZZLE}")
    expect(page.locator(".notice.seen")).to_contain_text("needs a connection", timeout=30_000)
    has_verdict(page)
    expect(engine(page)).not_to_contain_text("works offline")
