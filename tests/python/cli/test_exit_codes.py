"""Exit codes, which mean the same in all commands, and the line that every puzzle has."""

import pytest

from sudoku_workshop.cli import COMMANDS
from sudoku_workshop.cli.command import FINE, UNREADABLE, WRONG
from tests.support.running import Runner

ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SEVERAL, NONE = "." + ONE[1:75] + "......", "55" + "." * 79
ANSWERS = {  # by command: the codes for one solution, several solutions, and no solution
    "solve": (FINE, WRONG, WRONG),
    "solve --json": (FINE, WRONG, WRONG),
    "solve --all": (FINE, FINE, WRONG),
    "solve --limit 2": (FINE, FINE, WRONG),
    "count": (FINE, FINE, FINE),
    "check": (FINE, WRONG, WRONG),
    "convert": (FINE, FINE, FINE),
    "convert --to grid": (FINE, FINE, FINE),
    "rate": (FINE, WRONG, WRONG),
    "rate --csv": (FINE, WRONG, WRONG),
    "list": (FINE, WRONG, WRONG),
    "list --columns clues": (FINE, FINE, FINE),
    "explain": (FINE, WRONG, WRONG),
    "explain --json": (FINE, WRONG, WRONG),
    "print --check": (FINE, WRONG, WRONG),
    "print --brf -": (FINE, WRONG, WRONG),
    "class first-solution": (FINE, FINE, WRONG),
}


def test_every_command_that_reads_puzzles_has_its_codes() -> None:
    assert {command.split()[0] for command in ANSWERS} == set(COMMANDS) - {"generate", "newspaper", "completion"}


@pytest.mark.parametrize("command", ANSWERS)
def test_codes_mean_the_same_in_all_commands(sudoku: Runner, command: str) -> None:
    """Check puzzles alone and together: the highest code counts. Text that cannot be read is 2 in all commands."""

    def status(*puzzles: str) -> int:
        return sudoku(*command.split(), text="\n".join(puzzles)).status

    assert tuple(map(status, (ONE, SEVERAL, NONE))) == ANSWERS[command]
    assert status(ONE, SEVERAL, NONE, ONE) == max(ANSWERS[command])
    assert status("nonsense") == status(ONE, "nonsense", NONE) == UNREADABLE
    missing = ["no-such-file"] if command != "class first-solution" else ["--limit", "1", "no-such-file"]
    assert sudoku(*command.split(), *missing).status == UNREADABLE
    with pytest.raises(SystemExit, match=str(UNREADABLE)):
        sudoku(*command.split(), "--no-such-option")


@pytest.mark.parametrize(
    "options", ["--clues 81", "--grade easy --clues 17 --effort 1 --seed a", "--grade easier", "-x"]
)
def test_codes_of_generate(sudoku: Runner, options: str) -> None:
    expected = {"--clues 81": FINE, "--grade easier": UNREADABLE, "-x": UNREADABLE}.get(options, WRONG)
    try:
        found = sudoku("generate", *options.split()).status
    except SystemExit as refused:
        found = int(str(refused))
    assert found == expected


@pytest.mark.parametrize(
    "command", [each for each in ANSWERS if not each.startswith(("print", "class", "convert --to"))]
)
def test_every_line_of_the_input_has_its_line(sudoku: Runner, command: str) -> None:
    """Check that failures have a line, too, so that answers can be matched with the input by their number."""
    short = [ONE[:length] for length in (80, 79)], [ONE[:27], ONE[:20]], [ONE[:12], ONE[:12]]
    lines = [ONE, "nonsense", "123", NONE, *(line for part in short for line in (ONE, *part))]
    out = sudoku(*command.split(), text="\n".join(lines)).out
    titles = command.startswith(("rate --csv", "list"))
    answers = out.split("\n\n") if command == "explain" else out.splitlines()
    assert len(answers) == len(lines) + titles
