"""The tests that could notice a change of a script: web tests that import it, and browser tests with its words."""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

JOURNEYS = 5  # the number of browser test files for a script
IMPORTED = re.compile(r'(?:from|import)\s*\(?\s*"(\.{1,2}/[^"]+\.js)"|new URL\("(\.{1,2}/[^"]+\.js)"')


def imports_script(root: Path, path: str) -> list[str]:
    """Return the web tests that import the script, directly or through others."""
    tests = sorted([*(root / "tests/web").rglob("*.test.js"), *(root / "tests/project").glob("*.test.js")])
    return [str(test.relative_to(root)) for test in tests if (root / path).resolve() in imported(test)]


def imported(file: Path) -> set[Path]:
    found: set[Path] = set()
    waiting = {file}
    while waiting:
        found |= waiting
        waiting = {each for one in waiting for each in imports(one)} - found
    return found


@cache
def imports(file: Path) -> set[Path]:
    """Return the scripts that a file imports, without those of which it only uses types."""
    names = ("".join(found) for found in IMPORTED.findall(file.read_text(encoding="utf-8")))
    return {each for name in names if (each := (file.parent / name).resolve()).exists()}


def journeys(root: Path, path: str) -> list[str]:
    """Return the browser tests with the most words of the script and its room; those named like the room come first."""
    catalogs = [json.loads(path.read_text(encoding="utf-8")) for path in (root / "web").glob("*/en.json")]
    english = {key: sentence for catalog in catalogs for key, sentence in catalog.items()}
    script = root / path
    beside = script.parent.glob("*.js") if script.parent.name != "web" else [script]
    weights = Counter({key: 1 for each in beside for key in keys(each)}) + Counter(dict.fromkeys(keys(script), 5))
    scores = Counter[str]()
    for test in sorted((root / "tests/e2e").glob("test_*.py")):
        text = test.read_text(encoding="utf-8")
        said = sum(weight for key, weight in weights.items() if f'"{english.get(key)}"' in text)
        scores[str(test.relative_to(root))] = said + 20 * (script.parent.name in test.stem or script.stem in test.stem)
    return [test for test, score in scores.most_common(JOURNEYS) if score]


def keys(script: Path) -> set[str]:
    return set(re.findall(r'"([a-z][\w-]*(?:\.[\w-]+)+)"', script.read_text(encoding="utf-8")))
