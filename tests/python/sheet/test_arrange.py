"""The division of a page into places and items: pure arithmetic, in any unit."""

import pytest

from sudoku_workshop.sheet.arrange import Demand, Item, Places, Space, by_number, by_side, in_rows

PAGE = Space(10, 20, 180, 250)
NOTHING = Demand()


def test_places_stand_row_by_row_with_gaps_between_them_and_fill_the_area() -> None:
    places = Places(Space(10, 20, 100, 70), 2, 3, 5)
    assert (places.count, places.width, places.height) == (6, 47.5, 20)
    assert list(places.spaces()) == [
        *(Space(10, 20, 47.5, 20), Space(62.5, 20, 47.5, 20)),
        *(Space(10, 45, 47.5, 20), Space(62.5, 45, 47.5, 20)),
        *(Space(10, 70, 47.5, 20), Space(62.5, 70, 47.5, 20)),
    ]


def test_a_square_has_what_is_left_beside_and_between_what_else_is_there() -> None:
    demand = Demand(above=3, below=4, beside=10)
    assert demand.side(50, 100) == 40
    assert demand.side(100, 50) == 43


@pytest.mark.parametrize(
    ("count", "shape"), [(1, (1, 1)), (2, (1, 2)), (4, (2, 2)), (6, (2, 3)), (7, (2, 4)), (12, (3, 4))]
)
def test_the_largest_grids_win_and_of_equals_the_fewest_places(count: int, shape: tuple[int, int]) -> None:
    places = by_number(count, PAGE, NOTHING, 6)
    assert (places.columns, places.rows) == shape


def test_of_equally_large_grids_those_with_fewer_empty_places_are_chosen() -> None:
    places = by_number(5, Space(0, 0, 200, 100), NOTHING, 0)
    assert (places.columns, places.rows) == (3, 2)  # 4 by 2 would also have squares of 50


def test_what_stands_beside_a_grid_counts_for_its_width() -> None:
    wide = by_number(2, Space(0, 0, 100, 100), Demand(beside=45), 0)
    high = by_number(2, Space(0, 0, 100, 100), Demand(above=45), 0)
    assert ((wide.columns, wide.rows), (high.columns, high.rows)) == ((1, 2), (2, 1))


def test_grids_of_a_side_stand_as_many_as_have_room() -> None:
    demand = Demand(above=4, below=1, beside=20)
    places = by_side(65, Space(0, 0, 175, 220), demand, 5, 9)
    assert (places.columns, places.rows) == (2, 3)
    tighter = by_side(65, Space(0, 0, 174.9, 219.9), demand, 5, 9)
    assert (tighter.columns, tighter.rows) == (1, 2)
    assert by_side(1000, PAGE, demand, 5, 9).count == 1
    few = by_side(65, Space(0, 0, 175, 220), demand, 5, 3)
    assert (few.columns, few.rows) == (2, 2)


def placed(*items: Item, height: float = 100) -> list[list[tuple[int, float, float]]]:
    """Return (index, x, y) by page, for pages 100 wide with gaps of 10 and headings of 5."""
    pages = in_rows(items, Space(0, 0, 100, height), 10, 5)
    return [[(index, space.x, space.y) for index, space in page] for page in pages]


def test_a_row_is_filled_from_the_left_under_a_heading() -> None:
    assert placed(*[Item(45, 30, 0)] * 3) == [[(0, 0, 5), (1, 55, 5), (2, 0, 45)]]


def test_the_next_row_is_below_the_highest_of_a_row() -> None:
    for heights in ((10, 30, 10), (30, 10, 10)):
        assert placed(*[Item(45, height, 0) for height in heights]) == [[(0, 0, 5), (1, 55, 5), (2, 0, 45)]]


def test_a_group_has_room_beside_another_that_begins_there_or_begins_a_row() -> None:
    small, wide = Item(20, 30, 1), Item(80, 30, 1)
    assert placed(Item(45, 30, 0), small) == [[(0, 0, 5), (1, 55, 5)]]
    assert placed(Item(45, 30, 0), Item(45, 30, 1)) == [[(0, 0, 5), (1, 55, 5)]]
    assert placed(Item(45, 30, 0), small, small) == [[(0, 0, 5), (1, 0, 50), (2, 30, 50)]]
    assert placed(Item(45, 30, 0), wide) == [[(0, 0, 5), (1, 0, 50)]]


def test_what_has_no_room_below_goes_to_the_next_page_under_the_heading_again() -> None:
    assert placed(*[Item(100, 40, 0)] * 3) == [[(0, 0, 5), (1, 0, 55)], [(2, 0, 5)]]
    assert placed(*[Item(100, 40, 0)] * 2, height=95) == [[(0, 0, 5), (1, 0, 55)]]
    assert placed(*[Item(100, 40, 0)] * 2, height=94) == [[(0, 0, 5)], [(1, 0, 5)]]


def test_where_a_page_begins_within_a_group_the_next_group_has_room_beside_it() -> None:
    assert placed(*[Item(45, 60, 0)] * 3, Item(45, 30, 1)) == [[(0, 0, 5), (1, 55, 5)], [(2, 0, 5), (3, 55, 5)]]


def test_what_is_higher_than_a_page_has_one_of_its_own() -> None:
    assert placed(Item(100, 400, 0), Item(100, 40, 0)) == [[(0, 0, 5)], [(1, 0, 5)]]


def test_nothing_takes_no_page() -> None:
    assert placed() == []
