/**
 * Use the page at random with a real pointer and real keys, like tests/web/page/monkey.test.js in Node, from a seed that
 * is printed if it fails (`SEED=7 node tests/engines/main.js firefox`). Nothing waits for Python.
 *
 * After each action, what was on the board can be had back. Every control that is chosen can be reached: scrolled into
 * view, it is not covered, except by a menu or a sheet that is open. Back closes every dialog, and then all places can be reached.
 *
 * @typedef {import("./journeys.js").Traveller} Traveller
 * @typedef {Traveller["driver"]} Driver
 * @typedef {{ done: string, covered: string, saved: string | null }} Report  the action, what covers its control, and the
 *   saved board
 */

import assert from "node:assert/strict";
import { randomFrom } from "../support/random.js";
import { isAtHand, isInTray, savedFrom } from "../support/safe.js";
import { DESKTOP } from "./driver.js";
import { eventually, pattern } from "./hands.js";
import { PUZZLE } from "./journeys.js";

const SEED = Number(process.env.SEED ?? 1);
const SIZES = [DESKTOP, { width: 390, height: 844 }];
/** The number of actions at each size. */
const ACTIONS = 60;
/** The number of actions between two visits of a page on which nothing is open. */
const ROUND = 20;
const MOST_OPEN = 6;
const KEYS = "1234567890zxcv";
const PLACES = ["Play", "Make", "Print", "Learn", "Menu"];
/** Everything that deletes what was typed because a person asks for that, leaves the page, or opens a window of the system. */
const LEFT_ALONE =
  "Delete everything|Update now|Restore|Download|Language|한국어|Open|Import|Export|Print$|Camera|Photo|file|Share|Paste|aloud|QR";

/** @param {Traveller} traveller */
export async function monkey({ driver, hands }) {
  const random = randomFrom(SEED);
  await hands.paste(PUZZLE);
  let before = await driver.run(report);
  /** The last actions, for a failure. @type {string[]} */
  const done = [];
  for (const { width, height } of SIZES) {
    await driver.resize(width, height);
    for (let count = 1; count <= ACTIONS; count++) {
      const tried = await act(driver, random);
      const now = await driver.run(report);
      done.push(tried || now.done);
      const said = `seed ${SEED}, ${width} pixels wide, action ${count}: ${done.slice(-6).join(" / ")}`;
      assert.equal(now.covered, "", `${said} is covered`);
      await checkSafe(driver, said, before.saved, now.saved);
      if (count % ROUND === 0) await leave(driver, said);
      before = now;
    }
  }
  await driver.resize(DESKTOP.width, DESKTOP.height);
}

/** Do something at random. Return the key that was pressed, or "" for a control. @param {Driver} driver @param {() => number} random */
async function act(driver, random) {
  if (random() < 0.2) {
    const key = KEYS[Math.floor(random() * KEYS.length)];
    await driver.type(key);
    return `key ${key}`;
  }
  try {
    await driver.press(use, [random(), random(), random()], LEFT_ALONE, ["", "3", "a b", PUZZLE]);
  } catch (error) {
    if (await driver.run(isGone)) return ""; // an answer of Python may remove a control before it is pressed
    // WebKit's driver refuses some controls that a pointer can reach (see `use`) inside a part that scrolls
    if (!String(error).includes("element not interactable")) throw error;
    await driver.run(click);
  }
  return "";
}

/** Check that a board can be had back. @param {Driver} driver @param {string} said @param {string | null} before @param {string | null} after */
async function checkSafe(driver, said, before, after) {
  const [earlier, now] = [savedFrom(before), savedFrom(after)];
  if (!earlier || !now || isAtHand(earlier.board, now)) return;
  assert.ok(isInTray(earlier.board, await driver.run(tray)), `${said}: lost ${JSON.stringify(earlier.board)}`);
}

/** Close everything that is open, and check that all places can be reached. @param {Driver} driver @param {string} said */
async function leave(driver, said) {
  for (let open = 0; open < MOST_OPEN && (await driver.run(closeByBack)); open++);
  await eventually(
    () => driver.run(buttons),
    (names) => {
      for (const place of PLACES)
        assert.ok(
          names.some((name) => pattern(place).test(name)),
          `${said}: ${place} cannot be reached`,
        );
    },
  );
}

// Functions that run in the page

/** Return what the last action was, and the saved board, which is saved at once before the page closes. @returns {Report} */
function report() {
  dispatchEvent(new Event("pagehide"));
  const { done = "", covered = "" } = Reflect.get(globalThis, "monkey") ?? {};
  return { done, covered, saved: localStorage.getItem("sudoku.board.v1") };
}

/** Return whether the control that was to be pressed is no longer shown. */
function isGone() {
  return !Reflect.get(globalThis, "monkey").pressed?.checkVisibility();
}

/** Click the control that was to be pressed. */
function click() {
  Reflect.get(globalThis, "monkey").pressed.click();
}

/** Return all records of My puzzles. @returns {Promise<any[]>} */
function tray() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("sudoku");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction("tray").objectStore("tray").getAll();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
      opening.result.close();
    };
  });
}

/**
 * Choose a control, rather one of a kind that was not used yet, and return it to be pressed. A field is filled in
 * instead, and null is returned.
 * @param {number[]} chances @param {string} leftAlone @param {string[]} texts
 */
function use([fresh, which, what], leftAlone, texts) {
  /** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement} Control */
  const known = /** @type {any} */ (globalThis);
  known.monkey ??= { uses: {} };
  const nameOf = (/** @type {Control} */ control) =>
    (control.ariaLabel || control.labels?.[0]?.textContent || control.textContent || "").trim();
  const kindOf = (/** @type {Control} */ control) => `${control.tagName} ${nameOf(control).replace(/[\d.:]+/g, "#")}`;
  const within = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const isUsable = (/** @type {Control} */ control) =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !control.matches(":disabled, [aria-disabled=true], [type=file]") &&
    !new RegExp(leftAlone).test(nameOf(control));
  const all = /** @type {Control[]} */ ([
    ...within.querySelectorAll("button, input, select, textarea, summary"),
  ]).filter(isUsable);
  const unused = all.filter((control) => !known.monkey.uses[kindOf(control)]);
  const from = unused.length && fresh < 0.9 ? unused : all;
  const control = from[Math.floor(which * from.length)];
  known.monkey.uses[kindOf(control)] = true;
  const label = control.matches("[type=checkbox], [type=radio]") ? control.labels?.[0] : null; // a radio may be drawn by its label
  const shown = label ?? control;
  shown.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { x, y, width, height } = shown.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const isReached = hit !== null && (shown.contains(hit) || hit.contains(shown));
  const openers = [...document.querySelectorAll("[aria-expanded=true][aria-controls]")];
  const opener = openers.find((button) =>
    [button, document.getElementById(button.getAttribute("aria-controls") ?? "")].some((part) => part?.contains(hit)),
  );
  const sheet = hit?.closest("dialog[open]"); // on a small screen, a sheet covers its place until it is closed
  known.monkey.done = `${isReached ? "" : "to "}${control.tagName.toLowerCase()} ${nameOf(control)}`;
  known.monkey.covered = isReached || opener || sheet ? "" : (hit?.outerHTML.slice(0, 200) ?? "outside the page");
  const over = [hit?.closest("button"), opener, sheet?.querySelector("button")].find(
    (button) => button && isUsable(/** @type {Control} */ (button)),
  );
  known.monkey.pressed = isReached ? shown : (over ?? null); // what is open over the control is used, or closed
  if (!isReached || control.matches("button, summary, [type=checkbox], [type=radio]")) return known.monkey.pressed;
  const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (control);
  const values =
    field instanceof HTMLSelectElement
      ? Array.from(field.options, ({ value }) => value)
      : field.type === "range"
        ? [field.min, field.max]
        : texts;
  field.focus();
  field.value = values[Math.floor(what * values.length)];
  for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
  return null;
}

/** Press Back if a dialog is open, and return whether one is. @returns {Promise<boolean>} */
async function closeByBack() {
  if (!document.querySelector("dialog[open]")) return false;
  const closed = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await closed;
  return true;
}

/** Return the names of the buttons that can be seen. */
function buttons() {
  const all = [...document.querySelectorAll("button")].filter((button) => button.checkVisibility());
  return all.map((button) => (button.ariaLabel || button.textContent || "").trim());
}
