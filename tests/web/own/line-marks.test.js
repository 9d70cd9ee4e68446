/** Check which lines the editor marks, and the messages below them, while its text changes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { lineMarks, markWork, markWrong } from "../../../web/own/line-marks.js";
import { layOut } from "../../support/elements.js";

layOut();
Object.assign(document, { createTextNode: (/** @type {string} */ text) => text });

/** Return the editor's gutter for the signs beside the lines. @param {any} extension @returns {any} */
function gutterOf(extension) {
  if (Array.isArray(extension)) return extension.map(gutterOf).find(Boolean);
  return extension?.value?.lineMarker ? extension.value : undefined;
}
const gutter = gutterOf(lineMarks);

/** Create a text of four lines with marks. They are listed as "from class", or "from class: message". */
function text() {
  let state = EditorState.create({ doc: "one\ntwo\nthree\nfour", extensions: lineMarks });
  const view = /** @type {any} */ ({ dispatch: (/** @type {any} */ change) => (state = state.update(change).state) });
  const marks = () =>
    state.facet(EditorView.decorations).flatMap((set) => {
      /** @type {string[]} */
      const found = [];
      if (typeof set !== "function")
        set.between(0, state.doc.length, (from, _, { spec }) => {
          const said = spec.widget?.toDOM();
          found.push(
            said
              ? `${from} ${said.className}: ${said.textContent} ${spec.block} ${spec.side}`
              : `${from} ${spec.class}`,
          );
        });
      return found;
    });
  /** Return the sign beside each line. */
  const signs = () => {
    const now = /** @type {any} */ ({ state });
    return Array.from({ length: state.doc.lines }, (_, at) => {
      const mark = gutter.lineMarker(now, state.doc.line(at + 1));
      return mark && `${mark.toDOM()} ${mark.elementClass}`;
    });
  };
  return {
    view,
    marks,
    signs,
    widgets: () => state.facet(EditorView.decorations),
    /** @param {number} from @param {number} to */
    cut: (from, to) => view.dispatch({ changes: { from, to } }),
    type: (/** @type {number} */ from, /** @type {string} */ insert) => view.dispatch({ changes: { from, insert } }),
  };
}

test("the line at work is marked alone, at the ends where there is none of that number, and moves with its text", () => {
  const { view, marks, type } = text();
  const at = (/** @type {number} */ line) => {
    markWork(view, line);
    return marks();
  };
  assert.deepEqual(
    [at(1), at(3), at(9), at(-2), at(0)],
    [["0 cm-at-work"], ["8 cm-at-work"], ["14 cm-at-work"], ["0 cm-at-work"], []],
  );
  at(2);
  type(0, "a\n");
  assert.deepEqual(marks(), ["6 cm-at-work"]);
});

test("an error is said below its line, beside the line at work", () => {
  const { view, marks, type } = text();
  markWrong(view, { line: 2, words: "There is no x." });
  markWork(view, 1);
  const wrong = ["4 cm-wrong", "7 cm-said: There is no x. true 1"];
  assert.deepEqual(marks().sort(), ["0 cm-at-work", ...wrong]);
  type(18, "!");
  assert.deepEqual(marks().sort(), ["0 cm-at-work", ...wrong]);
  markWrong(view, null);
  assert.deepEqual(marks(), ["0 cm-at-work"]);
});

const [WORK, WRONG] = ["▸ cm-mark-at-work", "✕ cm-mark-wrong"];

test("beside the line at work and the wrong one stands a sign, that of the error alone where they are the same", () => {
  const { view, signs, type, cut } = text();
  assert.deepEqual(signs(), [null, null, null, null]);
  markWork(view, 3);
  assert.deepEqual(signs(), [null, null, WORK, null]);
  markWrong(view, { line: 2, words: "There is no x." });
  assert.deepEqual(signs(), [null, WRONG, WORK, null]);
  type(7, "\n"); // the message moves down with the new line
  assert.deepEqual(signs(), [null, WRONG, null, WORK, null]);
  cut(7, 8);
  type(0, "a\n");
  assert.deepEqual(signs(), [null, null, WRONG, WORK, null]);
  cut(6, 9); // the wrong line is empty, so the message is at its start
  assert.deepEqual(signs(), [null, null, WRONG, WORK, null]);
  markWork(view, 3);
  assert.deepEqual(signs(), [null, null, WRONG, null, null]);
  markWrong(view, null);
  assert.deepEqual(signs(), [null, null, WORK, null, null]);
});

test("signs are drawn anew when something is marked, in a column as wide as a sign", () => {
  const anew = (/** @type {unknown[][]} */ ...effects) =>
    gutter.lineMarkerChange({ transactions: effects.map((effects) => ({ effects })) });
  assert.deepEqual([anew(), anew([]), anew([], [1]), anew([1], [])], [false, false, true, true]);
  assert.equal(gutter.initialSpacer().toDOM(), "✕");
});

test("what is said again in the same words is not drawn anew", () => {
  const said = (/** @type {string} */ words) => {
    const { view, widgets } = text();
    markWrong(view, { line: 1, words });
    for (const set of widgets())
      for (let range = /** @type {any} */ (set).iter(); range.value; range.next())
        if (range.value.spec.widget) return range.value.spec.widget;
  };
  assert.equal(said("There is no x.").eq(said("There is no x.")), true);
  assert.equal(said("There is no x.").eq(said("There is no y.")), false);
});
