/**
 * One run of an algorithm, whose events are loaded from the solver page by page. For every page, the solver repeats the
 * run from the beginning. Therefore each page is as long as all earlier pages together, up to a limit. All pages
 * together then take little longer than the run itself.
 * @typedef {ReturnType<typeof createRun> & {rest?: () => void}} Run  `rest`: pauses the run while it is not visible
 */
import { digitOf } from "../board/board.js";
import { LONGEST } from "./classroom.js";
import { createLog } from "./event-log.js";

const SHORTEST_PAGE = 2000;
const LONGEST_PAGE = 50_000;

/**
 * Create a run of an algorithm on a puzzle.
 * @param {import("../verdict/service.js").Ask} ask
 * @param {{slug: string, seed: string, holes: number, state: import("../board/board.js").BoardState | null}} subject
 * @param {string} givens of the board that the run begins with
 */
export function createRun(ask, subject, givens) {
  const log = createLog([...givens].map(digitOf));
  const life = new AbortController();
  /** @type {Promise<void> | null} */
  let fetching = null;

  const fetchPage = async () => {
    const limit = Math.min(Math.max(log.size, SHORTEST_PAGE), LONGEST_PAGE, LONGEST - log.size);
    const page = await ask("events", { ...subject, from: log.size, limit }, { signal: life.signal, lane: "long" });
    log.append(page.items);
    run.complete = page.next === null || log.size >= LONGEST;
    run.refused = page.refused;
  };

  const run = {
    log,
    givens,
    /** True if all events of the run are known. */
    complete: false,
    /** @type {import("./classroom.js").Refusal | null} */
    refused: null,
    /** True if the run was stopped before its end. */
    cut: false,
    /** Load the next page of events. A call during loading waits for the same page. */
    more() {
      fetching ??= fetchPage().finally(() => {
        fetching = null;
      });
      return fetching;
    },
    end: () => life.abort(),
  };
  return run;
}
