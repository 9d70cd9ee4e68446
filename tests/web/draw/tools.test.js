import assert from "node:assert/strict";
import { test } from "node:test";
import { changeOf, deletion, isOn } from "../../../web/draw/changes.js";
import { aboutOf, aboutText } from "../../../web/draw/custom.js";
import { doubtsOf } from "../../../web/draw/doubts.js";
import { cageAt, rulesIn } from "../../../web/draw/named.js";
import { namesIn } from "../../../web/draw/own-tools.js";
import { linesFrom, spotAt } from "../../../web/draw/places.js";
import { toolOf } from "../../../web/draw/tools.js";

/** @param {string} name @param {string} tool @param {number[]} cells @param {string} [number] */
const change = (name, tool, cells, number = "") => changeOf(name, toolOf(tool), cells, number);

test("a cage is the cells and the typed sum, and one without a sum only repeats no digit", () => {
  assert.deepEqual(change("9", "killer", [10, 1, 0], "15"), { add: ["killer:15:r1c1,r1c2,r2c2"], remove: [] });
  assert.deepEqual(change("9", "killer", [0, 1]), { add: ["cage:r1c1,r1c2"], remove: [] });
});

test("a cage that begins in another one replaces it, and keeps its sum until another is typed", () => {
  const name = "9+killer:15:r1c12,r2c2";
  assert.deepEqual(cageAt(name, 10)?.cells, [0, 1, 10]);
  const [longer, other] = [change(name, "killer", [0, 1, 10, 11]), change(name, "killer", [0, 1, 10], "9")];
  assert.deepEqual(longer, { add: ["killer:15:r1c1,r1c2,r2c2,r2c3"], remove: ["killer:15:r1c12,r2c2"] });
  assert.deepEqual(other, { add: ["killer:9:r1c1,r1c2,r2c2"], remove: ["killer:15:r1c12,r2c2"] });
});

test("cells are added to a cage that was drawn meanwhile, and a tap alone changes nothing", () => {
  assert.deepEqual(change("9+killer:15:r1c12", "killer", [1, 2])?.add, ["killer:15:r1c1,r1c2,r1c3"]);
  assert.equal(change("9+killer:15:r1c12", "killer", [1]), null);
});

test("clues outside the grid look along their line, and a corner has digits", () => {
  const [line] = linesFrom([-1, 3], 4, false);
  assert.deepEqual(line, [3, 7, 11, 15]);
  assert.deepEqual(linesFrom([-1, 1], 4, true), [[2, 7], [0]]);
  const name = "4+sandwich:2:r1234c4";
  assert.deepEqual(change(name, "sandwich", line, "5"), {
    add: ["sandwich:5:r1c4,r2c4,r3c4,r4c4"],
    remove: ["sandwich:2:r1234c4"],
  });
  assert.deepEqual(deletion(name, toolOf("sandwich"), line), { add: [], remove: ["sandwich:2:r1234c4"] });
  assert.equal(change(name, "erase", line), null, "an eraser inside the grid does not mean a clue outside");
  assert.deepEqual(change("4", "contains", [0, 1, 4, 5], "13")?.add, ["contains:1_3:r1c1,r1c2,r2c1,r2c2"]);
});

test("a point is in a cell, near an edge and a corner, or outside", () => {
  assert.deepEqual(spotAt(1.9, 1.6, 4), { cell: 5, beside: 6, corner: [5, 6, 9, 10], from: null });
  assert.deepEqual(spotAt(0.1, 0.5, 4)?.beside, 4);
  assert.deepEqual(spotAt(-0.5, 2.5, 4)?.from, [2, -1]);
  assert.equal(spotAt(-1.5, 2.5, 4), null);
});

test("overlapping cages, forgotten cells and closed regions are doubtful", () => {
  assert.deepEqual(doubtsOf("4+cage:r1c12+cage:r12c2").overlapping, [1]);
  const cages = [1, 2, 3].map((row) => `+cage:r${row}c1234`).join("");
  assert.deepEqual(doubtsOf(`4${cages}+cage:r4c123`).uncaged, [15]);
  assert.deepEqual(doubtsOf("4+cage:r1c12").uncaged, [], "most of the cages are still to be drawn");
  assert.deepEqual(doubtsOf("4+regions:11..222.........").closed, []);
  assert.deepEqual(doubtsOf("4+regions:112.22..........").closed, [0, 1], "the second region can grow");
});

test("a long press deletes what the tool draws, and only this cell of marks", () => {
  const name = "4+even:r1c12+cage:r1c12";
  assert.deepEqual(deletion(name, toolOf("killer"), [0]), { add: [], remove: ["cage:r1c12"] });
  assert.deepEqual(deletion(name, toolOf("even"), [0]), { add: ["even:r1c2"], remove: ["even:r1c12"] });
  assert.deepEqual(deletion("4+regions:11..1...........", toolOf("regions"), [0]), {
    add: [],
    remove: ["regions:11..1..........."],
  });
});

test("lines keep the order of the drag, and one cell is no line", () => {
  assert.deepEqual(change("9", "arrow", [40, 31, 22])?.add, ["arrow:r5c5:r4c5,r3c5"]);
  assert.equal(change("9", "thermometer", [40]), null);
});

test("taps on an edge go through the marks, and then remove them", () => {
  assert.deepEqual(change("9", "white", [0, 1]), { add: ["white:r1c1,r1c2"], remove: [] });
  assert.deepEqual(change("9+white:1:r1c12", "white", [1, 0]), { add: ["black:r1c1,r1c2"], remove: ["white:1:r1c12"] });
  assert.deepEqual(change("9+black:2:r1c12", "white", [0, 1]), { add: [], remove: ["black:2:r1c12"] });
  assert.deepEqual(change("6", "xv", [0, 1])?.add, ["xv:10:r1c1,r1c2"]);
  assert.deepEqual(change("4", "xv", [0, 1])?.add, ["xv:5:r1c1,r1c2"], "no X is possible in a 4×4");
  assert.deepEqual(change("9+greater:r1c12", "greater", [0, 1])?.add, ["greater:r1c2,r1c1"]);
});

test("marked cells are one rule, and regions grow where the drag begins", () => {
  assert.deepEqual(change("9+even:r1c1", "even", [1]), { add: ["even:r1c1,r1c2"], remove: ["even:r1c1"] });
  assert.deepEqual(change("9+even:r1c1", "even", [0]), { add: [], remove: ["even:r1c1"] });
  assert.deepEqual(change("4", "regions", [0, 1, 4])?.add, ["regions:11..1..........."]);
  assert.deepEqual(change("4+regions:11..1...........", "regions", [4, 5])?.add, ["regions:11..11.........."]);
});

test("a tap with the eraser removes the rules of a cell, and switches turn rules on and off", () => {
  assert.deepEqual(change("9+knight+cage:r1c12", "erase", [1]), { add: [], remove: ["cage:r1c12"] });
  assert.equal(change("9+knight", "erase", [1]), null);
  assert.deepEqual([isOn("9x", "diagonal-up"), isOn("9", "knight")], [true, false]);
  assert.deepEqual(change("9+knight", "knight", []), { add: [], remove: ["knight"] });
  assert.deepEqual(change("9", "diagonals", []), { add: ["diagonal-down", "diagonal-up"], remove: [] });
});

/** The name of the tool for a rule with a table, a look and words. @param {string} table @param {string} form @param {string} [source] */
const ownTool = (table, form, source = "") =>
  `custom:${table}:${aboutText({ name: "Mine", sentence: "Neighbours differ. 不同", source, form, colour: form && "red" })}`;

test("a custom rule is drawn in the way of its look, and its words come back", () => {
  const dot = ownTool("pEIEIB", "dot", "def allows(a, b):\n    return a > b");
  assert.equal(toolOf(dot).way, "edge");
  const asPython = "dot_red-TWluZQpOZWlnaGJvdXJzIGRpZmZlci4g5LiN5ZCMCmRlZiBhbGxvd3MoYSwgYik6CiAgICByZXR1cm4gYSA-IGI";
  assert.equal(dot.split(":")[2], asPython);
  assert.deepEqual(change("4", dot, [0, 1]), { add: [`${dot}:r1c1,r1c2`], remove: [] });
  assert.deepEqual(change(`4+${dot}:r1c12`, dot, [1, 0]), { add: [], remove: [`${dot}:r1c12`] });
  assert.deepEqual(change("4", ownTool("pEIEIB", "line"), [0, 5])?.add, [`${ownTool("pEIEIB", "line")}:r1c1,r2c2`]);
  assert.deepEqual([toolOf(ownTool("gEIEIB", "")).way, toolOf(ownTool("lEIEIB", "")).way], ["cells", "line"]);
  assert.deepEqual(aboutOf(dot), {
    ...{ name: "Mine", sentence: "Neighbours differ. 不同", source: "def allows(a, b):\n    return a > b" },
    ...{ form: "dot", colour: "red" },
  });
  assert.equal(aboutOf("custom:p:line_red-####").name, "");
});

test("signs in the table of a custom rule are not cells, and only rules of its tool are deleted", () => {
  const [one, other] = [ownTool("pr1c1", "line"), ownTool("pEIEIB", "line")];
  const name = `9+${one}:r2c34+${other}:r2c45`;
  assert.deepEqual(rulesIn(name)[0].cells, [11, 12]);
  assert.deepEqual(deletion(name, toolOf(one), [12])?.remove, [`${one}:r2c34`]);
  assert.deepEqual(namesIn(name, other), [one, other]);
});
