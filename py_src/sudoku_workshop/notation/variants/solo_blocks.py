"""The jigsaw regions of a game ID of Solo: the lines between cells in run-length code.

Each character gives the number of pairs of neighbours without a line before the next pair with one: `_` is 0, `a` to
`y` are 1 to 25, and `z` is 25 without a line after them. Pairs in the same row come first, row by row, then pairs in
the same column, column by column. An imaginary line ends the code.
"""

from collections.abc import Iterator, Sequence

NO_PAIRS, FIRST, LONGEST = "_", "a", 25


def pairs(n: int) -> Iterator[tuple[int, int]]:
    """Yield the pairs of neighbours in the order of the code."""
    yield from ((row * n + column, row * n + column + 1) for row in range(n) for column in range(n - 1))
    yield from ((row * n + column, row * n + n + column) for column in range(n) for row in range(n - 1))


def read_blocks(text: str, n: int) -> list[int]:
    """Return the region of each cell, which is named by its first cell. Raises ValueError if the code is not valid."""
    lines = _lines(text)
    if len(lines) != 2 * n * (n - 1) + 1 or not lines[-1]:
        raise ValueError(f"the code is for {len(lines) - 1} pairs of cells")
    regions = [*range(n * n)]
    for (one, other), line in zip(pairs(n), lines, strict=False):
        if not line and regions[one] != regions[other]:
            first, last = sorted((regions[one], regions[other]))
            regions = [first if region == last else region for region in regions]
    return regions


def _lines(text: str) -> list[bool]:
    lines = list[bool]()
    for character in text:
        run = 0 if character == NO_PAIRS else ord(character) - ord(FIRST) + 1
        lines += [False] * min(run, LONGEST) + [True] * (run <= LONGEST)
    return lines


def write_blocks(regions: Sequence[object], n: int) -> str:
    """Return the code of regions, which are given by a name for each cell."""
    lines = "".join("." if regions[one] == regions[other] else "|" for one, other in pairs(n))
    return "".join(_run(len(run)) for run in f"{lines}|".split("|")[:-1])


def _run(length: int) -> str:
    full, rest = divmod(length - 1, LONGEST) if length else (0, -1)
    return chr(ord(FIRST) + LONGEST) * full + (chr(ord(FIRST) + rest) if rest >= 0 else NO_PAIRS)
