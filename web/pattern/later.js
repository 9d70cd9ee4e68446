/** The editor for patterns of clues, which is loaded when it is first used. */
export { speakAs } from "../ui/i18n.js";
export { createPatternEditor } from "./editor.js";
