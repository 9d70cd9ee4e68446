/**
 * Loading of photographs of puzzles. A worker reads each photograph, Python checks the digits, and the puzzle is put on
 * the board with its doubtful cells marked.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../contract/shapes.js").Proofread} Proofread
 * @typedef {Proofread & {isUnclear: boolean}} Proof  `isUnclear`: whether the puzzle seems to have rules that were not read
 * @typedef {import("./types.js").Photo} Photo
 * @typedef {import("./quad.js").Point} Point
 * @typedef {import("./reader.js").Reader} Reader
 */
import { boardOfText, symbolOf } from "../board/board.js";
import { geometry as geometryNamed } from "../board/geometry.js";
import { cellName, cellNames } from "../board/names.js";
import { faultWords } from "../ui/fault.js";
import { beforeThat, lastRead } from "./actions.js";
import { cornersOf } from "./corners.js";
import { isHeic } from "./pixels.js";
import { EndedError, startReader, withReader } from "./reader.js";

const LEAST_PROBABILITY = 0.9; // a cell is doubtful if its digit is less probable than this
const EDGE = 0.12; // the distance of the corners from the edge of the picture before the player drags them

/** @param {{ask: import("../verdict/service.js").Ask, getState: () => State, act: (action: Action) => void, start?: typeof startReader}} wiring */
export function createPhotographs({ ask, getState, act, start = startReader }) {
  let reading = new AbortController();

  const begin = () => {
    reading.abort();
    reading = new AbortController();
    act({ type: "photo", photo: { phase: "reading", before: lastRead(getState().photo) } });
    return reading.signal;
  };
  const leave = () => {
    reading.abort();
    act({ type: "photo", photo: beforeThat(getState().photo) });
  };
  /**
   * Return whether the result of reading a photograph is no longer wanted: reading was cancelled, or another puzzle has
   * been put on the board since.
   * @param {AbortSignal} signal
   */
  const isOutdated = (signal) => signal.aborted || getState().photo?.phase !== "reading";
  /** Stop reading the photograph, and show what went wrong. @param {AbortSignal} signal @param {Words} words */
  const refuse = (signal, words) => {
    if (isOutdated(signal)) return;
    leave();
    act({ type: "notice", words });
  };

  /** @param {(reader: Reader, signal: AbortSignal) => Promise<void>} work */
  const reads = async (work) => {
    const signal = begin();
    const onEnded = () => act({ type: "notice", words: { key: "photo.ended" } });
    try {
      await withReader(signal, (reader) => work(reader, signal), onEnded, start);
    } catch (/** @type {any} */ error) {
      refuse(signal, error instanceof EndedError ? { key: "photo.ended-again" } : faultWords(error));
    }
  };

  /** @param {Reader} reader @param {AbortSignal} signal @param {ImageData} pixels @param {Point[] | null} corners */
  const read = async (reader, signal, pixels, corners) => {
    const found = await reader.read(pixels, corners);
    if (isOutdated(signal)) return;
    if (!found) return askCorners({ key: "photo.none" }, pixels, startCorners(pixels));
    const cells = found.cells.map((cell) => [...cell]);
    const proof = await proofOf(found, cells, signal);
    if (isOutdated(signal)) return;
    act({ type: "load", puzzles: [proof.state] });
    const { size, flat } = found;
    const { doubtful, unique } = proof;
    const shown = { pixels, corners: cornersOf(found.lattice), flat, size, doubtful, asks: !unique };
    act({ type: "photo", photo: { phase: "read", words: wordsOf(proof), ...shown } });
  };

  /**
   * Return the puzzle that was read. Cages count only if the puzzle with them has exactly one solution. Where the rules are
   * not clear, the digits are those that were seen, because other rules would correct them wrongly.
   * @param {import("./read.js").Reading} found @param {number[][]} cells @param {AbortSignal} signal
   * @returns {Promise<Proof>}
   */
  const proofOf = async (found, cells, signal) => {
    if (found.isUnclear) return boardAsRead(cells);
    const params = { geometry: geometryOf(found), cells };
    const asked = ask("proofread", params, { signal, lane: "quick" });
    if (!found.cages) return { ...(await asked), isUnclear: false };
    const proof = await asked.catch((failure) => {
      if (!failure.error) throw failure;
    });
    return proof?.unique ? { ...proof, isUnclear: false } : boardAsRead(cells);
  };

  /** @param {Words} words @param {ImageData} pixels @param {Point[]} corners */
  const askCorners = (words, pixels, corners) =>
    act({ type: "photo", photo: { phase: "corners", words, pixels, corners, before: lastRead(getState().photo) } });

  /** @param {File} file */
  const take = (file) =>
    reads(async (reader, signal) => {
      const pixels = await reader.open(file).catch((error) => {
        if (error instanceof EndedError) throw error;
      });
      if (pixels) return read(reader, signal, pixels, null);
      const key = (await isHeic(file).catch(() => false)) ? "photo.heic" : "photo.unreadable";
      refuse(signal, { key, args: { name: file.name } });
    });

  /** @param {ImageData} pixels */
  const takePixels = (pixels) => reads((reader, signal) => read(reader, signal, pixels, null));

  /** @param {Point[]} corners */
  const again = async (corners) => {
    const { photo } = getState();
    if (photo && photo.phase !== "reading")
      await reads((reader, signal) => read(reader, signal, photo.pixels, corners));
  };

  const showCorners = () => {
    const { photo } = getState();
    if (photo?.phase === "read") askCorners({ key: "photo.drag" }, photo.pixels, photo.corners);
  };

  return { take, takePixels, again, showCorners, leave };
}

/** @param {ImageData} pixels @returns {Point[]} */
function startCorners({ width, height }) {
  const [left, top, right, bottom] = [EDGE * width, EDGE * height, (1 - EDGE) * width, (1 - EDGE) * height];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/**
 * Return the name of the geometry of a puzzle that was read.
 * @param {import("./read.js").Reading} found
 */
function geometryOf({ size, regions, cages }) {
  const cellsOf = (/** @type {number[]} */ cells) =>
    cells.map((cell) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`).join(",");
  const rules = [
    ...(regions ? [`regions:${regions.map((region) => symbolOf(region + 1)).join("")}`] : []),
    ...(cages ?? []).map(({ sum, cells }) => `killer:${sum}:${cellsOf(cells)}`),
  ];
  return [size, ...rules].join("+");
}

/**
 * Return the board with the most likely digit in each cell, and without its rules.
 * @param {number[][]} cells @returns {Proof}
 */
function boardAsRead(cells) {
  const digits = cells.map((cell) => cell.indexOf(Math.max(...cell)));
  const text = digits.map((digit) => (digit ? symbolOf(digit) : ".")).join("");
  const doubtful = [...cells.keys()].filter((cell) => Math.max(...cells[cell]) < LEAST_PROBABILITY);
  const state = /** @type {import("../board/board.js").BoardState} */ (boardOfText(text));
  return { state, unique: false, rereads: [], doubtful, isUnclear: true };
}

/**
 * Return the messages about a photograph. They give the number of clues and cages, the digits that were corrected because
 * of the rules, and the cells that the player should check.
 * @param {Proof} proof @returns {Words[]}
 */
export function wordsOf({ state, unique, rereads, doubtful, isUnclear }) {
  const geometry = geometryNamed(state.geometry);
  const name = (/** @type {number} */ cell) => cellName(geometry, cell);
  const clues = [...state.givens].filter((digit) => digit !== ".").length;
  const cages = state.geometry.split("+killer:").length - 1;
  const rules = [
    ...(geometry.regions ? [{ key: "photo.regions" }] : []),
    ...(cages ? [{ key: "photo.cages", args: { count: cages } }] : []),
  ];
  const again = rereads.map(({ cell, seen, read }) => ({
    key: !seen ? "photo.reread.was-blank" : read ? "photo.reread" : "photo.reread.blank",
    args: { cell: name(cell), seen, read },
  }));
  const look = doubtful.length ? [{ key: "photo.doubtful", args: { cells: cellNames(geometry, doubtful) } }] : [];
  const open = unique ? [] : [{ key: isUnclear ? "photo.unclear" : "photo.compare" }];
  return [{ key: "photo.read", args: { count: clues } }, ...rules, ...again, ...look, ...open];
}
