"""A puzzle in its place on the page: caption, grid, list of symbols, ID, and the QR code that opens the puzzle."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.sheet import dots, qr, rules
from sudoku_workshop.sheet.arrange import Demand, Space
from sudoku_workshop.sheet.captions import CAPTION, caption, small_line
from sudoku_workshop.sheet.drawing import Figure, Operation, Text
from sudoku_workshop.sheet.grid import DIGIT_SIZE, all_notes, digits, empty_notes, lines
from sudoku_workshop.sheet.options import Puzzle
from sudoku_workshop.sheet.ruled import ruled
from sudoku_workshop.sheet.setting import LEADING, LINE, SMALL, Setting
from sudoku_workshop.sheet.symbols import LARGEST, Signs, symbol
from sudoku_workshop.sheet.word import letters_of, signs_of

LEGEND = 9.0  # height of the row of symbols
SCAN_LINES, SCAN_LEAST = 4, 5.0  # words beside a QR code: the most lines, and the least width in font sizes


class Kit(NamedTuple):
    """The parts that each puzzle of a section has in addition to its grid, such as a caption or a QR code.

    All puzzles of a section have the same parts, so that their grids line up.
    """

    caption: bool
    legend: bool
    id: bool  # whether there is an ID or the page number of the solution
    rules: int  # the most lines of rules below a grid
    code: float  # the side of each QR code, or 0 if there are none
    beside: bool  # whether QR codes are beside the grids rather than below them
    shared: tuple[str, ...] = ()  # the rules that the head of the chapter states for all puzzles

    def demand(self, setting: Setting) -> Demand:
        """Return the room that the caption, the QR code and the other parts need around each grid."""
        legend, id_ = _legend_height(setting) if self.legend else 0.0, setting.size(SMALL * 2.2) if self.id else 0.0
        code = self.code + setting.size(2) if self.code else 0
        return Demand(
            above=setting.above(LINE * CAPTION) if self.caption else 0.0,
            below=rules.height(setting, self.rules) + legend + id_ + (0 if self.beside else code),
            beside=code if self.beside else 0,
        )


BARE = Kit(caption=False, legend=False, id=False, rules=0, code=0, beside=False)


def kits(setting: Setting, puzzles: Sequence[Puzzle], most: float) -> Iterator[Kit]:
    """Yield the possible sets of parts for these puzzles: one with QR codes below the grids, and one with them beside.

    Without QR codes, there is only one set. `most` is the largest side that a QR code may have.
    """
    options, shown = setting.options, setting.options.show
    caption = bool({"number", "name", "grade", "er"} & set(shown))
    sizes = {puzzle.board.geometry.n for puzzle in puzzles}
    legend = (options.signs != "digits" and min(sizes) <= LARGEST) or any(
        len(letters_of(word)) in sizes for word in options.words
    )
    id_ = ("id" in shown and any(puzzle.id for puzzle in puzzles)) or (options.pointers and options.key == "end")
    largest = max((puzzle.board for puzzle in puzzles), key=lambda board: board.geometry.side)
    code = min(qr.side_of(qr.code_of(options.qr, largest)), most) if options.qr else 0.0
    for beside in (False, True) if code else (False,):
        yield Kit(caption, legend, id_, 0, code, beside)


def block(
    setting: Setting, kit: Kit, space: Space, side: float, number: int, puzzle: Puzzle, page: int | None = None
) -> list[Operation]:
    """Draw a puzzle to be solved, with the parts around its grid.

    `side` is the side of the grid. The other parts line up with its edges. `page` is the page of the solution.
    """
    demand, signs = kit.demand(setting), signs_of(setting.options, setting.type, puzzle)
    x = space.x + max(0.0, space.width - side - demand.beside) / 2
    y = space.y + demand.above
    return [
        *caption(setting, number, puzzle, x, space.y, side),
        Figure(
            tuple(_grid(setting, puzzle, signs, x, y, side)),
            signs.text((puzzle.position or puzzle.board.puzzle).values),
        ),
        *_below(setting, kit, puzzle, signs, x, y + side, side, page),
        *(_code(setting, kit, puzzle.board, Space(x, y, side, side)) if kit.code else ()),
    ]


def _grid(setting: Setting, puzzle: Puzzle, signs: Signs, x: float, y: float, side: float) -> Iterator[Operation]:
    board, options = puzzle.position or puzzle.board.puzzle, setting.options
    frame = (setting.frame_to_read if puzzle.position else setting.frame)(board.geometry, x, y, side)
    yield from ruled(frame, options.coloured) if signs.kind != "braille" else lines(frame)
    if signs.kind != "braille" and (puzzle.position or options.notes == "all" or board.excluded):
        yield from all_notes(frame, board, signs)
    elif signs.kind != "braille" and options.notes == "empty":
        yield empty_notes(frame, board)
    yield from digits(frame, board, signs)


def _below(
    setting: Setting, kit: Kit, puzzle: Puzzle, signs: Signs, x: float, y: float, width: float, page: int | None
) -> Iterator[Operation]:
    yield from rules.drawn(setting, puzzle, x, y, width, kit.rules, kit.shared)
    y += rules.height(setting, kit.rules)
    if kit.legend:
        if signs.kind != "digits":
            yield from _legend(setting, signs, puzzle.board.geometry.n, x, y, width)
        y += _legend_height(setting)
    if kit.id:
        yield from small_line(setting, puzzle, x, y, width, page)


def _legend(setting: Setting, signs: Signs, n: int, x: float, y: float, width: float) -> Iterator[Operation]:
    """Draw the symbols to fill in, in a centred row.

    Letters are in alphabetical order, so that a hidden word cannot be read from them.
    """
    height = _legend_height(setting)
    step = min(height, width / n)
    for place, digit in enumerate(sorted(range(1, n + 1), key=lambda digit: signs.letters[digit - 1])):
        at = x + width / 2 + (place - (n - 1) / 2) * step
        yield symbol(signs, digit, at, y + height / 2, step * DIGIT_SIZE, False)


def _legend_height(setting: Setting) -> float:
    """Return the height of the row of symbols.

    In braille, the dots of the symbols need as much distance from lines as the dots of digits.
    """
    return dots.LEAST if setting.options.tactile else setting.size(LEGEND)


def _code(setting: Setting, kit: Kit, board: Board, grid: Space) -> Iterator[Operation]:
    """Draw the QR code of a puzzle, and the words that say what it is for.

    The dark part of the code, without its white border, is in line with the grid.
    """
    code, demand = qr.code_of(setting.options.qr, board), kit.demand(setting)
    gap, size = setting.size(2), setting.size(SMALL)
    quiet = kit.code * qr.QUIET / (code.get_size() + 2 * qr.QUIET)
    if kit.beside:
        x, y = grid.x + grid.width + gap, grid.y
        words = Space(x + quiet, y + kit.code - quiet + size / 2, kit.code - 2 * quiet, 0)
    else:
        x, y = grid.x - quiet, grid.y + grid.height + demand.below - kit.code
        words = Space(x + kit.code, y + quiet, grid.width - kit.code + quiet, 0)
    yield qr.drawn(code, x, y - quiet * kit.beside, kit.code)
    legible = words.width >= SCAN_LEAST * size
    for row, line in enumerate(setting.type.wrap(setting.say("sheet.scan"), size, words.width, SCAN_LINES * legible)):
        yield Text(words.x, words.y + size * (1 + row * LEADING), line, size)
