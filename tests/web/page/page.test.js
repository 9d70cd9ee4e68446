/**
 * Check every view of the page against the files beside this one: the view after each step of a session, and the
 * actions of each of its controls. After an intended change, `node tests/web/page/page.test.js write` rewrites them.
 */

import "../../support/still.js"; // first, because other modules read browser features as they load
import "./rooms.js";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { createView, VIEW_NAMES } from "../../../web/app/views.js";
import { freshId } from "../../../web/ui/ids.js";
import { drawn } from "../../support/elements.js";
import { difference, held } from "../../support/golden.js";
import { lines } from "../../support/lines.js";
import { aFrame } from "../../support/still.js";
import { SESSION } from "./session.js";

/** @typedef {ReturnType<typeof drawn>} Drawn */
/** @typedef {import("../../../web/app/views.js").Name} Name */

/** The running timers. */
const ticking = new Set();
const { setInterval: begin, clearInterval: end } = globalThis;
Object.assign(globalThis, {
  setInterval: (/** @type {() => void} */ tick, /** @type {number} */ time) => {
    const clock = begin(tick, time);
    ticking.add(clock);
    return clock;
  },
  clearInterval: (/** @type {ReturnType<typeof begin>} */ clock) => {
    ticking.delete(clock);
    end(clock);
  },
});

/** Create a view in its own page, and record its actions. @param {Name} name */
function viewOf(name) {
  const root = document.createElement("div");
  document.getElementById = () => root;
  /** @type {object[]} */
  const asked = [];
  const view = createView(name, (action) => asked.push(action));
  return { root: drawn(root), view, asked };
}

/** Return all usable elements with listeners. @param {Drawn} element @returns {Drawn[]} */
const listening = (element) =>
  element.hidden || (element.tag === "dialog" && Reflect.get(element, "open") !== true)
    ? []
    : [...(Object.keys(element.listeners).length ? [element] : []), ...element.children.flatMap(listening)];

/** The start of made-up ids, which is fixed because random numbers are. */
const MADE_UP = new RegExp(`${freshId("").replace(/\d+$/, "")}(\\d+)`, "g");
const TURNS = 3;
const EVENT = {
  stopPropagation() {},
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  key: "Enter",
};

/** The events for controls, with their properties. @type {[string, string, object][]} */
const DEEDS = [
  ...["click", "change", "input", "cancel"].map((name) => /** @type {[string, string, object]} */ ([name, name, {}])),
  ...["Escape", "ArrowRight", "ArrowUp", "Home"].map(
    (key) => /** @type {[string, string, object]} */ ([key, "keydown", { key }]),
  ),
];

/**
 * Yield the actions of each control, and whether the browser's own reaction is prevented.
 * @param {Drawn} root @param {object[]} asked
 */
function* answers(root, asked) {
  for (const control of listening(root)) {
    for (const [said, event, more] of DEEDS.filter(([, each]) => control.listeners[each])) {
      asked.length = 0;
      const kept = control.hears(event, { ...EVENT, ...more }).defaultPrevented ? " and the browser does nothing" : "";
      if (event === "keydown" && !asked.length && !kept) continue;
      const name = control.getAttribute("aria-label") ?? control.textContent.slice(0, 60);
      const actions = asked.map((action) => ` ${JSON.stringify(action)}`).join("");
      yield `${said} ${control.tag} ${control.id || JSON.stringify(name)} ->${actions}${kept}`;
    }
  }
}

/** @returns {{said: string, state: import("../../../web/app/state.js").State}[]} */
function states() {
  let state = INITIAL;
  return SESSION.map(({ said, changes }) => {
    state = changes.reduce(reduce, state);
    return { said, state };
  });
}

/** Replace the numbers in made-up names with their order in the view. @param {string[]} all */
function named(all) {
  /** @type {Map<string, number>} */
  const known = new Map();
  const told = (/** @type {string} */ number) => known.get(number) ?? known.set(number, known.size + 1).size;
  return all.map((line) => line.replace(MADE_UP, (_, number) => `-${told(number)}`));
}

/** Return the changes of a view after each step, and the actions of its controls if they are new. @param {Name} name */
async function told(name) {
  const page = viewOf(name);
  const known = new Set();
  /** @type {string[]} */
  const found = [];
  /** @type {string[]} */
  let before = [];
  for (const { said, state } of states()) {
    await rendered(page, state);
    const now = named(lines(page.root));
    const news = difference(before, now);
    if (!news.length) continue;
    const pressed = viewOf(name);
    await rendered(pressed, state);
    const unasked = pressed.asked.map((action) => `by itself -> ${JSON.stringify(action)}`);
    const asks = named([...unasked, ...answers(pressed.root, pressed.asked)]).filter((line) => !known.has(line));
    pressed.view.destroy?.();
    found.push(`${name}: ${said}`, ...news, ...asks.map((line) => `> ${line}`));
    for (const line of asks) known.add(line);
    before = now;
  }
  const held = holding();
  page.view.destroy?.();
  return [...found, `${name}: gone, and left is`, ...named(lines(page.root)), `${held} -> ${holding()}`];
}

/** Return the numbers of listeners and timers that views have outside their element. */
function holding() {
  const listeners = Object.values(drawn(document).listeners).reduce((sum, { length }) => sum + length, 0);
  return `${listeners} listeners to the whole page, ${ticking.size} clocks`;
}

/**
 * Draw a view, and open its sections with everything they load.
 * @param {ReturnType<typeof viewOf>} page @param {import("../../../web/app/state.js").State} state
 */
async function rendered({ root, view }, state) {
  view.render(state);
  for (let turn = 0; turn < TURNS; turn++) await aFrame();
  for (const fold of root.all("details").filter((each) => !Reflect.get(each, "open")))
    Object.assign(fold, { open: true }).hears("toggle");
  for (let turn = 0; turn < TURNS; turn++) await aFrame();
}

for (const name of VIEW_NAMES) {
  test(`${name} is drawn and asks as it did`, async () => {
    held(new URL(`./${name}.txt`, import.meta.url), await told(name));
  });
}
