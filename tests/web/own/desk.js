/** What the editor's room works with, as far as it asks: a text in place of the editor, and a runner that says what it is told to. */

/** @typedef {{onChange: (text: string) => void, onRun: () => void}} Told */

/** It is typed into as a field is, and a key runs it. @param {unknown[]} asked */
export const plainEditor =
  (asked) =>
  (/** @type {Told} */ { onChange, onRun }) => {
    const root = document.createElement("textarea");
    root.value = "";
    root.addEventListener("input", () => onChange(root.value));
    root.addEventListener("keydown", onRun);
    const noted =
      (/** @type {string} */ what) =>
      (/** @type {unknown[]} */ ...about) =>
        void asked.push(`editor: ${what} ${JSON.stringify(about)}`);
    const holding = (/** @type {string} */ what) => (/** @type {string} */ text) => {
      noted(what)();
      root.value = text;
    };
    const notes = { point: noted("point"), fault: noted("fault"), goTo: noted("go to"), focus: noted("focus") };
    return /** @type {any} */ ({
      ...{ root, text: () => root.value, open: holding("open"), adopt: holding("adopt") },
      ...notes,
    });
  };

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
