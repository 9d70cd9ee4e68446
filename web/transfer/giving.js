/**
 * Functions that copy, download and share the board: in text formats, as links, as QR codes, and as links that open it
 * in other programs.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("../app/state.js").Action} Action
 * @typedef {import("../app/state.js").Words} Words
 */
import { withoutEntries } from "../board/board.js";
import { partsOf } from "../board/geometry-name.js";
import { partWords } from "../board/names.js";
import { FORMS } from "../contract/constants.js";
import { faultWords } from "../ui/fault.js";
import { saveFile } from "../ui/save-file.js";
import { ELSEWHERE, fitsForm, hasCode, missingPart, OFFERED } from "./forms.js";
import { faultAction } from "./transfer.js";

/** The formats that the page writes by itself, without Python. */
const OWN = ["line", "filled", "link"];

/**
 * Return the sentence that says which part of a puzzle a format cannot express.
 * @param {string} part @param {string[]} rules the kinds of rules that it cannot express
 * @returns {Words}
 */
const untoldWords = (part, rules) =>
  UNTOLD.includes(part)
    ? { key: `copy.untold.${part}` }
    : { key: "copy.untold.rules", args: { rules: rules.map(partWords) } };

/** The parts of a puzzle that have a sentence of their own. Other parts are rules. */
const UNTOLD = ["size", "boxes", "diagonals", "regions"];

/**
 * Create the functions that copy, download and share.
 * @param {{ask: import("../verdict/service.js").Ask, getState: () => State, act: (action: Action) => void,
 *   linkTo: (board: State["board"]) => string, handOverLink: (state: State) => string, clipboard?: Clipboard,
 *   sheet?: ((data: ShareData) => Promise<void>)}} wiring  `sheet`: the system's share sheet
 */
export function createGiving({ ask, getState, act, linkTo, handOverLink, clipboard = navigator.clipboard, sheet }) {
  let asking = new AbortController();

  /**
   * Copy a text to the clipboard. The returned promise is rejected if the browser does not allow this.
   * @param {string} text
   */
  const copyText = (text) => (clipboard ? clipboard.writeText(text) : Promise.reject());
  const copied = () => act({ type: "notice", words: { key: "copy.done" } });
  /** Return the link to the puzzle, or to the board with all entries and notes. @param {boolean} [whole] */
  const link = (whole = false) => (whole ? handOverLink(getState()) : linkTo(getState().board));

  /**
   * Return the board in a format. If the format can only contain clues, entries are left out.
   * @param {string} format @returns {Promise<string>}
   */
  const writeBoard = async (format) => {
    const { board } = getState();
    const own = { line: board.givens, filled: board.values, link: link() };
    if (OWN.includes(format)) return own[/** @type {keyof typeof own} */ (format)];
    const state = FORMS[format].keeps === "givens" ? withoutEntries(board) : board;
    return (await ask("write", { state, format }, { signal: asking.signal, lane: "quick" })).text;
  };

  /**
   * Return a sentence that says why the board cannot be written in a format, or null if it can be.
   * @param {string} format @returns {Words | null}
   */
  const refusal = (format) => {
    const part = missingPart(format, getState().board);
    const { rules, unknown } = partsOf(getState().board.geometry);
    const others = part === "rules" ? unknown : rules.filter((kind) => kind === part);
    return part ? untoldWords(part, others) : null;
  };

  /**
   * Show the dialog with the board in a format. If the dialog is not open yet and this format cannot express the board,
   * use another format.
   * @param {string} wished @param {string} [why]  the key of a message
   */
  const show = async (wished, why) => {
    const { outgoing, board } = getState();
    const format =
      outgoing || fitsForm(wished, board) ? wished : (OFFERED.find((form) => fitsForm(form, board)) ?? wished);
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const shown = (/** @type {string | null} */ text, /** @type {Words | null} */ words) =>
      signal.aborted || act({ type: "outgoing", outgoing: { format, text, words } });
    const refused = refusal(format);
    if (refused) return shown(null, refused);
    if (!OWN.includes(format)) shown(null, { key: "copy.writing" });
    await writeBoard(format).then(
      (text) => shown(text, why ? { key: why } : null),
      (failure) => shown(null, faultWords(failure)),
    );
  };

  /**
   * Copy the board to the clipboard. If the browser does not allow this, show the text, so that people can copy it by
   * hand.
   * @param {string} format
   */
  const copy = async (format) => {
    const refused = refusal(format);
    if (refused) return act({ type: "notice", words: refused });
    if (!OWN.includes(format) && getState().engine.phase !== "ready")
      return act({ type: "notice", words: { key: "copy.waiting" } });
    const text = await writeBoard(format).catch((failure) => void act(faultAction(failure)));
    if (text !== undefined) await copyText(text).then(copied, () => show(format, "copy.refused"));
  };

  /** Copy the text that the dialog shows to the clipboard. @param {{format: string, text: string}} shown */
  const copyShown = ({ format, text }) =>
    copyText(text).then(copied, () =>
      act({ type: "outgoing", outgoing: { format, text, words: { key: "copy.refused" } } }),
    );

  /** Download the text that the dialog shows. @param {{format: string, text: string}} shown */
  const save = ({ format, text }) => saveFile(`sudoku.${FORMS[format]?.suffix ?? "txt"}`, "text/plain", `${text}\n`);

  /**
   * Show the link at once. Add the QR code and the links to other programs when Python has written them.
   * @param {boolean} [whole]
   */
  const share = async (whole = false) => {
    const { board } = getState();
    const address = link(whole);
    const shown = { link: address, whole, sheet: sheet !== undefined };
    act({ type: "sharing", sharing: { ...shown, code: null, elsewhere: [] } });
    const options = { signal: new AbortController().signal, lane: /** @type {const} */ ("quick") };
    const code = hasCode(address) ? await ask("code", { text: address }, options).catch(() => null) : null;
    const forms = ELSEWHERE.filter((form) => fitsForm(form, board));
    const hrefs = await Promise.all(forms.map(writeBoard)).catch(() => []);
    const elsewhere = hrefs.map((href, at) => ({ form: forms[at], href }));
    if (getState().sharing?.link === address) act({ type: "sharing", sharing: { ...shown, code, elsewhere } });
  };

  /** Open the system's share sheet. If the player closes it, this is not an error. */
  const shareBySystem = () => sheet?.({ url: link(getState().sharing?.whole) }).catch(() => {});

  return { copy, show, copyShown, save, share, shareBySystem };
}
