/**
 * The start of the services of all rooms.
 *
 * @typedef {import("./types.js").Page} Page
 * @typedef {import("./types.js").Started<import("./types.js").AllCommands>} Started
 */
import { unfinishedOf } from "../puzzles/rated.js";
import { createRatings } from "../verdict/rating.js";
import { SLICES } from "./slices.js";
import { createTaskRunner } from "./task-runner.js";

/** @typedef {Omit<Page, "askPool" | "rate" | "ratePool" | "tasks">} Given */

/**
 * Return the functions and values that all rooms of the page (such as board or print) get when they start.
 * @param {Given} given @returns {Page}
 */
function pageOf(given) {
  const { ask, pool, width, getState, act, trayLoaded } = given;
  /** @type {Parameters<typeof createRatings>[1]} */
  const reached = {
    recall: async (puzzle) => {
      await trayLoaded;
      return unfinishedOf(getState().tray, puzzle);
    },
    keep: (puzzle, part) => act({ type: "tray-reached", puzzle, reached: part }),
  };
  /** @type {Page["ask"]} */
  const askPool = (method, params, options) => pool().ask(method, params, { ...options, lane: "quick" });
  return {
    ...{ ...given, askPool },
    rate: createRatings(ask, reached, width > 1 ? pool : null),
    ratePool: createRatings(askPool, reached, pool),
    tasks: createTaskRunner({ ask, getState, act }),
  };
}

/**
 * Start the rooms of the page, such as board or print. Return the commands and other functions that they offer.
 * @param {Given} given
 */
export function startRooms(given) {
  const page = pageOf(given);
  const started = SLICES.flatMap(({ start }) => (start ? [/** @type {Started} */ (start(page))] : []));
  return {
    /** @type {Started["commands"]} */
    commands: Object.assign({}, ...started.map(({ commands }) => commands)),
    /** @type {NonNullable<Started["followers"]>} */
    followers: Object.assign({}, ...started.map(({ followers }) => followers)),
    begin() {
      for (const { begin } of started) begin?.();
    },
    spoken() {
      for (const { spoken } of started) spoken?.();
    },
  };
}
