"""Prints the path of a browser for the tests, and installs one if necessary: Chromium, or the engine that is named.

Nearly all tests of the page need Chromium. It is also looked for in Playwright's folder. If it is not there, root on
Debian installs it from the distribution's packages. Other engines are installed from these packages only if CI is set.
For WebKit, the path of its driver is printed. The shell is Chromium without windows, in which opening a page takes a
third of the work.
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
    """A browser engine: the names of its programs, its packages on Debian, and the advice to give if it is missing."""

    names: tuple[str, ...]
    packages: tuple[str, ...]
    remedy: str
    asked: str = "--version"  # an option with which the engine starts and ends at once
    needs: str | None = None  # another program that the engine needs


ENGINES = {
    # The packages include fonts, because without them Chinese and Korean are drawn as boxes.
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
BUSY = "Could not get lock"  # apt-get prints this; DPkg::Lock::Timeout does not cover its lists
PATIENCE, PAUSE = 300, 2  # seconds to wait for another program, and between two attempts
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def main() -> None:
    """Print the path of a browser, or exit with advice."""
    name = sys.argv[1] if len(sys.argv) > 1 else "chromium"
    browser = find_browser(name) or get_browser(name)
    if browser is None:
        sys.exit(f"No browser for the tests: {ENGINES[name].remedy}.")
    print(browser)


def find_browser(name: str = "chromium") -> str | None:
    """Return the path of an installed browser that starts: from SUDOKU_BROWSER, from PATH, or Playwright's own."""
    named = os.environ.get("SUDOKU_BROWSER")
    if named and name in ("chromium", "shell"):
        return named
    engine = ENGINES[name]
    if engine.needs and not shutil.which(engine.needs):
        return None
    return next((path for path in candidates(name) if path and starts(path, engine.asked)), None)


def candidates(name: str) -> Iterator[str | None]:
    """Yield the possible paths of a browser."""
    yield from map(shutil.which, ENGINES[name].names)
    if name == "chromium":
        yield MAC
        yield playwrights_own()


def playwrights_own() -> str:
    """Return the path at which Playwright installs Chromium.

    This asks Playwright in another process, because a test session already runs Playwright in this one.
    """
    return subprocess.run([sys.executable, "-c", ASK_PLAYWRIGHT], capture_output=True, text=True).stdout.strip()


def starts(path: str, asked: str) -> bool:
    """Return whether the browser at `path` starts. It does not start if its libraries are missing."""
    try:
        return subprocess.run([path, asked], capture_output=True, timeout=30).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def get_browser(name: str) -> str | None:
    """Install a browser and return its path, or None if that fails."""
    if name == "chromium":
        tell("No browser found; trying Playwright's own ...")
        attempt(sys.executable, "-m", "playwright", "install", "--no-shell", "chromium")
        return find_browser() or from_debian(name)
    return from_debian(name) if os.environ.get("CI") else None


def from_debian(name: str) -> str | None:
    """Install a browser from Debian's packages and return its path, or None if that fails."""
    if not is_root() or not shutil.which("apt-get"):
        return None
    packages = ENGINES[name].packages
    tell(f"Trying Debian's {' and '.join(packages)} ...")
    attempt("apt-get", "update", "-qq")
    attempt("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)
    return find_browser(name)


def is_root() -> bool:
    """Return whether this process runs as root."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def attempt(*command: str) -> None:
    """Run a command that may fail. The caller then checks whether a browser is installed."""
    done = patiently(command)
    if done.returncode:
        tell("\n".join(done.stderr.strip().splitlines()[-3:]))


def patiently(command: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """Run a command.

    If another program has locked Debian's packages, such as the first update of a new machine, try again later.
    """
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    end = time.monotonic() + PATIENCE
    while True:
        done = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if not done.returncode or BUSY not in done.stderr or time.monotonic() > end:
            return done
        tell("Another program is busy with the packages; waiting for it ...")
        time.sleep(PAUSE)


def tell(words: str) -> None:
    """Print a message on stderr, because only the path is printed on stdout."""
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
