"""docs/design.md agrees with the style sheets."""

import re

from tests.project.test_layers import ROOT, WEB
from tests.project.test_styles import SHEETS, plain, rules

DESIGN = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
TOKENS = plain((WEB / "ui" / "tokens.css").read_text(encoding="utf-8"))
NAMED = set(re.findall(r"`(--[\w-]+)`", DESIGN))


def test_every_property_of_the_design_exists() -> None:
    defined = set(re.findall(r"(--[\w-]+):", "".join(plain(sheet.read_text(encoding="utf-8")) for sheet in SHEETS)))
    options = {f"--{name}" for name in ("places", "sizes", "themes", "languages")}  # options of tools/screenshots.py
    assert NAMED - defined - options == set()


def test_no_colour_is_left_out() -> None:
    colours = set(re.findall(r"(--[\w-]+): light-dark", TOKENS))
    assert len(colours) > 30
    assert colours - NAMED == set()


def test_every_role_is_told_with_its_form() -> None:
    marks = plain((WEB / "board" / "marks.css").read_text(encoding="utf-8"))
    roles = set(re.findall(r"\.role-([\w-]+)", marks))
    table = DESIGN.partition("## Roles")[2].partition("\n## ")[0]
    told = {
        name for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"`([\w-]+)`", row)
    }
    assert told == roles


def test_only_the_question_before_a_loss_is_modal() -> None:
    scripts = {path: path.read_text(encoding="utf-8") for path in sorted(WEB.rglob("*.js"))}
    assert [path.name for path, text in scripts.items() if "showModal" in text] == ["forget-dialog.js"]
    assert any("dialog.show()" in text for text in scripts.values())


def test_the_table_of_marks_names_those_that_style_sheets_use() -> None:
    """Check that a sheet uses no mark of the root element that no script sets."""
    used = {
        mark
        for sheet in SHEETS
        for rule in rules(sheet)
        for root in re.findall(r":root(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s()])*", rule)
        for mark in re.findall(r"\[(data-[\w-]+)", root)
    }
    assert len(used) > 15
    table = DESIGN.partition("| marks |")[2].partition("\n\n")[0]
    assert set(re.findall(r"`(data-[\w-]+)`", table)) == used
