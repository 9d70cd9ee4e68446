/** The message which says why a puzzle cannot be made. */
import { loadWords } from "./i18n.js";

/** The start of the codes of such errors. */
const WISH = "wish-";

/**
 * Return the words for an error of a wish, once its sentences are loaded, and null for any other failure.
 * @param {any} failure
 * @param {(code: string, args: Record<string, any>) => Record<string, any>} [named] returns the values as they are told
 * @returns {Promise<import("../app/state.js").Words | null>}
 */
export async function refusalOf(failure, named = (_code, args) => args) {
  const { code = "", args = {} } = failure.error ?? {};
  if (!code.startsWith(WISH)) return null;
  await loadWords("wishes");
  const reason = { key: `wish-error.${code.slice(WISH.length)}`, args: named(code, args) };
  return { key: "wish-error.refused", args: { reason } };
}
