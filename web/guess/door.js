/** The entrance to the sheet with guessed rules, which is loaded when it is first opened. */
import { createFetched } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";
import { loadWords } from "../ui/i18n.js";

/**
 * Create the sheet with guessed rules.
 * @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction
 */
export function createGuessDoor(root, onAction) {
  const view = createFetched(
    async () => {
      const [room] = await Promise.all([loadRoom("guess"), loadWords("rules"), loadWords("drawings")]);
      return room.createGuessSheet(root, onAction);
    },
    () => {
      onAction({ type: "layer", layer: "" });
      onAction({ type: "notice", words: { key: "verdict.guess.not-here" } });
    },
  );
  return {
    /** @param {import("../app/state.js").State} state */
    render(state) {
      view.render(state);
      if (state.layer === "guess") view.open();
    },
    destroy: view.destroy,
  };
}
