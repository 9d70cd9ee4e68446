/**
 * A mistake in a tutorial. It has a quote, an explanation, and often a program that demonstrates the mistake, which
 * runs in the isolated worker.
 * @typedef {import("./texts.js").Slip} Slip
 * @typedef {"idle" | "running" | "ended" | "stopped" | "failed"} Phase
 */
import { boardOfText } from "../board/board.js";
import { packedCode } from "../own/link.js";
import { h, icon, put, setHidden, setText } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { createCited } from "./cited.js";
import { codeOf, puzzleIn } from "./texts.js";

const EMPTY = ".".repeat(81);

/**
 * Create the section about a mistake in a tutorial: the quote, an explanation and, for some mistakes, the program that
 * shows it.
 * @param {Slip} slip @param {import("./texts.js").Text} about @param {import("./view.js").OnAction} onAction
 * @param {import("../own/session.js").Runner} runner
 */
export function createSlip(slip, about, onAction, runner) {
  const parts = slip.program ? createShown(slip, about, onAction, runner) : [];
  const words = h("p", {}, t(`texts.slip.${slip.name}`));
  return h("section", { class: "texts-slip" }, createCited(slip.text, slip.line, about), words, ...parts);
}

/**
 * Return the buttons that run the program with a mistake or open it for editing, and the elements that show what it has
 * printed.
 * @param {Slip} slip @param {import("./texts.js").Text} about @param {import("./view.js").OnAction} onAction
 * @param {import("../own/session.js").Runner} runner
 */
function createShown(slip, about, onAction, runner) {
  const load = (/** @type {string} */ text) => {
    const board = /** @type {import("../board/board.js").BoardState} */ (boardOfText(text));
    onAction({ type: "load", puzzles: [board], kept: true });
  };
  const open = async () => {
    const name = t("texts.program", { number: about.number, name: slip.name });
    const code = await codeOf(slip).catch(() => null);
    if (code === null) return tell("failed", "");
    onAction({ type: "own", own: { shared: await packedCode({ name, code }) } });
  };
  const start = button(t("texts.run"), () => run(), "play");
  const cancel = button(t("task.cancel"), runner.stop);
  const puzzle = button(t("texts.puzzle"), () => load(/** @type {string} */ (slip.puzzle)));
  const mine = button(t("class.mine"), open, "pencil");
  const found = button(t("texts.found"), () => load(/** @type {string} */ (puzzleIn(output.textContent))));
  const words = h("p", { class: "muted", role: "status" });
  const output = h("pre", { class: "printed", tabindex: "0", role: "region", "aria-label": t("texts.printed") });

  /**
   * Show whether the program is running, and what it has printed.
   * @param {Phase} phase @param {string} printed @param {string} [trouble]
   */
  const tell = (phase, printed, trouble = "") => {
    const running = phase === "running";
    if (running && start === document.activeElement) requestAnimationFrame(() => cancel.focus());
    if (!running && cancel === document.activeElement) requestAnimationFrame(() => start.focus());
    setHidden(start, running);
    setHidden(cancel, !running);
    setText(words, wordsOf(phase, printed, trouble));
    setHidden(words, !words.textContent);
    setText(output, printed.trimEnd());
    setHidden(output, !printed.trim());
    setHidden(found, running || !puzzleIn(printed));
  };

  const run = async () => {
    let printed = "";
    tell("running", "");
    const code = await codeOf(slip).catch(() => null);
    if (code === null) return tell("failed", "");
    runner.run({ code, puzzle: slip.puzzle ?? EMPTY }, (message) => {
      if (message.type === "print") printed += message.text;
      const phase = PHASES[message.type] ?? phaseOf(message);
      tell(phase, printed, message.error?.text);
      // end the worker, so that the next run does not have to wait for it
      if (phase !== "running" && message.type !== "stopped") runner.close();
    });
  };

  setHidden(puzzle, !slip.puzzle);
  put(start, "aria-description", t("texts.run.tip"));
  tell("idle", "");
  return [h("div", { class: "texts-deeds" }, start, cancel, puzzle, mine), words, output, found];
}

/** @type {Partial<Record<string, Phase>>} */
const PHASES = {
  end: "ended",
  stopped: "stopped",
  loading: "running",
  started: "running",
  print: "running",
  events: "running",
};

/**
 * Return the phase after an error. A wrong solution does not count as a failure here, because it demonstrates the
 * mistake.
 * @param {import("../own/session.js").Message} message @returns {Phase}
 */
const phaseOf = ({ error }) => (WRONG.includes(error?.code) ? "ended" : "failed");
const WRONG = ["twice", "blank", "given"];

/** Return the words for a phase of the program. @param {Phase} phase @param {string} printed @param {string} trouble */
function wordsOf(phase, printed, trouble) {
  if (phase === "ended") return printed.trim() ? "" : t("texts.nothing");
  if (phase === "failed") return t("texts.failed", { text: trouble });
  return phase === "running" ? t("task.running") : "";
}

/** @param {string} words @param {() => void} onclick @param {string} [picture] */
const button = (words, onclick, picture) =>
  h(
    "button",
    { type: "button", class: "button small", onclick },
    picture ? icon(/** @type {any} */ (picture)) : null,
    words,
  );
