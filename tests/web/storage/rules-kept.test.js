/** Check that puzzles with rules keep them on every way out of the page and back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { backupOf, restoreActions } from "../../../web/app/everything.js";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { emptyBoard, writeGiven } from "../../../web/board/board.js";
import { travel } from "../../../web/board/history.js";
import { requestOf } from "../../../web/print/request.js";
import { fileOf, ofFile } from "../../../web/puzzles/exported.js";
import { itemOf } from "../../../web/puzzles/records.js";
import { handOverText, readHandOver } from "../../../web/storage/hand-over.js";
import { linkTo, readLink } from "../../../web/storage/links.js";
import { isBoardRecord, packBoard, unpackBoard } from "../../../web/storage/schema.js";
import { after } from "../../support/boards.js";

const NOW = Date.parse("2026-11-22T08:00:00.000Z");
const PAGE = "https://example.org/";
const REGIONS = "111222333111222333411222335444555666444555666447555669777888999777888999777888999";
const NAMES = {
  jigsaw: `9+regions:${REGIONS.slice(0, 80)}.+knight`,
  "X with anti-knight": "9x+knight",
  thermometer: "6+boxes:2x3+thermometer:r5c5,r4c6",
  "cage beside an unsupported rule": "9+cage:r1c123?chaosconstruction",
  "cage, also in an embedded board": "9+cage:r1c123+greater:r1c1,r2c1",
};

for (const [kind, name] of Object.entries(NAMES)) {
  const puzzle = writeGiven(emptyBoard(name), 0, 3);

  test(`${kind}: a link, written plainly or with percent codes`, () => {
    const { hash } = new URL(linkTo(puzzle, PAGE));
    if (hash.startsWith("#h=")) {
      const link = readLink(hash);
      assert.deepEqual(link && "handed" in link && link.handed.board, puzzle);
      return;
    }
    assert.match(hash, /[^.,]$/);
    const coded = hash.replace(/(?<=&g=).*/, (found) => encodeURIComponent(decodeURIComponent(found)));
    for (const each of [hash, coded, hash.replaceAll("+", " ")]) assert.deepEqual(readLink(each), { board: puzzle });
  });

  test(`${kind}: what is saved, undone, exported, handed over and printed`, () => {
    const played = { ...puzzle, values: `3.4${puzzle.values.slice(3)}`, notes: { 1: [5] } };
    const handed = { board: played, time: 0, hints: 0 };
    assert.deepEqual(readHandOver(handOverText(handed)), handed);

    const state = reduce(reduce(INITIAL, { type: "load", puzzles: [played] }), { type: "new", size: "4" });
    assert.equal(state.board.geometry, "4");
    assert.deepEqual(travel(state, -1).board, played);
    const record = { state: played, history: state.history, mode: "play", panel: "" };
    assert.ok(isBoardRecord(JSON.parse(JSON.stringify(record))));
    assert.deepEqual(unpackBoard(packBoard(puzzle)), puzzle);

    const item = { ...{ key: "a-1", order: 1, name: "K", created: "", source: "text" }, state: puzzle };
    assert.deepEqual(itemOf(item)?.state, puzzle);
    assert.deepEqual(ofFile(fileOf([/** @type {any} */ (item)]))?.[0].state, puzzle);
    const kept = after(INITIAL, { type: "tray-add", newcomers: [{ state: puzzle, source: "text" }], now: NOW });
    const back = (restoreActions(backupOf(kept, NOW), NOW + 1) ?? []).reduce(reduce, INITIAL);
    for (const { tray } of [kept, back]) assert.deepEqual(tray.items[0].state, puzzle);
    const printed = requestOf({ ...INITIAL, board: puzzle }, "en", "").sections.flatMap(({ puzzles }) => puzzles);
    assert.deepEqual(
      printed.map((each) => each.state.geometry),
      [name],
    );
  });
}

test("clearing the board keeps its rules", () => {
  const state = { ...INITIAL, board: writeGiven(emptyBoard("9x+knight"), 0, 3) };
  assert.equal(reduce(state, { type: "clear", what: "everything" }).board.geometry, "9x+knight");
});
