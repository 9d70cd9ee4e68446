"""The tests that have to do with a script: those of the web that import it, journeys that speak its words."""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

JOURNEYS = 5  # files of them for a script
IMPORTED = re.compile(r'(?:from|import)\s*\(?\s*"(\.{1,2}/[^"]+\.js)"|new URL\("(\.{1,2}/[^"]+\.js)"')


def imports_script(root: Path, path: str) -> list[str]:
    """The web's tests that import it, directly or through others."""
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
    """All that it names; what it takes only a type from is not among them."""
    names = ("".join(found) for found in IMPORTED.findall(file.read_text(encoding="utf-8")))
    return {each for name in names if (each := (file.parent / name).resolve()).exists()}


def journeys(root: Path, path: str) -> list[str]:
    """The browser tests that say most of what the script says, and its room; those named as the room first."""
    english = json.loads((root / "web/locales/en.json").read_text(encoding="utf-8"))
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
