"""The workflows cannot run here, but they only call the project's own commands, which are run here."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
INSTALLED = {"node_modules": "package-lock.json", ".venv": "requirements/dev.txt"}  # by folder: its lock file
ABROAD = re.compile(r"^gh ")  # calls the code host


def workflow(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return loaded


def commands(path: Path) -> list[str]:
    """Return the commands of a workflow, in order."""
    return [step["run"] for job in workflow(path)["jobs"].values() for step in job["steps"] if "run" in step]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_only_commands_that_the_project_has(path: Path) -> None:
    scripts = json.loads((ROOT / "package.json").read_text("utf-8"))["scripts"]
    ours = [command for command in commands(path) if not ABROAD.match(command)]
    assert "npm test" in ours
    assert [command for command in ours if command.removeprefix("npm ").removeprefix("run ") not in scripts] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_names_the_versions_that_the_project_asks_for(path: Path) -> None:
    used = {
        name: step["with"]
        for job in workflow(path)["jobs"].values()
        for step in job["steps"]
        if (name := step.get("uses")) and "with" in step
    }
    node = json.loads((ROOT / "package.json").read_text("utf-8"))["engines"]["node"]
    python = re.search(r'requires-python = "([^"]*)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert python
    versions = {key: str(value) for given in used.values() for key, value in given.items()}
    assert (f">={versions['node-version']}", f">={versions['python-version']}") == (node, python[1])


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a fresh clone of the committed files, with links to the installed packages and the cache."""
    folder = tmp_path_factory.mktemp("fresh") / "clone"
    subprocess.run(["git", "clone", "--quiet", f"file://{ROOT}", str(folder)], check=True)
    lend(ROOT, folder)
    return folder


def lend(owner: Path, folder: Path) -> None:
    """Link the installed packages and copy their lock files.

    With other lock files, the clone would install them again.
    """
    for name, lock in INSTALLED.items():
        wanted = hashlib.sha256((owner / lock).read_bytes()).hexdigest()
        assert (owner / name / ".stamp").read_text("utf-8") == wanted, f"{name} is not of {lock}: run npm test"
        (folder / name).symlink_to(owner / name)
        shutil.copyfile(owner / lock, folder / lock)
    (folder / ".cache").symlink_to(owner / ".cache")


def test_only_what_is_of_its_lock_file_is_lent(tmp_path: Path) -> None:
    owner, folder = tmp_path / "owner", tmp_path / "clone"
    for name, lock in INSTALLED.items():
        for path in (owner / name / ".stamp", owner / lock, folder / lock):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("old")
        (owner / lock).write_text("new")
        (owner / name / ".stamp").write_text(hashlib.sha256(b"new").hexdigest())
    lend(owner, folder)
    assert [(folder / lock).read_text() for lock in INSTALLED.values()] == ["new", "new"]
    (folder / "node_modules").unlink()
    (owner / "package-lock.json").write_text("newer")
    with pytest.raises(AssertionError, match=r"node_modules is not of package-lock\.json"):
        lend(owner, folder)
    assert not (folder / "node_modules").exists()


def test_a_release_is_made_in_a_fresh_clone(clone: Path) -> None:
    npm, (path,) = shutil.which("npm"), [path for path in WORKFLOWS if path.stem == "release"]
    assert npm
    for command in commands(path):
        if command != "npm test" and not ABROAD.match(command):
            subprocess.run([npm, *command.split()[1:]], cwd=clone, check=True, capture_output=True)
    wheel, page = sorted((clone / "release").iterdir(), key=lambda made: made.suffix)
    assert (wheel.suffix, page.suffix) == (".whl", ".zip")
    with zipfile.ZipFile(page) as packed:
        held = {name.partition("/")[2] for name in packed.namelist()}
    assert held == {
        made.relative_to(clone / "dist").as_posix() for made in (clone / "dist").rglob("*") if made.is_file()
    }
    assert {"index.html", "licences.txt", "build.json"} <= held


def test_the_wheel_of_a_release_works_by_itself(clone: Path, tmp_path: Path) -> None:
    (wheel,) = (clone / "release").glob("*.whl")
    install = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(tmp_path), str(wheel)]
    subprocess.run([sys.executable, *install], check=True, capture_output=True)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "LC_ALL": "ko_KR.UTF-8"}
    asked = [sys.executable, "-m", "sudoku_workshop", "check"]
    ran = subprocess.run(
        asked, input="1... ..3. .4.. ...2", capture_output=True, text=True, env=environment, cwd=tmp_path
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert re.search("[가-힣]", ran.stdout), "the catalogs are in the wheel"
