/** The view that the zoom adds to the page. It is loaded with the first board that has cells in no grid. */
import { geometry } from "../board/geometry.js";
import { createFetched } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";

/** @param {HTMLElement} root the element around the board */
function createZoomDoor(root) {
  const view = createFetched(
    async () => (await loadRoom("zoom")).createZoom(root),
    () => {}, // the whole board is there; the next change of the state tries again
  );
  return {
    /** @param {import("../app/state.js").State} state */
    render(state) {
      view.render(state);
      if (geometry(state.board.geometry).holes.size) view.open();
    },
    destroy: view.destroy,
  };
}

/** @type {import("../app/types.js").Slice} */
export const ZOOM = { views: { zoom: { create: createZoomDoor, place: "grid" } } };
