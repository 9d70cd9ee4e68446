/** The Book editor, which is loaded when it is first opened. */
export { speakAs } from "../ui/i18n.js";
export { createDesk } from "./desk.js";
export { check, compare, fill, take } from "./tasks.js";
