/** Check that nothing is claimed about a puzzle with unsupported rules, and that its source is kept everywhere. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL } from "../../../web/app/state.js";
import { emptyBoard, isEmpty, puzzleKey, withoutEntries } from "../../../web/board/board.js";
import { candidatesAt } from "../../../web/board/candidates.js";
import { isJustSolved } from "../../../web/board/clock.js";
import { geometry, isGeometry } from "../../../web/board/geometry.js";
import { partsOf, withUnknown } from "../../../web/board/geometry-name.js";
import { pruned } from "../../../web/board/notes.js";
import { duplicates, isHopeless, isSparse } from "../../../web/board/problems.js";
import { requestOf } from "../../../web/print/request.js";
import { csvOf } from "../../../web/puzzles/columns.js";
import { fileOf, ofFile } from "../../../web/puzzles/exported.js";
import { itemOf } from "../../../web/puzzles/records.js";
import { linkTo, readLink } from "../../../web/storage/links.js";
import { isBoard, packBoard, renewBoard, unpackBoard } from "../../../web/storage/schema.js";
import { fitsForm } from "../../../web/transfer/forms.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";
import { inEnglish } from "../../support/seen.js";

const LINE = "l.7.20..0..50,50,150,50";
const PAGE = "https://example.org/";
const KILLER = {
  ...boardFrom(PUZZLE),
  geometry: "9?chaosconstruction",
  original: '{"size":9,"grid":[],"chaosconstruction":[{"cells":["R1C1"],"value":"4"}]}',
};
const ITEM = { ...{ key: "a-1", order: 1, name: "K", created: "", source: "text" }, state: KILLER };

test("nothing that other rules could make false is said", () => {
  const twice = { ...KILLER, values: `44${KILLER.values.slice(2)}` };
  assert.deepEqual(duplicates(twice), []);
  assert.deepEqual(candidatesAt(KILLER, 1), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(
    [isSparse(emptyBoard("9?chaosconstruction")), isHopeless(emptyBoard("9?chaosconstruction"))],
    [false, false],
  );
  const noted = { ...KILLER, notes: { 1: [4], 2: [4] } };
  assert.deepEqual(pruned(noted, 0, 4).notes, noted.notes);
  const full = { ...INITIAL, mode: /** @type {const} */ ("play"), board: { ...KILLER, values: SOLUTION } };
  assert.equal(isJustSolved({ ...full, board: KILLER }, full), false);
});

test("boxes are drawn, unless others may take their place", () => {
  assert.deepEqual(geometry("9?chaosconstruction").drawn, { width: 3, height: 3 });
  assert.deepEqual(geometry("9?region").drawn, { width: 9, height: 9 });
});

test("puzzles with the same clues and other rules are two puzzles, and neither is empty", () => {
  const blank = { ...emptyBoard("9?chaosconstruction"), original: "{}" };
  assert.equal(isEmpty(blank), false);
  assert.notEqual(puzzleKey(blank), puzzleKey({ ...blank, original: '{"size":9}' }));
});

test("names of unknown rules are cut to what a name may hold", () => {
  assert.equal(withUnknown("9", ["b b", "a"]), "9?a,b-b");
  assert.equal(withUnknown("9?a", ["a"]), "9?a");
  assert.deepEqual(["9?a", "9?", "9?a b", "3?a", "9?a?b"].map(isGeometry), [true, false, false, false, false]);
});

test("its link, its record and a file of puzzles bring back its whole source", () => {
  const link = readLink(new URL(linkTo(KILLER, PAGE)).hash);
  assert.deepEqual(link && "handed" in link && link.handed.board, KILLER);
  assert.deepEqual(itemOf(ITEM)?.state, KILLER);
  assert.deepEqual(ofFile(fileOf([/** @type {any} */ (ITEM)]))?.[0].state, KILLER);
  assert.deepEqual([unpackBoard(packBoard(KILLER)), isBoard(KILLER)], [KILLER, true]);
  assert.deepEqual(withoutEntries({ ...KILLER, values: SOLUTION }), KILLER);
});

test("what earlier versions kept is read with its rules", () => {
  const { original, ...kept } = { ...KILLER, geometry: "9", rules: ["chaosconstruction"] };
  const { original: _, ...board } = KILLER;
  assert.deepEqual(renewBoard(kept), board);
  assert.deepEqual(itemOf({ ...ITEM, state: kept })?.state, board);
  assert.deepEqual(ofFile(JSON.stringify({ version: 1, puzzles: [{ state: kept }] }))?.[0].state, board);
});

test("a form that cannot hold its rules is not offered", () => {
  const fit = (/** @type {string} */ form) => fitsForm(form, KILLER);
  assert.deepEqual(["link", "fpuzzles", "sudokupad-link", "json"].map(fit), [true, true, true, true]);
  assert.deepEqual(["line", "filled", "grid", "hodoku", "solo", "sudokuwiki-link"].map(fit), Array(6).fill(false));
  assert.equal(fitsForm("solo", { ...KILLER, original: "3x3k:a1" }), true);
  assert.equal(fitsForm("iss-link", { ...KILLER, original: ".Cage~9~R1C1" }), true);
  assert.equal(fitsForm("solo", { ...KILLER, original: ".Cage~9~R1C1" }), false);
});

test("rows, columns and boxes hold where rules are only drawn and described", () => {
  const twice = { ...boardFrom(PUZZLE), values: `44${PUZZLE.slice(2)}` };
  const repeated = (/** @type {string} */ name) => duplicates({ ...twice, geometry: name }).length;
  assert.deepEqual(["9", `9?drawing,ruleset!${LINE}`].map(repeated), [2, 2]);
  assert.deepEqual(["9?drawing,houses", "9?drawing,region", "9?fog,ruleset"].map(repeated), [0, 0, 0]);
});

test("what is drawn is a part of the name, and stays when rules are added", () => {
  const name = `9+knight?drawing!${LINE}`;
  assert.deepEqual([partsOf(name).drawn, partsOf(name).unknown], [LINE, ["drawing"]]);
  assert.equal(withUnknown(name, ["a"]), `9+knight?a,drawing!${LINE}`);
  const names = [`9?a!${LINE}`, "9?a!", "9?!l", `9!${LINE}`, "9?a!l m", "9?a!l!l"];
  assert.deepEqual(names.map(isGeometry), [true, false, false, false, false, false]);
});

test("it is printed with its source, and the table names its rules", () => {
  const [{ puzzles }] = requestOf({ ...INITIAL, board: KILLER }, "en", "").sections;
  assert.equal(puzzles[0].state.original, KILLER.original);
  inEnglish();
  assert.match(csvOf([/** @type {any} */ (ITEM)], new Map()), /,"9 × 9, chaosconstruction",/);
});
