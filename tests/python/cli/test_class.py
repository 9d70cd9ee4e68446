"""The command `class`: its output is exactly that of the tutorials' programs; its counters and its refusals."""

import json
import re
import time
import unicodedata
from collections.abc import Callable
from functools import partial
from itertools import accumulate
from pathlib import Path

import pytest

from sudoku_workshop.classroom import ALGORITHMS
from sudoku_workshop.classroom.compare import Row
from sudoku_workshop.classroom.replay import Counters
from sudoku_workshop.cli.comparing import record_of
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import say
from tests.support.running import Ran, Runner
from tests.support.texts import (
    HARD,
    TEXT_2,
    TEXT_2_PRINTED,
    TEXT_3,
    TEXT_3_PRINTED,
    TEXT_4,
    TEXT_4_PRINTED,
    TEXT_5,
    TEXT_5_PRINTED,
    TWO_WAYS,
    TWO_WAYS_PRINTED,
)

ONES = "1 " * 81
UNSOLVABLE = "12345678." + "........9" + "." * 63


Run = Callable[..., Ran]


@pytest.fixture
def sudoku_class(sudoku: Runner) -> Run:
    """Return a runner of `class` in English."""
    return partial(sudoku, "class", "--lang", "en")


@pytest.mark.parametrize(
    ("slug", "text", "printed"),
    [
        ("every-solution", TWO_WAYS, TWO_WAYS_PRINTED),
        ("fewest-candidates", TEXT_2, TEXT_2_PRINTED),
        ("used-tables", TEXT_3, TEXT_3_PRINTED),
        ("first-solution", TEXT_4, TEXT_4_PRINTED),
        ("fill-shuffle-dig", TEXT_5, TEXT_5_PRINTED),
    ],
)
def test_each_prints_as_its_text_does(sudoku_class: Run, slug: str, text: str, printed: str) -> None:
    ran = sudoku_class(slug, "-", text=text)
    assert (ran.status, ran.out) == (0, printed)


@pytest.mark.parametrize(
    ("slug", "printed"),
    [
        ("every-solution", "\n"),
        ("fewest-candidates", ""),
        ("used-tables", ""),
        ("first-solution", "No solution!"),
        ("fill-shuffle-dig", "数独表不合法,没有解!\n解题失败!\n"),
        ("exact-cover", ""),
        ("engine", ""),
    ],
)
def test_without_a_solution_each_prints_as_its_text_does_and_we_say_so(
    sudoku_class: Run, slug: str, printed: str
) -> None:
    ran = sudoku_class(slug, "-", text=UNSOLVABLE)
    assert (ran.status, ran.out) == (1, printed)
    assert ran.err.startswith("No solution.\n")


def test_options_stand_anywhere(sudoku: Runner, tmp_path: Path) -> None:
    file = tmp_path / "puzzle.txt"
    file.write_text(TEXT_5, encoding="utf-8")
    orders = [["--seed", "a", "first-solution", str(file)], ["first-solution", "--seed", "a", str(file)]]
    outs = {sudoku("class", *order).out for order in [*orders, ["first-solution", str(file), "--seed", "a"]]}
    assert [out[:21] for out in outs] == [" +-----+-----+-----+\n"]


def test_of_several_puzzles_each_is_told_by_its_number_and_has_its_own_lines(sudoku_class: Run) -> None:
    ran = sudoku_class("first-solution", text=f"{UNSOLVABLE}\n{TEXT_5}\n{ONES.replace(' ', '')}\n")
    assert ran.status == 1
    assert ran.out.startswith("No solution!\n +-----+-----+-----+\n | 5 3 4 ")
    told = [line for line in ran.err.splitlines() if line.startswith("puzzle")]
    assert told == ["puzzle 1", "puzzle 2", "puzzle 3"]
    assert ran.err.index("puzzle 2") < ran.err.index("tries 37,652") < ran.err.index("puzzle 3")


def test_what_was_counted_is_told(sudoku_class: Run) -> None:
    ran = sudoku_class("every-solution", text=TEXT_4)
    assert ran.err.startswith(
        "tries 13,446, conflicts 11,952, digits placed 1,494, backtracks 1,494, depth 45, solutions 1, "
    )
    assert ran.err.endswith("search completed\n")


def test_a_hopeless_one_is_stopped_and_says_so(sudoku_class: Run) -> None:
    ran = sudoku_class("first-solution", "--tries", "5000", text=HARD)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("tries 5,000, ")
    assert ran.err.endswith("stopped: try limit reached\n")


def test_an_empty_board_goes_to_the_limit(sudoku_class: Run) -> None:
    ran = sudoku_class("every-solution", "--limit", "2", text="." * 81)
    assert ran.status == 0
    assert ran.out.count("1 2 3 4 5 6 7 8 9 \n4 5 6 7 8 9 1 2 3 \n") == 2
    assert ran.err.endswith("stopped: solution limit reached\n")


@pytest.mark.parametrize(
    ("slug", "out"),
    [
        ("fewest-candidates", "数独非法！在某行中有重复数字！\n"),
        ("fill-shuffle-dig", "数独表不合法,没有解!\n解题失败!\n"),
        ("every-solution", ""),
    ],
)
def test_81_ones_are_refused(sudoku_class: Run, slug: str, out: str) -> None:
    ran = sudoku_class(slug, "-", text=ONES)
    assert (ran.status, ran.out) == (1, out)
    assert ran.err.startswith("Rejected: a row contains the same digit twice.\n")
    assert ("it prints the grid as the solution" in ran.err) is (slug != "fewest-candidates")


def test_what_is_refused_for_programs(sudoku_class: Run) -> None:
    ran = sudoku_class("every-solution", "--json", text=ONES)
    assert (ran.status, ran.err) == (1, "")
    assert json.loads(ran.out) == {"puzzle": "1" * 81, "algorithm": "every-solution", "refused": 1}


def test_text_5_reads_standard_input_as_the_others_do(sudoku_class: Run) -> None:
    ran = sudoku_class("fill-shuffle-dig", text=TEXT_5)
    assert (ran.status, ran.out) == (0, TEXT_5_PRINTED)
    ran = sudoku_class("fill-shuffle-dig", text="no puzzle\n")
    assert (ran.status, ran.out) == (2, "")
    assert sudoku_class("fill-shuffle-dig", "--blanks", "30", text=TEXT_5).out.startswith("创建的数独为:\n")


def test_text_5_makes_and_solves(sudoku_class: Run) -> None:
    ran = sudoku_class("fill-shuffle-dig", "--seed", "a", "--blanks", "40")
    made, solved = ran.out.split("此数独的解是:\n")
    assert made.startswith("创建的数独为:\n |---|")
    assert (made.count("| ."), solved.count("| .")) == (40, 0)
    assert (ran.err.startswith("tries "), ran.err.endswith("--seed a\n")) == (True, True)
    assert sudoku_class("fill-shuffle-dig", "--seed", "a", "--blanks", "40").out == ran.out
    assert sudoku_class("fill-shuffle-dig", "--seed", "a").out.count("| .") == 50


def test_what_text_5_makes_for_programs(sudoku_class: Run) -> None:
    ran = sudoku_class("fill-shuffle-dig", "--seed", "a", "--blanks", "40", "--json")
    told = json.loads(ran.out)
    assert (ran.status, ran.err, told["puzzle"].count("."), told["solutions"]) == (0, "", 40, 1)
    assert len(told["found"]) == 1


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["fill-shuffle-dig", "--blanks", "82"], "expected a number from 0 to 81"),
        (["fill-shuffle-dig", "--blanks", "many"], "expected a number from 0 to 81"),
        (["fill-shuffle-dig", "--blanks", "9" * 5000], "expected a number from 0 to 81"),
        (["fill-shuffle-dig", "-", "--blanks", "30"], "without FILE"),
        (["first-solution", "--blanks", "30"], "without FILE"),
        (["first-solution", "--limit", "0"], "1 or more"),
        (["sixth"], "every-solution"),
        ([], "NAME"),
        (["--list", "engine"], "NAME"),
    ],
)
def test_what_makes_no_sense_is_refused(
    sudoku_class: Run, capfd: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        sudoku_class(*arguments)
    assert ended.value.code == 2
    assert reason in capfd.readouterr().err


def test_the_list_names_them_all(sudoku_class: Run) -> None:
    lines = sudoku_class("--list").out.splitlines()
    assert [line.split()[0] for line in lines] == list(ALGORITHMS)
    assert lines[0].endswith("Every solution, cell by cell")


def test_the_list_for_programs(sudoku_class: Run) -> None:
    rows = [json.loads(line) for line in sudoku_class("--list", "--json", "--lang", "en").out.splitlines()]
    assert [row["algorithm"] for row in rows] == list(ALGORITHMS)
    assert rows[-1]["name"] == "Our solver"


def test_the_comparison_is_a_table(sudoku_class: Run, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text(f"{TEXT_5}\n{HARD}\n", encoding="utf-8")
    ran = sudoku_class("--compare", str(file), "--tries", "50000")
    lines = [line.split() for line in ran.out.splitlines()]
    assert ran.status == 0
    assert [line[0] for line in lines if line and line[0] in ALGORITHMS] == [*ALGORITHMS] * 2
    assert lines[2][:5] == ["every-solution", "41,679", "37,652", "4,631", "1"]
    assert " ".join(lines[-7][6:]) == "stopped: try limit reached"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_columns_of_a_comparison_are_as_wide_as_their_headings(sudoku_class: Run, language: str) -> None:
    """Check that every column of numbers ends below the end of its heading."""
    _, heading, *lines = sudoku_class("--compare", TEXT_5.replace("\n", ""), "--lang", language).out.splitlines()
    words = [say(language, f"class.column.{name}") for name in ("tries", "first", "backtracks", "solutions", "seconds")]
    ends = list(accumulate(words, lambda at, word: heading.index(f"  {word}  ", at) + 2 + len(word), initial=0))[1:]
    for line in lines:
        assert [match.end() for match in re.finditer(r"[\d,.]+(?=  )|-(?=  )", line)] == [
            columns(heading[:end]) for end in ends
        ]


def columns(text: str) -> int:
    """Return the columns of a terminal that a text takes."""
    return len(text) + sum(unicodedata.east_asian_width(character) in "WF" for character in text)


def test_the_comparison_for_programs(sudoku_class: Run, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text(TEXT_4, encoding="utf-8")
    rows = [json.loads(line) for line in sudoku_class("--compare", str(file), "--json").out.splitlines()]
    assert [row["algorithm"] for row in rows] == list(ALGORITHMS)
    assert (rows[0]["tries"], rows[0]["first"], rows[0]["end"]) == (13_446, 9_055, "end")


def test_solutions_for_programs(sudoku_class: Run) -> None:
    begun = time.perf_counter()
    found = json.loads(sudoku_class("exact-cover", "--json", text=TWO_WAYS).out)
    assert 0 < found["seconds"] < time.perf_counter() - begun
    assert len(set(found["found"])) == found["solutions"] == 2


def test_a_row_for_programs_has_microseconds() -> None:
    found = record_of(Row("used-tables", 0, "end", Counters(), 1.23456789))
    assert (found["algorithm"], found["end"], found["seconds"], found["tries"]) == ("used-tables", "end", 1.234568, 0)


def test_another_size_is_passed_over(sudoku_class: Run) -> None:
    ran = sudoku_class("engine", text="1...............")
    assert (ran.status, ran.out) == (1, "")
    assert "4 × 4" in ran.err


def test_what_cannot_be_read_is_told(sudoku_class: Run) -> None:
    ran = sudoku_class("engine", text="nothing here")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err
