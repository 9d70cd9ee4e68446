/** The views of Print, which are loaded when it is first opened, and those that the Book editor uses, too. */
export { speakAs } from "../ui/i18n.js";
export { makeLessonSheet } from "./lesson-sheet.js";
export { createOutcome } from "./outcome.js";
export { createPrint } from "./panel.js";
export { createPreview } from "./preview-view.js";
export { makeSeries } from "./series-task.js";
