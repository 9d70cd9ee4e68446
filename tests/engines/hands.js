/**
 * A person's actions, and what is shown, by role and name, with any driver, like tests/e2e/hands.py for Playwright.
 *
 * @typedef {import("./driver.js").Driver} Driver
 * @typedef {ReturnType<typeof handsOf>} Hands
 */

import assert from "node:assert/strict";

const PATIENCE = 120_000; // milliseconds for Python to start on a busy machine
const BETWEEN = 50; // milliseconds between two attempts

/**
 * Repeat `look` until its result passes the check, and return the result.
 * @template T @param {() => Promise<T>} look @param {(now: T) => void} check - throws an error until the result is right
 */
export async function eventually(look, check) {
  for (const end = Date.now() + PATIENCE; ; await new Promise((resolve) => setTimeout(resolve, BETWEEN))) {
    try {
      const now = await look(); // during a navigation there may be no answer
      check(now);
      return now;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** @param {Driver} driver */
export function handsOf(driver) {
  /** @param {string} role @param {string | RegExp} name @param {string} [within] - the name of the region, menu or group */
  const press = async (role, name, within = "") => {
    const wanted = { role, name: name instanceof RegExp ? name.source : `^${pattern(name).source}$`, within };
    await eventually(
      () => driver.press(find, wanted),
      (done) => assert.ok(done, `no ${role} ${name} ${within}`),
    );
  };
  /** @param {string} where @param {RegExp} words */
  const read = (where, words) =>
    eventually(
      () => driver.run(textOf, where),
      (text) => assert.match(text, words),
    );

  const hands = {
    press,
    /** @param {string} name @param {string} [within] */
    button: (name, within) => press("button", name, within),
    /** Open the fold with this heading. It may move away if something above it has just changed. @param {string} title */
    unfold: (title) =>
      eventually(
        async () => {
          if (!(await driver.run(isUnfolded, title))) await press("summary", title);
          return driver.run(isUnfolded, title);
        },
        (open) => assert.ok(open, `${title} stays folded`),
      ),
    /** Go to Play, Make, Print or Learn. @param {string} name */
    go: (name) => press("button", name, "Main navigation"),
    /** Press a cell. @param {string} place - such as "r1c1" */
    cell: (place) => press("gridcell", new RegExp(`^${place},`)),
    /** Press a digit on the keypad. @param {number} digit */
    digit: (digit) => press("button", new RegExp(`^${digit},`), "Keypad"),
    /** Press Hint, Check, or a button of the answer. @param {string} name */
    ask: (name) => press("button", name, "Play"),
    /** Choose an item of Play's menu More, or of one of its second lists. @param {string} name @param {string} [door] */
    async more(name, door) {
      await press("button", "More", "Play");
      if (door) await press("menuitem", new RegExp(`^${door}`), "More");
      await press("menuitem", new RegExp(`^${name}`), "More");
      if (name === "Solve") await press("button", "Solve"); // the sheet asks first
    },
    /** Fill in a field, or choose an option by its words. @param {string} label @param {string} value */
    fill: (label, value) =>
      eventually(
        () => driver.run(write, label, value),
        (done) => assert.ok(done, `no field ${label}`),
      ),
    /** @param {RegExp} words - anywhere in the page */
    words: (words) => read("body", words),
    /** @param {RegExp} words */
    verdict: (words) => read("#verdict [role=status]", words),
    /** @param {RegExp} words */
    engine: (words) => read("#header [role=status]", words),
    /** @param {RegExp} words - Play's answer to the last request */
    answer: (words) => read("#place-play .outcome-words", words),
    /** @param {RegExp} words - the number of puzzles in My puzzles */
    tray: (words) => read("#tray [role=status]", words),
    /** @param {RegExp} words - the current step of the algorithm */
    player: (words) => read("#place-learn .class-player [role=status]", words),
    /** @param {RegExp} words - the result and the output of a person's own program */
    console: (words) => read("#place-learn .own-console", words),
    /** @param {RegExp} words @param {string} where - a selector within Learn */
    inLearn: (words, where) => read(`#place-learn ${where}`, words),
    /** Return what a screen reader says about every cell, such as "r1c1, 5, clue". */
    labels: () => driver.run(labels),
    async values() {
      return (await driver.run(labels)).map((/** @type {string} */ label) => shown(label)).join("");
    },
    async clues() {
      return (await driver.run(labels))
        .map((/** @type {string} */ label) => (label.endsWith("clue") ? shown(label) : "."))
        .join("");
    },
    /** @param {string} text */
    seeBoard: (text) => eventually(hands.values, (now) => assert.equal(now, text)),
    /** Paste a text with Ctrl+V. @param {string} text */
    async paste(text) {
      await driver.run(paste, text);
      await hands.seeBoard(text);
    },
  };
  return hands;
}

/** @param {string} label */
const shown = (label) => label.split(", ")[1].replace(/^\D+$/, ".");

/** Return a pattern that matches this text anywhere. @param {string} text */
export const pattern = (text) => new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));

// Functions that run in the page

/** Return the first element that is visible and enabled. @param {{ role: string, name: string, within: string }} wanted - `name` is a pattern */
export function find({ role, name, within }) {
  const known = { button: "button:not([role]), [role=button]", summary: "summary" };
  const selector = known[/** @type {"summary"} */ (role)] ?? `[role^=${role}]`; // menuitem: also a menuitemradio
  /** @param {Element} element */
  const nameOf = (element) => {
    const by = element
      .getAttribute("aria-labelledby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent);
    return (element.ariaLabel ?? by?.join(" ") ?? element.textContent ?? "").trim();
  };
  const usable = (/** @type {Element} */ element) =>
    element.checkVisibility() && !element.matches(":disabled, [aria-disabled=true]");
  const fits = [...document.querySelectorAll(selector)].filter((element) => new RegExp(name).test(nameOf(element)));
  const found = fits.find((element) => usable(element) && (!within || element.closest(`[aria-label="${within}"]`)));
  if (role === "summary") found?.scrollIntoView({ block: "center" }); // at the lower edge, My puzzles covers it
  return found ?? null;
}

/** @param {string} title */
function isUnfolded(title) {
  const all = [...document.querySelectorAll("summary")];
  const summary = all.find((each) => each.checkVisibility() && each.textContent?.trim() === title);
  return summary?.closest("details")?.open === true;
}

/** @param {string} selector */
function textOf(selector) {
  return document.querySelector(selector)?.textContent?.trim() ?? "";
}

/** Return what a screen reader says about every cell, such as "r1c1, 5, clue". */
function labels() {
  return Array.from(
    document.querySelectorAll("#grid [role=gridcell]"),
    (cell) => cell.getAttribute("aria-label") ?? "",
  );
}

/** Type or choose a value in a field, and return whether there is such a field. @param {string} label @param {string} value */
function write(label, value) {
  const fields = /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>} */ (
    document.querySelectorAll("input, select, textarea")
  );
  const nameOf = (/** @type {typeof fields[0]} */ field) => field.ariaLabel ?? field.labels?.[0]?.textContent?.trim();
  const field = Array.from(fields).find((each) => each.checkVisibility() && nameOf(each) === label);
  if (!field) return false;
  const options = "options" in field ? Array.from(field.options) : [];
  field.value = options.find(({ label }) => label === value)?.value ?? value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Dispatch a paste at the focus. Not every engine accepts the clipboard's content in the event's constructor. @param {string} text */
function paste(text) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "clipboardData", { value: clipboardData });
  document.activeElement?.dispatchEvent(event);
}
