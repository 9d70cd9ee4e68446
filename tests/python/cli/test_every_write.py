"""A full disk and a kill at every single write of every command that writes: nothing that was there is lost."""

import re
from pathlib import Path

import pytest

from tests.support.faults import Faulty, faulty_runs
from tests.support.running import Runner

pytestmark = pytest.mark.process

SMALL = "1..4..12.1..3..."
TEMPORARY = re.compile(r"\.[0-9a-f]{16}\.part")  # what a kill may leave
OLD = b"what was there\n"
LINES = f"{SMALL}\n".encode()
VOLUME = ("print", "--grid", "4", "--count", "2", "--seed", "a", "--force")
SERIES = ("generate", "--size", "4", "--count", "3", "--seed", "a", "--series", "series")
LIST = ("list", "in", "--columns", "number,minlex", "--workers", "1")
#: Commands, with the files that they replace and the files that they add lines to.
COMMANDS = {
    "all forms": (("print", "in", "--out", "a", "--brf", "b", "--aloud", "c", "--force"), {"a", "b", "c"}, set[str]()),
    "svg": (("print", "in", "--svg", ".", "--per-page", "1", "--force"), {"page-1.svg", "page-2.svg"}, set[str]()),
    "volume": ((*VOLUME, "--out", "a", "--series", "series"), {"a"}, {"series"}),
    "series": ((*SERIES, "--workers", "1"), set[str](), {"series"}),
    "list": (
        ("list", "in", "--columns", "number,minlex", "--workers", "1", "--resume", "saved"),
        set[str](),
        {"saved"},
    ),
}


@pytest.fixture(params=COMMANDS)
def case(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def prepared(folder: Path, names: set[str], added: set[str]) -> Path:
    before = folder / "before"
    before.mkdir(parents=True)
    (before / "in").write_text(f"{SMALL}\n{SMALL[::-1]}\n")
    for name in names:
        (before / name).write_bytes(OLD)
    for name in added:
        (before / name).write_bytes(LINES if name == "series" else b'{"key": "4 x", "facts": {}}\n')
    return before


@pytest.mark.parametrize("fault", ["full", "kill"])
def test_at_every_write_each_file_is_whole(tmp_path: Path, case: str, fault: str) -> None:
    arguments, replaced, added = COMMANDS[case]
    before = prepared(tmp_path, replaced, added)
    *failed, last = faulty_runs(fault, before, (*arguments, "--lang", "en"))
    assert (last.failed, last.status) == (False, 0)
    assert len(failed) > 2 * len(replaced | added)
    for run in failed:
        assert run.status == -9 if fault == "kill" else run.status in (0, 2)
        check_files(run, last, before, replaced, added, fault)


def check_files(run: Faulty, last: Faulty, before: Path, replaced: set[str], added: set[str], fault: str) -> None:
    """Check that every file is the old or the new one, or has more whole lines, and that there is no other file."""
    assert run.cut == []
    others = {name for name in run.files if not (fault == "kill" and TEMPORARY.fullmatch(name))}
    assert others == {"in"} | replaced | added
    assert run.files["in"] == (before / "in").read_bytes()
    for name in replaced:
        assert run.files[name] in (OLD, last.files[name]), name
    for name in added:
        old = (before / name).read_bytes()
        assert run.files[name].startswith(old)
        lines = run.files[name].splitlines(keepends=True)
        whole = lines if fault == "full" or run.files[name].endswith(b"\n") else lines[:-1]
        assert set(whole) <= set(last.files[name].splitlines(keepends=True))


def test_after_a_kill_at_any_write_a_list_and_a_series_go_on(
    sudoku: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments, _, added = COMMANDS["list"]
    answers = set()
    for run in faulty_runs("kill", prepared(tmp_path / "list", set(), added), arguments):
        answers.add(again(run, sudoku, monkeypatch, tmp_path / "again", arguments))
    assert len(answers) == 1
    arguments, _, added = COMMANDS["series"]
    for run in faulty_runs("kill", prepared(tmp_path / "series", set(), added), arguments):
        again(run, sudoku, monkeypatch, tmp_path / "again", arguments)
        assert {len(line) for line in (tmp_path / "again" / "series").read_text().split("\n")} == {len(SMALL), 0}


def again(
    run: Faulty, sudoku: Runner, monkeypatch: pytest.MonkeyPatch, folder: Path, arguments: tuple[str, ...]
) -> str:
    """Run a command on the files that a fault left, and return its output."""
    folder.mkdir(exist_ok=True)
    for file, data in run.files.items():
        (folder / file).write_bytes(data)
    monkeypatch.chdir(folder)
    ran = sudoku(*arguments)
    assert ran.status == 0
    return ran.out
