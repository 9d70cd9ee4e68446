"""Options that have no effect unless another option is set."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from sudoku_workshop.sheet.options import Options


class Partner(NamedTuple):
    """The option that another option needs in order to have an effect.

    If that option must have a certain value, the value is in `value`. Otherwise, `value` is empty.
    """

    option: str
    value: str
    is_there: Callable[[Any], object]


PARTNERS = {
    "signature": Partner("booklet", "", lambda options: options.booklet),
    "creep": Partner("booklet", "", lambda options: options.booklet),
    "pupils": Partner("handout", "", lambda options: options.handout),
    "names": Partner("handout", "", lambda options: options.handout),
    "word_row": Partner("word", "", lambda options: options.word),
    "imprint": Partner("title_page", "", lambda options: options.title_page),
    "intent": Partner("press", "", lambda options: options.press),
    "pointers": Partner("solutions", "end", lambda options: _ends(options)),
}


def lonely(options: Any, asked: Iterable[str]) -> tuple[str, Partner] | None:
    """Return an option without effect, and the option that it needs. Return None if all options have an effect."""
    plain = Options()
    wanted = (name for name in asked if name in PARTNERS and getattr(options, name) != getattr(plain, name))
    return next(((name, PARTNERS[name]) for name in wanted if not PARTNERS[name].is_there(options)), None)


def _ends(options: Any) -> bool:
    """Return whether solutions are printed at the end of the document.

    This is also the case if they should be below the puzzles, but do not fit there.
    """
    roomy = options.large or options.style == "tactile"
    return bool(options.solutions == "end" or (options.solutions == "below" and roomy))
