"""From the newspaper: photographs of one of our own printed sheets, opened, pasted and shown by hand, on the page."""

import base64
import io
import re
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, Playwright, expect

import sudoku_workshop
from tests.e2e.desk import Desk
from tests.e2e.hands import AWAKE, UNIQUE, new_board, press, puzzle_menu, see_board, verdict, wake
from tests.e2e.puzzles import PUZZLE

PASTE_PICTURE = """([bytes, name]) => {
  const transfer = new DataTransfer();
  const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  transfer.items.add(new File([content], name, { type: "image/png" }));
  const pasted = { clipboardData: transfer, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new ClipboardEvent("paste", pasted));
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
    """A printed sheet on a table, from the side."""
    document = pypdfium2.PdfDocument(sudoku_workshop.print_pdf(PUZZLE))
    sheet: Image.Image = document[0].render(scale=1.6).to_pil().convert("L")
    w, h = sheet.size
    seen_from = (-0.1 * w, -0.1 * h, -0.15 * w, h * 1.05, w * 1.12, h * 1.1, w * 1.05, -0.02 * h)
    return sheet.transform((900, 1200), Image.Transform.QUAD, seen_from, Image.Resampling.BILINEAR, fillcolor=110)


def as_file(image: Image.Image, name: str = "IMG_1.png") -> Any:
    kept = io.BytesIO()
    image.save(kept, "PNG")
    return {"name": name, "mimeType": "image/png", "buffer": kept.getvalue()}


def choose_picture(page: Page, file: Any) -> None:
    with page.expect_file_chooser() as chosen:
        puzzle_menu(page, "Photo")
    chosen.value.set_files(file)


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Photograph")


def test_a_photograph_of_our_own_sheet_comes_on_the_board(page: Page, photograph: Image.Image) -> None:
    choose_picture(page, as_file(photograph))
    see_board(page, PUZZLE)
    clues = sum(digit != "." for digit in PUZZLE)
    expect(panel(page).get_by_role("status")).to_have_text(f"{clues} clues were read.")
    expect(page.get_by_role("img", name="The grid in the photograph, straightened")).to_be_visible()
    expect(verdict(page)).to_have_text(UNIQUE)
    press(panel(page), "Close")
    expect(panel(page)).to_be_hidden()


def test_a_pasted_picture_that_lies_on_its_side(page: Page, photograph: Image.Image) -> None:
    content = as_file(photograph.transpose(Image.Transpose.ROTATE_90))["buffer"]
    page.evaluate(PASTE_PICTURE, [base64.b64encode(content).decode(), "shot.png"])
    see_board(page, PUZZLE)


def test_where_no_grid_is_found_its_corners_are_shown_by_hand(page: Page) -> None:
    choose_picture(page, as_file(Image.new("L", (400, 300), 200)))
    dialog = page.get_by_role("dialog", name="Where is the grid?")
    expect(dialog.get_by_role("status")).to_have_text(re.compile("^No grid was found.*nearer"))
    corner = dialog.get_by_role("button", name="Top left corner")
    expect(corner).to_be_focused()
    before = corner.bounding_box()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("ArrowDown")
    after = corner.bounding_box()
    assert before
    assert after
    assert after["x"] > before["x"]
    assert after["y"] > before["y"]
    press(dialog, "Cancel")
    expect(dialog).to_be_hidden()


def test_corners_that_were_dragged_are_read(page: Page, photograph: Image.Image) -> None:
    choose_picture(page, as_file(photograph))
    see_board(page, PUZZLE)
    press(panel(page), "Show the corners")
    dialog = page.get_by_role("dialog", name="Where is the grid?")
    corner = dialog.get_by_role("button", name="Bottom right corner")
    box = corner.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 9, y + 7, steps=3)
    page.mouse.up()
    press(dialog, "Read again")
    expect(dialog).to_be_hidden()
    expect(panel(page).get_by_role("status")).to_have_text(re.compile("clues were read"))
    see_board(page, PUZZLE)


def test_a_damaged_picture_is_refused_in_words(page: Page) -> None:
    choose_picture(page, {"name": "broken.heic", "mimeType": "image/heic", "buffer": b"no picture"})
    expect(page.get_by_text("broken.heic is no picture that this browser can open.")).to_be_visible()
    expect(panel(page)).to_be_hidden()


def test_the_camera_takes_the_picture_when_it_is_steady_and_is_stopped(
    playwright: Playwright, browser_path: str, site: str, photograph: Image.Image, tmp_path: Path
) -> None:
    film = tmp_path / "film.mjpeg"
    photograph.convert("RGB").resize((960, 1280)).save(film, "JPEG", quality=90)
    fake = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"]
    arguments = ["--no-sandbox", *fake, f"--use-file-for-fake-video-capture={film}"]
    browser = playwright.chromium.launch(executable_path=browser_path, args=arguments)
    page = browser.new_context(locale="en-US", service_workers="block", permissions=["camera"]).new_page()
    page.add_init_script(KEEP_TRACKS)
    page.goto(site)
    wake(page)
    puzzle_menu(page, "Camera")
    expect(page.get_by_role("dialog", name="Camera")).to_be_visible()
    expect(panel(page).get_by_role("status")).to_have_text(re.compile("clues were read"), timeout=AWAKE)
    see_board(page, PUZZLE)
    assert page.evaluate("window.tracks.map((track) => track.readyState)") == ["ended"]
    browser.close()
