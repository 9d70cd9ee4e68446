/**
 * The requests about rules that a puzzle only draws and describes. Python guesses them, and a person accepts them.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./types.js").Guess} Guess
 */
import { unknownRules } from "../board/geometry-name.js";
import { faultWords } from "../ui/fault.js";

/** The name of the sheet. */
const LAYER = "guess";

/**
 * Create the functions that request guesses and accept them.
 * @param {{ask: import("../verdict/service.js").Ask, getState: () => State,
 *   act: (action: import("../app/state.js").Action) => void}} wiring
 */
export function createGuesses({ ask, getState, act }) {
  let work = new AbortController();
  let about = "";

  /** @param {Guess["phase"]} phase @param {Guess["proposal"]} [proposal] */
  const show = (phase, proposal = null) =>
    act({ type: "guess", guess: { phase, proposal, refused: [], complete: false } });

  const find = async () => {
    const { board } = getState();
    work.abort();
    work = new AbortController();
    const { signal } = work;
    about = board.geometry;
    act({ type: "layer", layer: LAYER });
    show("working");
    const answer = await ask("propose-rules", { state: board }, { signal }).catch(() => null);
    if (signal.aborted) return;
    if (!answer) show("failed");
    else show(answer.proposal ? "found" : "nothing", answer.proposal);
  };

  const accept = async () => {
    const { board, guess } = getState();
    if (!guess?.proposal) return;
    const rules = [...guess.proposal.guesses.keys()].filter((number) => !guess.refused.includes(number));
    const request = { state: board, rules, complete: guess.complete };
    const answer = await ask("accept-rules", request, { lane: "quick" }).catch((failure) => {
      act({ type: "notice", words: faultWords(failure) });
      return null;
    });
    if (!answer || getState().board !== board) return;
    act({ type: "board", board: withGeometry(board, answer.geometry) });
    act({ type: "layer", layer: "" });
  };

  /** Stop guessing if the sheet was closed or another puzzle is on the board. @param {State} state */
  const update = ({ layer, board, guess }) => {
    if (!guess || (layer === LAYER && board.geometry === about)) return;
    work.abort();
    act({ type: "guess", guess: null });
    if (layer === LAYER) act({ type: "layer", layer: "" });
  };

  return { find, accept, update };
}

/**
 * Return a board with other rules. The source of the puzzle is needed only as long as some rules are not supported.
 * @param {State["board"]} board @param {string} geometry @returns {State["board"]}
 */
function withGeometry({ original, ...board }, geometry) {
  return unknownRules(geometry).length && original ? { ...board, geometry, original } : { ...board, geometry };
}
