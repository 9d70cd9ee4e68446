/** Entry: the Book editor, loaded when it is first opened. */
export { createDesk } from "./book/desk.js";
export { check, fill, take } from "./book/tasks.js";
