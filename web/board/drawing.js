/**
 * The drawing of a board, large or small: its cells, the lines between them, and the drawing of a step over them.
 * @typedef {import("./cell-state.js").Look} Look
 * @typedef {import("./link-paths.js").Links} Links
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("../app/state.js").Mark} Mark
 */

import { h, put } from "../ui/dom.js";
import { createCell, createHole } from "./cell.js";
import { createLinks } from "./chain-links.js";
import { geometry } from "./geometry.js";
import { createShapes } from "./shapes.js";
import { bordersOf } from "./strokes.js";

/** @param {import("../ui/dom.js").Attributes} attributes of the board @param {...HTMLElement} over elements over the cells */
export function createDrawing(attributes, ...over) {
  const root = h("div", { class: "board", ...attributes });
  const links = createLinks();
  /** @type {ReturnType<typeof createCell>[]} */
  let cells = [];
  let size = "";
  const shapes = createShapes();
  /** The geometry whose rules are drawn. @type {Geometry | null} */
  let dressed = null;

  /** @param {string} name */
  const build = (name) => {
    const { side, holes, box, drawn: thick } = geometry(name);
    size = gridOf(geometry(name));
    cells = Array.from({ length: side * side }, (_, cell) => (holes.has(cell) ? createHole() : createCell(box.width)));
    const elements = cells.map(({ element }) => element);
    const rows = Array.from({ length: side }, (_, row) => elements.slice(row * side, row * side + side));
    const lines = Array.from({ length: side - 1 }, (_, line) => [
      lineAt("column", line + 1, thick.width),
      lineAt("row", line + 1, thick.height),
    ]);
    const drawn = [shapes.below, ...lines.flat(), ...bordersOf(geometry(name)), shapes.above, links.root];
    root.replaceChildren(...rows.map((row) => h("div", { role: "row" }, ...row)), ...drawn, ...over);
    put(root, "data-holed", holes.size > 0);
    root.style.setProperty("--width", String(box.width));
    root.style.setProperty("--height", String(box.height));
    dressed = null;
  };

  /** Draw the rules. Python may say what they look like after the cells have been made. @param {Geometry} made */
  const dress = (made) => {
    dressed = made;
    shapes.render(made.drawing, made.side);
    put(root, "data-ruled", made.drawing.shapes.length > 0);
    root.style.setProperty("--around", String(made.drawing.margin));
    const rooms = new Map(made.drawing.rooms.map(([cell, ...room]) => [cell, room]));
    for (const [cell, { makeRoom }] of cells.entries()) makeRoom(rooms.get(cell) ?? null);
  };

  return {
    root,
    /** Return the elements of the cells. */
    elements: () => cells.map(({ element }) => element),
    /** @param {string} name of the geometry @param {Look[]} looks @param {Links} drawn @param {Mark[]} marks */
    render(name, looks, drawn, marks) {
      if (gridOf(geometry(name)) !== size) build(name);
      if (geometry(name) !== dressed) dress(geometry(name));
      for (const [cell, look] of looks.entries()) cells[cell].render(look);
      links.render(drawn, marks, geometry(name));
    },
  };
}

/**
 * Create a line between two rows or columns. Lines are drawn over the cells, so that all cells have the same size in
 * whole pixels.
 * @param {"row" | "column"} way
 * @param {number} index  the number of rows or columns before the line
 * @param {number} every  the number of rows or columns from one thick line to the next
 */
function lineAt(way, index, every) {
  const line = h("div", { class: `line ${way}-line${index % every ? "" : " box-line"}`, role: "presentation" });
  line.style.setProperty("--at", String(index));
  return line;
}

/** Return what the cells and lines depend on. Other rules need no new cells. @param {Geometry} made */
const gridOf = ({ n, corners, box, drawn, regions }) => JSON.stringify([n, corners, box, drawn, regions]);
