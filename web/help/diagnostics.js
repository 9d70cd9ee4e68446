/**
 * The diagnostics: how Python was started, what is saved, and which errors occurred. They are plain lines in English,
 * which people can copy into a problem report.
 * @typedef {import("../app/state.js").State} State
 */
import { fetchPart } from "../parts/parts.js";

const MOST_ERRORS = 20;

/**
 * The longest times to wait for the version number, and for the check of the saved files, which a slow phone needs
 * seconds to read. In milliseconds. After this time, the report is written without them.
 */
const TIMEOUTS = { version: 3000, parts: 15_000 };

/** Create a log of the errors since the page was opened. The latest error is the last in the log. */
export function createErrorLog() {
  /** @type {string[]} */
  const lines = [];
  /** @param {unknown} error @param {string} where */
  const add = (error, where) => {
    const description = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
    lines.push(`${new Date().toISOString()} ${where}: ${description}`);
    lines.splice(0, lines.length - MOST_ERRORS);
  };
  window.addEventListener("error", ({ error, message }) => add(error ?? message, "page"));
  window.addEventListener("unhandledrejection", ({ reason }) => add(reason, "page"));
  return { add, lines: () => [...lines] };
}

/**
 * Return the text of a problem report, with facts about the page, the browser and the board. `findLost` returns the
 * saved files of the page that are missing or damaged.
 * @param {State} state @param {string[]} errors @param {() => Promise<string[] | null>} findLost
 */
export async function report(state, errors, findLost) {
  const parts = partsWords(findLost);
  const facts = {
    ...engineFacts(state.engine),
    ...offlineFacts(state.offline),
    ...(await placeFacts()),
    parts: await parts,
  };
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${value}`);
  const { geometry, givens, values } = state.board;
  return [...lines, `board: ${geometry} ${givens} ${values}`, `errors: ${errors.length}`, ...errors].join("\n");
}

/**
 * Return a phrase that says whether all saved files of the page match the build.
 * @param {() => Promise<string[] | null>} findLost
 */
async function partsWords(findLost) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), TIMEOUTS.parts));
  const lost = await Promise.race([findLost(), late]).catch(String);
  if (Array.isArray(lost)) return lost.length ? `missing or damaged: ${lost.join(", ")}` : "all match";
  return `not checked, ${lost ?? "no offline copy"}`;
}

/** @param {State["engine"]} engine */
function engineFacts(engine) {
  if (engine.phase === "loading")
    return { engine: `loading, ${engine.stage}, ${engine.bytes} of ${engine.total} bytes` };
  if (engine.phase === "failed") return { engine: `failed, ${engine.code}, ${engine.detail}` };
  const tried = (engine.tried ?? []).map(({ how, code, detail }) => `${how} (${code}: ${detail})`);
  return { engine: `${engine.how}, ${engine.ms} ms`, "tried before": tried.join("; ") || "nothing" };
}

/** @param {State["offline"]} offline */
function offlineFacts({ phase, code, detail, bytes, total, update }) {
  const failure = code ? `, ${code}: ${detail}` : "";
  return { offline: `${phase}${failure}, ${bytes} of ${total} bytes`, update };
}

async function placeFacts() {
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return {
    version: await version().catch((error) => `unknown, ${error}`),
    storage: `${usage} of ${quota} bytes, ${(await navigator.storage?.persisted?.().catch(() => false)) ? "" : "not "}persistent`,
    address: location.origin + location.pathname,
    browser: navigator.userAgent,
    languages: navigator.languages.join(" "),
    screen: `${innerWidth} x ${innerHeight}, ${devicePixelRatio}`,
  };
}

/** @returns {Promise<string>} */
async function version() {
  const response = await fetchPart("build.json", { signal: AbortSignal.timeout(TIMEOUTS.version) });
  return (await response.json()).version;
}

/** Copy the report to the clipboard, and return the key of the message to show. @param {State} state */
export const copyReport = ({ report }) =>
  navigator.clipboard.writeText(/** @type {string} */ (report)).then(
    () => "copy.done",
    () => "diagnostics.by-hand",
  );
