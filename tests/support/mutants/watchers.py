"""The checks that could notice a change: type checks, tests of its function, and web tests that import its script."""

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.support.mutants.of_scripts import imports_script, journeys
from tests.support.mutants.reach import PACKAGE, Told
from tests.support.mutants.records import Change, Check
from tests.support.mutants.trial import BEGUN, Workshop

TSC = "node_modules/typescript/bin/tsc"
CONFIGS = ("tsconfig.json", "tsconfig.worker.json", "tsconfig.node.json")
MYPY = Check("mypy", [sys.executable, "-m", "mypy", "--no-error-summary", "py_src"])
PAGE, WORKER, TESTS = (Check("tsc", ["node", TSC, "-p", config]) for config in CONFIGS)
FIRST_FAILURE = "tests/support/mutants/first-failure.mjs"
BUILD = Check("build", [sys.executable, "build.py"])
PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.support.mutants.reach"]
FIRST = [*PYTEST, "-x", "-p", "tests.support.mutants.chosen", "--begun", BEGUN]
MADE_OF_IT = ["tests/project/test_contract.py", "tests/project/test_formats_page.py"]  # of the whole package
LIBRARY = ["tests", "--ignore=tests/project", "--ignore=tests/e2e"]
MEMORY = 4 << 30  # bytes for Python, because a change may cause an endless loop
PATIENCE = 300  # seconds for the tests that run a function, quickest first; some functions run in all tests
HOUR = 3600
PAUSE = 240  # seconds, more than any test of the library takes, and more than finding all of them
TIMES = 4  # a run that takes this many times longer than without the change has noticed it


def checks(workshop: Workshop, change: Change, told: dict[str, Told]) -> Iterator[Check]:
    """Yield the checks that could notice a change, cheap ones first."""
    if change.file.endswith(".py"):
        yield MYPY
        yield Check("library", [*FIRST, *MADE_OF_IT], HOUR, PAUSE, MEMORY)
        if not change.file.startswith(PACKAGE):
            yield from of_program(workshop, change)
        elif told:
            yield from of_library(workshop, runs_function(workshop.folder, change, told))
        else:
            yield from of_room(workshop, change)
    else:
        yield from (PAGE, WORKER)
        tests, room = imports_script(workshop.folder, change.file), f"tests/{Path(change.file).parent}"
        yield from of_web([test for test in tests if test.startswith(room)])
        yield from of_web([test for test in tests if not test.startswith(room)])
        yield TESTS


def of_room(workshop: Workshop, change: Change) -> Iterator[Check]:
    """Yield the library's tests: of the room those that name the module, the room's others, then all others."""
    tests = workshop.folder / "tests" / "python"
    module = Path(change.file).relative_to(PACKAGE).with_suffix("")
    room = tests / module.parts[0]
    files = sorted(room.glob("test_*.py") if room.is_dir() else tests.glob("test_*.py"))
    naming = [file for file in files if module.name in file.read_text(encoding="utf-8")]
    rest = [file for file in tests.rglob("test_*.py") if file not in files]
    for some in (naming, [file for file in files if file not in naming], rest):
        if some:
            places = [str(file.relative_to(workshop.folder)) for file in some]
            yield Check("library", [*FIRST, *places], HOUR, PAUSE, MEMORY)


def of_program(workshop: Workshop, change: Change) -> Iterator[Check]:
    """Yield the library's tests that name the folder, because they run the programs in it."""
    named = f'"{Path(change.file).parent.name}"'
    tests = (workshop.folder / "tests" / "python").rglob("test_*.py")
    places = sorted(str(file.relative_to(workshop.folder)) for file in tests if named in file.read_text("utf-8"))
    if places:
        yield Check("library", [*FIRST, *places], HOUR, PAUSE, MEMORY)


def of_library(workshop: Workshop, tests: dict[str, float]) -> Iterator[Check]:
    if tests:
        (workshop.folder / "only.txt").write_text("\n".join(tests))
        files = sorted({test.partition("::")[0] for test in tests})
        command = [*FIRST, "--only", "only.txt", *files]
        yield Check("library", command, 60 + TIMES * sum(tests.values()), PAUSE, MEMORY)


def of_web(tests: list[str]) -> Iterator[Check]:
    if tests:
        yield Check("web", ["node", FIRST_FAILURE, *tests])


def of_page(workshop: Workshop, change: Change) -> Iterator[Check]:
    """Yield the build of the page, and the browser tests that suit its room best."""
    yield BUILD
    for test in journeys(workshop.folder, change.file):
        yield Check("journey", [*FIRST, test], needs=BUILD)


def reach(workshop: Workshop, file: Path) -> dict[str, Told]:
    """Return which tests run which functions, recorded once with the unchanged code in twice the time of all tests."""
    if not file.exists():
        workshop.passes(Check("reach", [*PYTEST, "--reach", str(file.absolute()), *LIBRARY], 2 * HOUR, 2 * HOUR))
    return {test: Told(*each) for test, each in json.loads(file.read_text()).items()}


def runs_function(root: Path, change: Change, told: dict[str, Told]) -> dict[str, float]:
    """Return the tests that run the function around the change, quickest first, with their seconds.

    Code that runs only once for all tests (the module itself, or a cached function) is tested by all tests that run
    something of its file.
    """
    source = (root / change.file).read_bytes()
    place = change.file.removeprefix(PACKAGE)
    function = function_around(ast.parse(source), change.line(source))
    once = function is None or any("cache" in ast.unparse(each) for each in function.decorator_list)
    names = re.compile(re.escape(f"{place}:") + (r"\d+" if once or not function else str(first_line(function))))
    reaching = {test: each.seconds for test, each in told.items() if any(map(names.fullmatch, each.functions))}
    return dict(within(PATIENCE, sorted(reaching.items(), key=lambda item: item[1])))


def within(patience: float, tests: list[tuple[str, float]]) -> Iterator[tuple[str, float]]:
    for test, seconds in tests:
        patience -= seconds
        if patience > 0:
            yield test, seconds


def function_around(tree: ast.AST, line: int) -> ast.FunctionDef | None:
    """Return the innermost function around a line."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    around = [node for node in functions if first_line(node) <= line <= (node.end_lineno or 0)]
    return max(around, key=first_line, default=None)


def first_line(function: ast.FunctionDef) -> int:
    """Return the first line of a function as code objects have it: that of the first decorator."""
    return min([function.lineno, *(each.lineno for each in function.decorator_list)])
