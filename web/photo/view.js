/**
 * The view of a photograph that was read. The straightened photograph is under the cells of the board, and the messages
 * about it are in the panel. While the keypad is shown, one line of the messages is visible.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./types.js").Photo} Photo
 * @typedef {import("./types.js").ReadPhoto} ReadPhoto
 */
import { geometry } from "../board/geometry.js";
import { h, icon, put, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { isPhotoShown, lastRead } from "./actions.js";

/** The kinds of puzzles whose rules a person can draw over the photograph. */
const KINDS = [
  { label: "verdict.as-jigsaw", tool: "regions" },
  { label: "verdict.as-killer", tool: "killer" },
];

/** Return what a tool draws before anything is drawn. @param {string} tool */
const nothingOf = (tool) => ({ tool, cells: [], number: "", from: null });

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
  const compare = h("p", { class: "muted" }, t("photo.under"));
  const corners = h(
    "button",
    { type: "button", class: "button", onclick: () => onAction({ type: "show-corners" }) },
    t("photo.corners"),
  );
  const kinds = h(
    "div",
    { class: "row", role: "group", "aria-label": t("photo.kind") },
    ...KINDS.map(({ label, tool }) =>
      h(
        "button",
        { type: "button", class: "button", onclick: () => onAction({ type: "draw", draw: nothingOf(tool) }) },
        t(label),
      ),
    ),
  );
  const head = h("div", { class: "photo-head" }, h("h2", { id: "photo-title" }, t("photo.title")), closeButton);
  const whole = h("div", { class: "photo-whole" }, head, words, kinds, compare, h("div", { class: "row" }, corners));
  const showWhole = () => {
    onAction({ type: "typing", typing: false });
    closeButton.focus();
  };
  const line = h("button", { type: "button", class: "photo-line", onclick: showWhole });
  const canvas = h("canvas", { class: "photo-flat", role: "img", "aria-label": t("photo.flat"), hidden: true });
  put(root, "aria-labelledby", "photo-title");
  root.append(whole, line);
  const grid = document.getElementById("grid");
  grid?.prepend(canvas);
  /** @type {Photo | null | undefined} */
  let before;

  return {
    /** @param {State} state */
    render(state) {
      const { photo } = state;
      const read = photo?.phase === "reading" ? null : lastRead(photo);
      const under = read !== null && isUnder(state, read);
      setHidden(canvas, !under);
      if (grid) put(grid, "data-under", under ? "" : null);
      if (photo === before) return;
      before = photo;
      setHidden(root, !isPhotoShown(state));
      for (const part of [compare, corners, line]) setHidden(part, !read);
      setHidden(kinds, !read?.asks);
      const lines = read?.words.map(say) ?? [t("photo.reading")];
      words.replaceChildren(...lines.map((each) => h("p", {}, each)));
      setText(line, lines.join(" "));
      if (read) draw(canvas, read);
    },
    destroy() {
      canvas.remove();
      if (grid) put(grid, "data-under", null);
    },
  };
}

/**
 * Return whether the photograph is under the cells. It gives way to the drawing of a hint or an answer.
 * @param {State} state @param {ReadPhoto} read
 */
const isUnder = ({ place, board, explain, result }, { size }) =>
  place === "play" && !explain && !result && geometry(board.geometry).side === size;

/** @param {HTMLCanvasElement} canvas @param {ReadPhoto} photo */
function draw(canvas, { flat }) {
  canvas.width = flat.width;
  canvas.height = flat.height;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.putImageData(new ImageData(flat.data, flat.width, flat.height), 0, 0);
}
