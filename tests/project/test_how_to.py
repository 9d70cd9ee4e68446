"""The guides in docs/how-to name files that exist, and following them is enough: trials in a copy of the sources."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDES = sorted((ROOT / "docs" / "how-to").glob("*.md"))
KINDS = {"technique", "print-option", "text-format", "language", "lesson", "place"}
PATHS = re.compile(r"`((?:py_src|web|tests|tools|docs)/[\w./-]+)`")
TOOLS = re.compile(r"python -m (tools\.\w+)")
PUZZLE = "3...8.......7....51..............36...2..4....7...........6.13..452...........8.."
HARD = ".3..176...9..3..5....654.31.1..4....96...15..2.4...7....9.7.1.......5..6.4...9..."


def test_there_is_a_guide_for_each_kind() -> None:
    assert {guide.stem for guide in GUIDES} == KINDS


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.stem)
def test_what_a_guide_names_exists(guide: Path) -> None:
    text = guide.read_text(encoding="utf-8")
    named = PATHS.findall(text)
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []
    tools = [ROOT.joinpath(*tool.split(".")) for tool in TOOLS.findall(text)]
    assert [tool for tool in tools if not tool.is_dir() and not tool.with_suffix(".py").exists()] == []


class Copy:
    """A copy of the sources in which a trial changes what its guide names."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        skipped = shutil.ignore_patterns("fonts", "photo", "__pycache__", "*.png")
        for name in ("py_src", "tools", "web"):
            shutil.copytree(ROOT / name, folder / name, ignore=skipped)
        (folder / "docs").mkdir()
        for name in ("docs/contract.md", "package.json"):
            shutil.copyfile(ROOT / name, folder / name)

    def insert(self, path: str, before: str, text: str) -> None:
        """Insert a text before another one, which the file has once."""
        file = self.folder / path
        whole = file.read_text(encoding="utf-8")
        assert whole.count(before) == 1, (path, before)
        file.write_text(whole.replace(before, text + before), encoding="utf-8")

    def write(self, path: str, text: str) -> None:
        (self.folder / path).write_text(text, encoding="utf-8")

    def read(self, path: str) -> str:
        return (self.folder / path).read_text(encoding="utf-8")

    def python(self, *arguments: str) -> str:
        """Return the output of the copy's Python."""
        paths = {"PYTHONPATH": f"{self.folder / 'py_src'}{os.pathsep}{self.folder}"}
        return self._run(sys.executable, *arguments, **paths)

    def node(self, code: str) -> str:
        return self._run("node", "--input-type=module", "-e", code)

    def _run(self, *command: str, **environment: str) -> str:
        known = {**os.environ, **environment}
        done = subprocess.run(command, cwd=self.folder, env=known, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


NAMES = "py_src/sudoku_workshop/library/names.py"
LOGIC = "py_src/sudoku_workshop/logic/techniques"
TECHNIQUE = '''"""A trial."""

from sudoku_workshop.logic.techniques.locked import find_locked
from sudoku_workshop.logic.techniques.technique import HOUSE, Technique


def find_trial(position):
    return (step._replace(technique="trial", er=None) for step in find_locked(position, ("pointing",)))


RECORDS = (Technique("trial", "subsets", None, "", HOUSE, find_trial, hint=65),)
'''


def test_a_technique_needs_its_module_its_entry_and_its_words(copy: Copy) -> None:
    copy.write(f"{LOGIC}/trial.py", TECHNIQUE)
    copy.insert(f"{LOGIC}/records.py", "    wings,\n)\nfrom", "    trial,\n")
    copy.insert(f"{LOGIC}/records.py", "    fish,\n    franken,\n    kraken,", "    trial,\n")
    copy.insert("web/locales/en.json", '  "technique.w-wing.hint"', '  "technique.trial.name": "Trial",\n')
    assert copy.python("-m", "tools.contract").split() == ["web/contract/constants.js", NAMES]
    told = copy.python("-m", "sudoku_workshop", "explain", "--lang", "en", HARD)
    assert "Trial: 3 in b8 => r7c9<>3" in told
    groups = "import { GROUPS } from './web/contract/constants.js'; console.log(GROUPS.subsets.includes('trial'))"
    assert copy.node(groups) == "true\n"
    family = "import { familyOf } from './web/lessons/model.js'; console.log(familyOf('trial'))"
    assert copy.node(family) == "trial\n"


FORMAT = '''"""A trial."""

import re

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation.source import Whole
from sudoku_workshop.notation.state import GEOMETRY


def take_trial(source):
    found = list(re.finditer(r"trial<([0-9]{81})>", source.marked))
    for match in found:
        yield Whole("trial", *match.span(), board_of(GEOMETRY, list(map(int, match[1]))))
    source.take([match.span() for match in found])


def write_trial(board):
    return f"trial<{text_of(board.givens).replace('.', '0')}>"
'''


def test_a_format_needs_its_module_its_entries_and_its_words(copy: Copy) -> None:
    formats = "py_src/sudoku_workshop/notation/formats.py"
    copy.write("py_src/sudoku_workshop/notation/trial.py", FORMAT)
    imported = "from sudoku_workshop.notation import trial\n"
    copy.insert(formats, "from sudoku_workshop.notation.error import NotationError\n", imported)
    copy.insert(formats, '    "numbers": Format(', '    "trial": Format(trial.write_trial, only_9=True),\n')
    copy.insert(formats, "    solo.take_solo,\n", "    trial.take_trial,\n")
    copy.insert("web/locales/en.json", '  "format.sukaku"', '  "format.trial": "a trial",\n')
    assert copy.python("-m", "tools.contract").split() == ["web/contract/constants.js", NAMES]
    written = copy.python("-m", "sudoku_workshop", "convert", "--to", "trial", PUZZLE)
    assert written.startswith("trial<300080")
    code = f"from sudoku_workshop.notation import read; found = read('{written.strip()}')"
    assert copy.python("-c", f"{code}; print(found.format, len(found.puzzles))") == "trial 1\n"
    offered = "import { OFFERED } from './web/transfer/forms.js'; console.log(OFFERED.includes('trial'))"
    assert copy.node(offered) == "true\n"


def test_a_print_option_needs_its_definition_and_its_words(copy: Copy) -> None:
    defined = '    depth: int = _option(0, offers=(1, 2), metavar="N")\n    bright: bool = _option(False)\n'
    copy.insert("py_src/sudoku_workshop/sheet/options.py", "    tint: bool", defined)
    said = '  "cli.option.bright": "a trial",\n  "cli.option.depth": "a trial",\n'
    copy.insert("web/locales/en.json", '  "cli.option.brf"', said)
    changed = copy.python("-m", "tools.contract").split()
    assert changed == ["web/contract/shapes.d.ts", "web/contract/constants.js", "docs/contract.md", NAMES]
    assert "--depth N" in copy.python("-m", "sudoku_workshop", "print", "--help")
    shown = (
        "import { CHOICES, MORE_LISTS, optionsFrom, sheetOptions, SWITCHES } from './web/print/options.js';"
        "const kept = sheetOptions(optionsFrom({ depth: 2, bright: true }), '');"
        "console.log(MORE_LISTS.at(-1), CHOICES.depth.join(), SWITCHES.includes('bright'), kept.depth, kept.bright)"
    )
    assert copy.node(shown) == "depth 0,1,2 true 2 true\n"


def test_a_language_needs_its_catalogs_alone(copy: Copy) -> None:
    said = copy.read("web/locales/en.json").replace('"language.name": "English"', '"language.name": "Français"')
    said = said.replace("This page needs JavaScript.", "Cette page a besoin de JavaScript.")
    copy.write("web/locales/fr.json", said.replace('"A single candidate', '"Un seul candidat'))
    copy.python("-m", "tools.contract")
    known = "from sudoku_workshop.languages import LANGUAGES; print(*LANGUAGES)"
    assert copy.python("-c", known).split() == ["en", "zh-Hant", "zh-Hans", "ko", "fr"]
    copy.python("-m", "sudoku_workshop", "check", "--lang", "fr", PUZZLE)
    chosen = (
        "import { LANGUAGES } from './web/contract/constants.js'; import { chooseLanguage } from './web/ui/i18n.js';"
        "console.log(LANGUAGES.fr, chooseLanguage(['fr-CA', 'ko']))"
    )
    assert copy.node(chosen) == "Français fr\n"
    page = copy.read("web/index.html")
    assert '<div lang="fr">' in page
    assert '<span lang="fr">Cette page a besoin de JavaScript.</span>' in page
