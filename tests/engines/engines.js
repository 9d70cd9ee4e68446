// The engines of the journeys, and the program of this machine for each (from tools/browser.py).

import { spawnSync } from "node:child_process";
import { ROOT } from "../../tools/processes.mjs";
import { PYTHON } from "../../tools/setup.mjs";
import { launcher } from "./puppeteer.js";
import { launch } from "./webdriver.js";

/** @type {Record<string, import("./driver.js").Launch>} */
export const ENGINES = { chromium: launcher("chrome"), firefox: launcher("firefox"), webkit: launch };

/** Return the program for an engine, or the reason why there is none. @param {string} engine @returns {{ program: string, reason: string | false }} */
export function programFor(engine) {
  const told = spawnSync(PYTHON, ["tools/browser.py", engine], { cwd: ROOT, encoding: "utf8" });
  return { program: told.stdout.trim(), reason: told.status ? told.stderr.trim().split("\n").slice(-1)[0] : false };
}
