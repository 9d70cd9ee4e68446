/**
 * Keys, clicks and the clipboard, wherever the focus is on the page.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Action} Action
 */
import { actionOf, isForBoard } from "../board/keys.js";
import { isPageFilled, isSheetOpen } from "./back.js";

/** Text fields, and dialogs that fill the page or are modal, which handle their keys themselves. */
const FIELDS = 'textarea, dialog:modal, .full-page, input:not([type="radio"], [type="checkbox"], [type="range"])';

/** Controls that Space or Enter presses. They do not use the arrow keys, as others do, for example sliders. */
const PRESSED = 'button, summary, a, input[type="checkbox"]';

/** Actions that do not move the focus to the board. */
const STAYING = ["undo", "redo", "layer"];

/**
 * Return whether a text is so long that it must be a puzzle, and not something that people paste into a one-line field.
 * @param {string} text
 */
const isPuzzle = (text) => text.trim().includes("\n") || text.trim().length >= 81;

/**
 * Listen to keys, clicks and paste events on the whole page.
 * @param {{getState: () => State, act: (action: Action) => void, focusBoard: () => void, take: (text: string) => void}} wiring  `take` receives pasted text
 */
export function listenToInput({ getState, act, focusBoard, take }) {
  /**
   * Send a key to the board. Puzzles can be typed while any control has the focus, but text fields, lists and dialogs
   * handle their own keys.
   * @param {KeyboardEvent} event
   */
  const typed = (event) => {
    const target = /** @type {Element} */ (event.target);
    // a sheet also closes when the focus is on the board
    if (event.defaultPrevented) return; // by the control that has the focus, such as a corner of a photograph
    if (event.key === "Escape" && isSheetOpen(getState())) return act({ type: "back" });
    if (target.closest(`${FIELDS}, select, [role=menu]`) || getState().clock.paused) return;
    if (isPageFilled(getState())) return;
    const action = actionOf(event, getState());
    const onBoard = target === document.body || target.closest("[role=grid]") !== null;
    if (!action || !(onBoard || isForBoard(event, action, !target.matches(PRESSED)))) return;
    event.preventDefault();
    if (!STAYING.includes(action.type)) focusBoard();
    act(action);
  };

  /** @param {ClipboardEvent} event */
  const pasted = (event) => {
    const text = event.clipboardData?.getData("text/plain");
    const files = [...(event.clipboardData?.files ?? [])];
    if (!text && files.length) return act({ type: "open", files });
    const field = /** @type {Element} */ (event.target).closest(FIELDS);
    if (!text || isPageFilled(getState()) || (field && !(field.matches("input") && isPuzzle(text)))) return;
    event.preventDefault();
    take(text);
  };

  /**
   * Stop clicks on disabled buttons. These buttons can have the focus, but must do nothing.
   * @param {MouseEvent} event
   */
  const clicked = (event) => {
    if (/** @type {Element} */ (event.target).closest('[aria-disabled="true"]')) event.stopImmediatePropagation();
  };

  document.addEventListener("click", clicked, { capture: true });
  document.addEventListener("keydown", typed);
  document.addEventListener("paste", pasted);
}
