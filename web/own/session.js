/**
 * The session of a program in the editor. It turns the messages of the runner into the state that the editor shows, and
 * into a run that the classroom can play.
 * @typedef {import("../contract/shapes.js").Program} Program
 * @typedef {{line: number, name: string, text: string}} Frame
 * @typedef {{code: string, args?: Record<string, unknown>, name?: string, text?: string, line?: number | null, column?: number | null}} Fault
 * @typedef {{code: string, args?: Record<string, unknown>}} Result
 * @typedef {{tries?: number, places?: number, backtracks?: number}} Counters
 * @typedef {{phase: "idle" | "loading" | "running" | "stopped" | "ended" | "failed", lists: string[], kind: string, watch: string,
 *   printed: string, counters: Counters, seconds: number, result: Result | null, solved: boolean, right: boolean |
 *   null,
 *   error: Fault | null, trace: Frame[]}} Session  `watch`: the name of the list that the board shows, "" for the
 *   default
 * @typedef {{type: string, [more: string]: any}} Message
 * @typedef {{run: (request: {code: string, puzzle: string, watch?: string, seconds?: number}, onMessage: (message: Message) => void) => void, stop: () => void,
 *   warm: () => void, close: () => void}} Runner
 */
import { createOwnRun } from "./run.js";

/** @type {Session} */
export const NO_SESSION = {
  ...{ phase: "idle", lists: [], kind: "", watch: "", printed: "", counters: {}, seconds: 0 },
  ...{ result: null, solved: false, right: null, error: null, trace: [] },
};

/**
 * The greatest number of characters of printed text that are stored. Of a longer text, the last characters are stored.
 */
export const PRINTED = 50_000;

/** Return whether a program is running. @param {Session} session */
export const isRunning = ({ phase }) => phase === "loading" || phase === "running";

/**
 * Return the session of a program's run after a message from its worker.
 * @param {Session} session
 * @param {Message} message
 * @param {number} seconds  the time since the start of the run
 * @returns {Session}
 */
export function afterMessage(session, message, seconds) {
  const now = { ...session, seconds };
  const { counters = session.counters } = message;
  switch (message.type) {
    case "loading":
      return { ...now, phase: "loading" };
    case "started":
      return { ...now, phase: "running", kind: message.kind, lists: message.lists };
    case "print":
      return { ...now, phase: "running", printed: (session.printed + message.text).slice(-PRINTED) };
    case "events":
      return { ...now, counters };
    case "end":
      return {
        ...{ ...now, phase: "ended", counters },
        ...{ result: message.result, solved: message.solved, right: message.right },
      };
    case "error":
      return { ...now, phase: "failed", counters, error: message.error, trace: message.trace };
    default:
      return { ...now, phase: "stopped" };
  }
}

/** @param {{runner: Runner, onAction: (action: import("../app/state.js").Action) => void, onChange: (session: Session) => void, clock?: () => number}} wiring */
export function createSession({ runner, onAction, onChange, clock = () => performance.now() }) {
  let session = NO_SESSION;
  /** @type {import("./run.js").OwnRun | null} */
  let run = null;

  /** @param {Session} next */
  const setSession = (next) => {
    session = next;
    onChange(session);
  };

  /** Stop the run. The events up to now can still be watched. */
  const stop = () => {
    if (!isRunning(session)) return;
    runner.stop();
    run?.finish({ cut: true });
    setSession({ ...session, phase: "stopped" });
  };

  /** @param {string} code @param {string} puzzle @param {string} [watch] */
  const start = (code, puzzle, watch = "") => {
    const mine = createOwnRun(puzzle, () => mine === run && stop());
    run = null;
    runner.stop();
    setSession({ ...NO_SESSION, phase: "loading", watch });
    let began = clock();
    /** @param {Message} message */
    const onMessage = (message) => {
      if (run !== mine || !isRunning(session)) return;
      if (message.type === "started") began = clock();
      if (message.type === "events") mine.take(message.items);
      setSession(afterMessage(session, message, (clock() - began) / 1000));
      if (isRunning(session)) return;
      mine.finish({ solved: session.solved, cut: session.phase !== "ended" });
      onAction({ type: "classroom", classroom: { ran: session.counters.tries ?? null } });
      if (!mine.log.size) onAction({ type: "class", command: "leave" });
    };
    onAction({ type: "class", command: "watch", run: mine });
    run = mine;
    runner.run({ code, puzzle, ...(watch && { watch }) }, onMessage);
  };

  return {
    start,
    stop,
    now: () => session,
    /** Stop the run and end the worker, because the editor is closed. */
    close() {
      stop();
      runner.close();
    },
    /** Reset the session, because another program is opened. */
    clear() {
      stop();
      runner.warm();
      onAction({ type: "class", command: "leave" });
      setSession(NO_SESSION);
    },
  };
}
