/**
 * A field for a number within bounds. If other text is typed, a message is shown, and the previous number remains
 * valid.
 */
import { h, put, setText } from "./dom.js";
import { t } from "./i18n.js";

/** @typedef {{least: number, most: number, whole?: boolean}} Bounds */

/**
 * Create a field for a number, and an element that shows what is wrong with the number.
 * @param {Bounds} bounds @param {import("./dom.js").Attributes} attributes @param {(value: number) => void} onNumber
 */
export function createNumberField({ least, most, whole = true }, attributes, onNumber) {
  let previous = "";
  const wrong = h("p", { class: "wrong", role: "alert" });
  const showError = (/** @type {string} */ words) => {
    put(input, "aria-invalid", words ? "true" : null);
    setText(wrong, words);
  };
  const onchange = () => {
    const typed = String(input.value).trim();
    const number = Number(typed);
    const fits = typed !== "" && number >= least && number <= most && (!whole || Number.isInteger(number));
    showError(fits ? "" : t(whole ? "field.whole" : "field.number", { least, most, kept: Number(previous) }));
    if (fits) onNumber(number);
  };
  const kind = { type: "number", inputmode: whole ? "numeric" : "decimal", step: whole ? 1 : "any" };
  const input = h("input", { ...kind, min: least, max: most, ...attributes, onchange });
  return {
    input,
    wrong,
    /**
     * Show a number. Text that is being typed or that was refused stays until the number changes.
     * @param {unknown} value
     */
    show(value) {
      if (String(value) !== previous) showError("");
      previous = String(value);
      if (document.activeElement !== input && !input.hasAttribute("aria-invalid")) input.value = previous;
    },
  };
}
