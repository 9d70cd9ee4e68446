/**
 * A line for screen readers that changes with every key press. Urgent texts are spoken at once. Other texts are spoken
 * after a pause, so that they do not interrupt a person who is typing. The first text is not spoken, because screen
 * readers read it with the page.
 * @typedef {"now" | "soon" | "late"} Urgency
 */

/** The pause before a text is spoken, by its urgency, in milliseconds. @type {Record<Urgency, number>} */
export const PAUSES = { now: 0, soon: 700, late: 2500 };

/**
 * Create the functions that let screen readers speak a text.
 * @param {(text: string) => void} write  changes the text that screen readers speak
 */
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
        write(""); // empty it first: writing the same words again would not count as a change
        soon = setTimeout(() => write(text), PAUSES[urgency]);
      }
      latest = text;
    },
    end: () => clearTimeout(soon),
  };
}
