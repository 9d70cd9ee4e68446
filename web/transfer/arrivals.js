/**
 * Data that the operating system gives to the installed page: files that are opened with the page, and data that
 * another app shares with it. The service worker (sw.js) saves shared data in a cache and opens the page at the address
 * SHARED. The data do not leave the device.
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {{ setConsumer: (take: (launch: { files: readonly { getFile: () => Promise<File> }[] }) => void) => void }} LaunchQueue
 */

/** The name of the cache that contains the shared data, and their address in it. Both must be the same as in sw.js. */
const SHARES = "sudoku-shares";
const SHARE = "share";
export const SHARED = "#shared";

/**
 * Load the files that the system opens with this page, now and later.
 * @param {(action: Action) => void} act @param {LaunchQueue | undefined} [queue]
 */
export function takeOpenedFiles(act, queue = Reflect.get(globalThis, "launchQueue")) {
  queue?.setConsumer(async ({ files: handles }) => {
    const files = await Promise.all(handles.map((handle) => handle.getFile()));
    if (files.length > 0) act({ type: "open", files });
  });
}

/** Load the data that another app has shared, and remove them from the cache. @param {(action: Action) => void} act */
export async function takeShare(act) {
  const shares = await caches.open(SHARES);
  const shared = await shares.match(SHARE);
  await shares.delete(SHARE);
  const form = await shared?.formData();
  const files = (form?.getAll("file") ?? []).filter((part) => part instanceof File && part.size > 0);
  const text = ["title", "text", "url"].map((name) => form?.get(name) ?? "").join("\n");
  if (files.length > 0) act({ type: "open", files: /** @type {File[]} */ (files) });
  else if (text.trim()) act({ type: "text", text });
}
