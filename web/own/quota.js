/**
 * The limit for the messages of a run. Python gathers what a program does, and sends it some times per second, so no
 * program comes near the limit. It could find the function that sends messages, however, and call it without end.
 */

/** The most messages, and the most characters in all of them. */
export const MOST = { messages: 1000, characters: 64_000_000 };
/** The numbers that are added to both in each second of a run. */
export const PER_SECOND = { messages: 100, characters: 100_000 };

/**
 * Create a quota for a run that begins now. It uses no function that the program could replace.
 * @param {() => number} [clock]  the time in milliseconds
 */
export function createQuota(clock = performance.now.bind(performance)) {
  const start = clock();
  let messages = 0;
  let characters = 0;
  return {
    /** Count a message, and return whether it is within the quota. @param {number} length */
    admits(length) {
      const seconds = (clock() - start) / 1000;
      messages += 1;
      characters += length;
      return (
        messages <= MOST.messages + seconds * PER_SECOND.messages &&
        characters <= MOST.characters + seconds * PER_SECOND.characters
      );
    },
  };
}
