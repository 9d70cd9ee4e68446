import assert from "node:assert/strict";
import { test } from "node:test";
import { withNotes } from "../../../web/board/board.js";
import { geometry } from "../../../web/board/geometry.js";
import { lastRight } from "../../../web/board/history.js";
import { NO_LINKS } from "../../../web/board/link-paths.js";
import { markCells } from "../../../web/board/marks.js";
import { applied, withAllNotes, withoutEntriesAt } from "../../../web/explain/apply.js";
import { idleWords } from "../../../web/explain/hint.js";
import { linksNow, showsWholeStep, stepOf } from "../../../web/explain/model.js";
import { candidatesOf, stageOfExplain } from "../../../web/explain/stage.js";
import { conclusionsFrom, conclusionsOf, startOf } from "../../../web/explain/step-links.js";
import { EVERY_STEP } from "../../../web/explain/step-rows.js";
import { appliedWords, effectText, hintWords, toldWords, whereWords } from "../../../web/explain/step-words.js";
import english from "../../../web/locales/en.json" with { type: "json" };
import korean from "../../../web/locales/ko.json" with { type: "json" };
import simplified from "../../../web/locales/zh-Hans.json" with { type: "json" };
import { translator } from "../../../web/ui/i18n.js";
import { after, lookNow, PUZZLE, SOLUTION, stateWith } from "../../support/boards.js";

/** @typedef {import("../../../web/explain/model.js").Step} Step */
/** @typedef {import("../../../web/explain/model.js").HintShown} HintShown */

/** Return words in English. @param {import("../../../web/ui/i18n.js").Words | null | undefined} words */
const saidInEnglish = (words) => words && translator("en", english)(words.key, words.args);

/** @type {Step} */
const SINGLE = {
  technique: "hidden-single",
  er: 1.2,
  placements: [[1, 9]],
  eliminations: [],
  marks: [
    { role: "base", candidates: [], cells: [], houses: [["box", 0]] },
    { role: "found", candidates: [[1, 9]], cells: [], houses: [] },
  ],
  links: [],
  reasons: [{ from: [28, 9], to: [10, 9], strong: false }],
  branches: [],
  nested: [],
  words: { house: ["box", 0], cell: ["r1c2"], digit: "9", in: "r1c2=9", out: "" },
  notation: { hodoku: "", eureka: "" },
  conclusions: [{ taken: true, cells: ["r1c2"], digits: ["9"] }],
};

/** @type {Step} */
const CHAIN = {
  technique: "x-chain",
  er: 6.6,
  placements: [],
  eliminations: [[2, 6]],
  marks: [
    {
      role: "color-a",
      candidates: [
        [1, 6],
        [10, 6],
      ],
      cells: [],
      houses: [],
    },
    { role: "out", candidates: [[2, 6]], cells: [], houses: [] },
  ],
  links: [{ from: [1, 6], to: [10, 6], strong: true }],
  reasons: [],
  branches: [],
  nested: [],
  words: { digits: ["6"], first: ["r1c2"], last: ["r2c2"], chain: "...", in: "", out: "r1c3≠6" },
  notation: { hodoku: "", eureka: "" },
  conclusions: [{ taken: false, cells: ["r1c3"], digits: ["6"] }],
};

const CELLS = { 1: [6, 8, 9], 2: [6, 8, 9] };
const playing = stateWith(PUZZLE);

/** @param {Step | null} step @param {number} stage @param {object} [more] @returns {HintShown} */
const hintOf = (step, stage, more) => ({
  kind: "hint",
  about: playing.board,
  stage,
  hint: { code: step ? "step" : "stuck", wrong: [], right: "", step, cells: CELLS, ...more },
});

/** @param {import("../../../web/explain/model.js").Explain} explain */
const explaining = (explain) => after(playing, { type: "place", place: "play" }, { type: "explain", explain });

test("a hint tells more at each stage", () => {
  let state = explaining(hintOf(SINGLE, 1));
  assert.equal(showsWholeStep(state.explain), false);
  assert.deepEqual(whereWords(SINGLE, "9"), {
    key: "explain.where.house",
    args: { house: { key: "house.box", args: { number: 1 } } },
  });
  state = after(state, { type: "tellMore" });
  assert.equal(showsWholeStep(state.explain), false);
  state = after(state, { type: "tellMore" });
  assert.equal(showsWholeStep(state.explain), true);
  assert.equal(stepOf(state.explain), SINGLE);
});

test("a hint says that entries and notes were not checked", () => {
  const explain = (/** @type {boolean} */ checked) => hintOf(SINGLE, 1, { checked });
  const entered = { ...playing.board, values: playing.board.values.replace(".", "1") };
  const words = (/** @type {boolean} */ checked) => idleWords({ ...explaining(explain(checked)), board: entered });
  assert.deepEqual(words(false), { key: "explain.unchecked", args: { told: words(true) } });
  assert.equal(words(true).key, "explain.where.house");
  assert.deepEqual(idleWords(explaining(explain(false))), words(true), "nothing was entered");
});

test("where no house is named, the cells are", () => {
  assert.deepEqual(whereWords(CHAIN, "9"), { key: "explain.where.cells", args: { cells: ["r1c2", "r2c2"] } });
});

/** Return what a step says before its conclusion. @param {Step} step @returns {any} */
const whyOf = (step) => hintWords(step).args?.why;

test("the sentence names houses in the person's words", () => {
  const { key, args } = whyOf(SINGLE);
  assert.equal(key, "technique.hidden-single.hint");
  assert.deepEqual(args.house, { key: "house.box", args: { number: 1 } });
  assert.deepEqual(args.cell, ["r1c2"]);
  /** @param {[string, number][]} houses */
  const named = (...houses) => whyOf({ ...SINGLE, words: { digits: ["3", "F"], houses } }).args;
  assert.deepEqual(named(["row", 0], ["column", 8]), {
    digits: ["3", "F"],
    houses: [
      { key: "house.row", args: { number: 1 } },
      { key: "house.column", args: { number: 9 } },
    ],
  });
  assert.deepEqual(named(["row", 0], ["row", 6]).houses, { key: "houses.row", args: { numbers: [1, 7] } });
  assert.equal(effectText(SINGLE), "r1c2=9");
});

test("a hint ends with what it comes to, in every language the same facts", () => {
  const conclusions = [
    { taken: false, cells: ["r1c2", "r1c5"], digits: ["3", "4", "7"] },
    { taken: false, cells: ["r9c9"], digits: ["3"] },
  ];
  /** @param {string} lang @param {Record<string, string>} catalog */
  const said = (lang, catalog) => {
    const { key, args } = hintWords({ ...SINGLE, conclusions });
    return translator(lang, catalog)(key, args).split("\n").at(-1);
  };
  assert.equal(said("en", english), "So r1c2 and r1c5 are not 3, 4 or 7, and r9c9 is not 3.");
  assert.equal(said("zh-Hans", simplified), "所以 r1c2、r1c5 都不是 3、4 或 7，r9c9 不是 3。");
  assert.equal(said("ko", korean), "그래서 r1c2, r1c5는 모두 3, 4, 7이 아닙니다. r9c9는 3이 아닙니다.");
});

test("beside the board, a single points at its house and its cell, in every language", () => {
  /** @param {string} lang @param {Record<string, string>} catalog */
  const told = (lang, catalog) => {
    const { key, args } = toldWords({ ...SINGLE, words: { ...SINGLE.words, seen: [] } });
    return translator(lang, catalog)(key, args).split("\n");
  };
  assert.deepEqual(told("en", english), ["In this box, 9 can only go here.", "So r1c2 is 9."]);
  assert.equal(told("zh-Hans", simplified)[0], "在这个宫中，9 只能填在这一格。");
  assert.equal(told("ko", korean)[0], "이 박스에서 9가 들어갈 수 있는 칸은 여기뿐입니다.");
  const onDiagonal = { ...SINGLE, words: { ...SINGLE.words, house: ["diagonal", 0] } };
  for (const step of [CHAIN, onDiagonal]) assert.deepEqual(toldWords(step), hintWords(step));
});

test("a step that needs no candidates leaves the player's notes, and adds only its own digit", () => {
  const noted = { ...playing.board, notes: { 1: [6, 8], 2: [6] } };
  const single = stageOfExplain(hintOf(SINGLE, 3), noted);
  assert.deepEqual([single.board.notes, single.own], [{ 1: [9], 2: [6] }, true]);
  const chain = stageOfExplain(hintOf(CHAIN, 3), noted);
  assert.deepEqual([chain.board.notes, chain.own], [{ 1: [6], 2: [6] }, undefined]);
});

test("a step about one rule shows the candidates of its own cells", () => {
  const digits = { 1: [3, 9], 2: [9], 5: [3, 9] };
  const marks = [{ role: /** @type {const} */ ("base"), candidates: [[1, 9]], cells: [], houses: [] }];
  const step = { ...CHAIN, links: [], marks, eliminations: [[2, 9]], placements: [] };
  const shown = (/** @type {Record<string, string[]>} */ more) =>
    candidatesOf(/** @type {any} */ ({ ...step, words: { ...CHAIN.words, ...more } }), digits);
  assert.deepEqual(shown({}), { 1: [9], 2: [9], 5: [9] });
  assert.deepEqual(shown({ rule: ["killer"] }), { 1: [9], 2: [9], 5: [] });
});

test("a reason that names nothing is not said", () => {
  const lines = (/** @type {string[]} */ seen) => {
    const { key, args } = hintWords({ ...SINGLE, words: { ...SINGLE.words, seen } });
    return translator("en", english)(key, args).split("\n").length;
  };
  assert.equal(lines(["r4c2"]), 3);
  assert.equal(lines([]), 2);
});

test("before the last stage the board tells only where", () => {
  const early = stageOfExplain(hintOf(SINGLE, 1), playing.board);
  assert.deepEqual(early.marks, [{ role: "base", candidates: [], cells: [], houses: [["box", 0]] }]);
  assert.equal(early.board.notes, null);
  const late = stageOfExplain(hintOf(SINGLE, 3), playing.board);
  assert.deepEqual(late.marks, [...SINGLE.marks, markCells("found", [1]), markCells("cover", [28])]);
  assert.deepEqual(late.board.notes?.[1], [9]); // only the digit of the step
  assert.deepEqual(CELLS[1], [6, 8, 9]);
});

test("the board shows it only while Play is open", () => {
  const state = explaining(hintOf(SINGLE, 3));
  assert.deepEqual(lookNow(state)[1].notes, [9]);
  assert.deepEqual(lookNow(after(state, { type: "place", place: "make" }))[1].notes, []);
  assert.deepEqual(linksNow(explaining(hintOf(CHAIN, 3))).chain, CHAIN.links);
  assert.deepEqual(linksNow(explaining(hintOf(SINGLE, 3))).reasons, SINGLE.reasons);
  assert.equal(linksNow(explaining(hintOf(CHAIN, 2))), NO_LINKS);
});

test("one branch at a time is shown, with what it takes as true and as false", () => {
  /** @type {import("../../../web/board/link-paths.js").Link[]} */
  const [one, other] = [
    { from: [1, 6], to: [2, 6], strong: false },
    { from: [10, 6], to: [10, 8], strong: true },
  ];
  const branches = [
    { title: "r1c2=6", links: [one], nested: [] },
    { title: "r2c2≠6", links: [other], nested: [] },
  ];
  const first = explaining(hintOf({ ...CHAIN, links: [], branches }, 3));
  const second = after(first, { type: "pointAt", pointed: { branch: 1, lit: 0 } });
  assert.deepEqual(linksNow(first), { chain: [one], reasons: [], lit: null, branch: 0 });
  assert.deepEqual(linksNow(second), { chain: [other], reasons: [], lit: 0, branch: 1 });
  const shown = (/** @type {import("../../../web/app/state.js").State} */ { explain, board }) =>
    stageOfExplain(/** @type {import("../../../web/explain/model.js").Explain} */ (explain), board).marks;
  const taken = (/** @type {any} */ marks, /** @type {string} */ role) =>
    marks.find((/** @type {any} */ mark) => mark.role === role).candidates;
  assert.deepEqual([taken(shown(first), "color-a"), taken(shown(first), "color-b")], [[[1, 6]], [[2, 6]]]);
  assert.deepEqual([taken(shown(second), "color-a"), taken(shown(second), "color-b")], [[[10, 8]], [[10, 6]]]);
});

test("a branch without links has nothing that it takes as true or as false", () => {
  const branches = [{ title: "r1c2=6", links: [], nested: [] }];
  const { marks } = stageOfExplain(hintOf({ ...CHAIN, links: [], branches }, 3), playing.board);
  assert.deepEqual(marks, CHAIN.marks);
});

test("what is open inside a branch is drawn in its stead, with what had been ruled out before", () => {
  const link = (/** @type {number} */ from, /** @type {number} */ to) => ({
    from: /** @type {[number, number]} */ ([from, 6]),
    to: /** @type {[number, number]} */ ([to, 6]),
    strong: false,
  });
  const deep = { kind: /** @type {const} */ ("chain"), gone: [link(0, 4).to], without: [], branches: [] };
  const inner = [
    {
      title: "r1c4=6",
      links: [link(3, 4)],
      nested: [{ ...deep, branches: [{ title: "r1c6=6", links: [link(5, 4)], nested: [] }] }],
    },
    { title: "r1c5=6", links: [link(4, 5)], nested: [] },
  ];
  /** @type {import("../../../web/explain/model.js").NestedChain} */
  const nested = { kind: "cell", gone: [[2, 6]], without: [[1, 6]], branches: inner };
  const branches = [
    { title: "r1c2=6", links: [link(0, 1)], nested: [] },
    { title: "r1c3=6", links: [link(1, 2)], nested: [nested] },
  ];
  const shown = explaining(hintOf({ ...CHAIN, links: [], branches }, 3));
  const at = (/** @type {number[]} */ inside, branch = 1) =>
    after(shown, { type: "pointAt", pointed: { branch, inside } });
  const chain = (/** @type {number[]} */ inside) => linksNow(at(inside)).chain[0].from[0];
  assert.deepEqual([chain([]), chain([0, 0]), chain([0, 1]), chain([0, 0, 0, 0])], [1, 3, 4, 5]);
  assert.deepEqual([linksNow(at([0, 1])).branch, linksNow(at([0, 0, 0, 0])).branch], [1, null]);
  const { explain, board } = at([0, 1]);
  const { marks } = stageOfExplain(/** @type {import("../../../web/explain/model.js").Explain} */ (explain), board);
  assert.deepEqual(marks.find(({ role }) => role === "out")?.candidates, [
    [2, 6],
    [1, 6],
  ]);
  assert.deepEqual(conclusionsFrom(branches[1].links, nested, geometry("9")), [{ number: 1, text: "r1c3≠6" }]);
});

test("a chain is told by the numbers that its links have on the board", () => {
  /** @type {import("../../../web/board/link-paths.js").Link[]} */
  const net = [
    { from: [0, 2], to: [1, 2], strong: false },
    { from: [1, 2], to: [80, 2], strong: true },
    { from: [9, 2], to: [80, 2], strong: true },
  ];
  const size = geometry("9");
  assert.equal(startOf(net, size), "r1c1=2");
  assert.deepEqual(conclusionsOf(net, size), [
    { number: 1, text: "r1c2≠2" },
    { number: 2, text: "r9c9=2" },
  ]);
  assert.equal(startOf(net.slice(1), size), "r1c2≠2");
});

test("what is pointed at is forgotten with the step", () => {
  const kind = /** @type {const} */ ("steps");
  const steps = {
    kind,
    about: playing.board,
    steps: [CHAIN, SINGLE],
    index: 0,
    cells: CELLS,
    untried: null,
    filter: EVERY_STEP,
  };
  const lit = after({ ...playing, place: "play", explain: steps }, { type: "pointAt", pointed: { lit: 0 } });
  assert.equal(linksNow(lit).lit, 0);
  assert.equal(linksNow(after(lit, { type: "pointAt", pointed: {} })).lit, null);
  assert.equal(linksNow(after(lit, { type: "showStep", index: 1 })).lit, null);
});

test("doing it writes the digit, and can be undone", () => {
  const done = after(explaining(hintOf(SINGLE, 3)), { type: "apply" });
  assert.equal(done.board.values[1], "9");
  assert.equal(done.explain, null);
  assert.deepEqual(after(done, { type: "undo" }).board, playing.board);
});

test("what goes is removed from the notes, and a digit from its peers' notes", () => {
  const struck = applied(playing.board, CHAIN, CELLS);
  assert.deepEqual(struck.notes, { 2: [8, 9] });
  const written = applied(struck, SINGLE, CELLS);
  assert.deepEqual([written.values[1], written.notes], ["9", { 2: [8] }]);
});

test("where candidates are shown, what goes is crossed out, and own notes are shortened", () => {
  const struck = applied(playing.board, CHAIN, CELLS, true);
  assert.deepEqual([struck.crossed, struck.notes], [{ 2: [6] }, null]);
  const noted = withNotes(playing.board, 2, [6, 8]);
  assert.deepEqual(applied(noted, CHAIN, CELLS, true), withNotes(playing.board, 2, [8]));
});

test("wrong entries can be taken away, or the last good state brought back", () => {
  const good = after(playing, { type: "select", cell: 1 }, { type: "digit", digit: 9 });
  const bad = after(good, { type: "select", cell: 2 }, { type: "digit", digit: 8 });
  assert.deepEqual(lastRight(bad, SOLUTION), good.board);
  assert.deepEqual(
    lastRight(after(bad, { type: "digit", digit: 5 }), SOLUTION),
    good.board,
    "not the wrong one before",
  );
  assert.equal(withoutEntriesAt(bad.board, [2]).values, good.board.values);
  assert.deepEqual(withAllNotes(playing.board, CELLS, [2]).notes, { 2: CELLS[2] });
});

test("all blank cells are noted, or some of them, and nothing stays crossed out there", () => {
  const board = { ...playing.board, crossed: { 1: [6], 2: [8], 5: [1] } };
  const noted = withAllNotes(board, CELLS);
  assert.deepEqual([noted.notes, noted.crossed], [CELLS, { 5: [1] }]);
  const some = withAllNotes(withNotes(board, 5, [1, 3]), CELLS, [2, 5]);
  assert.deepEqual([some.notes, some.crossed], [{ 2: CELLS[2] }, { 1: [6] }]);
});

test("where a digit goes from many cells, some are named, and how many there are more", () => {
  const eliminations = Array.from({ length: 9 }, (_, at) => /** @type {[number, number]} */ ([9 * at, 6]));
  const told = saidInEnglish(appliedWords({ ...CHAIN, eliminations }, "9"));
  assert.equal(told, "Done: 6 removed from r1c1, r2c1, r3c1, r4c1, r5c1, r6c1, r7c1 and 2 more.");
});

test("what is asked of steps that are shown no more changes nothing", () => {
  const asks = /** @type {import("../../../web/app/actions.js").Action[]} */ ([
    { type: "filterSteps", filter: { text: "x" } },
    { type: "showStep", index: 1 },
    { type: "apply" },
    { type: "tellMore" },
    { type: "pointAt", pointed: { lit: 1 } },
  ]);
  const bare = { ...playing, typing: false };
  for (const ask of asks) assert.deepEqual(after(bare, ask), bare, ask.type);
  const hint = { ...explaining(hintOf(null, 1)), typing: false };
  for (const ask of asks.slice(0, 3)) assert.deepEqual(after(hint, ask), hint, ask.type);
});

test("what was done is told, cell by cell, and what was written is marked", () => {
  const placed = after(explaining(hintOf(SINGLE, 3)), { type: "apply" });
  assert.equal(saidInEnglish(placed.result?.words), "Done: 9 placed in r1c2.");
  assert.deepEqual(placed.marks, [{ role: "found", candidates: [], cells: [1], houses: [] }]);
  const eliminations = /** @type {[number, number][]} */ ([
    [2, 6],
    [10, 8],
    [1, 6],
    [10, 9],
  ]);
  const removed = after(explaining(hintOf({ ...CHAIN, eliminations }, 3)), { type: "apply" });
  assert.equal(
    saidInEnglish(removed.result?.words),
    "Done: 6 removed from r1c2, r1c3; 8 and 9 removed from r2c2.",
    "digits that leave the same cells are told together",
  );
});

test("of many removed candidates only the number is told", () => {
  const eliminations = Array.from({ length: 13 }, (_, at) => /** @type {[number, number]} */ ([at, 9]));
  const told = saidInEnglish(appliedWords({ ...CHAIN, eliminations }, "9"));
  assert.equal(told, "Done: 13 candidates removed.");
});

test("the way is walked both ways and ends on the solution", () => {
  const boards = [PUZZLE, SOLUTION].map((values) => ({ values, cells: values === PUZZLE ? CELLS : {} }));
  const way = {
    kind: /** @type {const} */ ("path"),
    about: playing.board,
    steps: [SINGLE],
    boards,
    index: 0,
    solved: true,
    next: null,
  };
  const begun = explaining(way);
  assert.deepEqual(lookNow(begun)[1].notes, [9]);
  assert.equal(after(begun, { type: "apply" }), begun, "and nobody does its steps on the own board");
  assert.deepEqual(after(begun, { type: "tellMore" }).explain, way);
  let state = after(begun, { type: "showStep", index: 5 });
  assert.equal(lookNow(state)[1].symbol, "9");
  assert.equal(stepOf(state.explain), null);
  state = after(state, { type: "showStep", index: -3 });
  assert.equal(lookNow(state)[1].symbol, "");
  assert.equal(state.board.values, PUZZLE, "the person's own board is as it was");
});

test("a change of the board ends what was explained of it", () => {
  const state = after(explaining(hintOf(SINGLE, 3)), { type: "select", cell: 2 }, { type: "digit", digit: 6 });
  assert.equal(state.explain, null);
});

test("of notes that are stale all are marked, and who has the digit of the first", () => {
  const board = withNotes(withNotes(stateWith(PUZZLE).board, 1, [6, 8, 9]), 2, [2, 4, 6]);
  const hint = { code: "stale-notes", wrong: [], step: null, cells: {} };
  const { marks } = stageOfExplain(/** @type {any} */ ({ kind: "hint", stage: 1, hint }), board);
  const stale = [
    [2, 2],
    [2, 4],
  ];
  assert.deepEqual(marks, [{ ...markCells("out", []), candidates: stale }, markCells("base", [4])]);
});
