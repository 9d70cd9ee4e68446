"""The help of the commands in the chosen language. The catalogs say what each option does.

The sentence of `--with-id` has the key "cli.option.with-id". If an option means something else in one command, such as
`generate`, the key for this command is "cli.option.generate.with-id".
"""

import argparse
from functools import partial
from typing import Any

from sudoku_workshop.cli.terminal_text import columns, wrapped
from sudoku_workshop.messages import ENGLISH, catalog, say

TITLES = {"positional arguments": "arguments", "options": "options"}  # those of argparse


class Formatter(argparse.RawDescriptionHelpFormatter):
    """A formatter of help in a language. Its lines end between Chinese characters, too."""

    def __init__(self, language: str, prog: str, **more: Any) -> None:
        super().__init__(prog, **more)
        self._language = language

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, say(self._language, "cli.usage") if prefix is None else prefix)

    @property
    def indent(self) -> str:
        """Blanks as wide as the word before the usage."""
        return " " * columns(say(self._language, "cli.usage"))

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(text, width)


def with_facts(action: argparse.Action, **facts: object) -> argparse.Action:
    """Return an option after adding values for its sentence, such as `names`.

    `default` is mentioned in place of argparse's default.
    """
    vars(action)["facts"] = facts
    return action


def explain(parser: argparse.ArgumentParser, command: str, language: str) -> None:
    """Add the help of all options of a command, and the titles of their groups.

    Until then, the title of a group is the last part of its key: "cli.group.make" has the title "make".
    """
    make = partial(Formatter, language)
    parser.formatter_class = make
    for group in parser._action_groups:
        group.title = say(language, f"cli.group.{TITLES.get(group.title or '', group.title)}")
    for action in parser._actions:
        if not isinstance(action, argparse._SubParsersAction):
            action.help = _help(action, command, language).replace("%", "%%")
    if command:
        parser.usage = _usage(parser, make(parser.prog))


def _usage(parser: argparse.ArgumentParser, formatter: Formatter) -> str:
    """Return the usage of a command. Argparse would cut it for options between files, after an English word."""
    formatter.add_usage(None, parser._actions, parser._mutually_exclusive_groups, formatter.indent)
    return formatter.format_help().strip().replace("%", "%%")


def _help(action: argparse.Action, command: str, language: str) -> str:
    facts: dict[str, object] = getattr(action, "facts", {})
    words, default = say(language, key_of(action, command), **facts), facts.get("default", _default(action))
    return say(language, "cli.default", words=words, value=default) if default else words


def key_of(action: argparse.Action, command: str) -> str:
    """Return the key of an option's sentence."""
    name = next((each[2:] for each in action.option_strings if each.startswith("--")), action.dest)
    own = f"cli.option.{command}.{name}"
    return own if own in catalog(ENGLISH) else f"cli.option.{name}"


def _default(action: argparse.Action) -> str:
    """Return the value that an option has by default, or an empty text if it need not be mentioned."""
    value = action.default
    if isinstance(value, tuple):
        return ", ".join(value)
    return "" if not value or isinstance(value, bool | list) or value == argparse.SUPPRESS else str(value)
