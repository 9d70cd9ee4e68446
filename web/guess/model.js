/**
 * Guessed rules as a person reads them: rules with the same sentence and the same reason are one choice.
 * @typedef {import("../app/state.js").Words} Words
 * @typedef {import("../contract/shapes.js").GuessedRule} GuessedRule
 * @typedef {{words: Words, cells: string[], drawing: Words | null, texts: string[], numbers: number[]}} Choice
 *   `drawing`: the kind of drawing that led to the guess; `texts`: the author's sentences; `numbers`: the guesses
 */
import { say } from "../ui/i18n.js";

/** Return guessed rules as choices, in the order of their first rules. @param {GuessedRule[]} guesses @returns {Choice[]} */
export function choicesOf(guesses) {
  /** @type {Map<string, Choice>} */
  const found = new Map();
  for (const [number, { rule, drawing, colour, sentences }] of guesses.entries()) {
    const words = { key: `rule.${rule.kind}`, args: { number: rule.number, listed: rule.listed.join(", ") } };
    const same = JSON.stringify([say(words), drawing, colour, sentences]);
    /** @type {Choice} */
    const choice = found.get(same) ?? {
      ...{ words, cells: [], texts: sentences, numbers: [] },
      drawing: drawing ? drawingWords(drawing, colour) : null,
    };
    choice.cells.push(...rule.places);
    choice.numbers.push(number);
    found.set(same, choice);
  }
  return [...found.values()];
}

/** Return the name of a kind of drawing, with its colour if it is known. @param {string} drawing @param {string} colour @returns {Words} */
export function drawingWords(drawing, colour) {
  const name = { key: `guess.drawing.${drawing}` };
  return colour ? { key: "guess.coloured", args: { drawing: name, colour: { key: `colour.${colour}` } } } : name;
}

/**
 * Return what no rule explains: the author's sentences, and the drawings with their number.
 * @param {import("../contract/shapes.js").RuleProposal} proposal @returns {Words[]}
 */
export const unexplainedWords = ({ sentences, drawings }) => [
  ...sentences.map((text) => ({ key: "guessing.quote", args: { text } })),
  ...drawings.map(({ drawing, colour, count }) => ({
    key: "guess.counted",
    args: { drawing: drawingWords(drawing, colour), count },
  })),
];

/**
 * Return whether the person has to say that there are no other rules before the guesses can be accepted.
 * @param {import("./types.js").Guess} guess
 */
export const needsComplete = ({ proposal, refused }) => !proposal?.whole || refused.length > 0;

/**
 * Return the sentence about the solutions with the chosen rules. It is known only if all guesses are chosen.
 * @param {import("./types.js").Guess} guess @returns {Words}
 */
export const resultWords = ({ proposal, refused }) => ({
  key: `guessing.result.${refused.length ? "changed" : proposal?.result}`,
});

/** Return whether the result of the search speaks for the chosen rules. @param {import("./types.js").Guess} guess */
export const isGood = ({ proposal, refused }) =>
  !refused.length && ["published", "one"].includes(proposal?.result ?? "none");
