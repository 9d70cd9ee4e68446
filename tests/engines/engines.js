// The engines that the journeys go through, and which program of this machine drives each (tools/browser.py).

import { spawnSync } from "node:child_process";
import { ROOT } from "../../tools/processes.mjs";
import { PYTHON } from "../../tools/setup.mjs";
import { launcher } from "./puppeteer.js";
import { launch } from "./webdriver.js";

/** @type {Record<string, import("./driver.js").Launch>} */
export const ENGINES = { chromium: launcher("chrome"), firefox: launcher("firefox"), webkit: launch };

/** @param {string} engine @returns {{ program: string, reason: string | false }}  reason: why there is none */
export function programFor(engine) {
  const told = spawnSync(PYTHON, ["tools/browser.py", engine], { cwd: ROOT, encoding: "utf8" });
  return { program: told.stdout.trim(), reason: told.status ? told.stderr.trim().split("\n").slice(-1)[0] : false };
}
