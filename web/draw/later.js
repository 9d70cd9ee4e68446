/** The tools for drawing rules, which are loaded when they are first used. */
export { speakAs } from "../ui/i18n.js";
export { createCommands } from "./commands.js";
export { createDraw } from "./view.js";
