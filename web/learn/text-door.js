/**
 * The section about the tutorial that an algorithm comes from, with quotes and mistakes. Its content is loaded when it
 * is first opened.
 * @typedef {import("../app/state.js").State} State
 */
import { loadRoom } from "../parts/load-room.js";
import { setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { TAUGHT } from "./classroom.js";
import { createFoldDoor } from "./fold-door.js";

/**
 * Create the section with the tutorial's text, which is shown only for algorithms from tutorials.
 * @param {(action: import("../app/state.js").Action) => void} onAction
 */
export function createTextDoor(onAction) {
  const { root, render } = createFoldDoor("learn.text", t("class.text"), async () => {
    const { openTexts } = await loadRoom("texts");
    return openTexts(onAction);
  });

  return {
    root,
    /** @param {State} state */
    render(state) {
      setHidden(root, !TAUGHT.includes(state.classroom.slug));
      render(state);
    },
  };
}
