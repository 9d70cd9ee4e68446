"""A document: its sections, its options, and its layout, which is computed only once."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from sudoku_workshop.sheet.chapter import Laid, laid_out
from sudoku_workshop.sheet.options import Options, Say, Section
from sudoku_workshop.sheet.rules import shared_rules
from sudoku_workshop.sheet.setting import Chapter, Setting
from sudoku_workshop.sheet.typeset import Type
from sudoku_workshop.sheet.word import with_words


class Document:
    """Sections to print, with the options, words and fonts for them.

    Rules that are not supported are drawn, and the page says that they are not checked.
    """

    def __init__(self, sections: Sequence[Section], options: Options, say: Say, type_: Type) -> None:
        self.sections = with_words(sections, options)
        self.setting = Setting(options, say, type_, {})

    @cached_property
    def chapters(self) -> list[Laid]:
        """The layouts of all chapters."""
        return [laid_out(self.setting.of(chapter), chapter) for chapter in _chapters(self.setting, self.sections)]


def _chapters(setting: Setting, sections: Sequence[Section]) -> Iterator[Chapter]:
    """Yield a chapter for each section or, in a class set, for each pupil's handout."""
    size, number, at, through = setting.options.handout, 0, 0, setting.options.numbers == "through"
    names = iter(setting.options.pupil_names)
    for section in sections:
        if section.shown:
            yield Chapter(section.title, (), False, section is sections[0], at, note=section.note, shown=section.shown)
        each = size or len(section.puzzles) or 1
        for start in range(0, len(section.puzzles), each):
            some = section.puzzles[start : start + each]
            number += 1
            name = next(names, "")
            handout = (name or setting.say("sheet.handout", number=number)) if size else ""
            heading = " · ".join(filter(None, (handout, section.title)))
            first = bool(size) or section is sections[0]
            named, begun = bool(size) or setting.options.name_line, at + 1 if through else 1
            note, shared = section.note if start == 0 else "", shared_rules(some, setting.say)
            made = Chapter(heading, some, named, first, at, begun, note, shared=shared, handout=handout)
            opened = setting.options.openers and bool(section.title) and not size
            yield made._replace(opened=opened, layout=section.layout)
            at += len(some)
