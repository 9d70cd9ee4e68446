/** Commands that load and share puzzles. */

/**
 * Return the handlers of the commands.
 * @param {ReturnType<typeof import("./transfer.js").createTransfer>} transfer
 * @param {ReturnType<typeof import("./giving.js").createGiving>} giving
 * @param {{openFiles: (files: File[]) => unknown, showExample: () => void}} others  functions of other rooms
 * @returns {import("../app/actions.js").Handlers<import("./actions.js").TransferCommands>}
 */
export const transferCommands = (transfer, giving, { openFiles, showExample }) => ({
  text: ({ text }) => transfer.take(text),
  open: ({ files }) => openFiles(files),
  paste: () => transfer.paste(),
  "stop-reading": () => transfer.stop(),
  copy: ({ format }) => giving.copy(format),
  "write-as": ({ format }) => giving.show(format),
  "copy-text": (shown) => giving.copyShown(shown),
  "save-text": (shown) => giving.save(shown),
  share: ({ whole }) => giving.share(whole),
  "share-by-system": () => giving.shareBySystem(),
  example: showExample,
});
