"""The set-up gets the programs that look at PDFs, or says which are missing."""

from pathlib import Path

import pytest

from tools import paper

EVERYTHING = ["fonts-noto-cjk", "poppler-data", "poppler-utils", "zbar-tools"]


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine that has none of it: the folder that is all of its PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(paper, "CJK_TABLES", (tmp_path / "none",))
    return tmp_path


def pretend(folder: Path, name: str) -> None:
    path = folder / name
    path.write_text("#!/bin/sh\necho there\n")
    path.chmod(0o755)


@pytest.mark.parametrize(("root", "debian"), [(True, True), (True, False), (False, True)])
def test_it_installs_as_root_on_debian_and_else_says_what_to_do(
    bare: Path, monkeypatch: pytest.MonkeyPatch, root: bool, debian: bool
) -> None:
    if debian:
        pretend(bare, "apt-get")
    tried: list[str] = []
    monkeypatch.setattr(paper, "is_root", lambda: root)
    monkeypatch.setattr(paper, "attempt", lambda *command: tried.append(" ".join(command[1:])))
    with pytest.raises(SystemExit, match=f"apt-get install {' '.join(EVERYTHING)}"):
        paper.main()
    install = f"install -y -qq --no-install-recommends {' '.join(EVERYTHING)}"
    assert tried == (["update -qq", install] if root and debian else [])


def test_what_is_there_is_not_asked_for(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pdftotext", "pdftoppm", "fc-list"):
        pretend(bare, name)
    assert paper.missing() == ["poppler-data", "zbar-tools"]
    pretend(bare, "zbarimg")
    monkeypatch.setattr(paper, "CJK_TABLES", (bare,))
    paper.main()
