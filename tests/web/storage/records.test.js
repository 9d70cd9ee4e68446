import assert from "node:assert/strict";
import { test } from "node:test";
import { dropRecord, readRecord, recordNames, writeRecord } from "../../../web/storage/records.js";
import { storage } from "../../support/storage.js";

test("a record is there until it is dropped, under its own name", () => {
  const place = storage();
  const where = () => place;
  assert.equal(writeRecord("a.1", { of: 1 }, where), true);
  writeRecord("b.1", 2, where);
  assert.deepEqual([recordNames("a.", where), readRecord("a.1", where)], [["a.1"], { of: 1 }]);
  dropRecord("a.1", where);
  assert.deepEqual([recordNames("a.", where), readRecord("a.1", where)], [[], null]);
  assert.equal(readRecord("b.1", where), 2);
});

test("a browser that keeps nothing has no records, takes none, and lets none be dropped", () => {
  const refusing = () => {
    throw new DOMException("", "SecurityError");
  };
  assert.deepEqual([recordNames("a.", refusing), readRecord("a.1", refusing)], [[], null]);
  assert.equal(writeRecord("a.1", 1, refusing), false);
  assert.doesNotThrow(() => dropRecord("a.1", refusing));
});
