"""Compares a deployed page with a build: `python tools/verify.py https://example.org/sudoku/`.

First make the build of the same version: check out its tag and run `npm run build`. The same source gives the same
files, byte for byte.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urljoin
from urllib.request import urlopen

DIST = Path(__file__).resolve().parent.parent / "dist"
EMBED = ("embed.html", "embed.js")  # not in build.json, and a host may leave them out


def main(address: str) -> int:
    """Print each file of a deployed page that differs from the build, and return the exit status."""
    found = list(differing(address if address.endswith("/") else f"{address}/", DIST))
    print(*found or [f"all files are those of {DIST.name}/"], sep="\n")
    return 1 if found else 0


def differing(address: str, dist: Path) -> Iterator[str]:
    """Yield a line for each file of a build that is different or missing at this address."""
    files = json.loads((dist / "build.json").read_text("utf-8"))["files"]
    for name in ["build.json", *files, *EMBED]:
        ours = (dist / name).read_bytes()
        try:
            with urlopen(urljoin(address, name)) as reply:
                theirs = reply.read()
        except URLError as error:
            if name not in EMBED:
                yield f"{name}: {error}"
            continue
        if theirs != ours:
            yield f"{name}: {hashlib.sha256(theirs).hexdigest()} instead of {hashlib.sha256(ours).hexdigest()}"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python tools/verify.py ADDRESS")
    sys.exit(main(sys.argv[1]))
