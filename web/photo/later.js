/** The reading of photographs and its views, which are loaded for the first photograph. */
export { speakAs } from "../ui/i18n.js";
export { createCameraDialog } from "./camera-dialog.js";
export { createCornersDialog } from "./corners-dialog.js";
export { createPhotographs } from "./photographs.js";
export { createPhoto } from "./view.js";
