/**
 * Every view of the page, drawn after each step of a session, and what each of its controls asks for, are as they stand in
 * the files beside this one. After a wanted change `node tests/web/page/page.test.js write` writes them anew.
 */

import "../../support/still.js"; // first: what follows looks at the browser as it is loaded
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

/** The clocks that tick. */
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

/** A view in a page of its own, and what it asks for. @param {Name} name */
function viewOf(name) {
  const root = document.createElement("div");
  document.getElementById = () => root;
  /** @type {object[]} */
  const asked = [];
  const view = createView(name, (action) => asked.push(action));
  return { root: drawn(root), view, asked };
}

/** All in it that listens and is there to be used. @param {Drawn} element @returns {Drawn[]} */
const listening = (element) =>
  element.hidden || (element.tag === "dialog" && Reflect.get(element, "open") !== true)
    ? []
    : [...(Object.keys(element.listeners).length ? [element] : []), ...element.children.flatMap(listening)];

/** As they begin while nothing is left to chance. */
const MADE_UP = new RegExp(`${freshId("").replace(/\d+$/, "")}(\\d+)`, "g");
const TURNS = 3;
const EVENT = {
  stopPropagation() {},
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  key: "Enter",
};

/** What is done to a control: an event, and what comes with it. @type {[string, string, object][]} */
const DEEDS = [
  ...["click", "change", "input", "cancel"].map((name) => /** @type {[string, string, object]} */ ([name, name, {}])),
  ...["Escape", "ArrowRight", "ArrowUp", "Home"].map(
    (key) => /** @type {[string, string, object]} */ ([key, "keydown", { key }]),
  ),
];

/** What each of its controls asks for, and what it keeps from the browser. @param {Drawn} root @param {object[]} asked */
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

/** Names that are made up as the page goes on are told by their order in a view. @param {string[]} all */
function named(all) {
  /** @type {Map<string, number>} */
  const known = new Map();
  const told = (/** @type {string} */ number) => known.get(number) ?? known.set(number, known.size + 1).size;
  return all.map((line) => line.replace(MADE_UP, (_, number) => `-${told(number)}`));
}

/** What changes in a view after each step, and what its controls ask for where that is new. @param {Name} name */
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

/** What a view holds on to, beside its place. */
function holding() {
  const listeners = Object.values(drawn(document).listeners).reduce((sum, { length }) => sum + length, 0);
  return `${listeners} listeners to the whole page, ${ticking.size} clocks`;
}

/** Drawn and unfolded, with what has to be fetched for it. @param {ReturnType<typeof viewOf>} page @param {import("../../../web/app/state.js").State} state */
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
