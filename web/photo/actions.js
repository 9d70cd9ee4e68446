/**
 * A photograph, from the file to the board.
 *
 * @typedef {import("./quad.js").Point} Point
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {{phase: "reading"}
 *   | {phase: "corners", words: Words, pixels: ImageData, corners: Point[]}
 *   | {phase: "read", words: Words[], pixels: ImageData, corners: Point[], flat: import("./read.js").Flat, size: number, doubtful: number[]}} Photo
 *   `corners` of the grid in `pixels`, clockwise from the top left; `flat`: the grid straightened; `doubtful`: cells to look at
 * @typedef {{photo: {photo: Photo | null}}} PhotoChanges
 * @typedef {{"read-photo": {file: File}, "read-pixels": {pixels: ImageData}, "read-corners": {corners: Point[]}, "show-corners": {}, "leave-photo": {}}} PhotoCommands
 *   `read-corners`: once more, the grid being there
 */

/** @type {import("../app/actions.js").Changes<PhotoChanges>} */
export const PHOTO_CHANGES = {
  photo: (state, { photo }) => ({ ...state, photo }),
};
