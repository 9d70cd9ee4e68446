/**
 * What is chosen for paper, and what becomes of it.
 *
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./request.js").Print} Print
 * @typedef {{print: {print: Partial<Print>}, "print-made": {}}} PrintChanges  `print-made`: what was made last
 * @typedef {"print-make" | "paper" | "pdf"} PrintTask
 * @typedef {{type: "paper", pages: string[], width: number, height: number}} Paper
 * @typedef {{type: "download", base64: string, name: string}} Download
 * @typedef {{
 *   paper: Omit<Paper, "type">,
 *   download: Omit<Download, "type">,
 *   printed: {made: Print["made"], out?: Paper | Download, result?: import("../app/state.js").Result},
 * }} PrintCommands
 */
import { printingMade } from "./request.js";

/** @type {import("../app/actions.js").Changes<PrintChanges>} */
export const PRINT_CHANGES = {
  print: (state, { print }) => ({ ...state, print: { ...state.print, ...print } }),
  "print-made": (state) => printingMade(state),
};
