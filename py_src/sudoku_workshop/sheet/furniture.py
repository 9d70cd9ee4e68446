"""What stands around the grids of a page: its head and its foot."""

from collections.abc import Iterator

from sudoku_workshop.sheet.arrange import Space
from sudoku_workshop.sheet.drawing import Lines, Operation, Role, Text
from sudoku_workshop.sheet.setting import FOOTER, HEADING, LEADING, LINE, SUBTITLE, TITLE, Setting

RULE = 0.2
TITLE_LINES = 2
NOTE_LINES = 24  # of what stands below a heading
NAME_LINE = (("sheet.name", 0.5), ("sheet.date", 0.25), ("sheet.time", 0.25))  # and their shares of the width
LEFT = 0.55  # of a page's height, for what it is about


class Stack:
    """Lines of text one under the other; `bottom` is where the next thing goes."""

    def __init__(self, setting: Setting, space: Space) -> None:
        self.setting, self.space, self.bottom = setting, space, space.y
        self.operations: list[Operation] = []

    def add(
        self, text: str, normal: float, lines: int = 1, bold: bool = False, middle: bool = False, role: Role = "P"
    ) -> None:
        """Text broken into at most so many lines."""
        size, space = self.setting.size(normal), self.space
        for line in self.setting.type.wrap(text, size, space.width, lines, bold):
            x = space.x + space.width / 2 if middle else space.x
            baseline = self.bottom + size
            self.operations.append(Text(x, baseline, line, size, "middle" if middle else "start", bold, role=role))
            self.bottom += size * LEADING

    def skip(self, normal: float) -> None:
        self.bottom += self.setting.size(normal)

    def lowered(self, by: float) -> list[Text]:
        """Return the lines, moved down."""
        lines = (operation for operation in self.operations if isinstance(operation, Text))
        return [line._replace(baseline=line.baseline + by) for line in lines]


def head(
    setting: Setting, space: Space, titles: tuple[str, str], running: str, heading: str, name_line: bool, note: str = ""
) -> tuple[list[Operation], Space]:
    """Title and subtitle or a running head, the line for a name, the heading of the section; and the space that is
    left below them."""
    stack = Stack(setting, space)
    title, subtitle = titles
    stack.add(title, TITLE, TITLE_LINES, bold=True, role="H1")
    stack.add(subtitle, SUBTITLE, TITLE_LINES)
    stack.add(running, FOOTER, role="Artifact")
    if name_line:
        stack.skip(LINE)
        stack.operations += _name_line(setting, space, stack.bottom + setting.size(LINE))
        stack.skip(LINE * LEADING)
    if heading:
        stack.skip(HEADING / 2 if stack.operations else 0)
        stack.add(heading, HEADING, bold=True, role="H2")
    if note:
        stack.skip(LINE / 2)
        stack.add(note, LINE, NOTE_LINES)
    if stack.operations:
        stack.skip(LINE)
    return stack.operations, space._replace(y=stack.bottom, height=space.y + space.height - stack.bottom)


def inside(
    setting: Setting, heading: str, name_line: bool, first: bool = False, note: str = ""
) -> tuple[list[Operation], Space]:
    """The head of a page, and the space between it and the foot. Where a head leaves too little, only its heading.

    The titles stand large on a `first` page, unless a cover shows them; on all others the title is a running head.
    """
    _, space = foot(setting, setting.space, 0, 0)
    options = setting.options
    large = first and not options.cover
    titles = (options.title, options.subtitle) if large else ("", "")
    drawn, left = head(setting, space, titles, "" if large else options.title, heading, name_line, note)
    if left.height >= space.height * LEFT:
        return drawn, left
    return head(setting, space, ("", ""), "", heading, False)


def _name_line(setting: Setting, space: Space, baseline: float) -> Iterator[Operation]:
    """Name ______ Date ___ Time ___, over the whole width."""
    size, x = setting.size(LINE), space.x
    gap = size
    room = space.width - gap * (len(NAME_LINE) - 1)
    for key, share in NAME_LINE:
        word = setting.type.fit(setting.say(key), size, room * share / 2)
        yield Text(x, baseline, word, size)
        begin, end = x + setting.type.width(word, size) + size / 2, x + room * share
        yield Lines(((begin, baseline + size / 6, end, baseline + size / 6),), RULE)
        x = end + gap


def foot(setting: Setting, space: Space, number: int, total: int) -> tuple[list[Operation], Space]:
    """The page's number, and the space that is left above it. Without a footer nothing is taken."""
    if not setting.options.footer:
        return [], space
    size = setting.size(FOOTER)
    words = setting.say("sheet.page", number=number, total=total)
    text = Text(space.x + space.width / 2, space.y + space.height - size / 4, words, size, "middle", role="Artifact")
    return [text], space._replace(height=space.height - size * 2.5)
