/** The tools under More in Learn, which are loaded when first opened. */
export { speakAs } from "../ui/i18n.js";
export { createStudy } from "./study.js";
