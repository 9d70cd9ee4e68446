/**
 * The content of Play: questions about the puzzle on the board, ways to load a puzzle, and the last answer.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {(action: Action) => void} OnAction
 */
import { isEmpty } from "../board/board.js";
import { isPhotoShown } from "../photo/actions.js";
import { createPhotoDoor } from "../photo/door.js";
import { h, put, setHidden } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { lineOf } from "../verdict/line.js";
import { createOffers } from "../verdict/offers.js";
import { createAnswer, isAnswered, isListed } from "./answer.js";
import { createBrief } from "./brief.js";
import { createMore } from "./more.js";
import { createPuzzleMenu } from "./puzzle-menu.js";
import { createStart } from "./start.js";

/** @param {HTMLElement} root @param {OnAction} onAction */
export function createPlay(root, onAction) {
  /** @type {State} */
  let now;
  const hint = button("play.hint", () => onAction(hintOf(now)), "ask-hint primary");
  const check = button("check.do", () => onAction({ type: "run", task: "check" }), "ask-check");
  const more = createMore(onAction);
  const puzzle = createPuzzleMenu(onAction);
  const offers = createOffers(onAction);
  const start = createStart(onAction);
  const brief = createBrief((open) => {
    onAction({ type: "typing", typing: !open });
    render(now);
  });
  const answer = createAnswer(onAction);
  const photo = createPhotoDoor(onAction);
  const head = h(
    "div",
    { class: "place-head play-bar" },
    h("div", { class: "play-asks" }, hint, check, more.root),
    puzzle.root,
  );
  const parts = [brief.rules, offers.root, photo.root, start.root, brief.words, answer.root];
  const play = h("div", { class: "place-body play" }, ...parts);
  root.append(head, play, answer.foot);

  return { render, destroy: () => root.replaceChildren() };

  /** @param {State} state */
  function render(state) {
    now = state;
    const empty = isEmpty(state.board);
    const answered = isAnswered(state);
    const offered = empty ? [] : lineOf(state).offers;
    const ended = offered.some(({ main }) => main);
    setHidden(hint, empty || ended);
    hint.classList.toggle("primary", !answered && !ended);
    setHidden(check, empty || ended || state.settings.playing.mistakes === "never");
    offers.render(offered);
    brief.render(state, answered);
    for (const part of [more, photo, start, answer]) part.render(state);
    // on small screens, these parts are shown instead of the keypad
    put(play, "data-strip", String(isPhotoShown(state)));
    put(play, "data-ruled", String(!brief.rules.hidden));
    put(play, "data-opened", String(brief.isOpen()));
    put(play, "data-listed", String(isListed(state)));
    put(play, "data-takes", !state.typing && (empty || answered || brief.isOpen() || isPhotoShown(state)));
  }
}

/**
 * Return the action of the button Hint. If a hint exists but the keypad hides it, the action only shows it again.
 * @param {State} state @returns {Action}
 */
const hintOf = ({ explain, typing }) =>
  typing && explain?.kind === "hint" ? { type: "typing", typing: false } : { type: "run", task: "hint" };

/** @param {string} label @param {() => void} onclick @param {string} [look] */
const button = (label, onclick, look = "") =>
  h("button", { type: "button", class: `button ${look}`, onclick }, t(label));
