"""Adding a kind of rule touches its module, `KINDS`, its words and tests: nothing else knows the kinds by name."""

import json
import re
from pathlib import Path

import pytest

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.rules import KINDS, parse_rule
from tests.conftest import ROOT
from tests.support.plain_rules import DEMANDS

RULES = ROOT / "py_src" / "sudoku_workshop" / "rules"
LINES = 80  # a module of a kind has fewer
NO_WORD = {"regions", "area", "cage", "even", "odd", "white", "black", "clone", "disjoint", "minimum", "maximum"} | {
    "parity", "king", "knight", "greater", "sum", "arrow", "skyscraper",
}  # fmt: skip  # these also mean something else in code, so their names alone say nothing
TOLD_APART = {  # files that name kinds, with the reason
    "web/board/": "diagonals are drawn as lines over the grid",
    "web/draw/": "the tools for drawing are chosen by hand",
    "web/make/options.js": "only killers have cages whose sizes can be chosen",
    "web/verdict/line.js": "rules that are often missing are offered by hand",
    "web/contract/": "generated from KINDS",
    "generator/variants/": "each kind is placed in its own way",
    "library/making.py": "names of variants",
    "library/names.py": "names of variants",
    "logic/ruled/lessons.py": "each lesson is about some kinds",
    "api/samples.py": "examples of requests",
    "web/photo/": "the kinds that a photo can show are read in their own ways",
    "notation/": "formats have keys of their own for kinds",
}


def files() -> list[Path]:
    sources = [*(ROOT / "py_src").rglob("*.py"), *(ROOT / "web").rglob("*.js")]
    return [path for path in sources if RULES not in path.parents]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_sentence_and_a_name_in_every_language(kind: str, language: str) -> None:
    words = json.loads((ROOT / "web" / "locales" / f"{language}.json").read_text(encoding="utf-8"))
    assert words[f"rule.{kind}"]
    assert words[f"part.{kind}"]
    assert ("{number}" in words[f"rule.{kind}"]) <= KINDS[kind].has_number(9)


def test_every_kind_is_defined_again_in_the_tests() -> None:
    assert {*DEMANDS} == {*KINDS}


@pytest.mark.parametrize("module", sorted(RULES.glob("*.py")), ids=lambda path: path.stem)
def test_modules_of_kinds_are_short(module: Path) -> None:
    if re.search(r"^    kind = ", module.read_text(encoding="utf-8"), re.MULTILINE):
        assert len(module.read_text(encoding="utf-8").splitlines()) < LINES


def test_nothing_else_names_a_kind() -> None:
    quoted = re.compile("|".join(rf"""["']{kind}["']""" for kind in {*KINDS} - NO_WORD))
    found = {
        path.relative_to(ROOT).as_posix(): sorted({*quoted.findall(path.read_text(encoding="utf-8"))})
        for path in files()
        if quoted.search(path.read_text(encoding="utf-8"))
    }
    assert {path: kinds for path, kinds in found.items() if not any(told in path for told in TOLD_APART)} == {}


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_about_rules_has_every_kind_with_its_sentence(kind: str) -> None:
    sentence = json.loads((ROOT / "web" / "locales" / "en.json").read_text(encoding="utf-8"))[f"rule.{kind}"]
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    [row] = [line.split("|") for line in page.splitlines() if line.startswith(f"| `{kind}` |")]
    stated = (
        re.escape(sentence)
        .replace(r"\{number\}", r"\d+")
        .replace(r"\{listed\}", r"-?\d+(, -?\d+)*")
        .replace(r"\{sentence\}", "Neighbours on .*")
    )
    assert re.fullmatch(stated, row[2].strip())
    if kind != "regions":
        text = row[4].strip(" `")
        assert parse_rule(text, geometry("9").frame).text(9) == text
