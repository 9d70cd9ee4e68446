"""The example notebook runs, and contains the output of its cells."""

import json

from tools.notebook import NOTEBOOK, display, executed, last_value, written

TEXT = NOTEBOOK.read_text(encoding="utf-8")


def test_the_notebook_shows_what_its_cells_give() -> None:
    assert written(executed(json.loads(TEXT))) == TEXT, "PYTHONPATH=py_src python -m tools.notebook"


def test_it_shows_boards_as_pictures_and_a_run_with_a_slider() -> None:
    shown = [output["data"] for cell in json.loads(TEXT)["cells"] for output in cell.get("outputs", [])]
    assert sum("image/svg+xml" in forms for forms in shown) == 3
    assert sum('type="range"' in forms.get("text/html", "") for forms in shown) == 1


def test_a_cell_shows_what_its_last_line_comes_to() -> None:
    names: dict[str, object] = {}
    assert last_value("a = 2", names) is None
    assert display(last_value("b = 3\na * b", names)) == {"text/plain": "6"}
    assert display(None) == {}
