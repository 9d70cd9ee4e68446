"""Gets the programs that tests look at PDFs with: as root on a Debian, its packages; else it says what to install."""

import shutil
import subprocess
import sys
from pathlib import Path

from tools.browser import attempt, is_root, tell

COMMANDS = {"pdftotext": "poppler-utils", "pdftoppm": "poppler-utils", "zbarimg": "zbar-tools"}
CJK_TABLES = (Path("/usr/share/poppler"), Path("/opt/homebrew/share/poppler"), Path("/usr/local/share/poppler"))
LANGUAGES = ("zh-tw", "zh-cn", "ko")


def main() -> None:
    packages = missing()
    if packages and is_root() and shutil.which("apt-get"):
        tell(f"Installing {', '.join(packages)} for the tests of printed pages ...")
        attempt("apt-get", "update", "-qq")
        attempt("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)
    if packages := missing():
        sys.exit(f"Printed pages cannot be tested: {remedy(packages)}.")


def missing() -> list[str]:
    """The Debian packages that are needed and not there."""
    packages = {package for command, package in COMMANDS.items() if not shutil.which(command)}
    if not any(folder.exists() for folder in CJK_TABLES):
        packages.add("poppler-data")  # which glyphs the codes of Chinese and Korean texts are
    if not all(map(has_font, LANGUAGES)):
        packages.add("fonts-noto-cjk")
    return sorted(packages)


def has_font(language: str) -> bool:
    if not shutil.which("fc-list"):
        return False
    found = subprocess.run(["fc-list", f":lang={language}"], capture_output=True, text=True)
    return bool(found.stdout.strip())


def remedy(packages: list[str]) -> str:
    return f"install {', '.join(packages)} (on Debian or Ubuntu: apt-get install {' '.join(packages)})"


if __name__ == "__main__":
    main()
