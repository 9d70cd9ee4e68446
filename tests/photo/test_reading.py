"""The reader of photographs, tested with drawn pictures, random images and, if available, real photographs."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from PIL import Image

from tests.support.photographs import FONT, MODEL, ROOT, drawn, photographed, read_photographs
from tests.support.samples import sample
from tests.support.variant_pages import is_same

PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
SIX = "100406000010020005060300501020000004"
JIGSAW = "DABBBBCCCDAAABECCCDAAABEFCCDABBBEFCFDADEEEFFFDDDEEEIIFGGGGHIIFFGGHGHHIIIGGHHHHHII"
LETTERS = "1G.A.2.F.3.E.4.D" + "." * 16 + "B.5.C.6.7.8.9.1." + "." * 208
FACES = [FONT / "clear-regular.ttf", FONT / "clear-bold.ttf"]


def test_grids_are_read_from_the_side_blurred_and_turned() -> None:
    views = [photographed(drawn(PUZZLE, face), lean, blur) for face in FACES for lean, blur in ((0.02, 0), (0.12, 1.2))]
    turned = [
        views[1].transpose(turn)
        for turn in (Image.Transpose.ROTATE_90, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_270)
    ]
    assert [reading.text for reading in read_photographs([*views, *turned])] == [PUZZLE] * 7


def test_a_jigsaw_is_known_by_its_thick_lines() -> None:
    plain, jigsaw = (drawn(PUZZLE, FACES[0], regions=regions) for regions in ("", JIGSAW))
    views = [photographed(image, lean, blur) for lean, blur in ((0.02, 0), (0.12, 1.2)) for image in (plain, jigsaw)]
    readings = read_photographs([*views, views[1].transpose(Image.Transpose.ROTATE_90)])
    assert [reading.regions is not None for reading in readings] == [False, True, False, True, True]
    assert all(is_same(reading.regions or "", JIGSAW) for reading in (readings[1], *readings[3:]))
    assert [reading.text for reading in readings] == [PUZZLE] * 5


def test_other_sizes_are_known_by_their_lines() -> None:
    six = photographed(drawn(SIX, FACES[1], 6, (2, 3)))
    sixteen = drawn(LETTERS, FACES[1], 16, (4, 4))
    read = read_photographs([six, sixteen])
    assert [reading.size for reading in read] == [6, 16]
    assert [reading.text for reading in read] == [SIX, LETTERS.replace(".", "0")]


def test_a_grid_of_large_cells_may_fill_the_picture() -> None:
    """Check that a blank cell is not taken for a line because its lines are far from its middle."""
    page = drawn(SIX, FACES[1], 6, (2, 3))
    close = [page.crop((cut, cut, page.width - cut, page.height - cut)) for cut in (40, 80)[: sample(1, 2)]]
    views = [photographed(each, 0.03) for each in close]
    assert [reading.text for reading in read_photographs(views)] == [SIX] * len(views)


def test_numbers_of_16x16_are_read() -> None:
    numbers = [str(10 + "ABCDEFG".index(symbol)) if symbol in "ABCDEFG" else symbol for symbol in LETTERS]
    view = photographed(drawn(numbers, FACES[1], 16, (4, 4)), 0.02, 0, 1100)
    assert read_photographs([view])[0].text == LETTERS.replace(".", "0")


def test_of_two_grids_the_larger_is_read() -> None:
    page = Image.new("L", (900, 1100), 205)
    page.paste(drawn(PUZZLE, FACES[0]), (100, 0))
    page.paste(drawn(PUZZLE[::-1], FACES[0]).resize((350, 350)), (275, 740))
    assert read_photographs([page])[0].text == PUZZLE


RUBBISH = sample(8, 100)


def test_rubbish_has_no_grid_and_stops_nothing() -> None:
    random = Random(21)
    readings = read_photographs([rubbish(random, number) for number in range(RUBBISH)])
    assert [reading.size for reading in readings] == [0] * RUBBISH


def rubbish(random: Random, kind: int) -> Image.Image:
    """Return noise, a plain colour, stripes, a gradient or a frame, of any size from one pixel on."""
    size = random.randint(1, 400), random.randint(1, 400)
    plain = Image.new("RGBA", size, tuple(random.randrange(256) for _ in range(4)))
    if kind % 20 == 0:
        return Image.frombytes("L", size, random.randbytes(size[0] * size[1]))
    if kind % 5 == 1:
        return plain
    if kind % 5 == 2:
        return Image.radial_gradient("L").resize(size)
    stripe = Image.new("L", (random.randint(2, 40), 1 if kind % 5 == 3 else random.randint(2, 40)), 230)
    stripe.putpixel((0, 0), 20)
    return tiled(stripe, size)


def tiled(stripe: Image.Image, size: tuple[int, int]) -> Image.Image:
    image = Image.new("L", size)
    for x in range(0, size[0], stripe.width):
        for y in range(0, size[1], stripe.height):
            image.paste(stripe, (x, y))
    return image


def test_reader_and_model_stay_small() -> None:
    assert MODEL.stat().st_size < 150_000
    assert sum(path.stat().st_size for path in (ROOT / "web" / "photo").iterdir()) < 400_000


def test_photographs_of_newspapers(data: Callable[[str], Path]) -> None:
    """Check every tenth photograph. `npm run bench -- photos` reads all."""
    truth = [line.split()[:2] for line in data("photos/truth.txt").read_text().splitlines()][::10]
    readings = read_photographs(Image.open(data(f"photos/{name}")) for name, _ in truth)
    assert not any(reading.regions or reading.cages or reading.isUnclear for reading in readings)
    right = sum(reading.text == puzzle for reading, (_, puzzle) in zip(readings, truth, strict=True))
    assert right >= len(truth) - 1
