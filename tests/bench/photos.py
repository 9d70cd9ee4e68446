"""Photographs of newspapers read by the page's reader, in Node: what is found, what is right, how long it takes."""

from collections import Counter
from collections.abc import Iterator
from statistics import median

from PIL import Image

from sudoku_workshop.grid.board import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.search.proofread import proofread
from tests.bench.rows import OURS, Row
from tests.bench.solve import lines
from tests.conftest import DATA
from tests.support.photographs import Reading, read_photographs


def run() -> Iterator[Row]:
    names, puzzles = zip(*(line.split()[:2] for line in lines("photos/truth.txt")), strict=True)
    readings = read_photographs(Image.open(DATA / "photos" / name) for name in names)
    read = list(zip(names, puzzles, readings, strict=True))
    found = [(puzzle, reading) for _, puzzle, reading in read if reading.size == 9]
    yield share("grid found", len(found), len(read))
    yield share("all 81 cells right", sum(reading.text == puzzle for puzzle, reading in found), len(read))
    proofs = [(puzzle, proofread(geometry("9"), reading.cells)) for puzzle, reading in found]
    right = sum(text_of(proof.digits).replace(".", "0") == puzzle for puzzle, proof in proofs)
    yield share("all 81 cells right after proofreading", right, len(read))
    taken = sum(proof.unique and text_of(proof.digits).replace(".", "0") != puzzle for puzzle, proof in proofs)
    yield Row("photos", "wrong, but with one solution", OURS, taken, "times")
    yield share("digits right", sum(right_digits(*pair) for pair in found), sum(len(digits(it)) for it in puzzles))
    yield Row("photos", "processor time, median", OURS, median(reading.ms for reading in readings), "ms")
    yield Row("photos", "processor time, slowest", OURS, max(reading.ms for reading in readings), "ms")
    for mistake, count in confusions(found).most_common():
        yield Row("photos", mistake, OURS, count, "times")
    print("not right:", *(name for name, puzzle, reading in read if reading.text != puzzle))


def share(what: str, part: int, whole: int) -> Row:
    return Row("photos", what, OURS, 100 * part / whole, "of 100", f"{part} of {whole}")


def digits(puzzle: str) -> str:
    return puzzle.replace("0", "")


def right_digits(puzzle: str, reading: Reading) -> int:
    return sum(digit == got != "0" for digit, got in zip(puzzle, reading.text, strict=True))


def confusions(found: list[tuple[str, Reading]]) -> Counter[str]:
    """What is taken for what; 0 is a blank."""
    pairs = (pair for puzzle, reading in found for pair in zip(puzzle, reading.text, strict=True))
    return Counter(f"{digit} read as {got}" for digit, got in pairs if digit != got)
