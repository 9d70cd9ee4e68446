/**
 * The places beside the board. One is shown at a time, and the header switches between them. A place is created when it
 * is first opened, so that the board appears sooner.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 * @typedef {import("./places.js").Place} Place
 * @typedef {(root: HTMLElement, onAction: (action: Action) => void) => {render: (state: State) => void, destroy: () => void}} CreateView
 */

import { createLearnDoor } from "../learn/door.js";
import { createMake } from "../make/panel.js";
import { createPlay } from "../play/panel.js";
import { createPrint } from "../print/panel.js";
import { h, setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { PLACES } from "./places.js";

/** @type {Record<Place, CreateView>} */
const VIEWS = { play: createPlay, make: createMake, print: createPrint, learn: createLearnDoor };

/** @type {CreateView} */
export function createPlaces(root, onAction) {
  const places = PLACES.map((name) => placeOf(name, onAction));
  root.append(...places.map(({ page }) => page));

  return {
    render(state) {
      for (const { name, page, render } of places) {
        setHidden(page, state.place !== name);
        if (!page.hidden) render(state);
      }
    },
    destroy() {
      for (const place of places) place.destroy();
    },
  };
}

/** @param {Place} name @param {(action: Action) => void} onAction */
function placeOf(name, onAction) {
  /** @type {ReturnType<CreateView> | null} */
  let view = null;
  const title = t(`place.${name}`);
  // the heading is for screen readers; others see the place in the header
  const heading = h("h2", { class: "unseen" }, title);
  const page = h("section", { class: "panel place", id: `place-${name}`, "aria-label": title }, heading);
  return {
    name,
    page,
    /** @param {State} state */
    render(state) {
      view ??= VIEWS[name](page, onAction);
      view.render(state);
    },
    destroy() {
      view?.destroy();
      page.remove();
    },
  };
}
