/** The zoom of the board, which is loaded with the first board that may need it. */
export { speakAs } from "../ui/i18n.js";
export { createZoom } from "./zoom.js";
