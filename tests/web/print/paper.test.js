/**
 * Check what is printed and downloaded, and the fonts loaded for it.
 */

import "../../support/still.js"; // first, because other modules read browser features as they load
import "../../support/parts-at-hand.js";
import { mock, test } from "node:test";
import { fontFile, showFaces, showOwnFonts } from "../../../web/print/fonts.js";
import { download, printSheets } from "../../../web/print/output.js";
import { fontStore, NO_OWN_FONTS } from "../../../web/print/own-fonts.js";
import { drawn } from "../../support/elements.js";
import { noteWhatLeaves } from "../../support/keeping.js";
import { lines } from "../../support/lines.js";
import { expectNews, news } from "../../support/news.js";
import { missing } from "../../support/parts-at-hand.js";
import { settled } from "../../support/story.js";

/** @type {any[]} */
const asked = [];
noteWhatLeaves(asked);
const body = drawn(document.createElement("body"));
const root = drawn(document.documentElement);
const faces = new Set();
class Sheet {
  replaceSync(/** @type {string} */ text) {
    Object.assign(this, { text });
  }
}
class Face {
  constructor(/** @type {string} */ name, /** @type {ArrayBuffer | Uint8Array} */ bytes, /** @type {object} */ how) {
    this.name = `${name} of ${bytes.byteLength > 9 ? "many" : bytes.byteLength} bytes, ${JSON.stringify(how)}`;
  }
  async load() {
    if (this.name.includes(" of 3 ")) throw new Error("refused");
    return this;
  }
}
/** @type {() => void} */
let printed = () => {};
Object.assign(document, { body, adoptedStyleSheets: [] });
Object.assign(document, {
  fonts: {
    add: (/** @type {Face} */ face) => faces.add(face),
    delete: (/** @type {Face} */ face) => faces.delete(face),
  },
});
Object.assign(globalThis, { CSSStyleSheet: Sheet, FontFace: Face });
Object.assign(window, {
  print: () => asked.push("it is printed"),
  addEventListener(/** @type {string} */ name, /** @type {() => void} */ done, /** @type {object} */ how) {
    asked.push(`heard: ${name} ${JSON.stringify(how)}`);
    printed = done;
  },
});
const fonts = /** @type {Record<string, Uint8Array>} */ ({ "font:1": new Uint8Array(2), "font:2": new Uint8Array(3) });
mock.method(fontStore, "get", async (/** @type {string} */ key) => fonts[key] ?? null);
const sheets = (/** @type {number} */ count) => ({
  ...{ pages: Array.from({ length: count }, (_, at) => `<svg>${at}</svg>`), width: 210, height: 297 },
});
const own = (/** @type {string | null} */ regular, /** @type {string | null} */ bold) =>
  showOwnFonts(/** @type {any} */ ({ regular: regular && { key: regular }, bold: bold && { key: bold } }));
const waiting = async (/** @type {Promise<unknown>} */ done) => {
  for (let turn = 0; turn < 4; turn++) {
    await settled();
    mock.timers.tick(1);
  }
  await done;
};
const told = (/** @type {string} */ name) =>
  fontFile(name).then(
    (text) => asked.push(`${name}: ${text.slice(0, 12)}`),
    (error) => asked.push(`${name}: ${error.key}`),
  );

/** @type {[string, () => unknown, string[]?][]} */
const STEPS = [
  [
    "two sheets",
    () => waiting(printSheets(sheets(2))),
    ['+ html class=" printing"', "<svg>1</svg>", "+ sheet: @page { size: 210mm 297mm; margin: 0 }", "> it is printed"],
  ],
  ["they are printed", () => printed(), ['+ html class=""', '- html class=" printing"', "- sheet:", "<svg>1</svg>"]],
  ["seventeen", () => waiting(printSheets(sheets(17))), ["<svg>0</svg>", "<svg>16</svg>", "> it is printed"]],
  ["they are, too", () => printed(), ['- html class=" printing"', "<svg>16</svg>"]],
  [
    "a file",
    () => download({ bytes: new TextEncoder().encode("hello"), name: "a.b.txt" }),
    ["> text/plain", "> saved: a.b.txt"],
  ],
  [
    "a PDF, and something else",
    () => [
      download({ bytes: new TextEncoder().encode("%"), name: "a.pdf" }),
      download({ bytes: new TextEncoder().encode("%"), name: "a.brf" }),
    ],
    ["> application/pdf: %", "> saved: a.pdf", "> application/octet-stream: %", "> saved: a.brf"],
  ],
  ["a font for Python", () => told("latin-regular"), ["> latin-regular: AAEAAAAK"]],
  ["one that cannot be had", () => told("none"), ["> none: print.no-font"]],
  [
    "the faces, of which one cannot be had",
    () => [missing.add("fonts/serif-bold.ttf"), showFaces()].at(-1),
    ['latin of many bytes, {"weight":"700"}', 'serif of many bytes, {"weight":"400"}', "clear of many bytes"],
  ],
  ["once more", () => showFaces()],
  ["a face of one's own", () => own("font:1", null), ['+ face: Workshop own of 2 bytes, {"weight":"400"}']],
  ["another, which is refused, and one that is gone", () => own("font:2", "font:3"), ["- face: Workshop own"]],
  ["two", () => own("font:1", "font:1"), ['+ face: Workshop own of 2 bytes, {"weight":"400"}', '{"weight":"700"}']],
  ["none", () => showOwnFonts(NO_OWN_FONTS), ['- face: Workshop own of 2 bytes, {"weight":"400"}', '{"weight":"700"}']],
];

test("sheets are printed, files saved and fonts shown as they were", async () => {
  /** @type {string[]} */
  let before = [];
  for (const [said, done, expected = []] of STEPS) {
    await done();
    const looks = document.adoptedStyleSheets.map((sheet) => `sheet: ${/** @type {any} */ (sheet).text}`);
    const now = [...lines(root), ...lines(body), ...looks, ...[...faces].map(({ name }) => `face: ${name}`)];
    const asks = await Promise.all(
      asked
        .splice(0)
        .map((each) => (each instanceof Blob ? each.text().then((text) => `${each.type}: ${text}`) : each)),
    );
    expectNews(said, [...news(before, now), ...asks.map((each) => `> ${each}`)], expected);
    before = now;
  }
});
