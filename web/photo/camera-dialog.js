/**
 * The sheet of the camera, whose live picture is on the stage. The camera is started when the sheet opens and stopped when it
 * closes. When a grid is found, it is outlined. The picture is taken when the outline has been steady for a moment, or
 * when the button is pressed.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("./quad.js").Point} Point
 */
import { h, setHidden, setText } from "../ui/dom.js";
import { createFilePicker, PICTURE } from "../ui/file-picker.js";
import { t } from "../ui/i18n.js";
import { createSheet, footButton } from "../ui/sheet.js";
import { cornersOf } from "./corners.js";
import { drawnSmall } from "./pixels.js";
import { withReader } from "./reader.js";
import { createStagePicture } from "./stage-picture.js";

const CAMERA = { video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 960 } } };
// the greatest movement of a corner between two looks that still counts as steady, as a part of the picture's width
const STEADY = 0.02;
const STEADY_LOOKS = 3; // the number of steady looks in a row after which the picture is taken

/** @param {HTMLElement} root @param {(action: Action) => void} onAction */
export function createCameraDialog(root, onAction) {
  let running = new AbortController();
  const close = () => onAction({ type: "layer", layer: "" });
  const video = h("video", { class: "camera-film", playsinline: true, muted: true, "aria-label": t("camera.title") });
  const outline = h("canvas", { class: "camera-outline", "aria-hidden": "true" });
  const words = h("p", { role: "status" });
  const take = footButton("camera.take", () => takePicture(), "primary");
  const picker = createFilePicker(([file]) => {
    close();
    onAction({ type: "read-photo", file });
  }, PICTURE);
  const instead = footButton("photo.open", picker.open, "primary");
  const picture = createStagePicture("camera.title", video, outline);
  const buttons = [take, instead, footButton("dialog.cancel", close)];
  const sheet = createSheet("camera.title", h("div", {}, words, picker.input), close, buttons);
  root.append(sheet.root);

  const frame = () => drawnSmall(video, video.videoWidth, video.videoHeight);
  const takePicture = () => {
    if (!video.videoWidth) return;
    const pixels = frame();
    close();
    onAction({ type: "read-pixels", pixels });
  };

  /** @param {boolean} refused */
  const offer = (refused) => {
    for (const part of [picture.box, take]) setHidden(part, refused);
    setHidden(instead, !refused);
  };

  const start = async () => {
    running = new AbortController();
    const { signal } = running;
    setText(words, t("camera.starting"));
    offer(false);
    const stream = await navigator.mediaDevices.getUserMedia(CAMERA).catch(() => null);
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop);
    if (!stream) {
      offer(true);
      return setText(words, t("camera.refused"));
    }
    video.srcObject = stream;
    await video.play().catch(() => {});
    setText(words, t("camera.aim"));
    await withReader(
      signal,
      (reader) => watchForGrid(reader, signal),
      () => {},
    ).catch(() => {}); // errors of the reader are shown only after the picture is taken
  };

  /** @param {import("./reader.js").Reader} reader @param {AbortSignal} signal */
  const watchForGrid = async (reader, signal) => {
    /** @type {Point[] | null} */
    let before = null;
    for (let steady = 0; steady < STEADY_LOOKS && !signal.aborted; ) {
      const pixels = frame();
      const found = await reader.read(pixels, null);
      const corners = found && cornersOf(found.lattice);
      draw(corners, pixels);
      steady = corners && before && movement(corners, before) < STEADY * pixels.width ? steady + 1 : 0;
      before = corners;
    }
    if (!signal.aborted) takePicture();
  };

  /** @param {Point[] | null} corners @param {ImageData} pixels */
  const draw = (corners, { width, height }) => {
    outline.width = width;
    outline.height = height;
    if (!corners) return;
    const context = /** @type {CanvasRenderingContext2D} */ (outline.getContext("2d"));
    context.beginPath();
    for (const { x, y } of corners) context.lineTo(x, y);
    context.closePath();
    context.lineWidth = width / 100;
    context.strokeStyle = getComputedStyle(outline).color;
    context.stroke();
  };

  return {
    /** @param {State} state */
    render({ layer }) {
      const open = layer === "camera";
      setHidden(picture.root, !open);
      if (open === sheet.root.open) return;
      sheet.show(open);
      if (open) return void start();
      running.abort();
      video.srcObject = null;
      outline.width = 0;
    },
    destroy() {
      running.abort();
      picture.root.remove();
      sheet.destroy();
    },
  };
}

/**
 * Return the greatest distance that any corner of the grid has moved since the picture before.
 * @param {Point[]} now @param {Point[]} before
 */
const movement = (now, before) => Math.max(...now.map(({ x, y }, i) => Math.hypot(x - before[i].x, y - before[i].y)));
