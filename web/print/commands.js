/** Commands for printing and downloading. */
import { download, printSheets } from "./output.js";

/** @param {ReturnType<typeof import("./preview.js").createPreview>} preview @returns {import("../app/actions.js").Handlers<import("./actions.js").PrintCommands>} */
export const printCommands = (preview) => ({
  paper: (sheets) => printSheets(sheets),
  download: (file) => download(file),
  printed: (done) => preview.printed(done),
  "font-chosen": (done) => preview.fontChosen(done),
});
