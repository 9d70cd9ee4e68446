"""Type checkers accept the examples of the documentation, and report names that do not exist."""

import json
import subprocess
import sys
from pathlib import Path

from tests.support.examples import ROOT, TYPED, source

PYRIGHT = ROOT / "node_modules" / "pyright" / "index.js"
WRONG = (  # each line is an error for a type checker
    'sudoku.solv("...")',
    "sudoku.rules.knght()",
    'sudoku.generate(grade="hrd")',
    'sudoku.generate(colour="red")',
    'sudoku.generate("id", size=9)',
    'sudoku.path(puzzle, order="best")',
    'sudoku.hint(puzzle, language="xx")',
    'sudoku.write(puzzle, "nope")',
    "sudoku.print_pdf([puzzle], titel=5)",
    'sudoku.print_pdf([puzzle], paper="A3")',
    "sudoku.hint(puzzle).step.technique",  # there may be no step
    "board.values = ()",
    'board.with_value(1, 2, "3")',
)


def checked(folder: Path, *command: str) -> str:
    """Return what a type checker prints about the examples and about the wrong lines."""
    for page in TYPED:
        name = page.stem.lower().replace("-", "_")
        (folder / f"{name}_examples.py").write_text(source(page), encoding="utf-8")
    begin = 'import sudoku_workshop as sudoku\n\npuzzle = "..."\nboard = sudoku.parse(puzzle)\n'
    (folder / "wrong.py").write_text(begin + "\n".join(WRONG) + "\n", encoding="utf-8")
    files = sorted(map(str, folder.glob("*.py")))
    cwd = folder if "node" in command else ROOT  # mypy reads pyproject.toml, pyright the settings in its folder
    ran = subprocess.run([*command, *files], capture_output=True, text=True, cwd=cwd, check=False)
    return ran.stdout + ran.stderr


def judged(told: str) -> tuple[list[str], list[str]]:
    """Return the errors outside the wrong lines, and the wrong lines without an error."""
    errors = [line for line in told.splitlines() if "error:" in line or " - error" in line]
    first = 5
    missed = [line for number, line in enumerate(WRONG, first) if not any(f"wrong.py:{number}:" in e for e in errors)]
    return [line for line in errors if "wrong.py" not in line], missed


def test_mypy_accepts_the_examples_and_no_wrong_name(tmp_path: Path) -> None:
    told = checked(tmp_path, sys.executable, "-m", "mypy", "--strict", "--no-error-summary")
    assert judged(told) == ([], []), told


def test_pyright_accepts_the_examples_and_no_wrong_name(tmp_path: Path) -> None:
    settings = {"extraPaths": [str(ROOT / "py_src")], "reportUnusedExpression": False, "reportMissingImports": False}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    told = checked(tmp_path, "node", str(PYRIGHT), "--pythonpath", sys.executable)
    assert judged(told) == ([], []), told
