"""Builds the documentation site in site/, after its examples have run: npm run build:docs.

The examples of the cookbook need NumPy and pandas, which tests do not have. The other pages have tests.
"""

import contextlib
import doctest
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("index.md", "cookbook.md", "tasks.md")


def main() -> int:
    """Run the examples and build the site. Return the exit status."""
    failed = [page for page in PAGES if not runs(ROOT / "docs" / page)]
    if failed:
        print(f"these pages have examples that do not work: {', '.join(failed)}", file=sys.stderr)
        return 1
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    return subprocess.run(command, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, check=False).returncode


def runs(page: Path) -> bool:
    """Return whether the examples of a page work as shown. They run in an empty folder."""
    text = "\n".join(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        return doctest.DocTestRunner().run(examples).failed == 0


if __name__ == "__main__":
    sys.exit(main())
