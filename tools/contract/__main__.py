"""`python -m tools.contract` writes what is not current; with `--check` it only names it."""

import sys
from pathlib import Path

from tools.contract import constants, page, patterns, typed

ROOT = Path(__file__).resolve().parents[2]


def texts() -> dict[str, str]:
    """All that is made, by file."""
    return {
        "web/contract/shapes.d.ts": typed.text(),
        "web/contract/constants.js": constants.text(),
        "web/contract/stored.js": patterns.text(),
        "docs/contract.md": page.text(),
    }


def stale() -> dict[str, str]:
    """What is not as it would be made now."""
    return {name: text for name, text in texts().items() if not _is_current(ROOT / name, text)}


def _is_current(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    found = stale()
    for name, text in found.items() if "--check" not in sys.argv else ():
        (ROOT / name).write_text(text, encoding="utf-8")
    print(*found or ["all is current"], sep="\n")
    sys.exit("--check" in sys.argv and bool(found))
