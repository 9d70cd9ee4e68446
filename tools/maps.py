"""Source maps of the bundles. They lead to lines of our own files and to other people's packages."""

import json
import os
import re
from pathlib import Path

MAPS = "*.map"  # these files are for debugging; visitors do not download them


def name_sources(found: Path, source: Path) -> None:
    """Name the sources in a source map by paths such as web/main.js, which do not depend on where the map was made."""
    told = json.loads(found.read_text(encoding="utf-8"))
    paths = (os.path.relpath(found.parent / path, source) for path in told["sources"])
    told["sources"] = [Path(os.path.normpath(f"web/{path}")).as_posix() for path in paths]
    found.write_text(json.dumps(told), encoding="utf-8")


def bundled_packages(folder: Path) -> set[str]:
    """Return the names of other people's packages whose code is in our files, as the files' source maps show."""
    maps = [json.loads(found.read_text(encoding="utf-8")) for found in folder.rglob(MAPS)]
    paths = (path for told in maps for path in told["sources"])
    inside = (re.match(r"node_modules/((?:@[^/]+/)?[^/]+)/", path) for path in paths)
    return {found[1] for found in inside if found}
