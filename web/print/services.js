/** The services of Print, which are loaded when it is first opened: the preview, the printout and the download. */
import { download, printSheets } from "./output.js";
import { createPreview } from "./preview.js";

/**
 * Start the preview of Print. From then on, it reacts to changes of the state.
 * @param {Pick<import("../app/types.js").Page, "ask" | "getState" | "act" | "watch">} page
 */
export function startPrint({ watch, ...wiring }) {
  const preview = createPreview(wiring);
  const update = () => preview.update(wiring.getState());
  watch(
    ({ place, layer, engine, print, tray, board, shelf, judgement }) => [
      ...[place, layer, engine, print, tray],
      ...[board, shelf, judgement],
    ],
    update,
  );
  update();
  /** @type {import("../app/types.js").Handlers<import("./types.js").PrintCommands>} */
  const commands = {
    paper: (sheets) => printSheets(sheets),
    download: (file) => download(file),
    printed: (done) => preview.printed(done),
    "font-chosen": (done) => preview.fontChosen(done),
  };
  return { commands, update };
}
