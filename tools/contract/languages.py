"""Writer of what follows from the languages of the catalogs: their list, and sentences in the HTML.

The HTML has these sentences in all languages, because they are needed if the page cannot load its catalogs.
"""

import json
import re
from collections.abc import Mapping
from pathlib import Path

from tools.contract import MADE

WEB = Path(__file__).resolve().parents[2] / "web"
ENGLISH = "en"
REASONS = {  # the sentences by their reason; "slow" is hidden, because only a script can know that the page is loading
    "slow": "unloaded.slow",
    "part": "unloaded.part",
    "old": "unloaded.old",
    "disk": "unloaded.disk",
}
HIDDEN = ("slow",)
BLOCK = re.compile(r'(<div class="unloaded">\n).*?( *<code>)', re.DOTALL)
WITHOUT_SCRIPT = re.compile(r'(<p class="noscript">).*?(</p>)')


def catalogs(folder: Path = WEB / "locales") -> dict[str, Mapping[str, str]]:
    """Return the catalogs by language: English first, the others in the order of the menus, from z to a."""
    names = sorted((path.stem for path in folder.glob("*.json")), reverse=True)
    ordered = sorted(names, key=lambda name: name != ENGLISH)
    return {name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) for name in ordered}


def names(known: Mapping[str, Mapping[str, str]] | None = None) -> dict[str, str]:
    """Return the name of each language in the language itself."""
    return {language: words["language.name"] for language, words in (known or catalogs()).items()}


def module(known: Mapping[str, Mapping[str, str]] | None = None) -> str:
    """Return the content of languages.py."""
    listed = ", ".join(f'"{language}"' for language in names(known))
    head = f'"""{MADE}"""\n\nfrom typing import Literal, get_args\n'
    return f"{head}\nLanguage = Literal[{listed}]\nLANGUAGES: tuple[Language, ...] = get_args(Language)\n"


def html(page: str, known: Mapping[str, Mapping[str, str]] | None = None) -> str:
    """Return the HTML of a page, with its sentences replaced by those in all languages."""
    said = known or catalogs()
    text = (WEB / page).read_text(encoding="utf-8")
    blocks = "".join(_block(language, words) for language, words in said.items())
    text = BLOCK.sub(lambda found: found[1] + blocks + found[2], text)
    spoken = [_spoken(language, words["unloaded.noscript"]) for language, words in said.items()]
    return WITHOUT_SCRIPT.sub(lambda found: found[1] + " ".join(spoken) + found[2], text)


def _block(language: str, words: Mapping[str, str]) -> str:
    lines = (
        f'        <p data-why="{why}"{" hidden" * (why in HIDDEN)}>{words[key]}</p>\n' for why, key in REASONS.items()
    )
    return f'      <div lang="{language}">\n{"".join(lines)}      </div>\n'


def _spoken(language: str, sentence: str) -> str:
    return sentence if language == ENGLISH else f'<span lang="{language}">{sentence}</span>'
