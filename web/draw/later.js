/** The tools for drawing rules, which are loaded when they are first used. */
export { speakAs } from "../ui/i18n.js";
export { changeOf, deletion } from "./changes.js";
export { toolOf } from "./tools.js";
export { createDraw } from "./view.js";
