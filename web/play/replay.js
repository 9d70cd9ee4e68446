/**
 * The replay of a game, step by step or with a slider. It reaches from the start of the puzzle to the latest board. The
 * player can continue from any board in the replay.
 * @typedef {import("../app/state.js").State} State
 */
import { lengthOf } from "../board/history.js";
import { h, icon, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createReplay(onAction) {
  /** The number of the current step, and the number of the last one. */
  let at = 0;
  let last = 0;
  const goTo = (/** @type {number} */ place) => {
    const there = Math.min(Math.max(place, 0), last);
    if (there !== at) onAction({ type: "replayBy", steps: there - at });
  };
  const slider = h("input", { type: "range", id: "replay-at", min: 0, oninput: () => goTo(Number(slider.value)) });
  const place = h("p", { class: "replay-place", "aria-live": "off" });
  const back = stepper("replay.previous", "back", () => goTo(at - 1));
  const forward = stepper("replay.next", "forward", () => goTo(at + 1));
  const continueButton = h(
    "button",
    { type: "button", class: "button", onclick: () => onAction({ type: "takeUp" }) },
    t("replay.take"),
  );
  const leaveButton = h(
    "button",
    { type: "button", class: "button", onclick: () => onAction({ type: "replay", open: false }) },
    t("board.leave"),
  );
  const root = h(
    "div",
    { class: "replay", role: "group", "aria-label": t("replay.title") },
    h("div", { class: "replay-bar" }, h("label", { for: slider.id }, t("replay.title")), place, back, forward),
    slider,
    h("div", { class: "row" }, continueButton, leaveButton),
  );
  /** @type {State["history"] | null} */
  let measured = null;
  let first = 0;

  return {
    root,
    /** @param {State} state */
    render({ replay, board, history }) {
      setHidden(root, replay === null);
      if (!replay) measured = null;
      if (!replay) return;
      if (history !== measured) {
        const { back: before, forward: after } = lengthOf({ board, history });
        [first, last, measured] = [history.past.length - before, before + after, history];
        put(slider, "max", last);
      }
      at = replay.history.past.length - first;
      slider.value = String(at);
      const words = t("explain.place", { number: at, total: last });
      put(slider, "aria-valuetext", words);
      setText(place, words);
      setIdle(back, at <= 0);
      setIdle(forward, at >= last);
    },
  };
}

/** @param {string} label @param {"back" | "forward"} drawing @param {() => void} onclick */
function stepper(label, drawing, onclick) {
  const name = t(label);
  return h("button", { type: "button", class: "icon-button", "aria-label": name, title: name, onclick }, icon(drawing));
}
