/** The entrance to the tools for drawing rules, which are loaded when they are first used. */
import { createFetched } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";

/**
 * Create the tools for drawing rules.
 * @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction
 */
export function createDrawDoor(root, onAction) {
  const view = createFetched(
    async () => (await loadRoom("draw")).createDraw(root, onAction),
    () => {
      onAction({ type: "draw", draw: null });
      onAction({ type: "notice", words: { key: "draw.not-here" } });
    },
  );
  return {
    /** @param {import("../app/state.js").State} state */
    render(state) {
      view.render(state);
      if (state.draw || state.layer.startsWith("rule")) view.open();
    },
    destroy: view.destroy,
  };
}
