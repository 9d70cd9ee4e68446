/** A stopwatch for the seconds during which the page was visible. */

/** @param {Pick<Document, "hidden" | "addEventListener">} [page] @param {() => number} [clock]  in milliseconds */
export function createStopwatch(page = document, clock = () => performance.now()) {
  let gone = 0;
  let since = clock();
  let running = false;
  let seen = !page.hidden;
  const count = () => {
    const now = clock();
    if (running && seen) gone += now - since;
    since = now;
  };
  page.addEventListener("visibilitychange", () => {
    count();
    seen = !page.hidden;
  });
  return {
    /** @param {number} seconds counted before */
    start(seconds) {
      count();
      gone = seconds * 1000;
      running = true;
    },
    stop() {
      count();
      running = false;
    },
    get seconds() {
      count();
      return Math.floor(gone / 1000);
    },
  };
}
