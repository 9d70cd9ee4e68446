/**
 * The events of one run of an algorithm, as far as they are known, and the board as it was after any of them.
 *
 * Six small numbers an event, kept in flat arrays; every now and then the whole board and the counters are kept too, so
 * that any place in half a million events is reached by playing no more than SPACING of them.
 *
 * @typedef {"try" | "conflict" | "place" | "undo" | "solution"} Kind
 * @typedef {{kind: Kind, cell: number, digit: number, other: number, depth: number, line: number}} Event
 * @typedef {{tries: number, conflicts: number, places: number, backtracks: number, solutions: number, depth: number}} Counters
 * @typedef {{values: Uint8Array, counters: Counters}} Moment
 * @typedef {ReturnType<typeof createLog>} Log
 */

/** As Python numbers them. @type {Kind[]} */
export const KINDS = ["try", "conflict", "place", "undo", "solution"];

const [PLACE, UNDO, SOLUTION] = ["place", "undo", "solution"].map((kind) => KINDS.indexOf(/** @type {Kind} */ (kind)));
/** What each kind adds to. */
const COUNTERS = /** @type {const} */ (["tries", "conflicts", "places", "backtracks", "solutions"]);

const FIELDS = 6;
const SPACING = 1024;
/** @type {Counters} */
const NOTHING = { tries: 0, conflicts: 0, places: 0, backtracks: 0, solutions: 0, depth: 0 };

/** @param {number[]} givens of the board that the run begins with, 0 for a blank */
export function createLog(givens) {
  let events = new Int16Array(FIELDS * SPACING);
  let size = 0;
  /** How many events lead up to and include the last solution, 0 without one. */
  let solved = 0;
  /** The moment before event i * SPACING. @type {Moment[]} */
  const kept = [];
  /** The moment after the last event. @type {Moment} */
  const last = { values: Uint8Array.from(givens), counters: { ...NOTHING } };

  /** @param {number} wanted */
  const makeRoom = (wanted) => {
    if (wanted * FIELDS <= events.length) return;
    const larger = new Int16Array(Math.max(wanted * FIELDS, events.length * 2));
    larger.set(events);
    events = larger;
  };

  /** @param {number} index @returns {Event} */
  const eventAt = (index) => {
    const [kind, cell, digit, other, depth, line] = events.subarray(index * FIELDS, (index + 1) * FIELDS);
    return { kind: KINDS[kind], cell, digit, other, depth, line };
  };

  return {
    get size() {
      return size;
    },
    get solved() {
      return solved;
    },
    eventAt,

    /** @param {number[][]} items a page of events, as Python sends them */
    append(items) {
      makeRoom(size + items.length);
      for (const item of items) {
        if (size % SPACING === 0) kept.push(copy(last));
        events.set(item, size * FIELDS);
        happen(last, events, size * FIELDS);
        size += 1;
        if (item[0] === SOLUTION) solved = size;
      }
    },

    /** Some of them, as Python sends them. @param {number} start @param {number} limit @returns {number[][]} */
    items(start, limit) {
      const count = Math.max(Math.min(limit, size - start), 0);
      const fields = (/** @type {number} */ at) => [...events.subarray(at * FIELDS, (at + 1) * FIELDS)];
      return Array.from({ length: count }, (_, at) => fields(start + at));
    },

    /** The board and the counters after the first `position` events. @param {number} position @returns {Moment} */
    momentAt(position) {
      if (position === size) return copy(last);
      const start = Math.floor(position / SPACING);
      const moment = copy(kept[start]);
      for (let index = start * SPACING; index < position; index += 1) happen(moment, events, index * FIELDS);
      return moment;
    },

    /** How many events lead up to and include the next one of this kind; -1 if none is known. @param {Kind} kind @param {number} position */
    after(kind, position) {
      const wanted = KINDS.indexOf(kind);
      for (let index = position; index < size; index += 1) if (events[index * FIELDS] === wanted) return index + 1;
      return -1;
    },

    /** The depth at so many places, evenly spread over what is known. @param {number} places @returns {number[]} */
    depths(places) {
      const count = Math.min(places, size);
      const at = (/** @type {number} */ place) => Math.floor(((place + 1) * size) / count) - 1;
      return Array.from({ length: count }, (_, place) => events[at(place) * FIELDS + 4]);
    },
  };
}

/** @param {Moment} moment @returns {Moment} */
const copy = ({ values, counters }) => ({ values: values.slice(), counters: { ...counters } });

/** What the event that begins at `start` does to a moment; read from the array itself, since there are so many. @param {Moment} moment @param {Int16Array} events @param {number} start */
function happen({ values, counters }, events, start) {
  const kind = events[start];
  const digit = events[start + 2];
  if (kind === PLACE) values[events[start + 1]] = digit;
  if (kind === UNDO) values[events[start + 1]] = 0;
  if (kind !== PLACE || digit > 0) counters[COUNTERS[kind]] += 1;
  if (events[start + 4] > counters.depth) counters.depth = events[start + 4];
}
