/** Check which of My puzzles are shown, and in which order. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { timeWords } from "../../../web/board/times.js";
import { COLUMNS, columnsFor, csvOf, STAGES, stageOf, textOf } from "../../../web/puzzles/columns.js";
import * as listings from "../../../web/puzzles/listing.js";
import { laterDuplicates, repeatsOf } from "../../../web/puzzles/repeats.js";
import { speak } from "../../../web/ui/i18n.js";
import { boardFrom } from "../../support/boards.js";

const TEXTS = ["1...............", "12..............", "123.............", "1234............"];
/** @type {Partial<import("../../../web/puzzles/model.js").Item>[]} */
const FACTS = [
  { name: "Berta 10", grade: "hard", er: 3.4, technique: "x-wing", folder: "Train" },
  { name: "berta 9", grade: "easy", er: 1.5, created: "2026-03-01T00:00:00.000Z" },
  { grade: null, er: null, folder: "Train" },
  { name: "Anton", grade: "easy", er: 1.2, technique: null, created: "2026-02-01T00:00:00.000Z" },
];
/** @type {import("../../../web/puzzles/model.js").Item[]} */
const ITEMS = TEXTS.map((text, at) => ({
  state: boardFrom(text),
  source: "text",
  key: String(at),
  order: at,
  name: "",
  created: "",
  ...FACTS[at],
}));
const begun = { board: { ...ITEMS[0].state, values: "12.............." }, time: 65_000, hints: 0, solved: null };
ITEMS[0].progress = begun;
ITEMS[3].progress = { ...begun, board: ITEMS[3].state, time: 5_000, solved: "2026-11-22" };

/** Return the keys of the puzzles shown. @param {Partial<listings.Listing>} choice */
const shown = (choice) =>
  listings
    .listed(ITEMS, { ...listings.NO_LISTING, ...choice })
    .map(({ key }) => key)
    .join("");

test("without a wish, all in the person's own order: the very same list", () =>
  assert.equal(listings.listed(ITEMS, listings.NO_LISTING), ITEMS));

for (const [by, up, down] of [
  ["name", "3102", "0132"], // numbers in names are sorted by value, and upper and lower case are equal
  ["grade", "1302", "0132"],
  ["er", "3102", "0132"],
  ["clues", "0123", "3210"],
  ["stage", "1203", "3012"],
  ["time", "3012", "0312"],
  ["folder", "0213", "0213"],
  ["created", "3102", "1302"],
])
  test(`by ${by}, either way, what has none last`, () => {
    assert.equal(shown({ by }), up);
    assert.equal(shown({ by, down: true }), down);
  });

for (const [choice, keys] of /** @type {[Partial<listings.Listing>, string][]} */ ([
  [{ folder: "Train" }, "02"],
  [{ folder: "" }, "13"],
  [{ grade: "easy" }, "13"],
  [{ grade: "" }, "2"],
  [{ stage: "new" }, "12"],
  [{ stage: "begun" }, "0"],
  [{ stage: "solved" }, "3"],
  [{ search: " berta " }, "01"],
  [{ search: "train 10" }, "0"],
  [{ search: "123......" }, "2"],
  [{ search: "123." }, ""],
  [{ search: "nobody" }, ""],
  [{ search: "berta", by: "er" }, "10"],
  [{ grade: "easy", stage: "solved" }, "3"],
  [{ search: "er>=1.5" }, "01"],
  [{ search: "er<1.5 clues=4" }, "3"],
  [{ search: "clues<=2 clues>1" }, "1"],
  [{ search: "ep>0" }, ""],
  [{ search: "er>" }, ""],
]))
  test(`${JSON.stringify(choice)} shows ${keys || "none"}`, () => assert.equal(shown(choice), keys));

test("a column sorts up, then down, then no more", () => {
  const up = { ...listings.NO_LISTING, ...listings.sortedBy(listings.NO_LISTING, "er") };
  const down = { ...up, ...listings.sortedBy(up, "er") };
  assert.deepEqual([up.by, up.down, down.by, down.down], ["er", false, "er", true]);
  assert.deepEqual(listings.sortedBy(down, "er"), { by: "", down: false });
  assert.deepEqual(listings.sortedBy(down, "name"), { by: "name", down: false });
});

test("form and order are kept, what was looked for is not; what is not valid falls back", () => {
  const chosen = { form: /** @type {const} */ ("table"), by: "er", down: true, columns: { ep: true, folder: false } };
  const listing = { ...listings.NO_LISTING, ...chosen, search: "x" };
  assert.deepEqual(listings.listingFrom(listings.savedListing(listing)), { ...listing, search: "" });
  for (const saved of [undefined, null, 3, { form: "heap", by: "luck", down: 1, columns: { luck: true, er: 1 } }])
    assert.deepEqual(listings.listingFrom(saved), listings.NO_LISTING);
});

test("the folders there are", () => assert.deepEqual(listings.foldersOf(ITEMS), ["Train"]));

test("every column says something of a puzzle of which all is known", () => {
  speak("en", {
    "grade.hard": "Hard",
    "technique.x-wing.name": "X-Wing",
    "symmetry.full": "Full",
    "tray.stage.begun": "In progress",
  });
  const item = { ...ITEMS[0], created: "2026-11-22T12:00:00.000Z" };
  Object.assign(item, {
    ep: 2,
    ed: 1.2,
    stated: "ED=9.2",
    remark: "by Bob",
    symmetry: "full",
    automorphisms: 2,
    minlex: "12...1",
  });
  const repeats = new Map([[item.key, { first: { ...ITEMS[3], name: "" }, number: 4 }]]);
  globalThis.document = /** @type {any} */ ({ documentElement: { lang: "en" } });
  assert.deepEqual(
    COLUMNS.map((column) => textOf(column, item, repeats)),
    [
      ...["Berta 10", "Hard", "3.4", "2.0", "1.2", "ED=9.2", "by Bob", "1", "X-Wing", "Full", "2", "12...1", "4"],
      ...["In progress", "1:05", "Train", "Nov 22, 2026"],
    ],
  );
  assert.deepEqual(new Set(ITEMS.map(stageOf)), new Set(STAGES));
});

test("an ER that is only a lower bound says so", () => {
  const column = /** @type {import("../../../web/puzzles/columns.js").Column} */ (
    COLUMNS.find(({ name }) => name === "er")
  );
  const { er, ...unrated } = ITEMS[0];
  /** @type {[object, string, number | undefined][]} */
  const cases = [
    [{ er: 11.2, beyond: true }, "≥ 11.2", 11.2],
    [{ er: 8.3, beyond: false }, "8.3", 8.3],
    [{ er: null, beyond: false }, "", undefined],
    [{ reached: { er: 8.5 } }, "≥ 8.5", 8.5],
    [{}, "", undefined],
  ];
  for (const [facts, text, value] of cases) {
    const item = /** @type {any} */ ({ ...unrated, ...facts });
    assert.equal(textOf(column, item, new Map()), text);
    assert.equal(column.of(item, new Map()) ?? undefined, value);
  }
});

test("of a puzzle of which nothing is known a column says nothing", () => {
  const item = { ...ITEMS[3], symmetry: undefined, er: null, grade: null };
  const said = Object.fromEntries(COLUMNS.map((column) => [column.name, textOf(column, item, new Map())]));
  for (const name of [
    "er",
    "ep",
    "ed",
    "stated",
    "remark",
    "technique",
    "symmetry",
    "automorphisms",
    "minlex",
    "same",
    "folder",
  ])
    assert.equal(said[name], "", name);
});

test("a time as clocks show it", () =>
  assert.deepEqual([0, 999, 61_000, 3_600_000, 36_610_000].map(timeWords), [
    "0:00",
    "0:00",
    "1:01",
    "1:00:00",
    "10:10:10",
  ]));

test("the table for other programs has the puzzle, every column, and quotes what must be", () => {
  const geometries = { "geometry.usual": "{n} × {n}", "geometry.9x": "{n} × {n} (X)" };
  speak("en", { "tray.puzzle": "Puzzle", "tray.er": "ER", ...geometries }, {});
  const named = { ...ITEMS[0], name: 'Say "hi", Berta', folder: "=1+1" };
  const crossed = { ...named, state: { ...named.state, geometry: "9x" } };
  const [head, row, other, end] = csvOf([named, crossed], new Map()).split("\r\n");
  assert.equal(head.split(",").length, COLUMNS.length + 2);
  assert.ok(head.startsWith("Puzzle,") && head.split(",").includes("ER"));
  assert.ok(row.startsWith(`${TEXTS[0]},4 × 4,"Say ""hi"", Berta",`));
  assert.ok(other.startsWith(`${TEXTS[0]},9 × 9 (X),`));
  assert.ok(row.includes(",3.4,") && row.includes(",'=1+1,"));
  assert.equal(end, "");
});

test("columns are those that there is room for, those that are wanted too, and not those that are not", () => {
  const names = (/** @type {Record<string, boolean>} */ wanted, /** @type {number} */ width) =>
    columnsFor(wanted, width).map(({ name }) => name);
  assert.deepEqual(names({}, 300), ["name", "grade", "stage"]);
  assert.deepEqual(names({ ep: true, grade: false, er: true }, 300), ["name", "er", "ep", "stage"]);
  assert.equal(names({}, 9999).includes("minlex"), false);
  const { columns } = listings.withWorkedOut(listings.NO_LISTING);
  assert.equal(names(columns, 300).includes("same"), true);
  const own = { ...listings.NO_LISTING, columns: { ep: false } };
  assert.equal(listings.withWorkedOut(own), own);
});

test("numbers, times and dates stand under each other, words begin together", () =>
  assert.deepEqual(
    COLUMNS.filter(({ end }) => end).map(({ name }) => name),
    ["er", "ep", "ed", "clues", "automorphisms", "time", "created"],
  ));

test("columns come with the room for them", () => {
  const widths = Object.fromEntries(
    COLUMNS.map(({ name }) => [
      name,
      [0, 480, 600, 740, 860].find((width) => columnsFor({}, width).some((one) => one.name === name)),
    ]),
  );
  assert.deepEqual(widths, {
    ...{
      name: 0,
      grade: 0,
      er: undefined,
      ep: undefined,
      ed: undefined,
      stated: undefined,
      remark: undefined,
      clues: 480,
      technique: 740,
      symmetry: undefined,
    },
    ...{ automorphisms: undefined, minlex: undefined, same: undefined, stage: 0, time: 480, folder: 860, created: 600 },
  });
  assert.equal(columnsFor({}, 479).length, 3);
});

test("what is there more than once is found by its smallest form, and sorted together", () => {
  const forms = ["a", "b", "a", "c", "b", "a", null, undefined];
  const items = forms.map((minlex, at) => ({ ...ITEMS[0], key: String(at), name: at === 1 ? "Bea" : "", minlex }));
  const repeats = repeatsOf(items);
  assert.deepEqual([...repeats.keys()].sort(), ["0", "1", "2", "4", "5"]);
  const same = /** @type {import("../../../web/puzzles/columns.js").Column} */ (
    COLUMNS.find(({ name }) => name === "same")
  );
  assert.deepEqual(
    items.map((item) => textOf(same, item, repeats)),
    ["", "", "1", "", "Bea", "1", "", ""],
  );
  assert.deepEqual(laterDuplicates(items).sort(), ["2", "4", "5"]);
  const keys = (/** @type {Partial<listings.Listing>} */ choice) =>
    listings.listed(items, { ...listings.NO_LISTING, ...choice }).map(({ key }) => key);
  assert.deepEqual(keys({ repeats: listings.TWICE }), ["0", "1", "2", "4", "5"]);
  assert.deepEqual(keys({ by: "same" }), ["0", "2", "5", "1", "4", "3", "6", "7"]);
  const laid = items.map((item, at) => (at === 2 ? { ...item, state: { ...item.state, geometry: "6" } } : item));
  assert.deepEqual(laterDuplicates(laid).sort(), ["4", "5"]); // with another geometry it is another puzzle
});
