/**
 * Photographs of puzzles: read in a worker, proofread by Python, put on the board with what was doubtful.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../contract/shapes.js").Proofread} Proofread
 * @typedef {import("./actions.js").Photo} Photo
 * @typedef {import("./quad.js").Point} Point
 */
import { geometry as geometryNamed } from "../board/geometry.js";
import { cellName, cellNames } from "../board/names.js";
import { cornersOf } from "./corners.js";
import { pixelsOf } from "./pixels.js";
import { readInWorker } from "./reader.js";

const EDGE = 0.12; // of the picture, where the corners are before they are dragged

/** @param {{ask: import("../verdict/service.js").Ask, getState: () => State, act: (action: Action) => void}} wiring */
export function createPhotographs({ ask, getState, act }) {
  let reading = new AbortController();

  const begin = () => {
    reading.abort();
    reading = new AbortController();
    act({ type: "photo", photo: { phase: "reading" } });
    return reading.signal;
  };
  const leave = () => {
    reading.abort();
    act({ type: "photo", photo: null });
  };
  /** What goes wrong is said, unless nobody waits for it any more. @param {AbortSignal} signal @param {Words} words */
  const refuse = (signal, words) => {
    if (signal.aborted) return;
    act({ type: "photo", photo: null });
    act({ type: "notice", words });
  };

  /** @param {ImageData} pixels @param {Point[] | null} corners @param {AbortSignal} signal */
  const read = async (pixels, corners, signal) => {
    const found = await readInWorker(pixels, corners, signal);
    if (!found) {
      const words = { key: "photo.none" };
      return act({ type: "photo", photo: { phase: "corners", words, pixels, corners: startCorners(pixels) } });
    }
    const cells = found.cells.map((cell) => [...cell]);
    const proof = await ask("proofread", { geometry: String(found.size), cells }, { signal, lane: "quick" });
    if (signal.aborted) return;
    act({ type: "load", puzzles: [proof.state] });
    const { size, flat } = found;
    const shown = { pixels, corners: cornersOf(found.lattice), flat, size, doubtful: proof.doubtful };
    act({ type: "photo", photo: { phase: "read", words: wordsOf(proof), ...shown } });
  };

  /** @param {File} file */
  const take = async (file) => {
    const signal = begin();
    const pixels = await pixelsOf(file).catch(() => null);
    if (!pixels) return refuse(signal, { key: "photo.unreadable", args: { name: file.name } });
    if (!signal.aborted) await read(pixels, null, signal).catch(failed(signal));
  };

  /** @param {ImageData} pixels */
  const takePixels = async (pixels) => {
    const signal = begin();
    await read(pixels, null, signal).catch(failed(signal));
  };

  /** @param {Point[]} corners */
  const again = async (corners) => {
    const { photo } = getState();
    if (!photo || photo.phase === "reading") return;
    const signal = begin();
    await read(photo.pixels, corners, signal).catch(failed(signal));
  };

  const showCorners = () => {
    const { photo } = getState();
    if (photo?.phase !== "read") return;
    const { pixels, corners } = photo;
    act({ type: "photo", photo: { phase: "corners", words: { key: "photo.drag" }, pixels, corners } });
  };

  /** @param {AbortSignal} signal @returns {(error: any) => void} */
  const failed = (signal) => (error) =>
    refuse(signal, { key: "task.failed", args: { detail: error.detail ?? error.message ?? "" } });

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

/** What was read, what was corrected by the rules, and what to look at. @param {Proofread} proof @returns {Words[]} */
export function wordsOf({ state, unique, rereads, doubtful }) {
  const geometry = geometryNamed(state.geometry);
  const name = (/** @type {number} */ cell) => cellName(geometry, cell);
  const clues = [...state.givens].filter((digit) => digit !== ".").length;
  const again = rereads.map(({ cell, seen, read }) => ({
    key: !seen ? "photo.reread.was-blank" : read ? "photo.reread" : "photo.reread.blank",
    args: { cell: name(cell), seen, read },
  }));
  const look = doubtful.length ? [{ key: "photo.doubtful", args: { cells: cellNames(geometry, doubtful) } }] : [];
  const open = unique ? [] : [{ key: "photo.compare" }];
  return [{ key: "photo.read", args: { count: clues } }, ...again, ...look, ...open];
}
