/** A plain text in place of the editor, with what the room of programs needs. */

/** @typedef {{onChange: (text: string) => void, onRun: () => void}} Told */

/** Create an editor. Text is entered as in a field, and a key runs the program. @param {unknown[]} asked */
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
