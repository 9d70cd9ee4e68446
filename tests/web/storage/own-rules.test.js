/** Check that rules and drafts of rules come to another device with a backup, and that nothing there is replaced. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { backupOf } from "../../../web/app/everything.js";
import { INITIAL } from "../../../web/app/state.js";
import { keepDraft, loadDrafts } from "../../../web/own-rules/drafts.js";
import { keepOwnRule, loadOwnRules, restoreRules, rulesForBackup } from "../../../web/storage/own-rules.js";
import { storage } from "../../support/storage.js";

const RULE = "custom:pEIAB:line_red-TmVhcg";
const OTHER = "custom:pEIAC:-RmFy";
const DRAFT = { name: "Near", sentence: "", source: "def allows(a, b):", shape: "line", colour: "red", cells: "3" };

test("rules and drafts come to another device with everything", () => {
  const from = storage();
  keepOwnRule(RULE, () => from);
  keepDraft("line", DRAFT, () => from);
  const { rules } = JSON.parse(
    backupOf(
      INITIAL,
      0,
      [],
      {},
      rulesForBackup(() => from),
    ),
  );
  const to = storage();
  restoreRules(rules, () => to);
  assert.deepEqual(
    loadOwnRules(() => to),
    [RULE],
  );
  assert.deepEqual([...loadDrafts(() => to)], [["line", DRAFT]]);
});

test("what is here stays, and the rest comes beside it", () => {
  const to = storage();
  const here = { ...DRAFT, name: "Here" };
  keepOwnRule(OTHER, () => to);
  keepDraft("line", here, () => to);
  restoreRules({ made: [RULE, OTHER, 3], drafts: [["line", DRAFT], ["pairs", DRAFT], "x"] }, () => to);
  assert.deepEqual(
    loadOwnRules(() => to),
    [OTHER, RULE],
  );
  assert.deepEqual(
    [...loadDrafts(() => to)],
    [
      ["pairs", DRAFT],
      ["line", here],
    ],
  );
});

for (const strange of [undefined, null, "x", [1], { made: "x", drafts: {} }])
  test(`of ${JSON.stringify(strange)} nothing is kept`, () => {
    const to = storage();
    restoreRules(strange, () => to);
    assert.deepEqual(Object.keys(to), []);
  });

test("a backup without rules says nothing of them", () => {
  assert.equal("rules" in JSON.parse(backupOf(INITIAL, 0)), false);
});
