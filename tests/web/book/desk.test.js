/** Check the desk of a book: its file, and sections that are dragged. */
import "../../support/still.js"; // first, because other modules read browser features as they load

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { CHANGES } from "../../../web/app/actions.js";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { createDesk } from "../../../web/book/desk.js";
import { idsOf, withOrder, withPuzzles } from "../../../web/book/edit.js";
import { firstOrder } from "../../../web/book/order.js";
import { bookText, newBook } from "../../../web/print/book.js";
import { PLAIN } from "../../../web/print/options.js";
import { h } from "../../../web/ui/dom.js";
import { say } from "../../../web/ui/i18n.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";
import { drawn } from "../../support/elements.js";
import { control, enter, press, seen } from "../../support/seen.js";
import { settled } from "../../support/story.js";

/** Return a part that another room draws. @param {string} name @returns {import("../../../web/book/desk.js").Part} */
function part(name) {
  const root = h("div", {});
  return { root, render: ({ print }) => root.replaceChildren(`${name} of ${print.options.title}`) };
}
const ADDRESS = "https://sudoku.example/";
const begun = {
  ...newBook("en"),
  sections: ["One", "Two", "Three"].map((title) => ({ ...newBook("en").sections[0], title })),
};

/**
 * Create the desk with a book.
 * @param {Partial<import("../../../web/print/book.js").Book>} [more] of it
 * @param {import("../../../web/app/state.js").State} [start]
 */
function desk(more = {}, start = INITIAL) {
  /** @type {any[]} */
  const asked = [];
  let closed = 0;
  const print = { book: { ...begun, ...more }, options: { ...PLAIN, title: "My book" } };
  let state = reduce(start, { type: "print", print });
  const root = drawn(h("div", {}));
  const close = () => {
    closed += 1;
  };
  const act = (/** @type {any} */ action) => {
    asked.push(action);
    if (!Object.hasOwn(CHANGES, action.type)) return;
    state = reduce(state, action);
    view.render(state);
  };
  const parts = { preview: part("preview"), outcome: part("outcome") };
  const view = createDesk(/** @type {any} */ (root), act, { ...parts, close });
  view.render(state);
  const book = () => /** @type {import("../../../web/print/book.js").Book} */ (state.print.book);
  const rows = () => root.querySelectorAll(".book-row");
  return { root, view, asked, act, state: () => state, book, rows, closed: () => closed };
}
const titles = (/** @type {{sections: {title: string}[]}} */ { sections }) => sections.map(({ title }) => title);

test("the book is saved as a file that is called as it is, and opened from it, with a way back", async (context) => {
  const { root, asked, state, book, closed } = desk();
  /** @type {Blob[]} */
  const files = [];
  context.mock.method(URL, "createObjectURL", (/** @type {Blob} */ blob) => `blob:${files.push(blob)}`);
  const revoked = context.mock.method(URL, "revokeObjectURL", () => {});
  const links = mock.method(/** @type {any} */ (Object.getPrototypeOf(root)), "click");
  press(root, "Download book file");
  const link = drawn(links.mock.calls[0].this);
  links.mock.restore();
  assert.deepEqual([link.getAttribute("href"), link.getAttribute("download")], ["blob:1", "My-book.book.json"]);
  mock.timers.tick(59_999);
  assert.equal(revoked.mock.callCount(), 0);
  mock.timers.tick(1);
  assert.deepEqual(revoked.mock.calls[0].arguments, ["blob:1"]);
  const saved = await files[0].text();
  assert.equal(saved, bookText(book(), state().print.options, ADDRESS));

  const [picker] = root.querySelectorAll("[type=file]");
  const choose = async (/** @type {string} */ text) => {
    Object.assign(picker, { files: [new File([text], "book.json")] });
    picker.hears("change");
    await settled();
    return asked.splice(0).at(-1)?.result;
  };
  press(root, "Add a section");
  assert.equal(book().sections.length, 4);
  assert.deepEqual(await choose("no book"), { task: "book-take", tone: "bad", words: { key: "book.none" } });
  assert.equal(book().sections.length, 4);
  assert.deepEqual(await choose(saved), { task: "book-take", tone: "good", words: { key: "book.opened" } });
  assert.deepEqual(titles(book()), ["One", "Two", "Three"]);
  assert.equal(state().print.options.title, "My book");
  const large = await choose(JSON.stringify({ ...JSON.parse(saved), options: { pupils: 900 } }));
  assert.equal(
    say(large.words),
    "Book opened. These print options are not possible here and were changed: Number of pupils.",
  );
  assert.equal(state().print.options.pupils, 500);
  press(root, "Undo");
  press(root, "Undo");
  assert.equal(book().sections.length, 4);
  press(root, "Close");
  assert.equal(closed(), 1);
});

test("a section is dragged between others, and its buttons move it, too", () => {
  const { root, book } = desk();
  const heads = () => root.querySelectorAll("[data-index]");
  const rows = root.querySelectorAll("li").filter((row) => row.querySelector("[data-index]"));
  for (const [at, row] of rows.entries())
    row.getBoundingClientRect = () => ({
      left: 0,
      right: 0,
      width: 9,
      top: 100 * at,
      bottom: 100 * at + 100,
      height: 100,
    });
  const [list] = root.querySelectorAll(".book-list");
  list.getBoundingClientRect = () => ({ left: 0, right: 0, width: 9, top: -5, bottom: 300, height: 305 });
  const [mark] = list.children.slice(-1);
  /** @param {number} from @param {number} y */
  const drag = (from, y) => {
    const dataTransfer = { setData() {} };
    list.hears("dragstart", { target: heads()[from], dataTransfer });
    list.hears("dragover", { clientX: 0, clientY: y });
    const at = /** @type {any} */ (mark.style).translate;
    list.hears("drop", { clientX: 0, clientY: y });
    list.hears("dragend");
    return [at, ...titles(book())];
  };
  assert.deepEqual(drag(0, 149), ["0px 105px", "One", "Two", "Three"]);
  assert.deepEqual(drag(0, 150), ["0px 205px", "Two", "One", "Three"]);
  assert.deepEqual(drag(0, 400), ["0px 305px", "One", "Three", "Two"]);
  assert.deepEqual(drag(2, 10), ["0px 5px", "Two", "One", "Three"]);
  assert.ok(seen(root).join(" ").includes("One"));
});

test("a section says how many puzzles it has, and how many of its order are still to be made", () => {
  const { act, rows } = desk();
  const about = () => rows().map((row) => row.querySelector(".muted")?.textContent);
  assert.deepEqual(about(), ["0 puzzles", "0 puzzles", "0 puzzles"]);
  const order = { ...firstOrder(3), seed: "desk" };
  act({ type: "book", change: withOrder(1, order) });
  const made = [{ puzzle: PUZZLE, geometry: "9", id: idsOf(order)[0] }];
  act({ type: "book", change: withPuzzles(1, made) });
  assert.deepEqual(about(), ["0 puzzles", "1 puzzle, and 2 still to be made", "0 puzzles"]);
  act({ type: "book", change: withOrder(1, { ...order, count: 1 }) });
  assert.equal(about()[1], "1 puzzle");
});

test("a section is opened by its title, which closes it, too", () => {
  const { book, rows } = desk();
  const open = (/** @type {number} */ at) => {
    rows()[at].querySelector(".book-handle")?.click();
    return [book().at, ...rows().map((row) => row.querySelector("[aria-expanded=true]") !== null)];
  };
  assert.deepEqual(open(1), [1, false, true, false]);
  assert.deepEqual(open(2), [2, false, false, true]);
  assert.deepEqual(open(2), [-1, false, false, false]);
});

test("a section's buttons move it, with the hand, and take it away; the first goes no further up, the last no further down", () => {
  const { book, rows } = desk();
  const [up, down, away] = ["Move up", "Move down", "Remove"];
  const button = (/** @type {number} */ at, /** @type {string} */ name) => control(rows()[at], name);
  const free = (/** @type {string} */ name) => rows().map((_, at) => !button(at, name).hasAttribute("disabled"));
  assert.deepEqual(
    [free(up), free(down)],
    [
      [false, true, true],
      [true, true, false],
    ],
  );
  press(rows()[0], down);
  assert.deepEqual([titles(book()), document.activeElement], [["Two", "One", "Three"], button(1, down)]);
  press(rows()[2], up);
  assert.deepEqual([titles(book()), document.activeElement], [["Two", "Three", "One"], button(1, up)]);
  press(rows()[1], away);
  assert.deepEqual([titles(book()), rows().length], [["Two", "One"], 2]);
});

test("what is to be looked at leads to its section, or to its puzzle there", () => {
  const [one, two] = begun.sections;
  const ours = { puzzle: PUZZLE, geometry: "9" };
  const { root, book } = desk({ sections: [one, { ...two, puzzles: [ours, { ...ours, unmet: ["grade"] }] }] });
  const things = () => root.querySelectorAll(".book-thing");
  const [empty, unmet] = things();
  /**
   * Return the section with the focus, and whether the focus is on a certain element in it.
   * @param {string} selector @param {number} at
   */
  const isAt = (selector, at) => {
    const part = root.querySelector(".book-section")?.querySelectorAll(selector)[at];
    return [book().at, document.activeElement === /** @type {unknown} */ (part)];
  };
  unmet.click();
  assert.deepEqual(isAt(".book-puzzle", 1), [1, true]);
  empty.click();
  assert.deepEqual(isAt("input", 0), [0, true]);
});

test("where the book was forgotten the desk waits as it was, and saves nothing", (context) => {
  const { root, view, state } = desk();
  const saved = context.mock.method(URL, "createObjectURL", () => "blob:1");
  const before = seen(root);
  view.render({ ...state(), print: { ...state().print, book: null } });
  press(root, "Download book file");
  assert.deepEqual([seen(root), saved.mock.callCount()], [before, 0]);
});

test("what is typed of the open section goes into it, and of another one its own is shown", () => {
  const { root, book, rows } = desk({ at: 1 });
  const fields = () => {
    const section = drawn(root.querySelector(".book-section"));
    return [drawn(section.all("input")[0]), drawn(section.all("textarea").at(-1))];
  };
  for (const [at, value] of ["Hard ones", "Slowly."].entries()) {
    Object.assign(fields()[at], { value });
    fields()[at].hears("input");
  }
  const { title, note } = book().sections[1];
  assert.deepEqual([titles(book()), note], [["One", "Hard ones", "Three"], "Slowly."]);
  const shown = (/** @type {number} */ at) => {
    rows()[at].querySelector(".book-handle")?.click();
    return fields().map(({ value }) => value);
  };
  assert.deepEqual(
    [shown(0), shown(1)],
    [
      ["One", ""],
      [title, note],
    ],
  );
});

test("what is pasted is kept with the book until it is added, which only something can be", () => {
  const { root, asked, book } = desk({ pasted: " " });
  assert.ok(!seen(root).some((line) => line.includes("Add puzzles")));
  enter(root, "Or paste puzzles", PUZZLE);
  assert.equal(book().pasted, PUZZLE);
  asked.length = 0;
  press(root, "Add puzzles");
  assert.deepEqual(asked, [{ type: "run", task: "book-take" }]);
  assert.equal(control(desk({ pasted: "53.." }).root, "Or paste puzzles").value, "53..");
});

test("the puzzles of the open section are ordered, moved, named and taken out there", () => {
  const puzzles = ["1", "2"].map((digit) => ({ puzzle: digit.padEnd(81, "."), geometry: "9" }));
  const [one, two] = begun.sections;
  const { root, book, rows, asked } = desk({
    at: 1,
    sections: [
      { ...one, puzzles },
      { ...two, puzzles },
    ],
  });
  const section = () => drawn(root.querySelector(".book-section"));
  const told = () => book().sections[1].puzzles.map(({ puzzle, name }) => puzzle[0] + (name ?? ""));
  section().querySelector(".book-puzzle")?.click();
  press(section(), "Move forward");
  enter(section(), "Name", "Mine");
  assert.deepEqual(told(), ["2", "1Mine"]);
  press(section().querySelector(".book-tools"), "Remove");
  assert.deepEqual(told(), ["2"]);
  press(section(), "Make new puzzles");
  assert.equal(book().sections[1].order?.count, 12);
  asked.length = 0;
  press(root, "Make 12 puzzles");
  assert.deepEqual(asked, [{ type: "run", task: "book-fill" }]);
  const chosen = () => section().querySelector("[aria-pressed=true]") !== null;
  assert.equal(chosen(), true);
  rows()[0].querySelector(".book-handle")?.click();
  assert.deepEqual([book().sections[0].puzzles, chosen()], [puzzles, false]);
});

test("a technique to practise orders puzzles where they can be made; of others it is said that they are too rare", () => {
  const techniques = /** @type {any} */ ([{ name: "x-wing", grades: ["hard"] }]);
  const { root, book, asked } = desk({}, { ...INITIAL, techniques });
  assert.deepEqual(asked, [{ type: "techniques?" }]);
  const groups = control(root, "Technique to practise").all("optgroup");
  assert.deepEqual(
    groups.map((/** @type {any} */ group) => [group.getAttribute("label"), group.options.length === 1]),
    [
      ["Techniques for which new puzzles can be made", true],
      ["Techniques to practise only with your own puzzles", false],
    ],
  );
  for (const more of root.querySelectorAll(".more")) more.setAttribute("open", "");
  const rare = () => seen(root).some((line) => line.startsWith("Puzzles that need this technique are too rare"));
  const practise = (/** @type {string} */ name) => {
    enter(root, "Technique to practise", name);
    const [{ order, practise }] = book().sections;
    return [practise, order?.wish.technique, rare()];
  };
  assert.equal(rare(), false);
  assert.deepEqual(practise("jellyfish"), ["jellyfish", undefined, true]);
  assert.deepEqual(practise("x-wing"), ["x-wing", "x-wing", false]);
  assert.deepEqual(practise(""), [undefined, "x-wing", false]);
  const unknown = desk({ sections: [{ ...begun.sections[0], practise: "jellyfish" }] });
  assert.ok(!seen(unknown.root).join().includes("too rare"), "before it is known what can be made");
});

test("puzzles of My puzzles come with what is known of them, also those of unknown rules with their source", () => {
  const item = {
    key: "",
    order: 0,
    name: "",
    created: "",
    source: /** @type {const} */ ("made"),
    state: boardFrom(PUZZLE),
  };
  const known = { name: "Mine", solution: SOLUTION, grade: "hard", er: 3.2, beyond: true, id: "g2.9" };
  const items = /** @type {any[]} */ ([
    { ...item, key: "a" },
    { ...item, key: "b", ...known },
    { ...item, key: "c", grade: "easy" },
    { ...item, key: "d", state: { ...item.state, geometry: "9?killer", original: "killer" } },
  ]);
  const { root, book } = desk({}, { ...INITIAL, tray: { ...INITIAL.tray, items } });
  press(root, "Add 4 from My puzzles");
  const plain = { puzzle: PUZZLE, geometry: "9" };
  assert.deepEqual(book().sections[0].puzzles, [
    plain,
    { ...plain, ...known },
    { ...plain, grade: "easy", er: null, beyond: false },
    { ...plain, geometry: "9?killer", original: "killer" },
  ]);
  assert.ok(!seen(desk().root).some((line) => line.includes("of My puzzles")));
});

test("how the book looks is chosen at the desk, in its own language, and the sheets are drawn anew", () => {
  const { root, state, asked } = desk();
  const look = drawn(root.querySelector(".book-inspector"));
  const field = () => control(look, "Title");
  Object.assign(field(), { value: "Sunday" }).hears("input");
  for (const part of ["outcome of Sunday", "preview of Sunday"]) assert.ok(seen(root).includes(part), part);
  assert.deepEqual(Object.keys(asked.at(-1).print), ["options", "page"]);
  enter(look, "Language", "ko");
  const { book, options } = state().print;
  assert.deepEqual([book?.language, titles(book ?? begun), options.title], ["ko", titles(begun), "Sunday"]);
  assert.deepEqual([field().value, control(look, "Language").value], ["Sunday", "ko"]);
});

test("the desk asks for what is printed and checked; undo is there when there is something", () => {
  const { root, asked } = desk({ sections: [{ ...begun.sections[0], puzzles: [{ puzzle: PUZZLE, geometry: "9" }] }] });
  asked.length = 0;
  for (const name of ["Print", "Download PDF", "Check 1 puzzle"]) press(root, name);
  assert.deepEqual(
    asked.map(({ task }) => task),
    ["paper", "pdf", "book-check"],
  );
  const undo = control(root, "Undo");
  assert.equal(undo.hasAttribute("disabled"), true);
  press(root, "Add a section");
  assert.equal(undo.hasAttribute("disabled"), false);
  assert.equal(document.activeElement, root.querySelector(".book-section")?.all("input")[0]);
});

/** Create the desk with a book in which nothing has been done. */
const blank = () => desk({ sections: newBook("en").sections });

test("a new book begins with templates, which set its sections and options and make its puzzles", () => {
  const { root, book, state, asked } = blank();
  const offered = root.querySelectorAll(".book-template").map((card) => card.textContent.split(/(?<=[a-z]) ?\d/)[0]);
  assert.equal(offered.length, 3);
  assert.ok(!seen(root).some((line) => /Sections|Print|to check/.test(line)), seen(root).join());
  root.querySelectorAll(".book-template")[1].click();
  assert.deepEqual(titles(book()), ["Saturday", "Sunday"]);
  assert.deepEqual(
    book().sections.map(({ order }) => [order?.count, order?.wish.grade]),
    [
      [4, "medium"],
      [4, "hard"],
    ],
  );
  const { booklet, cover, title } = state().print.options;
  assert.deepEqual([booklet, cover, title], [true, true, "Weekend Sudoku"]);
  assert.deepEqual(asked.at(-1), { type: "run", task: "book-fill" });
  assert.ok(seen(root).includes("Sections"));
  press(root, "Undo");
  assert.deepEqual(titles(book()), [""]);
});

test("an empty book has no problems, and Print comes with its first puzzle", () => {
  const { root, act } = blank();
  press(root, "Start with an empty book");
  assert.ok(!seen(root).some((line) => /Print|to check|No problems/.test(line)), seen(root).join());
  act({ type: "book", change: withOrder(0, { ...firstOrder(2), seed: "desk" }) });
  assert.ok(seen(root).includes("[Make 2 puzzles]"));
  act({ type: "book", change: withPuzzles(0, [{ puzzle: PUZZLE, geometry: "9" }]) });
  assert.ok(seen(root).includes("[Make 2 puzzles] [Print] [Download PDF]"), seen(root).join());
});
