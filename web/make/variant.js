/**
 * The choice of rules in Make: classic puzzles, or a kind of variant, with the sentences that state its rules.
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./options.js").Wish} Wish
 */
import { VARIANTS } from "../contract/constants.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { loadWords, t } from "../ui/i18n.js";
import { CLASSIC } from "./options.js";

/** @param {(action: Action) => void} onAction */
export function createKind(onAction) {
  const onchange = () => onAction({ type: "wish", choice: { kind: list.value } });
  const options = [CLASSIC, ...Object.keys(VARIANTS)].map((kind) => h("option", { value: kind }, nameOf(kind)));
  const list = h("select", { id: "wish-kind", class: "field", onchange }, ...options);
  const label = h("label", { for: list.id }, t("wish.rules"));
  const meaning = h("p", { class: "muted meaning" });
  let shown = CLASSIC;

  /** Show the sentences about a kind once they are loaded. @param {string} kind */
  const explain = async (kind) => {
    setText(meaning, "");
    await loadWords("rules").catch(() => null); // without them, the name of the kind has to be enough
    if (kind === shown) setText(meaning, sentences(kind));
  };

  return {
    root: h("div", { class: "graded" }, h("div", { class: "labelled" }, label, list), meaning),
    /** @param {Wish} wish */
    render({ kind }) {
      list.value = kind;
      setHidden(meaning, kind === CLASSIC);
      if (kind === shown) return;
      shown = kind;
      if (kind !== CLASSIC) explain(kind);
    },
  };
}

/** @param {string} kind */
const nameOf = (kind) => t(`variant.${kind}`);

/** Return the sentences that state the rules of a kind. @param {string} kind */
const sentences = (kind) => (VARIANTS[kind] ?? []).map(([key, args]) => t(key, args)).join(" ");
