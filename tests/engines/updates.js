// Pages of earlier builds that update themselves to this one, and lose nothing of what a person had there.

import assert from "node:assert/strict";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../../tools/processes.mjs";
import { PYTHON } from "../../tools/setup.mjs";
import { eventually, find, pattern } from "./hands.js";
import { PUZZLE } from "./journeys.js";

const FIXTURES = join(ROOT, "tests", "engines", "fixtures");
const DIST = join(ROOT, "dist");
const ANOTHER = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** What fixture.py has packed, by its name. */
export const EARLIER = readdirSync(FIXTURES).map((file) => file.replace(".tar.xz", ""));

/** The page of that build, to be served from the folder. @param {string} name @param {string} folder */
export function unpack(name, folder) {
  mkdirSync(folder);
  const done = run(PYTHON, ["-m", "tests.engines.fixture", "unpack", name, folder], { PYTHONPATH: "." });
  assert.ok(done, `${name} could not be unpacked`);
}

/** The folder holds this build, from one moment to the next. @param {string} folder */
function renew(folder) {
  cpSync(DIST, `${folder}.new`, { recursive: true });
  renameSync(folder, `${folder}.old`);
  renameSync(`${folder}.new`, folder);
}

/** @param {import("./journeys.js").Traveller} traveller @param {string} folder  what is served */
export async function update({ driver, hands }, folder) {
  const isSet = () =>
    eventually(
      () => driver.run(settings),
      (now) => assert.deepEqual(now, ["ko", "dark"]),
    );
  const words = await driver.run(oldWords);
  await hands.fill("Appearance", "Dark");
  await hands.fill("Language", "한국어");
  await isSet();
  await hands.paste(ANOTHER);
  await hands.paste(PUZZLE);
  await hands.cell("r1c2");
  await driver.type("9");
  await hands.words(pattern(words["tray.count.other"].replace("{count}", "2")));
  await hands.words(pattern(words["offline.whole"]));
  const before = await hands.values();

  renew(folder);
  await driver.reload();
  const since = await driver.run(() => performance.timeOrigin);
  await driver.run(lookForUpdate);
  const agree = { role: "button", name: words["offline.update"], within: "" };
  const { version } = JSON.parse(readFileSync(join(DIST, "build.json"), "utf8"));
  let agreed = false;
  const look = async () => {
    agreed ||= await driver.press(find, agree);
    return driver.run(() => performance.timeOrigin); // asks no worker: one that is kept busy is not replaced in Chromium
  };
  const interrupted = () => since; // a script that a navigation ends
  await eventually(
    () => look().catch(interrupted),
    (loaded) => assert.ok(loaded > since, agreed ? "agreed to, and not taken" : "no update is offered"),
  );
  await eventually(
    () => driver.run(builtNow).catch(() => "nothing"),
    (built) => assert.equal(built, version),
  );
  await isSet();
  await hands.seeBoard(before);
  await hands.tray(/2/);
}

// In the page

function settings() {
  return [document.documentElement.lang, document.documentElement.dataset.theme ?? ""];
}

/** Another build may have others. Asked first: what 4bf537b kept in WebKit was empty. @returns {Promise<Record<string, string>>} */
function oldWords() {
  return fetch("locales/ko.json").then((response) => response.json());
}

/** A browser does so after a visit in its own time, the page every hour. */
async function lookForUpdate() {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}

/** The version that answers. @returns {Promise<string>} */
async function builtNow() {
  return (await fetch("build.json").then((response) => response.json())).version;
}
