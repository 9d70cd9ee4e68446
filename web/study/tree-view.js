/**
 * The view of the recursion tree. Keys move from node to node; mouse and touch move the drawing and zoom. When a node
 * is selected, the run goes to its position. Screen readers get a tree in words: the path to the current node, its
 * siblings and its children.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./camera.js").Point} Point
 * @typedef {(action: import("../app/state.js").Action) => void} OnAction
 */
import { sharpen } from "../ui/canvas.js";
import { h, icon, put, setHidden, setText } from "../ui/dom.js";
import { fold } from "../ui/fold.js";
import { t } from "../ui/i18n.js";
import { FIRST_CAMERA, fitted, held, moved, NEAR, nodeNear, showing, zoomed } from "./camera.js";
import { button } from "./controls.js";
import { followHand } from "./hand.js";
import { NONE, ROOT } from "./tree.js";
import { drawTree } from "./tree-drawing.js";
import { foldedWords, idOf, nextOf, nodeWords, rowsOf } from "./tree-words.js";

/** The names of the colours in the drawing. The legend has the same colours. */
const INKS = /** @type {const} */ (["dead", "solved", "path", "here"]);
/** The distance from a node, in pixels, within which a tap selects it. */
const REACH = 22;
const STEP = 2;

/** Create the view of the recursion tree. @param {import("./growth.js").Growth} growth @param {OnAction} onAction */
export function createTreeView(growth, onAction) {
  const canvas = h("canvas", { class: "tree-canvas", "aria-hidden": "true" });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const rows = h("div", { class: "unseen", role: "presentation" });
  const names = { role: "tree", tabindex: "0", "aria-label": t("study.tree"), "aria-orientation": "horizontal" };
  const frame = h("div", { class: "tree-frame", ...names }, canvas, rows);
  const marks = INKS.map((name) => h("span", { class: "tree-ink", "data-ink": name, "aria-hidden": "true" }, "1"));
  const legend = INKS.map((name, at) => h("li", {}, marks[at], t(`study.tree.${name}`)));
  const hint = h("p", { class: "muted" }, t("study.tree.hint"));
  const words = h("p", { class: "tree-words" });
  const folded = h("p", { class: "muted" });
  const near = tool("plus", "study.nearer", () => zoom(STEP));
  const far = tool("minus", "study.farther", () => zoom(1 / STEP));
  const tools = h(
    "div",
    { class: "row" },
    near,
    far,
    button("study.tree.all", () => seeAll()),
    button("study.tree.find", () => find()),
  );
  const drawn = h(
    "div",
    { class: "study-part" },
    tools,
    frame,
    h("ul", { class: "tree-legend" }, ...legend),
    words,
    folded,
  );
  const root = fold("study.tree", { class: "study-fold", ontoggle: () => soon() }, t("study.tree"), hint, drawn);

  let camera = FIRST_CAMERA;
  let here = ROOT;
  let position = 0;
  let playing = false;
  let awaited = false;
  let described = "";
  /** @type {import("./tree.js").Tree | null} */
  let shown = null;

  const sizeNow = () => ({ width: frame.clientWidth, height: frame.clientHeight });
  const tree = () => /** @type {import("./tree.js").Tree} */ (growth.tree);
  const go = (/** @type {number} */ node) => onAction({ type: "class", command: "seek", to: tree().nodes.born[node] });

  const look = (/** @type {import("./camera.js").Camera} */ next) => {
    camera = held(next, sizeNow(), tree());
    soon();
  };
  const show = () => look(showing(camera, sizeNow(), tree().nodes.column[here], tree().nodes.depth[here]));
  const zoom = (/** @type {number} */ factor, point = middleOf(sizeNow())) =>
    look(zoomed(camera, factor, point, fitted(sizeNow(), tree())));
  const seeAll = () => look(fitted(sizeNow(), tree()));
  const find = () => {
    camera = { ...camera, ...NEAR };
    show();
  };

  /** Draw the tree in the next frame. Several calls before that frame draw it only once. */
  const soon = () => {
    if (awaited) return;
    awaited = true;
    requestAnimationFrame(() => {
      awaited = false;
      draw();
    });
  };

  const draw = () => {
    const size = sizeNow();
    if (!growth.tree || !size.width) return;
    sharpen(pen, size, devicePixelRatio);
    drawTree(pen, size, tree(), camera, here, inksOf(marks, frame));
    tell();
  };

  /** Describe the current node in words, but not while the run is playing. */
  const tell = () => {
    if (playing || growth.growing) return;
    const key = `${here} ${tree().nodes.size} ${tree().taken}`;
    if (key === described) return;
    described = key;
    setText(words, nodeWords(tree(), here));
    setText(folded, foldedWords(tree()));
    rows.replaceChildren(...rowsOf(tree(), here));
    put(frame, "aria-activedescendant", idOf(here));
  };

  /** Handle a key that zooms or that goes to another node. @param {KeyboardEvent} event */
  const walk = (event) => {
    const keys = { "+": () => zoom(STEP), "-": () => zoom(1 / STEP) };
    const act = Object.hasOwn(keys, event.key) ? keys[/** @type {"+" | "-"} */ (event.key)] : null;
    const next = act ? NONE : nextOf(tree(), here, event.key);
    if (!act && next === null) return;
    event.preventDefault();
    event.stopPropagation();
    act?.();
    if (next !== null && next !== NONE) go(next);
  };

  frame.addEventListener("keydown", walk);
  followHand(frame, {
    move: (x, y) => look(moved(camera, x, y)),
    zoom,
    press(point) {
      const node = nodeNear(camera, point, tree(), REACH);
      if (node !== NONE) go(node);
    },
  });
  new ResizeObserver(soon).observe(frame);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", soon);
  growth.onChange(() => catchUp());

  const catchUp = () => {
    if (!growth.tree) return;
    const before = here;
    if (growth.tree !== shown) camera = FIRST_CAMERA;
    shown = growth.tree;
    here = shown.nodeAt(position);
    if (here !== before && frame.clientWidth) show();
    soon();
  };

  return {
    root,
    /** @param {State} state */
    render({ classroom: { scene, playing: plays, seeking } }) {
      position = scene?.position ?? 0;
      playing = plays || seeking !== null;
      // not filled while a search passes positions that the user does not see
      growth.reach(seeking === null ? position : 0);
      setHidden(hint, growth.tree !== null);
      setHidden(drawn, growth.tree === null);
      catchUp();
    },
  };
}

/**
 * Return the colours and the font of the drawing.
 * @param {HTMLElement[]} marks the coloured marks of the legend
 * @param {HTMLElement} frame
 * @returns {import("./tree-drawing.js").Inks}
 */
function inksOf(marks, frame) {
  const [dead, solved, path, on] = marks.map((mark) => getComputedStyle(mark).color);
  const here = getComputedStyle(marks[INKS.indexOf("here")]).backgroundColor;
  const { backgroundColor: paper, fontFamily: font } = getComputedStyle(frame);
  return { dead, solved, path, here, on, paper, font };
}

/** @param {import("./camera.js").Size} size @returns {Point} */
const middleOf = ({ width, height }) => ({ x: width / 2, y: height / 2 });

/** @param {Parameters<typeof icon>[0]} drawing @param {string} label @param {() => void} onclick */
const tool = (drawing, label, onclick) =>
  h(
    "button",
    { type: "button", class: "icon-button", "aria-label": t(label), title: t(label), onclick },
    icon(drawing),
  );
