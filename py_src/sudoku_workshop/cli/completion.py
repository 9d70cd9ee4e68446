"""The command `completion`: it prints a script with which a shell completes commands, options and their values."""

import argparse
from collections.abc import Iterator

from sudoku_workshop.cli.command import FINE, Command
from sudoku_workshop.cli.option_help import with_facts

SHELLS = ("bash", "zsh", "fish")
PROGRAM = "sudoku"
BASH = """_sudoku() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" known=""
    if [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W "{commands}" -- "$word"))
        return
    fi
    case "${{COMP_WORDS[1]}} $before" in
{values}
    esac
    if [ -n "$known" ]; then
        COMPREPLY=($(compgen -W "$known" -- "$word"))
        return
    fi
    case "${{COMP_WORDS[1]}}" in
{options}
    esac
    case "$word" in
        -*) COMPREPLY=($(compgen -W "$known" -- "$word")) ;;
        *) COMPREPLY=($(compgen -f -- "$word")) ;;
    esac
}}
complete -o filenames -F _sudoku sudoku
"""
ZSH = "autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n"


def _add_options(parser: argparse.ArgumentParser) -> None:
    with_facts(parser.add_argument("shell", choices=SHELLS, metavar="SHELL"), names=", ".join(SHELLS))
    parser.set_defaults(lang="en")


def _run(options: argparse.Namespace) -> int:
    from sudoku_workshop.cli import parsers  # imported late, because it imports this module

    commands = parsers()
    print(_fish(commands) if options.shell == "fish" else (ZSH if options.shell == "zsh" else "") + _bash(commands))
    return FINE


def _options(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Return the actions of a parser that have options, without those that are hidden."""
    return (action for action in parser._actions if action.option_strings and action.help != argparse.SUPPRESS)


def _choices(action: argparse.Action) -> str:
    return " ".join(map(str, action.choices or ()))


def _bash(commands: dict[str, argparse.ArgumentParser]) -> str:
    values = [
        f'        "{name} {option}") known="{_choices(action)}" ;;'
        for name, parser in commands.items()
        for action in _options(parser)
        for option in action.option_strings
        if action.choices
    ]
    options = [
        f'        {name}) known="{" ".join(each for action in _options(parser) for each in action.option_strings)}" ;;'
        for name, parser in commands.items()
    ]
    return BASH.format(commands=" ".join(commands), values="\n".join(values), options="\n".join(options))


def _fish(commands: dict[str, argparse.ArgumentParser]) -> str:
    lines = [f'complete -c {PROGRAM} -n __fish_use_subcommand -f -a "{" ".join(commands)}"']
    for name, parser in commands.items():
        for action in _options(parser):
            long = [option.removeprefix("--") for option in action.option_strings if option.startswith("--")]
            values = f' -x -a "{_choices(action)}"' if action.choices else " -r" if action.nargs != 0 else ""
            lines += [
                f'complete -c {PROGRAM} -n "__fish_seen_subcommand_from {name}" -l {each}{values}' for each in long
            ]
    return "\n".join(lines)


COMPLETION = Command(_add_options, _run)
