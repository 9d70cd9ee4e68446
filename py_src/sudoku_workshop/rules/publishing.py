"""The rules of a puzzle as a text to publish: plain, in Markdown, or in the BBCode of forums."""

import re
from collections.abc import Callable, Sequence
from typing import Literal, get_args

from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.sentences import Say, sentences

TextForm = Literal["plain", "markdown", "bbcode"]
FORMS: tuple[TextForm, ...] = get_args(TextForm)
MARKS = re.compile(r"([\\`*_\[\]<>])")  # what means something in Markdown
ESCAPED = r"\\\1"


def rule_text(frame: Frame, say: Say, form: TextForm) -> str:
    """Return the sentences that state the rules of a puzzle as text, beginning with rows, columns and boxes."""
    has_boxes = any(len({cell // frame.n for cell in box}) > 1 for box in frame.boxes)
    regions = any(isinstance(rule, Regions) for rule in frame.rules)
    usual = "regions" if regions else "boxes" if has_boxes else "lines"
    others = [rule for rule in frame.rules if not isinstance(rule, Regions)]
    stated = [say(f"rule-text.{usual}", n=frame.n), *sentences(others, frame.side, say, drawn=True)]
    return _WRITTEN[form](say("rule-text.title"), stated)


def _plain(_title: str, stated: Sequence[str]) -> str:
    return "\n".join(stated)


def _markdown(title: str, stated: Sequence[str]) -> str:
    return "\n".join([f"**{title}**", "", *("- " + MARKS.sub(ESCAPED, sentence) for sentence in stated)])


def _bbcode(title: str, stated: Sequence[str]) -> str:
    return "\n".join([f"[b]{title}[/b]", "[list]", *(f"[*]{sentence}" for sentence in stated), "[/list]"])


_WRITTEN: dict[TextForm, Callable[[str, Sequence[str]], str]] = {
    "plain": _plain,
    "markdown": _markdown,
    "bbcode": _bbcode,
}
