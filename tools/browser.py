"""Prints the path of a Chromium for the tests: one that is installed, else one that can be got.

Playwright's own is tried first, then, as root on a Debian, the distribution's package.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
BUSY = "Could not get lock"  # apt-get's own words; its DPkg::Lock::Timeout does not wait for the lock of the lists
PATIENCE, PAUSE = 300, 2  # seconds that another program may keep it busy, and between two looks
PACKAGES = ("chromium", "fonts-noto-cjk")  # the fonts: without them Chinese and Korean are drawn as boxes
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""
REMEDY = "install Chromium or Chrome, or name one with SUDOKU_BROWSER"


def main() -> None:
    browser = find_browser() or get_browser()
    if browser is None:
        sys.exit(f"No browser for the tests: {REMEDY}.")
    print(browser)


def find_browser() -> str | None:
    """One that is there and starts: the one named, one on the path, Playwright's own."""
    named = os.environ.get("SUDOKU_BROWSER")
    if named:
        return named
    return next((path for path in candidates() if path and starts(path)), None)


def candidates() -> Iterator[str | None]:
    yield from map(shutil.which, NAMES)
    yield MAC
    yield playwrights_own()


def playwrights_own() -> str:
    """Where Playwright would put it; asked in a process of its own, since a test session runs a Playwright already."""
    return subprocess.run([sys.executable, "-c", ASK_PLAYWRIGHT], capture_output=True, text=True).stdout.strip()


def starts(path: str) -> bool:
    """False also for a browser whose libraries are missing."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=30).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def get_browser() -> str | None:
    tell("No browser found; trying Playwright's own ...")
    attempt(sys.executable, "-m", "playwright", "install", "--no-shell", "chromium")
    return find_browser() or from_debian()


def from_debian() -> str | None:
    if not is_root() or not shutil.which("apt-get"):
        return None
    tell(f"Trying Debian's {' and '.join(PACKAGES)} ...")
    attempt("apt-get", "update", "-qq")
    attempt("apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES)
    return find_browser()


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
