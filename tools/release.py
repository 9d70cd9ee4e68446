"""Makes the files of a release in release/: the page of dist/ as one zip, and the packages of the library.

The packages are a wheel, its source, and a wheel of fonts. Beside them are the list of other people's works in them,
and the checksums of all files.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from build import EPOCH
from tools.sbom import sbom

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Make the files of a release from dist/, and print their names."""
    for path in release(ROOT / "dist", ROOT / "release"):
        print(path.relative_to(ROOT))


def release(dist: Path, folder: Path) -> list[Path]:
    """Make the files of a release and return their paths.

    In the zip of the page, all files are in one folder, so that unpacking it does not scatter them.
    """
    if len(list((dist / "wheels").glob("sudoku_workshop-*.whl"))) != 1:
        sys.exit("dist/ does not hold our wheel: npm run build makes it")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    wheel, *others = packages(folder)
    _, version, *_ = wheel.name.split("-")
    works = folder / f"sudoku-workshop-{version}.cdx.json"
    works.write_text(sbom(ROOT, dist, version), encoding="utf-8")
    files = [wheel, *others, _zipped(dist, folder / f"sudoku-workshop-{version}.zip"), works]
    sums = folder / "SHA256SUMS"
    sums.write_text("".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files))
    return [*files, sums]


def packages(folder: Path) -> list[Path]:
    """Build the packages of the library: its wheel, the wheel of fonts, and the source.

    The same input gives the same files, byte for byte.
    """
    env = os.environ | {"SOURCE_DATE_EPOCH": EPOCH}
    for place, target in ((ROOT, "wheel"), (ROOT, "sdist"), (ROOT / "tools" / "fonts_package", "wheel")):
        command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder.resolve())]
        subprocess.run(command, cwd=place, env=env, check=True, stdout=subprocess.DEVNULL)
    return [next(folder.glob(name)) for name in ("sudoku_workshop-*.whl", "sudoku_workshop_fonts-*.whl", "*.tar.gz")]


def _zipped(dist: Path, target: Path) -> Path:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(dist.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{target.stem}/{path.relative_to(dist).as_posix()}")
                entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
                packed.writestr(entry, path.read_bytes())
    return target


if __name__ == "__main__":
    main()
