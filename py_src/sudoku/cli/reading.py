"""Puzzles from a file or from standard input, and what is told where they cannot be read."""

import argparse
import sys
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path

from sudoku.board import Board
from sudoku.cli.command import FINE, UNREADABLE
from sudoku.notation import NotationError, read
from sudoku.words import say

STANDARD = "-"
NOTES = ("zero-based",)  # warnings that tell how a puzzle was read; nothing was left out


def add_file(parser: argparse.ArgumentParser) -> None:
    """Add the argument that names the file."""
    parser.add_argument(
        "file", nargs="?", default=STANDARD, metavar="FILE", help="puzzles to read; - or none: standard input"
    )


def puzzles(file: str, options: argparse.Namespace) -> tuple[tuple[Board, ...], int]:
    """The puzzles of the file, and the exit status of reading it."""
    text = text_of(file, options)
    return ((), UNREADABLE) if text is None else parsed(text, file, options)


def text_of(file: str, options: argparse.Namespace) -> str | None:
    """The text of the file; None, and the reason told, where there is none."""
    try:
        text = decoded(sys.stdin.buffer.read() if file == STANDARD else Path(file).read_bytes())
        reason = say(options.lang, "cli.not-text")
    except OSError as error:
        text, reason = None, str(error.strerror)
    if text is None:
        print(f"{file}: {reason}", file=sys.stderr)
    return text


def decoded(content: bytes) -> str | None:
    """Text in whatever encoding: digits and frames are ASCII in all but UTF-16, which PowerShell writes and marks.

    None for what is no text at all: a NUL stands in none.
    """
    marked = content.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    text = content.decode("utf-16" if marked else "utf-8", errors="replace")
    return None if "\0" in text else text


def parsed(text: str, file: str, options: argparse.Namespace) -> tuple[tuple[Board, ...], int]:
    """The puzzles of the file's text, and the exit status of reading it; what cannot be read is told."""
    try:
        reading = read(text)
    except NotationError as error:
        _tell_error(error, file, options)
        return (), UNREADABLE
    for warning in reading.warnings:
        _tell_error(warning, file, options)
    unread = any(warning.code not in NOTES for warning in reading.warnings)
    return reading.puzzles, UNREADABLE if unread else FINE


def _tell_error(error: NotationError, file: str, options: argparse.Namespace) -> None:
    reason = say(options.lang, f"error.{error.code}", character=error.character, **error.details)
    print(f"{file}:{error.line}:{error.column}: {reason}", file=sys.stderr)
