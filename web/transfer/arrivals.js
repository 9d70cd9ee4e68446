/**
 * What the system hands to the installed page, where it does that: files that were opened with it, and what another app
 * shared. The latter comes to sw.js, which lays it down and opens the page at SHARED; it never leaves the device.
 *
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {{ setConsumer: (take: (launch: { files: readonly { getFile: () => Promise<File> }[] }) => void) => void }} LaunchQueue
 */

/** The cache that sw.js lays it in, and the address there; sw.js says the same. */
const SHARES = "sudoku-shares";
const SHARE = "share";
export const SHARED = "#shared";

/** @param {(action: Action) => void} act @param {LaunchQueue | undefined} [queue] */
export function takeOpenedFiles(act, queue = Reflect.get(globalThis, "launchQueue")) {
  queue?.setConsumer(async ({ files: handles }) => {
    const files = await Promise.all(handles.map((handle) => handle.getFile()));
    if (files.length > 0) act({ type: "open", files });
  });
}

/** Once: what was shared is not kept. @param {(action: Action) => void} act */
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
