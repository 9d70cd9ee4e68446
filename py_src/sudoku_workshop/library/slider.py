"""A run in a notebook. A slider chooses an event, and the board after it is shown beside the board at the end.

The script that runs when the slider moves is in an attribute of the slider. It works in Jupyter, JupyterLab and VS
Code, while script elements and widgets work differently in each of these. An untrusted notebook does not run the
script. The two pictures then show the board at the beginning and at the end.
"""

import json
from collections.abc import Sequence
from html import escape

from sudoku_workshop.classroom.events import PLACE, UNDO, EventKind
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import SYMBOLS, Digit
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.library.pictures import drawn, frame_of, image, title
from sudoku_workshop.messages import say
from sudoku_workshop.sheet.drawing import Operation
from sudoku_workshop.sheet.grid import ACCENT, DIGIT_SIZE, Frame, digits
from sudoku_workshop.sheet.symbols import Signs, symbol

SIGNS = Signs(letters=f"{SYMBOLS} ")  # the last sign is a space for 0, which the script looks for and replaces
MOVED = """
const figure = this.closest("figure"), picture = figure.querySelector("img");
const { blanks, events } = JSON.parse(figure.dataset.run), digits = {};
const [cell, digit, stays, words] = events[this.value - 1] ?? [-1, 0, true, ""];
for (const [at, written, stays] of events.slice(0, this.value)) if (stays) digits[at] = written;
if (!stays && digit) digits[cell] = digit;
const places = blanks.values();
picture.dataset.begin ??= picture.src;
const drawn = decodeURIComponent(picture.dataset.begin).replace(/> <\\/text>/g, () => {
  const at = places.next().value;
  return `${at === cell && !stays ? ' fill="#b3261e"' : ""}>${digits[at] || " "}</text>`;
});
picture.src = "data:image/svg+xml," + encodeURIComponent(drawn.slice(drawn.indexOf(",") + 1));
picture.alt = words;
figure.querySelector("output").textContent = this.value + ". " + words;
"""
Told = tuple[EventKind, Cell, Digit, str]  # an event, and the sentence for it


def slider(name: str, puzzle: Board, events: Sequence[Told], last: Board, end: str, language: str) -> str:
    """Return HTML for a notebook: a slider that steps through a run's events, and two pictures.

    The first picture starts with the puzzle and changes as the slider is moved. The second picture shows the board
    `last`, and `end` is a sentence that describes it.
    """
    run = json.dumps({"blanks": _blanks(puzzle), "events": [_short(*event) for event in events]}, ensure_ascii=False)
    begin, over = (image(_drawn(puzzle, board, language), title(board, language)) for board in (puzzle, last))
    told = say(language, "class.position.of", position=0, known=len(events))
    return f"""<figure data-run="{escape(run)}" lang="{language}" style="margin: 0">
<figcaption><b>{escape(name)}</b></figcaption>
<div style="display: flex; flex-wrap: wrap; gap: 1em">
<div>{begin}<br><output>{told}</output></div>
<div>{over}<br>{escape(end)}</div>
</div>
<label>{say(language, "class.position")} <input type="range" min="0" max="{len(events)}" value="0" step="1"
 style="width: 28em; max-width: 80%" oninput="{escape(" ".join(MOVED.split()))}"></label>
</figure>"""


def _blanks(puzzle: Board) -> list[Cell]:
    return [cell for cell, given in enumerate(puzzle.givens) if not given]


def _short(kind: EventKind, cell: Cell, digit: Digit, words: str) -> tuple[Cell, Digit, int, str]:
    """Return an event as the slider's script needs it: its cell, its digit, 1 or 0, and the sentence for it.

    The third item is 1 if the digit stays in the cell after the event. In this case, the digit 0 makes the cell blank.
    """
    return cell, 0 if kind == UNDO else digit, int(kind in (PLACE, UNDO)), words


def _drawn(puzzle: Board, board: Board, language: str) -> str:
    """Return an SVG with the clues, followed by one text element for each other cell, in the order of the cells.

    The slider's script finds these elements by their order, and replaces their digits.
    """
    frame = frame_of(puzzle)
    others = [_text(frame, cell, board.values[cell]) for cell in _blanks(puzzle)]
    return drawn(frame, [*digits(frame, puzzle, Signs()), *others], title(board, language), language)


def _text(frame: Frame, cell: Cell, digit: Digit) -> Operation:
    return symbol(SIGNS, digit, *frame.centre(cell), frame.cell * DIGIT_SIZE, False, ACCENT)
