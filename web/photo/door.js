/**
 * The entrances to the views of photographs. The views are loaded when they are first needed.
 * @typedef {import("../app/state.js").State} State
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 * @typedef {typeof import("./later.js")} Room
 */
import { createFetched, once } from "../parts/fetched.js";
import { loadRoom } from "../parts/load-room.js";
import { h } from "../ui/dom.js";
import { isPhotoShown } from "./actions.js";

/** Load the room. */
export const loadPhoto = once(() => loadRoom("photo"));

/** Return whether the browser supports cameras. */
export const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

/** The words for a failure to load the room. */
export const NOT_HERE = { key: "photo.not-here" };

/**
 * Create a view that is loaded when a state first needs it. Only the camera is opened before the room is loaded, so only
 * this view can fail.
 * @param {(room: Room) => {render: (state: State) => void}} create @param {(state: State) => boolean} needs
 * @param {() => void} [onFailed]
 */
function createDoor(create, needs, onFailed = () => {}) {
  const view = createFetched(async () => create(await loadPhoto()), onFailed);
  return {
    /** @param {State} state */
    render(state) {
      view.render(state);
      if (needs(state)) view.open();
    },
    destroy: view.destroy,
  };
}

/** Create the dialog of the camera. @param {HTMLElement} root @param {OnAction} onAction */
export const createCameraDoor = (root, onAction) =>
  createDoor(
    (room) => room.createCameraDialog(root, onAction),
    ({ layer }) => layer === "camera",
    () => {
      onAction({ type: "layer", layer: "" });
      onAction({ type: "notice", words: NOT_HERE });
    },
  );

/** Create the dialog for the corners of a grid. @param {HTMLElement} root @param {OnAction} onAction */
export const createCornersDoor = (root, onAction) =>
  createDoor(
    (room) => room.createCornersDialog(root, onAction),
    ({ photo }) => photo?.phase === "corners",
  );

/** Create the photograph beside the board. @param {OnAction} onAction */
export function createPhotoDoor(onAction) {
  const root = h("section", { class: "photo", hidden: true });
  return { root, ...createDoor((room) => room.createPhoto(root, onAction), isPhotoShown) };
}
