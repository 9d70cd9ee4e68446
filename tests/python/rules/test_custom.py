"""Your own rule in Python: the code runs once and becomes a table, which means the same everywhere."""

import doctest
import json
from collections.abc import Callable
from itertools import islice, pairwise, product
from pathlib import Path
from random import Random

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop import rules
from sudoku_workshop.cli import main
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.errors import UnknownRules
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.rules.automata import narrowed
from sudoku_workshop.rules.tables import machine_of
from sudoku_workshop.search import count, possible, solutions, solve
from tests.conftest import ROOT

LINE = ["r1c1", "r2c2", "r3c3", "r4c3", "r4c4"]
OURS = ("Pair", "PairX", "NFA")


class Whisper:
    """German whispers as a machine: the state is the last digit."""

    start = 0

    def step(self, last: int, digit: int) -> int | None:
        return digit if not last or abs(last - digit) >= 5 else None

    def accepts(self, state: int) -> bool:
        return state >= 0


def whispers(cells: list[str]) -> list[rules.StatedRule]:
    """Return German whispers made in each of the four ways, after the kind that is built in."""
    return [
        rules.whisper(*cells),
        rules.pairs(lambda a, b: abs(a - b) >= 5, cells),
        rules.line(Whisper, cells),
        rules.group(lambda digits: all(abs(a - b) >= 5 for a, b in pairwise(digits)), cells),
    ]


def test_whispers_in_three_lines_are_the_whispers_that_are_built_in() -> None:
    for seed in range(6):
        random = Random(seed)
        cells = [f"r{row}c{column}" for row, column in enumerate(random.sample(range(1, 10), 4), random.randint(1, 5))]
        full = solve(sudoku.parse("." * 81).with_rules(rules.whisper(*cells)))
        assert full
        clues = "".join(str(digit) if random.random() < 0.33 else "." for digit in full.values)
        boards = [sudoku.parse(clues).with_rules(rule) for rule in whispers(cells)]
        assert [possible(board) for board in boards[1:]] == [possible(boards[0])] * 3
        assert [count(board, 50) for board in boards[1:]] == [count(boards[0], 50)] * 3


def test_the_machine_and_the_group_are_one_table() -> None:
    _, _, line, group = (rule.table.partition(":")[0] for rule in whispers(LINE[:3]))
    accepts = {"line": machine_of(line, 9), "group": machine_of(group, 9)}
    for digits in product(range(9), repeat=3):
        fits = all(abs(a - b) >= 5 for a, b in pairwise(digits))
        left = [1 << digit for digit in digits]
        assert [narrowed(machine, left) for machine in accepts.values()] == [left if fits else None] * 2


def test_a_rule_keeps_its_words_in_files_links_and_pictures() -> None:
    rule = rules.pairs(
        lambda a, b: a != b,
        LINE,
        name="Never",
        sentence="Nachbarn sind nie gleich: 不同。",
        source="lambda a, b: a != b",
    )
    board = sudoku.parse("." * 81).with_rules(rule)
    assert sudoku.parse(sudoku.write(board, "json")) == board
    assert board.geometry.rules[0].arguments == {"sentence": "Never: Nachbarn sind nie gleich: 不同。"}
    assert "Nachbarn sind nie gleich" in sudoku.html(board)
    named = sudoku.parse("." * 81).with_rules(rules.line(Whisper, LINE, name="My whisper, 5~ or more"))
    assert sudoku.parse(sudoku.write(named, "iss")) == named


def test_hints_use_the_rule_and_agree_with_the_solution() -> None:
    clues = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."
    full = sudoku.solve(clues)
    assert full
    cells = ["r1c1", "r1c2", "r2c2"]
    digits = [full.values[0], full.values[1], full.values[10]]
    board = sudoku.parse(clues).with_rules(rules.group(lambda found: sorted(found) == sorted(digits), cells))
    steps = [*sudoku.path(board)]
    assert any("custom rule" in sentence for step in steps for sentence in step.explanation)
    for step in steps:
        assert all(full[each.row, each.column] != each.digit for each in step.eliminations)
        assert all(full[each.row, each.column] == each.digit for each in step.placements)


@pytest.mark.parametrize(
    ("made", "told"),
    [
        (lambda: rules.group(lambda _: True, [f"r1c{column}" for column in range(1, 8)]), "4782969 combinations"),
        (lambda: rules.line(Counting, LINE), "more than 20000 states"),
        (lambda: rules.line(object, LINE), "the machine has no `start`"),  # type: ignore[arg-type]
        (lambda: rules.pairs(lambda a, b: a / (b - 1), LINE), "your rule failed for 1, 1: ZeroDivisionError"),
        (lambda: rules.pairs(lambda *_: True, LINE, sentence="x" * 3000), "at most 2000"),
        (lambda: rules.pairs(lambda *_: True, "r1c1"), "expected a list of texts"),
        (lambda: rules.pairs(lambda *_: True, LINE, size=0), "expected 1 to 25"),
    ],
)
def test_errors_say_what_is_wrong(made: Callable[[], object], told: str) -> None:
    with pytest.raises(sudoku.SudokuError, match=told):
        made()


class Counting(Whisper):
    """A machine without end."""

    def step(self, last: int, digit: int) -> int:
        return last + digit


HUGE = "A" * 200_000
WHISPER = "pJgH4AGgAIAD4AP"  # a table of pairs for nine digits


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("custom:pEIAB:-:r1c12", "needs a grid of at most 4 rows"),
        (f"custom:p{HUGE}:-:r1c12", "cannot be read"),
        (f"custom:lJ2{HUGE}:-:r1c12", "cannot be read"),
        (f"custom:pJ{HUGE}:-:r1c12", "cannot be read"),
        ("custom:p_EIEIB:-:r1c12", "cannot be read"),  # for 63 digits
        (f"custom:{WHISPER}:-{HUGE}:r1c12", "cannot be read"),
        (f"custom:{WHISPER}:blob_red-:r1c12", "cannot be read"),
        (f"custom:{WHISPER}:line_#fff-:r1c12", "cannot be read"),
        (f"custom:{WHISPER}:line-:r1c12", "cannot be read"),
        (f"custom:{WHISPER}:{{}}:r1c12", "cannot be read"),
        (f"custom:{WHISPER}:r1c12", "cannot be read"),
        (f"custom:{WHISPER}:-", "cannot be read"),
        (f"custom:{WHISPER}:-:r10c1", "cannot be read"),
        (f"custom:{WHISPER}:-:{','.join(['r1c123456789'] * 10)}", "has 90 cells, but at most 81"),
        ("custom:gJ0:-:r1c12", "cannot be read"),
        ("custom:gJ9:-:r1c12", "cannot be read"),
        ("custom:lJ1AAAAAAAAAA:-:r1c12", "can never hold"),
    ],
)
def test_hostile_rules_are_refused_with_a_reason(text: str, told: str) -> None:
    with pytest.raises(sudoku.SudokuError, match=told) as refused:
        sudoku.parse("." * 81, geometry=f"9+{text}")
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    ("look", "forms"), [("", "line"), ("line_red", "line"), ("dot_red", "circle"), ("cage_red", "line")]
)
def test_a_rule_has_the_form_and_the_colour_that_were_chosen(look: str, forms: str) -> None:
    rule = rules.pairs(lambda a, b: a > b, ["r1c1", "r1c2", "r2c2"], look=look)
    board = sudoku.parse("." * 81).with_rules(rule)
    shapes = board.geometry.shapes
    assert {shape.form for shape in shapes} == {forms}
    assert not look or all("red" in (shape.line, shape.fill) for shape in shapes)
    assert sudoku.parse(sudoku.write(board, "json")) == board
    assert len({*shapes}) == (2 if forms == "circle" else 1)


def test_a_look_that_does_not_exist_is_refused() -> None:
    with pytest.raises(sudoku.SudokuError, match="a rule is drawn as line, dot, cage, shade"):
        rules.pairs(lambda a, b: a > b, ["r1c1", "r1c2"], look="star_red")


@pytest.mark.parametrize("table", ["pEIAB", "pE", "pJ????", "lJ1A", "lJ3AAAA", "gE1BZZZZ", "x", "", "pJA:-Zz"])
def test_damaged_tables_are_refused(table: str) -> None:
    with pytest.raises(sudoku.SudokuError):
        sudoku.parse("." * 81, geometry=f"9+custom:{table}:-:r1c12")


def test_a_larger_table_is_cut_to_the_grid_and_a_rule_that_never_holds_is_refused() -> None:
    small = sudoku.Board.empty(4, rules=[rules.pairs(lambda a, b: abs(a - b) == 3, ["r1c1", "r1c2"])])
    assert small == sudoku.Board.empty(4, rules=[rules.pairs(lambda a, b: abs(a - b) == 3, ["r1c1", "r1c2"], size=4)])
    with pytest.raises(sudoku.RuleError, match="never hold"):
        sudoku.Board.empty(4, rules=[rules.group(lambda digits: sum(digits) > 8, ["r1c1", "r1c2"], size=4)])


def test_the_command_line_solves_checks_explains_and_prints_a_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Check a text with its rule in a record, and a text of digits with the rule beside it."""
    cells = ["r1c1", "r1c2", "r1c3", "r1c4"]
    far = rules.pairs(lambda a, b: abs(a - b) >= 2, cells, size=4, name="Far", sentence="Neighbours differ by 2.")
    even = rules.group(lambda digits: sum(digits) % 2 == 0, ["r2c1", "r3c1", "r3c2"], size=4, name="Even sum")
    board = sudoku.parse("." * 15 + "2").with_rules(far, even)
    record, plain = tmp_path / "rule.json", tmp_path / "rule.txt"
    record.write_text(sudoku.write(board, "json"), encoding="utf-8")
    plain.write_text("." * 15 + "2", encoding="utf-8")
    solution = text_of(sudoku.solve(board).values)
    for arguments in ([str(record), "--rules"], [str(plain), "--geometry", board.geometry.name]):
        assert main(["solve", *arguments]) == 0
        assert capsys.readouterr().out.strip() == solution
    assert main(["check", str(record)]) == 0
    assert "one solution" in capsys.readouterr().out
    assert main(["explain", str(record)]) == 0
    assert "All Ways of a Rule" in capsys.readouterr().out
    assert main(["print", str(record), "--svg", str(tmp_path / "pages")]) == 0
    page = (tmp_path / "pages" / "page-1.svg").read_text(encoding="utf-8")
    assert "Far: Neighbours differ by 2." in page
    assert "Even sum" in page


def test_the_cookbook_makes_your_own_rule() -> None:
    page = (ROOT / "docs" / "cookbook.md").read_text(encoding="utf-8")
    [section] = [part for part in page.split("\n## ") if part.startswith("Rules of variants, and your own rule")]
    example = doctest.DocTestParser().get_doctest(section.replace("```", ""), {"sudoku": sudoku}, "cookbook", None, 0)
    assert doctest.DocTestRunner().run(example) == (0, len(example.examples))
    assert "def allows(a: int, b: int)" in section


@pytest.mark.law
def test_published_puzzles_with_tables_and_automata_have_their_solutions(data: Callable[[str], Path]) -> None:
    """Check all 18 but four: three need variables outside the grid, and one has neither rows nor columns."""
    solved, refused = list[str](), list[str]()
    for line in map(json.loads, data("rules.jsonl").read_text().splitlines()):
        if {*line["kinds"]}.isdisjoint(OURS):
            continue
        try:
            board = sudoku.parse(line["iss"])
            found = [text_of(solution.values) for solution in islice(solutions(board), 2)]
        except (NotationError, UnknownRules):
            refused.append(line["id"])
            continue
        first = line["values"][0]
        assert found == ["".join(str(int(digit) + 1 - first) for digit in line["solution"])], line["id"]
        assert sudoku.parse(sudoku.write(board, "iss")) == board
        solved.append(line["id"])
    assert len(solved) == 14
    assert refused == ["iss-0135", "iss-0252", "iss-0269", "iss-0383"]
