"""Maps of the bundles: from their places to our own lines, and to other people's packages."""

import json
import os
import re
from pathlib import Path

MAPS = "*.map"  # for who looks for a fault: no part of what a visitor gets


def name_sources(found: Path, source: Path) -> None:
    """A map names its sources from where it was made; as web/main.js they are the same wherever that is."""
    told = json.loads(found.read_text(encoding="utf-8"))
    paths = (os.path.relpath(found.parent / path, source) for path in told["sources"])
    told["sources"] = [Path(os.path.normpath(f"web/{path}")).as_posix() for path in paths]
    found.write_text(json.dumps(told), encoding="utf-8")


def bundled_packages(folder: Path) -> set[str]:
    """Other people's packages that have something in our files, as their maps tell."""
    maps = [json.loads(found.read_text(encoding="utf-8")) for found in folder.glob(MAPS)]
    paths = (path for told in maps for path in told["sources"])
    inside = (re.match(r"node_modules/((?:@[^/]+/)?[^/]+)/", path) for path in paths)
    return {found[1] for found in inside if found}
