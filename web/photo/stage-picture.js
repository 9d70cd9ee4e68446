/** A picture that is on the stage instead of the board while its sheet is open. */
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/**
 * Put a picture on the stage, hidden at first. Return its element, and the box of the picture itself.
 * @param {string} title the key of its name @param {...HTMLElement} parts
 */
export function createStagePicture(title, ...parts) {
  const box = h("div", { class: "picture-box" }, ...parts);
  const root = h("div", { class: "picture", role: "group", "aria-label": t(title), hidden: true }, box);
  document.getElementById("scenes")?.append(root);
  return { root, box };
}
