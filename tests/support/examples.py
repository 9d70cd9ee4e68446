"""The Python examples of the documentation."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "docs" / "index.md", ROOT / "docs" / "library.md", ROOT / "docs" / "tasks.md"]
TYPED = [*PAGES, ROOT / "docs" / "cookbook.md"]  # npm run build:docs runs the cookbook, which needs NumPy


def examples(page: Path) -> str:
    """Return all Python examples of a page as one text, because later blocks use the names of earlier ones."""
    return "\n".join(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S))


def source(page: Path) -> str:
    """Return the examples of a page as a program, without what they print."""
    lines = (line for line in examples(page).splitlines() if line.startswith((">>>", "...")))
    return "\n".join(line[4:] for line in lines) + "\n"
