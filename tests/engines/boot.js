// node tests/engines/boot.js ENGINE OURS PLAIN ROUNDS: how long two pages take to a first verdict, for tests/bench/engines.py.
// OURS and PLAIN are folders; a page there says in `judged` when its verdict stood. Prints milliseconds as JSON.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ENGINES, programFor } from "./engines.js";
import { eventually, handsOf } from "./hands.js";
import { serve } from "./site.js";

const PUZZLE = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const REST = 4000; // milliseconds: a browser that has just started is busy with itself

const [engine, ours, plain, rounds] = process.argv.slice(2);
const { program, reason } = programFor(engine);
if (reason) throw new Error(reason);

const taken = {
  plain: /** @type {number[]} */ ([]),
  first: /** @type {number[]} */ ([]),
  second: /** @type {number[]} */ ([]),
};
for (let round = 0; round < Number(rounds); round++) {
  await inNewBrowser(async (driver) => {
    const site = await serve(plain);
    taken.plain.push(await visit(driver, site.address));
    await site.stop();
  });
  await inNewBrowser(async (driver) => {
    const site = await serve(ours);
    taken.first.push(await visit(driver, site.address));
    await handsOf(driver).engine(/works offline/);
    await site.stop();
    await driver.open("about:blank");
    taken.second.push(await visit(driver, site.address));
  });
}
console.log(JSON.stringify(taken));

/** With an empty profile, at rest. @param {(driver: import("./driver.js").Driver) => Promise<void>} journey */
async function inNewBrowser(journey) {
  const folder = mkdtempSync(join(tmpdir(), "boot-"));
  const driver = await ENGINES[engine](program, folder);
  await driver.open("about:blank");
  await journey(driver).finally(() => driver.close());
  rmSync(folder, { recursive: true });
}

/** Opens it, to its first verdict. @param {import("./driver.js").Driver} driver @param {string} address */
async function visit(driver, address) {
  await new Promise((resolve) => setTimeout(resolve, REST));
  await driver.open(`${address}#p=${PUZZLE}`);
  return eventually(
    () => driver.run(judged),
    (moment) => assert.ok(moment, "no verdict"),
  );
}

/** @returns {number} */
function judged() {
  return Reflect.get(globalThis, "judged") ?? 0;
}
