/**
 * The button that opens the tools for setters. It shows the number of solutions while a person draws. Rules that are
 * switched off are drawn faintly.
 * @typedef {import("../../app/state.js").State} State
 */
import { geometry } from "../../board/geometry.js";
import { createShapes, NO_DRAWING } from "../../board/shapes.js";
import { h, put, setText } from "../../ui/dom.js";
import { loadWords, say, t } from "../../ui/i18n.js";
import { LAYER, UNUSED } from "./service.js";
import { countWords } from "./words.js";

/**
 * @param {(action: import("../../app/state.js").Action) => void} onAction
 * @param {() => void} confirm  called before the tools open, to draw the rule in hand
 */
export function createSetterButton(onAction, confirm) {
  const count = h("span", { class: "draw-solutions" });
  const open = async () => {
    confirm();
    await loadWords("rules");
    onAction({ type: "layer", layer: LAYER });
  };
  const face = h("span", {}, t("setter.title"));
  const root = h(
    "button",
    { type: "button", class: "button draw-open", "aria-haspopup": "dialog", onclick: open },
    face,
    count,
  );
  return {
    root,
    /** @param {State} state */
    render(state) {
      if (!state.setter) queueMicrotask(() => onAction({ type: "setter", setter: UNUSED }));
      setText(count, say(countWords(state)));
      put(root, "aria-expanded", String(state.layer === LAYER));
    },
  };
}

/** Create the faint drawing of the rules that are switched off. @param {HTMLElement} grid the place of the board */
export function createFaint(grid) {
  const shapes = createShapes();
  const both = [shapes.below, shapes.above];
  for (const svg of both) svg.classList.add("draw-faint");
  let drawn = NO_DRAWING;
  return {
    /** @param {State} state */
    render({ draw, setter, board }) {
      const drawing = (draw && board.off && setter?.list?.drawing) || NO_DRAWING;
      if (drawing !== drawn) shapes.render(drawing, geometry(board.geometry).side);
      drawn = drawing;
      if (drawing !== NO_DRAWING && !shapes.below.isConnected) grid.querySelector("[role=grid]")?.append(...both);
    },
    destroy() {
      for (const svg of both) svg.remove();
    },
  };
}
