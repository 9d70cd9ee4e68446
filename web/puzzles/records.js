/**
 * What is stored of the tray, in the browser's database or in an exported file: other versions of the page and other
 * programs may have written there, so only what has the right form is read.
 *
 * @typedef {import("./model.js").Item} Item
 * @typedef {import("./model.js").Newcomer} Newcomer
 */

import { GRADES } from "../make/options.js";
import { isBoard, isRecord } from "../storage/schema.js";

/** A name is no longer. */
export const NAME_LENGTH = 60;

/** Ids are typed by hand; nothing longer is one. */
const ID_LENGTH = 200;

const SOURCES = /** @type {const} */ (["board", "text", "made", "file"]);

/** What is known of a puzzle besides its board. @param {any} stored @returns {Omit<Newcomer, "state" | "source">} */
export const factsOf = ({ state, name, solution, grade, er, beyond, id }) => ({
  ...(typeof name === "string" && { name: name.slice(0, NAME_LENGTH) }),
  ...(isBoard({ ...state, values: solution, notes: null }) && { solution }),
  ...((grade === null || GRADES.includes(grade)) && { grade, er: Number.isFinite(er) ? er : null }),
  ...(typeof beyond === "boolean" && { beyond }),
  ...(typeof id === "string" && id.length <= ID_LENGTH && { id }),
});

/** The puzzle of a record; null where none can be read in it. @param {any} record @returns {Item | null} */
export function itemOf(record) {
  if (!isRecord(record) || typeof record.key !== "string" || !isBoard(record.state)) return null;
  const { key, state, order, created, source } = record;
  return {
    name: "",
    ...factsOf(record),
    key,
    state,
    order: Number.isFinite(order) ? order : 0,
    created: typeof created === "string" ? created : "",
    source: SOURCES.find((known) => known === source) ?? "file",
  };
}

/** @param {unknown[]} records @returns {Item[]} */
export const itemsOf = (records) => records.flatMap((record) => itemOf(record) ?? []);
