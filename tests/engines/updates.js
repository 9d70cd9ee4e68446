// Updates of pages of earlier builds to this one, which must not lose any of a person's data.

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

/** The names of the builds that fixture.py has packed. */
export const EARLIER = readdirSync(FIXTURES).map((file) => file.replace(".tar.xz", ""));

/** Unpack the page of a build into a folder. @param {string} name @param {string} folder */
export function unpack(name, folder) {
  mkdirSync(folder);
  const done = run(PYTHON, ["-m", "tests.engines.fixture", "unpack", name, folder], { PYTHONPATH: "." });
  assert.ok(done, `${name} could not be unpacked`);
}

/** Replace the folder's content by this build at once. @param {string} folder */
function renew(folder) {
  cpSync(DIST, `${folder}.new`, { recursive: true });
  renameSync(folder, `${folder}.old`);
  renameSync(`${folder}.new`, folder);
}

/** Update from the build in the folder to this one. @param {import("./journeys.js").Traveller} traveller @param {string} folder - the served folder */
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
    return driver.run(() => performance.timeOrigin); // sends nothing to the worker, because Chromium does not replace a busy one
  };
  const interrupted = () => since; // for a script that a navigation ends
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

// Functions that run in the page

function settings() {
  return [document.documentElement.lang, document.documentElement.dataset.theme ?? ""];
}

/** Return the words of the old build. They are loaded first, because 4bf537b saved empty files in WebKit. @returns {Promise<Record<string, string>>} */
function oldWords() {
  return fetch("locales/ko.json").then((response) => response.json());
}

/** Look for an update. Browsers do so some time after a visit, and the page every hour. */
async function lookForUpdate() {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}

/** Return the version of the build that answers. @returns {Promise<string>} */
async function builtNow() {
  return (await fetch("build.json").then((response) => response.json())).version;
}
