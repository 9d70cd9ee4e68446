/** The editor for your own rules, which is loaded when it is first opened. */
export { speakAs } from "../ui/i18n.js";
export { createRuleExercise } from "./exercise.js";
export { createRuleSheet } from "./sheet.js";
