/**
 * Speaks a line that changes at every key: what is urgent at once, all else after a pause, so that it does not
 * interrupt a person who types. The first text is not spoken: it is read with the page.
 *
 * @typedef {"now" | "soon" | "late"} Urgency
 */

/** So long a line must rest, in milliseconds. @type {Record<Urgency, number>} */
export const PAUSES = { now: 0, soon: 700, late: 2500 };

/** @param {(text: string) => void} write  into what is read out */
export function createSpeech(write) {
  /** @type {string | null} */
  let latest = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;

  return {
    /** @param {string} text @param {Urgency} urgency */
    say(text, urgency) {
      if (text === latest) return;
      clearTimeout(soon);
      if (latest !== null) {
        write(""); // or the same words, said again, would be no change
        soon = setTimeout(() => write(text), PAUSES[urgency]);
      }
      latest = text;
    },
    end: () => clearTimeout(soon),
  };
}
