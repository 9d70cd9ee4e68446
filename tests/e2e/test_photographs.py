"""Photographs of a printed page: opened, pasted, and shown to the camera."""

import base64
import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pypdfium2
import pytest
from PIL import Image
from playwright.sync_api import CDPSession, Locator, Page, Playwright, expect

import sudoku_workshop
from tests.e2e.desk import Desk
from tests.e2e.hands import (
    AWAKE,
    UNIQUE,
    cell,
    choose_picture,
    eventually,
    grid,
    named,
    new_board,
    press,
    puzzle_menu,
    see_board,
    setting,
    verdict,
    wake,
)
from tests.e2e.puzzles import PUZZLE
from tests.e2e.test_drawing import KILLER
from tests.support.catalogs import words_in
from tests.support.photographs import FONT, as_file, drawn, photographed
from tests.support.variant_pages import Cage, Style, page_of

JIGSAW = ".............4..1.29......8...97....5.2........3....8.......46...8...9.5........1"
REGIONS = "122333334112334444112354444112355566122555667128596667828597667888897777889999997"
BOXES = [row // 3 * 3 + column // 3 for row in range(9) for column in range(9)]
CAGES = re.split("[/\\n]", KILLER)
STYLE = Style(FONT / "serif-regular.ttf", thin=0.02, thick=0.06, inset=0.11, dash=0.08, gap=0.05, stroke=0.02, sum=0.28)

# Makes the data of a paste or a drop with a file.
PICTURE = """([bytes, name]) => {
  const transfer = new DataTransfer();
  const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  transfer.items.add(new File([content], name, { type: "image/png" }));
  return transfer;
}"""
PASTE = """(transfer) => {
  const pasted = { clipboardData: transfer, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new ClipboardEvent("paste", pasted));
}"""
TELEPHONE = """
Object.defineProperty(navigator, "mediaDevices", { value: undefined });
HTMLInputElement.prototype.capture = "";
"""
OUTLINED = """() => {
  const outline = document.querySelector(".camera-outline");
  const pixels = outline?.width && outline.getContext("2d").getImageData(0, 0, outline.width, outline.height).data;
  return pixels && pixels.some((value, i) => i % 4 === 3 && value > 0);
}"""
READ_ALL = """async (files) => {
  const model = await (await fetch("photo/digits.bin")).arrayBuffer();
  const worker = new Worker(new URL("photo-worker.js", location.href), { type: "module" });
  const ask = (asked) => new Promise((resolve, reject) => {
    worker.onerror = reject;
    worker.onmessage = ({ data }) => "held" in data || resolve(data);
    worker.postMessage(asked);
  });
  const ends = [];
  for (const file of files) {
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0)).buffer;
    const { found } = await ask({ bytes, type: "image/jpeg" });
    const { width, height, data } = found ?? {};
    const read = found && (await ask({ pixels: { width, height, data }, model, corners: null }));
    const { cells } = read?.found ?? {};
    ends.push(cells?.map((cell) => cell.indexOf(Math.max(...cell)) || ".").join("") ?? (read ? "none" : "refused"));
  }
  worker.terminate();
  return ends;
}"""
KEEP_TRACKS = """
window.tracks = [];
const { mediaDevices } = navigator;
const ask = mediaDevices.getUserMedia.bind(mediaDevices);
mediaDevices.getUserMedia = async (wish) => {
  const film = await ask(wish);
  window.tracks.push(...film.getTracks());
  return film;
};
"""


@pytest.fixture
def page(table: Desk) -> Page:
    new_board(table.page, "9")
    return table.page


@pytest.fixture(scope="module")
def photograph() -> Image.Image:
    """Return a printed page on a table, seen from the side."""
    document = pypdfium2.PdfDocument(sudoku_workshop.print_pdf(PUZZLE))
    sheet: Image.Image = document[0].render(scale=1.6).to_pil().convert("L")
    w, h = sheet.size
    seen_from = (-0.1 * w, -0.1 * h, -0.15 * w, h * 1.05, w * 1.12, h * 1.1, w * 1.05, -0.02 * h)
    return sheet.transform((900, 1200), Image.Transform.QUAD, seen_from, Image.Resampling.BILINEAR, fillcolor=110)


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Photo")


def held(page: Page, image: Image.Image) -> Any:
    return page.evaluate_handle(PICTURE, [base64.b64encode(as_file(image)["buffer"]).decode(), "shot.png"])


def corners_dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Where is the grid?")


def middle(locator: Locator) -> tuple[float, float]:
    """Return the middle of an element, when the sheet that it is in has opened."""
    locator.evaluate("() => Promise.allSettled(document.getAnimations().map(({finished}) => finished))")
    box = locator.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def is_read(page: Page) -> None:
    expect(panel(page).get_by_role("status")).to_have_text(re.compile("clues were read"), timeout=AWAKE)
    see_board(page, PUZZLE)


def test_a_photograph_of_our_own_sheet_comes_on_the_board(page: Page, photograph: Image.Image) -> None:
    choose_picture(page, as_file(photograph))
    see_board(page, PUZZLE)
    clues = sum(digit != "." for digit in PUZZLE)
    expect(panel(page).get_by_role("status")).to_have_text(f"{clues} clues were read.")
    expect(page.get_by_role("img", name="The grid in the photo, straightened")).to_be_visible()
    expect(verdict(page)).to_have_text(UNIQUE)
    press(panel(page), "Close")
    expect(panel(page)).to_be_hidden()


def test_a_jigsaw_and_a_killer_are_read_with_their_rules(page: Page) -> None:
    jigsaw = page_of(JIGSAW, STYLE, [int(sign) for sign in REGIONS])
    choose_picture(page, as_file(photographed(jigsaw, 0.03, 0.5, 1200)))
    status = panel(page).get_by_role("status")
    expect(status).to_contain_text("the puzzle is a jigsaw", timeout=AWAKE)
    see_board(page, JIGSAW)
    expect(verdict(page)).to_have_text(UNIQUE)
    new_board(page, "9")
    cages = [Cage(int(total), cells_of(cells)) for total, cells in (cage.split(" ", 1) for cage in CAGES)]
    killer = page_of("." * 81, STYLE, BOXES, cages)
    choose_picture(page, as_file(photographed(killer, 0.03, 0.5, 1200)))
    expect(status).to_contain_text("30 cages with their sums were read.", timeout=AWAKE)
    expect(verdict(page)).to_have_text(UNIQUE, timeout=AWAKE)
    expect(page.locator("#grid .rule-text")).to_have_count(30)


def test_a_killer_that_is_not_clear_is_asked_about_and_drawn_over_the_photo(page: Page) -> None:
    wrong = [Cage(20, cells_of("11 12 21")), *(Cage(3, [cell]) for cell in range(81) if cell not in (0, 1, 9))]
    choose_picture(page, as_file(photographed(page_of("." * 81, STYLE, BOXES, wrong), 0.03, 0.5, 1200)))
    expect(panel(page).get_by_role("status")).to_contain_text("Is it a jigsaw, a killer?", timeout=AWAKE)
    expect(page.locator("#grid .rule-text")).to_have_count(0)
    press(panel(page), "It is a killer")
    expect(page.get_by_role("group", name="Draw rules")).to_be_visible()
    expect(page.get_by_role("img", name="The grid in the photo, straightened")).to_be_visible()


def cells_of(cells: str) -> list[int]:
    """Return the numbers of cells, which are given by row and column."""
    return sorted(9 * int(name[0]) + int(name[1]) - 10 for name in cells.split())


def test_pictures_are_pasted_and_dropped_whichever_way_they_lie(page: Page, photograph: Image.Image) -> None:
    page.evaluate(PASTE, held(page, photograph.transpose(Image.Transpose.ROTATE_90)))
    is_read(page)
    new_board(page, "9")
    transfer = held(page, photograph.transpose(Image.Transpose.ROTATE_180))
    for event in ("dragover", "drop"):
        page.dispatch_event("body", event, {"dataTransfer": transfer})
    is_read(page)


def test_the_photograph_is_under_the_cells_until_it_is_closed(page: Page, photograph: Image.Image) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    choose_picture(page, as_file(photograph))
    flat = page.get_by_role("img", name="The grid in the photo, straightened")
    expect(flat).to_be_visible()
    cell(page, "r4c7").click()
    expect(flat).to_be_visible()
    line = panel(page).get_by_role("button", name=re.compile("clues were read"))
    expect(line).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("group", name="Keypad")).to_be_visible()
    assert flat.bounding_box() == pytest.approx(cells_box(page))
    covered = grid(page).evaluate("(board) => getComputedStyle(board.querySelector('.cell')).backgroundColor")
    assert covered == "rgba(0, 0, 0, 0)"
    line.click()
    press(panel(page), "Close")
    expect(flat).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 720})


def cells_box(page: Page) -> dict[str, float]:
    """Return the rectangle of all cells of the board."""
    first, last = cell(page, "r1c1").bounding_box(), cell(page, "r9c9").bounding_box()
    assert first
    assert last
    size = {"width": last["x"] + last["width"] - first["x"], "height": last["y"] + last["height"] - first["y"]}
    return {"x": first["x"], "y": first["y"]} | size


def test_corners_by_keys_and_what_was_before_after_cancel(page: Page, photograph: Image.Image) -> None:
    nothing = as_file(Image.new("L", (400, 300), 200))
    choose_picture(page, nothing)
    dialog = corners_dialog(page)
    expect(dialog.get_by_role("status")).to_have_text(re.compile("^No grid was found.*closer"))
    corner = page.get_by_role("button", name="Top left corner")
    expect(corner).to_be_focused()
    x, y = middle(corner)
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("ArrowDown")
    assert middle(corner) > (x, y)
    assert middle(corner)[1] > y
    press(dialog, "Cancel")
    expect(dialog).to_be_hidden()
    expect(panel(page)).to_be_hidden()
    choose_picture(page, as_file(photograph))
    is_read(page)
    choose_picture(page, nothing)
    press(dialog, "Cancel")
    is_read(page)
    press(panel(page), "Set the corners")
    corner.press("ArrowRight")
    page.go_back()
    expect(dialog).to_be_hidden()
    is_read(page)
    press(panel(page), "Set the corners")
    corner.press("ArrowRight")
    corner.press("ArrowLeft")
    press(dialog, "Read again")
    is_read(page)


def test_corners_are_dragged_by_mouse_and_by_touch(page: Page, photograph: Image.Image) -> None:
    choose_picture(page, as_file(photograph))
    is_read(page)
    press(panel(page), "Set the corners")
    dialog = corners_dialog(page)
    corner = page.get_by_role("button", name="Bottom right corner")
    x, y = middle(corner)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=3)
    page.mouse.up()
    assert middle(corner) == pytest.approx((x - 60, y - 40), abs=1)
    finger = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": x - 60, "y": y - 40}]),
        ("touchMove", [{"x": x - 30, "y": y - 20}]),
        ("touchMove", [{"x": x + 3, "y": y + 2}]),
        ("touchEnd", []),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert middle(corner) == pytest.approx((x + 3, y + 2), abs=1)
    press(dialog, "Read again")
    expect(dialog).to_be_hidden()
    is_read(page)


def test_doubtful_cells_are_said_and_marked_on_the_board(page: Page) -> None:
    choose_picture(page, as_file(drawn("44" + PUZZLE[2:], FONT / "clear-regular.ttf")))
    status = panel(page).get_by_role("status")
    expect(status).to_contain_text("These cells were hard to read; please check them: r1c1 and r1c2.")
    expect(status).to_contain_text("does not have exactly one solution")
    eventually(lambda: named(page, "possibly mistyped"), ["r1c1", "r1c2"])


def test_every_language_has_its_own_words_for_it(page: Page, photograph: Image.Image) -> None:
    choose_picture(page, as_file(photograph))
    is_read(page)
    clues = sum(digit != "." for digit in PUZZLE)
    before = words_in("en")
    for language in ("ko", "zh-Hans", "zh-Hant", "en"):
        setting(page, before["header.language"], language)
        said = before = words_in(language)
        shown = page.get_by_role("region", name=said["photo.title"], exact=True)
        expect(shown.get_by_role("status")).to_have_text(said["photo.read.other"].replace("{count}", str(clues)))
        press(shown, said["photo.corners"])
        dialog = page.get_by_role("dialog", name=said["photo.where"])
        expect(dialog.get_by_role("status")).to_have_text(said["photo.drag"])
        expect(page.get_by_role("button", name=said["photo.corner.top-left"])).to_be_visible()
        press(dialog, said["dialog.cancel"])
        expect(shown).to_be_visible()


def test_what_cannot_be_opened_is_refused_in_words(page: Page) -> None:
    heic = b"\0\0\0\x18ftypheic\0\0\0\0mif1heic"
    for name, content, words_of_it in (
        ("broken.jpg", b"no picture", "This browser cannot open broken.jpg"),
        ("IMG_2.HEIC", heic, "IMG_2.HEIC is a HEIC photo, which this browser cannot open. Open a screenshot"),
        ("huge.png", huge(), "This browser cannot open huge.png: the file is damaged, too large"),
    ):
        choose_picture(page, {"name": name, "mimeType": "image/png", "buffer": content})
        expect(page.get_by_text(words_of_it)).to_be_visible()
        expect(panel(page)).to_be_hidden()


def test_a_hundred_damaged_files_stop_nothing(page: Page) -> None:
    """Check that files are refused or partly read, and that the same worker then reads a valid one."""
    random, whole = Random(21), packed(drawn(PUZZLE, FONT / "clear-regular.ttf").resize((240, 240)))
    files = [*(damaged(whole, random) for _ in range(100)), whole]
    ends = page.evaluate(READ_ALL, [base64.b64encode(file).decode() for file in files])
    assert ends.pop() == PUZZLE
    assert len(ends) == 100
    assert 50 < ends.count("refused") < 95  # some can still be read


def packed(image: Image.Image) -> bytes:
    kept = io.BytesIO()
    image.save(kept, "JPEG", quality=60)
    return kept.getvalue()


def damaged(file: bytes, random: Random) -> bytes:
    """Return the beginning of a file, the file with bytes changed or removed, or its first bytes and noise."""
    at = random.randrange(len(file))
    ways = (
        file[:at],
        file[: random.randint(0, 20)] + random.randbytes(random.randint(0, 4000)),
        file[:at] + random.randbytes(random.randint(1, 40)) + file[at + 40 :],
        file[:at] + file[at + random.randint(1, 400) :],
    )
    return random.choices(ways, weights=(6, 6, 1, 1))[0]  # readable files take as long as photographs


def huge() -> bytes:
    """Return a file of 170 kB with 900 million pixels."""
    kept = io.BytesIO()
    Image.new("1", (30000, 30000), 1).save(kept, "PNG")
    return kept.getvalue()


def test_large_and_moving_pictures_are_read_and_the_page_goes_on(
    page: Page, photograph: Image.Image, tmp_path: Path
) -> None:
    """Check that 50 megapixels take the page's thread hardly more processor time than one."""
    small, large, moving = tmp_path / "small.jpg", tmp_path / "large.jpg", tmp_path / "moving.gif"
    photograph.save(small)
    photograph.resize((6124, 8165)).save(large, quality=80)
    photograph.save(moving, save_all=True, append_images=[Image.new("L", photograph.size)], duration=50)
    taken(page, moving)
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    usual = busy(cdp, lambda: taken(page, small))
    more = busy(cdp, lambda: taken(page, large)) - usual
    assert more < 0.15, f"{more:.3f} s more than for a small picture"


def taken(page: Page, file: Path) -> None:
    new_board(page, "9")
    choose_picture(page, file)
    is_read(page)


def busy(cdp: CDPSession, act: Callable[[], None]) -> float:
    """Return the processor time of the page's own thread, in seconds."""
    before = page_time(cdp)
    act()
    return page_time(cdp) - before


def page_time(cdp: CDPSession) -> float:
    metrics = {it["name"]: it["value"] for it in cdp.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def test_where_the_camera_may_not_be_used_a_file_is_offered(table: Desk, page: Page, photograph: Image.Image) -> None:
    table.page.context.clear_permissions()
    puzzle_menu(page, "Camera")
    dialog = page.get_by_role("dialog", name="Camera")
    expect(dialog.get_by_role("status")).to_have_text(re.compile("access to it is blocked"))
    expect(dialog.get_by_role("button", name="Take the picture")).to_be_hidden()
    with page.expect_file_chooser() as chosen:
        press(dialog, "Photo")
    chosen.value.set_files(as_file(photograph))
    expect(dialog).to_be_hidden()
    is_read(page)


def test_without_a_live_camera_the_telephones_own_is_opened(closed_desk: Desk) -> None:
    page = closed_desk.page
    page.add_init_script(TELEPHONE)
    page.goto(closed_desk.site)
    with page.expect_file_chooser() as chosen:
        puzzle_menu(page, "Camera")
    assert chosen.value.element.get_attribute("capture") == "environment"


@pytest.fixture
def before_camera(
    playwright: Playwright, windowed_path: str, site: str, photograph: Image.Image, tmp_path: Path
) -> Iterator[Page]:
    """Yield a page with an unsteady camera that shows our printed page in twelve positions, thirty times per second."""
    film = tmp_path / "film.mjpeg"
    film.write_bytes(b"".join(frame(photograph, number) for number in range(12)))
    fake = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"]
    arguments = ["--no-sandbox", *fake, f"--use-file-for-fake-video-capture={film}"]
    browser = playwright.chromium.launch(executable_path=windowed_path, args=arguments)
    page = browser.new_context(locale="en-US", service_workers="block", permissions=["camera"]).new_page()
    page.add_init_script(KEEP_TRACKS)
    page.goto(site)
    wake(page)
    yield page
    browser.close()


def frame(photograph: Image.Image, number: int) -> bytes:
    view = Image.new("RGB", (960, 1280), (110, 110, 110))
    view.paste(photograph.resize((720, 960)), (20 * number, 320 - 26 * number))
    kept = io.BytesIO()
    view.save(kept, "JPEG", quality=90)
    return kept.getvalue()


def test_the_camera_outlines_the_grid_and_is_stopped_whichever_way_it_ends(before_camera: Page) -> None:
    page = before_camera
    dialog = page.get_by_role("dialog", name="Camera")

    def outlined(cameras: int) -> None:
        puzzle_menu(page, "Camera")
        page.wait_for_function(OUTLINED, timeout=AWAKE)
        assert page.evaluate("window.tracks.map((track) => track.readyState)") == ["ended"] * (cameras - 1) + ["live"]

    def stopped(cameras: int) -> None:
        expect(dialog).to_be_hidden()
        assert page.evaluate("window.tracks.map((track) => track.readyState)") == ["ended"] * cameras

    outlined(1)
    press(dialog, "Cancel")
    stopped(1)
    outlined(2)
    page.go_back()
    stopped(2)
    outlined(3)
    press(dialog, "Take the picture")
    stopped(3)
    is_read(page)
    new_board(page, "9")
    outlined(4)
    page.evaluate("document.querySelector('video').pause()")  # as if held still
    is_read(page)
    stopped(4)
