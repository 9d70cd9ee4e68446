/**
 * The view of practice. The player chooses a technique and gets a position on the board. The player then marks what the
 * technique does there, and Check says whether this is right.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {(action: Action) => void} OnAction
 */
import { GROUPS, RULE_LESSONS } from "../contract/constants.js";
import { idleWords } from "../explain/hint.js";
import { STAGES, stepOf } from "../explain/model.js";
import { h, put, setHidden, setIdle, setText } from "../ui/dom.js";
import { inARow, say, t } from "../ui/i18n.js";
import { markRoot } from "../ui/root.js";
import { allLessons } from "./lesson.js";
import { isAboutRules, lessonAfter, linkTo, positionsOf } from "./model.js";
import { kindOf, withDesk } from "./practice.js";
import { worthWords } from "./worth-words.js";

/** Create the view for practising a technique. @param {OnAction} onAction */
export function createPractice(onAction) {
  const choice = createChoice(onAction);
  const desk = createDesk(onAction);
  const outcome = createOutcome(onAction);
  const root = h("div", { class: "practice" }, choice.root, desk.root, outcome.root);
  return {
    root,
    foot: h("div", {}, choice.foot, desk.foot),
    /** @param {State} state */
    render(state) {
      const { practice, lessons } = state;
      for (const part of [choice.root, choice.foot]) part.hidden = practice.desk !== null;
      for (const part of [desk.root, desk.foot]) part.hidden = practice.desk === null;
      put(root, "data-waits", lessons.positions === null);
      for (const part of [choice, desk, outcome]) part.render(state);
    },
  };
}

/** Create the list from which the technique to practise is chosen. @param {OnAction} onAction */
function createChoice(onAction) {
  const groups = Object.entries({ ...GROUPS, rules: RULE_LESSONS }).map(([group, techniques]) => {
    const options = techniques.map((name) => h("option", { value: name }, t(`technique.${name}.name`)));
    return h("optgroup", { label: t(`learn.group.${group}`) }, ...options);
  });
  const onchange = () => onAction({ type: "practice", practice: { technique: select.value, failed: null } });
  const select = h("select", { class: "field", id: "practice-technique", onchange }, ...groups);
  const begin = button(() => onAction({ type: "practise-technique", technique: select.value }), "primary");
  setText(begin, t("learn.begin"));
  const label = h("label", { for: select.id }, t("learn.technique"));
  const link = createLessonLink(onAction);
  const about = h("p", { class: "muted" }, t("learn.about"));
  return {
    root: h(
      "div",
      { class: "practice-choice" },
      h("div", { class: "practice-field" }, label, select),
      about,
      link.root,
    ),
    foot: h("div", { class: "row main-row" }, begin),
    /** @param {State} state */
    render({ practice, lessons }) {
      select.value = practice.technique;
      setIdle(begin, lessons.positions === null || practice.working !== null);
      link.render(practice.technique);
    },
  };
}

/** Create the link to the lesson of the technique that is practised. @param {OnAction} onAction */
function createLessonLink(onAction) {
  const root = h("a", { class: "practice-lesson" });
  let technique = "";
  root.addEventListener("click", (event) => {
    event.preventDefault();
    onAction({ type: "lesson", technique });
  });
  return {
    root,
    /** @param {string} name of the technique */
    render(name) {
      technique = name;
      setText(root, t("learn.lesson", { name: { key: `technique.${name}.name` } }));
      put(root, "href", linkTo(name));
    },
  };
}

/**
 * Create the view of the exercise: what the player has to do, and the buttons for checking, hints and the next exercise.
 * @param {OnAction} onAction
 */
function createDesk(onAction) {
  const wish = h("h3", { class: "practice-wish" });
  const place = h("p", { class: "practice-place muted" });
  const leave = allLessons((action) => {
    onAction({ type: "practice", practice: { desk: null, working: null } });
    onAction(action);
  });
  const buttons = [button(() => onAction(choices[0][1]), "primary"), button(() => onAction(choices[1][1]))];
  /** @type {ReturnType<typeof choicesOf>} */
  let choices = [];
  return {
    root: h("div", { class: "practice-desk" }, leave, h("div", { class: "practice-task" }, wish, place)),
    foot: h("div", { class: "row main-row" }, ...buttons),
    /** @param {State} state */
    render(state) {
      const { practice, lessons } = state;
      const { technique, exercise, at, found } = practice;
      if (!exercise) return;
      setText(wish, t(`learn.find.${kindOf(exercise)}`, { name: { key: `technique.${technique}.name` } }));
      const total = positionsOf(lessons, technique).tried.length;
      const where = at < total ? t("learn.place", { number: at + 1, total }) : t("learn.made");
      const easier = exercise.next ? "" : t("learn.easier");
      setText(place, inARow([where, found ? t("learn.found", { number: found }) : "", easier]));
      choices = choicesOf(state);
      for (const [index, each] of buttons.entries()) {
        setHidden(each, !choices[index]);
        setText(each, choices[index]?.[0] ?? "");
        setIdle(each, practice.working !== null);
      }
    },
  };
}

/**
 * Return the words and the actions of the buttons for an exercise. The next exercise is offered only when this one is
 * solved, or when its hint is shown completely.
 * @param {State} state @returns {[string, Action][]}
 */
function choicesOf(state) {
  const { practice, lessons } = state;
  const total = positionsOf(lessons, practice.technique).tried.length;
  const isLast = practice.at + 1 >= total;
  /** Exercises with rules are not made here. @type {[string, Action]} */
  const next =
    isLast && isAboutRules(practice.technique)
      ? [t("learn.lesson.next"), { type: "lesson", technique: lessonAfter(practice.technique) }]
      : [t(isLast ? "learn.make" : "learn.next"), { type: "practise", what: "next" }];
  if (practice.judged?.worth.worth === "right") return [next];
  const stage = stageOf(state);
  /** @type {[string, Action]} */
  const hint = [t(stage ? "learn.hint.more" : "play.hint"), stage ? { type: "tellMore" } : { type: "practice-hint" }];
  return [[t("check.do"), { type: "practise", what: "check" }], stage < STAGES ? hint : next];
}

/** Return how many stages of a hint are shown. It is 0 if no hint is shown. @param {State} state */
function stageOf(state) {
  const { explain } = withDesk(state);
  return explain?.kind === "hint" ? explain.stage : 0;
}

/**
 * Create the area below the task. It shows the work in progress, the result of Check, and the hint.
 * @param {OnAction} onAction
 */
function createOutcome(onAction) {
  const worth = h("p", { class: "outcome-words", role: "status", "aria-live": "polite" });
  const hint = h("p", { class: "practice-told", "aria-live": "polite" });
  const bar = h("progress", { class: "outcome-bar", "aria-label": t("task.running") });
  const cancel = h(
    "button",
    { type: "button", class: "button small", onclick: () => onAction({ type: "practise", what: "cancel" }) },
    t("task.cancel"),
  );
  const work = h("div", { class: "outcome-work" }, bar, cancel);
  const root = h("div", { class: "outcome" }, worth, hint, work);
  return {
    root,
    /** @param {State} state */
    render(state) {
      const { practice } = state;
      const found = worthWords(practice);
      const busy = practice.working !== null;
      work.hidden = !busy;
      const tone = busy ? "busy" : practice.failed ? "bad" : (found?.tone ?? "none");
      const result = busy ? workWords(state) : practice.failed ? say(practice.failed) : found ? say(found.words) : "";
      const told = busy ? "" : hintText(state);
      put(root, "data-tone", tone);
      markRoot("worth", tone);
      setHidden(worth, !result && told !== "");
      setText(worth, result);
      setText(hint, told);
      root.hidden = !result && !told;
    },
  };
}

/**
 * Return a message about the work in progress: waiting for Python, making a position, or another request.
 * @param {State} state
 */
function workWords({ practice: { working }, engine }) {
  if (engine.phase !== "ready") return t("task.waiting");
  return working ? t("learn.making", { number: working }) : t("task.running");
}

/**
 * Return the words of a hint. The player already knows the technique, so the second stage names the digits instead of
 * the technique.
 * @param {State} state
 */
function hintText(state) {
  const desk = withDesk(state);
  const step = stepOf(desk.explain);
  if (desk === state || !step) return "";
  if (stageOf(state) !== STAGES - 1) return say(idleWords(desk));
  const digits = [...new Set([...step.placements, ...step.eliminations].map(([, digit]) => digit))].sort(
    (a, b) => a - b,
  );
  return t("learn.hint.digits", { digits: digits.map(String) });
}

/** @param {() => void} onclick @param {string} [look] */
const button = (onclick, look = "") => h("button", { type: "button", class: `button ${look}`, onclick });
