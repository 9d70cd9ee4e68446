"""The command `python -m tools.contract`: it writes outdated files. With `--check`, it only lists them."""

import sys
from pathlib import Path

from sudoku_workshop import files
from tools.contract import constants, languages, names, page, patterns, typed

ROOT = Path(__file__).resolve().parents[2]


def texts() -> dict[str, str]:
    """Return the content of all files that are generated for the contract, by file name."""
    return {
        "web/contract/shapes.d.ts": typed.text(),
        "web/contract/constants.js": constants.text(),
        "web/contract/stored.js": patterns.text(),
        "docs/contract.md": page.text(),
        "py_src/sudoku_workshop/languages.py": languages.module(),
        "py_src/sudoku_workshop/library/names.py": names.module(),
        "py_src/sudoku_workshop/rules/signatures.pyi": names.rule_signatures(),
        **{f"web/{name}": languages.html(name) for name in ("index.html", "embed.html")},
    }


def stale() -> dict[str, str]:
    """Return the new content of the generated files that are out of date, by file name."""
    return {name: text for name, text in texts().items() if not _is_current(ROOT / name, text)}


def _is_current(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    found = stale()
    for name, text in found.items() if "--check" not in sys.argv else ():
        files.write(ROOT / name, text.encode())
    print(*found or ["all files are up to date"], sep="\n")
    sys.exit("--check" in sys.argv and bool(found))
