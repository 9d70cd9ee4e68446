"""Kinds with lines: thermometers, arrows, renban lines, whispers and palindromes."""

from collections.abc import Iterator, Sequence

from sudoku_workshop.generator.variants.kind import Canvas, Kind
from sudoku_workshop.generator.variants.walks import STARTS, lines, steps_from, take, walk
from sudoku_workshop.rules import KINDS as RULES
from sudoku_workshop.rules.frame import Cells, Digit
from sudoku_workshop.rules.rule import Rule

THERMOMETERS, ARROWS, RENBANS, WHISPERS, PALINDROMES = 9, 9, 9, 9, 8  # lines in a 9x9
LONGEST = 6
HEADS = (5, 9)  # the usual digits in the circle of an arrow


def _thermometers(canvas: Canvas) -> Iterator[Rule]:
    for line in lines(canvas, canvas.count(THERMOMETERS), (3, LONGEST), lambda before, digit: digit > before[-1]):
        yield canvas.rule("thermometer", line)


def _arrows(canvas: Canvas) -> Iterator[Rule]:
    """Yield arrows whose circle is one cell."""
    wanted = canvas.count(ARROWS)
    for _ in range(wanted * STARTS):
        line = walk(canvas, LONGEST, lambda before, digit: sum(before[1:]) + digit <= before[0])
        if wanted and len(line) > 2 and canvas.digits[line[0]] == canvas.total(tuple(line[1:])):
            wanted -= 1
            take(canvas, line)
            yield RULES["arrow"].of_groups([line[:1], line[1:]], None, canvas.frame)


def _renbans(canvas: Canvas) -> Iterator[Rule]:
    for _ in range(canvas.count(RENBANS)):
        length = canvas.random.randint(3, LONGEST - 1)

        def fits(before: Sequence[Digit], digit: Digit, length: int = length) -> bool:
            found = {*before, digit}
            return digit not in before and max(found) - min(found) < length

        for line in lines(canvas, 1, (length, length), fits):
            yield canvas.rule("renban", line)


def _whispers(canvas: Canvas) -> Iterator[Rule]:
    least = RULES["whisper"].usual(canvas.frame.n) or 0
    wanted = canvas.count(WHISPERS)
    for line in lines(canvas, wanted, (3, LONGEST), lambda before, digit: abs(digit - before[-1]) >= least):
        yield canvas.rule("whisper", line)


def _palindromes(canvas: Canvas) -> Iterator[Rule]:
    """Yield palindromes with a cell in the middle, longer ones first."""
    free = [cell for cell in range(len(canvas.digits)) if canvas.digits[cell]]
    canvas.random.shuffle(free)
    wanted = canvas.count(PALINDROMES)
    for shortest in (5, 3):
        for middle in free:
            line = _palindrome(canvas, middle) if wanted and middle not in canvas.taken else ()
            if len(line) >= shortest:
                wanted -= 1
                take(canvas, line)
                yield canvas.rule("palindrome", line)


def _palindrome(canvas: Canvas, middle: int) -> Cells:
    """Return a palindrome around a cell, which grows at both ends as long as digits are equal."""
    line = [middle]
    while len(line) < LONGEST:
        ends = [
            (one, other)
            for one in steps_from(canvas, line[::-1])
            for other in steps_from(canvas, [one, *line])
            if canvas.digits[one] == canvas.digits[other]
        ]
        if not ends:
            break
        one, other = canvas.random.choice(ends)
        line = [one, *line, other]
    return tuple(line)


RECORDS = (
    Kind("thermometer", ("thermometer",), place=_thermometers, trims=True),
    Kind("arrow", ("arrow",), place=_arrows, trims=True),
    Kind("renban", ("renban",), place=_renbans, trims=True),
    Kind("whispers", ("whisper",), place=_whispers, trims=True),
    Kind("palindrome", ("palindrome",), place=_palindromes, trims=True),
)
