/**
 * Running a program: what the runner tells becomes the state that the room shows, and a run that the player plays.
 *
 * @typedef {import("../contract/shapes.js").Program} Program
 * @typedef {{line: number, name: string, text: string}} Frame
 * @typedef {{code: string, args?: Record<string, unknown>, name?: string, text?: string, line?: number | null, column?: number | null}} Fault
 * @typedef {{code: string, args?: Record<string, unknown>}} Result
 * @typedef {{tries?: number, places?: number, backtracks?: number}} Counters
 * @typedef {{phase: "idle" | "loading" | "running" | "stopped" | "ended" | "failed", lists: string[], kind: string, watch: string,
 *   printed: string, counters: Counters, seconds: number, result: Result | null, solved: boolean, right: boolean | null,
 *   error: Fault | null, trace: Frame[]}} Session  `watch`: the list that the board shows, "" for the program's own
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

/** So much of what is printed is kept: the end of it. */
export const PRINTED = 50_000;

/** Whether it is at work. @param {Session} session */
export const isRunning = ({ phase }) => phase === "loading" || phase === "running";

/** What a message makes of the session. @param {Session} session @param {Message} message @param {number} seconds since the start @returns {Session} */
export function heard(session, message, seconds) {
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
  const become = (next) => {
    session = next;
    onChange(session);
  };

  /** What it did up to here can be watched. */
  const stop = () => {
    if (!isRunning(session)) return;
    runner.stop();
    run?.finish({ cut: true });
    become({ ...session, phase: "stopped" });
  };

  /** @param {string} code @param {string} puzzle @param {string} [watch] */
  const start = (code, puzzle, watch = "") => {
    const mine = createOwnRun(puzzle, () => mine === run && stop());
    run = null;
    runner.stop();
    become({ ...NO_SESSION, phase: "loading", watch });
    let began = clock();
    /** @param {Message} message */
    const hear = (message) => {
      if (run !== mine || !isRunning(session)) return;
      if (message.type === "started") began = clock();
      if (message.type === "events") mine.take(message.items);
      become(heard(session, message, (clock() - began) / 1000));
      if (isRunning(session)) return;
      mine.finish({ solved: session.solved, cut: session.phase !== "ended" });
      onAction({ type: "classroom", classroom: { ran: session.counters.tries ?? null } });
      if (!mine.log.size) onAction({ type: "class", command: "leave" });
    };
    onAction({ type: "class", command: "watch", run: mine });
    run = mine;
    runner.run({ code, puzzle, ...(watch && { watch }) }, hear);
  };

  return {
    start,
    stop,
    now: () => session,
    /** The editor is closed, and nothing need be ready for it. */
    close() {
      stop();
      runner.close();
    },
    /** Another program is open: nothing has been run yet. */
    clear() {
      stop();
      runner.warm();
      onAction({ type: "class", command: "leave" });
      become(NO_SESSION);
    },
  };
}
