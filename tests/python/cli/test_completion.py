"""The scripts with which shells complete commands."""

import shutil
import subprocess

import pytest

from sudoku_workshop.cli import COMMANDS
from tests.support.running import Runner

BASH = shutil.which("bash")


def completed(script: str, *words: str) -> list[str]:
    """Return what bash would complete the last of these words to."""
    line = " ".join(f"'{word}'" for word in words)
    program = (
        f"{script}\nCOMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _sudoku; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    )
    assert BASH
    return subprocess.run([BASH, "-c", program], capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.skipif(not BASH, reason="data absent: bash")
def test_bash_completes_commands_options_and_their_values(sudoku: Runner) -> None:
    script = sudoku("completion", "bash").out
    assert completed(script, "sudoku", "so") == ["solve"]
    assert set(completed(script, "sudoku", "")) == {*COMMANDS}
    assert completed(script, "sudoku", "rate", "--no-u") == ["--no-uniqueness"]
    assert completed(script, "sudoku", "solve", "--lang", "zh") == ["zh-Hant", "zh-Hans"]
    assert "grid" in completed(script, "sudoku", "convert", "--to", "gr")


def test_the_other_shells_get_all_commands_and_options(sudoku: Runner) -> None:
    fish, zsh = (sudoku("completion", shell).out for shell in ("fish", "zsh"))
    assert "bashcompinit" in zsh
    assert 'complete -c sudoku -n "__fish_seen_subcommand_from rate" -l no-uniqueness' in fish
    assert all(name in fish and name in zsh for name in COMMANDS)
