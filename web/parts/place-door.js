/**
 * The entrance to a place whose content is loaded when it is first opened.
 * @typedef {import("../app/state.js").State} State
 * @typedef {{render: (state: State) => void, destroy: () => void}} View
 * @typedef {(root: HTMLElement, onAction: (action: import("../app/state.js").Action) => void, scene: HTMLElement) => View} Create
 */
import { h, put, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";

/**
 * Return a function that creates a place. It shows that it is loading, then its content, or the message with the key
 * `failed`.
 * @param {() => Promise<Create>} load  returns the function that creates the content
 * @param {string} failed
 * @returns {Create}
 */
export const placeDoor = (load, failed) => (root, onAction, scene) => {
  const waiting = h("p", { class: "muted", role: "status", "data-loading": "" }, t("task.running"));
  root.append(waiting);
  /** @type {View | null} */
  let view = null;
  /** @type {State | null} */
  let now = null;
  let asked = false;
  let left = false;

  const open = async () => {
    asked = true;
    const create = await load().catch(() => null);
    if (left) return;
    put(waiting, "data-loading", false);
    if (!create) return setText(waiting, t(failed));
    waiting.remove();
    view = create(root, onAction, scene);
    if (now) view.render(now);
  };

  return {
    render(state) {
      now = state;
      if (view) view.render(state);
      else if (!asked) open();
    },
    destroy() {
      left = true;
      waiting.remove();
      view?.destroy();
    },
  };
};
