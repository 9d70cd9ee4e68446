/** The page as one file, made of the parts that it has, for the person to keep. */
import { isIntact } from "../engine/downloads.js";
import { fetchPart } from "../parts/parts.js";
import { saveFile } from "../ui/save-file.js";
import { assemble, FILE_NAME } from "./assemble.js";

/** Throws where a part is not to be had as the build has it, and where the browser hashes nothing (http from another machine). */
export async function keepPage() {
  const { files } = await (await fetchPart("build.json")).json();
  const content = await assemble(async (path) => {
    const bytes = new Uint8Array(await (await fetchPart(path)).arrayBuffer());
    if (path === "build.json" || (await isIntact(bytes, files[path]))) return bytes;
    throw new Error(`${path} is not the build's`);
  });
  saveFile(FILE_NAME, "text/html", new Blob(content));
}
