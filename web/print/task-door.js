/** The names of the tasks of Print and of the Book editor. Their code is loaded when the first of them is started. */
import { loadRoom } from "../parts/load-room.js";

export const PRINTING = /** @type {const} */ ([
  "print-make",
  "paper",
  "pdf",
  "brf",
  "txt",
  "font",
  "series",
  "worksheet",
  "book-fill",
  "book-check",
  "book-earlier",
  "book-take",
  "book-wrap",
]);

/** @type {(name: import("./types.js").PrintTask) => import("../solve/tasks.js").TaskRun} */
const taskLater =
  (name) =>
  async (...asked) =>
    (await loadRoom("print")).PRINT_TASKS[name](...asked);

export const PRINT_TASKS = /** @type {Record<import("./types.js").PrintTask, import("../solve/tasks.js").TaskRun>} */ (
  Object.fromEntries(PRINTING.map((name) => [name, taskLater(name)]))
);
