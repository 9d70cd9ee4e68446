/**
 * The fields of the state about guessed rules, and their changes; the commands about them.
 * @typedef {import("../app/state.js").State} State
 * @typedef {import("./types.js").Guess} Guess
 * @typedef {import("./types.js").GuessChanges} GuessChanges
 */

/** @type {import("../app/types.js").Changes<GuessChanges>} */
const GUESS_CHANGES = {
  guess: (state, { guess }) => ({ ...state, guess }),
  "choose-guess": (state, { numbers, wanted }) =>
    changed(state, ({ refused }) => {
      const others = refused.filter((number) => !numbers.includes(number));
      return { refused: wanted ? others : [...others, ...numbers] };
    }),
  "complete-guess": (state, { complete }) => changed(state, () => ({ complete })),
};

/**
 * Return the state with a change in the guesses, if there are any.
 * @param {State} state @param {(guess: Guess) => Partial<Guess>} change @returns {State}
 */
const changed = (state, change) =>
  state.guess ? { ...state, guess: { ...state.guess, ...change(state.guess) } } : state;

/** @type {import("../app/types.js").RoomState<import("./types.js").GuessPart, GuessChanges>} */
export const GUESS_STATE = { first: { guess: null }, changes: GUESS_CHANGES };

/**
 * Return the handlers of the commands that guess rules and accept them.
 * @param {ReturnType<typeof import("./service.js").createGuesses>} guesses
 * @returns {import("../app/types.js").Handlers<import("./types.js").GuessCommands>}
 */
export const guessCommands = (guesses) => ({ "guess-rules": guesses.find, "accept-rules": guesses.accept });
