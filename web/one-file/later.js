/** The assembly of the page as one file, which is loaded when it is first used. */
export { speakAs } from "../ui/i18n.js";
export { assemble, FILE_NAME, sizeOf } from "./assemble.js";
