/** Which lines the editor marks, and what is said below them, while its text changes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { lineMarks, markWork, markWrong } from "../../../web/own/line-marks.js";
import { layOut } from "../../support/elements.js";

layOut();

/** A text of four lines that is marked, and what it is marked with: "from class", or "to: what is said". */
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
  return {
    view,
    marks,
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
