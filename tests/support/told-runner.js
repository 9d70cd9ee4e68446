/** A runner of programs that notes what it is asked, and says what it is told to. */

/** @param {unknown[]} asked */
export function toldRunner(asked) {
  const noted = (/** @type {string} */ what) => () => void asked.push(`runner: ${what}`);
  let hear = (/** @type {any} */ _) => {};
  return {
    run(/** @type {any} */ request, /** @type {any} */ onMessage) {
      asked.push(`runner: run ${JSON.stringify(request)}`);
      hear = onMessage;
    },
    ...{ stop: noted("stop"), warm: noted("warm"), close: noted("close") },
    say: (/** @type {any} */ message) => hear(message),
  };
}
