/**
 * Use the whole page at random, 2,000 times, from a seed that is printed (`SEED=7 node tests/web/page/monkey.test.js`).
 *
 * After each action: there was no error; the grid has one tab stop; all texts are whole and all controls have names;
 * what was on the board is on it still, or in its undo and redo, or in My puzzles. From everywhere, Back leads to a
 * page without anything open, where all places can be reached. In the end, four of five kinds of controls that
 * were seen were used.
 */
import "../../support/still.js"; // first, because other modules read browser features as they load

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { PUZZLE, SOLUTION } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { randomFrom } from "../../support/random.js";
import { isAtHand, isInTray, savedFrom } from "../../support/safe.js";
import { settled } from "../../support/story.js";
import { brokenTexts, unnamed, visible } from "../../support/view-laws.js";
import { answerAll, awake, body, database, goBy, happens, kept, ONE, place, RATED } from "./system.js";

/** @typedef {ReturnType<typeof drawn>} Drawn */

const ACTIONS = 2000;
const SEED = Number(process.env.SEED ?? 1);
const PLACES = ["Play", "Make", "Print", "Learn"];
/** The share of kinds of controls that chance may leave unused. */
const LEFT = 0.25;
/** The most things that are open over each other. */
const MOST_OPEN = 6;

const random = randomFrom(SEED);
/** @param {number} number */
const below = (number) => Math.floor(random() * number);
/** @template T @param {T[]} all */
const oneOf = (all) => all[below(all.length)];

/** The answers of Python. It never answers other requests, and the page must not wait for them. */
const REPLIES = {
  verdict: ONE,
  rate: RATED,
  solve: { code: "one", solution: SOLUTION },
  check: { wrong: [1], solvable: true },
};

/** The errors that the page has logged. @type {unknown[]} */
const errors = [];
mock.method(console, "error", (/** @type {unknown} */ error) => errors.push(error));

/** The clipboard has a puzzle that is another one each time. */
const clipboard = { writeText: async () => {}, readText: async () => another() };
Object.assign(navigator, { clipboard });
mock.method(URL, "createObjectURL", () => "blob:file");
mock.method(URL, "revokeObjectURL", () => {});

/** @param {Drawn} element */
const isIdle = (element) => element.hasAttribute("disabled") || element.getAttribute("aria-disabled") === "true";
/** @param {Drawn} element */
const isFolded = (element) => {
  const fold = element.parent?.closest("details");
  return Boolean(fold && !Reflect.get(fold, "open") && element.tag !== "summary");
};
/** Everything that deletes what was typed because a person asks for that, leaves the page, or changes the names. */
const LEFT_ALONE = /Delete everything|Update now|Restore a backup|Download this page|^Language|한국어/;
const nameOf = (/** @type {Drawn} */ element) => element.getAttribute("aria-label") || element.textContent.trim();
const USED = new Set(["button", "input", "select", "textarea", "summary"]);

/** Return the controls that can be used now: those of the open dialog, if there is one. */
function controls() {
  const dialogs = visible(body).filter(({ tag }) => tag === "dialog");
  return visible(dialogs.at(-1) ?? body).filter(
    (each) => USED.has(each.tag) && !isIdle(each) && !isFolded(each) && !LEFT_ALONE.test(nameOf(each)),
  );
}

/** Return the kind of a control: its name without numbers and dates, because there are many puzzles. @param {Drawn} control */
const kindOf = (control) =>
  `${control.tag} ${nameOf(control)
    .replace(/^\w+day, .*/, "a day")
    .replace(/[\d.:]+/g, "#")
    .slice(0, 30)}`;

/** The kinds of controls that were seen, and how often they were used. @type {Map<string, number>} */
const uses = new Map();

/** Return what a person may enter in a field, as its properties. @param {Drawn} field */
function entryFor(field) {
  if (["checkbox", "radio"].includes(field.type)) return { checked: !Reflect.get(field, "checked") };
  if (field.tag === "select") return { value: oneOf(field.options.map(({ value }) => value)) };
  if (field.type !== "range") return { value: oneOf(["", "3", "a b", PUZZLE]) };
  const [least, most] = ["min", "max"].map((name) => Number(Reflect.get(field, name) ?? field.getAttribute(name)));
  const number = least + below(most - least + 1);
  return { value: String(number), valueAsNumber: number };
}

/** Use a control as a person does. @param {Drawn} control */
function use(control) {
  const kind = kindOf(control);
  uses.set(kind, (uses.get(kind) ?? 0) + 1);
  control.focus();
  if (control.tag === "summary") {
    const fold = /** @type {any} */ (control.parent);
    Object.assign(fold, { open: !fold.open }).hears("toggle");
  } else if (control.tag === "button") control.click();
  else {
    if (control.type !== "file") Object.assign(control, entryFor(control));
    for (const event of ["input", "change"]) control.hears(event);
  }
  return `${control.tag} ${nameOf(control)}`;
}

const KEYS = [
  ...[
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "0",
    "Delete",
    "Backspace",
    "Escape",
    "Home",
    "End",
    "z",
    "x",
    "c",
    "v",
  ],
  ...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowLeft", "ArrowRight"],
];
/** Press a key on the board. */
function type() {
  const key = oneOf(KEYS);
  const [shiftKey, ctrlKey] = [below(5) === 0, key === "z" && below(2) === 0];
  const code = /\d/.test(key) ? `Digit${key}` : "";
  const held = { shiftKey, ctrlKey, metaKey: false, altKey: false };
  drawn(document).hears("keydown", { target: body, key, code, ...held, stopImmediatePropagation() {} });
  return `key ${key}`;
}

/** @param {string} text */
function paste(text) {
  drawn(document).hears("paste", { target: body, clipboardData: { getData: () => text } });
  return "paste";
}

/** Press the Back button of the browser. */
function back() {
  happens("popstate");
  return "Back";
}

/** Let Python answer. */
function answered() {
  answerAll(REPLIES);
  return "answers";
}

/** Return a puzzle that is another one each time. */
const another = () => [...SOLUTION].map((digit) => (below(3) ? "." : digit)).join("");

/**
 * Return whether a text reports what the browser says: the diagnostics, or a program that cannot be run here.
 * @param {string} text
 */
const isReport = (text) => text.startsWith("engine: ") || text.startsWith("The program could not be run.");

/** Do something at random, and return it in words. */
function act() {
  const what = below(20);
  if (what < 4) return type();
  if (what === 4) return below(3) ? type() : back();
  if (what === 5) return below(8) ? type() : paste(another());
  if (what === 6) return answered();
  const all = controls();
  const fresh = all.filter((each) => !uses.get(kindOf(each)));
  for (const each of all) if (!uses.has(kindOf(each))) uses.set(kindOf(each), 0);
  const from = fresh.length && below(8) ? fresh : all;
  return from.length ? use(oneOf(from)) : type();
}

/** Return the board as it is saved, with its history. */
function saved() {
  mock.timers.tick(300);
  return savedFrom(kept.local["sudoku.board.v1"]);
}

/** Check the rules that hold after each action. @param {string} said @param {ReturnType<typeof saved>} before */
function check(said, before) {
  assert.deepEqual(errors, [], said);
  const stops = visible(place("grid")).filter((each) => each.getAttribute("tabindex") === "0");
  assert.equal(stops.filter((each) => each.getAttribute("role") === "gridcell").length, 1, `${said}: one tab stop`);
  const now = saved();
  if (!before || !now || isAtHand(before.board, now)) return;
  assert.ok(isInTray(before.board, database.records.values()), `${said}: lost ${JSON.stringify(before.board)}`);
}

/** Close everything that is open, and check that all places can be reached. @param {string} said */
async function leave(said) {
  for (let open = 0; open < MOST_OPEN && visible(body).some(({ tag }) => tag === "dialog"); open++) {
    happens("popstate");
    await settled();
  }
  const names = controls().map(nameOf);
  for (const name of [...PLACES, "Menu"]) assert.ok(names.includes(name), `${said}: ${name} cannot be reached`);
}

test(`${ACTIONS} random actions: no error, nothing lost, everything can be reached (seed ${SEED})`, async () => {
  await import("../../../web/main.js");
  await settled();
  awake();
  paste(PUZZLE);
  /** The last actions, for a failure. @type {string[]} */
  const done = [];
  for (let count = 1; count <= ACTIONS; count++) {
    const before = saved();
    done.push(act());
    goBy(below(400))();
    await settled();
    const said = `seed ${SEED}, action ${count}: ${done.slice(-6).join(" / ")}`;
    check(said, before);
    if (count % 10 === 0) {
      assert.deepEqual(brokenTexts(body, isReport), [], said);
      assert.deepEqual(unnamed(body), [], said);
    }
    if (count % 50 === 0) await leave(said);
    if (count % 100 === 0) awake();
  }
  const left = [...uses].filter(([, count]) => !count).map(([kind]) => kind);
  const share = left.length / uses.size;
  assert.ok(
    share < LEFT,
    `seed ${SEED}: ${left.length} of ${uses.size} kinds of controls were not used: ${left.join(", ")}`,
  );
});
