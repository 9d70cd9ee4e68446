"""The workflows cannot run here, but they only call the project's own commands, which are run here."""

import hashlib
import json
import re
import shutil
import subprocess
import zipfile
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import yaml

from tests.project.test_packages import PYTHONS
from tools.verify import differing

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
INSTALLED = {"node_modules": "package-lock.json", ".venv": "requirements/dev.txt"}  # by folder: its lock file
ABROAD = re.compile(r"^(gh|npm audit|pip install|python -m pytest|sudoku) ")  # calls what is not of the clone
PINNED = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40}")
WRITES = {  # the permissions of each job
    ("test", "test"): {"contents": "read"},
    ("test", "packages"): {"contents": "read"},
    ("audit", "audit"): {"contents": "read"},
    ("release", "build"): {"contents": "read"},
    ("release", "packages"): {"contents": "read"},
    ("release", "publish"): {"contents": "write", "id-token": "write", "attestations": "write"},
    ("release", "pages"): {"pages": "write", "id-token": "write"},
}


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
    assert path.stem == "audit" or "npm test" in ours
    assert [command for command in ours if command.removeprefix("npm ").removeprefix("run ") not in scripts] == []


def test_a_job_has_no_permission_that_it_does_not_need() -> None:
    """Check also that a job that may write runs no programs but actions and those of the code host."""
    found = {}
    for path in WORKFLOWS:
        told = workflow(path)
        for name, job in told["jobs"].items():
            found[path.stem, name] = job.get("permissions", told["permissions"])
            if found[path.stem, name] != {"contents": "read"}:
                assert all(step["run"].startswith("gh ") for step in job["steps"] if "run" in step)
    assert found == WRITES


def test_a_release_is_published_after_its_packages_were_tested_on_every_python() -> None:
    """Check the wheel and the source, which are installed, tested and then signed with their list of works."""
    jobs = workflow(ROOT / ".github" / "workflows" / "release.yml")["jobs"]
    job, publish = jobs["packages"], jobs["publish"]
    assert job["strategy"]["matrix"] == {"python": [*PYTHONS], "kind": ["whl", "tar.gz"]}
    install, tests, used = (step["run"] for step in job["steps"] if "run" in step)
    assert "release/sudoku_workshop-*.${{ matrix.kind }}" in install
    assert all((ROOT / name).is_file() for name in tests.split() if name.startswith("tests/"))
    assert "-o pythonpath=." in tests, "else the source is tested, not what was installed"
    assert used.startswith("sudoku ")
    assert {"build", "packages"} == {*publish["needs"]}
    (signed,) = (step["with"] for step in publish["steps"] if "attest-build-provenance" in step.get("uses", ""))
    assert signed == {"subject-path": "release/*"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_an_action_is_pinned_by_its_hash(path: Path) -> None:
    """Check also that its version is beside the hash, where Dependabot updates it, and that no token is saved."""
    steps = [step for job in workflow(path)["jobs"].values() for step in job["steps"] if "uses" in step]
    assert steps
    for step in steps:
        assert PINNED.fullmatch(step["uses"])
        assert re.search(rf"{step['uses']} # v[0-9]+\.[0-9]+\.[0-9]+$", path.read_text("utf-8"), re.M)
        if step["uses"].startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


def test_every_lock_file_is_updated_and_audited() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    locks = {Path("/", name).parent.as_posix() for name in listed if Path(name).name == "package-lock.json"}
    updates = yaml.safe_load((ROOT / ".github" / "dependabot.yml").read_text("utf-8"))["updates"]
    places = {update["package-ecosystem"]: update.get("directories") or [update["directory"]] for update in updates}
    assert places == {"github-actions": ["/"], "npm": sorted(locks), "pip": ["/requirements"]}
    audit = workflow(ROOT / ".github" / "workflows" / "audit.yml")["jobs"]["audit"]["steps"]
    (inputs,) = (step["with"]["inputs"].split() for step in audit if "inputs" in step.get("with", {}))
    assert inputs == [name for name in listed if name.startswith("requirements/") and name.endswith(".txt")]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_names_the_versions_that_the_project_asks_for(path: Path) -> None:
    used = [
        step["with"]
        for job in workflow(path)["jobs"].values()
        for step in job["steps"]
        if "uses" in step and "with" in step
    ]
    node = json.loads((ROOT / "package.json").read_text("utf-8"))["engines"]["node"]
    python = re.search(r'requires-python = "([^"]*)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert python
    given = ((key, str(value)) for each in used for key, value in each.items() if key.endswith("-version"))
    versions = {key: value for key, value in given if not value.startswith("${{")}
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
    sums, source, works, *wheels, page = sorted((clone / "release").iterdir(), key=lambda made: made.suffix)
    assert [made.suffix for made in (source, works, page)] == [".gz", ".json", ".zip"]
    assert [made.name.split("-")[0] for made in sorted(wheels)] == ["sudoku_workshop", "sudoku_workshop_fonts"]
    told = {name: digest for digest, name in (line.split("  ") for line in sums.read_text().splitlines())}
    assert told == {made.name: hashlib.sha256(made.read_bytes()).hexdigest() for made in (source, works, *wheels, page)}
    check_works(json.loads(works.read_text("utf-8")), (clone / "dist" / "licences.txt").read_text("utf-8"))
    with zipfile.ZipFile(page) as packed:
        held = {name.partition("/")[2] for name in packed.namelist()}
    assert held == {
        made.relative_to(clone / "dist").as_posix() for made in (clone / "dist").rglob("*") if made.is_file()
    }
    assert {"index.html", "licences.txt", "build.json"} <= held


def check_works(told: dict[str, Any], licences: str) -> None:
    """Check that the list of works has everything of which the page has a licence."""
    headed = [name.lower() for name in re.findall(r"^=+\n([^\n]+): [^\n]*\n=+$", licences, re.M)]
    names = ["sudoku workshop", *(part["name"].lower() for part in told["components"])]
    assert len(names) == len(headed)
    assert [name for name in names if not any(head.startswith(name) for head in headed)] == []
    assert all(part["hashes"][0]["content"] for part in told["components"] if "purl" in part)


def test_a_deployed_page_is_compared_with_the_build(clone: Path, tmp_path: Path) -> None:
    """Check the tool for everybody who wants to know whether a page is that of the source."""
    shutil.copytree(clone / "dist", tmp_path / "page")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path / "page")))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        address = f"http://127.0.0.1:{server.server_port}/"
        assert list(differing(address, clone / "dist")) == []
        (tmp_path / "page" / "main.js").write_text("changed")
        (tmp_path / "page" / "style.css").unlink()
        (tmp_path / "page" / "embed.js").unlink()
        assert [line.partition(":")[0] for line in differing(address, clone / "dist")] == ["main.js", "style.css"]
    finally:
        server.shutdown()
        server.server_close()


class Quiet(SimpleHTTPRequestHandler):
    """A handler that prints nothing."""

    def log_message(self, *_: object) -> None:
        pass
