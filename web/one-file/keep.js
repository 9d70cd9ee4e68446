/** The page as one file, made of the parts that it has, for the person to keep. */
import { describeBuild, readPart } from "../engine/downloads.js";
import { saveFile } from "../ui/save-file.js";
import { assemble, FILE_NAME, sizeOf } from "./assemble.js";

/** Asks whether to keep the page, and says how large the file will be as soon as that is known. @param {(action: import("../app/state.js").Action) => void} act */
export async function offerPage(act) {
  act({ type: "layer", layer: "keep-page" });
  act({ type: "page-size", bytes: await describeBuild().then(sizeOf, () => null) });
}

/** @param {(action: import("../app/state.js").Action) => void} act @param {(error: unknown, name: string) => void} onFailed */
export async function savePage(act, onFailed) {
  const tell = (/** @type {string} */ key) => act({ type: "notice", words: { key } });
  tell("one-file.working");
  await keepPage().then(
    () => tell("one-file.done"),
    (error) => {
      onFailed(error, "keep-page");
      tell("one-file.failed");
    },
  );
}

/** Throws where a part is not to be had as it was built, and where the browser hashes nothing (http from another machine). */
async function keepPage() {
  const build = await describeBuild();
  const content = await assemble(build, (path) => readPart(path, build.files[path]));
  saveFile(FILE_NAME, "text/html", new Blob(content));
}
