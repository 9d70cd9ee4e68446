/** Check which part receives keys, clicks and pasted text, depending on the focus. */
import "../../support/still.js"; // first, because other modules read browser features as they load
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listenToInput } from "../../../web/app/input.js";
import { h } from "../../../web/ui/dom.js";
import { PUZZLE, stateWith } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";

const cell = h("div", { role: "gridcell" });
const inMenu = h("button", { role: "menuitem" });
const inDialog = h("button", {});
for (const [within, role] of /** @type {const} */ ([
  [cell, "grid"],
  [inMenu, "menu"],
]))
  h("div", { role }, within);
h("dialog", {}, inDialog);
const body = h("body", {});

/** The kinds of elements that can have the focus. @type {Record<string, HTMLElement>} */
const PLACES = {
  body,
  cell,
  button: h("button", {}),
  link: h("a", {}),
  checkbox: h("input", { type: "checkbox" }),
  radio: h("input", { type: "radio" }),
  slider: h("input", { type: "range" }),
  line: h("input", { type: "text" }),
  text: h("textarea", {}),
  list: h("select", {}),
  "in a menu": inMenu,
  "in a dialog": inDialog,
};
const KEYS = {
  5: { key: "5", code: "Digit5" },
  arrow: { key: "ArrowRight" },
  Home: { key: "Home" },
  Space: { key: " " },
  "Ctrl+Z": { key: "z", ctrlKey: true },
  nothing: { key: "F5" },
};
const NONE = { code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

let state = stateWith(PUZZLE);
/** @type {unknown[]} */
let done = [];

beforeEach(() => {
  state = stateWith(PUZZLE);
  done = [];
  Object.assign(document, { body, listeners: {} });
  listenToInput({
    getState: () => state,
    act: (action) => done.push(action.type),
    focusBoard: () => done.push("focus"),
    take: (text) => done.push(`take ${text}`),
  });
});

/**
 * Return the actions after an event, with a star if the browser's own reaction is prevented.
 * @param {string} name @param {object} event
 */
function after(name, event) {
  done = [];
  const { defaultPrevented } = drawn(document).hears(name, event);
  return done.join(" ") + (defaultPrevented ? " *" : "");
}

/** @param {keyof typeof KEYS} key */
const by = (key) =>
  Object.fromEntries(
    Object.entries(PLACES).map(([place, target]) => [place, after("keydown", { ...NONE, ...KEYS[key], target })]),
  );

const KEPT = { line: "", text: "", list: "", "in a menu": "", "in a dialog": "" };
/** @param {string} board @param {string} pressed @param {string} walks */
const everywhere = (board, pressed, walks) => ({
  ...{ body: board, cell: board, button: pressed, link: pressed, checkbox: pressed, radio: walks, slider: walks },
  ...KEPT,
});

test("a digit is the board's whatever has the focus, but fields, lists, menus and dialogs", () => {
  assert.deepEqual(by(5), everywhere("focus digit *", "focus digit *", "focus digit *"));
});

test("arrows are the board's unless the control walks by them", () => {
  assert.deepEqual(by("arrow"), everywhere("focus select *", "focus select *", ""));
});

test("what turns pages, and Space, are the board's only there", () => {
  assert.deepEqual(by("Home"), everywhere("focus select *", "", ""));
  const [onBoard] = Object.values(by("Space"));
  assert.match(onBoard, /^focus .+ \*$/);
  assert.deepEqual(by("Space"), everywhere(onBoard, "", ""));
});

test("what is taken back leaves the focus where it is", () => {
  assert.deepEqual(by("Ctrl+Z"), everywhere("undo *", "undo *", "undo *"));
});

test("a key that means nothing is the browser's, and every key while the clock rests", () => {
  assert.deepEqual(by("nothing"), everywhere("", "", ""));
  state = { ...state, clock: { ...state.clock, paused: true } };
  assert.deepEqual(by(5), everywhere("", "", ""));
});

/** @param {HTMLElement} target @param {string} text @param {object[]} [files] */
const pasted = (target, text, files = []) =>
  after("paste", {
    target,
    clipboardData: { files, getData: (/** @type {string} */ kind) => (kind === "text/plain" ? text : "") },
  });

test("a text that is pasted is the board's; a field keeps what fits into its line", () => {
  for (const target of [body, cell, PLACES.button, PLACES.checkbox, PLACES.slider])
    assert.equal(pasted(target, "12"), "take 12 *");
  for (const text of ["12", "1".repeat(80), " 12\n"]) assert.equal(pasted(PLACES.line, text), "");
  for (const text of [PUZZLE, ` ${PUZZLE} `, "12\n34"]) {
    assert.equal(pasted(PLACES.line, text), `take ${text} *`);
    assert.equal(pasted(PLACES.text, text), "");
    assert.equal(pasted(inDialog, text), "");
  }
});

test("files are opened where no text is pasted with them; nothing at all is the browser's", () => {
  assert.equal(pasted(PLACES.text, "", [{}]), "open");
  assert.equal(pasted(body, "12", [{}]), "take 12 *");
  assert.equal(pasted(body, ""), "");
});

test("what cannot be used now has the focus but does nothing", () => {
  let stopped = 0;
  const stopImmediatePropagation = () => stopped++;
  const idle = h("button", { "aria-disabled": "true" }, h("span", {}));
  for (const target of [idle, idle.firstElementChild]) after("click", { target, stopImmediatePropagation });
  assert.equal(stopped, 2);
  after("click", { target: h("button", { "aria-disabled": "false" }), stopImmediatePropagation });
  assert.equal(stopped, 2);
});
