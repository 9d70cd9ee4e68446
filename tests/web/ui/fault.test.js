/** Check the words if a worker was ended twice, for all kinds of requests. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../../web/engine/job.js";
import { failureOf } from "../../../web/make/result.js";
import { troubleWords } from "../../../web/study/asking.js";
import { faultAction } from "../../../web/transfer/transfer.js";
import { faultWords } from "../../../web/ui/fault.js";

const ENDED = new EngineError("crash", null, "the worker was ended");
const BUG = new EngineError("bug", null, "Traceback");

test("an ended worker is no fault of the program, and anything else is told as it is", async () => {
  const told = [faultWords, troubleWords, async (/** @type {any} */ error) => (await failureOf(error)).words];
  for (const words of [...told, (/** @type {any} */ error) => /** @type {any} */ (faultAction(error)).words]) {
    assert.deepEqual(await words(ENDED), { key: "task.crashed" });
    assert.deepEqual(await words(BUG), { key: "task.failed", args: { detail: "Traceback" } });
  }
  assert.deepEqual(faultWords(new Error("no script")), { key: "task.failed", args: { detail: "no script" } });
});
