// Finds a Python that can create a virtual environment: SUDOKU_PYTHON, or else the first suitable one on the path.

import { Lacking, output } from "./processes.mjs";

const NAMES = ["python3", "python3.11", "python3.12", "python3.13", "python3.14", "python"];
const PROBE = `
import sys
from importlib.util import find_spec
print("%d.%d" % sys.version_info[:2], "venv" if find_spec("venv") and find_spec("ensurepip") else "no-venv")
`;

/** Return the command of a Python 3.11 or newer with venv and ensurepip. Throws Lacking if there is none. */
export function findPython() {
  const names = process.env.SUDOKU_PYTHON ? [process.env.SUDOKU_PYTHON] : NAMES;
  const pythons = names.map(probe).filter((python) => python !== null);
  const fresh = pythons.filter((python) => python.minor >= 11);
  const able = fresh.find((python) => python.venv);
  if (able) return able.name;
  throw new Lacking(reason(names, pythons, fresh));
}

/** Return the version of a Python, or null if there is none. @param {string} name */
function probe(name) {
  const said = output(name, ["-c", PROBE])?.match(/^3\.(\d+) (venv|no-venv)$/);
  return said ? { name, minor: Number(said[1]), venv: said[2] === "venv" } : null;
}

/**
 * Return why no Python is suitable.
 * @param {string[]} names
 * @param {{name: string, minor: number}[]} pythons
 * @param {{name: string, minor: number}[]} fresh
 */
function reason(names, pythons, fresh) {
  const [lame] = fresh;
  if (lame) {
    return `${lame.name} (3.${lame.minor}) has no venv module; on Debian or Ubuntu: apt-get install python3-venv`;
  }
  const found = pythons.map((python) => `${python.name} is 3.${python.minor}`).join(", ") || "none found";
  return `Python 3.11 or newer is needed; looked for ${names.join(", ")}: ${found}. SUDOKU_PYTHON can name another.`;
}
