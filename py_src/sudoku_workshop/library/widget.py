"""A board to play on in a notebook, with hints: `widget`. It needs the package anywidget.

`widget.js` is the half that runs in the browser.
"""

import pkgutil
from html import escape
from typing import Any, Protocol

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import SYMBOLS, Digit
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.library.choices import ENGLISH, one_of
from sudoku_workshop.library.explaining import hint
from sudoku_workshop.library.names import Language
from sudoku_workshop.library.pictures import around, empty_picture
from sudoku_workshop.library.steps import Step
from sudoku_workshop.library.texts import Source, parse
from sudoku_workshop.messages import rules_words, say

LABELS = {"hint": "play.hint", "apply": "explain.apply", "erase": "key.erase"}  # by button: the key of its word


class Game(Protocol):
    """The board of a widget. `value` is what is on it now, and can be set."""

    value: Board


def widget(puzzle: Source, language: Language = ENGLISH) -> Game:
    """Return a board to play on in a notebook, with hints that can be applied. Its `value` is the board as it stands.

    Rules of variants, also your own, are drawn on the board and stated below it.

    It needs the package anywidget (the extra `notebook`). Raises SudokuError if that is not installed.
    """
    one_of("language", language, LANGUAGES)
    board = parse(puzzle)
    board.geometry.refuse_unknown()
    try:
        import anywidget
        import traitlets
    except ModuleNotFoundError as error:
        raise SudokuError(f"{error.name} is not installed; run: pip install anywidget") from error

    class BoardWidget(anywidget.AnyWidget):  # type: ignore[misc]  # it has no types while it is not installed
        _esm = (pkgutil.get_data("sudoku_workshop.library", "widget.js") or b"").decode()
        side = traitlets.Int().tag(sync=True)
        n = traitlets.Int().tag(sync=True)
        box = traitlets.List().tag(sync=True)
        rules = traitlets.List().tag(sync=True)  # the sentences that state them
        picture = traitlets.Unicode().tag(sync=True)  # of a board with rules or several grids, with no digits
        margin = traitlets.Float().tag(sync=True)  # around the cells in the picture, in cells
        holes = traitlets.List().tag(sync=True)  # the places that are in no grid
        symbols = traitlets.Unicode(SYMBOLS).tag(sync=True)
        labels = traitlets.Dict().tag(sync=True)
        givens = traitlets.List().tag(sync=True)
        values = traitlets.List().tag(sync=True)
        marked = traitlets.List().tag(sync=True)  # the cells that the hint is about
        shown = traitlets.Unicode().tag(sync=True)  # the hint as HTML
        can_apply = traitlets.Bool(False).tag(sync=True)
        asked = traitlets.Int(0).tag(sync=True)  # presses of the button for hints
        applied = traitlets.Int(0).tag(sync=True)  # presses of the button that applies the step
        _board, _step = board, None

        @property
        def value(self) -> Board:
            return self._board

        @value.setter
        def value(self, new: Board) -> None:
            self._board = new
            self.values = list(new.values)
            self._show(None, "")

        @traitlets.observe("values")  # type: ignore[untyped-decorator]
        def _enter(self, _: Any) -> None:
            self.value = _played(self._board, self.values)

        @traitlets.observe("asked")  # type: ignore[untyped-decorator]
        def _hint(self, _: Any) -> None:
            try:
                found = hint(self._board, language=language)
            except SudokuError as error:
                self._show(None, escape(str(error)))
                return
            self._show(found.step, found._repr_html_(), found.wrong or (found.step.cells if found.step else ()))

        @traitlets.observe("applied")  # type: ignore[untyped-decorator]
        def _apply(self, _: Any) -> None:
            if self._step:
                self.value = self._step.after

        def _show(self, step: Step | None, shown: str, cells: Any = ()) -> None:
            self._step, self.shown, self.can_apply = step, shown, step is not None
            self.marked = [self._board.cell(row, column) for row, column in cells]

    grid = board.geometry
    made: Game = BoardWidget(
        side=grid.side,
        n=grid.n,
        box=list(grid.drawn_box),
        rules=rules_words(grid, language),
        picture=empty_picture(board, language) if grid.rules or grid.is_overlapping else "",
        margin=around(board),
        holes=[cell for cell in range(grid.cells) if cell not in grid.used],
        givens=list(board.givens),
        values=list(board.values),
        labels={name: say(language, key) for name, key in LABELS.items()},
    )
    return made


def _played(board: Board, values: list[Digit]) -> Board:
    """Return the board with these digits entered. A digit in place of a clue is ignored."""
    side = board.geometry.side
    for cell, digit in enumerate(values):
        if not board.givens[cell] and digit != board.values[cell]:
            board = board.with_value(cell // side + 1, cell % side + 1, digit)
    return board
