"""Prints the path of a browser for the tests, Chromium or the engine named: one that is there, else one that is got.

Chromium, which nearly all tests of the page need, is looked for at Playwright's, too, and then, as root on a Debian,
among the distribution's packages; the others come from there with CI set. Of WebKit the path is its driver's. The shell
is Chromium without windows and what belongs to them: a page in it opens for a third of the work.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import NamedTuple

REMEDY = "install Chromium or Chrome, or name one with SUDOKU_BROWSER"


class Engine(NamedTuple):
    names: tuple[str, ...]
    packages: tuple[str, ...]
    remedy: str
    asked: str = "--version"  # what shows that it starts
    needs: str | None = None  # another program


ENGINES = {
    # The fonts: without them Chinese and Korean are drawn as boxes.
    "chromium": Engine(
        ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
        ("chromium", "fonts-noto-cjk"),
        REMEDY,
    ),
    "shell": Engine(("chromium-headless-shell",), ("chromium-headless-shell",), "install chromium-headless-shell"),
    "firefox": Engine(("firefox-esr", "firefox"), ("firefox-esr",), "install Firefox, on Debian firefox-esr"),
    "webkit": Engine(
        ("WebKitWebDriver",),
        ("webkit2gtk-driver", "xvfb"),
        "install WebKitGTK's driver and Xvfb, on Debian webkit2gtk-driver and xvfb",
        asked="--help",
        needs="Xvfb",
    ),
}
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
BUSY = "Could not get lock"  # apt-get's own words; its DPkg::Lock::Timeout does not wait for the lock of the lists
PATIENCE, PAUSE = 300, 2  # seconds that another program may keep it busy, and between two looks
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "chromium"
    browser = find_browser(name) or get_browser(name)
    if browser is None:
        sys.exit(f"No browser for the tests: {ENGINES[name].remedy}.")
    print(browser)


def find_browser(name: str = "chromium") -> str | None:
    """One that is there and starts: the one named, one on the path, Playwright's own."""
    named = os.environ.get("SUDOKU_BROWSER")
    if named and name in ("chromium", "shell"):
        return named
    engine = ENGINES[name]
    if engine.needs and not shutil.which(engine.needs):
        return None
    return next((path for path in candidates(name) if path and starts(path, engine.asked)), None)


def candidates(name: str) -> Iterator[str | None]:
    yield from map(shutil.which, ENGINES[name].names)
    if name == "chromium":
        yield MAC
        yield playwrights_own()


def playwrights_own() -> str:
    """Where Playwright would put it; asked in a process of its own, since a test session runs a Playwright already."""
    return subprocess.run([sys.executable, "-c", ASK_PLAYWRIGHT], capture_output=True, text=True).stdout.strip()


def starts(path: str, asked: str) -> bool:
    """False also for a browser whose libraries are missing."""
    try:
        return subprocess.run([path, asked], capture_output=True, timeout=30).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def get_browser(name: str) -> str | None:
    if name == "chromium":
        tell("No browser found; trying Playwright's own ...")
        attempt(sys.executable, "-m", "playwright", "install", "--no-shell", "chromium")
        return find_browser() or from_debian(name)
    return from_debian(name) if os.environ.get("CI") else None


def from_debian(name: str) -> str | None:
    if not is_root() or not shutil.which("apt-get"):
        return None
    packages = ENGINES[name].packages
    tell(f"Trying Debian's {' and '.join(packages)} ...")
    attempt("apt-get", "update", "-qq")
    attempt("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)
    return find_browser(name)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def attempt(*command: str) -> None:
    """Runs a command that may fail; what counts is whether a browser is there afterwards."""
    done = patiently(command)
    if done.returncode:
        tell("\n".join(done.stderr.strip().splitlines()[-3:]))


def patiently(command: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """Runs a command again while another program, as the updates of a new machine, keeps the packages locked."""
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    end = time.monotonic() + PATIENCE
    while True:
        done = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if not done.returncode or BUSY not in done.stderr or time.monotonic() > end:
            return done
        tell("Another program is busy with the packages; waiting for it ...")
        time.sleep(PAUSE)


def tell(words: str) -> None:
    """On stderr: stdout is for the path alone."""
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
