/** The messages for codes of errors and results. */
import { t } from "../ui/i18n.js";

/**
 * Return the message with a key, or null if there is none. A newer Python, for example, may send codes that have no
 * message here.
 * @param {string} key @param {Record<string, unknown>} [args]
 */
export function wordsFor(key, args) {
  const words = t(key, args);
  return words === key ? null : words;
}
