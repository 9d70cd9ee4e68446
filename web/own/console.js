/**
 * The result of a run: a sentence with figures, and the printed text. After an error, it also shows the line of the
 * error and the calls that led to it.
 */
import { geometry } from "../board/geometry.js";
import { cellName } from "../board/names.js";
import { SIZE } from "../learn/classroom.js";
import { h, put, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { isRunning } from "./session.js";
import { wordsFor } from "./words.js";

/** The greatest number of calls that are shown. They are the last ones before the error. */
const FRAMES = 6;

/** @param {(line: number, column?: number) => void} goTo */
export function createConsole(goTo) {
  const words = h("p", { class: "outcome-words", role: "status" });
  const errorText = h("p", { class: "own-told", lang: "en" });
  const lines = h("div", { class: "own-lines" });
  const printed = h("pre", { class: "printed", tabindex: "0", role: "region", "aria-label": t("own.printed") });
  const outcome = h("div", { class: "outcome" }, words, errorText, lines);
  /** @type {import("./session.js").Session | null} */
  let shown = null;
  return {
    root: h("div", { class: "own-console" }, outcome, printed),
    /** @param {import("./session.js").Session} session */
    render(session) {
      if (session.error !== shown?.error) lines.replaceChildren(...linesOf(session, goTo));
      shown = session;
      put(words, "aria-live", isRunning(session) ? "off" : "polite");
      put(outcome, "data-tone", toneOf(session));
      setText(words, wordsOf(session));
      setText(errorText, session.error ? [session.error.name, session.error.text].filter(Boolean).join(": ") : "");
      setText(printed, session.printed);
      setHidden(outcome, session.phase === "idle");
      setHidden(errorText, !errorText.textContent);
      setHidden(lines, !lines.childElementCount);
      setHidden(printed, session.printed === "");
    },
  };
}

/**
 * Return buttons that go to the line of the error and to the calls that led to it.
 * @param {import("./session.js").Session} session @param {(line: number, column?: number) => void} goTo
 */
function linesOf({ error, trace }, goTo) {
  if (!error?.line) return [];
  const { line, column } = error;
  const here = button(t("own.to-line", { line }), () => goTo(line, column ?? 1));
  const calls = trace.slice(-FRAMES).filter((frame) => frame.line !== line);
  return [here, ...calls.map((frame) => button(t("own.from-line", { ...frame }), () => goTo(frame.line)))];
}

/** @param {string} words @param {() => void} onclick */
const button = (words, onclick) => h("button", { type: "button", class: "button small", onclick }, words);

/**
 * Return the text about a run: what the program is doing or what its result is, and the figures of the run.
 * @param {import("./session.js").Session} session
 */
export function wordsOf(session) {
  const { phase, kind, error, counters, seconds } = session;
  if (phase === "idle") return "";
  if (error) return errorWords(error);
  const { tries = 0, places = 0, backtracks = 0 } = counters;
  const time = Math.round(seconds * 10) / 10;
  const figures = t(`own.figures.${kind === "solve" ? "solve" : "steps"}`, {
    tries,
    places,
    backtracks,
    seconds: time,
  });
  return [phase === "ended" ? resultWords(session) : t(`own.phase.${phase}`), figures].join("\n");
}

/** Return the message for an error in a person's program. @param {import("./session.js").Fault} error */
export function errorWords({ code, args, text = "" }) {
  return wordsFor(`own.error.${code}`, withCellNames(args)) ?? t("own.failed", { text });
}

/** Return the message for the result of a program's run. @param {import("./session.js").Session} session */
export function resultWords({ result, solved, right }) {
  return solved && right === false ? t("own.result.wrong") : t(`own.result.${result?.code}`, result?.args);
}

/**
 * Return the arguments of a message, with the names of cells instead of their indices.
 * @param {Record<string, unknown>} [args]
 */
function withCellNames({ cells, ...args } = {}) {
  if (!Array.isArray(cells)) return args;
  const names = cells.map((cell) => cellName(geometry(SIZE), cell));
  return { ...args, cells: new Intl.ListFormat(document.documentElement.lang).format(names) };
}

/** @param {import("./session.js").Session} session */
function toneOf({ phase, solved, right }) {
  if (phase === "failed") return "bad";
  if (phase === "ended") return solved && right !== false ? "good" : "plain";
  return phase === "stopped" ? "plain" : "none";
}
