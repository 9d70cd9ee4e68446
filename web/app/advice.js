/** A card with advice for people whose browser may delete their puzzles. The card stays until the person answers it. */
import { h, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { adviceOf, mayLoseData } from "./keeping.js";

/** @param {HTMLElement} root @param {(action: import("./state.js").Action) => void} onAction */
export function createAdvice(root, onAction) {
  const words = h("p", { class: "advice-words", role: "status" });
  const save = h("button", { type: "button", class: "button", onclick: () => onAction({ type: "save-everything" }) });
  const read = h("button", { type: "button", class: "button", onclick: () => onAction(adviceRead()) });
  save.append(t("menu.save"));
  read.append(t("keeping.ok"));
  const card = h("div", { class: "advice", hidden: true }, words, h("div", { class: "row" }, save, read));
  const forgetful = mayLoseData(navigator);
  root.append(card);
  return {
    /** @param {import("./state.js").State} state */
    render(state) {
      const advice = forgetful ? adviceOf(state) : null;
      setHidden(card, advice === null);
      if (advice) setText(words, say(advice));
    },
    destroy: () => card.remove(),
  };
}

/** @returns {import("./state.js").Action} */
const adviceRead = () => ({ type: "advised", now: Date.now() });
