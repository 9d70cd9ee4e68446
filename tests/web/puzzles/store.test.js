import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { beforeEach, describe, mock, test } from "node:test";
import { PORTION } from "../../../web/puzzles/changes.js";
import { TIMEOUTS } from "../../../web/puzzles/database.js";
import { added, NO_TRAY, renamed, restored, withChange, withFacts, without } from "../../../web/puzzles/model.js";
import { createTrayStore } from "../../../web/puzzles/store.js";
import { boardFrom, PUZZLE, SOLUTION } from "../../support/boards.js";
import { FakeFactory, FakeKeyRange } from "../../support/fake-database.js";

Object.defineProperty(globalThis, "BroadcastChannel", { value: undefined, writable: true }); // it would keep the test alive
Object.defineProperty(globalThis, "IDBKeyRange", { value: FakeKeyRange });

const newcomers = [PUZZLE, SOLUTION].map((text) => ({ state: boardFrom(text), source: /** @type {const} */ ("text") }));
const tray = added(NO_TRAY, newcomers, 1);

/** @type {FakeFactory} */
let factory;
/** @type {import("../../../web/app/state.js").Words[]} */
let told;
/** @type {unknown[]} */
let damaged;
/** @type {ReturnType<typeof createTrayStore>} */
let store;
/** The reasons of refusals, and null for the end of one. @type {(string | null)[]} */
let refusals;

/** @param {(change: import("../../../web/puzzles/changes.js").Change) => void} [onOther] @param {() => void} [onForgotten] */
const start = (onOther = () => {}, onForgotten = () => {}) => {
  return createTrayStore({
    onDamaged: (records) => damaged.push(...records),
    onOther,
    onForgotten,
    onRefused(reason) {
      refusals.push(reason);
      if (reason) told.push({ key: reason });
    },
    factory: () => /** @type {any} */ (factory),
  });
};
const turns = async () => {
  for (let turn = 0; turn < 30; turn += 1) await null;
};

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  factory = new FakeFactory();
  [told, damaged] = [[], []];
  refusals = [];
  store = start();
});

test("what is saved is loaded again, and only what differs is written", async () => {
  assert.deepEqual(await store.load(), []);
  store.save(tray.items);
  await turns();
  const put = mock.method(factory.records, "set");
  const items = renamed(tray, tray.items[1].key, "Monday").items;
  store.save(items);
  await turns();
  assert.deepEqual(
    put.mock.calls.map((call) => call.arguments[0]),
    [items[1].key],
  );
  assert.deepEqual(await start().load(), items);
  assert.deepEqual(told, []);
});

test("thousands are read in portions, all of them and each once", async () => {
  for (let at = 0; at < 2000; at += 1) {
    const key = `k${String(at).padStart(4, "0")}`;
    factory.records.set(key, { ...tray.items[0], key, order: 2000 - at });
  }
  const loaded = await store.load();
  assert.deepEqual(
    loaded.map(({ key }) => key),
    [...factory.records.keys()].reverse(),
  );
});

test("records in which no puzzle can be read are reported and left where they are", async () => {
  const unread = { ...tray.items[0], key: "damaged", state: undefined };
  for (const record of [tray.items[0], unread]) factory.records.set(record.key, record);
  assert.deepEqual(await store.load(), [tray.items[0]]);
  assert.deepEqual(damaged, [unread]);
  store.save([]);
  await turns();
  assert.deepEqual([...factory.records.keys()], ["damaged"]);
});

test("what is removed and brought back is there again", async () => {
  await store.load();
  const removed = without(tray, [tray.items[0].key]);
  for (const { items } of [tray, removed, restored(removed)]) {
    store.save(items);
    await turns();
  }
  assert.deepEqual([...factory.records.keys()].sort(), tray.items.map(({ key }) => key).sort());
});

test("what the browser refuses again and again is told once", async () => {
  factory.silent = true;
  store = start();
  for (const attempt of [store.load(), store.load()]) {
    mock.timers.tick(TIMEOUTS.read);
    await attempt;
  }
  assert.equal(told.length, 1);
  assert.equal(refusals.length, 1);
});

/** Create tabs that receive each other's messages. @param {import("node:test").TestContext} context */
function joinTabs(context) {
  /** @type {any[]} */
  const tabs = [];
  const Channel = class {
    constructor() {
      tabs.push(this);
    }
    postMessage(/** @type {object} */ data) {
      for (const tab of tabs) if (tab !== this) tab.onmessage({ data });
    }
  };
  context.after(() => Object.assign(globalThis, { BroadcastChannel: undefined }));
  Object.assign(globalThis, { BroadcastChannel: Channel });
  return tabs;
}

test("of what another tab tells, which may be another version, only what can be read is taken", async (context) => {
  const tabs = joinTabs(context);
  /** @type {import("../../../web/puzzles/changes.js").Change[]} */
  const heard = [];
  const [first, second] = tray.items;
  factory.records.set(first.key, { ...first, folder: "June" });
  await start((change) => heard.push(change)).load();
  const put = [{ ...first, state: undefined }, second];
  const more = [
    { key: first.key, name: 5, order: 7, folder: undefined, progress: "far" },
    { key: "unknown", name: "Monday" },
  ];
  tabs[0].onmessage({ data: { put, more, gone: ["x"] } });
  tabs[0].onmessage({ data: {} });
  const read = { put: [second], more: [{ key: first.key, order: 7, folder: undefined }], gone: ["x"] };
  assert.deepEqual(heard, [read, { put: [], more: [], gone: [] }]);
});

test("what another tab tells before all is loaded is not heard: it is loaded", async (context) => {
  const tabs = joinTabs(context);
  const heard = mock.fn();
  const here = start(heard);
  tabs[0].onmessage({ data: { put: [tray.items[0]], more: [], gone: [] } });
  assert.equal(heard.mock.callCount(), 0);
  factory.records.set(tray.items[0].key, tray.items[0]);
  assert.deepEqual(await here.load(), [tray.items[0]]);
});

test("why nothing can be kept is told in the words for it", async (context) => {
  for (const [name, key] of [
    ["SecurityError", "tray.forbidden"],
    ["QuotaExceededError", "tray.full"],
  ]) {
    context.mock.method(factory, "open", () => {
      throw new DOMException("", name);
    });
    assert.deepEqual(await start().load(), []);
    assert.deepEqual(told.splice(0), [{ key }]);
  }
});

test("another tab is told what has changed, and has nothing of it to write", async (context) => {
  joinTabs(context);
  /** @type {import("../../../web/puzzles/changes.js").Change[]} */
  const heard = [];
  const here = start((change) => heard.push(change));
  const there = start();
  await Promise.all([here.load(), there.load()]);
  there.save(tray.items);
  await turns();
  assert.deepEqual(heard, [{ put: tray.items, more: [], gone: [] }]);
  const put = mock.method(factory.records, "set");
  here.save(heard[0].put);
  await turns();
  assert.equal(put.mock.callCount(), 0);
});

test("a name given here and a rating found there at the same time are both kept", async (context) => {
  const tabs = joinTabs(context);
  const [key] = tray.items.map((item) => item.key);
  /** Open a tab whose My puzzles follow the messages of the others. */
  const open = () => {
    const tab = { tray, store: start((change) => (tab.tray = withChange(tab.tray, change))) };
    return tab;
  };
  const [here, there] = [open(), open()];
  await Promise.all([here.store.load(), there.store.load()]);
  for (const tab of [here, there]) tab.store.save(tray.items);
  await turns();
  const late = tabs.map(({ onmessage }) => onmessage);
  /** @type {any[][]} */
  const waiting = [[], []];
  tabs.forEach((tab, at) => {
    tab.onmessage = (/** @type {any} */ event) => waiting[at].push(event);
  });
  here.tray = renamed(here.tray, key, "Monday");
  there.tray = withFacts(there.tray, [key], { grade: "easy", er: 1.2 });
  for (const tab of [here, there]) tab.store.save(tab.tray.items);
  await turns();
  waiting.forEach((events, at) => {
    for (const event of events) late[at](event);
  });
  const wanted = { ...tray.items[0], name: "Monday", grade: "easy", er: 1.2 };
  assert.deepEqual([here.tray.items[0], there.tray.items[0], factory.records.get(key)], [wanted, wanted, wanted]);
  const put = mock.method(factory.records, "set");
  for (const tab of [here, there]) tab.store.save(tab.tray.items);
  await turns();
  assert.equal(put.mock.callCount(), 0, "both know that it is kept");
});

test("more of a puzzle that another tab has deleted does not bring it back", async (context) => {
  joinTabs(context);
  await store.load();
  const [here, there] = [start(), start()];
  await Promise.all([here.load(), there.load()]);
  here.save(tray.items);
  await turns();
  factory.records.delete(tray.items[0].key); // and has not sent a message yet
  here.save(renamed(tray, tray.items[0].key, "Monday").items);
  await turns();
  assert.deepEqual([...factory.records.keys()], [tray.items[1].key]);
});

describe("where the site's data was cleared", () => {
  beforeEach(async () => {
    await store.load();
    store.save(tray.items);
    await turns();
  });

  test("the next change keeps all that is on the screen", async () => {
    factory.clear();
    const items = renamed(tray, tray.items[0].key, "Monday").items;
    store.save(items);
    await turns();
    assert.deepEqual([...factory.records.values()], items);
    assert.deepEqual(told, []);
  });

  test("without a word from the browser yet, too", async () => {
    const word = factory.database?.onclose;
    if (factory.database) factory.database.onclose = null;
    factory.clear();
    const items = renamed(tray, tray.items[0].key, "Monday").items;
    store.save(items);
    await turns();
    assert.deepEqual([...factory.records.values()], items);
    word?.();
    store.save(renamed(tray, tray.items[0].key, "Tuesday").items);
    await turns();
    assert.equal(factory.records.size, 2);
    assert.deepEqual(told, []);
  });

  for (const name of ["AbortError", "UnknownError"])
    test(`in the middle of writing, too, told as ${name}`, async () => {
      const items = renamed(tray, tray.items[0].key, "Monday").items;
      factory.aborting = new DOMException("The connection was closed.", name);
      store.save(items);
      await turns();
      assert.deepEqual([...factory.records.values()], items);
      assert.deepEqual(told, []);
    });

  for (const failures of [3, 4])
    test(`and goes on being cleared while it is opened ${failures} times`, async (context) => {
      factory.clear();
      const open = factory.open.bind(factory);
      let left = failures;
      context.mock.method(factory, "open", () => {
        left -= 1;
        if (left < 0) return open();
        throw new DOMException("The connection was closed.", "AbortError");
      });
      store.save(tray.items);
      for (const pause of [0, 100, 1000]) {
        await turns();
        mock.timers.tick(pause);
      }
      await turns();
      assert.equal(factory.records.size, failures === 3 ? 2 : 0);
      assert.deepEqual(told, failures === 3 ? [] : [{ key: "tray.forbidden" }]);
    });

  test("in the middle of writing, of which nothing is told any more", async () => {
    const items = renamed(tray, tray.items[0].key, "Monday").items;
    factory.silent = true;
    store.save(items);
    await turns();
    factory.silent = false;
    factory.clear();
    await turns();
    assert.deepEqual([...factory.records.values()], items);
    assert.deepEqual(told, []);
  });

  test("what is deleted as the connection goes is not there again, if the data are", async () => {
    factory.aborting = new DOMException("The connection was lost.", "AbortError");
    const [first, ...others] = tray.items;
    store.save(others);
    await turns();
    assert.deepEqual([...factory.records.keys()], [others[0].key]);
    factory.database?.dispatchEvent(new Event("close"));
    store.save([first]);
    await turns();
    assert.deepEqual([...factory.records.keys()], [first.key]);
    assert.deepEqual(told, []);
  });

  test("what is saved while a writing fails is not written over by what failed", async () => {
    factory.aborting = new DOMException("The connection was lost.", "AbortError");
    const [monday, tuesday] = ["Monday", "Tuesday"].map((name) => renamed(tray, tray.items[0].key, name).items);
    store.save(monday);
    await null;
    await null;
    store.save(tuesday);
    await turns();
    assert.deepEqual([...factory.records.values()], tuesday);
  });

  test("nobody waits for a database any more that has answered", async () => {
    for (const name of ["Monday", "Tuesday", "Wednesday"]) {
      store.save(renamed(tray, tray.items[0].key, name).items);
      await turns();
    }
    const waiting = getEventListeners(/** @type {any} */ (factory.database), "close");
    assert.equal(waiting.length, 1); // for the connection as a whole
  });

  test("what is forgotten in just that moment is waited for no longer", async () => {
    factory.silent = true;
    const gone = store.forget();
    await turns();
    factory.silent = false;
    factory.clear();
    await gone;
    assert.deepEqual(told, []);
  });

  test("what has no room is not tried again before the next change", async () => {
    factory.aborting = new DOMException("no room", "QuotaExceededError");
    const items = renamed(tray, tray.items[0].key, "Monday").items;
    store.save(items);
    await turns();
    assert.deepEqual([...factory.records.values()], tray.items);
    assert.deepEqual(told, [{ key: "tray.full" }]);
    store.save([...items]);
    await turns();
    assert.deepEqual([...factory.records.values()], items);
    assert.deepEqual(refusals, ["tray.full", null], "and when there is room again, that is told, too");
  });

  test("and is forgotten then, that is no failure", async () => {
    if (factory.database) factory.database.onclose = null;
    factory.clear();
    await store.forget();
    assert.deepEqual(told, []);
  });

  test("all is forgotten where the connection alone has gone", async () => {
    factory.database?.close();
    await store.forget();
    assert.equal(factory.records.size, 0);
    assert.deepEqual(told, []);
  });
});

for (const written of [0, PORTION])
  test(`what is being written when all is forgotten is forgotten too: ${written} until then`, async () => {
    await store.load();
    store.save(Array.from({ length: 3 * PORTION }, (_, at) => ({ ...tray.items[0], key: `k${at}` })));
    for (let turn = 0; turn < 30 && factory.records.size < written; turn += 1) await null;
    assert.equal(factory.records.size, written);
    await store.forget();
    await turns();
    assert.equal(factory.records.size, 0);
    assert.deepEqual(told, []);
  });

describe("a database that never answers", () => {
  test("when it is opened: it is asked anew the next time", async () => {
    await store.load();
    factory.silent = true;
    factory.database?.dispatchEvent(new Event("close"));
    store.save(tray.items);
    await turns();
    mock.timers.tick(TIMEOUTS.read);
    await turns();
    assert.deepEqual(told, [{ key: "tray.silent" }]);
    factory.silent = false;
    store.save([...tray.items]);
    await turns();
    assert.equal(factory.records.size, 2);
  });

  test("when all is forgotten: told", async () => {
    await store.load();
    factory.silent = true;
    const gone = store.forget();
    await turns();
    mock.timers.tick(TIMEOUTS.write);
    await gone;
    assert.deepEqual(told, [{ key: "tray.silent" }]);
  });

  test("when it is opened: told, and the page goes on", async () => {
    factory.silent = true;
    store = start();
    const loading = store.load();
    mock.timers.tick(TIMEOUTS.read - 1);
    await turns();
    assert.deepEqual(told, []);
    mock.timers.tick(1);
    assert.deepEqual(await loading, []);
    assert.deepEqual(told, [{ key: "tray.silent" }]);
  });

  test("when it is read: told", async () => {
    await turns();
    factory.silent = true;
    const loading = store.load();
    await turns();
    mock.timers.tick(TIMEOUTS.read);
    assert.deepEqual(await loading, []);
    assert.deepEqual(told, [{ key: "tray.silent" }]);
  });

  test("when it is written to: told, and a later change keeps it all", async () => {
    await store.load();
    factory.silent = true;
    store.save(tray.items);
    await turns();
    mock.timers.tick(TIMEOUTS.write);
    await turns();
    assert.deepEqual(told, [{ key: "tray.silent" }]);
    factory.silent = false;
    factory.records.clear();
    store.save([...tray.items]);
    await turns();
    assert.deepEqual([...factory.records.values()], tray.items);
  });
});

test("all is forgotten, here and in the other tabs, and nothing is written any more", async (context) => {
  joinTabs(context);
  let forgotten = 0;
  const here = start();
  const there = start(undefined, () => {
    forgotten += 1;
  });
  await Promise.all([here.load(), there.load()]);
  here.save(tray.items);
  await turns();
  assert.equal(factory.records.size, 2);
  const gone = here.forget();
  await turns();
  await gone;
  assert.deepEqual([forgotten, factory.records.size], [1, 0]);
  for (const tab of [here, there]) tab.save(tray.items);
  await turns();
  assert.equal(factory.records.size, 0);
  assert.deepEqual(told, []);
});

test("whoever deletes the database, or has a newer one, need not wait for this tab, which opens it again", async () => {
  await store.load();
  const before = factory.database;
  before?.onversionchange?.();
  assert.equal(before?.closed, true);
  store.save(tray.items);
  await turns();
  assert.notEqual(factory.database, before);
  assert.equal(factory.records.size, 2);
  assert.deepEqual(told, []);
});

test("a database that goes before what it kept is read leaves nothing to be saved over it", async () => {
  await turns();
  factory.database?.onversionchange?.();
  store.save(tray.items);
  await turns();
  assert.equal(factory.records.size, 0);
  assert.deepEqual(await store.load(), []);
  store.save(tray.items);
  await turns();
  assert.equal(factory.records.size, 2);
});
