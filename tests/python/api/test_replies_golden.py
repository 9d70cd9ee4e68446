"""The replies to every sample: the beginning of each, its length, and a checksum of it.

`python -m tests.python.api.test_replies_golden` writes the file again. Read it before you commit it.
"""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from zlib import crc32

import pytest

from sudoku_workshop.api.printing import forget
from sudoku_workshop.api.samples import NEARLY, requests
from tests.support.golden import Golden
from tests.support.replies import reply_of, timeless

GOLDEN = Golden(Path(__file__).with_name("replies.txt"))
SHOWN = 160  # characters of a reply
# packed by the system's zlib, or the source of the algorithms
PACKED = ("newspaper-zip", "sheet-pdf", "sheet-wrap", "source")
BLANK = {"geometry": "4", "givens": "." * 16, "values": "." * 16, "notes": None}
WRONG = BLANK | {"givens": "1" + "." * 15, "values": "11" + "." * 14}
MORE: tuple[tuple[str, dict[str, object]], ...] = (
    ("solve", {"state": BLANK}),
    ("verdict", {"state": BLANK, "limit": 3}),
    ("count", {"state": BLANK, "from": None, "limit": 7}),
    ("solutions", {"state": BLANK, "from": None, "limit": 2}),
    ("check", {"state": WRONG}),
    ("hint", {"state": WRONG}),
    ("hint", {"state": BLANK}),
    ("rate", {"state": BLANK}),
    ("steps", {"state": NEARLY, "from": 3, "limit": 2}),
    ("exercise", {"technique": "xy-wing", "line": "no case"}),
    ("judge-marks", {"state": NEARLY, "technique": "naked-pair", "placed": [], "struck": []}),
    ("judge-marks", {"state": NEARLY, "technique": "naked-pair", "placed": [], "struck": [[63, 2]]}),
    ("generate", {"wish": {"clues": "17"}, "seed": "s", "index": 0, "effort": 1}),
    ("generate", {"wish": {"size": "4", "clues": "5-6"}, "seed": "s", "index": 1, "effort": 9}),
    ("generate", {"wish": {"grade": "no grade"}, "seed": "s", "index": 0, "effort": 1}),
    ("events", {"slug": "first-solution", "state": NEARLY, "seed": "s", "holes": 30, "from": 5, "limit": 3}),
)


def asked() -> Iterator[str]:
    yield from requests()
    yield from (json.dumps({"method": method, "params": params}) for method, params in MORE)


@cache
def replies() -> dict[str, str]:
    """Return the replies by method and number, each after the beginning of its request."""
    forget()
    found: dict[str, str] = {}
    number = Counter[str]()
    for request in asked():
        method, params = json.loads(request).values()
        if method not in PACKED:
            number[method] += 1
            reply = json.dumps(timeless(reply_of(method, params)), ensure_ascii=False, default=bytes.decode)
            found[f"{method} {number[method]}"] = (
                f"{request[:SHOWN]} {crc32(request.encode()):08x}\n"
                f"{reply[:SHOWN]} {len(reply)} {crc32(reply.encode()):08x}"
            )
    return found


@pytest.mark.parametrize("sample", GOLDEN.cases)
def test_a_sample_is_answered_as_in_the_file(sample: str) -> None:
    GOLDEN.check(sample, replies()[sample])


def test_the_file_has_every_sample() -> None:
    assert list(GOLDEN.cases) == list(replies())


if __name__ == "__main__":
    GOLDEN.write(replies())
