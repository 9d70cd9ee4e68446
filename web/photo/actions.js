/**
 * Actions on photographs. While another photograph is read, or its corners are set, the one in `before` waits.
 *
 * @typedef {import("./quad.js").Point} Point
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {{phase: "reading", before: ReadPhoto | null}
 *   | {phase: "corners", words: Words, pixels: ImageData, corners: Point[], before: ReadPhoto | null}
 *   | ReadPhoto} Photo
 * @typedef {{phase: "read", words: Words[], pixels: ImageData, corners: Point[], flat: import("./read.js").Flat, size: number, doubtful: number[]}} ReadPhoto
 *   `corners` of the grid in `pixels`, clockwise from the top left; `flat`: the straightened grid; `doubtful`: cells to check
 * @typedef {{photo: {photo: Photo | null}}} PhotoChanges
 * @typedef {{"read-photo": {file: File}, "read-pixels": {pixels: ImageData}, "read-corners": {corners: Point[]}, "show-corners": {}, "leave-photo": {}}} PhotoCommands
 *   `read-corners`: read the photograph again with these corners
 */

/**
 * Return the photograph that was read last and is compared with the board.
 * @param {Photo | null} photo @returns {ReadPhoto | null}
 */
export const lastRead = (photo) => (photo?.phase === "read" ? photo : (photo?.before ?? null));

/**
 * Return the photograph to go back to when this one is closed.
 * @param {Photo | null} photo @returns {ReadPhoto | null}
 */
export const beforeThat = (photo) => (photo?.phase === "read" ? null : (photo?.before ?? null));

/** @type {import("../app/actions.js").Changes<PhotoChanges>} */
export const PHOTO_CHANGES = {
  photo: (state, { photo }) => ({ ...state, photo, typing: photo ? false : state.typing }),
};
