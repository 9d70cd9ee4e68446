/**
 * One run of an algorithm, fetched from the engine page by page.
 *
 * The engine begins every page anew, so a page is as long as all before it, up to a limit: the pages together cost little
 * more than the run itself.
 *
 * @typedef {ReturnType<typeof createRun> & {rest?: () => void}} Run  `rest`: nobody sees it now, so it need not go on
 */
import { digitOf } from "../board/board.js";
import { LONGEST } from "./classroom.js";
import { createLog } from "./event-log.js";

const SHORTEST_PAGE = 2000;
const LONGEST_PAGE = 50_000;

/**
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
    /** Whether all events are known that ever will be. */
    complete: false,
    /** @type {import("./classroom.js").Refusal | null} */
    refused: null,
    /** Whether it ended before its end. */
    cut: false,
    /** Fetches one page more; calls meanwhile wait for the same page. */
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
