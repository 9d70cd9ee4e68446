/** The download of the page as one file. The file is made from the parts of the page. */
import { describeBuild, readPart } from "../engine/downloads.js";
import { loadRoom } from "../parts/load-room.js";
import { saveFile } from "../ui/save-file.js";

/**
 * Ask whether the page should be downloaded. Show the size of the file as soon as it is known.
 * @param {(action: import("../app/state.js").Action) => void} act
 */
export async function offerPage(act) {
  act({ type: "layer", layer: "keep-page" });
  act({ type: "page-size", bytes: await sizeOfPage().catch(() => null) });
}

async function sizeOfPage() {
  const [{ sizeOf }, build] = await Promise.all([loadRoom("one-file"), describeBuild()]);
  return sizeOf(build);
}

/**
 * Download the page as one file. Notices show the progress.
 * @param {(action: import("../app/state.js").Action) => void} act
 * @param {(error: unknown, name: string) => void} onFailed
 */
export async function savePage(act, onFailed) {
  const tell = (/** @type {string} */ key) => act({ type: "notice", words: { key } });
  tell("one-file.working");
  await buildAndSave().then(
    () => tell("one-file.done"),
    (error) => {
      onFailed(error, "keep-page");
      tell("one-file.failed");
    },
  );
}

/**
 * Make the page as one file and download it. Throws if a part of the build cannot be loaded unchanged, or if the
 * browser cannot compute hashes, as on a page over http from another machine.
 */
async function buildAndSave() {
  const [room, build] = await Promise.all([loadRoom("one-file"), describeBuild()]);
  const content = await room.assemble(build, (path) => readPart(path, build.files[path]));
  saveFile(room.FILE_NAME, "text/html", new Blob(content));
}
