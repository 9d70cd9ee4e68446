/**
 * The sheet about the four corners of a grid. The photograph is on the stage, where the player moves the corners by
 * mouse, finger or arrow keys.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./quad.js").Point} Point
 */
import { h, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { closeByEscape, createSheet, footButton } from "../ui/sheet.js";
import { createStagePicture } from "./stage-picture.js";

const CORNERS = ["top-left", "top-right", "bottom-right", "bottom-left"];
const STEP = 0.01; // how far an arrow key moves a corner, as a part of the picture; five times as far with Shift
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createCornersDialog(root, onAction) {
  /** @type {Point[]} coordinates from 0 to 1, as parts of the picture */
  let corners = [];
  /** @type {ImageData | null} */
  let pixels = null;
  const close = () => onAction({ type: "leave-photo" });
  const canvas = h("canvas", { class: "corners-picture", "aria-hidden": "true" });
  const handles = CORNERS.map((corner, i) =>
    handleOf(
      corner,
      (x, y) => move(i, x, y),
      () => corners[i],
    ),
  );
  const picture = createStagePicture("photo.where", canvas, ...handles);
  closeByEscape(picture.root, close);
  const words = h("p", { role: "status" });
  const buttons = [footButton("photo.again", () => read(), "primary"), footButton("dialog.cancel", close)];
  const sheet = createSheet("photo.where", h("div", {}, words), close, buttons);
  root.append(sheet.root);

  /** @param {number} i @param {number} x @param {number} y */
  const move = (i, x, y) => {
    corners = corners.with(i, { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) });
    draw();
  };
  const read = () => {
    if (!pixels) return;
    const { width, height } = pixels;
    onAction({ type: "read-corners", corners: corners.map(({ x, y }) => ({ x: x * width, y: y * height })) });
  };
  const draw = () => {
    if (!pixels) return;
    for (const [i, handle] of handles.entries()) {
      handle.style.setProperty("--x", `${100 * corners[i].x}%`);
      handle.style.setProperty("--y", `${100 * corners[i].y}%`);
    }
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.putImageData(pixels, 0, 0);
    context.beginPath();
    for (const { x, y } of corners) context.lineTo(x * canvas.width, y * canvas.height);
    context.closePath();
    context.lineWidth = canvas.width / 200;
    context.strokeStyle = getComputedStyle(canvas).color;
    context.stroke();
  };

  return {
    /** @param {State} state */
    render({ photo }) {
      setHidden(picture.root, photo?.phase !== "corners");
      if (photo?.phase !== "corners") {
        pixels = null;
        return void sheet.show(false);
      }
      if (photo.pixels === pixels) return;
      pixels = photo.pixels;
      const { width, height } = pixels;
      corners = photo.corners.map(({ x, y }) => ({ x: x / width, y: y / height }));
      canvas.width = width;
      canvas.height = height;
      setText(words, say(photo.words));
      sheet.show(true);
      draw();
      handles[0].focus();
    },
    destroy() {
      picture.root.remove();
      sheet.destroy();
    },
  };
}

/**
 * Create the handle with which the player moves one corner of the grid in the photograph.
 * @param {string} corner @param {(x: number, y: number) => void} move @param {() => Point} now
 */
function handleOf(corner, move, now) {
  const handle = h("button", { type: "button", class: "corners-handle", "aria-label": t(`photo.corner.${corner}`) });
  handle.addEventListener("pointerdown", (event) => handle.setPointerCapture(event.pointerId));
  handle.addEventListener("pointermove", (event) => {
    if (!handle.hasPointerCapture(event.pointerId)) return;
    const box = /** @type {HTMLElement} */ (handle.parentElement).getBoundingClientRect();
    move((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  });
  handle.addEventListener("keydown", (event) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const far = event.shiftKey ? 5 * STEP : STEP;
    move(now().x + arrow[0] * far, now().y + arrow[1] * far);
  });
  return handle;
}
