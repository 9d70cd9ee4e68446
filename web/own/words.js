/** The messages for codes of errors and results. */
import { t } from "../ui/i18n.js";

/**
 * Return the message for a code, or null if there is none, for example for a code of a newer Python.
 * @param {string} key @param {Record<string, unknown>} [args]
 */
export function wordsFor(key, args) {
  const words = t(key, args);
  return words === key ? null : words;
}
