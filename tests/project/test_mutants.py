"""Deliberate changes to the program, which tests should notice. The same seed gives the same changes."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.mutants.__main__ import ROOT, changes, sample
from tests.support.mutants.in_python import differs, edits
from tests.support.mutants.of_scripts import imports_script
from tests.support.mutants.reach import Told
from tests.support.mutants.records import Change, Check
from tests.support.mutants.trial import BEGUN, BrokenError, Workshop
from tests.support.mutants.watchers import FIRST, of_program, of_web, runs_function

SOURCE = b'''"""Numbers < 3, and how many."""
LIMIT: int | None = 3

def few(numbers: list[int], most: int = LIMIT) -> bool:
    """Whether there are < 3."""
    if not numbers:  # and so on
        return True
    return len(numbers) < most and all(number >= 0 for number in numbers)
'''
GRID = "py_src/sudoku_workshop/grid"


def test_python_is_changed_where_it_is_run() -> None:
    changed = [SOURCE[:begin] + new.encode() + SOURCE[end:] for begin, end, new in edits(SOURCE)]
    assert len(set(changed)) == len(changed)
    assert all(differs(SOURCE, each) for each in changed)
    tails = {each.splitlines()[-1].strip().decode() for each in changed}
    assert "return len(numbers) <= most and all(number >= 0 for number in numbers)" in tails
    assert "return len(numbers) < most or all(number >= 0 for number in numbers)" in tails
    assert "return len(numbers) < most and any(number >= 0 for number in numbers)" in tails
    assert {each.splitlines()[5] for each in changed} >= {
        b"    if numbers:  # and so on",
        b"    if False:  # and so on",
    }
    assert {(each.splitlines()[0], each.splitlines()[4]) for each in changed} == {
        (SOURCE.splitlines()[0], SOURCE.splitlines()[4])
    }


def test_the_sample_is_the_same_for_the_same_seed() -> None:
    taken = sample(12, 5, [GRID])
    assert taken == sample(12, 5, [GRID]) != sample(12, 6, [GRID])
    assert len({(each.file, each.line((ROOT / each.file).read_bytes())) for each in taken}) == 12


def test_scripts_are_changed_into_scripts(tmp_path: Path) -> None:
    """Check that changed scripts are valid, and that JSDoc is not changed, where words look like operators."""
    found = [change for change in changes(["web/play"]) if change.file == "web/play/aloud.js"]
    source = (ROOT / "web/play/aloud.js").read_bytes()
    made = {change.applied(source) for change in found}
    assert len(made) == len(found) > 20
    files = [tmp_path / f"{at}.js" for at, _ in enumerate(made)]
    for file, text in zip(files, made, strict=True):
        file.write_bytes(text)
    esbuild = ROOT / "node_modules" / ".bin" / "esbuild"
    subprocess.run([esbuild, *files, f"--outdir={tmp_path / 'out'}", "--log-level=error"], check=True)


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    return Workshop(ROOT, tmp_path_factory.mktemp("workshop"))


def test_a_change_is_made_in_the_copy_and_taken_back(workshop: Workshop) -> None:
    file = "py_src/sudoku_workshop/particles.py"
    source = (workshop.folder / file).read_bytes()
    at = source.index(b"def ")
    change = Change(file, at, at, "+")
    command = [sys.executable, "-c", f"compile(open({file!r}).read(), '', 'exec')"]
    assert workshop.noticed_by(change, iter([Check("compiled", command)])) == "compiled"
    assert workshop.noticed_by(change._replace(new="\n"), iter([Check("compiled", command)])) is None
    assert (workshop.folder / file).read_bytes() == source
    asleep = [sys.executable, "-c", "import time; time.sleep(60)"]
    assert not workshop.passes(Check("late", asleep, limit=0.1))
    assert not workshop.passes(Check("stuck", asleep, pause=0.1))


def test_what_goes_on_is_waited_for(workshop: Workshop) -> None:
    """Check that a run may take longer than the pause, as long as each of its tests begins in time."""
    writes = f"import time\nfor each in range(16): open({BEGUN!r}, 'w').write(str(each)); time.sleep(0.25)"
    assert workshop.passes(Check("library", [sys.executable, "-c", writes], pause=3))


def test_what_fails_without_the_change_tells_nothing_of_it(workshop: Workshop) -> None:
    """Check that a test that also fails without the change is an error.

    The failing pytest test is named and run alone.
    """
    (workshop.folder / "tests/test_tried.py").write_text(
        "from sudoku_workshop.particles import *\n\n"
        "def test_fine(): pass\n"
        "def test_read(): assert '+' not in open('py_src/sudoku_workshop/particles.py').read()[:1]\n"
        "def test_broken(): raise SystemError\n"
    )
    check = Check("library", [*FIRST, "tests/test_tried.py"])
    nothing, comment, slip = (Change("py_src/sudoku_workshop/particles.py", 0, 0, new) for new in ("\n", "+0\n", "+"))
    assert workshop.noticed_by(comment, iter([check])) == "library: tests/test_tried.py::test_read"
    assert workshop.noticed_by(slip, iter([check])) == "library"  # its tests cannot be collected
    with pytest.raises(BrokenError, match="::test_broken"):
        workshop.noticed_by(nothing, iter([check]))


def test_what_is_made_of_the_code_is_made_anew_without_the_change(workshop: Workshop) -> None:
    """Check that the page is built again before the failing journey is repeated."""
    source = "py_src/sudoku_workshop/particles.py"
    build = Check("build", ["cp", source, "built.txt"])
    journey = Check("journey", [sys.executable, "-c", "assert '+' not in open('built.txt').read()[:1]"], needs=build)
    assert workshop.noticed_by(Change(source, 0, 0, "+"), iter([build, journey])) == "journey"


def test_of_scripts_the_first_test_that_fails_is_the_last(workshop: Workshop) -> None:
    """Check that files after the first failing test are not even read."""
    begins = 'import { test } from "node:test";\n'
    texts = {
        "a": "test('fine', () => {});",
        "b": "test('fails', () => { throw new Error('no'); });",
        "c": "import { writeFileSync } from 'node:fs'; writeFileSync('read.txt', '');",
    }
    files = [f"tests/web/tried-{name}.test.js" for name in texts]
    for file, text in zip(files, texts.values(), strict=True):
        (workshop.folder / file).write_text(begins + text)
    [some], [all_] = (list(of_web(each)) for each in (files[:1], files))
    assert workshop.passes(some)
    assert not workshop.passes(all_)
    assert not (workshop.folder / "read.txt").exists()


def test_what_could_notice_it(workshop: Workshop) -> None:
    file = "py_src/sudoku_workshop/particles.py"
    source = (workshop.folder / file).read_bytes()
    begin = source.index(b"return")
    line = source[: source.rindex(b"\ndef ", 0, begin) + 1].count(b"\n") + 1
    told = {
        "slow": Told(2, [f"particles.py:{line}"]),
        "quick": Told(1, [f"particles.py:{line}"]),
        "no": Told(1, ["a.py:1"]),
    }
    assert list(runs_function(workshop.folder, Change(file, begin, begin, ""), told)) == ["quick", "slow"]
    tests = imports_script(workshop.folder, "web/play/aloud.js")
    assert "tests/web/play/aloud.test.js" in tests
    assert "tests/web/photo/find.test.js" not in tests


def test_a_program_that_the_page_has_is_tried_by_the_tests_that_name_its_folder(workshop: Workshop) -> None:
    (check,) = of_program(workshop, Change("web/texts/clock.py", 0, 0, ""))
    assert "tests/python/classroom/test_texts.py" in check.command
    assert not list(of_program(workshop, Change("web/own-here-not/clock.py", 0, 0, "")))
