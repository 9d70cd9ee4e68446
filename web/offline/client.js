/**
 * The page's side of the service worker (sw.js). It registers the service worker. It reports whether the page works
 * offline, and whether a newer version is waiting.
 * @typedef {import("./status.js").Offline} Offline
 */
import { NOT_YET } from "./status.js";

/** The time between two checks for a new version while the page is open, in milliseconds. */
const LOOK_AGAIN = 3_600_000;

/**
 * @param {object} options
 * @param {(status: Offline) => void} options.onStatus
 * @param {() => void} options.reload  called when the update that the player has accepted is installed
 * @param {ServiceWorkerContainer | undefined} [options.container]
 */
export function createOffline({ onStatus, reload, container = navigator.serviceWorker }) {
  let status = NOT_YET;
  let agreed = false;
  let controlled = Boolean(container?.controller);
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;

  /** @param {Partial<Offline>} change */
  const report = (change) => {
    status = { ...status, ...change };
    onStatus(status);
  };

  /**
   * Report a failure. If only an update has failed, also report that the saved version still works.
   * @param {string} code @param {string} detail
   */
  const fail = async (code, detail) => {
    if (await isWhole(registration?.active)) report({ phase: "whole", code, detail });
    else report({ phase: "failed", code, detail });
  };

  const checkState = async () => {
    if (!registration) return;
    if (registration.waiting && registration.active) report({ update: agreed ? "coming" : "waiting" });
    if (await isWhole(registration.active)) return report({ phase: "whole" });
    if (!registration.installing) registration.active?.postMessage({ type: "fill" }); // the browser has deleted a part
  };

  /** @param {ServiceWorker | null} worker */
  const watchWorker = (worker) => {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" || worker.state === "activated") checkState();
    });
  };

  /** @param {MessageEvent} event */
  const onMessage = ({ data }) => {
    if (data?.type !== "offline") return;
    if (data.phase === "failed") fail(data.code, data.detail);
    else if (data.phase === "whole") checkState();
    else if (status.phase !== "whole") report({ phase: "fetching", bytes: data.bytes, total: data.total });
  };

  const onControllerChange = () => {
    if (agreed) return reload();
    if (controlled) report({ update: "taken" });
    controlled = true;
  };

  const start = async () => {
    if (registration) return;
    if (!container) return report({ phase: "failed", code: "unsupported" });
    container.addEventListener("message", onMessage);
    container.addEventListener("controllerchange", onControllerChange);
    try {
      registration = await container.register(new URL("./sw.js", import.meta.url));
    } catch (error) {
      return fail(codeOf(error), String(error));
    }
    if (!registration) return; // the browser or an extension has switched service workers off
    watchWorker(registration.installing);
    registration.addEventListener("updatefound", () => watchWorker(registration?.installing ?? null));
    setInterval(() => registration?.update().catch(() => {}), LOOK_AGAIN);
    await checkState();
  };

  /** Accept the update. The page is reloaded when the update is installed, which may take the browser half a minute. */
  const take = () => {
    if (!registration?.waiting) return reload();
    agreed = true;
    report({ update: "coming" });
    registration.waiting.postMessage({ type: "take" });
  };

  /**
   * Check the files saved for offline use, and return those that are missing or damaged. Return null if there is no
   * offline copy.
   */
  const findLost = async () => (await ask(registration?.active ?? container?.controller))?.lost ?? null;

  return { start, take, findLost };
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof DOMException && error.name === "SecurityError" ? "forbidden" : "offline");

/** @typedef {{whole: boolean, lost: string[] | null} | null} Check  null without a service worker */

/**
 * Ask a service worker whether it has stored all files of the page.
 * @param {ServiceWorker | null | undefined} worker
 */
const isWhole = async (worker) => (await ask(worker))?.whole ?? false;

/**
 * Ask a service worker to check all files of the page that it has stored.
 * @param {ServiceWorker | null | undefined} worker @returns {Promise<Check>}
 */
async function ask(worker) {
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage({ type: "whole" }, [port2]);
  return answer;
}
