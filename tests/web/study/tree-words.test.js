import assert from "node:assert/strict";
import { test } from "node:test";
import { KINDS } from "../../../web/learn/event-log.js";
import { createTree } from "../../../web/study/tree.js";
import { foldedWords } from "../../../web/study/tree-words.js";
import { inEnglish } from "../../support/seen.js";

inEnglish();

const PLACE = KINDS.indexOf("place");

test("how many places are folded away is told, and nothing where there are none", () => {
  const told = [2, 3, 4].map((places) => {
    const tree = createTree(2);
    tree.append(Array.from({ length: places }, (_, cell) => [PLACE, cell, 1]));
    return foldedWords(tree).split(":")[0];
  });
  assert.deepEqual(told, [
    "",
    "1 of 3 placements is not drawn. The tree draws the first 100,000 placements and the paths to the first 100 solutions. The other placements are counted at the node above them.",
    "2 of 4 placements are not drawn. The tree draws the first 100,000 placements and the paths to the first 100 solutions. The other placements are counted at the node above them.",
  ]);
});
