"""Steps, hints and paths as HTML, as notebooks show them: the board with its marks, and the sentences."""

from collections.abc import Iterable
from html import escape

from sudoku_workshop.grid.board import Board
from sudoku_workshop.library.names import Language
from sudoku_workshop.library.pictures import drawn, frame_of, html, image
from sudoku_workshop.logic.step import Step
from sudoku_workshop.printed_path import step_picture
from sudoku_workshop.sheet.marks import marked_board

FIGURE = '<figure lang="{}" style="margin: 0"><figcaption><b>{}</b></figcaption>{}</figure>'


def step_html(step: Step, before: Board, language: Language, title: str, sentences: Iterable[str]) -> str:
    """Return the board before a step with the step's marks, and the sentences that explain it."""
    told = "".join(f"<div>{escape(sentence)}</div>" for sentence in sentences)
    picture = step_svg(step, before, language, sentences)
    return FIGURE.format(language, escape(title), image(picture, " ".join(sentences)) + told)


def step_svg(step: Step, before: Board, language: Language, sentences: Iterable[str]) -> str:
    """Return the board before a step with the step's marks. The sentences are its text alternative."""
    before.geometry.refuse_unknown()
    frame = frame_of(before)
    return drawn(frame, marked_board(frame, step_picture(step, before, language)), " ".join(sentences), language)


def words_html(words: str, board: Board, language: Language) -> str:
    """Return a sentence above a board."""
    return FIGURE.format(language, escape(words), html(board, language=language))


def path_html(board: Board, steps: Iterable[tuple[str, Iterable[str]]], title: str, language: Language) -> str:
    """Return the first board of a path, and its steps. Each unfolds to its sentences."""
    lines = "".join(
        f"<li><details><summary>{escape(line)}</summary>{escape(' '.join(sentences))}</details></li>"
        for line, sentences in steps
    )
    picture = html(board, language=language)
    return FIGURE.format(language, escape(title), f"{picture}<ol>{lines}</ol>")
