/** The sheet with guessed rules, which is loaded when it is first opened. */
export { speakAs } from "../ui/i18n.js";
export { createGuessSheet } from "./sheet.js";
