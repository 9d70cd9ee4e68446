/**
 * The known events of one run, and the board after any of them. Each event is six small numbers in a flat array. After
 * every SPACING events, the board and the counters are saved. To show the board after any event, at most SPACING events
 * have to be replayed from a saved board.
 * @typedef {"try" | "conflict" | "place" | "undo" | "solution"} Kind
 * @typedef {{kind: Kind, cell: number, digit: number, other: number, depth: number, line: number}} Event
 * @typedef {{tries: number, conflicts: number, places: number, backtracks: number, solutions: number, depth: number}}
 *   Counters
 * @typedef {{values: Uint8Array, counters: Counters}} Moment
 * @typedef {ReturnType<typeof createLog>} Log
 */

/** The types of events, in the order of their numbers in Python. @type {Kind[]} */
export const KINDS = ["try", "conflict", "place", "undo", "solution"];

const [PLACE, UNDO, SOLUTION] = ["place", "undo", "solution"].map((kind) => KINDS.indexOf(/** @type {Kind} */ (kind)));
/** The names of the counters, in the order of the event types that increase them. */
const COUNTERS = /** @type {const} */ (["tries", "conflicts", "places", "backtracks", "solutions"]);

const FIELDS = 6;
const SPACING = 1024;
/** @type {Counters} */
const NOTHING = { tries: 0, conflicts: 0, places: 0, backtracks: 0, solutions: 0, depth: 0 };

/**
 * Create an empty log for the events of an algorithm's run.
 * @param {number[]} givens of the board that the run begins with, 0 for a blank
 */
export function createLog(givens) {
  let events = new Int16Array(FIELDS * SPACING);
  let size = 0;
  /** The number of events up to the last solution, including it. It is 0 if there is no solution. */
  let solved = 0;
  /**
   * The boards and counters saved at intervals, to return to earlier moments quickly. Item i is the moment before event
   * i * SPACING.
   * @type {Moment[]}
   */
  const kept = [];
  /** The board and the counters after the last event. @type {Moment} */
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

    /** @param {number[][]} items  some events, as sent by Python */
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

    /**
     * Return some events, from index `start` on, in the form that Python uses.
     * @param {number} start @param {number} limit @returns {number[][]}
     */
    items(start, limit) {
      const count = Math.max(Math.min(limit, size - start), 0);
      const fields = (/** @type {number} */ at) => [...events.subarray(at * FIELDS, (at + 1) * FIELDS)];
      return Array.from({ length: count }, (_, at) => fields(start + at));
    },

    /** Return the board and the counters after a given number of events. @param {number} position @returns {Moment} */
    momentAt(position) {
      if (position === size) return copy(last);
      const start = Math.floor(position / SPACING);
      const moment = copy(kept[start]);
      for (let index = start * SPACING; index < position; index += 1) happen(moment, events, index * FIELDS);
      return moment;
    },

    /**
     * Return the position just after the next event of a type, as a number of events. Return -1 if no such event is
     * known.
     * @param {Kind} kind @param {number} position
     */
    after(kind, position) {
      const wanted = KINDS.indexOf(kind);
      for (let index = position; index < size; index += 1) if (events[index * FIELDS] === wanted) return index + 1;
      return -1;
    },

    /**
     * Return the depth of the search after each of some evenly spaced events.
     * @param {number} places
     * @returns {number[]}
     */
    depths(places) {
      const count = Math.min(places, size);
      const at = (/** @type {number} */ place) => Math.floor(((place + 1) * size) / count) - 1;
      return Array.from({ length: count }, (_, place) => events[at(place) * FIELDS + 4]);
    },
  };
}

/** @param {Moment} moment @returns {Moment} */
const copy = ({ values, counters }) => ({ values: values.slice(), counters: { ...counters } });

/**
 * Apply an event to a board and its counters. The numbers of the event are read directly from the array, because there
 * are many events.
 * @param {Moment} moment @param {Int16Array} events @param {number} start
 */
function happen({ values, counters }, events, start) {
  const kind = events[start];
  const digit = events[start + 2];
  if (kind === PLACE) values[events[start + 1]] = digit;
  if (kind === UNDO) values[events[start + 1]] = 0;
  if (kind !== PLACE || digit > 0) counters[COUNTERS[kind]] += 1;
  if (events[start + 4] > counters.depth) counters.depth = events[start + 4];
}
