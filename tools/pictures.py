"""Draws the README's pictures and the pictures of the installed page, from the page itself and from icons/icon.svg.

Run this by hand after the look of the page has changed. It needs a dist/ (npm run build) and a browser.

python tools/pictures.py
"""

import re
import sys
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.browser import find_browser, is_root
from tools.serve import DIST, serving

ICONS = DIST.parent / "web" / "icons"
DOCS = DIST.parent / "docs"
PLAIN = {"icon-192.png": 192, "icon-512.png": 512}
FILLED = {
    "maskable-512.png": 512,
    "apple-180.png": 180,
}  # systems cut these icons to any shape, so the drawing is in the middle
COLOR = "#0f6c78"
SHADES = 128  # colours of a screenshot: all that the flat page has, in a third of the bytes
DESK, PHONE = (1280, 800), (390, 844)
SHOTS: list[tuple[Path, tuple[int, int], Literal["light", "dark"]]] = [
    (ICONS / "desk.png", DESK, "light"),
    (ICONS / "phone.png", PHONE, "light"),
    (DOCS / "page.png", DESK, "light"),
    (DOCS / "page-dark.png", DESK, "dark"),
]
PUZZLE = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"


def main() -> None:
    """Draw the icons in all sizes, and take the screenshots of the page."""
    with sync_playwright() as playwright, serving() as site:
        sandbox = ["--no-sandbox"] if is_root() else []
        browser = playwright.chromium.launch(executable_path=find_browser(), args=sandbox)
        for name, size in PLAIN.items():
            draw_icon(browser, name, size, "transparent", 1.0)
        for name, size in FILLED.items():
            draw_icon(browser, name, size, COLOR, 0.8)
        for path, (width, height), theme in SHOTS:
            page = browser.new_page(
                viewport={"width": width, "height": height}, color_scheme=theme, service_workers="block", locale="en-US"
            )
            show_hint(page, site)
            page.screenshot(path=path)
            page.close()
            make_smaller(path)


def make_smaller(path: Path) -> None:
    """Reduce the colours of a picture."""
    with Image.open(path) as picture:
        reduced = picture.convert("RGB").quantize(SHADES, dither=Image.Dither.NONE)
    reduced.save(path, optimize=True)


def draw_icon(browser: Browser, name: str, size: int, ground: str, share: float) -> None:
    """Draw the icon in one size, on a background (`ground`). `share` is its width as a share of the picture's."""
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (ICONS / "icon.svg").read_text(encoding="utf-8")
    style = f"svg {{ position: fixed; inset: 0; margin: auto; width: {share:.0%} }} html {{ background: {ground} }}"
    page.set_content(f"<style>{style}</style>{drawing}")
    page.screenshot(path=ICONS / name, omit_background=ground == "transparent")
    page.close()


def show_hint(page: Page, site: str) -> None:
    """Open the page with a puzzle, and ask for a hint until the whole step is shown."""
    page.goto(f"{site}#p={PUZZLE}")
    expect(page.locator(".verdict-words")).to_have_text(re.compile(r"^one solution\s·\s(?!grading)"), timeout=60_000)
    page.locator(".ask-hint").click()
    for _ in range(2):
        page.locator(".answer-foot .primary").click()
    expect(page.locator(".idea")).to_be_visible()


if __name__ == "__main__":
    main()
