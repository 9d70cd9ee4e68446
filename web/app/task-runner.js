/**
 * A runner for the tasks that a person starts, one at a time. A task is cancelled by its Cancel button, by the next
 * task, or by a change of the puzzle that it is about. Cancelling keeps a partial answer on the screen. A task with a
 * partial answer ends when the person closes this answer.
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 */
import { puzzleKey } from "../board/board.js";
import { errorWords } from "../board/names.js";
import { suppose } from "../explain/suppose.js";
import { EXPLAIN_TASKS } from "../explain/tasks.js";
import { PLAY_TASKS } from "../play/tasks.js";
import { PRINT_TASKS } from "../print/task-door.js";
import { ASK_TASKS } from "../solve/asks.js";
import { result, SOLVE_TASKS } from "../solve/tasks.js";
import { faultWords } from "../ui/fault.js";

/**
 * All tasks that a person can start and wait for, such as a check or a PDF, by name.
 * @type {Record<import("../solve/types.js").TaskName, import("../solve/tasks.js").ShownRun>}
 */
const TASKS = { ...SOLVE_TASKS, ...ASK_TASKS, ...EXPLAIN_TASKS, suppose, ...PLAY_TASKS, ...PRINT_TASKS };

/** The time in milliseconds after which a task shows a progress bar. */
const SLOW_AFTER = 300;

/** Tasks that cannot continue after Cancel. */
const AT_ONCE = ["font", "book-take"];

/** Tasks that depend on the entries, not only on the clues. */
const ON_ENTRIES = ["check", "hint", "steps", "suppose"];

/**
 * Create the object that runs tasks, one at a time, and shows their progress and result. `update` must be called after
 * each change of the state.
 * @param {{ask: import("../verdict/service.js").Ask, getState: () => State, act: (action: Action) => void}} wiring
 */
export function createTaskRunner({ ask, getState, act }) {
  let running = new AbortController();
  let subject = "";
  let shown = false;

  const subjectOf = (/** @type {string} */ name) => {
    const { board } = getState();
    if (name in PRINT_TASKS) return ""; // it does not depend on the board, and continues when the board changes
    return ON_ENTRIES.includes(name) ? puzzleKey(board) + board.values : puzzleKey(board);
  };

  const end = () => {
    running.abort();
    act({ type: "task", task: null });
  };

  const cancel = () => {
    const { task } = getState();
    if (!task) return;
    end();
    if (shown) return;
    const words = { key: task.cancelled ?? "task.cancelled", ...(task.cancelled && { args: task.words?.args }) };
    const goesOn = task.name in PRINT_TASKS && !AT_ONCE.includes(task.name);
    act({ type: "result", result: { task: task.name, tone: "plain", words, ...(goesOn && { goesOn }) } });
  };

  /** @param {import("../solve/types.js").TaskName} name */
  const run = async (name) => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    subject = subjectOf(name);
    shown = false;
    act({ type: "task", task: { name, slow: false, words: null } });
    const slow = setTimeout(() => signal.aborted || act({ type: "progress", task: { slow: true } }), SLOW_AFTER);
    /** @type {import("../contract/shapes.js").Ask} */
    const asks = (method, params) => ask(method, params, { signal, lane: "long" });
    /** @type {import("../solve/tasks.js").Tell} */
    const tell = (words, row, cancelled) =>
      signal.aborted || act({ type: "progress", task: { words, row, cancelled } });
    const show = (/** @type {Action} */ action) => {
      if (signal.aborted) return;
      shown = true;
      act(action);
    };
    const answer = await TASKS[name](getState(), asks, tell, signal, show).catch(failureOf(name));
    clearTimeout(slow);
    if (signal.aborted) return;
    act({ type: "task", task: null });
    act(answer);
  };

  return {
    run,
    cancel,
    /** @param {State} state */
    update(state) {
      if (!state.task) return;
      if (subjectOf(state.task.name) !== subject) cancel();
      else if (shown && !state.explain) end();
    },
    destroy: () => running.abort(),
  };
}

/** @param {string} name @returns {(error: Error & {key?: string, code?: string, detail?: string, error?: any}) => Action} */
const failureOf = (name) => (error) => {
  if (error.key) return { type: "result", result: result(name, "bad", error.key, { detail: error.message }) };
  const tone = error.error?.code === "unexplained-rules" ? "plain" : "bad";
  if (error.error) return { type: "result", result: { task: name, tone, words: errorWords(error.error) } };
  return { type: "result", result: { task: name, tone: "bad", words: faultWords(error) } };
};
