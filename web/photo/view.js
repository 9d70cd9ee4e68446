/**
 * The view of the straightened photograph beside the board, with messages about what was read. While the keypad is
 * shown, only the selected row of the photograph is visible.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./types.js").Photo} Photo
 * @typedef {import("./types.js").ReadPhoto} ReadPhoto
 */
import { h, icon, put, setHidden } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { isPhotoShown, lastRead } from "./actions.js";

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createPhoto(root, onAction) {
  const name = t("dialog.close");
  const leave = () => onAction({ type: "leave-photo" });
  const closeButton = h(
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
  const head = h("div", { class: "photo-head" }, h("h2", { id: "photo-title" }, t("photo.title")), closeButton);
  const whole = h("div", { class: "photo-whole" }, head, words, canvas, corners);
  const row = h("canvas", { "aria-hidden": "true" });
  const showWhole = () => {
    onAction({ type: "typing", typing: false });
    closeButton.focus();
  };
  const strip = h(
    "button",
    { type: "button", class: "photo-strip", "aria-label": t("photo.show"), onclick: showWhole },
    row,
  );
  put(root, "aria-labelledby", "photo-title");
  root.append(whole, strip);
  /** @type {Photo | null | undefined} */
  let before;
  let selected = -1;

  return {
    /** @param {State} state */
    render(state) {
      const { photo, selection } = state;
      if (photo === before && selection === selected) return;
      const read = photo?.phase === "reading" ? null : lastRead(photo);
      if (photo !== before) {
        setHidden(root, !isPhotoShown(state));
        for (const part of [canvas, corners, strip]) setHidden(part, !read);
        words.replaceChildren(...(read?.words.map(say) ?? [t("photo.reading")]).map((line) => h("p", {}, line)));
        if (read) drawCells(canvas, read, 0, read.size, read.doubtful);
      }
      if (read) drawCells(row, read, Math.floor(selection / read.size), 1, [selection]);
      before = photo;
      selected = selection;
    },
  };
}

/**
 * Draw some rows of the photographed grid, with frames around the given cells.
 * @param {HTMLCanvasElement} canvas @param {ReadPhoto} photo @param {number} first @param {number} rows
 * @param {number[]} cells
 */
function drawCells(canvas, { flat, size }, first, rows, cells) {
  const side = flat.width / size;
  canvas.width = flat.width;
  canvas.height = rows * side;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const above = -first * side;
  context.putImageData(new ImageData(flat.data, flat.width, flat.height), 0, above);
  context.lineWidth = 3;
  context.strokeStyle = getComputedStyle(canvas).color;
  for (const cell of cells)
    context.strokeRect((cell % size) * side + 2, Math.floor(cell / size) * side + above + 2, side - 4, side - 4);
}
