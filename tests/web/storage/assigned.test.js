import assert from "node:assert/strict";
import { test } from "node:test";
import { backupOf } from "../../../web/app/everything.js";
import { INITIAL } from "../../../web/app/state.js";
import { loadDraft, loadDrafts, loadMarks, newDraft, saveDraft, saveMarks } from "../../../web/assign/saved.js";
import { loadAssigned, restoreAssigned } from "../../../web/storage/assigned.js";
import { storage } from "../../support/storage.js";

const MINA = { ...newDraft("eNq1", "One"), name: "Mina", answer: "17 times" };
const MARKED = { text: "eNq1", expected: "17 times", marks: { a: "right" } };

function desk() {
  const place = storage();
  saveDraft(MINA, () => place);
  saveMarks(MARKED, () => place);
  place.setItem("sudoku.settings.v1", "{}");
  return place;
}

test("what was written and what was marked comes to another device with everything", () => {
  const from = desk();
  const { assigned } = JSON.parse(
    backupOf(
      INITIAL,
      0,
      [],
      loadAssigned(() => from),
    ),
  );
  assert.equal(Object.keys(assigned).length, 2);
  const to = storage();
  restoreAssigned(assigned, () => to);
  assert.deepEqual(
    loadDrafts(() => to),
    [MINA],
  );
  assert.deepEqual(
    loadMarks("eNq1", () => to),
    MARKED,
  );
});

test("what is here stays, and nothing comes under another name", () => {
  const to = storage();
  const here = { ...MINA, answer: "here" };
  saveDraft(here, () => to);
  restoreAssigned({ ...loadAssigned(desk), "sudoku.settings.v1": { theme: "dark" } }, () => to);
  assert.deepEqual(
    loadDraft("eNq1", "One", () => to),
    here,
  );
  assert.equal(to.getItem("sudoku.settings.v1"), null);
});

for (const strange of [null, "x", [1]])
  test(`of ${JSON.stringify(strange)} nothing is kept`, () => {
    const to = storage();
    restoreAssigned(strange, () => to);
    assert.deepEqual(Object.keys(to), []);
  });
