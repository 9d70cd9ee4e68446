/**
 * The places in the panel, each with the scene that it shows on the stage instead of the board. One place is shown at a
 * time, and the header switches between them. A place is created when it is first opened, so that the board appears
 * sooner.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 * @typedef {import("./places.js").Place} Place
 * @typedef {(root: HTMLElement, onAction: (action: Action) => void, scene: HTMLElement) =>
 *   {render: (state: State) => void, destroy: () => void}} CreateView
 */

import { createLearnDoor } from "../learn/door.js";
import { createMakeDoor } from "../make/door.js";
import { createPlay } from "../play/panel.js";
import { createPrintDoor } from "../print/door.js";
import { h, setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { PLACES } from "./places.js";

/** @type {Record<Place, CreateView>} */
const VIEWS = { play: createPlay, make: createMakeDoor, print: createPrintDoor, learn: createLearnDoor };

/** The places whose title is shown. @type {Place[]} */
const TITLED = ["make", "print"];

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createPlaces(root, onAction) {
  const places = PLACES.map((name) => placeOf(name, onAction));
  root.append(...places.map(({ page }) => page));
  document.getElementById("scenes")?.append(...places.map(({ scene }) => scene));

  return {
    /** @param {State} state */
    render(state) {
      for (const { name, page, scene, render } of places) {
        setHidden(page, state.place !== name);
        setHidden(scene, state.place !== name);
        if (state.place === name) render(state);
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
  // where a place has a row of choices as its head, only screen readers need the title
  const heading = h("h2", { class: "place-title" }, title);
  heading.classList.toggle("unseen", !TITLED.includes(name));
  const page = h("section", { class: "place", id: `place-${name}`, "aria-label": title }, heading);
  const scene = h("div", { class: "scene", id: `scene-${name}`, role: "group", "aria-label": title });
  return {
    name,
    page,
    scene,
    /** @param {State} state */
    render(state) {
      view ??= VIEWS[name](page, onAction, scene);
      view.render(state);
    },
    destroy() {
      view?.destroy();
      page.remove();
      scene.remove();
    },
  };
}
