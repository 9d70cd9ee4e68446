"""A copy of dist/ that a test may damage, and the page's engine used without its views."""

import gzip
import json
import os
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import build
from tools.seal import seal
from tools.serve import DIST

# Starts an engine in the page, sends it requests, and ends it.
ENGINE = """async ({requests, size}) => {
  const { createEngine } = await import(new URL("engine.js", location.href).href);
  let status;
  const engine = createEngine({ size, onStatus: (now) => { status = now; } });
  const settled = async () => {
    while (!status || status.phase === "loading") await new Promise((later) => setTimeout(later, 20));
    return status;
  };
  const answers = [];
  if ((await settled()).phase === "ready")
    for (const { method, params } of requests)
      answers.push(await engine.ask(method, params).then(
        (ok) => ({ ok }),
        ({ error, detail }) => (error ? { error } : { bug: detail }),
      ));
  engine.destroy();
  return { status, answers };
}"""
# A change of web/worker.js: a request is Python code, {"method": "", "params": {"code"}}, and the answer is its value.
CALL = 'python.pyimport("sudoku_workshop.api").call'
EVALUATE = "(asked) => JSON.stringify({ ok: python.runPython(JSON.parse(asked).params.code) })"


class Variant:
    """A copy of dist/ with links to its files. A test replaces the files that it writes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.source = folder.with_name(f"{folder.name}.web")
        shutil.copytree(DIST, folder, copy_function=os.link)

    def path(self, name: str) -> Path:
        return self.folder / name

    def write(self, name: str, content: bytes) -> None:
        self.path(name).unlink(missing_ok=True)
        self.path(name).write_bytes(content)

    def remove(self, name: str) -> None:
        self.path(name).unlink()

    def flip(self, name: str) -> None:
        """Flip one bit in the middle."""
        content = bytearray(self.path(name).read_bytes())
        content[len(content) // 2] ^= 1
        self.write(name, bytes(content))

    def cut(self, name: str) -> None:
        """Cut off the end, after an opening brace, so that what is left of a script is never a whole one."""
        content = self.path(name).read_bytes()[:-1000]
        self.write(name, content[: content.rindex(b"{") + 1])

    def cut_inside(self, name: str) -> None:
        """Cut the content of a .gz file, and correct build.json accordingly."""
        content = gzip.decompress(self.path(name).read_bytes())
        self.write(name, gzip.compress(content[: len(content) // 2], 1))
        self.describe()

    def replace(self, name: str, old: str, new: str) -> None:
        text = self.path(name).read_text(encoding="utf-8")
        assert old in text
        self.write(name, text.replace(old, new).encode())

    def rewrite(self, module: str, old: str, new: str) -> None:
        """Change a module of web/ in its source, and bundle the programs again."""
        if not self.source.exists():
            shutil.copytree(build.ROOT / "web", self.source)
        text = (self.source / module).read_text(encoding="utf-8")
        assert old in text
        (self.source / module).write_text(text.replace(old, new), encoding="utf-8")
        aside = self.folder.with_name(f"{self.folder.name}.bundled")  # esbuild would write through the links
        build.bundle(aside, self.source)
        for made in aside.rglob("*.*"):
            made.replace(self.path(str(made.relative_to(aside))))

    def describe(self) -> None:
        """Correct build.json, so that all changes belong to this build.

        The files are made in another folder, and sw.js is replaced last, as on any host, because a browser may look at
        any time.
        """
        manifest = json.loads(self.path("build.json").read_text(encoding="utf-8"))
        aside = self.folder.with_name(f"{self.folder.name}.sealed")
        shutil.copytree(self.folder, aside, copy_function=os.link)
        (aside / "build.json").unlink()
        seal(aside, manifest["places"])
        for name in ("build.json", "sw.js"):
            (aside / name).replace(self.path(name))
        shutil.rmtree(aside)

    def open_python(self) -> None:
        """Make the worker run Python code instead of asking the engine."""
        self.rewrite("worker.js", CALL, EVALUATE)


def ask_engine(page: Page, requests: list[dict[str, Any]], size: int = 1) -> dict[str, Any]:
    """Return {"status", "answers"} of an engine started for these requests."""
    result: dict[str, Any] = page.evaluate(ENGINE, {"requests": requests, "size": size})
    return result


def run_python(page: Page, *codes: str) -> list[Any]:
    """Return the values of these expressions, evaluated in one new Python of an open_python variant."""
    asked = ask_engine(page, [{"method": "", "params": {"code": code}} for code in codes])
    return [answer["ok"] for answer in asked["answers"]]
