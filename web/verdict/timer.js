/** The time spent on the puzzle, as a button that pauses the clock, and the number of mistakes. */
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
  const count = h("span", {});
  const mistakes = h("span", { class: "timer-mistakes", role: "img", hidden: true }, icon("close"), count);
  const tick = () => {
    if (!clock || root.hidden) return;
    const words = timeWords(timeSpent(clock, Date.now()));
    setText(time, words);
    put(root, "aria-label", t("clock.at", { time: words }));
  };
  const ticking = setInterval(tick, SECOND);
  return {
    root,
    /** The number of mistakes, for players to whom mistakes are shown at once. */
    mistakes,
    /** @param {import("../app/state.js").State} state */
    render(state) {
      clock = state.clock;
      setHidden(
        root,
        state.settings.playing.timer !== "shown" ||
          state.mode !== "play" ||
          clock.puzzle === "" ||
          clock.solved !== null,
      );
      put(root, "aria-pressed", String(clock.paused));
      setHidden(mistakes, state.settings.playing.mistakes !== "once" || state.mode !== "play" || clock.puzzle === "");
      setText(count, String(clock.mistakes));
      put(mistakes, "aria-label", t("clock.mistakes", { count: clock.mistakes }));
      tick();
    },
    destroy: () => clearInterval(ticking),
  };
}
