"""Generates docs/formats.md, the page about puzzle formats: `PYTHONPATH=py_src python -m tools.formats`."""

from collections.abc import Iterator
from pathlib import Path

from sudoku_workshop.grid.board import Board, board_of, text_of
from sudoku_workshop.grid.minlex import minlex
from sudoku_workshop.messages import say
from sudoku_workshop.notation import FORMATS, Format, parse, write
from sudoku_workshop.notation.error import REASONS

PAGE = Path(__file__).resolve().parents[1] / "docs" / "formats.md"
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ENGLISH = "en"
HOLDS = {
    "givens": "clues",
    "entries": "clues, entries",
    "candidates": "digits, candidates",
    "all": "clues, entries, candidates",
}
TELLS = {"boxes": "other boxes", "diagonals": "diagonals", "regions": "no boxes"}
HEAD = """\
# Forms that puzzles are read and written in

Written from the code by `python -m tools.formats`. What is pasted or opened may be in any of these forms, many
puzzles at once and with other text around; nobody has to say in which. `sudoku convert --to FORM FILE` writes them,
`sudoku.write(puzzle, FORM)` does so in the library, and `sudoku convert --list` lists them.

What a form cannot hold is lost: of a form that holds clues alone, a board with entries comes back without them, and
where entries are not told apart they come back as clues. The examples are of one puzzle, the digit 4 entered in r1c3
and the candidate 1 struck out of r1c4, as far as the form holds it.

A puzzle never loses its diagonals (Sudoku X) or boxes of another shape than the usual (a 6x6 with boxes 2 wide and 3
high): a form that cannot say them, as the table tells, refuses the puzzle.
"""
TAIL = """\
## What is read with a word about it

- Puzzles with rules that are not known (killer cages, thermometers, irregular regions ...) are read with their clues,
  and the rules are named. No answer is given for them, as it would be one about another puzzle.
- Drawings, colours and marks in corners are left out, and it is said which.
- Title, author, rules and what else a file tells come with the puzzle (`about`).

## What is not read, and what is said then

{refused}
"""
REFUSED = {
    "form-unknown": ("sudokupad.app/ctc...", {"form": "ctc"}),
    "needs-server": ("sudokupad.app/8bNmDd4J9G, f-puzzles.com/?id=...", {"host": "sudokupad.app"}),
    "size-unknown": (
        "JSON of f-puzzles with 5 or 7 rows, where no cell tells its region",
        {"found": "5", "expected": "4, 6, 8, 9, ..."},
    ),
    "too-deep": ("JSON with thousands of brackets, in a link, too", {}),
    "too-long": ("a short link that unpacks to millions of characters", {}),
    "dtd": ("XML with a document type", {}),
    "program": ("a program's source that reads its puzzle from elsewhere", {}),
}


def page() -> str:
    """Return the whole page."""
    rows = [
        "| form | read | written | holds | besides rows, columns and usual boxes | what it is |",
        "|---|---|---|---|---|---|",
        *(_row(name, form) for name, form in FORMATS.items()),
        f"| `minlex` | as `line` | yes | clues |  | {_words('minlex')} |",
    ]
    refused = "\n".join(f'- {what}: "{REASONS[code].format(**told)}"' for code, (what, told) in REFUSED.items())
    return "\n".join([HEAD, *rows, "", "## Examples", "", *_examples(), TAIL.format(refused=refused)])


def _row(name: str, form: Format) -> str:
    tells = ", ".join(TELLS[part] for part in form.tells)
    return f"| `{name}` | yes | {'yes' if form.write else ''} | {_holds(form)} | {tells} | {_words(name)} |"


def _holds(form: Format) -> str:
    return HOLDS[form.keeps] + ("; 9x9 only" if form.only_9 else "")


def _words(name: str) -> str:
    return say(ENGLISH, f"format.{name}")


def _examples() -> Iterator[str]:
    for name, form in FORMATS.items():
        yield f"`{name}`\n\n```text\n{example(name, form)}\n```\n"
    yield f"`minlex`\n\n```text\n{text_of(minlex(parse(PUZZLE)))}\n```\n"


def example(name: str, form: Format) -> str:
    """Return an example board in a format, as far as the format can represent it."""
    return write(_held(form), name) if form.write else form.example


def _held(form: Format) -> Board:
    puzzle = parse(PUZZLE)
    if form.keeps == "givens":
        return puzzle
    values = [4 if cell == 2 else digit for cell, digit in enumerate(puzzle.givens)]
    struck = 0 if form.keeps == "entries" else 1 << 3
    return board_of(puzzle.geometry, values if form.keeps == "candidates" else puzzle.givens, values, struck)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
