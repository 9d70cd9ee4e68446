/** The state, view and commands that guessed rules add to the page. The view is loaded when it is first opened. */
import { GUESS_STATE, guessCommands } from "./actions.js";
import { createGuessDoor } from "./door.js";
import { createGuesses } from "./service.js";

/** @type {import("../app/types.js").Slice<import("./types.js").GuessCommands>} */
export const GUESS = {
  state: GUESS_STATE,
  views: { guess: { create: createGuessDoor, place: "sheets" } },
  start({ ask, getState, act, watch }) {
    const guesses = createGuesses({ ask, getState, act });
    watch(({ layer, board, guess }) => [layer, board.geometry, guess], guesses.update);
    return { commands: guessCommands(guesses) };
  },
};
