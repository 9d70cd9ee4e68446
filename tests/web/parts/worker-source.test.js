import assert from "node:assert/strict";
import test from "node:test";
import { asFunction, workerSource } from "../../../web/parts/worker-source.js";

/** @param {string} source */
const exported = (source) => new Function(`return ${asFunction(source)}`)()();

test("a script becomes a function that gives what it exports", async () => {
  assert.deepEqual(await exported("const a = 1, $b = 2;export{a as one,$b as two};\n//# sourceMappingURL=x.map\n"), {
    one: 1,
    two: 2,
  });
  assert.deepEqual(await exported("function make() {}export default make;\n").then(Object.keys), ["default"]);
});

test("what only looks like an export, and what comes last, stays", async () => {
  const source =
    'const text = "export{a as b}"; const more = `no export default x; here`;export{text as said,more as more}';
  assert.deepEqual(await exported(source), { said: "export{a as b}", more: "no export default x; here" });
});

test("a script that exports nothing is no part of a worker", () => {
  assert.throws(() => asFunction("const a = 1;"), /exports nothing/);
});

test("the worker says hello first, then finds its scripts and the parts that it is sent", async () => {
  /** @type {Record<string, string>} */
  const files = { "a.mjs": "const x = 3;export default x;", "worker.js": "tell(globalThis.given);" };
  const source = await workerSource("worker.js", ["a.mjs"], async (path) => files[path]);
  /** @type {any[]} */
  const said = [];
  const run = new Function("postMessage", "tell", `let onmessage;${source}return (data) => onmessage({ data });`);
  const tell = (/** @type {any} */ something) => said.push(something);
  run(tell, tell)({ "boot/a.gz": "memory" });
  const [hello, given] = said;
  assert.deepEqual(hello, { type: "hello" });
  assert.deepEqual(await given.scripts["a.mjs"](), { default: 3 });
  assert.deepEqual(await given.parts, { "boot/a.gz": "memory" });
});
