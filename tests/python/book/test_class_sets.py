"""Tests of class sets: the right number of pupils, equally difficult work for each, and no two sheets the same."""

from typing import Any

import pytest
from pypdf import PdfReader

from sudoku_workshop.book.class_sets import dealt
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.minlex import minlex
from sudoku_workshop.notation import parse
from sudoku_workshop.search import solutions
from sudoku_workshop.sheet import Options, Puzzle, Section, SheetError
from sudoku_workshop.sheet.options import MOST_EACH, MOST_PUPILS
from tests.support.paper import PUZZLE, grids, marks, printed, puzzle, read_grid, sibling


def sheets(reader: PdfReader) -> list[list[str]]:
    """Return the puzzles of each page, without the key."""
    pages = [page for page in reader.pages if any(mark.text == "Name" for mark in marks(page))]
    return [[read_grid(marks(page), grid, 9)[0] for grid in grids(page)] for page in pages]


@pytest.mark.parametrize(("puzzles", "each", "pupils"), [(1, 1, 30), (2, 2, 15), (1, 2, 7), (50, 1, 12)])
def test_every_pupil_gets_a_sheet_of_the_same_work(puzzles: int, each: int, pupils: int) -> None:
    options: dict[str, Any] = {"handout": each, "per_page": each, "pupils": pupils}
    section = Section("", tuple(sibling(seed) for seed in range(puzzles)))
    found = sheets(printed(dealt([section], Options(**options)), **options))
    assert [len(sheet) for sheet in found] == [each] * pupils
    texts = [text for sheet in found for text in sheet]
    assert len(set(texts)) == each * pupils
    assert {minlex(parse(text)) for text in texts} == {minlex(parse(PUZZLE))}


def test_enough_puzzles_stay_as_they_are() -> None:
    section = Section("One", tuple(puzzle(seed=seed, name="N") for seed in range(9)))
    [made] = dealt([section], Options(handout=2, pupils=4))
    assert made.puzzles == section.puzzles[:8]
    assert dealt([section], Options(handout=2)) == [section]
    lesson = Section("How", (), "Look.")
    assert dealt([lesson], Options(handout=2, pupils=4)) == [lesson]


@pytest.mark.parametrize(
    ("sizes", "pupils", "shares"),
    [((12, 12, 12), 30, (10, 10, 10)), ((1, 2), 30, (10, 20)), ((0, 5), 7, (0, 7)), ((1, 1, 1), 2, (1, 0, 1))],
)
@pytest.mark.parametrize("each", [1, 3])
def test_of_several_sections_there_are_sheets_for_the_pupils_once(
    sizes: tuple[int, ...], pupils: int, shares: tuple[int, ...], each: int
) -> None:
    sections = [Section("", tuple(puzzle("4", seed) for seed in range(size))) for size in sizes]
    made = dealt(sections, Options(handout=each, pupils=pupils))
    assert [len(section.puzzles) for section in made] == [share * each for share in shares]


@pytest.mark.parametrize("name", ["4", "6", "9x"])
def test_a_known_solution_is_disguised_alike(name: str) -> None:
    [made] = dealt([Section("", (puzzle(name, share=0.6),))], Options(handout=1, pupils=12))
    for one in made.puzzles:
        assert one.board.geometry.name == name
        assert all(given in (0, digit) for given, digit in zip(one.board.givens, one.solution or (), strict=True))
    assert len({text_of(one.board.givens) for one in made.puzzles}) == 12


def test_an_exercise_comes_again_as_it_is() -> None:
    exercise = puzzle(position=puzzle().board, name="N")
    [made] = dealt([Section("", (exercise,))], Options(handout=1, pupils=3))
    assert made.puzzles == (exercise,) * 3


def test_no_disguise_comes_twice_as_long_as_there_are_others() -> None:
    """Check that variants repeat only when there are no more.

    A full 4x4 has some hundreds of variants, and an empty one has none.
    """
    full, empty = puzzle("4", share=1), puzzle("4", share=0)
    [made] = dealt([Section("", (full,))], Options(handout=1, pupils=40))
    assert len({text_of(one.board.givens) for one in made.puzzles}) == 40
    [same] = dealt([Section("", (empty._replace(solution=None),))], Options(handout=1, pupils=3))
    assert same.puzzles == (Puzzle(empty.board),) * 3


def test_the_key_holds_the_solution_of_each() -> None:
    options: dict[str, Any] = {"handout": 1, "per_page": 1, "pupils": 5}
    reader = printed(dealt([Section("", (sibling(0),))], Options(**options)), **options)
    wanted = {solution(parse(text)) for [text] in sheets(reader)}
    key = reader.pages[5]
    assert {read_grid(marks(key), grid, 9)[0] for grid in grids(key)} == wanted


def solution(board: Board) -> str:
    [found] = solutions(board)
    return text_of(found.values)


@pytest.mark.parametrize(("each", "pupils"), [(1, MOST_PUPILS + 1), (MOST_EACH + 1, 1), (1, 10**30)])
def test_a_class_without_end_is_refused(each: int, pupils: int) -> None:
    section = Section("", (puzzle(),))
    assert dealt([section], Options(handout=MOST_EACH + 1)) == [section], "the puzzles are the limit"
    with pytest.raises(SheetError, match="class-set"):
        dealt([section], Options(handout=each, pupils=pupils))


def test_every_pupil_gets_one_puzzle_of_each_size() -> None:
    """Check worksheets for 28 pupils with a 4x4 and a 9x9 each, as the page sends them, and their key."""
    names = "\n".join(f"Pupil {number}" for number in range(1, 29))
    pair = (puzzle("4", seed=1), sibling(1))
    options: dict[str, Any] = {"handout": 2, "per_page": 2, "names": names, "symbols": "pictures"}
    made = dealt([Section("", pair)], Options(**options))
    assert [one.board.geometry.n for section in made for one in section.puzzles] == [4, 9] * 28
    reader = printed(made, **options)
    for number, page in enumerate(reader.pages[:28], 1):
        assert f"Pupil{number}" in ["".join(mark.text.split()) for mark in marks(page)]
        assert len(grids(page)) == 2
    assert len({text_of(one.board.givens) for section in made for one in section.puzzles}) == 56
