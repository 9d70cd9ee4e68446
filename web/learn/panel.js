/**
 * The place Learn: the algorithms, chosen, watched at work on the board, read, and compared.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 */

import { h, put } from "../ui/dom.js";
import { createAbout } from "./about.js";
import { createChoice } from "./choice.js";
import { createComparison } from "./compare.js";
import { createOutput } from "./output.js";
import { createPlayer } from "./player.js";
import { createSource } from "./source.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createLearn(root, onAction) {
  const parts = [createChoice, createPlayer, createAbout, createSource, createOutput, createComparison].map((create) =>
    create(onAction),
  );
  const panel = h("div", { class: "class" }, ...parts.map((part) => part.root));
  root.append(panel);
  return {
    /** @param {State} state */
    render(state) {
      put(panel, "data-staged", state.classroom.scene !== null);
      for (const part of parts) part.render(state);
    },
    destroy: () => panel.remove(),
  };
}
