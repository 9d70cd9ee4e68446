/**
 * The fields of the state about making puzzles, and their changes; the commands that make puzzles.
 *
 * @typedef {import("./types.js").MakeChanges} MakeChanges
 */

import { dateWords } from "../board/times.js";
import { dateOf } from "./days.js";
import { FIRST_WISH, wishFrom, withChoice } from "./options.js";
import { FIRST_STOCK, stockFrom } from "./prefetch.js";

/** For how many new puzzles with rules the state says how their rules are drawn. */
const DRAWN = 40;

/** @type {import("../app/types.js").Changes<MakeChanges>} */
const MAKE_CHANGES = {
  wish: (state, { choice }) => ({ ...state, wish: withChoice(state.wish, choice, state.techniques), made: null }),
  making: (state, { making, made }) => ({ ...state, making, made }),
  techniques: (state, { techniques }) => ({ ...state, techniques }),
  stock: (state, { stock }) => ({ ...state, stock }),
  ruled: (state, { geometry, rules }) => ({
    ...state,
    ruled: [...state.ruled.slice(1 - DRAWN), /** @type {[string, typeof rules]} */ ([geometry, rules])],
  }),
};

/** @type {import("../app/types.js").RoomState<import("./types.js").MakePart, MakeChanges>} */
export const MAKE_STATE = {
  first: { wish: FIRST_WISH, making: null, made: null, techniques: [], stock: FIRST_STOCK, ruled: [] },
  changes: MAKE_CHANGES,
  saves: [
    {
      record: "settings",
      restore: ({ wish }) => ({ wish: wishFrom(wish) }),
      save: ({ wish }) => ({ wish }),
      parts: ({ wish }) => [wish],
    },
    {
      record: "stock",
      restore: (stock) => ({ stock: stockFrom(stock) }),
      save: ({ stock }) => stock,
      parts: ({ stock }) => [stock],
    },
  ],
};

/** @param {ReturnType<typeof import("./generator.js").createGenerator>} generator @returns {import("../app/types.js").Handlers<import("./types.js").MakeCommands>} */
export const makeCommands = (generator) => ({
  make: ({ what }) => ({ one: generator.one, batch: generator.batch, class: generator.classSet })[what](),
  "make-grade": ({ grade }) => generator.ofGrade(grade),
  "make-day": ({ day }) => generator.ofDay(day, dateWords(dateOf(day))),
  "make-id": ({ id }) => generator.ofId(id),
  "make-cancel": () => generator.cancel(),
  "make-on": () => generator.goOn(),
  "make-nearest": () => generator.takeNearest(),
  "techniques?": () => generator.techniques(),
});
