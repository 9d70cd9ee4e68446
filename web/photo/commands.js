/** Commands for photographs. */

/** @param {ReturnType<typeof import("./photographs.js").createPhotographs>} photographs @returns {import("../app/actions.js").Handlers<import("./actions.js").PhotoCommands>} */
export const photoCommands = (photographs) => ({
  "read-photo": ({ file }) => photographs.take(file),
  "read-pixels": ({ pixels }) => photographs.takePixels(pixels),
  "read-corners": ({ corners }) => photographs.again(corners),
  "show-corners": () => photographs.showCorners(),
  "leave-photo": () => photographs.leave(),
});
