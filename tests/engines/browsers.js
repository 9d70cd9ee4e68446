// Which program drives an engine here, by tools/browser.py.

import { spawnSync } from "node:child_process";
import { ROOT } from "../../tools/processes.mjs";
import { PYTHON } from "../../tools/setup.mjs";

/** @param {string} engine @returns {{ program: string, reason: string | false }}  reason: why there is none */
export function find(engine) {
  const told = spawnSync(PYTHON, ["tools/browser.py", engine], { cwd: ROOT, encoding: "utf8" });
  return { program: told.stdout.trim(), reason: told.status ? told.stderr.trim().split("\n").slice(-1)[0] : false };
}
