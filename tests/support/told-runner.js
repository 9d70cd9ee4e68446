/** A stand-in for the runner of programs that records requests and sends messages from the test. */

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
