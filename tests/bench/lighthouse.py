"""Lighthouse's scores of a first visit with a phone: medians of five rounds, each with a browser of its own."""

import json
import os
import subprocess
from collections.abc import Iterator
from statistics import median
from typing import Any

from tests.bench.boot import hosting
from tests.bench.peers import npm_folder
from tests.bench.rows import OURS, Row
from tools.browser import find_browser, is_root
from tools.serve import DIST

ROUNDS = 5
MARKS = {"performance": 95, "accessibility": 100, "best-practices": 100}  # by category: the score wanted, of 100
AUDITS = {
    "cumulative-layout-shift": ("", "bound 0.02"),
    "first-contentful-paint": ("ms", ""),
    "largest-contentful-paint": ("ms", ""),
    "speed-index": ("ms", ""),
    "total-blocking-time": ("ms", ""),
}
Report = dict[str, Any]


def run() -> Iterator[Row]:
    with hosting(DIST) as host:
        reports = [report_on(host.address) for _ in range(ROUNDS)]
    index = median(report["environment"]["benchmarkIndex"] for report in reports)
    for name, bound in MARKS.items():
        marks = [100 * report["categories"][name]["score"] for report in reports]
        note = f"bound {bound}; {min(marks):.0f} to {max(marks):.0f}; index {index:,.0f}"
        yield Row("lighthouse", name, OURS, median(marks), "of 100", note)
    for name, (unit, note) in AUDITS.items():
        values = [report["audits"][name]["numericValue"] for report in reports]
        yield Row("lighthouse", name.replace("-", " "), OURS, median(values), unit, note)


def report_on(address: str) -> Report:
    """Return the report of one visit. Lighthouse's messages on stderr are shown only if it fails."""
    program = npm_folder() / "node_modules" / "lighthouse" / "cli" / "index.js"
    flags = f"--headless=new{' --no-sandbox' if is_root() else ''}"
    options = ["--output=json", "--quiet", "--no-enable-error-reporting", f"--only-categories={','.join(MARKS)}"]
    command = ["node", str(program), address, *options, f"--chrome-flags={flags}"]
    env = os.environ | {"CHROME_PATH": find_browser() or ""}
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"Lighthouse failed:\n{done.stderr}")
    report: Report = json.loads(done.stdout)
    return report
