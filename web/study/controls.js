/** Controls that the tools in the section More of Learn use. */
import { h } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** Create a small button with a label. @param {string} label @param {() => void} onclick */
export const button = (label, onclick) => h("button", { type: "button", class: "button small", onclick }, t(label));

/**
 * Create a list from which one option is chosen, with its label.
 * @template {string | number} Value
 * @param {string} label @param {readonly Value[]} values @param {(value: Value) => string} wordsOf @param {(value: Value) => void} chosen @param {boolean} [unseen]
 *   true if the label is only for screen readers
 */
export function picker(label, values, wordsOf, chosen, unseen = false) {
  let offered = values;
  const onchange = () => chosen(offered[select.selectedIndex]);
  const select = h("select", { id: label.replaceAll(".", "-"), onchange });
  /** @param {readonly Value[]} next */
  const offer = (next) => {
    const { value } = select;
    offered = next;
    select.replaceChildren(...next.map((each) => h("option", { value: each }, wordsOf(each))));
    if (next.some((each) => String(each) === value)) select.value = value;
  };
  offer(values);
  const name = h("label", { for: select.id, class: unseen ? "unseen" : "" }, t(label));
  return { select, offer, root: h("div", { class: "study-choice" }, name, select) };
}
