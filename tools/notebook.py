"""The example notebook: `PYTHONPATH=py_src python -m tools.notebook` runs its cells and saves their output."""

import ast
import json
from pathlib import Path
from typing import Any

from sudoku_workshop import files

NOTEBOOK = Path(__file__).resolve().parents[1] / "docs" / "notebook.ipynb"
FORMS = {"text/html": "_repr_html_", "image/svg+xml": "_repr_svg_"}


def executed(notebook: dict[str, Any]) -> dict[str, Any]:
    """Return the notebook with the current output of its cells.

    The cells run as in Jupyter: names that one cell defines can be used in later cells.
    """
    names: dict[str, Any] = {}
    cells, count = [], 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            shown = display(last_value("".join(cell["source"]), names))
            told = {"output_type": "execute_result", "execution_count": count, "metadata": {}, "data": shown}
            cell = {**cell, "execution_count": count, "outputs": [told] if shown else []}
        cells.append(cell)
    return {**notebook, "cells": cells}


def last_value(source: str, names: dict[str, Any]) -> object:
    """Run a cell, and return the value of its last statement, or None if this is not an expression."""
    *before, last = ast.parse(source).body
    shown = last.value if isinstance(last, ast.Expr) else None
    exec(compile(ast.Module(before if shown else [*before, last], []), "cell", "exec"), names)
    return eval(compile(ast.Expression(shown), "cell", "eval"), names) if shown else None


def display(value: object) -> dict[str, str]:
    """Return a value in every format in which it can display itself."""
    if value is None:
        return {}
    forms = {kind: getattr(value, name)() for kind, name in FORMS.items() if hasattr(value, name)}
    return {"text/plain": repr(value), **forms}


def written(notebook: dict[str, Any]) -> str:
    """Return the notebook as text."""
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    files.write(NOTEBOOK, written(executed(json.loads(NOTEBOOK.read_text(encoding="utf-8")))).encode())
