/** The actions that a verdict suggests. Each of them is a button. */
import { h } from "../ui/dom.js";
import { say } from "../ui/i18n.js";

/**
 * Create the buttons that a verdict offers, such as one that corrects a mistyped clue.
 * @param {(action: import("../app/state.js").Action) => void} onAction
 */
export function createOffers(onAction) {
  const root = h("div", { class: "verdict-offers" });
  let offered = "";
  return {
    root,
    /** @param {import("./line.js").Offer[]} offers */
    render(offers) {
      const now = JSON.stringify(offers);
      if (now === offered) return;
      offered = now;
      root.replaceChildren(
        ...offers.map(({ label, action }) =>
          h("button", { type: "button", class: "button small", onclick: () => onAction(action) }, say(label)),
        ),
      );
    },
  };
}
