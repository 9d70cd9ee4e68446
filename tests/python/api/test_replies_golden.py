"""What the page is answered to every sample: how each reply begins, how long it is, and a sum of all of it.

`python -m tests.python.api.test_replies_golden` writes the file anew; it is read before it is kept.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

from sudoku_workshop.api import call
from sudoku_workshop.api.samples import requests
from tests.support.replies import timeless

GOLDEN = Path(__file__).parent / "replies.txt"
SHOWN = 160  # characters of a reply
PACKED = ("sheet-parts", "sheet-pdf", "source")  # by the system's zlib; what the files of the algorithms say


def told() -> Iterator[str]:
    for request in requests():
        method = json.loads(request)["method"]
        if method not in PACKED:
            reply = json.dumps(timeless(json.loads(call(request))), ensure_ascii=False)
            yield f"{method} {crc32(request.encode()):08x}: {reply[:SHOWN]} {len(reply)} {crc32(reply.encode()):08x}"


def test_every_sample_is_answered_as_it_was() -> None:
    assert "\n".join(told()) == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(told()), encoding="utf-8")
