import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import * as edit from "../../../web/book/edit.js";
import { canOrder, orderWith, techniquesToPractise } from "../../../web/book/order.js";
import { countUnchecked, problemSentence, problemsOf, titleOf } from "../../../web/book/problems.js";
import { check, compare, fill, take } from "../../../web/book/tasks.js";
import { GROUPS } from "../../../web/contract/constants.js";
import {
  bookFrom,
  bookOfText,
  bookText,
  countIn,
  newBook,
  PAST,
  savedBook,
  sectionsOf,
} from "../../../web/print/book.js";
import { MOST_PATHS, PLAIN, PRESETS, presetOf } from "../../../web/print/options.js";
import { requestOf } from "../../../web/print/request.js";
import { PUZZLE } from "../../support/boards.js";

/** @typedef {import("../../../web/print/book.js").Book} Book */

const ADDRESS = "https://sudoku.example.org/";
const WISH = { size: "9", grade: "easy", symmetry: "half-turn", clues: "any", technique: "any" };
const ORDER = { wish: WISH, count: 3, seed: "desk" };
const OTHER = PUZZLE.replace("4", ".");

/** @param {number} index */
const idOf = (index) => `g2.9.easy.half-turn.any.any.desk.${index}`;

/** @param {Partial<import("../../../web/print/book.js").BookPuzzle>} [more] */
const puzzle = (more) => ({ puzzle: PUZZLE, geometry: "9", ...more });

/** Return a book with two sections: an order with one of its puzzles made, and chosen puzzles. @returns {Book} */
const book = () => ({
  ...newBook("ko"),
  sections: [
    { title: "Easy", note: "Slowly.", order: ORDER, puzzles: [puzzle({ id: idOf(0) }), puzzle({ name: "Mine" })] },
    { title: "", note: "", order: null, puzzles: [puzzle({ puzzle: OTHER })] },
  ],
});

/** @param {Book} one @returns {import("../../../web/app/state.js").State} */
const stateOf = (one) => ({ ...INITIAL, print: { ...INITIAL.print, source: "book", book: one } });

test("where the section that was open is there no more, one that is there is open", () => {
  const filled = edit.withPuzzles(1, [])({ ...edit.withSection(book()), at: 2 });
  const back = edit.undone({ ...filled, past: [book().sections] });
  assert.deepEqual([back.sections.length, back.at], [2, 1]);
  assert.equal(edit.undone({ ...filled, at: 0, past: [book().sections] }).at, 0);
});

test("what is taken away or moved comes back, step by step; what is typed stays", () => {
  const first = book();
  const steps = [
    edit.withoutSection(0),
    edit.withSection,
    edit.sectionMoved(1, 0),
    edit.puzzleMoved(1, 0, 0),
    edit.withPuzzles(1, []),
  ];
  const last = steps.reduce((now, step) => step(now), first);
  assert.deepEqual(
    last.sections.map(({ puzzles }) => puzzles.length),
    [0, 0],
  );
  const typed = edit.withText(0, { title: "New" })(last);
  assert.equal(typed.past.length, steps.length);
  const back = steps.reduce(edit.undone, typed);
  assert.deepEqual(back.sections, first.sections);
  assert.equal(edit.undone(back), back);
});

test("a puzzle's name is typed, and the desk begins with a book in the page's language", () => {
  const [{ puzzles }] = edit.withName(0, 1, "Our order")(book()).sections;
  assert.deepEqual([puzzles[1].name, edit.withName(0, 1, "Our order")(book()).past], ["Our order", []]);
  const opened = reduce(INITIAL, { type: "desk", language: "ko" });
  assert.deepEqual([opened.layer, opened.print.source, opened.print.book], ["desk", "book", newBook("ko")]);
  const again = reduce(stateOf(book()), { type: "desk", language: "en" });
  assert.deepEqual(again.print.book, book());
});

test("the open section stays open while others are moved or go", () => {
  const open = { ...book(), at: 1 };
  assert.equal(edit.sectionMoved(0, 1)(open).at, 0);
  assert.equal(edit.withoutSection(0)(open).at, 0);
  assert.equal(edit.withoutSection(1)(open).at, -1);
  assert.equal(edit.withoutSection(1)({ ...open, at: 0 }).at, 0);
  assert.equal(edit.withSection(open).at, 2);
});

test("an order of puzzles with rules knows those that the first version of ids named", () => {
  const wish = { kinds: "x", size: "6", grade: "easy", symmetry: "none", clues: "any", cages: "any", rules: "all" };
  const order = { wish, count: 3, seed: "desk" };
  const [second] = edit.idsOf(order);
  const first = second.replace("v2.", "v1.");
  const made = (/** @type {string} */ id) => ({ puzzle: ".", geometry: "6", id });
  const section = { ...book().sections[0], order, puzzles: [made(first), made(second.replace(/0$/, "2"))] };
  assert.deepEqual(edit.missingIndices(section), [1]);
  const ordered = { ...book(), sections: [section] };
  const ids = (/** @type {typeof order} */ next) => edit.withOrder(0, next)(ordered).sections[0].puzzles.length;
  assert.deepEqual([ids({ ...order, count: 2 }), ids({ ...order, seed: "other" })], [1, 0]);
});

test("an order's puzzles are known by their ids: another wish takes them away, one's own stay", () => {
  const [section] = book().sections;
  assert.deepEqual(edit.missingIndices(section), [1, 2]);
  const idsAfter = (/** @type {typeof ORDER | null} */ order) =>
    edit
      .withOrder(
        0,
        order,
      )(book())
      .sections[0].puzzles.map(({ id }) => id);
  assert.deepEqual(idsAfter({ ...ORDER, count: 9 }), [idOf(0), undefined]);
  assert.deepEqual(idsAfter({ ...ORDER, seed: "other" }), [undefined]);
  assert.deepEqual(idsAfter({ ...ORDER, wish: { ...WISH, grade: "hard" } }), [undefined]);
  assert.deepEqual(idsAfter(null), [undefined]);
  const former = { ...book(), sections: [{ ...book().sections[0], order: null }] };
  const [{ puzzles }] = edit.withOrder(0, { ...ORDER, seed: "other" })(former).sections;
  assert.equal(puzzles.length, 2, "what no order has made stays");
});

test("what a puzzle does not meet is known for its order alone", () => {
  const unmet = { ...book(), sections: [{ ...book().sections[0], puzzles: [puzzle({ unmet: ["grade"] })] }] };
  assert.deepEqual(edit.withOrder(0, { ...ORDER, count: 9 })(unmet).sections[0].puzzles, [puzzle()]);
  const [ordered] = unmet.sections;
  const facts = new Map([[edit.keyOf(ordered, puzzle()), { unmet: ["er"] }]]);
  const sections = [
    ordered,
    { ...ordered, order: null },
    { ...ordered, order: { ...ORDER, wish: { ...WISH, size: "4" } } },
  ];
  assert.deepEqual(
    edit
      .withFacts(facts)({ ...book(), sections })
      .sections.map(({ puzzles }) => puzzles[0].unmet),
    [["er"], ["grade"], ["grade"]],
  );
});

test("so many steps can be gone back, and no more", () => {
  let now = newBook("en");
  for (let step = 0; step <= PAST; step += 1) now = edit.withSection(now);
  for (let step = 0; step <= PAST; step += 1) now = edit.undone(now);
  assert.equal(now.sections.length, 2);
});

test("every technique can be practised, first those that puzzles are ordered with", () => {
  const made = ["x-wing", "naked-pair"].map((name) => ({ name, grades: [] }));
  const all = techniquesToPractise(made);
  assert.deepEqual(all.slice(0, 2), ["x-wing", "naked-pair"]);
  assert.deepEqual([...all].sort(), Object.values(GROUPS).flat().sort());
  assert.deepEqual(
    ["x-wing", "jellyfish"].map((name) => canOrder(made, name)),
    [true, false],
  );
});

test("more exercises than are printed as positions are something to look at", () => {
  const keys = (/** @type {number} */ count) => {
    const puzzles = Array.from({ length: count }, () => puzzle());
    const section = { title: "", note: "", order: null };
    const sections = [
      { ...section, practise: "x-wing", puzzles },
      { ...section, puzzles: [puzzle()] },
    ];
    return problemsOf({ ...book(), sections }, []).map(({ at, puzzle, what }) => [at, puzzle, what.key, what.args]);
  };
  assert.deepEqual(keys(MOST_PATHS), []);
  for (const count of [1, 3])
    assert.deepEqual(keys(MOST_PATHS + count), [[-1, -1, "book.thing.many", { most: MOST_PATHS, count }]]);
});

test("a section practises a technique: what is empty orders puzzles that take it, what is there stays", () => {
  const taking = orderWith("x-wing", null);
  assert.deepEqual([taking.wish.technique, taking.wish.grade, taking.wish.size], ["x-wing", "any", "9"]);
  assert.equal(orderWith("x-wing", ORDER).count, ORDER.count);
  const fresh = edit.withTechnique(0, "x-wing", taking)(newBook("en"));
  assert.deepEqual([fresh.sections[0].practise, fresh.sections[0].order], ["x-wing", taking]);
  const filled = edit.withTechnique(0, "x-wing", taking)(book());
  assert.deepEqual(filled.sections[0], { ...book().sections[0], practise: "x-wing" });
  assert.deepEqual(edit.withTechnique(0, "", taking)(filled).sections, book().sections);
  assert.deepEqual(edit.undone(filled).sections, book().sections);
  assert.equal(edit.withTechnique(0, "", taking)(newBook("en")).sections[0].order, null);
  assert.deepEqual(
    sectionsOf(filled).map(({ practise }) => practise),
    ["x-wing", undefined],
  );
  assert.equal(bookFrom(JSON.parse(JSON.stringify(savedBook(filled))))?.sections[0].practise, "x-wing");
  const untitled = edit.withText(0, { title: "" })(filled);
  assert.equal(/** @type {any} */ (titleOf(untitled, 0)).key, "sheet.find");
  assert.deepEqual([titleOf(filled, 0), titleOf(untitled, 1)], ["Easy", { key: "book.section", args: { number: 2 } }]);
});

test("a book comes back from where the browser keeps it, and from its file with its options", () => {
  const kept = { ...book(), at: 1, pasted: "53.." };
  assert.deepEqual(bookFrom(JSON.parse(JSON.stringify(savedBook(kept)))), kept);
  for (const name of Object.keys(PRESETS)) {
    const options = { ...presetOf(PLAIN, name), title: "Sunday", contents: true, path: true };
    const text = bookText(kept, options, ADDRESS);
    assert.deepEqual(bookOfText(text, ADDRESS), { book: { ...kept, at: 0, pasted: "" }, options, changed: [] });
  }
  const own = {
    ...PLAIN,
    paper: "own",
    own_width: 170,
    own_height: 240,
    cell: 8,
    qr: true,
    qr_address: "https://a.example/",
  };
  assert.deepEqual(bookOfText(bookText(kept, own, ADDRESS), ADDRESS)?.options, own);
  const nowhere = { ...PLAIN, qr: true }; // opened from a disk
  assert.deepEqual(bookOfText(bookText(kept, nowhere, ""), "")?.options, nowhere);
  assert.equal(JSON.parse(bookText(kept, nowhere, "")).options.qr, "");
});

test("options of a file that are not possible here are changed, and named", () => {
  const text = (/** @type {object} */ options) => JSON.stringify({ ...savedBook(book()), options });
  const found = bookOfText(text({ handout: 2, pupils: 900, margin: 13, size: [10, 200], unheard: 1 }), ADDRESS);
  assert.deepEqual(found?.changed, ["margin", "pupils", "own_width"]);
  const { handout, pupils, margin, own_width } = found?.options ?? {};
  assert.deepEqual({ handout, pupils, margin, own_width }, { handout: 2, pupils: 500, margin: 15, own_width: 200 });
  assert.equal(bookOfText(text({ pupils: 2.5 }), ADDRESS)?.options.pupils, 0);
});

test("another shape is no book", () => {
  const [good] = [savedBook(book())];
  const bad = { ...good, sections: [{ ...good.sections[0], puzzles: [{ puzzle: "x", geometry: "9" }] }] };
  for (const value of [null, "x", {}, { ...good, book: 2 }, { ...good, sections: [{}] }, bad])
    assert.equal(bookFrom(value), null, JSON.stringify(value));
  assert.equal(bookOfText("no JSON", ADDRESS), null);
});

test("Python is asked for the book, in the book's language, without sections that are empty", () => {
  const one = { ...book(), sections: [...book().sections, { title: "Empty", note: "", order: null, puzzles: [] }] };
  const { sections, language } = requestOf(stateOf(one), "en", ADDRESS);
  assert.equal(language, "ko");
  assert.deepEqual(
    sections.map(({ name, note }) => [name, note]),
    [
      ["Easy", "Slowly."],
      ["", ""],
    ],
  );
  assert.deepEqual(sections[0].puzzles[1].state, { geometry: "9", givens: PUZZLE, values: PUZZLE, notes: null });
  assert.equal(countIn(one), 3);
  assert.deepEqual(sectionsOf(newBook("en")), []);
});

test("each issue to check names its section, its puzzle, and what it is", () => {
  const one = book();
  one.sections[1].puzzles[0] = puzzle({ puzzle: OTHER, unmet: ["grade"] });
  one.sections.push({ title: "Empty", note: "", order: null, puzzles: [] });
  const warnings = [
    { code: "cut-title", puzzles: [], args: { text: "Slow…" } },
    { code: "cut-title", puzzles: [], args: { text: "A book" } },
    { code: "several-solutions", puzzles: [3] },
    { code: "repeat", puzzles: [1, 2] },
  ];
  const things = problemsOf(one, warnings);
  assert.deepEqual(
    things.map(({ at, puzzle, what }) => [at, puzzle, what.key.replace("book.thing.", "")]),
    [
      [0, -1, "lacking"],
      [2, -1, "empty"],
      [0, -1, "cut-title"],
      [-1, -1, "cut-title"],
      [1, 0, "several-solutions"],
      [0, 1, "repeat"],
      [1, 0, "unmet"],
    ],
  );
  assert.deepEqual(problemSentence(one, things[4]).args?.where, {
    key: "book.place",
    args: { section: { key: "book.section", args: { number: 2 } }, number: 1 },
  });
  assert.equal(countUnchecked(one), 3);
});

test("a thing is said of the section, the puzzle, or the whole book", () => {
  const one = book();
  one.sections.push({ title: "Wide", note: "Slower", order: null, puzzles: [puzzle({ id: idOf(1) })] });
  const warnings = [
    { code: "no-solution", puzzles: [2, 3, 4] },
    { code: "repeat", puzzles: [2, 4] },
    ...["Wid…", "Slower", "Slow and…"].map((text) => ({ code: "cut-title", args: { text } })),
    { code: "font-gone" },
  ];
  const things = problemsOf(one, warnings).slice(1);
  assert.deepEqual(
    things.map(({ at, puzzle }) => [at, puzzle]),
    [
      ...[
        [0, 1],
        [1, 0],
        [2, 0],
      ],
      ...[
        [2, 0],
        [2, -1],
        [2, -1],
        [-1, -1],
        [-1, -1],
      ],
    ],
  );
  assert.deepEqual(things[3].what.args, { section: "Easy", number: 2 });
  assert.deepEqual(
    [things[0], things[4], things[6]].map((thing) => problemSentence(one, thing).args?.where),
    [{ key: "book.place", args: { section: "Easy", number: 2 } }, "Wide", { key: "book.whole" }],
  );
});

test("what is known of a puzzle that has gone from the book since is no thing", () => {
  const warnings = [
    { code: "no-solution", puzzles: [4, 5] },
    { code: "repeat", puzzles: [4, 5] },
    { code: "repeat", puzzles: [3, 4] },
  ];
  assert.deepEqual(problemsOf(book(), warnings), problemsOf(book(), []));
});

/** Create an engine with given answers that records requests. */
function engine() {
  /** @type {any[]} */
  const asked = [];
  /** @type {any} */
  const asks = async (/** @type {string} */ method, /** @type {any} */ params) => {
    asked.push([method, params]);
    const puzzle = OTHER.slice(0, -1) + (params.index ?? 0);
    const strange = params.text?.includes("killer")
      ? [{ geometry: "9?killer", givens: OTHER, original: "killer" }]
      : [];
    if (method === "read") return { puzzles: [{ geometry: "9", givens: OTHER }, ...strange] };
    if (method === "examine")
      return { solutions: 1, unmet: ["grade"], techniques: ["x-wing"], grade: "hard", er: 3.2, beyond: false };
    const id = idOf(params.index);
    return {
      met: params.index !== 2,
      puzzle,
      geometry: "9",
      solution: puzzle,
      id,
      grade: "easy",
      er: 1.5,
      beyond: false,
    };
  };
  return { asked, asks };
}

test("all that was not found is counted", async () => {
  const one = book();
  one.sections[0].order = { ...ORDER, count: 4, seed: "counted" };
  const { asks } = engine();
  const none = async (/** @type {string} */ method, /** @type {any} */ params) => ({
    ...(await asks(method, params)),
    met: false,
  });
  const { words } = /** @type {any} */ (await fill(stateOf(one), none, () => {})).result;
  assert.deepEqual(words, { key: "book.filled-some", args: { count: 0, lost: 4 } });
});

test("where all that is ordered was found, that is told as good news", async () => {
  const one = book();
  one.sections[0].order = { ...ORDER, count: 2, seed: "found" };
  const { result } = /** @type {any} */ (await fill(stateOf(one), engine().asks, () => {}));
  assert.deepEqual([result.tone, result.words], ["good", { key: "book.filled", args: { count: 2 } }]);
});

/** Return a book whose order names its puzzles after their places, and workers for which A2 is a copy of OLD. */
function volumes() {
  const one = book();
  one.sections = [{ ...one.sections[0], order: { ...ORDER, count: 3, seed: "volumes" }, puzzles: [] }];
  one.earlier = [{ name: "1", puzzles: [puzzle({ puzzle: "7".padEnd(81, ".") })] }];
  const made = (/** @type {number} */ index) => `${index + 1}`.padEnd(81, ".");
  /** @type {any} */
  const asks = async (/** @type {string} */ method, /** @type {any} */ params) => {
    if (method === "forms") {
      const form = (/** @type {any} */ { givens }) => (givens.startsWith("2") ? givens.replace("2", "7") : givens);
      return { forms: params.states.map(form) };
    }
    if (method !== "generate") return { techniques: [] };
    const id = `g2.9.easy.half-turn.any.any.volumes.${params.index}`;
    return { ...puzzle({ puzzle: made(params.index), id }), met: true, grade: "easy", er: 1.2, solution: "" };
  };
  return { one, asks };
}

test("what is in an earlier volume is skipped, and another puzzle is made in its place", async () => {
  const { one, asks } = volumes();
  const filled = reduce(stateOf(one), await fill(stateOf(one), asks, () => {}));
  const [section] = filled.print.book?.sections ?? [];
  assert.deepEqual(
    section.puzzles.map(({ puzzle }) => puzzle[0]),
    ["1", "3", "4"],
  );
  assert.deepEqual(section.order?.skipped, [1]);
  assert.deepEqual(edit.missingIndices(section), []);
  assert.deepEqual(filled.result?.words, { key: "book.filled-new", args: { count: 3, repeated: 1 } });
});

test("what a book has of a volume that is added is left out, can be undone, and made anew", async () => {
  const { one, asks } = volumes();
  const filled = reduce(stateOf({ ...one, earlier: [] }), await fill(stateOf({ ...one, earlier: [] }), asks, () => {}));
  assert.deepEqual(filled.result?.words, { key: "book.filled", args: { count: 3 } });
  const unread = [{ name: "1.txt", text: "7" }];
  const reads = async (/** @type {string} */ method, /** @type {any} */ params) =>
    method === "read" ? { puzzles: [{ givens: "7".padEnd(81, "."), geometry: "9" }] } : asks(method, params);
  const before = /** @type {Book} */ ({ ...filled.print.book, unread });
  const { print, result } = reduce(
    stateOf(before),
    await compare(stateOf(before), /** @type {any} */ (reads), () => {}),
  );
  const after = /** @type {Book} */ (print.book);
  assert.deepEqual(result?.words, { key: "book.earlier.left-out", args: { count: 1 } });
  assert.deepEqual([after.earlier.length, after.sections[0].puzzles.length, after.unread], [1, 2, []]);
  assert.deepEqual(edit.missingIndices(after.sections[0]), [3]);
  assert.equal(edit.undone(after).sections[0].puzzles.length, 3);
  assert.deepEqual(bookFrom(savedBook(after))?.earlier, after.earlier);
});

test("a file without puzzles is named", async () => {
  const { one, asks } = volumes();
  const unread = [{ name: "empty.txt", text: "" }];
  const { result } = /** @type {any} */ (await compare(stateOf({ ...one, unread }), asks, () => {}));
  assert.deepEqual(result.words, { key: "book.earlier.unreadable", args: { name: "empty.txt" } });
});

test("what is ordered is made, told of where it was not found, and not made twice", async () => {
  const { asks, asked } = engine();
  const first = await fill(stateOf(book()), asks, () => {});
  const state = reduce(stateOf(book()), first);
  const puzzles = state.print.book?.sections[0].puzzles ?? [];
  assert.deepEqual(
    puzzles.map(({ id }) => id),
    [idOf(0), undefined, idOf(1)],
  );
  assert.deepEqual([puzzles[2].techniques, puzzles[2].unmet], [["x-wing"], []]);
  assert.deepEqual(state.result?.words, { key: "book.filled-some", args: { count: 1, lost: 1 } });
  const before = asked.length;
  await fill(stateOf(book()), asks, () => {});
  assert.equal(asked.length, before);
});

test("a check knows every puzzle better, and what is pasted goes to the open section", async () => {
  const { asks } = engine();
  const checked = reduce(stateOf(book()), await check(stateOf(book()), asks, () => {}));
  const [ordered, own] = checked.print.book?.sections ?? [];
  assert.deepEqual(
    ordered.puzzles.map(({ unmet, grade }) => [unmet, grade]),
    [
      [["grade"], "hard"],
      [["grade"], "hard"],
    ],
  );
  assert.deepEqual([own.puzzles[0].unmet, own.puzzles[0].techniques], [undefined, ["x-wing"]]);
  assert.equal(countUnchecked(/** @type {Book} */ (checked.print.book)), 0);
  const typing = stateOf({ ...book(), at: 1, pasted: OTHER });
  const taken = reduce(typing, await take(typing, asks, () => {}));
  assert.deepEqual([taken.print.book?.pasted, taken.print.book?.sections[1].puzzles.length], ["", 2]);
  const text = `${OTHER} killer`;
  const strange = stateOf({ ...book(), at: 1, pasted: text });
  const some = reduce(strange, await take(strange, asks, () => {}));
  const added = some.print.book?.sections[1].puzzles ?? [];
  assert.deepEqual([some.print.book?.pasted, added.length], ["", 3]);
  assert.deepEqual(some.result?.words, { key: "book.taken", args: { count: 2 } });
  const [{ puzzles }] = sectionsOf({
    .../** @type {Book} */ (some.print.book),
    sections: [{ ...own, puzzles: added }],
  });
  assert.equal(puzzles[2].state.original, "killer", "Python finds the author's words in it");
});

test("what another tab has made of the book is here, too, and what stood here can be gone back to", () => {
  const here = { ...book(), at: 1, pasted: "half a line" };
  const told = (/** @type {unknown} */ saved, /** @type {any} */ more = {}) =>
    reduce({ ...stateOf(here), layer: "desk", ...more }, { type: "book-elsewhere", saved });
  const before = told(savedBook(here), {});
  assert.equal(before.print.book, here, "one's own echo changes nothing, and is not told");
  const other = savedBook(edit.withoutSection(0)(book()));
  const after = told(other);
  const now = /** @type {Book} */ (after.print.book);
  assert.deepEqual([now.sections.length, now.at, now.pasted], [1, 0, "half a line"]);
  assert.equal(after.result?.words.key, "book.elsewhere");
  assert.deepEqual(edit.undone(now).sections, here.sections);
  assert.equal(told(other, { layer: "" }).result, null);
  assert.equal(told({ book: 2 }).print.book, here);
  const none = reduce(INITIAL, { type: "book-elsewhere", saved: other });
  assert.deepEqual([none.print.book?.sections, none.print.source], [now.sections, INITIAL.print.source]);
});

test("a section's layout differs from the book's, and can be as in the book again", () => {
  const apart = edit.withLayout(1, "per_page", 1)(book());
  assert.deepEqual([apart.sections[1].layout, sectionsOf(apart)[1].layout], [{ per_page: 1 }, { per_page: 1 }]);
  const noted = edit.withLayout(1, "notes", "empty")(apart);
  assert.deepEqual(noted.sections[1].layout, { per_page: 1, notes: "empty" });
  assert.deepEqual(bookFrom(savedBook(noted))?.sections[1].layout, { per_page: 1, notes: "empty" });
  const back = edit.withLayout(1, "notes", null)(edit.withLayout(1, "per_page", null)(noted));
  assert.equal("layout" in back.sections[1], false);
  assert.deepEqual(edit.undone(apart).sections, book().sections);
});
