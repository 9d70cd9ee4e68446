/**
 * The content of Play: questions about the puzzle on the board, ways to load a puzzle, and the last answer.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {(action: Action) => void} OnAction
 */
import { isEmpty } from "../board/board.js";
import { solvingNow } from "../board/solving.js";
import { isPhotoShown } from "../photo/actions.js";
import { createPhotoDoor } from "../photo/door.js";
import { h, icon, put, setHidden, setIdle } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { markRoot } from "../ui/root.js";
import { lineOf } from "../verdict/line.js";
import { judgementNow } from "../verdict/now.js";
import { createOffers } from "../verdict/offers.js";
import { createAnswer, isAnswered, isHinted, isListed } from "./answer.js";
import { createBrief } from "./brief.js";
import { createEnd, isEnd } from "./end.js";
import { createMore } from "./more.js";
import { createPuzzleMenu } from "./puzzle-menu.js";
import { createStart, isStart } from "./start.js";

/** @param {HTMLElement} root @param {OnAction} onAction */
export function createPlay(root, onAction) {
  /** @type {State} */
  let now;
  const hint = button("play.hint", () => onAction({ type: "run", task: "hint" }), "ask-hint primary");
  const check = button("check.do", () => onAction({ type: "run", task: "check" }), "ask-check");
  const playIt = button("play.start", () => onAction({ type: "playTyped" }), "primary");
  const more = createMore(onAction);
  const puzzle = createPuzzleMenu(onAction);
  const offers = createOffers(onAction);
  const start = createStart(onAction);
  const end = createEnd(onAction);
  const brief = createBrief(
    (open) => {
      onAction({ type: "typing", typing: !open });
      render(now);
    },
    () => onAction({ type: "layer", layer: "rule-code" }),
  );
  const answer = createAnswer(onAction);
  const photo = createPhotoDoor(onAction);
  const asks = h("div", { class: "play-asks" }, playIt, hint, check, more.root);
  const back = h(
    "button",
    { type: "button", class: "button play-back", onclick: () => onAction({ type: "typing", typing: false }) },
    icon("back"),
    t("start.back"),
  );
  const head = h("div", { class: "place-head play-bar" }, asks, puzzle.root, back);
  const parts = [brief.rules, offers.root, photo.root, start.root, end.root, brief.words, answer.root];
  const play = h("div", { class: "place-body play" }, ...parts);
  root.append(head, play, answer.foot);

  return { render, destroy };

  function destroy() {
    photo.destroy();
    root.replaceChildren();
    for (const name of MARKS) markRoot(name, null);
  }

  /** @param {State} state */
  function render(state) {
    now = state;
    const empty = isEmpty(state.board);
    const answered = isAnswered(state);
    const offered = empty ? [] : lineOf(state).offers;
    const ended = isEnd(state);
    const typed = isTyped(state);
    setHidden(puzzle.root, empty || ended);
    setHidden(back, !empty || !state.typing);
    setHidden(asks, empty || ended);
    setHidden(playIt, !typed);
    playIt.classList.toggle("primary", !answered);
    hint.classList.toggle("primary", !answered && !typed);
    setHidden(check, typed || state.settings.playing.mistakes === "never");
    for (const one of [hint, check]) setIdle(one, state.clock.paused);
    offers.render(offered);
    brief.render(state, answered);
    for (const part of [more, photo, start, end, answer]) part.render(state);
    // on small screens, these parts are shown instead of the keypad
    const photographed = isPhotoShown(state);
    const takes = ended || (!state.typing && (empty || answered || brief.isOpen() || photographed));
    put(play, "data-strip", String(photographed));
    put(play, "data-ruled", String(!brief.rules.hidden));
    put(play, "data-offered", offered.length > 0);
    put(play, "data-opened", String(brief.isOpen()));
    put(play, "data-listed", String(isListed(state)));
    put(play, "data-takes", takes);
    markRoot("takes", takes && contentOf(state));
    markRoot("fresh", !state.history.past.length && !state.history.future.length);
    markRoot("continues", start.continues());
    markRoot("ended", ended);
    markRoot("opened", brief.isOpen());
    markRoot("ruled", !brief.rules.hidden);
    markRoot("offers", offered.length > 0);
    markRoot("photographed", photographed && state.photo?.phase !== "reading");
  }
}

/** The marks of the root element from which the style sheets learn what Play shows. */
const MARKS = ["takes", "fresh", "continues", "ended", "opened", "ruled", "offers", "photographed"];

/** Return what a small screen shows instead of the keypad, or beside its digits. @param {State} state */
function contentOf(state) {
  if (isStart(state)) return "start";
  return isHinted(state) ? "hint" : isListed(state) ? "list" : "other";
}

/** Return whether a puzzle with exactly one solution has been typed, so that it can be played. @param {State} state */
const isTyped = (state) =>
  state.mode === "enter" && (judgementNow(state)?.verdict.code === "one" || solvingNow(state) !== null);

/** @param {string} label @param {() => void} onclick @param {string} [look] */
const button = (label, onclick, look = "") =>
  h("button", { type: "button", class: `button ${look}`, onclick }, t(label));
