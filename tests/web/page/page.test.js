/** Check the rules that every view of the page keeps in every state of a session, and when its controls are used. */

import "../../support/still.js"; // first, because other modules read browser features as they load
import "./rooms.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { CHANGES } from "../../../web/app/actions.js";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { createView, VIEW_NAMES } from "../../../web/app/views.js";
import { drawn } from "../../support/elements.js";
import { aFrame } from "../../support/still.js";
import { brokenReferences, brokenTexts, unnamed, visible } from "../../support/view-laws.js";
import { SESSION } from "./session.js";

/** @typedef {ReturnType<typeof drawn>} Drawn */
/** @typedef {import("../../../web/app/state.js").State} State */

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

/** Create a view in its own page, and record its actions. @param {string} name */
function viewOf(name) {
  const root = document.createElement("div");
  document.getElementById = () => root;
  /** @type {any[]} */
  const asked = [];
  const view = createView(name, (action) => asked.push(action));
  return { root: drawn(root), view, asked };
}

const TURNS = 3;

/** @returns {{said: string, state: State}[]} */
function states() {
  let state = INITIAL;
  return SESSION.map(({ said, changes }) => {
    state = changes.reduce(reduce, state);
    return { said, state };
  });
}

/** The attributes whose values are made-up ids, which differ each time. */
const MADE_UP = new Set(["id", "for", "aria-controls", "aria-labelledby", "aria-describedby"]);

/**
 * Return whether an element is in view. A sheet is created when it is first opened, and stays when it is closed.
 * @param {Drawn} element @returns {boolean}
 */
const isInView = (element) =>
  (element.tag !== "dialog" || Reflect.get(element, "open") === true) && (!element.parent || isInView(element.parent));

/** Return what is visible. Whether a section is open depends on the person alone. @param {Drawn} root */
const picture = (root) =>
  visible(root)
    .filter(isInView)
    .map(({ tag, attributes, value, childNodes }) => {
      const shown = [...attributes].filter(([name]) => !MADE_UP.has(name) && !(tag === "details" && name === "open"));
      const text = childNodes.filter((node) => typeof node === "string").join("");
      return `${tag}${shown.map(([name, held]) => ` ${name}="${held}"`).join("")} ${value ?? ""} ${text}`;
    });

/** The views that show more than the state: a notice stays for a moment, and the tray continues a started analysis. */
const LASTING = new Set(["notice", "tray"]);

/** Return the numbers of listeners and timers that views have outside their element. */
function holding() {
  const listeners = Object.values(drawn(document).listeners).reduce((sum, { length }) => sum + length, 0);
  return { listeners, timers: ticking.size };
}

/**
 * Draw a view, and open its sections with everything they load.
 * @param {ReturnType<typeof viewOf>} page @param {State} state
 */
async function rendered({ root, view }, state) {
  view.render(state);
  for (let turn = 0; turn < TURNS; turn++) await aFrame();
  for (const fold of root.all("details").filter((each) => !Reflect.get(each, "open")))
    Object.assign(fold, { open: true }).hears("toggle");
  for (let turn = 0; turn < TURNS; turn++) await aFrame();
}

const EVENT = { stopPropagation() {}, shiftKey: false, ctrlKey: false, altKey: false };
const KEYS = ["Enter", "Escape", "ArrowRight", "ArrowUp", "Home"];

/**
 * Use each visible control in all ways, if none like it was used before.
 * @param {Drawn} root @param {Set<string>} known
 */
function use(root, known) {
  for (const control of visible(root)) {
    const { tag, className, textContent } = control;
    const like = [tag, className, control.getAttribute("aria-label") ?? textContent].join(" ");
    if (known.has(like)) continue;
    known.add(like);
    for (const name of ["click", "change", "input", "cancel"].filter((each) => control.listeners[each]))
      control.hears(name, { ...EVENT, key: "Enter" });
    if (control.listeners.keydown) for (const key of KEYS) control.hears("keydown", { ...EVENT, key });
  }
}

for (const name of VIEW_NAMES) {
  test(`${name}: every state is drawn by its rules, whatever was drawn before`, async () => {
    const before = holding();
    const page = viewOf(name);
    const known = new Set();
    for (const { said, state } of states()) {
      const told = `${name}, ${said}`;
      await rendered(page, state);
      assert.deepEqual(brokenTexts(page.root), [], `${told}: texts are whole`);
      assert.deepEqual(unnamed(page.root), [], `${told}: controls have names`);
      assert.deepEqual(brokenReferences(page.root), [], `${told}: references lead to an element`);
      const fresh = viewOf(name);
      await rendered(fresh, state);
      if (!LASTING.has(name)) assert.deepEqual(picture(page.root), picture(fresh.root), `${told}: as a new view`);
      use(fresh.root, known);
      for (const action of fresh.asked) if (Object.hasOwn(CHANGES, action.type)) reduce(state, action);
      fresh.view.destroy?.();
    }
    page.view.destroy?.();
    assert.deepEqual(page.root.childNodes, [], `${name}: nothing is left`);
    assert.deepEqual(holding(), before, `${name}: no listener and no timer is left`);
  });
}
