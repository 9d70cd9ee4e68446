/** The content of Learn and its services, which are loaded when it is first opened. */
export { speakAs } from "../ui/i18n.js";
export { createLearn } from "./panel.js";
export { startLearn } from "./services.js";
