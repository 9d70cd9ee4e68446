/** The status of the copy for offline use. */
import { isNews } from "../offline/status.js";

/**
 * Put the status of the offline copy in the state. If it is a failure that the player should know about, show a notice.
 * @param {import("../offline/status.js").Offline} status @param {Pick<import("./types.js").Page, "getState" | "act">} store
 */
export function takeOffline(status, { getState, act }) {
  const before = getState().offline;
  act({ type: "offline", status });
  if (status.phase === "whole" && before.phase !== "whole") navigator.storage?.persist?.().catch(() => {});
  if (isNews(status, before)) act({ type: "notice", words: { key: `offline.failed.${status.code}` } });
}
