/**
 * The straightened photograph beside the board, with what was read from it, and what to compare.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./actions.js").Photo} Photo
 */
import { h, icon, setHidden } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";

/** Whether there is anything to be seen. @param {State} state */
export const isPhotoShown = ({ photo }) => photo !== null && photo.phase !== "corners";

/** @param {(action: Action) => void} onAction */
export function createPhoto(onAction) {
  const name = t("dialog.close");
  const leave = () => onAction({ type: "leave-photo" });
  const shut = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": name, title: name, onclick: leave },
    icon("close"),
  );
  const words = h("div", { class: "photo-words", role: "status" });
  const canvas = h("canvas", { class: "photo-flat", role: "img", "aria-label": t("photo.flat") });
  const corners = h(
    "button",
    { type: "button", class: "button", onclick: () => onAction({ type: "show-corners" }) },
    t("photo.corners"),
  );
  const head = h("div", { class: "photo-head" }, h("h2", { id: "photo-title" }, t("photo.title")), shut);
  const root = h("section", { class: "photo", "aria-labelledby": "photo-title" }, head, words, canvas, corners);
  /** @type {Photo | null | undefined} */
  let before;

  return {
    root,
    /** @param {State} state */
    render(state) {
      const { photo } = state;
      if (photo === before) return;
      before = photo;
      setHidden(root, !isPhotoShown(state));
      const read = photo?.phase === "read" ? photo : null;
      for (const part of [canvas, corners]) setHidden(part, !read);
      words.replaceChildren(...(read ? read.words.map(say) : [t("photo.reading")]).map((line) => h("p", {}, line)));
      if (read) drawFlat(canvas, read);
    },
  };
}

/** @param {HTMLCanvasElement} canvas @param {Extract<Photo, {phase: "read"}>} photo */
function drawFlat(canvas, { flat, size, doubtful }) {
  canvas.width = flat.width;
  canvas.height = flat.height;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.putImageData(new ImageData(new Uint8ClampedArray(flat.data), flat.width, flat.height), 0, 0);
  const side = flat.width / size;
  context.lineWidth = 3;
  context.strokeStyle = getComputedStyle(canvas).color;
  for (const cell of doubtful)
    context.strokeRect((cell % size) * side + 2, Math.floor(cell / size) * side + 2, side - 4, side - 4);
}
