/**
 * The panel Class: the teaching algorithms, chosen, watched at work on the board, read, and compared.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 */
import { createAbout } from "./class-about.js";
import { createChoice } from "./class-choice.js";
import { createComparison } from "./class-compare.js";
import { createOutput } from "./class-output.js";
import { createPlayer } from "./class-player.js";
import { createSource } from "./class-source.js";
import { h, put } from "./dom.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createClassPanel(root, onAction) {
  const parts = [createChoice, createPlayer, createAbout, createSource, createOutput, createComparison].map((create) =>
    create(onAction),
  );
  const panel = h("div", { class: "class" }, ...parts.map((part) => part.root));
  root.append(panel);
  return {
    /** @param {State} state */
    render(state) {
      put(panel, "data-staged", state.lesson.scene !== null);
      for (const part of parts) part.render(state);
    },
    destroy: () => panel.remove(),
  };
}
