/** The views, services and tasks of Print, which are loaded when it is first opened, and those that the Book editor uses, too. */
export { speakAs } from "../ui/i18n.js";
export { createOutcome } from "./outcome.js";
export { createPrint } from "./panel.js";
export { createPreview } from "./preview-view.js";
export { startPrint } from "./services.js";
export { PRINT_TASKS } from "./tasks.js";
