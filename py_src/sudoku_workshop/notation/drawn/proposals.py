"""Proposals: the guessed rules of a puzzle, checked against its published solution and with the solver."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.geometry_rules import with_drawn, with_only_rules, with_rules, with_unknown
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.drawn.guesses import Guess, guesses_in
from sudoku_workshop.notation.drawn.pictures import Drawing, kind_of, picture_of
from sudoku_workshop.notation.drawn.statements import prose_of
from sudoku_workshop.notation.fpuzzles import pictures as fpuzzles
from sudoku_workshop.notation.fpuzzles.reader import CAGE, is_fpuzzles
from sudoku_workshop.notation.json_text import parse_json
from sudoku_workshop.notation.pictured.drawings import Drawing as Drawn
from sudoku_workshop.notation.pictured.told import is_pad, said_in
from sudoku_workshop.notation.prose.plain_rules import are_plain
from sudoku_workshop.notation.prose.undeclared import DRAWING, RULESET
from sudoku_workshop.notation.sudokumaker import pictures as sudokumaker
from sudoku_workshop.notation.sudokumaker.reader import is_sudokumaker
from sudoku_workshop.notation.sudokumaker.rules import active
from sudoku_workshop.notation.sudokupad import pictures as sudokupad
from sudoku_workshop.notation.sudokupad.rules import SUM_CAGE
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shape_text import shapes_in
from sudoku_workshop.search.bounded import solutions_within

GUESSED = {DRAWING, RULESET, SUM_CAGE, CAGE}  # unsupported rules that guesses can explain
MOST = 2_000  # the grids that the search for solutions examines
Result = Literal["published", "one", "several", "none", "unknown"]


class Proposal(NamedTuple):
    """Rules that a puzzle only draws and describes, as they may be meant.

    `guesses` are the rules, each with the drawing and the sentences that led to it. `broken` are guesses that the
    published solution does not obey; they are not among the rules. `drawings` and `sentences` are those that no rule
    explains, and `others` is the number of further drawings, such as pictures. `result` says how many solutions there
    are with these rules: "published" means only the published one, "one" means one where none is published, and
    "unknown" that the search took too long.
    """

    board: Board
    guesses: tuple[Guess, ...]
    broken: tuple[Guess, ...]
    drawings: tuple[Drawing, ...]
    sentences: tuple[str, ...]
    result: Result
    is_published: bool
    others: int = 0

    @property
    def is_whole(self) -> bool:
        """Return whether nothing else can matter: all is explained, or the published solution is the only one."""
        return self.result == "published" or not (self.drawings or self.others or self.sentences or self.broken)

    @property
    def unexplained(self) -> Counter[tuple[str, str]]:
        """Return how many drawings no rule explains, by their kind and their colour, which may be empty."""
        kinds = Counter(kind_of(drawing) for drawing in self.drawings)
        return kinds + Counter({("picture", ""): self.others})

    def accept(self, chosen: Iterable[Rule] | None = None, is_all: bool = False) -> Board:
        """Return the puzzle with the rules of the guesses, or with only the `chosen` ones.

        The puzzle still has an unsupported rule if something is not explained, unless `is_all` says that a person has
        seen this and takes the rules for all rules.
        """
        wanted = [guess.rule for guess in self.guesses] if chosen is None else [*chosen]
        grid = with_rules(known(self.board.geometry), wanted)
        rest = {*self.board.geometry.unknown} - GUESSED
        is_complete = is_all or (self.is_whole and {*wanted} == {guess.rule for guess in self.guesses})
        left = rest | (set() if is_complete else {RULESET})
        made = with_unknown(grid, left)
        if left:  # what is not explained stays drawn
            made = with_drawn(made, shapes_in(self.board.geometry.drawn, grid.side))
        return board_of(made, self.board.givens, self.board.values, self.board.crossed)


def propose(board: Board, about: About) -> Proposal | None:
    """Return the rules that the drawings and the text of a puzzle may mean, or None if it has none to guess.

    `board` and `about` are what was read of the puzzle.
    """
    facts = parse_json(about.original) if about.original else None
    unknown = {*board.geometry.unknown}
    if not isinstance(facts, dict) or not unknown & GUESSED or not unknown <= GUESSED:
        return None
    grid = known(board.geometry)
    drawn = _drawings(facts, grid)
    if drawn is None:
        return None
    picture = picture_of(drawn, grid.n)
    found = guesses_in(prose_of(about.rules), picture, grid.frame)
    published = published_digits(said_in(facts)[1], grid)
    kept, broken = checked(found.guesses, grid, published)
    sentences = [each for each in found.sentences if not are_plain(each, _rules(kept, grid), grid.frame)]
    result = _result(board, kept, published)
    return Proposal(board, kept, broken, found.drawings, tuple(sentences), result, any(published), picture.others)


def _drawings(facts: Mapping[str, Any], grid: Geometry) -> Iterable[Drawn] | None:
    """Return the drawings of a record, or None if it is not one of a known program."""
    if is_fpuzzles(facts):
        return fpuzzles.drawings_in(facts, grid.n)
    if is_sudokumaker(facts):
        return sudokumaker.drawings_in(active(facts["puzzle"]), grid.n)
    return sudokupad.drawings_in(facts, grid.frame) if is_pad(facts) else None


def known(grid: Geometry) -> Geometry:
    """Return a geometry without the rules that are not supported."""
    return with_only_rules(geometry(grid.base), grid.rules)


def _rules(guesses: Iterable[Guess], grid: Geometry) -> list[Rule]:
    return [*grid.rules, *(guess.rule for guess in guesses)]


def published_digits(text: str, grid: Geometry) -> tuple[Digit, ...]:
    """Return the digits of a published solution, 0 where it has none, or all 0 if it is not of this grid."""
    digits = tuple(int(sign) if sign.isascii() and sign.isdecimal() else 0 for sign in text)
    fits = len(digits) == grid.cells and max(digits, default=0) <= grid.n
    return digits if fits else (0,) * grid.cells


def checked(
    guesses: Sequence[Guess], grid: Geometry, published: Sequence[Digit]
) -> tuple[tuple[Guess, ...], tuple[Guess, ...]]:
    """Return the guesses that the published solution obeys, and those that it breaks."""
    frame = grid.frame._replace(rules=(*grid.rules, *(guess.rule for guess in guesses)))
    broken = {guess for guess in guesses if not obeys(guess.rule, frame, published)}
    return tuple(guess for guess in guesses if guess not in broken), tuple(
        guess for guess in guesses if guess in broken
    )


def obeys(rule: Rule, frame: Frame, published: Sequence[Digit]) -> bool:
    """Return whether these digits obey a rule, as far as they are known."""
    return rule.narrow([1 << digit - 1 if digit else frame.all for digit in published], frame) is not None


def _result(board: Board, guesses: Iterable[Guess], published: Sequence[Digit]) -> Result:
    try:
        grid = with_rules(known(board.geometry), [guess.rule for guess in guesses])
        puzzle = board_of(grid, board.givens, excluded=board.excluded)
    except (RuleError, ValueError):
        return "none"
    found = solutions_within(puzzle, 2, MOST)
    if found is None:
        return "unknown"
    if len(found) != 1:
        return "several" if found else "none"
    if not any(published):
        return "one"
    is_same = all(mine == theirs or not theirs for mine, theirs in zip(found[0], published, strict=True))
    return "published" if is_same else "none"
