"""Steps, paths and hints as people use them: `Step`, `Path`, `Hint`.

The engine's steps are masks (`logic/step.py`). These have rows, columns and digits that count from 1, as in
`board[1, 3]`, and sentences in a language.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, cast, overload

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Grid, Mask, bits_of
from sudoku_workshop.library.names import Language, Technique
from sudoku_workshop.library.places import Candidate, Cell, candidates_in, cells_named
from sudoku_workshop.logic import hint as hints
from sudoku_workshop.logic import path as paths
from sudoku_workshop.logic import step as engine
from sudoku_workshop.logic.step_json import as_json
from sudoku_workshop.logic.step_text import step_text
from sudoku_workshop.messages import hint_words, say, wrong_words
from sudoku_workshop.search.wrong import Wrong

INSTEAD = {  # attributes of the engine's steps, and where this step has what they held
    **{name: f"as_json()[{name!r}]" for name in ("marks", "links", "words", "reasons", "branches", "nested")},
    "conclusions": "explanation",
    "left": "eliminations",
}


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Step:
    """A step of a solution: a technique, where it applies, and its result.

    `str(step)` explains it in the chosen language. `repr(step)` is one line in the usual notation. Two steps are equal
    if they are the same deduction on the same board. `board` is the board before the step. `er` is its rating by Sudoku
    Explainer, or None if Sudoku Explainer has no such step.

    >>> import sudoku_workshop as sudoku
    >>> step = sudoku.hint("1... ..3. .4.. ...2").step
    >>> step
    Hidden Single: r1c2=3
    >>> print(step)
    In box 1, 3 can only go in r1c2. 3 is already in r2c3, which rules out the other blank cells. So r1c2 is 3.
    >>> step.technique, step.digits, step.placements, step.eliminations
    ('hidden-single', (3,), (Candidate(row=1, column=2, digit=3),), ())
    """

    board: Board
    language: Language
    _step: engine.Step = field(repr=False)

    @property
    def technique(self) -> Technique:
        """Return the name of the technique in this library, such as "xy-wing", the same in every language."""
        return cast(Technique, self._step.technique)

    @property
    def name(self) -> str:
        """Return the name of the technique in the chosen language, such as XY-Wing."""
        return say(self.language, f"technique.{self.technique}.name")

    @property
    def er(self) -> float | None:
        """Return the rating of the step by Sudoku Explainer, or None if Sudoku Explainer has no such step."""
        return self._step.er

    @property
    def placements(self) -> tuple[Candidate, ...]:
        """Return the digits that the step places."""
        return candidates_in(self._step.placements, self.board.geometry)

    @property
    def eliminations(self) -> tuple[Candidate, ...]:
        """Return the candidates that the step removes. A step that places digits only has none."""
        return candidates_in(self._step.eliminations & ~self._step.placements, self.board.geometry)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Return the cells of the pattern, row by row. If the step has no pattern, they are those of its result."""
        size = self.board.geometry.cells
        marked = reduce(or_, (mark.cells | _cells_of(mark.candidates, size) for mark in self._pattern), 0)
        linked = _cells_of(_together(end for link in self._links for end in (link.start, link.end)), size)
        return _cells(marked | linked or _cells_of(self._result, size), self.board.geometry)

    @property
    def digits(self) -> tuple[Digit, ...]:
        """Return the digits of the pattern or, if it names none or only places digits, those of the result."""
        said = reduce(or_, map(_digits_of, self._step.words.values()), 0)
        if said and not self._step.placements:
            return tuple(digit + 1 for digit in bits_of(said))
        return tuple(sorted({digit for _, _, digit in self.placements or self.eliminations}))

    @property
    def explanation(self) -> tuple[str, ...]:
        """Return the sentences that explain the step: the claim, its reasons and the conclusion."""
        return tuple(hint_words(self._step, self.board.geometry, self.language).split("\n"))

    @property
    def after(self) -> Board:
        """Return the board after the step."""
        return engine.apply(self.board, self._step)

    def as_json(self) -> dict[str, Any]:
        """Return everything that is known about the step as JSON data, with the marks and links of a picture."""
        return as_json(self._step, self.board.geometry)

    @property
    def _pattern(self) -> list[engine.Mark]:
        return [mark for mark in self._step.marks if mark.role != "out"]

    @property
    def _links(self) -> Iterator[engine.Link]:
        yield from self._step.links
        for branch in self._step.branches:
            yield from branch.links

    @property
    def _result(self) -> Grid:
        return self._step.placements | self._step.eliminations

    @property
    def _key(self) -> tuple[object, ...]:
        return self.board, self._step._replace(words={})

    def __eq__(self, other: object) -> bool:
        return self._key == other._key if isinstance(other, Step) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.board.values, self.technique, self._step.placements, self._step.eliminations))

    def __str__(self) -> str:
        return reduce(
            lambda first, second: say(self.language, "list.sentences", first=first, second=second), self.explanation
        )

    def __repr__(self) -> str:
        return step_text(self._step, self.name, self.board.geometry)

    def _repr_html_(self) -> str:
        """Return the board with the step's marks, and its sentences. Jupyter notebooks call this method."""
        from sudoku_workshop.library.step_pictures import step_html  # imported late, because it loads all drawing

        return step_html(self._step, self.board, self.language, repr(self), self.explanation)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            """Name the new place of an attribute that steps had before version 1.1."""
            instead = f"; it is step.{INSTEAD[name]} now" if name in INSTEAD else ""
            raise AttributeError(f"a Step has no attribute {name!r}{instead}", name=name, obj=self)


class Path(Sequence[Step]):
    """The steps of a solution, as a sequence. `boards` has the board before each step, and the last board.

    `solved` says whether the steps reach the solution. `print(path)` prints one line for each step.

    >>> import sudoku_workshop as sudoku
    >>> path = sudoku.path("1... ..3. .4.. ...2")
    >>> path
    <path of 12 steps, solved>
    >>> path[0], path.boards[1] == path[0].after
    (Hidden Single: r1c2=3, True)
    """

    def __init__(self, found: paths.Path, language: Language) -> None:
        self.boards, self.solved, self.language = found.boards, found.solved, language
        taken = zip(found.boards, found.steps, strict=False)
        self.steps = tuple(Step(board, language, step) for board, step in taken)

    def __len__(self) -> int:
        return len(self.steps)

    @overload
    def __getitem__(self, at: int) -> Step: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Step, ...]: ...
    def __getitem__(self, at: int | slice) -> Step | tuple[Step, ...]:
        return self.steps[at]

    def __str__(self) -> str:
        return "\n".join(map(repr, self.steps))

    def __repr__(self) -> str:
        return f"<path of {len(self)} steps{', solved' if self.solved else ''}>"

    def _repr_html_(self) -> str:
        from sudoku_workshop.library.step_pictures import path_html

        lines = ((repr(step), step.explanation) for step in self)
        return path_html(self.boards[0], lines, f"{len(self)} steps", self.language)


class Hint(NamedTuple):
    """The next thing to do on a board. `str(hint)` says it in the chosen language.

    The code is "step", "wrong-entries", "wrong-notes", "solved" or "stuck". `step` is the next step, or None. `wrong`
    has the cells with a wrong entry, or those in which the right digit is crossed out. If there are any, `right` is the
    solution, row by row. `board` is the board on which the step was found. `checked` is False if finding the solution
    would take too long. In this case, entries were not compared with it, and `str(hint)` says so.

    >>> import sudoku_workshop as sudoku
    >>> hint = sudoku.hint(sudoku.parse("1... ..3. .4.. ...2").with_value(1, 2, 2))
    >>> hint.code, hint.wrong
    ('wrong-entries', (Cell(row=1, column=2),))
    >>> print(hint)
    r1c2 is wrong: the solution has another digit there
    """

    code: hints.Code
    board: Board
    wrong: tuple[Cell, ...]
    right: tuple[Digit, ...]
    step: Step | None
    language: Language
    checked: bool = True

    def __str__(self) -> str:
        told = self._told
        return told if self.checked else say(self.language, "explain.unchecked", told=told)

    @property
    def _told(self) -> str:
        places = tuple((row - 1) * self.board.geometry.side + column - 1 for row, column in self.wrong)
        match self.code:
            case "wrong-entries":
                return wrong_words(Wrong(entries=places), self.board.geometry, self.language)[0]
            case "wrong-notes":
                return wrong_words(Wrong(crossed=places), self.board.geometry, self.language)[0]
            case "solved":
                return say(self.language, "explain.solved")
        return str(self.step) if self.step else say(self.language, "explain.beyond")

    def _repr_html_(self) -> str:
        from sudoku_workshop.library.step_pictures import words_html

        if self.step and self.checked:
            return self.step._repr_html_()
        return words_html(str(self), self.board, self.language)


def hint_of(found: hints.Hint, language: Language) -> Hint:
    """Return the engine's hint in the form that people use."""
    step = Step(found.board, language, found.step) if found.step else None
    return Hint(
        found.code,
        found.board,
        cells_named(found.wrong, found.board.geometry),
        found.right,
        step,
        language,
        found.checked,
    )


def _cells(mask: Mask, geometry: Geometry) -> tuple[Cell, ...]:
    return cells_named(bits_of(mask), geometry)


def _cells_of(grid: Grid, size: int) -> Mask:
    """Return the cells that have one of these candidates."""
    return _together(candidate % size for candidate in bits_of(grid))


def _together(bits: Iterable[int]) -> Mask:
    return reduce(or_, (1 << bit for bit in bits), 0)


def _digits_of(word: engine.Word) -> Mask:
    match word:
        case engine.Digits(mask):
            return mask
        case int():
            return 1 << word - 1
    return 0
