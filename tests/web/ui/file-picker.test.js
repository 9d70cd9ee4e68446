import assert from "node:assert/strict";
import { test } from "node:test";
import { createFilePicker, NEW_PICTURE } from "../../../web/ui/file-picker.js";
import { drawn, layOut } from "../../support/elements.js";

layOut();

test("what asks for files is not seen; it asks for many, or for one of a kind", () => {
  const many = drawn(createFilePicker(() => {}).input).outerHTML;
  assert.equal(many, '<input type="file" hidden="" multiple=""></input>');
  const picture = drawn(createFilePicker(() => {}, NEW_PICTURE).input).outerHTML;
  assert.equal(picture, '<input type="file" hidden="" accept="image/*" capture="environment"></input>');
});

test("it is opened from outside; what is chosen is handed on, and the same can be chosen again", () => {
  /** @type {string[][]} */
  const chosen = [];
  let opened = 0;
  const { input, open } = createFilePicker((files) => chosen.push(files.map(({ name }) => name)));
  Object.assign(input, { click: () => opened++, files: [{ name: "a" }, { name: "b" }], value: "C:\\a" });
  open();
  drawn(input).hears("change");
  assert.deepEqual([opened, input.value, chosen], [1, "", [["a", "b"]]]);
  Object.assign(input, { files: [] });
  drawn(input).hears("change");
  Object.assign(input, { files: null });
  drawn(input).hears("change");
  assert.equal(chosen.length, 1);
});
