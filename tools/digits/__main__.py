"""Trains the model that reads photographed digits, and writes web/photo/digits.bin: `python -m tools.digits`.

This needs Node and the packages in requirements/digits.txt. The same seed, fonts and versions give the same file.
docs/photographs.md shows how well the model reads.
"""

import argparse
import os
from collections import Counter
from pathlib import Path

# These must be set before numpy is imported. Sums are then added up in the same order each time, on every processor
# with AVX2.
os.environ |= {
    "OPENBLAS_NUM_THREADS": "1",
    "OPENBLAS_CORETYPE": "Haswell",
    "NPY_DISABLE_CPU_FEATURES": "X86_V4 AVX512_ICL AVX512_SPR",
}

import numpy as np

from tools.digits.cells import draw_all
from tools.digits.fonts import families, fetched
from tools.digits.glyphs import CLASSES, glyphs
from tools.digits.net import Net, packed, readings, train

MODEL = Path("web/photo/digits.bin")
UNSEEN = 8  # every eighth family of fonts is used only for testing
SORTS = {"digits of 9x9": range(1, 10), "all of 16x16": range(len(CLASSES))}

Lessons = tuple[np.ndarray, np.ndarray]


def main() -> None:
    """Train a model that reads printed digits, print how well it reads, and write it to a file."""
    asked = arguments()
    seen, unseen = split(families(fetched(asked.fonts)))
    print(f"{len(seen)} families to learn from, {len(unseen)} to be tested with")
    rng = np.random.default_rng(asked.seed)
    lessons = glyphs(*draw_all(seen, asked.cells, rng))
    test = glyphs(*draw_all(unseen, max(1000, asked.cells // 10), rng))
    net = train(Net(rng), lessons, asked.epochs, rng, lambda net: print(figures(net, test), flush=True))
    for sort, classes in SORTS.items():
        print(sort)
        for mistake, count in confusions(net, test, classes).most_common(12):
            print(" ", mistake, count)
    asked.out.write_bytes(packed(net))
    print(f"{asked.out}: {asked.out.stat().st_size} bytes")


def arguments() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.digits", description=__doc__)
    parser.add_argument("--fonts", type=Path, default=Path(".cache/digit-fonts"), help="where fonts are kept")
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--cells", type=int, default=80_000, help="how many are drawn")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--out", type=Path, default=MODEL)
    return parser.parse_args()


def split(all_families: list[list[Path]]) -> tuple[list[list[Path]], list[list[Path]]]:
    """Return the font families for training and those for testing.

    A family is used either for training or for testing, because testing a bold font after training the regular one
    would not be fair.
    """
    seen = [fonts for i, fonts in enumerate(all_families) if i % UNSEEN]
    return seen, all_families[::UNSEEN]


def figures(net: Net, test: Lessons) -> str:
    """Return a text that says which share of the cells is read correctly in 9x9 and in 16x16 grids.

    The fonts of these cells were not used for training.
    """
    return "unseen fonts: " + ", ".join(f"{sort} {accuracy(net, test, classes):.2%}" for sort, classes in SORTS.items())


def accuracy(net: Net, test: Lessons, classes: range) -> float:
    """Return the share of cells in these classes that are read correctly."""
    images, labels = among(test, classes)
    return float((readings(net, images, classes.stop) == labels).mean())


def confusions(net: Net, test: Lessons, classes: range) -> Counter[str]:
    """Return how often a class is read as another one, for each such pair of classes (as text)."""
    images, labels = among(test, classes)
    pairs = zip(labels, readings(net, images, classes.stop), strict=True)
    return Counter(f"{CLASSES[label]} read as {CLASSES[got]}" for label, got in pairs if label != got)


def among(test: Lessons, classes: range) -> Lessons:
    """Return the glyphs of a test that are in these classes."""
    images, labels = test
    some = np.isin(labels, classes)
    return images[some], labels[some]


if __name__ == "__main__":
    main()
