"""The help of every command in every language."""

import re

import pytest

from sudoku_workshop.cli import COMMANDS, parsers
from sudoku_workshop.cli.option_help import key_of
from sudoku_workshop.cli.terminal_text import columns, wrapped
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import catalog, say
from tests.support.running import Runner

SCRIPT = {"zh-Hant": "[\u4e00-\u9fff]", "zh-Hans": "[\u4e00-\u9fff]", "ko": "[\uac00-\ud7a3]"}
OPTIONS = [(name, action) for name, parser in parsers().items() for action in parser._actions]
TERMINAL = 80  # columns


def helped(sudoku: Runner, command: str, language: str) -> str:
    with pytest.raises(SystemExit):
        sudoku(command, "--lang", language, "--help")
    return sudoku.capfd.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_the_chosen_language_and_fits_a_terminal(
    sudoku: Runner, monkeypatch: pytest.MonkeyPatch, command: str, language: str
) -> None:
    """Check also that every option has its own paragraph of words, of which none is English by accident."""
    monkeypatch.setenv("COLUMNS", str(TERMINAL))
    text = helped(sudoku, command, language)
    assert text.startswith(say(language, "cli.usage") + f"sudoku {command} [-h]")
    assert say(language, f"cli.help.{command}") in "".join(text)
    told = re.split(r"^  (?=-|\w)", text, flags=re.MULTILINE)[1:]
    assert len(told) == sum(name == command for name, _ in OPTIONS)
    assert [each for each in told if not re.search(rf"  .*{SCRIPT.get(language, '[a-z]{2}')}", each)] == []
    assert [line for line in text.split("\n") if columns(line) > TERMINAL] == []


def test_the_command_alone_prints_its_help(sudoku: Runner) -> None:
    status, out, err = sudoku()
    assert (status, out) == (2, "")
    assert all(say("en", f"cli.help.{name}").split()[0] in err for name in COMMANDS)


def test_every_option_has_its_sentence_and_every_sentence_its_option() -> None:
    used = {key_of(action, name) for name, action in OPTIONS}
    said = {key for key in catalog("en") if key.startswith("cli.option.")}
    assert said ^ used == {"cli.option.version"}


def test_a_line_ends_between_words_and_between_chinese_characters() -> None:
    assert wrapped("one two three", 8) == ["one two", "three"]
    assert wrapped("橫列和直行（全部），FILE", 10) == ["橫列和直行", "（全部），", "FILE"]
