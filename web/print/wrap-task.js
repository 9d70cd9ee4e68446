/** The task that downloads the cover that is wrapped around a book: its back, its spine and its front as one PDF. */
import { fileName } from "./output.js";
import { drawnWithPaths, withPaths } from "./paths.js";
import { requestNow } from "./request.js";

/** @type {import("../solve/tasks.js").TaskRun} */
export async function makeWrap(state, asks, tell) {
  const { title, isbn, path } = state.print.options;
  // explained paths add pages, which make the spine wider
  const { sections, options, language, own } = await withPaths(requestNow(state), path, asks, tell);
  const { pdf, pages, spine, refused } = await drawnWithPaths((supplies) =>
    asks("sheet-wrap", { sections, options, language, own, ...supplies }),
  );
  const bytes = /** @type {import("../contract/shapes.js").Bytes | null} */ (pdf);
  if (!bytes) {
    const words = { key: `book.wrap.${refused}`, args: { text: isbn } };
    return { type: "result", result: { task: "book-wrap", tone: "bad", words } };
  }
  return {
    type: "printed",
    made: state.print.made,
    out: { type: "download", bytes, name: fileName(title, "cover.pdf") },
    result: { task: "book-wrap", tone: "good", words: { key: "book.wrap.saved", args: { pages, spine } } },
  };
}
