import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { boardOfText, emptyBoard, puzzleKey } from "../../../web/board/board.js";
import { gradeWords } from "../../../web/puzzles/card.js";
import { fileOf, ofFile } from "../../../web/puzzles/exported.js";
import * as trays from "../../../web/puzzles/model.js";
import * as orders from "../../../web/puzzles/order.js";
import * as ratings from "../../../web/puzzles/rated.js";
import { itemsOf } from "../../../web/puzzles/records.js";
import * as selection from "../../../web/puzzles/selection.js";
import { speak } from "../../../web/ui/i18n.js";

const TEXTS = ["1...............", ".1..............", "..1.............", "...1............"];
/** @param {string} text @returns {import("../../../web/puzzles/model.js").Newcomer} */
const newcomer = (text) => ({ state: /** @type {any} */ (boardOfText(text)), source: "text" });
const FULL = trays.added(trays.NO_TRAY, TEXTS.map(newcomer), 1_000_000);
/** @param {import("../../../web/puzzles/model.js").Tray} tray */
const texts = (tray) => tray.items.map(({ state }) => state.givens);

test("puzzles come in at the end, each with a key of its own and a date", () => {
  assert.deepEqual(texts(FULL), TEXTS);
  assert.equal(new Set(FULL.items.map(({ key }) => key)).size, 4);
  assert.equal(FULL.items[0].created, "1970-01-01T00:16:40.000Z");
  assert.deepEqual(
    FULL.items.map(({ order }) => order),
    [1, 2, 3, 4],
  );
});

test("a puzzle that is there already, or is blank, does not come in", () => {
  assert.equal(trays.added(FULL, TEXTS.map(newcomer), 2), FULL);
  assert.equal(trays.added(FULL, [{ state: emptyBoard("9"), source: "board" }], 2), FULL);
  assert.equal(trays.added(trays.NO_TRAY, [newcomer(TEXTS[0]), newcomer(TEXTS[0])], 2).items.length, 1);
});

test("a puzzle that is there without a name gets the one that it comes with again, and keeps a name that it has", () => {
  const named = (/** @type {string} */ name) => TEXTS.slice(0, 1).map((text) => ({ ...newcomer(text), name }));
  const first = trays.added(FULL, named("Monday"), 2);
  assert.deepEqual(
    first.items.map(({ name }) => name),
    ["Monday", "", "", ""],
  );
  assert.equal(trays.added(first, named("Tuesday"), 3), first);
  const stated = trays.added(first, [{ ...named("Tuesday")[0], stated: "ER 9.2", remark: "by Bob" }], 4).items[0];
  assert.deepEqual([stated.name, stated.stated, stated.remark], ["Monday", "ER 9.2", "by Bob"]);
});

test("a draft makes way for what it has become, unless it has a name, is solved or was not typed", () => {
  const typed = trays.added(trays.NO_TRAY, [{ ...newcomer(TEXTS[0]), source: "board" }, newcomer(TEXTS[1])], 1);
  const [draft, pasted] = typed.items;
  assert.deepEqual(texts(trays.withoutDrafts(selection.toggled(typed, draft.key), [draft.state])), [TEXTS[1]]);
  assert.equal(trays.withoutDrafts(selection.toggled(typed, draft.key), [draft.state]).selected.size, 0);
  assert.equal(trays.withoutDrafts(typed, [pasted.state]), typed);
  assert.equal(trays.withoutDrafts(typed, []), typed);
  const solved = trays.withFacts(typed, [draft.key], {
    progress: { board: draft.state, time: 1, hints: 0, solved: "2026-01-01" },
  });
  assert.equal(trays.withoutDrafts(solved, [draft.state]), solved);
  const named = trays.renamed(typed, draft.key, "Monday");
  assert.equal(trays.withoutDrafts(named, [draft.state]), named);
});

test("what is deleted comes back to its place", () => {
  const [, second, third] = FULL.items;
  const less = trays.without(FULL, [second.key, third.key]);
  assert.deepEqual(texts(less), [TEXTS[0], TEXTS[3]]);
  assert.deepEqual(texts(trays.restored(less)), TEXTS);
  assert.equal(trays.restored(FULL), FULL);
});

test("what is not there is not deleted, and there is nothing to bring back", () => {
  assert.equal(trays.without(FULL, ["gone"]), FULL);
});

test("what was deleted before comes back too", () => {
  const [first, second] = FULL.items;
  const less = trays.without(trays.without(FULL, [second.key]), [first.key]);
  assert.deepEqual(texts(trays.restored(less)), [TEXTS[0], TEXTS[2], TEXTS[3]]);
  assert.deepEqual(texts(trays.restored(trays.restored(less))), TEXTS);
});

test("what has come in before the kept ones were there is behind them", () => {
  const early = trays.added(trays.NO_TRAY, [newcomer("1111............"), newcomer(TEXTS[1])], 9);
  const tray = trays.withLoaded(early, FULL.items, 9);
  assert.deepEqual(texts(tray), [...TEXTS, "1111............"]);
  assert.equal(new Set(tray.items.map(({ key }) => key)).size, 5);
});

test("a card says of a bound that it is one, also of a puzzle that comes from a file", () => {
  speak("en", JSON.parse(readFileSync(new URL("../../../web/locales/en.json", import.meta.url), "utf-8")));
  const [{ key }] = FULL.items;
  const tray = ratings.withRating(FULL, key, { grade: "extreme", er: 8, beyond: true });
  const [exported] = ofFile(fileOf(tray.items)) ?? [];
  for (const item of [tray.items[0], exported]) assert.equal(gradeWords(item), "at least Extreme");
  assert.equal(gradeWords({ grade: "extreme", beyond: false }), "Extreme");
  assert.equal(gradeWords({ grade: null }), "");
});

test("a puzzle is rated once, by the verdict or by itself", () => {
  const [first, second] = FULL.items;
  assert.equal(ratings.unrated(FULL)[0], first);
  const puzzle = `4:${TEXTS[0]}`;
  const verdict = /** @type {any} */ ({ code: "one", grade: "easy", er: 1.2, ep: 1.2, ed: 1.2 });
  const tray = ratings.withResult(FULL, /** @type {any} */ ({ puzzle, verdict }));
  assert.deepEqual([tray.items[0].grade, tray.items[0].er], ["easy", 1.2]);
  assert.equal(ratings.withResult(tray, /** @type {any} */ ({ puzzle, verdict: { ...verdict, grade: "hard" } })), tray);
  assert.equal(ratings.withResult(FULL, /** @type {any} */ ({ puzzle, verdict: { ...verdict, grade: null } })), FULL);
  assert.equal(ratings.unrated(tray)[0]?.key, second.key);
  const rest = tray.items.reduce((all, { key }) => ratings.withRating(all, key, { grade: null, er: null }), tray);
  assert.deepEqual(ratings.unrated(rest), []);
  const large = { state: emptyBoard("16"), source: /** @type {const} */ ("text") };
  large.state.givens = large.state.givens.replace(".", "1");
  assert.deepEqual(
    ratings.unrated(trays.added(rest, [{ ...large, state: { ...large.state, values: large.state.givens } }], 7)),
    [],
  );
});

test("how far a rating has come is kept with its puzzle until it has one, and its last board is tried anew", () => {
  const [first] = FULL.items;
  const next = { values: TEXTS[0], cells: {}, tried: 9, er: 9.5, ep: null, ed: null, technique: null };
  const rating = /** @type {const} */ ({
    er: 9.5,
    ep: null,
    ed: null,
    grade: "ultimate",
    technique: null,
    beyond: true,
  });
  const kept = ratings.withUnfinished(FULL, puzzleKey(first.state), { ...rating, next });
  const back = itemsOf(JSON.parse(JSON.stringify(kept.items)));
  const found = ratings.unfinishedOf({ ...FULL, items: back }, puzzleKey(first.state));
  assert.deepEqual(found, { ...rating, next: { ...next, tried: 0 } });
  assert.equal(ratings.unfinishedOf(kept, puzzleKey(FULL.items[1].state)), null);
  assert.equal(ratings.withUnfinished(FULL, "another", { ...rating, next }), FULL);
  const done = ratings.withRating(kept, first.key, { grade: "ultimate", er: 9.7, ep: 9.7, ed: 2.6 });
  assert.equal("reached" in done.items[0], false);
  assert.equal(ratings.withUnfinished(done, puzzleKey(first.state), { ...rating, next }), done);
});

test("a puzzle comes to the front, and all go by how hard they are", () => {
  const [first, , third] = FULL.items;
  assert.deepEqual(texts(orders.inFront(FULL, [third.key])), [TEXTS[2], TEXTS[0], TEXTS[1], TEXTS[3]]);
  assert.equal(orders.inFront(FULL, [first.key]), FULL);
  const grades = [
    ["hard", 3],
    ["easy", 1.5],
    ["hard", 2.6],
  ];
  const tray = grades.reduce(
    (all, [grade, er], at) => ratings.withRating(all, all.items[at].key, /** @type {any} */ ({ grade, er })),
    FULL,
  );
  const sorted = orders.sorted(tray);
  assert.deepEqual(texts(sorted), [TEXTS[1], TEXTS[2], TEXTS[0], TEXTS[3]]);
  assert.deepEqual(texts({ ...sorted, items: orders.inOrder([...sorted.items].reverse()) }), texts(sorted));
});

const KEYS = FULL.items.map(({ key }) => key);

test("some more are selected, with what was", () => {
  const tray = selection.toggled(FULL, KEYS[3]);
  assert.deepEqual([...selection.withSelected(tray, [KEYS[1], KEYS[2]]).selected], [KEYS[3], KEYS[1], KEYS[2]]);
});

test("a file completes what is there: what is here stays, what is solved there is solved", () => {
  const state = FULL.items[1].state;
  const solved = { board: { ...state, values: "4123............" }, time: 9, hints: 0, solved: "2026-11-01" };
  const begun = { ...solved, solved: null };
  const named = trays.withFacts(FULL, [KEYS[1]], { name: "Monday", progress: begun });
  const file = [{ ...newcomer(TEXTS[1]), name: "Tuesday", folder: "Train", grade: /** @type {const} */ ("hard") }];
  const whole = trays.withBackup(named, file, 2).items[1];
  assert.deepEqual([whole.name, whole.folder, whole.grade, whole.progress], ["Monday", "Train", "hard", begun]);
  assert.equal(trays.withBackup(named, [{ ...file[0], progress: solved }], 2).items[1].progress, solved);
  const done = trays.withFacts(FULL, [KEYS[1]], { progress: { ...solved, time: 5 } });
  const both = trays.withBackup(done, [{ ...file[0], progress: solved }], 2).items[1];
  assert.deepEqual([both.name, both.progress?.time], ["Tuesday", 5]);
  const fresh = { ...newcomer("4..............."), created: "2020-02-02T00:00:00.000Z" };
  const more = trays.withBackup(FULL, [fresh, newcomer(TEXTS[0])], 2).items;
  assert.deepEqual([more.length, more[4].created, more[0]], [5, fresh.created, FULL.items[0]]);
});

test("what is deleted is not selected any more", () => {
  const tray = selection.allToggled(FULL, KEYS);
  assert.equal(trays.without(tray, [FULL.items[0].key]).selected.size, 3);
});

test("a puzzle changes places with its neighbour, and only where there is one", () => {
  const key = FULL.items[1].key;
  const moved = orders.moved(FULL, [key], 1);
  assert.deepEqual(texts(moved), [TEXTS[0], TEXTS[2], TEXTS[1], TEXTS[3]]);
  assert.deepEqual(
    moved.items.map(({ order }) => order),
    [1, 2, 3, 4],
  );
  assert.equal(orders.moved(FULL, [FULL.items[0].key], -1), FULL);
  assert.equal(orders.moved(FULL, [FULL.items[3].key], 1), FULL);
  assert.equal(orders.moved(FULL, [], 1), FULL);
});

test("several go together, and keep their order", () => {
  const [first, second, third, fourth] = FULL.items.map(({ key }) => key);
  const apart = [fourth, second];
  assert.deepEqual(texts(orders.inFront(FULL, apart)), [TEXTS[1], TEXTS[3], TEXTS[0], TEXTS[2]]);
  assert.deepEqual(texts(orders.moved(FULL, apart, -1)), [TEXTS[1], TEXTS[3], TEXTS[0], TEXTS[2]]);
  assert.deepEqual(texts(orders.moved(FULL, [first, second], 1)), [TEXTS[2], TEXTS[0], TEXTS[1], TEXTS[3]]);
  assert.deepEqual(texts(orders.placed(FULL, [first, third], fourth)), [TEXTS[1], TEXTS[0], TEXTS[2], TEXTS[3]]);
  assert.deepEqual(texts(orders.placed(FULL, [first, third])), [TEXTS[1], TEXTS[3], TEXTS[0], TEXTS[2]]);
  assert.equal(orders.placed(FULL, [second, third], third), FULL);
});

test("what two tabs have numbered alike can be put into another order, for good", () => {
  const alike = { ...FULL, items: FULL.items.map((item, at) => ({ ...item, order: Math.min(at, 1) })) };
  const moved = orders.moved(alike, [FULL.items[3].key], -1);
  assert.deepEqual(texts({ ...moved, items: orders.inOrder([...moved.items].reverse()) }), [
    TEXTS[0],
    TEXTS[1],
    TEXTS[3],
    TEXTS[2],
  ]);
});

test("what another tab has done is there too, and what was done here stays", () => {
  const [first, second, third] = FULL.items;
  const here = selection.toggled(
    selection.toggled(trays.added(FULL, [newcomer("1111............")], 3), first.key),
    third.key,
  );
  const theirs = { ...first, key: "theirs", order: 2.5 };
  const more = [
    { key: second.key, name: "Monday" },
    { key: third.key, name: "gone" },
    { key: "unknown", name: "Sunday" },
  ];
  const tray = trays.withChange(here, { put: [theirs], more, gone: [third.key, "unknown"] });
  assert.deepEqual(
    tray.items.map(({ key }) => key),
    [first.key, second.key, "theirs", FULL.items[3].key, here.items[4].key],
  );
  assert.equal(tray.items[1].name, "Monday");
  assert.equal(tray.items[0], first);
  assert.deepEqual([...tray.selected], [first.key]);
});

test("what another tab has brought back does not come back twice", () => {
  const [first, second] = FULL.items;
  const less = trays.without(FULL, [first.key, second.key]);
  assert.deepEqual(texts(trays.restored(trays.withChange(less, { put: [first], more: [], gone: [] }))), TEXTS);
});

test("select, select all, select none", () => {
  const one = selection.toggled(FULL, FULL.items[2].key);
  assert.deepEqual(
    selection.selectedOrAll(one).map(({ state }) => state.givens),
    [TEXTS[2]],
  );
  assert.equal(selection.toggled(one, FULL.items[2].key).selected.size, 0);
  assert.equal(selection.allToggled(one, KEYS).selected.size, 4);
  assert.equal(selection.allToggled(selection.allToggled(one, KEYS), KEYS).selected.size, 0);
  assert.equal(selection.selectedOrAll(FULL).length, 4);
});

test("a file brings back what was exported, with its names", () => {
  const named = ratings.withRating(trays.renamed(FULL, FULL.items[0].key, "Monday"), FULL.items[0].key, {
    grade: "hard",
    er: 3.4,
  });
  const back = ofFile(fileOf(named.items));
  const tray = trays.added(trays.NO_TRAY, back ?? [], 5);
  assert.deepEqual(texts(tray), TEXTS);
  assert.equal(tray.items[0].name, "Monday");
  assert.equal(tray.items[0].grade, "hard");
  assert.equal(tray.items[0].er, 3.4);
  assert.equal(ratings.unrated(tray)[0]?.key, tray.items[1].key);
});

test("another file is refused, and what is broken in one of ours is left out", () => {
  for (const text of ["", "{", "[]", "{}", '{"version": 2, "puzzles": []}', '{"version": 1, "puzzles": 3}'])
    assert.equal(ofFile(text), null);
  const strange = { ...newcomer(TEXTS[0]), name: 7, grade: "nice", er: "high", solution: "1", id: null };
  const puzzles = [strange, { state: { geometry: "9", givens: "12", values: "12" } }, {}, null, 3];
  const state = boardOfText(TEXTS[0]);
  assert.deepEqual(ofFile(JSON.stringify({ version: 1, puzzles })), [{ state, source: "file" }]);
});
