"""The library's front door: plain functions that take a puzzle in whatever form it comes.

A *puzzle* is a text in any notation, rows of numbers (0 or None: blank), or a Board, whose entries count as well as its
givens. What is wrong with what comes in is a SudokuError, which says what, and where.
"""

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from functools import partial
from itertools import islice
from typing import Any

from sudoku_workshop import search, verdict
from sudoku_workshop.generator import EFFORT, Made, Recipe, Wish, WishError, make, recipe_of
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.errors import ManySolutions, NoSolution, SudokuError
from sudoku_workshop.library.choices import ON_PAPER, all_of, of_a_sheet, of_a_wish, one_of
from sudoku_workshop.library.rows import Rows, from_rows
from sudoku_workshop.logic import hint as hints
from sudoku_workshop.logic import path as paths
from sudoku_workshop.logic import rating as ratings
from sudoku_workshop.messages import LANGUAGES, say
from sudoku_workshop.notation import FORMATS, POSITIONS, Reading
from sudoku_workshop.notation import parse as parse_text
from sudoku_workshop.notation import read as read_text
from sudoku_workshop.notation import write as write_text
from sudoku_workshop.sheet import Options, Puzzle, Section, SheetError, Type, pages
from sudoku_workshop.sheet import check as check_sheet

Source = str | Board | Rows
COUNTED = 1000  # how far `check` counts the solutions of a puzzle that has several
ORDERS: tuple[paths.TechniqueOrder, ...] = ("hint", "ladder")
SEED_LENGTH, SEED_LETTERS = 8, "23456789abcdefghjkmnpqrstuvwxyz"  # nobody mistakes one of them for another


def parse(puzzle: Source) -> Board:
    """The one puzzle of a text in any notation, or of rows of numbers; a Board is given back as it is.

    SudokuError where there is none, or another one, with line, column and reason.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.parse("12.. .... ...1 ....")
    Board('12.........1....')
    >>> sudoku.parse([[1, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]])[1, 2]
    2
    """
    if isinstance(puzzle, Board):
        return puzzle
    return parse_text(puzzle) if isinstance(puzzle, str) else from_rows(puzzle)


def read(text: str) -> Reading:
    """All puzzles of a text, what could not be read of it, and what was left out. SudokuError where there is no puzzle.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.read("12.. .... ...1 ....\\n3... .1.. .... ...4").puzzles
    (Board('12.........1....'), Board('3....1.........4'))
    """
    return read_text(text)


def write(puzzle: Source, format: str = "line") -> str:
    """The puzzle as text: "line", "lines", "grid", "candidates" or "hodoku".

    >>> import sudoku_workshop as sudoku
    >>> print(sudoku.write("12.. .... ...1 ....", "lines"))
    12..
    ....
    ...1
    ....
    """
    one_of("format", format, FORMATS | POSITIONS)
    try:
        return write_text(parse(puzzle), format)
    except ValueError as error:  # a format that has one size only
        raise SudokuError(str(error)) from error


def solve(puzzle: Source) -> Board:
    """The solution. NoSolution, or ManySolutions where there is more than one (`solutions` lists them).

    >>> import sudoku_workshop as sudoku
    >>> print(sudoku.solve("1... ..3. .4.. ...2"))
    +-----+-----+
    | 1 3 | 2 4 |
    | 4 2 | 3 1 |
    +-----+-----+
    | 2 4 | 1 3 |
    | 3 1 | 4 2 |
    +-----+-----+
    """
    board = parse(puzzle)
    found = list(islice(search.solutions(board), 2))
    if len(found) != 1:
        raise _refusal(board)
    return found[0]


def solutions(puzzle: Source) -> Iterator[Board]:
    """All solutions in a fixed order, each found when it is asked for.

    >>> import sudoku_workshop as sudoku
    >>> [sudoku.write(solution) for solution in sudoku.solutions("1... 3... ..2. ...4")]
    ['1432324141232314', '1243341243212134']
    """
    return search.solutions(parse(puzzle))


def count(puzzle: Source, limit: int | None = None) -> int:
    """How many solutions there are, counting no further than `limit`.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.count("." * 16), sudoku.count("." * 81, limit=1000)
    (288, 1000)
    """
    if limit is not None and limit < 0:
        raise SudokuError(f"limit {limit}: 0 or more needed, or None to count them all")
    return search.count(parse(puzzle), limit)


def check(puzzle: Source) -> verdict.Verdict:
    """Whether there is no solution, one, or several (counted to 1000), and what is wrong at first sight.

    >>> import sudoku_workshop as sudoku
    >>> found = sudoku.check("11.............4")
    >>> found.code, [problem.code for problem in found.problems]
    ('problems', ['duplicate', 'duplicate'])
    """
    board = parse(puzzle)
    return verdict.judge(board.puzzle, board, COUNTED)


def rate(puzzle: Source, unique: bool = True) -> ratings.Rating:
    """How hard it is: ER, EP and ED as Sudoku Explainer gives them, a grade in words, the hardest technique.

    Without `unique` no step counts on there being one solution; the figures are not Sudoku Explainer's then.

    >>> import sudoku_workshop as sudoku
    >>> rating = sudoku.rate(".........5.8..6..1.7..1.8....2.59.6......2.454..1....8821.67..3..7.....6...3.....")
    >>> rating.er, rating.grade, rating.technique
    (4.5, 'expert', 'uniqueness-test-1')
    """
    board = parse(puzzle).puzzle
    found = ratings.rate(board, unique)
    if not found:
        raise _refusal(board)
    return found


def path(puzzle: Source, order: paths.TechniqueOrder = "hint", unique: bool = True) -> paths.Path:
    """The whole way to the solution, step by step: a person's ("hint") or Sudoku Explainer's ("ladder").

    >>> import sudoku_workshop as sudoku
    >>> way = sudoku.path("1... ..3. .4.. ...2")
    >>> way.solved, len(way.steps), way.steps[0].technique
    (True, 12, 'hidden-single')
    """
    one_of("order", order, ORDERS)
    board = parse(puzzle)
    if search.count(board, 2) != 1:
        raise _refusal(board)
    return paths.path(board, order, unique)


def hint(puzzle: Source, unique: bool = True) -> hints.Hint:
    """What to do next, from what stands on the board: a wrong entry is told before any step.

    >>> import sudoku_workshop as sudoku
    >>> found = sudoku.hint("1... ..3. .4.. ...2")
    >>> found.code, found.step.technique
    ('step', 'hidden-single')
    """
    board = parse(puzzle)
    found = hints.hint(board, {}, unique)
    if found.code == "not-one":
        raise _refusal(board.puzzle)
    return found


def generate(id: str | None = None, *, seed: str | int | None = None, index: int = 0, **wish: str | int | None) -> Made:
    """A puzzle to order, with its solution and the id that brings it back; without `seed` another one every time.

    `wish` is any of size, grade, symmetry, clues and technique; `index` counts the puzzles of one wish and seed. An id
    says all of that. SudokuError for what nobody can make, and where nothing like that is found.

    >>> import sudoku_workshop as sudoku
    >>> made = sudoku.generate(grade="easy", symmetry="half-turn", seed="doc")
    >>> made.grade, sudoku.generate(made.recipe.id).puzzle == made.puzzle
    ('easy', True)
    """
    all_of("wish", wish, [field.name for field in fields(Wish)])
    if id is not None and (wish or seed is not None or index):
        raise SudokuError("an id says what to make, and stands alone")
    try:
        recipe = recipe_of(id) if id is not None else _recipe(wish, seed, index)
    except WishError as error:
        raise of_a_wish(error) from error
    made = make(recipe)
    if not made.met:
        raise SudokuError(f"nothing like {recipe.id} was found in {EFFORT} tries; wish for less, or for another seed")
    return made


def print_pdf(puzzles: str | Board | Made | Iterable[Source | Made], language: str = "en", **options: Any) -> bytes:
    """Puzzles on paper, as the bytes of a PDF; `options` are those of `sheet.Options`, such as `title` and `per_page`.

    SudokuError for what cannot be printed. Needs what `pip install "sudoku-workshop[print]"` brings.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.print_pdf(["1... ..3. .4.. ...2"], title="One")[:8]
    b'%PDF-1.7'
    """
    from sudoku_workshop.sheet.pdf import pdf  # brings pydyf, which nothing else needs

    one_of("language", language, LANGUAGES)
    some: Iterable[Source | Made] = [puzzles] if isinstance(puzzles, str | Board | Made) else puzzles
    sections = [Section("", tuple(map(_printed, some)))]
    document = (sections, _sheet(options), partial(say, language), Type(language))
    try:
        check_sheet(*document)
    except SheetError as error:
        raise of_a_sheet(error) from error
    return pdf((draw() for draw in pages(*document)), document[-1], options.get("title", ""))


def _recipe(wish: Mapping[str, str | int | None], seed: str | int | None, index: int) -> Recipe:
    if index < 0:
        raise SudokuError(f"index {index}: 0 or more needed")
    return Recipe(
        Wish(**{part: str(value) for part, value in wish.items()}),
        _new_seed() if seed is None else str(seed).lower(),
        index,
    )


def _sheet(options: Mapping[str, Any]) -> Options:
    all_of("option", options, [field.name for field in fields(Options)])
    for name in ON_PAPER.keys() & options.keys():
        all_of(name, options[name] if name == "show" else [options[name]], ON_PAPER[name])
    return Options(**options)


def _printed(puzzle: Source | Made) -> Puzzle:
    if isinstance(puzzle, Made):
        return Puzzle(puzzle.puzzle, puzzle.solution.values, er=puzzle.er, id=puzzle.recipe.id)
    return Puzzle(parse(puzzle))


def _refusal(board: Board) -> SudokuError:
    """Why a board that does not have exactly one solution will not do."""
    if search.count(board, 1):
        return ManySolutions("the puzzle has more than one solution; `count` and `solutions` tell them")
    return NoSolution("the puzzle has no solution; `check` tells what is wrong at first sight")


def _new_seed() -> str:
    return "".join(random.SystemRandom().choices(SEED_LETTERS, k=SEED_LENGTH))
