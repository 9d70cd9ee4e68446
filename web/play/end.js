/**
 * The card of a solved puzzle: time, best time of its difficulty, hints, and the next puzzle. It replaces the keypad.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {(action: Action) => void} OnAction
 */
import { puzzleKey } from "../board/board.js";
import { isSolved } from "../board/problems.js";
import { timeWords } from "../board/times.js";
import { gradeNow, harder } from "../puzzles/next.js";
import { byGrade } from "../puzzles/solved.js";
import { h, put, setHidden, setText } from "../ui/dom.js";
import { say, t } from "../ui/i18n.js";
import { isAnswered } from "./answer.js";

/**
 * Return whether the person has solved the puzzle on the board. A view that shows this is drawn again when Python has
 * checked the rules (`jointRead`).
 * @param {State} state
 */
export function isEnd(state) {
  const { clock, board, jointRead: _ } = state;
  return clock.solved !== null && clock.puzzle === puzzleKey(board) && isSolved(board) && !isAnswered(state);
}

/** @param {OnAction} onAction */
export function createEnd(onAction) {
  /** The difficulties of the next puzzle, an easier one and a harder one. @type {(string | undefined)[]} */
  let grades = [];
  const next = [0, 1, 2].map((at) => {
    const onclick = () => onAction({ type: "next-puzzle", grade: grades[at] });
    return h("button", { type: "button", class: at ? "button" : "button primary", onclick });
  });
  setText(next[1], t("end.easier"));
  setText(next[2], t("end.harder"));
  const goBack = () => onAction({ type: "assign", assign: { text: "", key: assigned } });
  const back = h("button", { type: "button", class: "button primary", onclick: goBack, hidden: true });
  setText(back, t("end.assigned"));
  let assigned = "";
  const others = h("div", { class: "row end-next" }, ...next);
  const facts = h("dl", { class: "end-facts" });
  const words = h("p", { class: "muted", role: "status" });
  const cancel = button("task.cancel", () => onAction({ type: "make-cancel" }));
  const progress = h("div", { class: "row" }, words, cancel);
  const root = h(
    "section",
    { class: "ended", "aria-label": t("end.title"), hidden: true },
    h("p", { class: "end-title" }, t("end.title")),
    facts,
    back,
    others,
    h(
      "div",
      { class: "row" },
      button("end.look-back", () => onAction({ type: "replay", open: true })),
      button("end.share", () => onAction({ type: "share" })),
      button("end.others", () => {
        onAction({ type: "typing", typing: false });
        onAction({ type: "new", size: "9" });
      }),
    ),
    progress,
  );
  return {
    root,
    /** @param {State} state */
    render(state) {
      setHidden(root, !isEnd(state));
      if (root.hidden) return;
      assigned = state.clock.assigned ?? "";
      setHidden(back, !assigned);
      setHidden(others, assigned !== "");
      const grade = gradeNow(state);
      grades = [grade ?? undefined, harder(grade, -1), harder(grade, 1)];
      setText(next[0], grade ? t("end.next", { grade: t(`grade.${grade}`) }) : t("end.next-any"));
      for (const at of [1, 2]) {
        setHidden(next[at], !grades[at]);
        put(next[at], "title", grades[at] ? t(`grade.${grades[at]}`) : null);
      }
      facts.replaceChildren(...factsOf(state).flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]));
      const { making, made } = state;
      const said = making ? t("make.running") : made?.tone === "bad" ? say(made.words) : "";
      setHidden(progress, said === "");
      setText(words, said);
      setHidden(cancel, making === null);
    },
  };
}

/**
 * Return what is known about the game, as names and values. The time is left out if it was not counted.
 * @param {State} state @returns {[string, string][]}
 */
function factsOf(state) {
  const { clock, settings, solved } = state;
  const timed = clock.time > 0 && settings.playing.timer !== "off";
  const hints = /** @type {[string, string]} */ ([t("end.hints"), String(clock.hints)]);
  if (!timed) return [hints];
  const grade = gradeNow(state);
  const best = byGrade(solved).find((line) => line.grade === grade)?.best ?? null;
  const isNew = best !== null && clock.time <= best;
  return [
    [t("end.time"), timeWords(clock.time)],
    ...(grade && best !== null ? [bestFact(grade, best, isNew)] : []),
    hints,
  ];
}

/** @param {string} grade @param {number} best @param {boolean} isNew @returns {[string, string]} */
const bestFact = (grade, best, isNew) => [
  t("end.best", { grade: t(`grade.${grade}`) }),
  isNew ? t("end.best-now", { time: timeWords(best) }) : timeWords(best),
];

/** @param {string} label @param {() => void} onclick */
const button = (label, onclick) => h("button", { type: "button", class: "button", onclick }, t(label));
