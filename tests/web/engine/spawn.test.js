import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { startWorker, workersFor } from "../../../web/engine/spawn.js";

const { Worker, DecompressionStream } = globalThis;
const Exception = Reflect.get(WebAssembly, "Exception");
const terminate = mock.fn();

/**
 * Create a browser whose workers may be modules or not. Without support, it never reads the type.
 * @param {boolean} modules
 */
function browser(modules) {
  terminate.mock.resetCalls();
  globalThis.Worker = /** @type {any} */ (
    class {
      terminate = terminate;

      /** @param {string} source @param {WorkerOptions} options */
      constructor(source, options) {
        this.source = source;
        this.name = options.name;
        this.type = modules ? options.type : "classic";
      }
    }
  );
  Reflect.set(WebAssembly, "Exception", class {});
}

afterEach(() => {
  Object.assign(globalThis, { Worker, DecompressionStream });
  Reflect.set(WebAssembly, "Exception", Exception);
});

test("a worker is a module, under its name", () => {
  browser(true);
  const { source, name, type } = /** @type {any} */ (startWorker("a.js", "first"));
  assert.deepEqual([source, name, type], ["a.js", "first", "module"]);
  assert.equal(terminate.mock.callCount(), 0);
});

test("where workers are no modules, the one that was started is ended, and what lacks is told", () => {
  browser(false);
  assert.throws(() => startWorker("a.js", "first"), { code: "old", message: /module workers/ });
  assert.equal(terminate.mock.callCount(), 1);
});

test("what an older browser lacks is told before anything is started", () => {
  const lacks = { Worker: globalThis, DecompressionStream: globalThis, Exception: WebAssembly };
  for (const [name, owner] of Object.entries(lacks)) {
    browser(true);
    Reflect.deleteProperty(owner, name);
    const message = owner === WebAssembly ? `WebAssembly.${name}` : name;
    assert.throws(() => startWorker("a.js", "first"), { code: "old", message });
    Object.assign(globalThis, { DecompressionStream });
  }
});

test("there is a maker for each core, but for no more than four; two where that is not told", () =>
  assert.deepEqual([undefined, 0, 1, 2, 3, 4, 5, 64].map(workersFor), [2, 1, 1, 2, 3, 4, 4, 4]));
