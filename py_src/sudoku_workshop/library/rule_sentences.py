"""The sentences that state the rules of variants: `rules.all`."""

from collections.abc import Mapping

from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.library.choices import one_of
from sudoku_workshop.messages import say
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.custom import UNSTATED
from sudoku_workshop.rules.stated import USUAL_SIZE, function_name


def rule_sentences(language: str) -> Mapping[str, str]:
    """Return the sentence for each kind of rule, by the name of its function.

    It has the usual number in 9x9 grids, or numbers as an example.
    """
    one_of("language", language, LANGUAGES)
    return {
        function_name(name): say(
            language,
            f"rule.{name}",
            number=kind.usual(USUAL_SIZE) or kind.example,
            sentence=UNSTATED,
            listed=", ".join(map(str, kind.listing_example)),
        )
        for name, kind in KINDS.items()
    }
