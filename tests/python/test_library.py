"""Tests of the library's interface: the types it accepts, its errors, and imports only when needed."""

import doctest
import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import fields
from inspect import isfunction, signature
from pathlib import Path
from typing import Any, get_origin

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop import error
from sudoku_workshop.grid import board as board_module
from sudoku_workshop.grid import errors
from sudoku_workshop.library import (
    batches,
    columns,
    explaining,
    forms,
    known,
    making,
    newspapers,
    paper,
    pictures,
    places,
    proofreading,
    proposing,
    rating,
    rule_answers,
    setting,
    solving,
    steps,
    texts,
    verdicts,
    watching,
)
from sudoku_workshop.rules import error as rule_error
from sudoku_workshop.rules import stated
from sudoku_workshop.rules.numbered_rooms import NumberedRoom
from sudoku_workshop.rules.outside import OutsideClue
from sudoku_workshop.sheet import Options

TEXT = "400520703000003000100007000014000006700050001500000420000400005000800000201076008"
SOLUTION = "496528713875143692132967854314289576729654381568731429687492135943815267251376948"
ROWS = [[int(digit) for digit in TEXT[start : start + 9]] for start in range(0, 81, 9)]
NONE = "12.. .... 3..1 ..2."
SEVERAL = "12.. .... ...1 ...."
NAMES = [name for name in sudoku.__all__ if name not in ("__version__", "rules")]
RESULTS = (
    *("About", "Counters", "GuessedRule", "Ignored", "Made", "MistypedRule", "Moment", "NotationError", "Proof"),
    *("Game", "NewspaperFile", "Rating", "Reading", "Recipe", "RuleProposal", "StatedRule", "VariantRecipe", "Watched"),
    "widget",
)  # types of results; the functions that return them have the examples
ROW_REGIONS = "".join(str(row + 1) * 9 for row in range(9))
RULES = [stated.function_name(kind) for kind in sudoku.rules.KINDS]
HOMES = (
    error,
    rule_error,
    board_module,
    errors,
    texts,
    solving,
    explaining,
    making,
    newspapers,
    paper,
    pictures,
    proposing,
    rating,
    steps,
    batches,
    columns,
    forms,
    known,
    proofreading,
    places,
    verdicts,
    watching,
    rule_answers,
    setting,
)


@pytest.mark.parametrize("module", [sudoku, *HOMES, sudoku.rules, stated])
def test_the_examples_do_what_they_say(module: Any) -> None:
    ran = doctest.testmod(module)
    assert ran.attempted
    assert ran.failed == 0


def test_ways_and_ratings_count_on_one_solution_unless_that_is_not_wished() -> None:
    puzzle = ".........5.8..6..1.7..1.8....2.59.6......2.454..1....8821.67..3..7.....6...3....."

    def counts_on_it(**wish: Any) -> list[bool]:
        way = sudoku.path(puzzle, order="ladder", **wish)
        hardest = sudoku.rate(puzzle, **wish).technique
        return [any(step.technique == "uniqueness-test-1" for step in way.steps), hardest == "uniqueness-test-1"]

    assert counts_on_it() == counts_on_it(unique=True) == [True, True]
    assert counts_on_it(unique=False) == [False, False]


@pytest.mark.parametrize("name", RULES)
def test_each_kind_of_rule_has_a_function_with_an_example(name: str) -> None:
    function = getattr(sudoku.rules, name)
    (example,) = doctest.DocTestFinder().find(function, name, module=False, globs={})
    assert doctest.DocTestRunner().run(example).attempted == 2
    assert not doctest.DocTestRunner().run(example).failed
    assert isfunction(function)
    assert name in sudoku.rules.all()


@pytest.mark.parametrize("kind", sudoku.rules.KINDS)
def test_a_board_gives_back_the_rules_that_were_added(kind: str) -> None:
    empty = sudoku.parse("." * 81)
    unlike = {"regions": [ROW_REGIONS], "clone": ["r1c1", "r5c5"], "palindrome": ["r1c1", "r5c5"]}
    found, row = sudoku.rules.KINDS[kind], [f"r1c{column}" for column in range(1, 10)]
    looks_along_row = issubclass(found, OutsideClue | NumberedRoom)
    cells = unlike.get(kind, row if looks_along_row else row[: found.fewest])
    groups = [[f"r{row}c{row}"] for row in range(1, found.fewest_groups + 1)]
    number = found.example if looks_along_row else len(cells) * 5 + len(groups)
    named: dict[str, object] = {} if found.example is None else {"number": number}
    named |= {"table": "pJgH4AGgAIAD4AP:-"} if kind == "custom" else {}
    named |= {found.listing: found.listing_example} if found.listing else {}
    board = empty.with_rules(getattr(sudoku.rules, stated.function_name(kind))(*(groups or cells), **named))
    assert [rule.kind for rule in board.rules] == [kind]
    assert empty.with_rules(*board.rules) == board == sudoku.parse("." * 81, geometry=board.geometry.name)
    assert eval(repr(board.rules), {"rules": sudoku.rules}) == board.rules
    assert kind in repr(board)
    assert f"rules: {kind}" in str(board)


def test_boards_with_rules_and_errors_about_rules_can_be_pickled() -> None:
    board = sudoku.parse("." * 81).with_rules(sudoku.rules.king())
    assert pickle.loads(pickle.dumps((board, board.rules))) == (board, board.rules)
    with pytest.raises(sudoku.RuleError) as refused:
        board.with_rules(sudoku.rules.thermometer(*(f"r{row}c{column}" for row in (1, 2) for column in range(1, 9))))
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_adding_rules_keeps_digits_and_crossed_out_candidates() -> None:
    board = sudoku.read("[Puzzle]\n1...\n..3.\n.4..\n...2\n[State]\n12..\n..3.\n.4..\n...2").puzzles[0]
    ruled = board.with_rules(sudoku.rules.odd("r1c1"), sudoku.rules.king()).with_rules(sudoku.rules.even("r1c4"))
    assert (ruled.givens, ruled.values) == (board.givens, board.values)
    assert [rule.kind for rule in ruled.rules] == ["king", "even", "odd"]
    posed = sudoku.parse("|12 1234 1234 1234|" + "1234 " * 12)
    assert posed.with_rules(sudoku.rules.odd("r4c4")).excluded == posed.excluded != 0


def is_explained_elsewhere(name: str) -> bool:
    """Return whether a name is a choice of arguments, or the type of a result that its function's example shows."""
    found = getattr(sudoku, name)
    return get_origin(found) is not None or name in ("PrintOptions", *RESULTS)


@pytest.mark.parametrize("name", [name for name in NAMES if not is_explained_elsewhere(name)])
def test_every_name_has_a_docstring_with_an_example_of_it(name: str) -> None:
    """Check the docstrings. The test above runs their examples."""
    found = getattr(sudoku, name)
    assert found.__doc__
    _, _, example = found.__doc__.partition(">>> import sudoku_workshop as sudoku\n")  # 3.13 removes the indent
    assert re.search(rf"(?i)\b{name}\b" if isinstance(found, type) else rf"\bsudoku\.{name}\(", example)
    assert found.__module__ in {module.__name__ for module in HOMES}, "else none runs it"


@pytest.mark.parametrize(
    ("program", "unneeded"),
    [
        ("import sudoku_workshop", ["grid", "library"]),
        ("import sudoku_workshop as sudoku; sudoku.solve", ["logic", "generator", "messages", "sheet"]),
        ("import sudoku_workshop as sudoku; sudoku.rate", ["generator", "messages", "sheet"]),
        ("import sudoku_workshop as sudoku; sudoku.generate", ["sheet", "classroom"]),
        ("import sudoku_workshop as sudoku; sudoku.svg", ["classroom", "generator", "book"]),
        (f"from sudoku_workshop.cli import main; main(['check', '{TEXT}'])", ["api", "generator", "sheet"]),
    ],
)
def test_nothing_is_loaded_before_it_is_asked_for(program: str, unneeded: list[str]) -> None:
    source = Path(sudoku.__file__).parents[1]
    asked = f"{program}\nimport sys\nprint(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", asked], cwd=source, capture_output=True, text=True, check=True)
    loaded = {module.split(".")[1] for module in ran.stdout.split() if module.startswith("sudoku_workshop.")}
    assert loaded.isdisjoint(unneeded)


def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(AttributeError, match="solv"):
        untyped.solv  # noqa: B018
    assert set(NAMES) <= set(dir(sudoku))


@pytest.mark.parametrize("puzzle", [TEXT, ROWS, tuple(map(tuple, ROWS)), sudoku.parse(TEXT)])
def test_a_puzzle_may_be_a_text_rows_of_numbers_or_a_board(puzzle: Any) -> None:
    assert sudoku.write(sudoku.solve(puzzle)) == SOLUTION
    assert sudoku.count(puzzle) == 1
    assert sudoku.check(puzzle).code == "one"
    assert sudoku.rate(puzzle).er == 4.5
    assert sudoku.path(puzzle).solved
    assert sudoku.hint(puzzle).code == "step"


def test_blanks_in_rows_may_be_none() -> None:
    assert sudoku.parse([[digit or None for digit in row] for row in ROWS]) == sudoku.parse(TEXT)


@pytest.mark.parametrize("ask", [sudoku.solve, sudoku.rate, sudoku.path, sudoku.hint])
def test_where_one_solution_is_needed_none_and_several_are_refused(ask: Callable[[str], object]) -> None:
    with pytest.raises(sudoku.NoSolution, match="no solution"):
        ask(NONE)
    with pytest.raises(sudoku.ManySolutions, match="more than one"):
        ask(SEVERAL)


@pytest.mark.usefixtures("no_time")
def test_a_path_does_not_wait_for_a_long_search_and_warns() -> None:
    board = sudoku.parse(".2............43", geometry="4+knight")
    with pytest.warns(sudoku.SudokuWarning, match="entries were not checked"):
        assert sudoku.path(board).solved
    with pytest.warns(sudoku.SudokuWarning, match="entries were not checked"):
        assert next(sudoku.steps(board.with_value(1, 1, 3)))


def test_what_asks_for_no_single_solution_refuses_neither() -> None:
    assert (sudoku.count(NONE), sudoku.count(SEVERAL, limit=2)) == (0, 2)
    assert (sudoku.check(NONE).code, sudoku.check(SEVERAL).code) == ("none", "several")
    assert (list(sudoku.solutions(NONE)), len(list(sudoku.solutions(SEVERAL)))) == ([], sudoku.count(SEVERAL))


ODD = [object(), -1, 5, 2.5, float("nan"), True, None, "", "x", b"x", [1], [[1]], {"a": 1}, Path("x.txt"), iter("")]
CAGE = sudoku.rules.killer("r1c1", "r1c2", number=3)
RIGHT: dict[str, tuple[Any, ...]] = {
    "batch": (sudoku.count, []),
    "columns": ([],),
    "generate": (),
    **dict.fromkeys(("formats", "grades", "sizes", "symmetries", "techniques"), ()),
    "proofread": ([],),
    "watch": ("exact-cover", TEXT),
    **dict.fromkeys(("reach", "easing_clues"), (TEXT, "hard")),
    "rule_numbers": (sudoku.Board.empty(4, [CAGE]), CAGE),
    "clues_at": (sudoku.Board.empty(4), "1111 11.1 111. 1111"),
}
MORE = {"print_pdf": [field.name for field in fields(Options)]}


def each_way_to_ask() -> Iterator[tuple[str, str]]:
    """Yield each function with each of its parameters, including those that it passes on."""
    for name in NAMES:
        if isfunction(found := getattr(sudoku, name)):
            parameters = signature(found).parameters.values()
            yield from ((name, each.name) for each in parameters if each.kind is not each.VAR_KEYWORD)
            yield from ((name, more) for more in MORE.get(name, ()))


@pytest.mark.parametrize(("name", "parameter"), [*each_way_to_ask()])
def test_whatever_comes_in_is_taken_or_refused_in_words(name: str, parameter: str) -> None:
    """Check that values of any type raise no other exception than SudokuError."""
    function = getattr(sudoku, name)
    for odd in ODD:
        given = signature(function).bind_partial(*RIGHT.get(name, (TEXT,))).arguments | {parameter: odd}
        with suppress(sudoku.SudokuError):
            answer = function(**given)
            next(iter(answer), None) if name == "solutions" else None


untyped: Any = sudoku  # wrong arguments, which type checkers would report
REFUSED: list[tuple[Callable[[], object], str]] = [
    (lambda: untyped.parse("4005"), "1:5: expected 4 rows, found 1"),
    (lambda: untyped.parse([*ROWS[:8], [1]]), "row 9: the length is 1, 9 needed"),
    (lambda: untyped.parse([[1]]), "the number of rows is 1; a grid has 4, 6, 8, 9, 10, 12, 15, 16, 20 and 25"),
    (lambda: untyped.parse([[5, 0, 0, 0]] * 4), "row 1: numbers from 1 to 4"),
    (lambda: untyped.parse([["1", "2", "x", "."]] * 4), "a puzzle is a text, rows of whole numbers"),
    (lambda: untyped.parse([[1.5, 0, 0, 0]] * 4), "not 1.5 in a cell"),
    (lambda: untyped.parse([0] * 80), "a puzzle is a text, rows"),
    (lambda: untyped.solve("puzzles.txt"), "for a file, use pathlib.Path('puzzles.txt')"),
    (lambda: untyped.read("my puzzles.sdm"), "for a file, use pathlib.Path('my puzzles.sdm')"),
    (lambda: untyped.generate("hard"), "use grade='hard'"),
    (lambda: untyped.parse(Path("missing.txt")), "missing.txt: No such file"),
    (lambda: untyped.solve(None), "or a Board, not None"),
    (lambda: untyped.parse(f"{TEXT}\n{TEXT}"), "expected 1 puzzle, found 2"),
    (lambda: untyped.count(TEXT, limit=-1), "limit -1: 0 or more needed"),
    (lambda: untyped.count(TEXT, limit="3"), "limit '3': expected a whole number or None"),
    (lambda: untyped.read(5), "text 5: expected a text"),
    (lambda: untyped.parse(TEXT).with_value(1, 1, 5), "r1c1 has the clue 4"),
    (lambda: untyped.parse(TEXT).with_value(1, 2, 10), "digit 10: expected a digit from 1 to 9, or 0 for a blank"),
    (lambda: untyped.parse(TEXT).with_value(1, 2, 9).without_candidate(1, 2, 3), "r1c2 is filled"),
    (lambda: untyped.Board(SEVERAL, crossed="nonsense"), "'nonsense' does not list candidates, such as r1c2<>3"),
    (lambda: untyped.hint(TEXT, language="xx"), "language 'xx' is not known"),
    (lambda: untyped.print_pdf(TEXT, title=5), "title 5: expected a text"),
    (lambda: untyped.print_pdf(TEXT, size=5), "size 5: expected 2 of a number or None"),
    (lambda: untyped.print_pdf(5), "puzzles 5: expected a puzzle, or a list of puzzles"),
    (lambda: untyped.write(TEXT, "nope"), "format 'nope' is not known; there are line, lines, grid"),
    (lambda: untyped.write(SEVERAL, "hodoku"), "9x9"),
    (lambda: untyped.path(TEXT, "nope"), "order 'nope' is not known; there are hint and ladder"),
    (lambda: untyped.generate(grade="hard", er=(2.0, 2.6)), "er and grade say the same thing"),
    (
        lambda: untyped.generate(grade="hrd"),
        "there are any, gentle, easy, medium, hard, expert, diabolical, extreme and",
    ),
    (lambda: untyped.generate(size=7), "there is no size 7; there are 4, 6, 8"),
    (lambda: untyped.generate(clues=99), "99 is not a number of clues"),
    (lambda: untyped.generate(seed="a b"), "a b is not a seed"),
    (lambda: untyped.generate(seed="a", index=-1), "index -1: 0 or more needed"),
    (lambda: untyped.generate("g9.nope"), "g9"),
    (lambda: untyped.generate(size=4, grade="diabolical", seed="a"), "a.0 was found in 2000 tries; wish for less"),
    (lambda: untyped.parse(SEVERAL, geometry="9"), "geometry '9': "),
    (lambda: untyped.parse(SEVERAL, geometry="4+nothing"), "no rule is called nothing"),
    (lambda: untyped.parse(SEVERAL, geometry="9+knight"), "geometry '9+knight': "),
    (lambda: untyped.parse(SEVERAL).with_rules("knight"), "rule 'knight': expected a rule, such as"),
    (lambda: untyped.parse(SEVERAL).with_rules(untyped.rules.even("r5c1")), "cannot be read (even): r5c1"),
    (lambda: untyped.parse(SEVERAL).with_rules(untyped.rules.white("r1c1", "r2c2")), "must share a side (white)"),
    (lambda: untyped.rules.even(5), "even 5: expected a text, such as 'r1c2'"),
    (lambda: untyped.rules.white("r1c1", "r1c2", number="1"), "number '1': expected a whole number"),
    (lambda: untyped.generate(""), "is not a puzzle ID"),
    (lambda: untyped.generate("g2.9.easy.none.any.any.a.0", grade="hard"), "an id says what to make, and stands alone"),
    (lambda: untyped.print_pdf([TEXT], "xx"), "language 'xx' is not known; there are en"),
    (lambda: untyped.print_pdf([TEXT], titel="x"), "option 'titel' is not known; there are paper"),
    (
        lambda: untyped.print_pdf([TEXT], paper="A3"),
        "paper 'A3' is not known; there are A4, A5, A6, B6, Letter and Legal",
    ),
    (lambda: untyped.print_pdf([TEXT], per_page=5), "per_page 5 is not known; there are 1, 2, 4, 6, 8, 9 and 12"),
    (lambda: untyped.print_pdf([TEXT], solutions="no"), "solutions 'no' is not known; there are end, page, below and"),
    (
        lambda: untyped.print_pdf([TEXT], symbols="no"),
        "symbols 'no' is not known; there are digits, letters, shapes, pictures and colours",
    ),
    (lambda: untyped.print_pdf([TEXT], notes="no"), "notes 'no' is not known; there are none, all and empty"),
    (lambda: untyped.print_pdf([TEXT], show=("er", "x")), "show 'x' is not known; there are number, name"),
    (lambda: untyped.print_pdf([TEXT], show="er"), "show 'er': expected a list, each of it a text"),
    (lambda: untyped.print_pdf([TEXT], margin=500), "margins of 500 mm leave too little"),
    (lambda: untyped.print_pdf([TEXT], signature=8), "signature is for booklet"),
    (lambda: untyped.print_pdf([TEXT], pointers=True, solutions="none"), "pointers is for solutions='end'"),
    (lambda: untyped.print_pdf([TEXT], signature=6, booklet=True), "6 pages cannot be folded together"),
    (lambda: untyped.print_pdf([TEXT], pupils=501, handout=1), "a class set is for at most 500 pupils"),
    (lambda: untyped.print_pdf([TEXT], qr="nonsense"), "nonsense is not a complete web address"),
    (lambda: untyped.svg(TEXT, language="xx"), "language 'xx' is not known; there are en"),
    (lambda: untyped.watch("nope", TEXT), "algorithm 'nope' is not known; there are every-solution"),
    (lambda: untyped.watch("engine", TEXT, language="xx"), "language 'xx' is not known"),
    (lambda: untyped.watch("engine", TEXT, events=0), "events 0: 1 or more needed"),
    (lambda: untyped.watch("engine", SEVERAL), "the algorithms are written for 9x9"),
    (lambda: untyped.watch("engine", "55" + "." * 79), "Rejected: a row contains the same digit twice."),
]


@pytest.mark.parametrize(("ask", "words"), REFUSED, ids=[words for _, words in REFUSED])
def test_what_is_wrong_is_said_and_the_right_choices_named(ask: Callable[[], object], words: str) -> None:
    with pytest.raises(sudoku.SudokuError) as refused:
        ask()
    assert words in str(refused.value)
    assert isinstance(refused.value, ValueError)


def test_made_puzzles_go_on_paper_with_what_is_known_of_them() -> None:
    made = sudoku.generate(grade="easy", seed="paper")
    assert sudoku.print_pdf([made, TEXT, ROWS], title="Three", per_page=2).startswith(b"%PDF-1.7")
    assert sudoku.print_pdf(made).startswith(b"%PDF-1.7")


def test_numbers_will_do_where_a_wish_is_a_number() -> None:
    made = sudoku.generate(size=6, clues=12, seed=5)
    assert made.recipe.id == "g2.6.any.none.12.any.5.0"
    assert sum(map(bool, made.puzzle.givens)) == 12
    assert untyped.generate(size="6", clues="12", seed="5") == made
    assert sudoku.generate(size=6, clues=(10, 13), seed=5).recipe.id == "g2.6.any.none.10-13.any.5.0"
    rated = sudoku.generate(er=(2.6, 3.4), seed=5)
    assert rated.recipe.id == "g2.9.er2.6-3.4.none.any.any.5.0"
    assert 2.6 <= (rated.er or 0) <= 3.4
    assert sudoku.generate(size=4, seed="K3F9") == sudoku.generate(size=4, seed="k3f9")


def test_a_board_never_changes() -> None:
    board = sudoku.parse(TEXT)
    with pytest.raises(AttributeError):
        board.values = ()  # type: ignore[misc]
    with pytest.raises(TypeError, match=r"such as board\[1, 3\]; board.rows has the rows"):
        board[1]  # type: ignore[index]
    with pytest.raises(TypeError):
        board[1, 1] = 5  # type: ignore[index]
