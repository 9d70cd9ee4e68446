/** The place of the section with solution paths in the sheet About, which is loaded when the sheet is first opened. */
import { createFetched } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";
import { h } from "../ui/dom.js";

/** @param {(action: import("../app/state.js").Action) => void} onAction */
export function createWaysDoor(onAction) {
  const root = h("div", { hidden: true });
  /** @type {(() => void) | null} */
  let wish = null;
  const view = createFetched(
    async () => {
      const ways = (await loadRoom("explain")).createWays(onAction);
      root.append(ways.root);
      wish = ways.wish;
      wish();
      return ways;
    },
    () => {}, // without this section, everything else works
  );
  return {
    root,
    /** @param {import("../app/state.js").State} state */
    render(state) {
      view.render(state);
      if (!root.hidden) view.open();
    },
    /** Load the paths if the section is open. */
    wish: () => wish?.(),
  };
}
