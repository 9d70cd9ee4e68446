/** Check that a link carries everything on a board, or that making one is refused. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyBoard } from "../../../web/board/board.js";
import { geometry, SIZES } from "../../../web/board/geometry.js";
import { LAYERS, withLayer } from "../../../web/board/layers.js";
import { canHandOver, handOverText, readHandOver } from "../../../web/storage/hand-over.js";
import { pack, proofOf } from "../../../web/storage/packing.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";
import { randomFrom } from "../../support/random.js";

/** Return random numbers, the same for the same seed. @param {number} seed */
function dice(seed) {
  const roll = randomFrom(seed);
  return { roll, below: (/** @type {number} */ size) => Math.floor(roll() * size) };
}

const DIGITS = "123456789ABCDEFGHIJKLMNOP";

/**
 * Return a random board on which each kind of content is as frequent as `share` says. A candidate is noted or crossed
 * out, never both.
 * @param {string} name @param {ReturnType<typeof dice>} dice
 * @param {{filled: number, small: number, colored: number, smallColored: number}} share
 */
function anyBoard(name, { roll, below }, share) {
  const { n, cells } = geometry(name);
  const kinds = Array.from({ length: cells }, () => (roll() < share.filled ? (roll() < 0.5 ? 2 : 1) : 0));
  const values = kinds.map((kind) => (kind ? DIGITS[below(n)] : "."));
  const givens = values.map((value, cell) => (kinds[cell] === 2 ? value : ".")).join("");
  /** @type {import("../../../web/board/board.js").BoardState} */
  let board = { geometry: name, givens, values: values.join(""), notes: null };
  const some = (/** @type {(digit: number) => boolean} */ has) =>
    Array.from({ length: n }, (_, at) => at + 1).filter(has);
  for (let cell = 0; cell < cells; cell += 1) {
    if (roll() < share.small) {
      const left = Array.from({ length: n + 1 }, () => below(3));
      board = withLayer(board, "notes", { [cell]: some((digit) => left[digit] === 1) });
      board = withLayer(board, "crossed", { [cell]: some((digit) => left[digit] === 2) });
      board = withLayer(board, "corners", { [cell]: some(() => roll() < 0.5) });
    }
    if (roll() < share.colored) board = withLayer(board, "colors", { [cell]: 1 + below(8) });
    if (roll() < share.smallColored)
      board = withLayer(board, "note_colors", { [cell]: { [1 + below(n)]: 1 + below(8) } });
  }
  return board;
}

/** @param {import("../../../web/storage/hand-over.js").Handed} handed */
const same = (handed) => assert.deepEqual(readHandOver(handOverText(handed)), handed);

test("what is written is read again, whatever is on the board", () => {
  const chance = dice(16);
  for (let round = 0; round < 40; round += 1) {
    const name = SIZES[chance.below(SIZES.length)];
    const share = {
      ...{ filled: chance.roll(), small: chance.roll() * chance.below(2) },
      ...{ colored: chance.roll() * chance.below(2), smallColored: chance.roll() * chance.below(2) },
    };
    const board = anyBoard(name, chance, geometry(name).n > 16 ? { ...share, small: 0.05, smallColored: 0 } : share);
    same({ board, time: chance.below(100_000) * 1000, hints: chance.below(40) });
  }
});

test("an empty board, and a puzzle with unknown rules, are handed over with all of it", () => {
  same({ board: emptyBoard("9"), time: 0, hints: 0 });
  same({
    board: { ...boardFrom(PUZZLE), geometry: "9?knight", original: '{"ruleset":"數字 – “x”"}' },
    time: 1000,
    hints: 1,
  });
});

test("a puzzle that is given by candidates is handed over with these", () => {
  const chance = dice(3);
  for (const name of ["4", "9", "16"]) {
    const excluded = { 0: [1, 2], 3: [4], [geometry(name).cells - 1]: [2, 3] };
    const board = { ...anyBoard(name, chance, { filled: 0.3, small: 0.3, colored: 0, smallColored: 0 }), excluded };
    same({ board, time: 1000, hints: 1 });
    assert.ok(canHandOver(board));
  }
});

test("time is handed over in whole seconds", () =>
  assert.deepEqual(readHandOver(handOverText({ board: emptyBoard("4"), time: 61_999, hints: 0 })), {
    board: emptyBoard("4"),
    time: 61_000,
    hints: 0,
  }));

const cells16 = (/** @type {Record<number, string>} */ digits) =>
  Array.from({ length: 256 }, (_, cell) => digits[cell] ?? ".").join("");

/**
 * Links that were made by earlier versions.
 * @type {Record<string, [string, import("../../../web/storage/hand-over.js").Handed]>}
 */
const KEPT = {
  "a puzzle as it begins": ["1gGeshVaOOW1oruuf9aRiFjr5CUa7v_FQvw2s", { board: boardFrom(PUZZLE), time: 0, hints: 0 }],
  "all that can be on a board": [
    "17T6sBP2t_tOk4iZAK7CpKWBIQcsNQAzeleCtoAkTPxs-ZURLSX6wq7PwwbqNCrM3MgsJmMUCAmh2zXrtSkoAXuUmdpLzNXiRIRLZieCP2z6-RlUsPw0",
    {
      board: {
        ...{ geometry: "9?------x-,knight", givens: PUZZLE, values: PUZZLE.replace("4..52", "49652") },
        notes: { 9: [8], 10: [2, 7, 8], 78: [1, 9] },
        crossed: { 10: [5], 11: [9] },
        corners: { 10: [2, 5], 12: [1], 79: [3, 4, 5] },
        colors: { 0: 1, 1: 8, 40: 3 },
        note_colors: { 10: { 2: 8, 7: 1 }, 12: { 1: 4 } },
      },
      time: 3_725_000,
      hints: 3,
    },
  ],
  "digits that are letters": [
    "1oMGz7mvLXYQd2xcYCe9yVJKOC",
    {
      board: {
        geometry: "16",
        givens: cells16({ 0: "G", 17: "9" }),
        values: cells16({ 0: "G", 17: "9", 255: "A" }),
        notes: { 1: [1, 16] },
      },
      time: 1000,
      hints: 0,
    },
  ],
};

for (const [said, [text, handed]] of Object.entries(KEPT))
  test(`a link of an earlier version is read as it was meant: ${said}`, () => {
    if (!handed.board.geometry.includes("?")) assert.equal(handOverText(handed), text);
    assert.deepEqual(readHandOver(text), handed);
  });

/**
 * Write a text in the form of a link, with a length that may be wrong.
 * @param {import("../../../web/storage/packing.js").Pass} pass @param {string} place @param {string} text
 * @param {number} [length]
 */
function writeText(pass, place, text, length = text.length) {
  const bits = length.toString(2);
  pass(41, place, bits.length);
  for (const bit of bits) pass(2, "bit", Number(bit));
  for (const byte of new TextEncoder().encode(text)) pass(256, "text", byte);
}

/**
 * Read a link that was written by a walk.
 * @param {(pass: import("../../../web/storage/packing.js").Pass) => void} walk
 */
const begun = (walk) => readHandOver(`1${pack(walk)}`);

test("rules that are no list of names make a link broken, as does a text without an end", () => {
  /** Read a link with an empty board and these rules. @param {string} rules */
  const ruled = (rules) =>
    begun((pass) => {
      writeText(pass, "geometry", "4");
      for (let cell = 0; cell < 16; cell += 1) pass(3, "kind", 0);
      writeText(pass, "rules", rules);
      for (let layer = 0; layer < 3; layer += 1) pass(2, "any", 0);
      for (const place of ["time", "hints"]) pass(41, place, 0);
    });
  assert.deepEqual(ruled('["knight"]'), { board: emptyBoard("4?knight"), time: 0, hints: 0 });
  for (const rules of ["[", '"knight"', "{}", "3", "null", "[1]", '["knight",null]', '{"length":1,"0":"knight"}'])
    assert.equal(ruled(rules), "broken", rules);
  const named = (/** @type {number} */ length) => begun((pass) => writeText(pass, "geometry", "", length));
  assert.deepEqual([named(40_000), named(40_001)], ["newer", "broken"]);
});

test("a board of a geometry that is not known here is of a newer page", () =>
  assert.equal(
    begun((pass) => writeText(pass, "geometry", "hexagons")),
    "newer",
  ));

const EIGHTY_ONE = { filled: 0, small: 1, colored: 0, smallColored: 0 };

test("81 cells full of notes, at random, need less than 400 characters; as they come in play, far fewer", () => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const full = handOverText({ board: anyBoard("9", dice(seed), EIGHTY_ONE), time: 3_600_000, hints: 9 });
    assert.ok(full.length < 400, `${full.length}`);
    const colored = anyBoard("9", dice(seed), { ...EIGHTY_ONE, colored: 1 });
    assert.ok(handOverText({ board: colored, time: 3_600_000, hints: 9 }).length < 400);
  }
  const puzzle = handOverText({ board: boardFrom(PUZZLE), time: 0, hints: 0 });
  assert.ok(puzzle.length < 50, `${puzzle.length}`);
});

test("a link that was cut off, lengthened or changed anywhere is refused", () => {
  const text = handOverText({ board: { ...boardFrom(PUZZLE), values: SOLUTION }, time: 5000, hints: 2 });
  for (let at = 0; at < text.length; at += 1) {
    const other = `${text.slice(0, at)}${text[at] === "Q" ? "R" : "Q"}${text.slice(at + 1)}`;
    assert.equal(readHandOver(other), at ? "broken" : "newer", other);
    assert.equal(readHandOver(text.slice(0, at)), "broken");
  }
  for (const other of [`${text}Q`, `${text} `, `!${text}`, "", "é", "Q".repeat(50_000)])
    assert.equal(typeof readHandOver(other), "string", other.slice(0, 99));
});

test("no text makes it fail in another way, or take long", () => {
  const chance = dice(7);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  for (let round = 0; round < 250; round += 1) {
    const some = Array.from({ length: chance.below(200) }, () => letters[chance.below(64)]).join("");
    const text = `1${proofOf(some)}${some}`; // with a valid checksum, as somebody with bad intentions would make it
    assert.ok(["broken", "newer"].includes(String(readHandOver(text))), text);
  }
});

test("a board with something that is not known here is not handed over", () => {
  const board = LAYERS.reduce((made, layer) => withLayer(made, layer, {}), boardFrom(PUZZLE));
  assert.equal(canHandOver(board), true);
  assert.equal(canHandOver(/** @type {any} */ ({ ...board, cages: [] })), false);
});
