"""The shapes that tell the page what the rules of a puzzle mean."""

from typing import Literal, NotRequired, TypedDict

from sudoku_workshop.api.shapes.boards import Problem

RuleKind = str
ShapeForm = Literal["line", "area", "circle", "text"]
ShapeColour = str
Allowed = list[int]  # for each digit of the first cell, a mask of the digits of the second; bit 0 is digit 1


class RuleData(TypedDict):
    """One rule of a puzzle.

    `number` is, for example, the difference of a white dot. `listed` is a list of numbers, such as digits. `places` are
    the cells as text. There are two texts if the rule compares cells. `drawn` is the key of the sentence that states
    the rule where its cells and numbers are drawn, or None if the board does not show the rule.
    Only a custom rule has a `sentence` of its own.
    """

    kind: RuleKind
    number: int | None
    cells: list[int]
    listed: list[int]
    places: list[str]
    drawn: str | None
    sentence: NotRequired[str]


class ShapeData(TypedDict):
    """A line, an area, a circle or a text that shows a rule on a board. Lengths are in cells.

    `points` are x and y from the upper left corner of the grid: those of a line or an area, or the middle of a circle
    or a text. `size` is the radius of a circle or the height of a text. `line` is the colour of a line or an outline,
    and `fill` the colour inside, or that of a text. `over` says whether the shape is above the lines of the grid.
    """

    form: ShapeForm
    points: list[tuple[float, float]]
    line: ShapeColour | None
    width: float
    fill: ShapeColour | None
    size: float
    text: str
    dashed: bool
    over: bool


class Drawing(TypedDict):
    """The shapes that show rules on a board, in the order in which they are drawn.

    `margin` is the room that they need around the grid. `rooms` are cells in which a shape takes some of the room for
    notes, with the distances of notes from the edges of the cell: top, right, bottom, left.
    """

    shapes: list[ShapeData]
    margin: float
    rooms: list[tuple[int, float, float, float, float]]


class RulesOf(TypedDict):
    """The meaning of the rules of a geometry, with which the page checks digits without asking.

    `houses` are the houses besides rows, columns and boxes, each with its kind, its index among houses of this kind,
    its cells, and the number of its grid, or 0 if there is only one grid. The digits of each set of cells in `apart`
    are different. `only` has cells with the digits that they may have. `pairs` has two related cells each, and the
    index in `tables` of what they allow. Each of `sums` has a total, cells, and the factors of their digits. Each of
    these names the kind of its rule first. `joint` are the kinds of rules that mean more than this, so that only
    Python can say whether a full grid keeps them. `alike` says whether any two digits can be exchanged without
    breaking a rule. `drawing` shows the rules. If the geometry also has rules that are not supported, there are only
    `rules` and `drawing`.
    """

    rules: list[RuleData]
    houses: list[tuple[str, int, list[int], int]]
    apart: list[tuple[RuleKind, list[int]]]
    only: list[tuple[RuleKind, int, list[int]]]
    pairs: list[tuple[RuleKind, int, int, int]]
    sums: list[tuple[RuleKind, int, list[int], list[int]]]
    tables: list[Allowed]
    joint: list[RuleKind]
    alike: bool
    drawing: Drawing


class GuessedRule(TypedDict):
    """A rule that may be meant, and why: the kind of drawing, its colour, and the author's sentences.

    `drawing` and `colour` are empty if there is none.
    """

    rule: RuleData
    drawing: str
    colour: str
    sentences: list[str]


class DrawnParts(TypedDict):
    """Drawings of one kind and colour that no rule explains, and their number."""

    drawing: str
    colour: str
    count: int


class RuleProposal(TypedDict):
    """The rules that a puzzle's drawings and text may mean.

    `broken` are guesses that the published solution does not obey. `sentences` and `drawings` are those that no rule
    explains. `result` says which solutions there are with all guesses: only the published one, "one" where none is
    published, "several", "none", or "unknown" if the search took too long. If `whole` is true, nothing else can matter,
    so that all guesses together can be accepted as all rules.
    """

    guesses: list[GuessedRule]
    broken: list[GuessedRule]
    sentences: list[str]
    drawings: list[DrawnParts]
    result: Literal["published", "one", "several", "none", "unknown"]
    whole: bool


class ProposedRules(TypedDict):
    """The proposal for a puzzle, or None if no rules can be guessed."""

    proposal: RuleProposal | None


class AcceptedRules(TypedDict):
    """The name of the geometry with the accepted rules."""

    geometry: str


class RedrawnRules(TypedDict):
    """The name of the geometry with other rules, and what they mean."""

    geometry: str
    rules: RulesOf


class BrokenRules(TypedDict):
    """The rules that the digits on a board break."""

    problems: list[Problem]
