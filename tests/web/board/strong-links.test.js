/** Check which strong links are drawn on request, and what is said about them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { candidatesAt } from "../../../web/board/candidates.js";
import { geometry } from "../../../web/board/geometry.js";
import { strongLinks, strongNow, toldStrong } from "../../../web/board/strong-links.js";
import { PUZZLE, stateWith } from "../../support/boards.js";

const playing = { ...stateWith(PUZZLE), mode: /** @type {const} */ ("play") };

/** Return the pairs of the digit's only two places in a house, found house by house. @param {number} digit */
function pairsOf(digit) {
  const pairs = geometry("9").houses.map(({ cells }) =>
    cells.filter((cell) => PUZZLE[cell] === "." && candidatesAt(playing.board, cell).includes(digit)),
  );
  return new Set(pairs.filter(({ length }) => length === 2).map(String));
}

test("each house with two places for the digit has a link, and no pair has two", () => {
  for (let digit = 1; digit <= 9; digit += 1) {
    const links = strongLinks({ ...playing, lit: digit }).map(({ from, to }) => String([from[0], to[0]]));
    assert.deepEqual(links.toSorted(), [...pairsOf(digit)].sort());
  }
});

test("a crossed-out candidate makes a link, and no link has an end there", () => {
  const [one, other] = [...pairsOf(1)][0].split(",").map(Number);
  const crossed = { ...playing, lit: 1, board: { ...playing.board, crossed: { [one]: [1] } } };
  assert.ok(strongLinks(crossed).every(({ from, to }) => from[0] !== one && to[0] !== one));
  assert.ok(other >= 0);
});

test("nothing is drawn unless it is wanted; digits that the cells do not show are written", () => {
  assert.equal(strongNow({ ...playing, lit: 1 }).pairs, undefined);
  const wanted = { ...playing, lit: 1, strong: true };
  assert.equal(strongNow(wanted).unseen?.length, 2 * (strongNow(wanted).pairs?.length ?? 0));
  const { settings } = playing;
  const shown = { ...wanted, settings: { ...settings, playing: { ...settings.playing, candidates: true } } };
  assert.deepEqual(strongNow(shown).unseen, []);
});

test("the links are said, too; without a digit, what to do", () => {
  assert.equal(toldStrong({ ...playing, lit: 1 }).words.key, "strong.links");
  assert.equal(toldStrong({ ...playing, lit: 0, selected: null }).words.key, "strong.which");
});
