/** The fonts of PDF files. Each font is loaded when a PDF first needs it, and is then saved for offline use. */
import { base64Of } from "../parts/bytes.js";
import { fetchPart, inOneFile } from "../parts/parts.js";
import { fontStore, NO_OWN_FONTS, WEIGHTS as OWN_WEIGHTS } from "./own-fonts.js";

/**
 * Return a font file as base64, to send it to Python. The result is empty if the page is a single file that does not
 * contain the font.
 * @param {string} name
 */
export async function fontFile(name) {
  const response = await fetchPart(`fonts/${name}.ttf`).catch(() => Response.error());
  if (response.ok) return base64Of(new Uint8Array(await response.arrayBuffer()));
  if (inOneFile) return "";
  throw Object.assign(new Error(name), { key: "print.no-font" });
}

const FACES = ["latin", "serif", "clear"];
const WEIGHTS = { regular: "400", bold: "700" };
/** @type {Promise<unknown> | null} */
let loadedFaces = null;

/**
 * Load the Latin fonts for the preview and for printing from the browser. A font that cannot be loaded is replaced by
 * fonts of the device.
 */
export function showFaces() {
  loadedFaces ??= Promise.all(
    FACES.flatMap((face) => Object.keys(WEIGHTS).map((weight) => addFace(face, weight))),
  ).catch(() => {});
  return loadedFaces;
}

/** @type {import("./own-fonts.js").OwnFonts} */
let ownFonts = NO_OWN_FONTS;
/** @type {FontFace[]} */
let faces = [];

/**
 * Load the player's own fonts for the preview and for printing. A font that the browser refuses is replaced by the
 * page's font.
 * @param {import("./own-fonts.js").OwnFonts} fonts
 */
export async function showOwnFonts(fonts) {
  if (fonts === ownFonts) return;
  ownFonts = fonts;
  for (const face of faces) document.fonts.delete(face);
  faces = [];
  for (const weight of OWN_WEIGHTS) {
    const bytes = fonts[weight] && (await fontStore.get(fonts[weight].key));
    if (!bytes || fonts !== ownFonts) continue;
    const face = new FontFace("Workshop own", bytes, { weight: WEIGHTS[weight] });
    faces.push(face);
    await face.load().then(
      () => document.fonts.add(face),
      () => {},
    );
  }
}

/** @param {string} face @param {string} weight */
async function addFace(face, weight) {
  const response = await fetchPart(`fonts/${face}-${weight}.ttf`);
  if (!response.ok) return;
  const font = new FontFace(`Workshop ${face}`, await response.arrayBuffer(), {
    weight: WEIGHTS[/** @type {"regular" | "bold"} */ (weight)],
  });
  document.fonts.add(await font.load());
}
