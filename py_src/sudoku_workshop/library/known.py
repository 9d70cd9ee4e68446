"""The lists of everything that has a name: `techniques`, `grades`, `symmetries`, `formats`, `sizes`.

`rules.all` lists the rules.
"""

from typing import cast, get_args

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.geometry_name import OFFERED
from sudoku_workshop.languages import LANGUAGES, Language
from sudoku_workshop.library.choices import ENGLISH, one_of
from sudoku_workshop.library.names import Format, Symmetry, Technique
from sudoku_workshop.logic.rating import Grade
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.messages import geometry_name, say


def techniques(language: Language = ENGLISH) -> dict[Technique, str]:
    """Return the names of all techniques in a language, the easiest to spot first.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.techniques()["xy-wing"], len(sudoku.techniques()) > 100
    ('XY-Wing', True)
    """
    return {cast(Technique, slug): words for slug, words in _named("technique.{}.name", TECHNIQUES, language).items()}


def grades(language: Language = ENGLISH) -> dict[Grade, str]:
    """Return the names of all difficulties in a language, the easiest first.

    >>> import sudoku_workshop as sudoku
    >>> [*sudoku.grades()][:3]
    ['gentle', 'easy', 'medium']
    """
    return {cast(Grade, name): words for name, words in _named("grade.{}", get_args(Grade), language).items()}


def symmetries(language: Language = ENGLISH) -> dict[Symmetry, str]:
    """Return the names of all symmetries of clues in a language.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.symmetries()["half-turn"]
    'Rotational (180°)'
    """
    found = _named("symmetry.{}", get_args(Symmetry), language)
    return {cast(Symmetry, name): words for name, words in found.items()}


def formats(language: Language = ENGLISH) -> dict[Format, str]:
    """Return the formats that `write` writes, each with its description in a language.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.formats()["grid"]
    'the grid drawn with a frame'
    """
    return {cast(Format, name): words for name, words in _named("format.{}", get_args(Format), language).items()}


def sizes(language: Language = ENGLISH) -> dict[str, str]:
    """Return the sizes of the puzzles that `generate` makes, each with its name in a language.

    >>> import sudoku_workshop as sudoku
    >>> [*sudoku.sizes()]
    ['4', '6', '8', '9', '10', '12', '15', '16', '20', '25', '9x']
    """
    one_of("language", language, LANGUAGES)
    return {name: geometry_name(geometry(name), language) for name in OFFERED}


def _named(key: str, names: object, language: Language) -> dict[str, str]:
    one_of("language", language, LANGUAGES)
    return {name: say(language, key.format(name)) for name in cast("tuple[str, ...]", names)}
