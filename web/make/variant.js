/**
 * The choice of rules in Make: classic puzzles, or a kind of variant, with the sentences that state its rules.
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./options.js").Wish} Wish
 */
import { VARIANTS } from "../contract/constants.js";
import { createChips } from "../ui/chips.js";
import { h, setHidden, setText } from "../ui/dom.js";
import { loadWords, t } from "../ui/i18n.js";
import { CLASSIC } from "./options.js";

/** The kind that has a chip. All others are in the list after it. */
const USUAL = [CLASSIC];

/** @param {(action: Action) => void} onAction */
export function createKind(onAction) {
  const named = { id: "wish-kind", label: t("wish.rules"), usual: USUAL, wordFor: nameOf };
  const { root: chips, offer, show } = createChips(named, (kind) => onAction({ type: "wish", choice: { kind } }));
  offer([CLASSIC, ...Object.keys(VARIANTS)]);
  const meaning = h("p", { class: "muted meaning" });
  let shown = CLASSIC;

  /** Show the sentences about a kind once they are loaded. @param {string} kind */
  const explain = async (kind) => {
    setText(meaning, "");
    await loadWords("rules").catch(() => null); // without them, the name of the kind has to be enough
    if (kind === shown) setText(meaning, sentences(kind));
  };

  return {
    root: h("div", { class: "graded" }, chips, meaning),
    /** @param {Wish} wish */
    render({ kind }) {
      show(kind);
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
