import assert from "node:assert/strict";
import { test } from "node:test";
import { inTurns } from "../../../web/app/turns.js";

/**
 * Return which of six pieces of work are done and when there is a rest. Each takes three milliseconds; work is wanted
 * `until` a number is done.
 * @param {number} until
 */
async function done(until) {
  /** @type {(number | string)[]} */
  const told = [];
  let time = 100;
  const work = (/** @type {number} */ one) => {
    told.push(one);
    time += 3;
  };
  const rest = async () => {
    told.push("rest");
    time += 50;
  };
  const wanted = () => told.filter((each) => each !== "rest").length < until;
  const whole = await inTurns([1, 2, 3, 4, 5, 6], work, wanted, { now: () => time, rest });
  return { told, whole };
}

test("work rests when its turn is over, and does all", async () => {
  assert.deepEqual(await done(7), { told: [1, 2, 3, "rest", 4, 5, 6], whole: true });
});

test("what is not wanted any longer ends with the rest", async () => {
  assert.deepEqual(await done(3), { told: [1, 2, 3, "rest"], whole: false });
});

test("others get their turn in the rest", async () => {
  const told = /** @type {string[]} */ ([]);
  let time = 0;
  const work = (/** @type {string} */ one) => {
    told.push(one);
    time += 100;
  };
  setTimeout(() => told.push("another"));
  assert.equal(await inTurns(["first", "second"], work, () => true, { now: () => time }), true);
  assert.deepEqual(told, ["first", "another", "second"]);
});
