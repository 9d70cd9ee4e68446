"""Makes the files of a release from dist/ in release/: the page as one zip, and the package's wheel.

Beside them are the list of other people's works in them, and the checksums of all files.
"""

import hashlib
import shutil
import sys
import zipfile
from pathlib import Path

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
    wheels = list((dist / "wheels").glob("sudoku_workshop-*.whl"))
    if len(wheels) != 1:
        sys.exit("dist/ does not hold our wheel: npm run build makes it")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    wheel = Path(shutil.copy(wheels[0], folder))
    _, version, *_ = wheel.name.split("-")
    works = folder / f"sudoku-workshop-{version}.cdx.json"
    works.write_text(sbom(ROOT, dist, version), encoding="utf-8")
    files = [wheel, _zipped(dist, folder / f"sudoku-workshop-{version}.zip"), works]
    sums = folder / "SHA256SUMS"
    sums.write_text("".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files))
    return [*files, sums]


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
