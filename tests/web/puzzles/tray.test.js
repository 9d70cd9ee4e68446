import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_LISTING } from "../../../web/puzzles/listing.js";
import { added, NO_TRAY } from "../../../web/puzzles/model.js";
import { createTray } from "../../../web/puzzles/view.js";
import { boardFrom, PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
const style = { position: "static" };
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
  matchMedia: (/** @type {string} */ query) => ({ matches: query.includes("1800px") }), // there is a third column
  requestAnimationFrame: (/** @type {() => void} */ draw) => draw(),
  cancelAnimationFrame() {},
  getComputedStyle: () => style,
});
const start = stateWith(PUZZLE);
const TEXTS = ["1...............", ".1..............", "..1.............", "...1............"];
const ITEMS = added(
  NO_TRAY,
  TEXTS.map((text) => ({ state: boardFrom(text), source: "text" })),
  1_000_000,
).items.map((item, at) =>
  at ? item : { ...item, name: "Mine", folder: "Bus", grade: /** @type {const} */ ("hard"), er: 3.2 },
);
const KEYS = ITEMS.map(({ key }) => key);
const TOOLS = "[Save to My puzzles] [Select all] (Delete) [Sort] [Export] [Download CSV] [Import]";

/** Create the view of My puzzles. */
function tray() {
  /** @type {any[]} */
  const asked = [];
  const root = document.createElement("main");
  const { render } = createTray(root, (action) => asked.push(action));
  /** @param {object} [now] @param {object} [listing] @param {object} [more] */
  const shows = (now, listing, more) => {
    const part = { tray: { ...NO_TRAY, items: ITEMS, ...now }, listing: { ...NO_LISTING, ...listing } };
    render(/** @type {any} */ ({ ...start, ...part, ...more }));
    return seen(root);
  };
  /** Return the line with the tools. */
  const tools = () => seen(root).find((line) => line.startsWith("[Save to"));
  return { root: drawn(root), asked, shows, tools };
}

test("where there are none, it says what comes here; the handle tells how many there are, and opens", () => {
  const { root, asked, shows } = tray();
  assert.deepEqual(shows({ items: [] }), [
    ...["[My puzzles0 puzzles]", "Puzzles that you type, paste, open or make are saved here for your next visit."],
    ...["[Save to My puzzles] [Import]", "Puzzle of the day"],
  ]);
  press(root, "My puzzles0 puzzles");
  const open = shows({}, {}, { puzzlesOpen: true });
  assert.deepEqual(open.slice(0, 2), ["[My puzzles4 puzzles]*", "{} [Show as table]"]);
  assert.ok(root.children[0].hasAttribute("data-up"));
  press(root, "My puzzles4 puzzles");
  assert.deepEqual(asked, [
    { type: "puzzles", open: true },
    { type: "puzzles", open: false },
  ]);
  shows();
  assert.ok(!/\bup\b/.test(root.children[0].className));
});

test("that they are not kept is told, and that none is like what is looked for", () => {
  const { shows } = tray();
  assert.match(shows({ unkept: true })[1], /^This browser cannot save/);
  assert.deepEqual(shows({}, { search: "zzz" }).slice(1, 3), ["{zzz} [Show as table]", "No matching puzzles."]);
  assert.equal(shows()[2], TOOLS);
});

test("what can be done is offered: with all, with the selected ones, and what was deleted comes back", () => {
  const { shows, tools } = tray();
  shows();
  assert.equal(tools(), TOOLS);
  const one = shows({ selected: new Set([KEYS[0]]) });
  assert.equal(tools(), TOOLS.replace("(Delete)", "[Delete]"));
  assert.deepEqual(one.slice(2, 4), ["{Mine} {Bus}", "[Move to front] [Move back] [Move forward]"]);
  const two = shows({ selected: new Set(KEYS.slice(0, 2)) });
  assert.deepEqual(two.slice(2, 4), ["{}", "[Move to front] [Move back] [Move forward]"]);
  const alike = ITEMS.map((item) => ({ ...item, folder: "Bus" }));
  assert.equal(shows({ items: alike, selected: new Set(KEYS.slice(0, 2)) })[2], "{Bus}");
  assert.deepEqual(shows({ selected: new Set([KEYS[0]]) }, { by: "er" }).slice(2, 4), [
    "{Mine} {Bus}",
    TOOLS.replace("(Delete)", "[Delete]").replace("[Sort] ", ""),
  ]);
  shows({ removed: [ITEMS[0]] });
  assert.equal(tools(), TOOLS.replace("(Delete)", "(Delete) [Undo delete]"));
});

test("in the table puzzles are worked out, and repeats are left out", () => {
  const { root, asked, shows, tools } = tray();
  const table = { form: "table" };
  shows({}, table);
  assert.match(tools() ?? "", /\[Analyse\]/);
  press(root, "Analyse");
  assert.deepEqual(asked.splice(0), [{ type: "tray-ask", keys: KEYS }]);
  shows({ selected: new Set([KEYS[1]]) }, table);
  press(root, "Analyse");
  assert.deepEqual(asked.splice(0), [{ type: "tray-ask", keys: [KEYS[1]] }]);
  shows({ items: [] }, table);
  assert.equal(tools(), "[Save to My puzzles] [Import]");
  const twice = ITEMS.map((item) => ({ ...item, minlex: "same" }));
  shows({ items: twice }, table);
  const once = /\[([^\]]*3[^\]]*)\]/.exec(tools() ?? "")?.[1] ?? "";
  press(root, once);
  assert.deepEqual(asked, [{ type: "tray-remove", keys: KEYS.slice(1) }]);
  shows({ items: twice });
  assert.ok(!tools()?.includes(once));
});

test("what is being worked out, or known, is not asked for again", () => {
  const { shows, tools } = tray();
  const known = { symmetry: "none", grade: "hard", er: 3, ep: 3, ed: 3, technique: "x-wing" };
  for (const [more, can] of /** @type {[object, boolean][]} */ ([
    [{}, true],
    [{ asked: true }, false],
    [known, false],
  ])) {
    shows({ items: ITEMS.map((item) => ({ ...item, ...more })) }, { form: "table" });
    assert.equal(tools()?.includes("[Analyse]"), can);
    assert.equal(tools()?.includes("(Analyse)"), !can);
  }
});

test("folders that there are can be chosen for what is selected", () => {
  const { root, shows } = tray();
  shows({ selected: new Set([KEYS[1]]) });
  const [folders] = root.all("datalist");
  assert.deepEqual(
    folders.options.map(({ value }) => value),
    ["Bus"],
  );
});

test("tools ask for what they say, of what is shown", () => {
  const { root, asked, shows } = tray();
  shows({ selected: new Set([KEYS[0]]), removed: [ITEMS[0]] }, { search: "Mine" });
  const names = [
    "Select all",
    "Save to My puzzles",
    "Undo delete",
    "Delete",
    "Move back",
    "Move forward",
    "Move to front",
    "Sort",
    "Export",
    "Download CSV",
  ];
  for (const name of names) press(root, name);
  const [name, folder] = root.querySelectorAll(".tray-tools")[0].all("input");
  for (const field of [name, folder]) Object.assign(field, { value: " New " }).hears("change");
  assert.deepEqual(asked, [
    ...[{ type: "tray-all", keys: [KEYS[0]] }, { type: "tray-board" }, { type: "tray-undo" }, { type: "tray-remove" }],
    ...[{ type: "tray-move", step: -1 }, { type: "tray-move", step: 1 }, { type: "tray-front" }, { type: "tray-sort" }],
    ...[{ type: "tray-export" }, { type: "tray-csv", keys: [KEYS[0]] }],
    ...[
      { type: "tray-rename", name: "New" },
      { type: "tray-folder", folder: "New" },
    ],
  ]);
  name.focus();
  Object.assign(name, { value: "typing" });
  shows({ selected: new Set([KEYS[0]]) });
  assert.equal(name.value, "typing");
  Object.assign(document, { activeElement: null });
  shows({ selected: new Set([KEYS[0]]) });
  assert.equal(name.value, "Mine");
});

test("beside the cards there is only what is wanted of the filters; the table has them all", () => {
  const { root, asked, shows } = tray();
  const bar = (/** @type {object} */ listing, now = {}) => shows(now, listing).slice(1).join(" ").split(" [Show as")[0];
  assert.equal(bar({}), "{}");
  assert.equal(bar({ folder: "Bus" }), "{} {Bus}");
  assert.equal(bar({ grade: "hard", stage: "new" }), "{} {Hard} {New}");
  assert.equal(bar({ form: "table" }), "{} {All folders} {All difficulties} {All statuses} [Columns]");
  const plain = ITEMS.slice(1);
  assert.equal(bar({ form: "table" }, { items: plain }), "{} {All difficulties} {All statuses} [Columns]");
  assert.equal(bar({ repeats: "twice" }).split(" ").length > 1, true);
  const twice = ITEMS.map((item) => ({ ...item, minlex: "same" }));
  assert.equal(bar({ form: "table" }, { items: twice }).match(/\{/g)?.length, 5);
  assert.equal(bar({}, { items: twice }), "{}");
  shows({}, { form: "table" });
  const [folder, grade, stage] = root.querySelectorAll(".tray-listing")[0].all("select");
  assert.deepEqual(
    folder.options.map(({ textContent }) => textContent),
    ["All folders", "Bus", "No folder"],
  );
  Object.assign(folder, { value: "Bus" }).hears("change");
  Object.assign(grade, { value: "" }).hears("change");
  Object.assign(stage, { value: "new" }).hears("change");
  const search = root.querySelectorAll("[type=search]")[0];
  Object.assign(search, { value: "mi" }).hears("input");
  press(root, "Show as cards");
  shows();
  press(root, "Show as table");
  assert.deepEqual(asked, [
    ...[{ folder: "Bus" }, { grade: "" }, { stage: "new" }, { search: "mi" }, { form: "cards" }].map((choice) => ({
      type: "listing",
      choice,
    })),
    { type: "puzzles", open: true },
    { type: "listing", choice: { form: "table" } },
  ]);
});

test("columns are chosen in a menu, and the usual ones had again", () => {
  const { root, asked, shows } = tray();
  shows({}, { form: "table", columns: { ep: true } });
  const items = root.all("button").filter((button) => (button.getAttribute("role") ?? "").startsWith("menuitem"));
  const named = (/** @type {string} */ name) => items.find(({ textContent }) => textContent === name) ?? items[0];
  assert.deepEqual(
    ["ER", "EP", "ED"].map((name) => named(name).getAttribute("aria-checked")),
    ["true", "true", "false"],
  );
  for (const name of ["ED", "ER"]) named(name).hears("click");
  named("Reset columns").hears("click");
  assert.deepEqual(
    asked.map(({ choice }) => choice.columns),
    [{ ep: true, ed: true }, { ep: true, er: false }, {}],
  );
});

test("a puzzle is opened as it was left, and what lies over the board gives way", () => {
  const { root, asked, shows } = tray();
  const left = { ...ITEMS[0], progress: /** @type {any} */ ({ board: boardFrom(".1.1............"), time: 0 }) };
  const box = Object.assign(root.querySelectorAll(".tray-box")[0], {
    clientWidth: 340,
    clientHeight: 220,
    scrollTop: 0,
  });
  shows({ items: [left, ...ITEMS.slice(1)] });
  const open = (/** @type {number} */ at) => {
    const card = box.querySelectorAll("[data-index]")[at];
    box.hears("click", { target: card, shiftKey: false });
    return asked.splice(0);
  };
  assert.deepEqual(open(0), [{ type: "load", puzzles: [left.progress.board], kept: true }]);
  style.position = "fixed";
  assert.deepEqual(open(1), [
    { type: "puzzles", open: false },
    { type: "load", puzzles: [ITEMS[1].state], kept: true },
  ]);
  style.position = "static";
  shows({ items: [left, ...ITEMS.slice(1)] }, {}, { place: "make" });
  assert.deepEqual(open(1).slice(1), [{ type: "place", place: "play" }], "the board is not seen in Make");
});

test("how far the working out is, is told, and it can be cancelled", () => {
  const { root, asked, shows } = tray();
  const asking = (/** @type {number} */ left) => ITEMS.map((item, at) => (at < left ? { ...item, asked: true } : item));
  const told = (/** @type {number} */ left) => shows({ items: /** @type {any} */ (asking(left)) }).slice(2, 4);
  const [first, bar] = told(3);
  assert.match(first, /0.*3/);
  assert.match(bar, /^\d\/6 \[Cancel\]$/);
  assert.match(told(1)[0], /2.*3|3.*3/);
  press(root, "Cancel");
  assert.deepEqual(asked, [{ type: "tray-unask" }]);
  assert.equal(told(0)[0], TOOLS);
  assert.match(told(2)[0], /0.*2/);
});

test("forms are found first, and told for themselves; then how many puzzles are worked out", () => {
  const { shows } = tray();
  const told = (/** @type {number} */ formed, /** @type {number} */ done) => {
    const items = ITEMS.map((item, at) => ({
      ...item,
      asked: at >= done || undefined,
      ...(at < formed && { symmetry: "none" }),
    }));
    return shows({ items }).slice(2, 4);
  };
  assert.deepEqual(
    [told(0, 0), told(3, 0), told(4, 0), told(4, 3)],
    [
      ["Symmetry and canonical form calculated for 0 of 4 puzzles", "0/8 [Cancel]"],
      ["Symmetry and canonical form calculated for 3 of 4 puzzles", "3/8 [Cancel]"],
      ["0 of 4 analysed", "4/8 [Cancel]"],
      ["3 of 4 analysed", "7/8 [Cancel]"],
    ],
  );
});

test("one that is selected and gone has no name, and is in no folder", () => {
  const { shows } = tray();
  assert.deepEqual(shows({ selected: new Set(["gone"]) }).slice(2, 4), [
    "{} {}",
    "[Move to front] [Move back] [Move forward]",
  ]);
});

test("what was solved is told by grade", () => {
  const { root, shows } = tray();
  const [table] = root.querySelectorAll(".solved");
  shows();
  assert.equal(table.parent?.hidden, true);
  const record = { grade: "hard", time: 61_000, hints: 0 };
  const solved = [record, { ...record, time: 90_000, hints: 2 }, { ...record, grade: null, time: null }];
  shows({}, {}, { solved });
  assert.equal(table.parent?.hidden, false);
  assert.deepEqual(seen(table).slice(1), ["Hard | 2 | 1 | 1:30 | 1:01 |", "Not graded | 1 | 1 | – | – |"]);
  const [, first] = table.all("tr");
  shows({}, { search: "x" }, { solved });
  assert.equal(table.all("tr")[1], first);
});

test("while puzzles are made the list shows the last that came, and stays where it is when one goes", () => {
  const { root, shows } = tray();
  shows();
  const [list] = root.querySelectorAll("[role=listbox]");
  Object.assign(list, { clientHeight: 100, scrollHeight: 500, scrollTop: 0 });
  /**
   * Return the scroll position of the list with a number of puzzles.
   * @param {number} count @param {object | null} making
   */
  const standsAt = (count, making) => {
    Object.assign(list, { scrollTop: 0 });
    shows({ items: ITEMS.slice(0, count) }, {}, { making });
    return Reflect.get(list, "scrollTop");
  };
  assert.equal(standsAt(2, null), 0);
  assert.deepEqual([standsAt(3, {}), standsAt(2, {}), standsAt(4, null)], [500, 0, 0]);
});
