/**
 * A choice among several options, with a chip for each of the usual ones. If there are others, a list after the chips
 * has them, so that a choice is never longer than a line or two.
 */
import { h, put, setHidden } from "./dom.js";
import { t } from "./i18n.js";

/**
 * Create a choice.
 * @param {{id: string, label: string, usual: string[], wordFor: (name: string) => string}} choice  `usual`: the options
 *   that are chips if they are offered
 * @param {(name: string) => void} onChoose
 */
export function createChips({ id, label, usual, wordFor }, onChoose) {
  const title = h("span", { class: "chips-label", id: `${id}-label` }, label);
  const buttons = usual.map((name) => {
    const onclick = () => onChoose(name);
    return { name, root: h("button", { type: "button", class: "button chip choice", onclick }, wordFor(name)) };
  });
  const onchange = () => (others.value ? onChoose(others.value) : null);
  const others = h("select", {
    id,
    class: "chips-others choice",
    "aria-label": t("chips.others", { label }),
    onchange,
  });
  const row = h("div", { class: "chips" }, ...buttons.map(({ root }) => root), others);
  const root = h("div", { class: "chips-group", role: "group", "aria-labelledby": title.id }, title, row);
  let there = "";

  /** Offer these options. @param {string[]} names */
  const offer = (names) => {
    if (there === names.join()) return;
    there = names.join();
    for (const { name, root } of buttons) setHidden(root, !names.includes(name));
    const rest = names.filter((name) => !usual.includes(name));
    setHidden(others, rest.length === 0);
    others.replaceChildren(
      h("option", { value: "" }, t("chips.more")),
      ...rest.map((name) => h("option", { value: name }, wordFor(name))),
    );
  };

  return {
    root,
    offer,
    /** Show which option is chosen. @param {string} chosen */
    show(chosen) {
      for (const { name, root } of buttons) put(root, "aria-pressed", String(name === chosen));
      const isOther = !usual.includes(chosen);
      others.value = isOther ? chosen : "";
      put(others, "aria-current", isOther ? "true" : null);
    },
  };
}
