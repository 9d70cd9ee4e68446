/**
 * Whether the page works without its server, and whether a newer version of it waits.
 *
 * The service worker does the work (sw.js); this registers it, listens, and says how things stand.
 *
 * @typedef {import("./status.js").Offline} Offline
 */
import { NOT_YET } from "./status.js";

/** A new version is looked for so often, in milliseconds, while the page stays open. */
const LOOK_AGAIN = 3_600_000;

/**
 * @param {object} options
 * @param {(status: Offline) => void} options.onStatus
 * @param {() => void} options.reload  called when the update that was agreed to has been taken
 * @param {ServiceWorkerContainer | undefined} [options.container]
 */
export function createOffline({ onStatus, reload, container = navigator.serviceWorker }) {
  let status = NOT_YET;
  let agreed = false;
  let controlled = Boolean(container?.controller);
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;

  /** @param {Partial<Offline>} change */
  const tell = (change) => {
    status = { ...status, ...change };
    onStatus(status);
  };

  /** A failed update is no failure of what is kept. @param {string} code @param {string} detail */
  const fail = async (code, detail) => {
    if (await isWhole(registration?.active)) tell({ phase: "whole", code, detail });
    else tell({ phase: "failed", code, detail });
  };

  const look = async () => {
    if (!registration) return;
    if (registration.waiting && registration.active) tell({ update: agreed ? "coming" : "waiting" });
    if (await isWhole(registration.active)) return tell({ phase: "whole" });
    if (!registration.installing) registration.active?.postMessage({ type: "fill" }); // the browser threw a part away
  };

  /** @param {ServiceWorker | null} worker */
  const follow = (worker) => {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" || worker.state === "activated") look();
    });
  };

  /** @param {MessageEvent} event */
  const hear = ({ data }) => {
    if (data?.type !== "offline") return;
    if (data.phase === "failed") fail(data.code, data.detail);
    else if (data.phase === "whole") look();
    else if (status.phase !== "whole") tell({ phase: "fetching", bytes: data.bytes, total: data.total });
  };

  const changed = () => {
    if (agreed) return reload();
    if (controlled) tell({ update: "taken" });
    controlled = true;
  };

  const start = async () => {
    if (registration) return;
    if (!container) return tell({ phase: "failed", code: "unsupported" });
    container.addEventListener("message", hear);
    container.addEventListener("controllerchange", changed);
    try {
      registration = await container.register(new URL("./sw.js", import.meta.url));
    } catch (error) {
      return fail(codeOf(error), String(error));
    }
    if (!registration) return; // switched off from outside
    follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration?.installing ?? null));
    setInterval(() => registration?.update().catch(() => {}), LOOK_AGAIN);
    await look();
  };

  /** The person agrees to the update, which a browser may take half a minute for; after it the page is loaded anew. */
  const take = () => {
    if (!registration?.waiting) return reload();
    agreed = true;
    tell({ update: "coming" });
    registration.waiting.postMessage({ type: "take" });
  };

  return { start, take };
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof DOMException && error.name === "SecurityError" ? "forbidden" : "offline");

/** @param {ServiceWorker | null | undefined} worker @returns {Promise<boolean>} */
async function isWhole(worker) {
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data.whole);
  });
  worker.postMessage({ type: "whole" }, [port2]);
  return answer;
}
