/**
 * Everything that My puzzles bring to the page.
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 */
import { PUZZLES_STATE, puzzlesCommands } from "./actions.js";
import { hasColumn } from "./column.js";
import { createTrayFiles } from "./files.js";
import { leftBehind } from "./keep-left.js";
import { createPlayKeeper } from "./keep-played.js";
import { createTypedKeeper } from "./keep-typed.js";
import { createRater } from "./rater.js";
import { createSieve } from "./sieve.js";
import { createTray } from "./view.js";
import { createWorkOut } from "./work-out.js";

/** @type {import("../app/types.js").Slice<import("./types.js").PuzzlesCommands>} */
export const PUZZLES = {
  state: PUZZLES_STATE,
  views: { tray: { create: createTray, place: "tray" } },
  start({ ask, askPool, rate, ratePool, width, getState, act, watch }) {
    /** Add puzzles to My puzzles. @type {Parameters<typeof createSieve>[0]["keep"]} */
    const add = (puzzles, source, { told = [], drafts = [] }) => {
      const newcomers = puzzles.map((state, at) => ({ state, source, ...told[at] }));
      act({ type: "tray-add", newcomers, now: Date.now(), drafts });
    };
    const sieve = createSieve({ ask, keep: add });
    /** Add the puzzles that have exactly one solution, once Python has checked them. @type {typeof add} */
    const addProper = (puzzles, source, about) => {
      sieve.take(puzzles, source, about);
      sieve.update(getState());
    };
    const keeper = createTypedKeeper({
      keep: (board, drafts) => add([board], "board", { drafts }),
      ask: (board, drafts) => addProper([board], "board", { drafts }),
    });
    const played = createPlayKeeper({ getState, act });
    const rater = createRater({ rate, getState, act });
    const workOut = createWorkOut({ ask: askPool, rate: ratePool, width, getState, act });

    watch(
      ({ board, mode, judgement }) => [board, mode, judgement],
      (state, before) => keeper.update(before, state),
    );
    watch(
      ({ board, clock, mode, settings, place, jointRead }) => [board, clock, mode, settings, place, jointRead],
      (state, before) => played.update(before, state),
    );
    watch(
      ({ engine, making, task, tray, judgement, board }) => [engine, making, task, tray, judgement, board],
      rater.update,
    );
    watch(
      ({ board }) => [board],
      (state, before) => {
        const left = leftBehind(before, state, Date.now());
        if (left) act({ type: "tray-add", newcomers: [left], now: Date.now() });
      },
    );
    watch(({ tray, engine, making }) => [tray, engine, making], workOut.update);
    watch(({ engine }) => [engine], sieve.update);
    return {
      commands: puzzlesCommands(createTrayFiles({ getState, act }), {
        ...{ getState, act },
        keepBoard: () => add([getState().board], "board", {}),
      }),
      followers: {
        load: ({ puzzles, kept, told }) => kept || addProper(puzzles, "text", { told }),
        place: () => getState().puzzlesOpen && !hasColumn() && act({ type: "puzzles", open: false }),
        correct: () => addProper([getState().board], "board", {}),
      },
      begin: () => played.update(getState(), getState()),
    };
  },
};
