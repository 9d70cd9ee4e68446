/** The page as one file, made of the parts that it has, for the person to keep. */
import { describeBuild, readPart } from "../engine/downloads.js";
import { saveFile } from "../ui/save-file.js";
import { assemble, FILE_NAME } from "./assemble.js";

/** Throws where a part is not to be had as it was built, and where the browser hashes nothing (http from another machine). */
export async function keepPage() {
  const build = await describeBuild();
  const content = await assemble(build, (path) => readPart(path, build.files[path]));
  saveFile(FILE_NAME, "text/html", new Blob(content));
}
