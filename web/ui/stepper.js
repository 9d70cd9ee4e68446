/** A field for a number, between two buttons that make it smaller and larger by one. */
import { h, icon, setIdle } from "./dom.js";
import { t } from "./i18n.js";
import { createNumberField } from "./number-field.js";

/**
 * Create the field and its buttons.
 * @param {import("./number-field.js").Bounds} bounds @param {import("./dom.js").Attributes} attributes
 * @param {(value: number) => void} onNumber
 */
export function createStepper({ least, most }, attributes, onNumber) {
  let number = least;
  const { input, wrong, show } = createNumberField({ least, most }, { class: "field", ...attributes }, onNumber);
  const step = (/** @type {"minus" | "plus"} */ sign, /** @type {number} */ by) =>
    h(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": t(`stepper.${sign}`),
        onclick: () => onNumber(Math.min(Math.max(number + by, least), most)),
      },
      icon(sign),
    );
  const fewer = step("minus", -1);
  const more = step("plus", 1);
  return {
    root: h("div", { class: "stepper" }, fewer, input, more),
    wrong,
    /** Show a number. @param {number} value */
    show(value) {
      number = value;
      show(value);
      setIdle(fewer, value <= least);
      setIdle(more, value >= most);
    },
  };
}
