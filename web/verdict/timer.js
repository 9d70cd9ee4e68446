/** A button that shows the time spent on the puzzle and pauses the clock. */
import { timeSpent } from "../board/clock.js";
import { timeWords } from "../board/times.js";
import { h, icon, put, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

const SECOND = 1000;

/**
 * Create the button that shows the time, and that pauses or continues the clock.
 * @param {(action: import("../app/state.js").Action) => void} onAction
 */
export function createTimer(onAction) {
  /** @type {import("../board/clock.js").Clock | null} */
  let clock = null;
  const time = h("span", { class: "timer-time", role: "timer", "aria-live": "off" });
  const root = h(
    "button",
    {
      type: "button",
      class: "timer",
      hidden: true,
      title: t("clock.pause"),
      onclick: () => onAction({ type: "pause", now: Date.now() }),
    },
    time,
    icon("pause"),
  );
  const tick = () => {
    if (!clock || root.hidden) return;
    const words = timeWords(timeSpent(clock, Date.now()));
    setText(time, words);
    put(root, "aria-label", t("clock.at", { time: words }));
  };
  const ticking = setInterval(tick, SECOND);
  return {
    root,
    /** @param {import("../app/state.js").State} state */
    render(state) {
      clock = state.clock;
      setHidden(root, state.settings.playing.timer !== "shown" || state.mode !== "play" || clock.puzzle === "");
      put(root, "aria-pressed", String(clock.paused));
      root.disabled = clock.solved !== null;
      tick();
    },
    destroy: () => clearInterval(ticking),
  };
}
