/**
 * Whole documents: a PDF, or all pages. A long document takes several requests, so that progress can be shown.
 * @typedef {import("../solve/tasks.js").Asks} Asks
 * @typedef {import("../solve/tasks.js").Tell} Tell
 * @typedef {import("./request.js").SheetRequest} SheetRequest
 */
import { drawnWithPaths } from "./paths.js";

/** The message after Cancel while pages are drawn. Python remembers those of a PDF. */
const DRAWN = "print.cancelled.pages";
/** The number of pages that are requested first, so that the first pages arrive soon. */
const PORTION = 8;
/** The number of pages of a PDF that are drawn with one request. */
const PDF_PORTION = 50;
/**
 * The time in milliseconds below which a request counts as fast. After a fast request, the next one asks for twice as
 * many pages.
 */
const PORTION_TIME = 1000;

/**
 * Return Python's answer with the PDF of a document. A long document takes more than one request.
 * @param {SheetRequest} request @param {Asks} asks @param {Tell} tell
 */
export async function wholePdf(request, asks, tell) {
  for (;;) {
    const answer = await drawnWithPaths((supplies) =>
      asks("sheet-pdf", { ...request, limit: PDF_PORTION, ...supplies }),
    );
    if (answer.done === answer.total) return answer;
    tell(
      { key: "print.working", args: { done: answer.done, total: answer.total, count: answer.done } },
      undefined,
      DRAWN,
    );
  }
}

/**
 * The pages that were drawn before a task was cancelled. If the request is still the same, the next task continues with
 * them.
 * @type {{request: string, items: string[], from: number} | null}
 */
let begun = null;

/**
 * Return all pages of a document as SVG.
 * @param {SheetRequest} request @param {Asks} asks @param {Tell} tell
 * @returns {Promise<import("../contract/shapes.js").Sheets>}
 */
export async function allPages(request, asks, tell) {
  const text = JSON.stringify(request);
  const work = begun?.request === text ? begun : { request: text, items: [], from: 0 };
  begun = work;
  let limit = PORTION;
  for (;;) {
    const { items, from } = work;
    const begin = performance.now();
    const some = await drawnWithPaths((supplies) => asks("sheet", { ...request, from, limit, ...supplies }));
    items.push(...some.items);
    if (performance.now() - begin < PORTION_TIME) limit *= 2;
    if (some.next === null) begun = null;
    if (some.next === null) return { ...some, items };
    work.from = some.next;
    const args = { done: items.length, total: some.total, count: items.length };
    tell({ key: "print.working", args }, undefined, DRAWN);
  }
}
