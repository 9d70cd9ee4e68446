import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_LISTING } from "../../../web/puzzles/listing.js";
import { added, NO_TRAY } from "../../../web/puzzles/model.js";
import { createTray } from "../../../web/puzzles/view.js";
import { boardFrom, PUZZLE, stateWith } from "../../support/boards.js";
import { drawn, layOut } from "../../support/elements.js";
import { inEnglish, openMenus, press, seen } from "../../support/seen.js";

layOut();
inEnglish();
const style = { visibility: "visible" };
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
const HEAD = ["My puzzles 4", "[More]", "[Close]"];
const NO_PROGRESS = { time: 0, hints: 0, solved: null };
const DAY = ["[Puzzle of the day]", "This week and calendar"];
const BAR = ["{} [Filter]", "[All]* [New] [In progress] [Solved]"];

/** Create the view of My puzzles, open or closed. */
function tray(isOpen = false) {
  /** @type {any[]} */
  const asked = [];
  const root = document.createElement("main");
  const { render } = createTray(root, (action) => asked.push(action));
  /** @param {object} [now] @param {object} [listing] @param {object} [more] */
  const shows = (now, listing, more) => {
    const part = { tray: { ...NO_TRAY, items: ITEMS, ...now }, listing: { ...NO_LISTING, ...listing } };
    render(/** @type {any} */ ({ ...start, puzzlesOpen: isOpen, ...part, ...more }));
    return seen(root);
  };
  const page = drawn(root);
  /** Open a menu, and return the names of its items that are offered. @param {string} name */
  const menu = (name) => {
    const at = page.querySelectorAll(".menu").find((one) => seen(one)[0] === `[${name}]`);
    if (!at || at.hidden) return [];
    at.all("button")[0].click();
    const items = at.all("button").slice(1);
    const names = items.filter(({ hidden }) => !hidden).map((item) => item.querySelector("span")?.textContent);
    at.all("button")[0].click();
    return names;
  };
  /** Choose an item of an open menu. @param {string} item @param {string} [role] */
  const choose = (item, role = "menuitem") => {
    openMenus(page);
    page
      .all("button")
      .filter((button) => button.getAttribute("role") === role)
      .find((button) => button.querySelector("span")?.textContent === item)
      ?.click();
  };
  /** Return the lines of the foot. */
  const foot = () => seen(page.querySelectorAll(".tray-foot")[0]);
  return { root: page, asked, shows, menu, choose, foot };
}

test("where there are none, it says what comes here and makes some; the handle tells how many, and opens", () => {
  const { root, asked, shows, menu } = tray();
  assert.deepEqual(shows({ items: [] }), [
    ...["[My puzzles 0 puzzles]", "My puzzles", "[More]", "[Close]", ...DAY],
    ...["Puzzles that you type, paste, open or make are saved here for your next visit.", "[Make twelve]"],
  ]);
  assert.deepEqual(menu("More"), ["Add this board", "Import a file"]);
  press(root, "Make twelve");
  assert.deepEqual(asked.splice(0), [
    { type: "wish", choice: { count: 12 } },
    { type: "place", place: "make" },
    { type: "make", what: "batch" },
  ]);
  press(root, "My puzzles 0 puzzles");
  const open = shows({}, {}, { puzzlesOpen: true });
  assert.deepEqual(open.slice(0, 4), ["[My puzzles4 4 puzzles]*", ...HEAD]);
  assert.match(open[4], /^\[Puzzle of the day \w+ \d+ · \w+\]$/);
  assert.deepEqual(open.slice(6, 8), BAR);
  assert.ok(root.children[0].hasAttribute("data-up"));
  press(root, "My puzzles4 4 puzzles");
  press(root, "Close");
  assert.deepEqual(asked, [
    { type: "puzzles", open: true },
    { type: "puzzles", open: false },
    { type: "puzzles", open: false },
  ]);
  shows({}, {}, { board: boardFrom(".".repeat(81)) });
  assert.equal(menu("More")[0], "Import a file");
});

test("where the row that opened them cannot be seen, the focus is on the button that closes them", () => {
  const { root, shows } = tray();
  shows();
  style.visibility = "hidden";
  shows({}, {}, { puzzlesOpen: true });
  style.visibility = "visible";
  assert.equal(/** @type {any} */ (document.activeElement)?.getAttribute("aria-label"), "Close");
  press(root, "Close");
  assert.equal(document.activeElement?.className, "tray-handle");
  Object.assign(document, { activeElement: null });
});

test("that they are not kept is told, and that none is like what is looked for", () => {
  const { shows, menu, foot } = tray();
  assert.match(shows({ unkept: true })[4], /^This browser cannot save/);
  const none = shows({}, { search: "zzz" });
  assert.deepEqual([none[4], none.includes("No matching puzzles."), foot()], ["{zzz} [Filter]", true, []]);
  shows();
  assert.deepEqual(menu("More"), [
    ...["Add this board", "Import a file", "Table", "Select all", "Sort by difficulty", "Export all", "Download CSV"],
  ]);
});

test("tools come with a selection, and what was deleted comes back", () => {
  const { root, asked, shows, menu, foot } = tray();
  shows();
  assert.deepEqual(foot(), ["[Select]"]);
  press(root, "Select");
  assert.deepEqual(foot(), ["Select puzzles", "[Stop selecting]"]);
  assert.ok(root.children[0].hasAttribute("data-picking"));
  press(root, "Stop selecting");
  assert.deepEqual([foot(), asked], [["[Select]"], []]);
  const tools = "[Print] [Move] [Export] [Delete]";
  shows({ selected: new Set([KEYS[0]]) });
  assert.deepEqual(foot(), ["{Mine}", "[Stop selecting]", tools]);
  shows({ selected: new Set(KEYS.slice(0, 2)) });
  assert.deepEqual(foot(), ["2 selected", "[Stop selecting]", tools]);
  press(root, "Move");
  assert.deepEqual(foot().slice(2, 4), ["{}", "[Move to front] [Move back] [Move forward]"]);
  const alike = ITEMS.map((item) => ({ ...item, folder: "Bus" }));
  shows({ items: alike, selected: new Set(KEYS.slice(0, 2)) });
  assert.equal(foot()[2], "{Bus}");
  shows({ selected: new Set([KEYS[0]]) }, { by: "er" });
  assert.deepEqual(foot().slice(2), ["{Bus}", tools.replace("[Move]", "[Move]*")]);
  assert.deepEqual(menu("More").slice(2), ["Table", "Select all", "Download CSV"]);
  press(root, "Stop selecting");
  assert.deepEqual(asked, [{ type: "tray-all", keys: [] }]);
  shows({ removed: [ITEMS[0]] });
  assert.deepEqual(foot(), ["[Select] [Undo delete]"]);
});

test("in the table puzzles are worked out, and repeats are left out", () => {
  const { asked, shows, menu, choose } = tray();
  const table = { form: "table" };
  shows({}, table);
  assert.ok(menu("More").includes("Analyse"));
  choose("Analyse");
  assert.deepEqual(asked.splice(0), [{ type: "tray-ask", keys: KEYS }]);
  shows({ selected: new Set([KEYS[1]]) }, table);
  choose("Analyse");
  assert.deepEqual(asked.splice(0), [{ type: "tray-ask", keys: [KEYS[1]] }]);
  shows({ items: [] }, table);
  assert.deepEqual(menu("More"), ["Add this board", "Import a file", "Table"]);
  const twice = ITEMS.map((item) => ({ ...item, minlex: "same" }));
  shows({ items: twice }, table);
  assert.ok(menu("More").includes("Delete duplicates"));
  choose("Delete duplicates");
  assert.deepEqual(asked, [{ type: "tray-remove", keys: KEYS.slice(1) }]);
  shows({ items: twice });
  assert.ok(!menu("More").includes("Delete duplicates"));
});

test("what is being worked out, or known, is not asked for again", () => {
  const { shows, menu } = tray();
  const known = { symmetry: "none", grade: "hard", er: 3, ep: 3, ed: 3, technique: "x-wing" };
  for (const [more, can] of /** @type {[object, boolean][]} */ ([
    [{}, true],
    [{ asked: true }, false],
    [known, false],
  ])) {
    shows({ items: ITEMS.map((item) => ({ ...item, ...more })) }, { form: "table" });
    assert.equal(menu("More").includes("Analyse"), can);
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
  const { root, asked, shows, choose } = tray();
  shows({ selected: new Set([KEYS[0]]), removed: [ITEMS[0]] }, { search: "Mine" });
  const names = ["Move", "Print", "Delete", "Move back", "Move forward", "Move to front", "Export"];
  for (const name of names) press(root, name);
  for (const name of ["Select all", "Sort by difficulty", "Download CSV"]) choose(name);
  const foot = root.querySelectorAll(".tray-foot")[0];
  const [name, folder] = foot.all("input");
  for (const field of [name, folder]) Object.assign(field, { value: " New " }).hears("change");
  assert.deepEqual(asked.splice(0), [
    ...[
      { type: "print", print: { source: "tray", page: 0 } },
      { type: "place", place: "print" },
      { type: "tray-remove" },
    ],
    ...[
      { type: "tray-move", step: -1 },
      { type: "tray-move", step: 1 },
      { type: "tray-front" },
      { type: "tray-export" },
    ],
    ...[{ type: "tray-all", keys: [KEYS[0]] }, { type: "tray-sort" }, { type: "tray-csv", keys: [KEYS[0]] }],
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
  shows({ selected: new Set([KEYS[0]]), removed: [ITEMS[0]] });
  assert.equal(name.value, "Mine");
  shows({ removed: [ITEMS[0]] });
  press(root, "Undo delete");
  for (const name of ["Export all", "Add this board"]) choose(name);
  assert.deepEqual(asked, [{ type: "tray-undo" }, { type: "tray-export" }, { type: "tray-board" }]);
});

test("the stage is a chip, other filters are shown when they are wanted, and hiding them ends them", () => {
  const { root, asked, shows, choose } = tray();
  const bar = (/** @type {object} */ listing, now = {}) => {
    shows(now, listing);
    return seen(root.querySelectorAll(".tray-listing")[0]);
  };
  assert.deepEqual(bar({}), BAR);
  assert.deepEqual(bar({ form: "table", stage: "solved" }), ["{} [Filter]", "[All] [New] [In progress] [Solved]*"]);
  assert.equal(bar({ folder: "Bus" })[1], "{Bus} {All difficulties}");
  assert.equal(bar({ repeats: "twice" })[1], "{All folders} {All difficulties} {Only duplicates}");
  press(root, "Filter");
  assert.deepEqual(asked.splice(0), [{ type: "listing", choice: { folder: "any", grade: "any", repeats: "any" } }]);
  shows();
  press(root, "Filter");
  assert.deepEqual(bar({}).slice(0, 2), ["{} [Filter]*", "{All folders} {All difficulties}"]);
  assert.equal(bar({}, { items: ITEMS.slice(1) })[1], "{All difficulties}");
  const twice = ITEMS.map((item) => ({ ...item, minlex: "same" }));
  assert.equal(bar({}, { items: twice })[1], "{All folders} {All difficulties} {Include duplicates}");
  const [folder, grade] = root.querySelectorAll(".tray-listing")[0].all("select");
  assert.deepEqual(
    folder.options.map(({ textContent }) => textContent),
    ["All folders", "Bus", "No folder"],
  );
  Object.assign(folder, { value: "Bus" }).hears("change");
  Object.assign(grade, { value: "" }).hears("change");
  const search = root.querySelectorAll("[type=search]")[0];
  Object.assign(search, { value: "mi" }).hears("input");
  for (const name of ["In progress", "All"]) press(root, name);
  choose("Table", "menuitemcheckbox");
  press(root, "Filter");
  assert.deepEqual(bar({}), BAR);
  assert.deepEqual(asked, [
    ...[{ folder: "Bus" }, { grade: "" }, { search: "mi" }, { stage: "begun" }, { stage: "any" }].map((choice) => ({
      type: "listing",
      choice,
    })),
    { type: "puzzles", open: true },
    { type: "listing", choice: { form: "table" } },
  ]);
});

test("they open with today, and with the puzzles in progress and when each was played", () => {
  const { root, shows } = tray(true);
  const today = root.querySelectorAll(".tray-today")[0];
  const played = (/** @type {number} */ at, /** @type {string} */ when) => ({
    ...ITEMS[at],
    progress: { ...NO_PROGRESS, board: { ...ITEMS[at].state, values: TEXTS[at].replace(".", "2") }, played: when },
  });
  Object.assign(root.querySelectorAll(".tray-box")[0], { clientWidth: 340, clientHeight: 220, scrollTop: 0 });
  const items = [ITEMS[0], played(1, "2026-11-20T12:00:00"), ITEMS[2], played(3, "2026-11-27T12:00:00")];
  /** Return the numbers of the puzzles in the order of their cards. */
  const order = () => root.querySelectorAll(".card-name").map(({ textContent }) => textContent.trim());
  shows({ items });
  assert.deepEqual([order(), today.hidden], [["4", "2", "Mine", "3"], false]);
  assert.equal(root.querySelectorAll(".card-grade")[0].textContent, "Nov 27");
  shows({ items }, { by: "clues" });
  assert.deepEqual([order(), today.hidden], [["Mine", "2", "3", "4"], true]);
});

test("columns are chosen in a menu, and the usual ones had again", () => {
  const { root, asked, shows } = tray(true);
  shows({}, { form: "table", columns: { er: true, ep: true } });
  openMenus(root);
  const menu = root.querySelectorAll(".tray-rest")[0].children[0];
  const items = menu.all("button").filter((button) => (button.getAttribute("role") ?? "").startsWith("menuitem"));
  const named = (/** @type {string} */ name) => items.find(({ textContent }) => textContent === name) ?? items[0];
  assert.deepEqual(
    ["ER", "EP", "ED"].map((name) => named(name).getAttribute("aria-checked")),
    ["true", "true", "false"],
  );
  for (const name of ["ED", "ER"]) named(name).hears("click");
  named("Reset columns").hears("click");
  assert.deepEqual(
    asked.map(({ choice }) => choice.columns),
    [{ er: true, ep: true, ed: true }, { er: false, ep: true }, {}],
  );
});

test("a puzzle is opened as it was left, and what lies over the board gives way", () => {
  const { root, asked, shows } = tray(true);
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
  shows({}, { form: "table" });
  assert.deepEqual(open(1), [
    { type: "puzzles", open: false },
    { type: "load", puzzles: [ITEMS[1].state], kept: true },
  ]);
  shows({ items: [left, ...ITEMS.slice(1)] }, {}, { place: "make" });
  assert.deepEqual(open(1).slice(1), [{ type: "place", place: "play" }], "the board is not seen in Make");
});

test("how far the working out is, is told, and it can be cancelled", () => {
  const { root, asked, shows } = tray();
  const asking = (/** @type {number} */ left) => ITEMS.map((item, at) => (at < left ? { ...item, asked: true } : item));
  const told = (/** @type {number} */ left) => shows({ items: /** @type {any} */ (asking(left)) }).slice(8, 10);
  const [first, bar] = told(3);
  assert.match(first, /0.*3/);
  assert.match(bar, /^\d\/6 \[Cancel\]$/);
  assert.match(told(1)[0], /2.*3|3.*3/);
  press(root, "Cancel");
  assert.deepEqual(asked, [{ type: "tray-unask" }]);
  assert.ok(!told(0).join().includes("Cancel"));
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
    return shows({ items }).slice(8, 10);
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
  const { root, shows, foot } = tray();
  shows({ selected: new Set(["gone"]) });
  press(root, "Move");
  assert.deepEqual([foot()[0], foot()[2]], ["{}", "{}"]);
});

test("what was solved is told by grade", () => {
  const { root, shows } = tray();
  const [table] = root.querySelectorAll(".solved");
  shows();
  assert.equal(table.parent?.hidden, true);
  const record = { grade: "hard", time: 61_000, hints: 0 };
  const solved = [record, { ...record, time: 90_000, hints: 2 }, { ...record, grade: null, time: null }];
  shows({}, {}, { solved });
  assert.equal(table.parent?.hidden, true);
  shows({}, { stage: "solved" }, { solved });
  assert.equal(table.parent?.hidden, false);
  assert.deepEqual(seen(table).slice(1), ["Hard | 2 | 1 | 1:30 | 1:01 |", "Not graded | 1 | 1 | – | – |"]);
  const [, first] = table.all("tr");
  shows({}, { search: "x" }, { solved });
  assert.equal(table.all("tr")[1], first);
});

test("while puzzles are made the list shows the last that came, and stays where it is when one goes", () => {
  const { root, shows } = tray(true);
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
