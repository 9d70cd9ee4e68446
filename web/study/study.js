/**
 * The tools in the section More of Learn. When the views are created again for another language, the work of the tools
 * continues.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {ReturnType<typeof createStudy>} Study
 */
import { h } from "../ui/dom.js";
import { createGrowth } from "./growth.js";
import { createPlots } from "./plots-run.js";
import { createPlotsView } from "./plots-view.js";
import { createRace } from "./race-run.js";
import { createRaceView } from "./race-view.js";
import { createTreeView } from "./tree-view.js";

/**
 * Create the tools of the section More: the recursion tree, the race and the plots.
 * @param {{ask: import("../contract/shapes.js").Ask, getState: () => State, act: (action: Action) => void,
 *   watched: () => import("../learn/event-run.js").Run | null}} wiring
 */
export function createStudy({ ask, getState, watched }) {
  const growth = createGrowth(watched);
  const race = createRace({ ask, getState });
  const plots = createPlots({ ask, getState });
  return {
    /** @param {(action: Action) => void} onAction */
    createViews(onAction) {
      const parts = [createTreeView(growth, onAction), createRaceView(race), createPlotsView(plots, onAction)];
      return {
        root: h("div", { class: "study" }, ...parts.map(({ root }) => root)),
        /** @param {State} state */
        render(state) {
          for (const part of parts) part.render(state);
        },
      };
    },
  };
}
