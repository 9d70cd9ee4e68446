/**
 * A "?" button with an explanation of a word. A click or Enter opens the explanation. Escape or leaving the button
 * closes it.
 */
import { h, put } from "./dom.js";
import { t } from "./i18n.js";
import { freshId } from "./ids.js";

/** The least distance between an explanation and the edge of the screen, in pixels. */
const MARGIN = 8;

/** Create a small button that shows or hides an explanation. @param {string} text */
export function createTip(text) {
  const words = h("span", { class: "tip-words", role: "note", id: freshId("tip"), hidden: true }, text);
  const button = h(
    "button",
    {
      type: "button",
      class: "tip-button",
      "aria-label": t("tip.label"),
      "aria-expanded": "false",
      "aria-controls": words.id,
    },
    "?",
  );
  const show = (/** @type {boolean} */ open) => {
    words.hidden = !open;
    put(button, "aria-expanded", String(open));
    put(button, "aria-describedby", open ? words.id : null);
    if (open) keepOnScreen(words);
  };
  button.addEventListener("click", () => show(words.hidden === true));
  button.addEventListener("blur", () => show(false));
  button.addEventListener("keydown", ({ key }) => key === "Escape" && show(false));
  return h("span", { class: "tip" }, button, words);
}

/**
 * Move an explanation to the right if it would be partly outside the screen. Normally its right end is below the right
 * end of the button.
 * @param {HTMLElement} words
 */
function keepOnScreen(words) {
  words.style.translate = "";
  const { left } = words.getBoundingClientRect();
  if (left < MARGIN) words.style.translate = `${MARGIN - left}px`;
}
