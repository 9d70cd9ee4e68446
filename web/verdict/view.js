/**
 * The verdict line: what the grid is, in plain words, a moment after every change, and spoken after a
 * pause. Its height never changes.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */
import { h, put, setText } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { createSpeech } from "../ui/speech.js";
import { createTip } from "../ui/tip.js";
import { lineOf } from "./line.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createVerdict(root, onAction) {
  const words = h("p", { class: "verdict-words", role: "status", "aria-live": "off" });
  const spoken = h("p", { class: "unseen", "aria-live": "polite" });
  const speech = createSpeech((text) => setText(spoken, text));
  const offers = h("div", { class: "verdict-offers" });
  const verdict = h(
    "div",
    { class: "verdict" },
    h("span", { class: "verdict-mark", "aria-hidden": "true" }),
    words,
    offers,
  );
  let offered = "";
  let tipped = "";
  root.append(verdict, spoken);

  return {
    /** @param {State} state */
    render(state) {
      const line = lineOf(state);
      put(verdict, "data-tone", line.tone);
      const text = line.words.map(say).join("\u00a0· ");
      setText(words, text);
      speech.say(text, line.urgency);
      const tip = line.tip ? say(line.tip) : "";
      if (tip !== tipped) verdict.querySelector(".tip")?.remove();
      if (tip && tip !== tipped) words.after(createTip(tip));
      tipped = tip;
      const now = JSON.stringify(line.offers);
      if (now === offered) return;
      offered = now;
      put(verdict, "data-offers", line.offers.length);
      offers.replaceChildren(...line.offers.map((offer) => offerButton(offer, onAction)));
    },
    destroy() {
      speech.end();
      verdict.remove();
      spoken.remove();
    },
  };
}

/** @param {import("./line.js").Offer} offer @param {(action: Action) => void} onAction */
function offerButton({ label, action }, onAction) {
  return h("button", { type: "button", class: "button small", onclick: () => onAction(action) }, say(label));
}
