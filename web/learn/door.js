/**
 * The entrance to Learn. The content of Learn is loaded when it is first opened.
 * @typedef {import("../app/state.js").State} State
 */
import { loadRoom } from "../parts/load-room.js";
import { h, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/**
 * Create the part Learn of the page. It loads its content when it is first shown.
 * @param {HTMLElement} root @param {(action: import("../app/state.js").Action) => void} onAction
 * @param {HTMLElement} scene
 */
export function createLearnDoor(root, onAction, scene) {
  const waiting = h("p", { class: "muted", role: "status" }, t("task.running"));
  root.append(waiting);
  /** @type {ReturnType<typeof import("./panel.js").createLearn> | null} */
  let panel = null;
  /** @type {State | null} */
  let now = null;
  let asked = false;
  let left = false;

  const open = async () => {
    asked = true;
    const found = await loadRoom("learn").catch(() => null);
    if (left) return;
    if (!found) return setText(waiting, t("learn.failed"));
    waiting.remove();
    panel = found.createLearn(root, onAction, scene);
    if (now) panel.render(now);
  };

  return {
    /** @param {State} state */
    render(state) {
      now = state;
      if (panel) panel.render(state);
      else if (!asked) open();
    },
    destroy() {
      left = true;
      waiting.remove();
      panel?.destroy();
    },
  };
}
