/**
 * The field of the state with the photograph, the changes of this field, and the commands on photographs.
 * @typedef {import("./types.js").Photo} Photo
 * @typedef {import("./types.js").ReadPhoto} ReadPhoto
 * @typedef {import("./types.js").PhotoChanges} PhotoChanges
 */
/**
 * Return the photograph that was read last. It is the one that is compared with the board.
 * @param {Photo | null} photo @returns {ReadPhoto | null}
 */
export const lastRead = (photo) => (photo?.phase === "read" ? photo : (photo?.before ?? null));

/**
 * Return the photograph that was read before the given one, or null if there is none. The page shows it again when the
 * player closes the given one. If the given one has already been read, return null.
 * @param {Photo | null} photo @returns {ReadPhoto | null}
 */
export const beforeThat = (photo) => (photo?.phase === "read" ? null : (photo?.before ?? null));

/** Return whether the photograph is shown beside the board. @param {import("../app/state.js").State} state */
export const isPhotoShown = ({ photo }) => photo?.phase === "reading" || lastRead(photo) !== null;

/** @type {import("../app/types.js").Changes<PhotoChanges>} */
const PHOTO_CHANGES = {
  photo: (state, { photo }) => ({ ...state, photo, typing: photo ? false : state.typing }),
};

/** @type {import("../app/types.js").RoomState<import("./types.js").PhotoPart, PhotoChanges>} */
export const PHOTO_STATE = {
  first: { photo: null },
  changes: PHOTO_CHANGES,
};

/**
 * @typedef {ReturnType<typeof import("./photographs.js").createPhotographs>} Photographs
 * @param {(work: (photographs: Photographs) => unknown) => void} withPhotographs
 * @returns {import("../app/types.js").Handlers<import("./types.js").PhotoCommands>}
 */
export const photoCommands = (withPhotographs) => ({
  "read-photo": ({ file }) => withPhotographs(({ take }) => take(file)),
  "read-pixels": ({ pixels }) => withPhotographs(({ takePixels }) => takePixels(pixels)),
  "read-corners": ({ corners }) => withPhotographs(({ again }) => again(corners)),
  "show-corners": () => withPhotographs(({ showCorners }) => showCorners()),
  "leave-photo": () => withPhotographs(({ leave }) => leave()),
});
