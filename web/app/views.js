/**
 * All views of the page, and the elements of index.html that contain them.
 * @typedef {import("./types.js").View} View
 */
import { drawnNow } from "./drawn.js";
import { SLICES } from "./slices.js";

/**
 * The IDs of the elements of index.html that contain views, in the order in which the views are created. The keypad
 * comes after the other parts beside the board, because it uses the space that these leave.
 */
export const ELEMENTS = /** @type {const} */ ([
  "header",
  "grid",
  "shelf",
  "verdict",
  "places",
  "keypad",
  "sheets",
  "tray",
  "notices",
  "over",
]);

/** @type {Record<string, import("./types.js").ShownView>} */
const VIEWS = Object.assign({}, ...SLICES.map(({ views }) => views));

/** @param {string} name */
const orderOf = (name) => ELEMENTS.indexOf(VIEWS[name].place);

/** The names of the views, in the order in which they are created. */
export const VIEW_NAMES = Object.keys(VIEWS).sort((one, other) => orderOf(one) - orderOf(other));

/**
 * Create a view. If the view says when it is needed, it is created when a state first needs it.
 * @param {string} name @param {(action: import("./types.js").Action) => void} act
 */
export function createView(name, act) {
  const { create, isNeeded } = VIEWS[name];
  const root = placeOf(name);
  const make = () => create(root, act, drawnNow);
  return isNeeded ? createWhenNeeded(make, isNeeded) : make();
}

/**
 * @param {() => View} make @param {NonNullable<import("./types.js").ShownView["isNeeded"]>} isNeeded @returns {View}
 */
function createWhenNeeded(make, isNeeded) {
  /** @type {View | null} */
  let view = null;
  return {
    render(state) {
      if (isNeeded(state)) view ??= make();
      view?.render(state);
    },
    destroy: () => view?.destroy(),
  };
}

/** Return the element of index.html that contains a view. @param {string} name of a view */
export const placeOf = (name) => /** @type {HTMLElement} */ (document.getElementById(VIEWS[name].place));
