/**
 * Rooms that are loaded when they are first used. Each has a script, `later.js`, and some also have sentences and
 * styles. The script contains its own copy of ui/i18n.js, and the page tells this copy its language.
 * @typedef {import("./types.js").LaterRooms} LaterRooms
 */
import { loadWords, voice } from "../ui/i18n.js";
import { fetchPart, importScript } from "./parts.js";

/**
 * All rooms (parts of the page, such as print or own programs) that are loaded when they are first used, each with its
 * sentences and styles.
 * @type {Record<keyof LaterRooms, import("./types.js").Brought>}
 */
export const LATER = {
  assign: { words: ["own", "assign"], styles: "assign/assign.css" },
  book: { words: ["book", "print", "make"], styles: "book/book.css" },
  courses: { styles: "courses/courses.css" },
  draw: { words: ["draw"], styles: "draw/draw.css" },
  explain: { words: ["explain"] },
  guess: { words: ["guess"], styles: "guess/guess.css" },
  learn: { words: ["learn", "make"], styles: "learn/later.css" },
  make: { words: ["make"], styles: "make/make.css" },
  "one-file": {},
  own: { words: ["own"], styles: "own/own.css" },
  "own-rules": { words: ["own-rules"], styles: "own-rules/own-rules.css" },
  pattern: { words: ["pattern"], styles: "pattern/pattern.css" },
  photo: { words: ["photo"], styles: "photo/photo.css" },
  print: { words: ["print", "make"], styles: "print/later.css" },
  study: { words: ["own", "study"], styles: "study/study.css" },
  texts: { words: ["own", "texts"], styles: "texts/texts.css" },
  zoom: { words: ["zoom"], styles: "zoom/zoom.css" },
};

/** The paths of the scripts of the rooms in LATER, which are loaded when they are first used. */
export const SCRIPTS = Object.keys(LATER).map((name) => `${name}/later.js`);

/**
 * Load a room (a part of the page, such as print). If some of its files cannot be loaded, the promise is rejected, and
 * the next call tries again.
 * @template {keyof LaterRooms} Name @param {Name} name @returns {Promise<LaterRooms[Name]>}
 */
export async function loadRoom(name) {
  const { words = [], styles } = LATER[name];
  const [room] = await Promise.all([
    importScript(`${name}/later.js`),
    styles && adoptStyles(styles),
    ...words.map(needWords),
  ]);
  room.speakAs(voice);
  return room;
}

/** Load a folder of sentences. Throws if it cannot be loaded in any language. @param {string} folder */
async function needWords(folder) {
  if (!(await loadWords(folder))) throw new Error(`no words of ${folder}`);
}

/** The style sheets loaded so far. @type {Map<string, Promise<void>>} */
const adopted = new Map();

/** Load a style sheet once. If this fails, the next call tries again. @param {string} path */
function adoptStyles(path) {
  const sheet = adopted.get(path) ?? adoptedFrom(path);
  adopted.set(path, sheet);
  sheet.catch(() => adopted.delete(path));
  return sheet;
}

/** Load a style sheet and add it to the page. @param {string} path */
async function adoptedFrom(path) {
  const answer = await fetchPart(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await answer.text());
  document.adoptedStyleSheets.push(sheet);
}
