/** The entry point of the Book editor. It is loaded when the editor is first opened. */
export { createDesk } from "./book/desk.js";
export { check, fill, take } from "./book/tasks.js";
