/** A stopwatch that counts the seconds during which the page is visible. */

/**
 *
 * @param {Pick<Document, "hidden" | "addEventListener">} [page]
 * @param {() => number} [clock]  returns the time in milliseconds
 */
export function createStopwatch(page = document, clock = () => performance.now()) {
  let counted = 0;
  let since = clock();
  let running = false;
  let visible = !page.hidden;
  const count = () => {
    const now = clock();
    if (running && visible) counted += now - since;
    since = now;
  };
  page.addEventListener("visibilitychange", () => {
    count();
    visible = !page.hidden;
  });
  return {
    /** @param {number} seconds the number that was counted before */
    start(seconds) {
      count();
      counted = seconds * 1000;
      running = true;
    },
    stop() {
      count();
      running = false;
    },
    get seconds() {
      count();
      return Math.floor(counted / 1000);
    },
  };
}
