/** Commands for making puzzles. */
import { dateWords } from "../board/times.js";
import { dateOf } from "./days.js";

/** @param {ReturnType<typeof import("./generator.js").createGenerator>} generator @returns {import("../app/actions.js").Handlers<import("./actions.js").MakeCommands>} */
export const makeCommands = (generator) => ({
  make: ({ what }) => ({ one: generator.one, batch: generator.batch, class: generator.classSet })[what](),
  "make-day": ({ day }) => generator.ofDay(day, dateWords(dateOf(day))),
  "make-cancel": () => generator.cancel(),
  "make-nearest": () => generator.takeNearest(),
  "techniques?": () => generator.techniques(),
});
