"""The outline of a letter in PostScript's Type 2 format: its drawing operators, and the subroutines that it calls.

(Adobe's Technical Note 5177.)
"""

from collections import deque
from collections.abc import Iterator, Sequence
from struct import unpack_from

LOCAL, GLOBAL, RETURN, END, ESCAPE = 10, 29, 11, 14, 12
STEMS, MASKS = (1, 3, 18, 23), (19, 20)
SHORT, FIXED = 28, 255
BIASES = ((1240, 107), (33900, 1131))  # (limit, bias): with fewer subroutines than the limit, the bias is added
MOST = 32768  # the bias if there are more subroutines


Operator = tuple[int, ...]


class Calls:
    """The subroutines that letters call, by number.

    `local` are the subroutines of the letters' own font, `shared` are those of all fonts in the table.
    """

    def __init__(self, local: Sequence[bytes], shared: Sequence[bytes]) -> None:
        self.parts = {LOCAL: local, GLOBAL: shared}
        self.called: dict[int, set[int]] = {LOCAL: set(), GLOBAL: set()}

    def follow(self, letter: bytes) -> None:
        """Record the subroutines that a letter calls."""
        deque(self.operators(letter), 0)

    def operators(self, letter: bytes) -> Iterator[tuple[Operator, list[float]]]:
        """Yield the operators of a letter, each with the numbers before it.

        Subroutines are replaced by their content.
        """
        numbers, stems, waiting = list[float](), 0, [(letter, 0)]
        while waiting:
            code, at = waiting.pop()
            while at < len(code):
                first = code[at]
                if first == SHORT or first >= 32:
                    value, at = _number(code, at)
                    numbers.append(value)
                    continue
                at += 1
                if first in self.parts:
                    waiting.append((code, at))
                    code, at = self._entered(first, int(numbers.pop())), 0
                    continue
                if first == RETURN:
                    break
                yield (first, code[at]) if first == ESCAPE else (first,), numbers
                if first == END:
                    return
                if first in STEMS or first in MASKS:
                    stems += len(numbers) // 2
                at += (stems + 7) // 8 if first in MASKS else first == ESCAPE
                numbers = []

    def _entered(self, kind: int, number: int) -> bytes:
        parts = self.parts[kind]
        number += next((bias for most, bias in BIASES if len(parts) < most), MOST)
        self.called[kind].add(number)
        return parts[number]


def _number(code: bytes, at: int) -> tuple[float, int]:
    """Return the number that begins at this offset, and the offset after it."""
    first = code[at]
    if first == SHORT:
        return unpack_from(">h", code, at + 1)[0], at + 3
    if first == FIXED:
        return unpack_from(">i", code, at + 1)[0] / 65536, at + 5
    if first < 247:
        return first - 139, at + 1
    high, sign = (first - 247, 1) if first < 251 else (first - 251, -1)
    return sign * (256 * high + code[at + 1] + 108), at + 2
