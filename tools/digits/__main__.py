"""`python -m tools.digits`: trains the model that reads photographed digits, and writes web/photo/digits.bin.

Needs Node, and what requirements/digits.txt pins. The same seed, fonts and versions give the same file.
docs/photographs.md has the figures.
"""

import argparse
import os
from pathlib import Path

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # sums in the same order each time: before numpy is there

import numpy as np

from tools.digits.cells import draw_all
from tools.digits.fonts import families, fetched
from tools.digits.glyphs import CLASSES, glyphs
from tools.digits.net import Net, accuracy, packed, train

MODEL = Path("web/photo/digits.bin")
UNSEEN = 8  # every eighth family is kept from the training


def main() -> None:
    asked = arguments()
    seen, unseen = split(families(fetched(asked.fonts)))
    print(f"{len(seen)} families to learn from, {len(unseen)} to be tested with")
    rng = np.random.default_rng(asked.seed)
    lessons = glyphs(*draw_all(seen, asked.cells, rng))
    test = glyphs(*draw_all(unseen, max(1000, asked.cells // 10), rng))
    net = train(
        Net(rng), lessons, asked.epochs, rng, lambda net: print(f"unseen fonts: {accuracy(net, test):.2%}", flush=True)
    )
    for mistaken, count in confusions(net, test)[:12]:
        print(mistaken, count)
    asked.out.write_bytes(packed(net))
    print(f"{asked.out}: {asked.out.stat().st_size} bytes")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.digits", description=__doc__)
    parser.add_argument("--fonts", type=Path, default=Path(".cache/digit-fonts"), help="where fonts are kept")
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--cells", type=int, default=80_000, help="how many are drawn")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--out", type=Path, default=MODEL)
    return parser.parse_args()


def split(all_families: list[list[Path]]) -> tuple[list[list[Path]], list[list[Path]]]:
    """A family is wholly on one side: its bold is no test of its regular."""
    seen = [fonts for i, fonts in enumerate(all_families) if i % UNSEEN]
    return seen, all_families[::UNSEEN]


def confusions(net: Net, test: tuple[np.ndarray, np.ndarray]) -> list[tuple[str, int]]:
    """What is taken for what, the most frequent first."""
    images, labels = test
    read = net.probabilities(images).argmax(1)
    wrong = [
        f"{CLASSES[label]} read as {CLASSES[got]}" for label, got in zip(labels, read, strict=True) if label != got
    ]
    return sorted(((mistake, wrong.count(mistake)) for mistake in set(wrong)), key=lambda it: -it[1])


if __name__ == "__main__":
    main()
