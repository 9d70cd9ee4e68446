"""Running tools/trace.mjs on a report from the page."""

import subprocess
from pathlib import Path

import build


def traced(dist: Path, report: str) -> subprocess.CompletedProcess[str]:
    command = ["node", str(build.ROOT / "tools" / "trace.mjs"), str(dist)]
    return subprocess.run(command, input=report, capture_output=True, text=True, check=True)
