/**
 * A field for a number within bounds. Other input is refused with a message, and the previous number stays in effect.
 */
import { h, put, setText } from "./dom.js";
import { t } from "./i18n.js";

/** @typedef {{least: number, most: number, whole?: boolean}} Bounds */

/** @param {Bounds} bounds @param {import("./dom.js").Attributes} attributes @param {(value: number) => void} onNumber */
export function createNumberField({ least, most, whole = true }, attributes, onNumber) {
  let kept = "";
  const wrong = h("p", { class: "wrong", role: "alert" });
  const tell = (/** @type {string} */ words) => {
    put(input, "aria-invalid", words ? "true" : null);
    setText(wrong, words);
  };
  const onchange = () => {
    const typed = String(input.value).trim();
    const number = Number(typed);
    const fits = typed !== "" && number >= least && number <= most && (!whole || Number.isInteger(number));
    tell(fits ? "" : t(whole ? "field.whole" : "field.number", { least, most, kept: Number(kept) }));
    if (fits) onNumber(number);
  };
  const kind = { type: "number", inputmode: whole ? "numeric" : "decimal", step: whole ? 1 : "any" };
  const input = h("input", { ...kind, min: least, max: most, ...attributes, onchange });
  return {
    input,
    wrong,
    /**
     * Show a number. Input that is being typed, or that was refused, stays until the number changes.
     * @param {unknown} value
     */
    show(value) {
      if (String(value) !== kept) tell("");
      kept = String(value);
      if (document.activeElement !== input && !input.hasAttribute("aria-invalid")) input.value = kept;
    },
  };
}
