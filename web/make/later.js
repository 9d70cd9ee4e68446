/** The views of Make, which are loaded when it is first opened. */
export { speakAs } from "../ui/i18n.js";
export { createMake } from "./panel.js";
