import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { BootError } from "../../../web/engine/boot-error.js";
import { createEngine, GRACE, IDLE, LASTING, QUIET, STARTING } from "../../../web/engine/engine.js";
import { EngineError } from "../../../web/engine/job.js";
import { SILENCE } from "../../../web/engine/runner.js";
import { FakeLocks, FakeWorker } from "../../support/fake-worker.js";

/** @typedef {import("../../../web/engine/engine.js").Status} Status */

/** @type {FakeWorker[]} */
let workers;
/** @type {string[]} */
let names;
/** @type {Status[]} */
let told;
/** @type {FakeLocks} */
let locks;
/**
 * The engine, whose requests do not matter here.
 * @type {{ask: (method: string, params: object, options?: object) => Promise<any>, retry: () => void, destroy: () => void, countIdle: () => number}}
 */
let engine;

/** @param {object} [options] */
const start = (options) => {
  const spawn = (/** @type {string} */ name) => {
    names.push(name);
    const worker = new FakeWorker();
    workers.push(worker);
    return /** @type {any} */ (worker);
  };
  const onStatus = (/** @type {Status} */ status) => told.push(status);
  return /** @type {any} */ (createEngine({ spawn, onStatus, locks: /** @type {any} */ (locks), ...options }));
};

/** Let both workers become ready. */
const wake = () => {
  workers[0].ready();
  engine.retry();
  workers[1].ready();
};

const alive = () => workers.filter((worker) => !worker.ended);
const phases = () => told.map(({ phase }) => phase);
const aborts = { name: "AbortError" };

beforeEach(() => {
  mock.timers.reset(); // which also stops the timers of the previous engine
  mock.timers.enable({ apis: ["setTimeout"] });
  workers = [];
  names = [];
  told = [];
  locks = new FakeLocks();
  engine = start();
});

test("its times are those that were decided", () => {
  const minutes = 60_000;
  assert.deepEqual({ GRACE, LASTING, QUIET, IDLE }, { GRACE: 30, LASTING: 300, QUIET: 2000, IDLE: 5 * minutes });
});

describe("starting", () => {
  test("one worker, and its spare once an ask lasts", () => {
    workers[0].ready();
    engine.ask("rate", { text: "easy" }, { lane: "long" });
    mock.timers.tick(LASTING - 1);
    workers[0].answer({ ok: 1 });
    engine.ask("count", { text: "x" }, { lane: "long" });
    mock.timers.tick(LASTING - 1);
    assert.equal(workers.length, 1);
    mock.timers.tick(1);
    assert.equal(workers.length, 2);
    assert.notEqual(names[0], names[1]);
  });

  test("one worker, and no spare as long as every answer comes soon", () => {
    workers[0].ready();
    for (let asked = 0; asked < 10; asked += 1) {
      engine.ask("verdict", { text: "x" });
      mock.timers.tick(LASTING - 1);
      workers[0].answer({ ok: 1 });
      mock.timers.tick(IDLE - 1);
    }
    assert.equal(workers.length, 1);
  });

  test("a part of a document goes to the worker that remembers the others, and it is the last that is ended", () => {
    wake();
    const stop = new AbortController();
    const { signal } = stop;
    engine.ask("verdict", { text: "a" });
    engine.ask("sheet-pdf", { text: "b" }, { lane: "long", signal }).catch(() => {});
    workers[0].answer({ ok: 1 });
    stop.abort();
    mock.timers.tick(GRACE); // the second worker stays, because it remembers what it has drawn
    workers[1].answer({ ok: 1 });
    engine.ask("count", { text: "c" }, { lane: "long" });
    workers[0].answer({ ok: 1 });
    engine.ask("sheet-pdf", { text: "d" }, { lane: "long" });
    workers[1].answer({ ok: 1 });
    assert.deepEqual(
      workers.map(({ requests }) => requests),
      [
        ["verdict a", "count c"],
        ["sheet-pdf b", "sheet-pdf d"],
      ],
    );
    mock.timers.tick(IDLE);
    assert.deepEqual(
      workers.map(({ ended }) => ended),
      [true, false],
    );
  });

  test("a part of a document waits while its worker answers something else", () => {
    wake();
    engine.ask("sheet-pdf", { text: "a" }, { lane: "long" });
    engine.ask("verdict", { text: "b" });
    workers[0].answer({ ok: 1 });
    engine.ask("verdict", { text: "c" });
    workers[1].answer({ ok: 1 });
    engine.ask("sheet-pdf", { text: "d" }, { lane: "long" });
    workers[0].answer({ ok: 1 });
    assert.deepEqual(
      workers.map(({ requests }) => requests),
      [["sheet-pdf a", "verdict c", "sheet-pdf d"], ["verdict b"]],
    );
  });

  test("the files of a reply are put in their places", async () => {
    workers[0].ready();
    const asked = engine.ask("sheet-pdf", {});
    const [pdf, text] = [Uint8Array.of(1, 2), Uint8Array.of(3)];
    workers[0].answer({ ok: { pdf: { bytes: 0 }, more: [{ text: { bytes: 1 } }], lost: "" } }, [pdf, text]);
    const answer = await asked;
    assert.deepEqual(answer, { pdf, more: [{ text }], lost: "" });
    assert.equal(answer.pdf, pdf, "not a copy");
  });

  test("a long ask made before the first is ready counts from then on", () => {
    engine.ask("count", { text: "x" }, { lane: "long" });
    mock.timers.tick(10 * LASTING);
    workers[0].ready();
    assert.equal(workers.length, 1);
    mock.timers.tick(LASTING);
    assert.equal(workers.length, 2);
  });

  test("several from the start, where they are wanted at once: when the first is ready", () => {
    workers = [];
    start({ size: 4, atStart: 4 });
    assert.equal(workers.length, 1);
    workers[0].ready();
    assert.equal(workers.length, 4);
  });

  test("progress is told, then ready; the spare starts in silence", () => {
    workers[0].say({ type: "boot", stage: "download", bytes: 10, total: 30 });
    workers[0].ready();
    engine.retry();
    workers[1].say({ type: "boot", stage: "python", bytes: 30, total: 30 });
    workers[1].ready();
    assert.deepEqual(told, [
      { phase: "loading", stage: "download", bytes: 10, total: 30 },
      { phase: "ready", how: "plain", ms: 5, tried: [] },
    ]);
  });

  test("that none starts any more is told once: after a pause, or when all are ready or have failed", () => {
    const fail = { type: "failed", code: "offline", detail: "" };
    const [ready, failed] = [0, 1].map((at) => () => (at ? workers.at(-1)?.say(fail) : workers.at(-1)?.ready()));
    const pause = () => mock.timers.tick(QUIET);
    const almost = () => mock.timers.tick(QUIET - 1);
    const quick = () => {
      engine.ask("verdict", { text: "x" });
      workers[0].answer({ ok: 1 });
    };
    const lasting = () => {
      engine.ask("count", { text: "x" }, { lane: "long" });
      mock.timers.tick(LASTING);
    };
    for (const { atStart, ends } of [
      { atStart: 1, ends: [pause, ready, pause] },
      { atStart: 1, ends: [ready, almost, quick, almost, quick, pause] },
      { atStart: 1, ends: [ready, lasting, pause, ready] },
      { atStart: 1, ends: [ready, lasting, pause, failed] },
      { atStart: 1, ends: [failed] },
      { atStart: 2, ends: [ready, ready] },
      { atStart: 2, ends: [ready, failed] },
    ]) {
      workers = [];
      let times = 0;
      engine = start({ atStart, onComplete: () => times++ });
      for (const end of ends) {
        assert.equal(times, 0);
        end();
      }
      assert.equal(times, 1);
      engine.retry();
      workers.at(-1)?.ready();
      assert.equal(times, 1);
    }
  });

  test("what is asked before is answered after", async () => {
    const answer = engine.ask("read", { text: "early" });
    assert.deepEqual(workers[0].sent, []);
    workers[0].ready();
    assert.deepEqual(workers[0].requests, ["read early"]);
    workers[0].answer({ ok: 7 });
    assert.equal(await answer, 7);
  });
});

describe("a load that fails", () => {
  const failed = { phase: "failed", code: "offline", detail: "pyodide.asm.wasm" };
  const fail = () => workers.at(-1)?.say({ type: "failed", code: "offline", detail: "pyodide.asm.wasm" });

  test("is told, and retry starts anew with the asks still waiting", async () => {
    const answer = engine.ask("read", { text: "paste" });
    fail();
    assert.deepEqual(told, [failed]);
    assert.equal(alive().length, 0);
    engine.retry();
    assert.deepEqual(told, [failed, STARTING]);
    workers[1].ready();
    workers[1].answer({ ok: "read" });
    assert.equal(await answer, "read");
  });

  test("in a browser that is too old is told with what it lacks, and asks wait", async () => {
    told = [];
    let tries = 0;
    engine = start({
      spawn: () => {
        tries += 1;
        throw new BootError("old", "WebAssembly.Exception");
      },
    });
    engine.ask("read", { text: "paste" });
    await null;
    assert.deepEqual(told, [{ phase: "failed", code: "old", detail: "WebAssembly.Exception" }]);
    assert.equal(tries, 1);
  });

  test("a worker that holds no lock is not taken for one that has ended", () => {
    workers[0].say({ type: "ready", how: "plain", ms: 5, tried: [], locked: false });
    assert.deepEqual([...locks.waiting.keys()], []);
    assert.deepEqual(phases(), ["ready"]);
  });

  test("of the spare is not told while the other works, nor tried without end", () => {
    workers[0].ready();
    engine.retry();
    fail();
    assert.deepEqual(phases(), ["ready"]);
    assert.equal(workers.length, 2);
    engine.retry();
    assert.equal(workers.length, 3);
  });

  test("an error before the first word: the script is asked for once more, then it is missing", () => {
    workers[0].onerror?.({});
    assert.deepEqual([told, workers.length], [[], 2]);
    workers[1].onerror?.({});
    assert.equal(workers.length, 2);
    assert.deepEqual(told, [{ phase: "failed", code: "missing", detail: "" }]);
  });

  test("a script that comes when it is asked for once more is no failure", () => {
    workers[0].onerror?.({});
    workers[1].ready();
    assert.deepEqual(phases(), ["ready"]);
  });

  test("an error after it: a crash, with its words", () => {
    workers[0].say({ type: "boot", stage: "python", bytes: 1, total: 1 });
    workers[0].onerror?.({ message: "out of memory" });
    assert.deepEqual(told.at(-1), { phase: "failed", code: "crash", detail: "out of memory" });
  });

  test("a worker silent for too long is given up, one that goes on is not", () => {
    mock.timers.tick(SILENCE - 1);
    workers[0].say({ type: "boot", stage: "python", bytes: 1, total: 1 });
    mock.timers.tick(SILENCE - 1);
    assert.deepEqual(phases(), ["loading"]);
    mock.timers.tick(1);
    assert.equal(told.at(-1)?.phase, "failed");
    assert.match(JSON.stringify(told.at(-1)), /"timeout"/);
    assert.ok(workers[0].ended);
  });

  test("a ready worker may be silent for ever", () => {
    wake();
    mock.timers.tick(10 * SILENCE);
    assert.equal(workers[0].ended, false);
  });
});

test("it starts the server's workers, unless it is told otherwise", (context) => {
  const Exception = WebAssembly.Exception ?? class {};
  /** @type {string[]} */
  const started = [];
  class Worker extends FakeWorker {
    /** @param {URL} source @param {WorkerOptions} options */
    constructor(source, { type }) {
      super();
      started.push(`${type} ${source.pathname.split("/").at(-1)}`);
    }
  }
  const before = globalThis.Worker;
  context.after(() => Object.assign(globalThis, { Worker: before }));
  Object.assign(globalThis, { Worker });
  Object.assign(WebAssembly, { Exception });
  start({ spawn: undefined });
  assert.deepEqual(started, ["module worker.js"]);
});

describe("asking", () => {
  beforeEach(wake);

  test("an expected failure rejects with its code and data", async () => {
    const error = { code: "row-length", line: 4, column: 9, character: "", args: { row: 4 } };
    const answer = engine.ask("read", { text: "..." });
    workers[0].answer({ error });
    await assert.rejects(answer, (/** @type {EngineError} */ reason) => {
      assert.ok(reason instanceof EngineError);
      assert.equal(reason.message, reason.code);
      assert.equal(reason.code, "row-length");
      assert.deepEqual(reason.error, error);
      return true;
    });
  });

  test("a bug rejects with its traceback", async () => {
    const answer = engine.ask("read", { text: "..." });
    workers[0].answer({ bug: "Traceback ..." });
    await assert.rejects(answer, {
      name: "EngineError",
      code: "bug",
      detail: "Traceback ...",
      message: "bug: Traceback ...",
    });
  });

  test("an answer of null is an answer", async () => {
    const answer = engine.ask("solve", { text: "..." });
    workers[0].answer({ ok: null });
    assert.equal(await answer, null);
  });

  test("each worker has one request at a time, in the order asked", () => {
    for (const name of "abcd") engine.ask("verdict", { text: name });
    assert.deepEqual([workers[0].requests, workers[1].requests], [["verdict a"], ["verdict b"]]);
    workers[1].answer({ ok: 1 });
    workers[0].answer({ ok: 1 });
    assert.deepEqual([workers[0].requests.at(-1), workers[1].requests.at(-1)], ["verdict d", "verdict c"]);
  });

  test("a long ask leaves a worker free for quick ones", () => {
    engine.ask("count", { text: "x" }, { lane: "long" });
    engine.ask("count", { text: "y" }, { lane: "long" });
    assert.deepEqual(workers[1].sent, []);
    engine.ask("verdict", { text: "z" });
    assert.deepEqual(workers[1].requests, ["verdict z"]);
    workers[1].answer({ ok: 1 });
    workers[0].answer({ ok: 1 });
    assert.deepEqual(workers[0].requests, ["count x", "count y"]);
  });

  test("quick asks go before long ones that wait", () => {
    for (const name of "ab") engine.ask("verdict", { text: name });
    engine.ask("count", { text: "x" }, { lane: "long" });
    engine.ask("verdict", { text: "c" });
    workers[0].answer({ ok: 1 });
    assert.deepEqual(workers[0].requests, ["verdict a", "verdict c"]);
  });

  test("a quick ask that both keep waiting gets a third worker, and only one", async () => {
    engine.ask("count", { text: "x" }, { lane: "long" });
    engine.ask("verdict", { text: "hard" });
    const pasted = engine.ask("read", { text: "paste" });
    engine.ask("read", { text: "again" });
    mock.timers.tick(LASTING);
    assert.equal(workers.length, 3);
    workers[2].ready();
    workers[2].answer({ ok: "read" });
    assert.equal(await pasted, "read");
    mock.timers.tick(10 * LASTING);
    assert.deepEqual([workers.length, workers[2].requests], [3, ["read paste", "read again"]]);
  });

  test("a quick ask that is taken in time needs no third", () => {
    engine.ask("count", { text: "x" }, { lane: "long" });
    engine.ask("verdict", { text: "easy" });
    engine.ask("read", { text: "paste" });
    workers[1].answer({ ok: 1 });
    mock.timers.tick(LASTING);
    assert.equal(workers.length, 2);
  });

  test("a spare ask takes a free worker only while a long one lasts, and after all others", () => {
    engine.ask("generate", { text: "help" }, { lane: "spare" });
    assert.deepEqual([workers[0].sent, workers[1].sent], [[], []]);
    engine.ask("generate", { text: "main" }, { lane: "long" });
    assert.deepEqual([workers[0].requests, workers[1].requests], [["generate main"], ["generate help"]]);
    engine.ask("generate", { text: "more" }, { lane: "spare" });
    engine.ask("verdict", { text: "a" });
    workers[1].answer({ ok: 1 });
    workers[1].answer({ ok: 1 });
    assert.deepEqual(workers[1].requests, ["generate help", "verdict a", "generate more"]);
  });

  test("the asks of a search stay with its worker, also while another is free", () => {
    engine.ask("generate", { text: "main 1" }, { lane: "long", search: "main" });
    engine.ask("generate", { text: "help 1" }, { lane: "spare", search: "help" });
    engine.ask("verdict", { text: "a" });
    workers[0].answer({ ok: 1 });
    engine.ask("generate", { text: "main 2" }, { lane: "long", search: "main" });
    workers[1].answer({ ok: 1 });
    engine.ask("generate", { text: "help 2" }, { lane: "spare", search: "help" });
    workers[0].answer({ ok: 1 });
    assert.deepEqual(
      workers.map(({ requests }) => requests),
      [
        ["generate main 1", "verdict a", "generate main 2"],
        ["generate help 1", "generate help 2"],
      ],
    );
  });

  test("with a single worker a long ask still gets its turn", () => {
    workers = [];
    start({ size: 1 }).ask("count", { text: "x" }, { lane: "long" });
    workers[0].ready();
    assert.deepEqual([workers.length, workers[0].requests], [1, ["count x"]]);
  });
});

describe("cancelling", () => {
  const stop = new AbortController();
  const gone = stop.signal;
  stop.abort();

  beforeEach(wake);

  test("rejects at once and ends the worker within 100 ms; a new one starts, the spare takes over", async () => {
    const controller = new AbortController();
    const counted = engine.ask("count", { text: "x" }, { lane: "long", signal: controller.signal });
    const queued = engine.ask("count", { text: "y" }, { lane: "long" });
    controller.abort();
    await assert.rejects(counted, aborts);
    mock.timers.tick(GRACE);
    assert.ok(workers[0].ended);
    assert.equal(workers.length, 3);
    assert.deepEqual(workers[1].requests, ["count y"]);
    workers[1].answer({ ok: 5 });
    assert.equal(await queued, 5);
    assert.deepEqual(phases(), ["ready"]);
  });

  test("spares a worker that answers in time", async () => {
    const controller = new AbortController();
    const verdict = engine.ask("verdict", { text: "x" }, { signal: controller.signal });
    controller.abort();
    workers[0].answer({ ok: "too late" });
    engine.ask("verdict", { text: "y" });
    mock.timers.tick(GRACE);
    await assert.rejects(verdict, aborts);
    assert.equal(workers[0].ended, false);
    assert.deepEqual(workers[0].requests, ["verdict x", "verdict y"]);
  });

  test("lets a spare ask end, because it is short", async () => {
    const stop = new AbortController();
    engine.ask("generate", { text: "main" }, { lane: "long" });
    const help = engine.ask("generate", { text: "help" }, { lane: "spare", signal: stop.signal });
    stop.abort();
    await assert.rejects(help, aborts);
    mock.timers.tick(GRACE);
    assert.deepEqual([workers.length, alive().length], [2, 2]);
  });

  test("drops an ask that only waits, and ends nobody", async () => {
    const controller = new AbortController();
    for (const name of "ab") engine.ask("verdict", { text: name });
    const waiting = engine.ask("verdict", { text: "c" }, { signal: controller.signal });
    controller.abort();
    await assert.rejects(waiting, aborts);
    mock.timers.tick(GRACE);
    workers[0].answer({ ok: 1 });
    assert.deepEqual([alive().length, workers[0].requests], [2, ["verdict a"]]);
  });

  test("where there is no spare the worker goes on until there is one", async () => {
    workers = [];
    const lone = start();
    workers[0].ready();
    told = [];
    const controller = new AbortController();
    const counted = lone.ask("count", { text: "x" }, { lane: "long", signal: controller.signal });
    controller.abort();
    await assert.rejects(counted, aborts);
    mock.timers.tick(GRACE);
    const other = lone.ask("count", { text: "y" }, { lane: "long" });
    assert.deepEqual([workers.length, workers[0].ended], [2, false]);
    workers[1].ready();
    assert.ok(workers[0].ended);
    assert.deepEqual([workers.length, workers[1].requests], [3, ["count y"]]);
    workers[1].answer({ ok: 2 });
    assert.equal(await other, 2);
    assert.deepEqual(phases(), []);
  });

  test("where there is no spare a worker that is done before is kept", () => {
    workers = [];
    const lone = start();
    workers[0].ready();
    const controller = new AbortController();
    lone.ask("count", { text: "x" }, { lane: "long", signal: controller.signal }).catch(() => {});
    controller.abort();
    mock.timers.tick(GRACE);
    workers[0].answer({ ok: "too late" });
    workers[1].ready();
    assert.deepEqual([workers.length, alive().length], [2, 2]);
  });

  test("an ask cancelled before it was made is never sent", async () => {
    await assert.rejects(engine.ask("verdict", { text: "x" }, { signal: gone }), aborts);
    assert.deepEqual(workers[0].sent, []);
  });

  test("a signal outlives the asks it served: thousands of them leave no listener", async () => {
    const { signal } = new AbortController();
    const remove = mock.method(signal, "removeEventListener");
    const answer = engine.ask("count", { text: "x" }, { signal });
    workers[0].answer({ ok: 1 });
    await answer;
    assert.equal(remove.mock.callCount(), 1);
  });

  test("of the only ready worker says loading until the next is ready", async () => {
    workers = [];
    const single = start({ size: 1 });
    workers[0].ready();
    told = [];
    const controller = new AbortController();
    const counted = single.ask("count", { text: "x" }, { signal: controller.signal });
    controller.abort();
    await assert.rejects(counted, aborts);
    mock.timers.tick(GRACE);
    workers[1].ready();
    assert.deepEqual(phases(), ["loading", "ready"]);
  });
});

describe("a worker that ends by itself", () => {
  beforeEach(wake);

  test("its ask is sent again to another, once", async () => {
    const answer = engine.ask("solve", { text: "x" });
    workers[0].onerror?.({ message: "fatal" });
    assert.ok(workers[0].ended);
    assert.deepEqual(workers[1].requests, ["solve x"]);
    workers[1].onerror?.({ message: "fatal again" });
    await assert.rejects(answer, { name: "EngineError", code: "crash", detail: "fatal again" });
    assert.deepEqual(phases(), ["ready", "loading"]);
  });

  test("a cancelled ask is not sent again", async () => {
    const controller = new AbortController();
    const answer = engine.ask("solve", { text: "x" }, { signal: controller.signal });
    controller.abort();
    workers[0].onerror?.({ message: "fatal" });
    await assert.rejects(answer, aborts);
    assert.deepEqual(workers[1].sent, []);
  });

  test("ended from outside, without any event: its lock tells", async () => {
    const answer = engine.ask("solve", { text: "x" });
    locks.release(names[0]);
    assert.equal(workers.length, 3);
    workers[1].answer({ ok: "solved" });
    assert.equal(await answer, "solved");
  });

  test("without locks the engine works all the same", async () => {
    workers = [];
    const plain = start({ locks: undefined });
    workers[0].ready();
    const answer = plain.ask("solve", { text: "x" });
    workers[0].answer({ ok: 1 });
    assert.equal(await answer, 1);
  });

  test("an unreadable message counts as an end", () => {
    workers[0].onmessageerror?.({});
    assert.ok(workers[0].ended);
    assert.equal(alive().length, 2);
  });
});

describe("a worker that is there already", () => {
  test("is taken over, with what it has said before, once; nothing is told before it is asked", async () => {
    workers = [];
    const worker = new FakeWorker();
    const listen = mock.fn(() => worker.ready());
    engine.destroy();
    engine = start({ early: { name: "early", worker, listen } });
    assert.deepEqual(phases(), []);
    await null;
    assert.equal(listen.mock.callCount(), 1);
    assert.deepEqual(phases(), ["ready"]);
    engine.retry();
    assert.equal(workers.length, 1, "the spare is a new one");
    assert.ok(locks.waiting.has("early"));
  });
});

describe("idle", () => {
  beforeEach(wake);

  test("one worker stays awake, its spare is put down and comes back with the next ask that lasts", () => {
    mock.timers.tick(IDLE);
    assert.equal(alive().length, 1);
    engine.ask("verdict", { text: "x" });
    assert.deepEqual(alive()[0].requests, ["verdict x"]);
    assert.equal(alive().length, 1);
    mock.timers.tick(LASTING);
    assert.equal(alive().length, 2);
    assert.deepEqual(phases(), ["ready"]);
  });

  test("where the one that stays ends, one takes its place, and no spare yet", () => {
    mock.timers.tick(IDLE);
    alive()[0].onerror?.({ message: "fatal" });
    workers.at(-1)?.ready();
    assert.equal(alive().length, 1);
  });

  test("one worker that sleeps alone is not joined by another for nothing", () => {
    mock.timers.tick(2 * IDLE);
    assert.deepEqual([alive().length, workers.length], [1, 2]);
  });

  test("is counted anew from each ask and each answer", () => {
    mock.timers.tick(IDLE / 2);
    engine.ask("verdict", { text: "x" });
    workers[0].answer({ ok: 1 });
    mock.timers.tick(IDLE / 2);
    assert.equal(alive().length, 2);
    mock.timers.tick(IDLE / 2);
    assert.equal(alive().length, 1);
  });

  test("is counted from the last answer, and never while one is awaited", () => {
    engine.ask("count", { text: "x" }, { lane: "long" });
    mock.timers.tick(2 * IDLE);
    assert.equal(alive().length, 2);
    workers[0].answer({ ok: 1 });
    mock.timers.tick(IDLE - 1);
    assert.equal(alive().length, 2);
    mock.timers.tick(1);
    assert.equal(alive().length, 1);
  });
});

test("who has nothing to do is counted once awake", async () => {
  assert.equal(engine.countIdle(), 0);
  wake();
  assert.equal(engine.countIdle(), 2);
  const asked = engine.ask("verdict", {});
  assert.equal(engine.countIdle(), 1);
  workers[0].answer({ ok: 1 });
  await asked;
  assert.equal(engine.countIdle(), 2);
});

test("destroy ends every worker and cancels every ask", async () => {
  wake();
  const asks = ["a", "b", "c"].map((name) => engine.ask("verdict", { text: name }));
  engine.destroy();
  for (const ask of asks) await assert.rejects(ask, aborts);
  assert.equal(alive().length, 0);
  assert.equal(locks.waiting.size, 0);
});
