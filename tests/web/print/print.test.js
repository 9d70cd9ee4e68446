import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { boardOfText, puzzleKey } from "../../../web/board/board.js";
import { newBook } from "../../../web/print/book.js";
import { sourceNow } from "../../../web/print/facts.js";
import {
  addressNow,
  BOUNDS,
  CUSTOM,
  changedOptions,
  LONGEST_TEXT,
  lacksAddress,
  MOST_PATHS,
  optionsFrom,
  PLAIN,
  PRESETS,
  presetNow,
  presetOf,
  proportionOf,
  sheetOptions,
} from "../../../web/print/options.js";
import { fileName } from "../../../web/print/output.js";
import { drawnWithPaths, missingPaths, withKnownPaths, withPaths } from "../../../web/print/paths.js";
import { requestOf } from "../../../web/print/request.js";
import {
  countOf,
  FIRST_GROUPS,
  isMade,
  MOST_GROUPS,
  MOST_MADE,
  printFrom,
  savedPrint,
  withGroup,
} from "../../../web/print/saved.js";
import { PRINT_TASKS } from "../../../web/print/tasks.js";
import { warningWords } from "../../../web/print/warnings.js";
import { added } from "../../../web/puzzles/model.js";

const TEXT = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8";
const ADDRESS = "https://sudoku.example.org/";
const FIRST = /** @type {import("../../../web/board/board.js").BoardState} */ (boardOfText(TEXT));
const OTHER = { ...FIRST, givens: TEXT.replace("4", "."), values: TEXT.replace("4", ".") };
const BYTES = new TextEncoder().encode("%PDF");
const PRINT = printFrom(null);

/** @param {object[]} known what is known of two puzzles */
const trayOf = (...known) =>
  added(
    INITIAL.tray,
    known.map((more, index) => ({ state: index ? OTHER : FIRST, source: /** @type {const} */ ("made"), ...more })),
    0,
  );

/** @param {Partial<import("../../../web/app/state.js").State>} state @returns {any} */
const request = (state) => requestOf({ ...INITIAL, ...state }, "ko", ADDRESS);

/** @param {Partial<import("../../../web/print/saved.js").Print>} print */
const printing = (print) => ({ print: { ...PRINT, ...print } });

test("every preset is known again, and keeps paper and words", () => {
  for (const name of Object.keys(PRESETS)) {
    const options = presetOf({ ...PLAIN, paper: "A5", title: "Monday" }, name);
    assert.equal(presetNow(options), name);
    assert.deepEqual([options.paper, options.title], ["A5", "Monday"]);
  }
  assert.equal(presetNow({ ...PLAIN, per_page: 9 }), "");
});

test("a number a page ends the wish for cells of one size", () => {
  const large = presetOf(PLAIN, "large");
  assert.equal(changedOptions(large, { tint: true }).cell, 20);
  assert.equal(changedOptions(large, { per_page: 2 }).cell, 0);
});

test("Python gets lengths where there are some, and a paper of one's own as a size", () => {
  const asked = sheetOptions({ ...PLAIN, paper: CUSTOM, own_width: 120, own_height: 90 }, ADDRESS);
  assert.deepEqual([asked.size, asked.cell, asked.qr], [[120, 90], null, ""]);
  const other = sheetOptions({ ...PLAIN, cell: 12, qr: true }, ADDRESS);
  const elsewhere = { ...PLAIN, qr: true, qr_address: " https://school.example.org/ " };
  assert.equal(sheetOptions(elsewhere, ADDRESS).qr, "https://school.example.org/");
  assert.equal(sheetOptions({ ...elsewhere, qr: false }, ADDRESS).qr, "");
  assert.deepEqual([other.size, other.cell, other.qr, other.paper], [null, 12, ADDRESS, "A4"]);
});

test("on a disk codes open the address that is given, and none is made without one", () => {
  const codes = { ...PLAIN, qr: true };
  globalThis.location = /** @type {any} */ ({ href: "file:///home/me/sudoku.html#p=1" });
  assert.deepEqual([addressNow(), sheetOptions(codes, addressNow()).qr, lacksAddress(codes)], ["", "", true]);
  assert.equal(lacksAddress({ ...codes, qr_address: ADDRESS }), false);
  assert.equal(lacksAddress(PLAIN), false, "where no codes are wished");
  globalThis.location = /** @type {any} */ ({ href: `${ADDRESS}#p=1` });
  assert.deepEqual([addressNow(), lacksAddress(codes)], [ADDRESS, false]);
});

test("the board is printed without its entries, with what the verdict and the tray know of it", () => {
  const board = { ...FIRST, values: TEXT.replace(".", "9") };
  const verdict = /** @type {any} */ ({ grade: "expert", er: 4.5, beyond: false });
  const judgement = { puzzle: `9:${TEXT}`, verdict, differing: [], slips: [], searched: true };
  const tray = trayOf({ name: "Mine", solution: "S" });
  const [{ title, puzzles }] = request({ board, judgement, tray }).sections;
  const state = { geometry: "9", givens: TEXT, values: TEXT, notes: null };
  assert.equal(title, null);
  assert.deepEqual(puzzles, [
    { state, name: "Mine", solution: "S", grade: "expert", er: 4.5, beyond: false, id: undefined },
  ]);
  const beyond = { ...judgement, verdict: { ...verdict, beyond: true } };
  const [bound] = request({ board, judgement: beyond }).sections[0].puzzles;
  assert.deepEqual([bound.er, bound.beyond], [4.5, true]);
  assert.equal(request({ board: OTHER, judgement }).sections[0].puzzles[0].grade, undefined);
});

test("of the tray the selected ones are printed, all where none is, each grade in a section where that is wished", () => {
  const tray = trayOf({ grade: "hard", name: "B" }, { grade: "easy", name: "A" });
  const from = printing({ source: "tray" });
  const names = (/** @type {any} */ asked) =>
    asked.sections.map((/** @type {any} */ { title, puzzles }) => [
      title,
      puzzles.map((/** @type {any} */ one) => one.name).join(),
    ]);
  assert.deepEqual(names(request({ tray, ...from })), [[null, "B,A"]]);
  const selected = new Set([tray.items[1].key]);
  assert.deepEqual(names(request({ tray: { ...tray, selected }, ...from })), [[null, "A"]]);
  const graded = printing({ source: "tray", options: { ...PLAIN, by_grade: true } });
  assert.deepEqual(names(request({ tray, ...graded })), [
    ["easy", "A"],
    ["hard", "B"],
  ]);
  const some = trayOf({ name: "B" }, { grade: "easy", name: "A" });
  assert.deepEqual(names(request({ tray: some, ...graded })), [
    ["easy", "A"],
    [null, "B"],
  ]);
  for (const source of /** @type {const} */ (["tray", "shelf", "book"]))
    assert.equal(sourceNow({ ...INITIAL, ...printing({ source }) }), "board", `there is no ${source}`);
});

test("what was made last goes to the printer, and nothing else of the tray", () => {
  const tray = trayOf({}, {});
  const before = {
    ...INITIAL,
    tray: { ...tray, selected: new Set([tray.items[0].key]) },
    place: /** @type {const} */ ("make"),
  };
  const made = { tone: /** @type {const} */ ("good"), words: { key: "make.done" }, kept: [puzzleKey(OTHER)] };
  const { place, print, tray: after } = reduce({ ...before, made }, { type: "print-made" });
  assert.deepEqual([place, print.source, [...after.selected]], ["print", "tray", [tray.items[1].key]]);
  assert.equal(print.options, INITIAL.print.options);
  for (const nothing of [null, { tone: made.tone, words: made.words }])
    assert.equal(reduce({ ...before, made: nothing }, { type: "print-made" }).tray.selected.size, 0);
  const forClass = reduce({ ...before, made: { ...made, handout: 1 } }, { type: "print-made" });
  assert.equal(presetNow(forClass.print.options), "class");
});

test("all puzzles of a text are printed, with what the tray knows of them", () => {
  const shelf = { puzzles: [FIRST, OTHER], index: 0 };
  const state = { board: FIRST, shelf, tray: trayOf({ grade: "hard" }), ...printing({ source: "shelf" }) };
  const [{ puzzles }] = request(state).sections;
  assert.deepEqual(
    puzzles.map((/** @type {any} */ one) => one.grade),
    ["hard", undefined],
  );
});

test("where the board is printed, nothing is of the text, the book or the groups that are there, too", () => {
  const shelf = { puzzles: [OTHER, FIRST], index: 1 };
  const [group] = FIRST_GROUPS;
  const book = { ...newBook("en"), sections: [{ title: "", note: "", practise: "", order: null, puzzles: [] }] };
  const there = { shelf, ...printing({ book: /** @type {any} */ (book), groups: [group, group] }) };
  const { sections, language } = request({ board: FIRST, ...there });
  assert.deepEqual(
    sections.map((/** @type {any} */ { title, puzzles }) => [title, puzzles.length]),
    [[null, 1]],
  );
  assert.equal(language, "ko");
  const bound = { ...there, print: { ...there.print, source: /** @type {const} */ ("book") } };
  assert.equal(request({ board: FIRST, ...bound }).language, "en");
});

test("puzzles made now come in their groups, once they are made", () => {
  const groups = [
    { count: 1, grade: "easy", size: "9" },
    { count: 2, grade: "any", size: "4" },
  ];
  const items = /** @type {any} */ ([
    { state: FIRST, group: 0 },
    { state: OTHER, group: 1 },
    { state: FIRST, group: 1 },
  ]);
  const print = { ...PRINT, source: /** @type {const} */ ("now"), groups, made: { groups, items } };
  const sections = request({ print }).sections.map((/** @type {any} */ { title, puzzles }) => [title, puzzles.length]);
  assert.deepEqual(sections, [
    ["easy", 1],
    [null, 2],
  ]);
  const forClass = request({ print: { ...print, options: { ...PLAIN, handout: 3, pupils: 30 } } }).sections;
  assert.deepEqual(
    forClass.map((/** @type {any} */ { title, puzzles }) => [title, puzzles.length]),
    [[null, 3]],
    "thirty sheets of all of them, and not thirty of each group",
  );
  const changed = { ...print, groups: withGroup(groups, 1, { size: "16" }) };
  assert.equal(isMade(changed), false);
  assert.deepEqual(request({ print: changed }).sections, []);
  assert.equal(countOf(groups), 3);
  assert.equal(withGroup(groups, 0, { size: "16" })[0].grade, "any");
});

test("what was chosen is kept; what does not fit is left out", () => {
  const groups = [{ count: 3, grade: "easy", size: "6" }];
  const print = { ...PRINT, options: presetOf(PLAIN, "large"), source: /** @type {const} */ ("now"), groups };
  assert.deepEqual(printFrom(JSON.parse(JSON.stringify(savedPrint(print)))), print);
  const kept = optionsFrom({
    paper: "B7",
    per_page: 9,
    tint: "yes",
    title: "Mine",
    show: ["number", 3],
    margin: 1e9,
    more: 1,
  });
  assert.deepEqual(kept, { ...PRINT.options, per_page: 9, title: "Mine" });
  const titles = [LONGEST_TEXT, LONGEST_TEXT + 1].map((length) => optionsFrom({ title: "x".repeat(length) }).title);
  assert.deepEqual(titles, ["x".repeat(LONGEST_TEXT), ""]);
  const sides = [BOUNDS.own_width.least - 1, BOUNDS.own_width.least, BOUNDS.own_width.most, BOUNDS.own_width.most + 1];
  assert.deepEqual(
    sides.map((own_width) => optionsFrom({ own_width }).own_width),
    [PLAIN.own_width, BOUNDS.own_width.least, BOUNDS.own_width.most, PLAIN.own_width],
  );
  for (const odd of [
    null,
    undefined,
    7,
    "x",
    [],
    { groups: [{ count: -1, grade: "easy", size: "9" }], source: "moon" },
    { groups: Array(MOST_GROUPS + 1).fill(groups[0]) },
    { groups: [] },
    ...[null, 7, { ...groups[0], count: 1.5 }, { ...groups[0], count: MOST_MADE + 1 }].map((odd) => ({
      groups: [odd],
    })),
    ...[{ grade: "moon" }, { size: "11" }].map((odd) => ({ groups: [{ ...groups[0], ...odd }] })),
    { title: "x".repeat(1e6), qr_address: "x".repeat(LONGEST_TEXT + 1), show: Array(1e5).fill("number") },
    { own_width: 1e9, own_height: BOUNDS.own_width.least - 1 },
  ])
    assert.deepEqual(printFrom(odd), PRINT);
});

/**
 * Return a function that answers like the drawing of a long PDF.
 * @param {number} total
 */
const drawing = (total) => {
  let done = 0;
  return (/** @type {number} */ limit) => {
    done = Math.min(done + limit, total);
    return { pdf: done < total ? null : BYTES, done, total, lost: "", warnings: [] };
  };
};

/** The message about a PDF with two pages. */
const SAVED = { key: "print.saved", args: { count: 2 } };

/** @param {any[]} told @param {string[]} asked @param {number} [pages] of a PDF @returns {[import("../../../web/solve/tasks.js").Asks, import("../../../web/solve/tasks.js").Tell]} */
function python(told, asked, pages = 0) {
  const pdf = drawing(pages);
  globalThis.document = /** @type {any} */ ({ documentElement: { lang: "en" } });
  globalThis.location = /** @type {any} */ ({ href: `${ADDRESS}#p=1` });
  /** @type {import("../../../web/solve/tasks.js").Asks} */
  const asks = /** @type {any} */ (
    async (/** @type {string} */ method, /** @type {any} */ params) => {
      const { from, limit, wish } = /** @type {any} */ (params);
      asked.push(method);
      if (method === "sheet-pdf") return pdf(limit);
      if (method === "sheet-text") return { file: `${params.form} of ${params.sections[0].puzzles.length}` };
      if (method === "sheet-path") return { steps: [asked.length] };
      if (method === "generate")
        return { puzzle: TEXT, solution: "S", id: "i", grade: wish.grade, er: 2, met: wish.grade !== "easy" };
      const items = Array.from({ length: Math.min(limit, 19 - from) }, (_, i) => from + i);
      return { items, next: from + limit < 19 ? from + limit : null, total: 19, width: 210, height: 297, warnings: [] };
    }
  );
  return [asks, (words) => told.push([words.key, words.args])];
}

test("braille and what is to be read aloud are files of the same puzzles, and told of", async () => {
  const options = changedOptions(PRINT.options, { title: "My  <book>", path: true });
  const state = reduce(INITIAL, { type: "print", print: { options } });
  for (const form of /** @type {const} */ (["brf", "txt"])) {
    /** @type {string[]} */
    const asked = [];
    const { out, result } = /** @type {any} */ (await PRINT_TASKS[form](state, ...python([], asked)));
    assert.deepEqual(out, { type: "download", bytes: `${form} of 1`, name: `My-book.${form}` });
    assert.deepEqual(result.words, { key: "print.written", args: { title: `My-book.${form}` } });
    assert.deepEqual(asked, ["sheet-text"]);
  }
});

test("exercises are whole puzzles in braille, and that is told as it is saved", async () => {
  const puzzles = [{ puzzle: TEXT, geometry: "9" }];
  const book = { ...newBook("en"), sections: [{ title: "", note: "", practise: "x-wing", order: null, puzzles }] };
  const state = reduce(INITIAL, { type: "print", print: { book, source: "book" } });
  /** @type {string[]} */
  const asked = [];
  const [asks, tell] = python([], asked);
  const [braille, aloud] = /** @type {any[]} */ ([
    await PRINT_TASKS.brf(state, asks, tell),
    await PRINT_TASKS.txt(state, asks, tell),
  ]).map(({ result }) => result.words);
  assert.deepEqual([braille.args.second, aloud.key], [{ key: "print.brf-whole" }, "print.written"]);
  assert.deepEqual(asked, ["sheet-path", "sheet-text", "sheet-text"]);
  const nothing = async (/** @type {string} */ method) => (method === "sheet-path" ? { steps: [] } : { file: null });
  const left = /** @type {any} */ (await PRINT_TASKS.brf(state, /** @type {any} */ (nothing), () => {}));
  assert.deepEqual([left.out, left.result.words.key], [undefined, "print.nothing"]);
});

test("a PDF of up to 50 pages takes one request, and a longer one shows its progress", async () => {
  const options = changedOptions(PRINT.options, { title: "My  <book>" });
  const state = reduce(INITIAL, { type: "print", print: { options } });
  const progress = [
    ["print.working", { done: 50, total: 120, count: 50 }],
    ["print.working", { done: 100, total: 120, count: 100 }],
  ];
  for (const [pages, requests, words] of /** @type {[number, number, unknown[]][]} */ ([
    [50, 1, []],
    [120, 3, progress],
  ])) {
    /** @type {any[]} */
    const told = [];
    /** @type {string[]} */
    const asked = [];
    const { out, result } = /** @type {any} */ (await PRINT_TASKS.pdf(state, ...python(told, asked, pages)));
    assert.deepEqual(out, { type: "download", bytes: BYTES, name: "My-book.pdf" });
    assert.deepEqual(result.words, { key: "print.saved", args: { count: pages } });
    assert.deepEqual(asked, Array(requests).fill("sheet-pdf"));
    assert.deepEqual(told, words);
  }
});

test("a document without pages is no file and no printed sheet, and that is said", async () => {
  /** @type {string[]} */
  const asked = [];
  const asks = /** @type {any} */ (
    async (/** @type {string} */ method) => {
      asked.push(method);
      return { items: [], next: null, pdf: null, done: 0, total: 0, width: 210, height: 297 };
    }
  );
  for (const form of /** @type {const} */ (["pdf", "paper"])) {
    const { out, result } = /** @type {any} */ (await PRINT_TASKS[form](INITIAL, asks, () => {}));
    assert.deepEqual([out, result.tone, result.words], [undefined, "bad", { key: "print.nothing" }]);
  }
  assert.deepEqual(asked, ["sheet-pdf", "sheet"]);
});

test("what is to be made now is made first; a puzzle that cannot be had is told as missing", async () => {
  /** @type {any[]} */
  const told = [];
  /** @type {string[]} */
  const asked = [];
  const groups = [
    { count: 1, grade: "easy", size: "9" },
    { count: 2, grade: "hard", size: "9" },
  ];
  const state = reduce(INITIAL, { type: "print", print: { source: "now", groups } });
  const { made, out, result } = /** @type {any} */ (await PRINT_TASKS.paper(state, ...python(told, asked)));
  assert.deepEqual(asked, ["generate", "generate", "generate", "sheet", "sheet"]);
  const missing = { key: "print.missing", args: { count: 1 } };
  assert.deepEqual(result, { task: "paper", tone: "bad", words: missing });
  const later = reduce(state, { type: "print", print: { made } });
  const saved = /** @type {any} */ (await PRINT_TASKS.pdf(later, ...python([], [], 2)));
  assert.deepEqual(saved.result.words, { key: "list.sentences", args: { first: SAVED, second: missing } });
  const other = reduce(later, { type: "print", print: { source: "board" } });
  assert.deepEqual(/** @type {any} */ (await PRINT_TASKS.pdf(other, ...python([], [], 2))).result.words, SAVED);
  assert.equal(made.groups, groups);
  assert.deepEqual(
    made.items.map((/** @type {any} */ one) => one.group),
    [1, 1],
  );
  assert.equal(out.pages.length, 19);
  assert.deepEqual(told[2], ["print.making", { done: 2, total: 3, count: 2 }]);
});

test("puzzles are made with the chosen number of clues, and Cancel says how many are kept", async () => {
  const options = changedOptions(PRINT.options, { clues: "usual" });
  const groups = [{ count: 2, grade: "easy", size: "9" }];
  const state = reduce(INITIAL, { type: "print", print: { source: "now", groups, options } });
  /** @type {any[]} */
  const asked = [];
  /** @type {any[]} */
  const told = [];
  const asks = /** @type {any} */ (
    async (/** @type {string} */ _, /** @type {any} */ params) => {
      asked.push(params.wish.clues);
      return { met: true, puzzle: TEXT, geometry: "9", solution: TEXT, id: "1", grade: "easy", er: 1 };
    }
  );
  await PRINT_TASKS["print-make"](state, asks, (...words) => told.push(words));
  assert.deepEqual(asked, ["usual", "usual"]);
  assert.deepEqual(told[1], [
    { key: "print.making", args: { done: 1, total: 2, count: 1 } },
    undefined,
    "print.cancelled",
  ]);
  assert.equal("clues" in sheetOptions(options, ""), false);
});

test("ways are asked for once, in each language anew", async () => {
  /** @type {string[]} */
  const asked = [];
  const [asks, tell] = python([], asked);
  const wish = request({ board: OTHER });
  const first = await withPaths(wish, true, asks, tell);
  const key = `${wish.language} ${puzzleKey(OTHER)} {"options":{}}`;
  assert.equal(first.sections[0].puzzles[0].path, key);
  assert.deepEqual(await withPaths(wish, true, asks, tell), first);
  assert.deepEqual(asked, ["sheet-path"]);
  await withPaths({ ...wish, language: "en" }, true, asks, tell);
  assert.deepEqual(asked, ["sheet-path", "sheet-path"]);
  const lettered = { ...wish, options: { ...wish.options, word: "education" } };
  await withPaths(lettered, true, asks, tell);
  assert.equal(asked.length, 3, "with letters in the digits' place it is told otherwise");
  await withPaths({ ...lettered, options: { ...lettered.options, margin: 5 } }, true, asks, tell);
  assert.equal(asked.length, 3, "and not of other margins");
  const fonts = { regular: "font:1", bold: "" };
  await withPaths({ ...wish, own: fonts }, true, asks, tell);
  assert.equal(asked.length, 3, "nor of fonts where no word is hidden");
  await withPaths({ ...lettered, own: fonts }, true, asks, tell);
  assert.equal(asked.length, 4, "which of its letters can be drawn is for the font to say");
  await withPaths({ ...wish, options: { ...wish.options, symbols: "letters" } }, true, asks, tell);
  assert.equal(asked.length, 5, "with letters without a word, too");
  /** @type {any[]} */
  const sent = [];
  const drawn = await drawnWithPaths(async ({ paths }) => {
    sent.push(paths);
    return sent.length < 2 ? { missing: [key] } : { items: ["page"] };
  });
  assert.deepEqual([sent, drawn], [[{}, { [key]: [1] }], { items: ["page"] }], "what a worker lacks is sent once");
});

test("ways are kept until they are too many, then all are asked for anew", async () => {
  /** @type {any[]} */
  const told = [];
  const [asks, tell] = python(told, []);
  const [first, ...others] = [0, 1, 2, 3].map((lot) => {
    const puzzles = Array.from({ length: MOST_PATHS }, (_, at) => {
      const givens = (MOST_PATHS * lot + at).toString(2).padStart(81, ".");
      return { state: { ...FIRST, givens, values: givens } };
    });
    return { ...request({ board: FIRST }), language: "en", sections: [{ title: null, puzzles }] };
  });
  for (const wish of [first, others[0]]) await withPaths(wish, true, asks, tell);
  assert.deepEqual(
    [told.length, told[0]],
    [2 * MOST_PATHS, ["print.explaining", { done: 1, total: MOST_PATHS, count: 0 }]],
  );
  assert.equal(missingPaths(first, true).length, 0);
  for (const wish of others) {
    const { sections } = await withPaths(wish, true, asks, tell);
    assert.ok(sections[0].puzzles.every(({ path }) => path));
  }
  assert.equal(missingPaths(first, true).length, MOST_PATHS);
});

test("of an exercise its step of the technique is asked for, without being wished for, and of others nothing", async () => {
  /** @type {any[]} */
  const asked = [];
  const asks = async (/** @type {string} */ _, /** @type {any} */ params) => {
    asked.push(params.practise);
    return { steps: [] };
  };
  const puzzles = () => [{ state: FIRST }];
  const sections = [
    { title: null, practise: "x-wing", puzzles: puzzles() },
    { title: null, puzzles: puzzles() },
  ];
  const wish = { ...request({ board: FIRST }), language: "ko", sections };
  assert.equal(missingPaths(wish, false).length, 1);
  const known = await withPaths(wish, false, /** @type {any} */ (asks), () => {});
  const [exercise, other] = known.sections.flatMap((section) => section.puzzles);
  assert.deepEqual([asked, missingPaths(wish, false), other.path], [["x-wing"], [], undefined]);
  assert.match(exercise.path ?? "", /"practise":"x-wing"/);
  assert.equal(missingPaths(wish, true).length, 1, "the whole way of the same puzzle is something else");
});

test("what is explained already is printed so at once; of very many, the first", async () => {
  const [asks, tell] = python([], []);
  const puzzles = Array.from({ length: MOST_PATHS + 1 }, (_, at) => {
    const givens = TEXT.replaceAll(".", "").padStart(81, ".").replace(/^.{9}/, at.toString(2).padStart(9, "."));
    return { state: { ...FIRST, givens, values: givens } };
  });
  const wish = { ...request({ board: FIRST }), language: "zh-Hans", sections: [{ title: null, puzzles }] };
  await withPaths({ ...wish, sections: [{ title: null, puzzles: puzzles.slice(0, 2) }] }, true, asks, tell);
  assert.equal(missingPaths(wish, true).length, MOST_PATHS - 2);
  const last = { title: null, practise: "x-wing", puzzles: puzzles.splice(-1) };
  const mixed = { ...wish, sections: [{ title: null, puzzles }, last] };
  assert.equal(
    missingPaths(mixed, true)[0].fact,
    last.puzzles[0],
    "exercises come first: without their path they are none",
  );
  const named = withKnownPaths(wish, true).sections[0].puzzles.map(({ path }) => path?.split(" ")[0]);
  assert.deepEqual(named.slice(0, 3), ["zh-Hans", "zh-Hans", undefined]);
});

test("a file's name is plain", () => {
  assert.equal(fileName(""), "sudoku.pdf");
  assert.equal(fileName("", "book.json"), "sudoku.book.json");
  assert.equal(fileName("../../數獨: 1\u0000"), "數獨-1.pdf");
});

test("a warning is its code's sentence, with its puzzles and how many they are", () => {
  const args = { title: "A long title" };
  assert.deepEqual(warningWords({ code: "cut-title", puzzles: [], args }), {
    key: "print.warning.cut-title",
    args: { ...args, count: 0, puzzles: [] },
  });
  const puzzles = Array.from({ length: 10 }, (_, index) => index + 1);
  assert.deepEqual(warningWords({ code: "repeat", puzzles }).args, {
    count: 10,
    puzzles: { key: "numbers.more", args: { numbers: "1, 2, 3, 4, 5, 6, 7", more: 3 } },
  });
});

test("eight groups are kept, and no more", () => {
  const [group] = FIRST_GROUPS;
  const kept = (/** @type {number} */ count) => printFrom({ groups: Array(count).fill(group) }).groups.length;
  assert.deepEqual([8, 9].map(kept), [8, FIRST_GROUPS.length]);
});

test("of what was kept no group has a grade that its size has not", () => {
  const groups = [{ count: 3, grade: "gentle", size: "16" }];
  assert.deepEqual(printFrom({ groups }).groups, [{ ...groups[0], grade: "any" }]);
});

test("the place of a preview is as wide for its height as the side that will be drawn in it", () => {
  const proportion = (/** @type {Partial<import("../../../web/print/options.js").PrintOptions>} */ options) =>
    proportionOf({ ...PLAIN, ...options });
  assert.equal(proportion({}), 210 / 297);
  assert.equal(proportion({ paper: "Letter", landscape: true }), 279.4 / 215.9);
  assert.equal(proportion({ booklet: true }), 297 / 210);
  assert.equal(proportion({ paper: CUSTOM, own_width: 300, own_height: 200 }), 1.5);
  assert.equal(proportion({ paper: CUSTOM, own_width: 300, own_height: 200, landscape: true }), 1.5);
});
