/** An entry: the editor's desk, which the page fetches when it is first opened. */
export { createDesk } from "./book/desk.js";
export { check, fill, take } from "./book/tasks.js";
