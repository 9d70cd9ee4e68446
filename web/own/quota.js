/**
 * The limit for the messages of a run. Python collects the events of a program and sends them a few times per second,
 * so ordinary programs stay far below the limit. However, a program could find the function that sends messages and
 * call it again and again.
 */

/**
 * The largest number of messages that a program's run may send at its start, and of characters in all of them together.
 */
export const MOST = { messages: 1000, characters: 64_000_000 };
/** The increase of both limits in `MOST` in each second of a run. */
export const PER_SECOND = { messages: 100, characters: 100_000 };

/**
 * Create a quota for a run that begins now. The quota uses no function that the program could replace.
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
