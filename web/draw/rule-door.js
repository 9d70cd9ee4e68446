/** The entrance to the editor for your own rules, which is loaded when it is first opened. */
import { createFetched } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";

/** The layers that the editor is. */
const LAYERS = ["rule", "rule-code"];

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createRuleDoor(onAction) {
  const sheets = /** @type {HTMLElement} */ (document.getElementById("sheets"));
  const sheet = createFetched(
    async () => {
      const [room, own] = await Promise.all([loadRoom("own-rules"), loadRoom("own")]);
      return room.createRuleSheet(sheets, onAction, own);
    },
    () => {
      onAction({ type: "layer", layer: "" });
      onAction({ type: "notice", words: { key: "draw.editor-not-here" } });
    },
  );
  return {
    /** @param {import("../app/state.js").State} state */
    render(state) {
      sheet.render(state);
      if (LAYERS.includes(state.layer)) sheet.open();
    },
    destroy: sheet.destroy,
  };
}
