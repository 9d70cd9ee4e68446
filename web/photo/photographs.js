/**
 * Loading of photographs of puzzles. A worker reads each photograph, Python checks the digits, and the puzzle is put on
 * the board with its doubtful cells marked.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../contract/shapes.js").Proofread} Proofread
 * @typedef {import("./types.js").Photo} Photo
 * @typedef {import("./quad.js").Point} Point
 * @typedef {import("./reader.js").Reader} Reader
 */
import { boardOfText, symbolOf } from "../board/board.js";
import { geometry as geometryNamed } from "../board/geometry.js";
import { withUnknown } from "../board/geometry-name.js";
import { cellName, cellNames } from "../board/names.js";
import { faultWords } from "../ui/fault.js";
import { beforeThat, lastRead } from "./actions.js";
import { cornersOf } from "./corners.js";
import { isHeic } from "./pixels.js";
import { EndedError, startReader, withReader } from "./reader.js";

const IRREGULAR = "region"; // the name that f-puzzles uses for this rule
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
    const proof = found.irregular
      ? boardAsRead(cells)
      : await ask("proofread", { geometry: String(found.size), cells }, { signal, lane: "quick" });
    if (isOutdated(signal)) return;
    act({ type: "load", puzzles: [proof.state] });
    const { size, flat } = found;
    const shown = { pixels, corners: cornersOf(found.lattice), flat, size, doubtful: proof.doubtful };
    act({ type: "photo", photo: { phase: "read", words: wordsOf(proof), ...shown } });
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
 * Return the board of a jigsaw with the most likely digit in each cell. The rules of jigsaws are not supported, so
 * Python cannot check the digits.
 * @param {number[][]} cells @returns {Proofread}
 */
function boardAsRead(cells) {
  const digits = cells.map((cell) => cell.indexOf(Math.max(...cell)));
  const text = digits.map((digit) => (digit ? symbolOf(digit) : ".")).join("");
  const doubtful = [...cells.keys()].filter((cell) => Math.max(...cells[cell]) < LEAST_PROBABILITY);
  const board = /** @type {import("../board/board.js").BoardState} */ (boardOfText(text));
  return {
    state: { ...board, geometry: withUnknown(board.geometry, [IRREGULAR]) },
    unique: false,
    rereads: [],
    doubtful,
  };
}

/**
 * Return the messages about a photograph. They give the number of clues, the digits that were corrected because of the
 * rules, and the cells that the player should check.
 * @param {Proofread} proof @returns {Words[]}
 */
export function wordsOf({ state, unique, rereads, doubtful }) {
  const geometry = geometryNamed(state.geometry);
  const name = (/** @type {number} */ cell) => cellName(geometry, cell);
  const clues = [...state.givens].filter((digit) => digit !== ".").length;
  const again = rereads.map(({ cell, seen, read }) => ({
    key: !seen ? "photo.reread.was-blank" : read ? "photo.reread" : "photo.reread.blank",
    args: { cell: name(cell), seen, read },
  }));
  const look = doubtful.length ? [{ key: "photo.doubtful", args: { cells: cellNames(geometry, doubtful) } }] : [];
  const open = unique ? [] : [{ key: geometry.unknown.length ? "photo.irregular" : "photo.compare" }];
  return [{ key: "photo.read", args: { count: clues } }, ...again, ...look, ...open];
}
