"""A request of the Book editor: the cover that is wrapped around a book, as a PDF."""

from sudoku_workshop.api import own_fonts, shapes
from sudoku_workshop.api.documents import Paths, documents_of, missing
from sudoku_workshop.api.forms import Methods
from sudoku_workshop.api.printed import options_of
from sudoku_workshop.api.printing import Fonts, font_sent, remember
from sudoku_workshop.api.sheet_options import SheetOptions
from sudoku_workshop.sheet.limits import MissingFontsError, SheetError


def _sheet_wrap(
    sections: list[shapes.Section],
    options: SheetOptions,
    language: str,
    paths: Paths | None = None,
    own: shapes.OwnFonts | None = None,
    fonts: Fonts | None = None,
) -> shapes.Wrap | shapes.Missing:
    """Return the cover of a book as a PDF. `fonts` are as for `sheet-pdf`. If it is refused, return the reason."""
    from sudoku_workshop.sheet.pdf import bind, content  # imported late, because they load pydyf
    from sudoku_workshop.sheet.plan import read
    from sudoku_workshop.sheet.wrap import spine_of, wrap

    sent = fonts or {}
    if lacking := [*missing(sections, paths or {}), *own_fonts.missing(own, sent)]:
        return {"missing": lacking}
    remember(sent, own)
    _, document = documents_of(sections, options, language, own)
    chosen = options_of(options)
    try:
        drawn = content(wrap(document), document.setting.type)
        made = bind([drawn], chosen, language, font_sent, own_fonts.embedded(own))
    except MissingFontsError as error:
        return {"missing": error.names}
    except SheetError as error:
        return {"pdf": None, "pages": 0, "spine": 0.0, "refused": error.code}
    pages = len(read(document))
    return {"pdf": made, "pages": pages, "spine": spine_of(chosen, pages), "refused": ""}


METHODS: Methods = {"sheet-wrap": _sheet_wrap}
