import assert from "node:assert/strict";
import { test } from "node:test";
import { INITIAL, reduce } from "../../../web/app/state.js";
import { emptyBoard } from "../../../web/board/board.js";
import { homography, project } from "../../../web/photo/homography.js";
import { netOf } from "../../../web/photo/net.js";
import { createPhotographs, wordsOf } from "../../../web/photo/photographs.js";
import { isHeic, isPicture, pixelsOf } from "../../../web/photo/pixels.js";
import { hull, ordered } from "../../../web/photo/quad.js";
import { EndedError } from "../../../web/photo/reader.js";

const SQUARE = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
const LEANING = [
  { x: 20, y: 10 },
  { x: 90, y: 25 },
  { x: 80, y: 95 },
  { x: 15, y: 70 },
];

test("a homography brings four corners to four others", () => {
  const h = /** @type {number[]} */ (homography(SQUARE, LEANING));
  for (const [i, { x, y }] of SQUARE.entries()) {
    const to = project(h, x, y);
    assert.ok(Math.hypot(to.x - LEANING[i].x, to.y - LEANING[i].y) < 1e-6);
  }
});

test("points in a line decide no homography", () => {
  const line = [1, 2, 3, 4].map((x) => ({ x, y: x }));
  assert.equal(homography(line, LEANING), null);
});

test("corners are put in order, clockwise from the top left, and what lies inside is left out", () => {
  const mixed = [LEANING[2], { x: 50, y: 50 }, LEANING[0], LEANING[3], LEANING[1]];
  assert.deepEqual(ordered(hull(mixed)), LEANING);
});

test("a model of another size is refused", () => {
  assert.throws(() => netOf(new ArrayBuffer(100)), /has 100 bytes, not 33252/);
});

test("what was read again, and what to compare, is said cell by cell", () => {
  const givens = `1${".".repeat(79)}2`;
  const state = { ...emptyBoard("9"), givens, values: givens };
  const rereads = [
    { cell: 30, seen: 6, read: 8 },
    { cell: 0, seen: 0, read: 1 },
    { cell: 80, seen: 7, read: 0 },
  ];
  assert.deepEqual(wordsOf({ state, unique: false, rereads, doubtful: [30], isUnclear: false }), [
    { key: "photo.read", args: { count: 2 } },
    { key: "photo.reread", args: { cell: "r4c4", seen: 6, read: 8 } },
    { key: "photo.reread.was-blank", args: { cell: "r1c1", seen: 0, read: 1 } },
    { key: "photo.reread.blank", args: { cell: "r9c9", seen: 7, read: 0 } },
    { key: "photo.doubtful", args: { cells: ["r4c4"] } },
    { key: "photo.compare" },
  ]);
});

test("of one puzzle without a doubt it is said how many digits were read, and no more", () => {
  const state = emptyBoard("9");
  assert.deepEqual(wordsOf({ state, unique: true, rereads: [], doubtful: [], isUnclear: false }), [
    { key: "photo.read", args: { count: 0 } },
  ]);
});

test("a picture is known by its type or by its name", () => {
  const files = ["a.HEIC", "b.txt"].map((name) => new File([], name));
  assert.deepEqual(files.map(isPicture), [true, false]);
  assert.equal(isPicture(new File([], "c", { type: "image/webp" })), true);
});

test("another puzzle takes the photograph away", () => {
  const reading = reduce(INITIAL, { type: "photo", photo: { phase: "reading", before: null } });
  assert.equal(reduce(reading, { type: "load", puzzles: [emptyBoard("9")] }).photo, null);
});

const PIXELS = /** @type {any} */ ({ width: 4, height: 4 });
const FOUND = /** @type {any} */ ({
  size: 1,
  cells: [[0, 1]],
  flat: {},
  lattice: { size: 1, points: [...LEANING.slice(0, 2), LEANING[3], LEANING[2]] },
});

const GIVENS = `12${".".repeat(79)}`;

/**
 * Create the photographs of a page. Each is read when `answer` is called; requests and messages are recorded.
 * @param {{open?: () => Promise<any>, start?: () => Promise<any>, proof?: object | null}} [lacks]  `proof`: what Python finds,
 *   or null if it refuses the rules
 */
function desk({ open = async () => PIXELS, start, proof: differs = {} } = {}) {
  let state = INITIAL;
  /** @type {((found: any) => void)[]} */
  const waiting = [];
  /** @type {any[]} */
  const noted = [];
  const act = (/** @type {any} */ action) => {
    if (action.type === "notice") noted.push(action.words);
    state = reduce(state, action);
  };
  const reader = {
    end: () => noted.push("end"),
    open,
    read: (/** @type {unknown} */ pixels, /** @type {unknown} */ corners) => {
      noted.push([pixels === PIXELS, corners]);
      return new Promise((/** @type {(found: any) => void} */ resolve) => waiting.push(resolve));
    },
  };
  const proof = {
    state: { ...emptyBoard("9"), givens: GIVENS, values: GIVENS },
    unique: true,
    rereads: [],
    doubtful: [3],
    ...differs,
  };
  const ask = /** @type {any} */ (
    async (/** @type {string} */ method, /** @type {object} */ params, /** @type {any} */ { lane }) => {
      noted.push([method, params, lane]);
      if (!differs) throw { error: { code: "impossible" } };
      return proof;
    }
  );
  const photographs = createPhotographs({ ask, act, getState: () => state, start: start ?? (async () => reader) });
  const now = () => /** @type {any} */ (state.photo);
  const board = () => state.board;
  /** @param {any} found */
  const answer = async (found) => {
    while (!waiting.length) await null;
    waiting.shift()?.(found);
  };
  return { photographs, act, now, board, answer, noted };
}

test("what was read before waits while corners are shown, and comes back", async () => {
  const { photographs, now, answer } = desk();
  await Promise.all([photographs.takePixels(PIXELS), answer(FOUND)]);
  const first = now();
  assert.equal(first?.phase, "read");
  assert.deepEqual(first.corners, LEANING);
  await Promise.all([photographs.takePixels(PIXELS), answer(null)]);
  assert.equal(now()?.phase, "corners");
  photographs.leave();
  assert.equal(now(), first);
  photographs.showCorners();
  assert.equal(now()?.phase, "corners");
  photographs.leave();
  assert.equal(now(), first);
  photographs.leave();
  assert.equal(now(), null);
});

const looks = (/** @type {number} */ digit, share = 1) =>
  Array.from({ length: 10 }, (_, at) => (at === digit ? share : (1 - share) / 9));

test("where rules are not clear, the digits are shown as they look, and the kind of puzzle is asked", async () => {
  const { photographs, now, board, answer, noted } = desk();
  const cells = Array.from({ length: 81 }, (_, cell) => (cell < 2 ? looks(5) : looks(0)));
  cells[7] = looks(3, 0.6);
  await Promise.all([photographs.takePixels(PIXELS), answer({ ...FOUND, size: 9, cells, isUnclear: true })]);
  assert.deepEqual([board().givens, board().geometry], [`55.....3${".".repeat(73)}`, "9"]);
  assert.deepEqual(now().words, [
    { key: "photo.read", args: { count: 3 } },
    { key: "photo.doubtful", args: { cells: ["r1c8"] } },
    { key: "photo.unclear" },
  ]);
  assert.equal(now().asks, true);
  assert.equal(noted.length, 2, "Python is not asked");
});

const REGIONS = Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 9));
const CAGES = [{ sum: 12, cells: [0, 1, 10] }];
const BLANKS = Array.from({ length: 81 }, () => looks(0));

test("regions and cages are asked about together, and said", async () => {
  const { photographs, now, answer, noted } = desk();
  const found = { ...FOUND, size: 9, cells: BLANKS, regions: REGIONS, cages: CAGES };
  await Promise.all([photographs.takePixels(PIXELS), answer(found)]);
  const signs = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((sign) => String(sign).repeat(9)).join("");
  const geometry = `9+regions:${signs}+killer:12:r1c1,r1c2,r2c2`;
  assert.deepEqual(noted[1], ["proofread", { geometry, cells: BLANKS }, "quick"]);
  assert.equal(now().asks, false);
  const board = { ...emptyBoard("9"), geometry };
  assert.deepEqual(
    wordsOf({ state: board, unique: true, rereads: [], doubtful: [], isUnclear: false }).map(({ key }) => key),
    ["photo.read", "photo.regions", "photo.cages"],
  );
});

test("cages that do not make a puzzle with one solution, or cannot hold, are not read", async () => {
  for (const proof of [{ unique: false }, null]) {
    const { photographs, now, board, answer } = desk({ proof });
    await Promise.all([photographs.takePixels(PIXELS), answer({ ...FOUND, size: 9, cells: BLANKS, cages: CAGES })]);
    assert.deepEqual([board().geometry, now().asks], ["9", true]);
  }
});

test("where the browser ends the reading, it is told and begun again, but only once", async () => {
  const ended = { open: async () => Promise.reject(new EndedError("")), end() {} };
  /** @type {any[]} */
  const readers = [ended, { open: async () => PIXELS, read: async () => null, end() {} }, ended, ended];
  const { photographs, now, noted } = desk({ start: async () => readers.shift() });
  await photographs.take(new File([], "a.png"));
  assert.deepEqual([now().phase, noted], ["corners", [{ key: "photo.ended" }]]);
  await photographs.take(new File([], "a.png"));
  assert.deepEqual(noted.slice(1), [{ key: "photo.ended" }, { key: "photo.ended-again" }]);
});

test("a photograph that is read too late changes nothing", async () => {
  const { photographs, act, now, answer, noted } = desk();
  const read = photographs.takePixels(PIXELS);
  act({ type: "load", puzzles: [emptyBoard("6")] });
  await Promise.all([read, answer(FOUND)]);
  assert.deepEqual([noted, now()], [[[true, null], "end"], null], "and is not proofread");
});

test("a picture is taken as large as it is, the longer side up to 1600, and let go of", async () => {
  /** @type {any[]} */
  const done = [];
  class OffscreenCanvas {
    constructor(/** @type {number} */ width, /** @type {number} */ height) {
      Object.assign(this, { width, height });
    }
    getContext = () => ({
      drawImage: (/** @type {any[]} */ ...[image, ...to]) => done.push(image.name, to),
      getImageData: (/** @type {number[]} */ ...cut) => ({ cut }),
    });
  }
  /** @param {number} width @param {number} height */
  const taken = async (width, height) => {
    const bitmap = { name: "bitmap", width, height, close: () => done.push("closed") };
    const createImageBitmap = async (/** @type {any} */ file, /** @type {any} */ { imageOrientation }) => {
      done.push(file, imageOrientation);
      return bitmap;
    };
    Object.assign(globalThis, { OffscreenCanvas, createImageBitmap });
    const { cut } = /** @type {any} */ (await pixelsOf(/** @type {any} */ ("file")));
    assert.deepEqual(done.splice(0), ["file", "from-image", "bitmap", cut, "closed"]);
    return cut;
  };
  assert.deepEqual(await taken(1600, 900), [0, 0, 1600, 900]);
  assert.deepEqual(await taken(400, 3200), [0, 0, 200, 1600]);
  assert.deepEqual(await taken(4000, 1), [0, 0, 1600, 1]);
});

test("a picture of an iPhone's kind is known by its head", async () => {
  const files = ["\0\0\0\x18ftypheic", "\0\0\0\x18ftypmif1", "\0\0\0\x18ftypavif", "GIF89a", ""].map(
    (head) => new Blob([head, "\0\0\0\0mif1heic"]),
  );
  assert.deepEqual(await Promise.all(files.map(isHeic)), [true, true, false, false, false]);
});

const PHOTO = new File(["\0\0\0\x18ftypavif"], "a.avif");
const PROOFREAD = ["proofread", { geometry: "1", cells: [[0, 1]] }, "quick"];

test("a photograph that is left while it is proofread changes nothing", async () => {
  const { photographs, now, board, answer, noted } = desk();
  const read = photographs.takePixels(PIXELS);
  await answer(FOUND);
  while (noted.length < 2) await null;
  photographs.leave();
  await read;
  assert.deepEqual([noted, now(), board()], [[[true, null], PROOFREAD, "end"], null, INITIAL.board]);
});

test("a picture is opened, read and proofread, and what was read it from ends", async () => {
  const { photographs, now, board, answer, noted } = desk();
  await Promise.all([photographs.take(PHOTO), answer(FOUND)]);
  assert.deepEqual(noted, [[true, null], PROOFREAD, "end"]);
  assert.equal(board().givens, GIVENS);
  const { phase, pixels, corners, flat, size, doubtful, words } = now();
  assert.deepEqual([phase, corners, size, doubtful, words.length], ["read", LEANING, 1, [3], 2]);
  assert.ok(pixels === PIXELS && flat === FOUND.flat);
});

test("it is read again from corners that were shown, which lie a little within where none were found", async () => {
  const { photographs, now, answer, noted } = desk();
  await Promise.all([photographs.takePixels(PIXELS), answer(null)]);
  const { words, corners } = now();
  assert.deepEqual(words, { key: "photo.none" });
  assert.deepEqual(
    corners.map((/** @type {any} */ { x, y }) => [x, y].map((part) => part.toFixed(2)).join(" ")),
    ["0.48 0.48", "3.52 0.48", "3.52 3.52", "0.48 3.52"],
  );
  await Promise.all([photographs.again(SQUARE), answer(FOUND)]);
  assert.deepEqual(noted, [[true, null], "end", [true, SQUARE], PROOFREAD, "end"]);
  photographs.showCorners();
  assert.deepEqual([now().words, now().corners], [{ key: "photo.drag" }, LEANING]);
});

for (const [head, key] of [
  ["\0\0\0\x18ftypheic", "photo.heic"],
  ["GIF89a", "photo.unreadable"],
])
  test(`a picture that this browser cannot open is refused: ${key}`, async () => {
    const { photographs, now, noted } = desk({ open: () => Promise.reject(new Error("no")) });
    await photographs.take(new File([head], "b"));
    assert.deepEqual([noted, now()], [[{ key, args: { name: "b" } }, "end"], null]);
  });

test("what is read is given up when another photograph comes, and when it is left", async () => {
  /** @type {AbortSignal[]} */
  const signals = [];
  const start = /** @type {any} */ ((/** @type {AbortSignal} */ signal) => new Promise(() => signals.push(signal)));
  const { photographs } = desk({ start });
  const given = () => signals.map(({ aborted }) => aborted);
  photographs.takePixels(PIXELS);
  photographs.takePixels(PIXELS);
  assert.deepEqual(given(), [true, false]);
  photographs.leave();
  assert.deepEqual(given(), [true, true]);
});

test("what fails is said, and what was read before comes back", async () => {
  for (const [reason, detail] of /** @type {[object, string][]} */ ([
    [new Error("gone"), "gone"],
    [{ detail: "a traceback", message: "bug" }, "a traceback"],
    [{}, ""],
  ])) {
    const { photographs, now, noted } = desk({ start: () => Promise.reject(reason) });
    await photographs.takePixels(PIXELS);
    assert.deepEqual([noted, now()], [[{ key: "task.failed", args: { detail } }], null]);
  }
});

test("what is left says nothing of what fails after", async () => {
  const { photographs, now, noted } = desk({ open: () => Promise.reject(new Error("no")) });
  const taken = photographs.take(PHOTO);
  photographs.leave();
  await taken;
  assert.deepEqual([noted, now()], [["end"], null]);
});
