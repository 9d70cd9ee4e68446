/**
 * Links that contain a puzzle or a board.
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("../app/state.js").Words} Words
 */
import { boardOfText, hasUnknownRules, withoutEntries } from "../board/board.js";
import { usualName } from "../board/geometry.js";
import { handOverText, readHandOver } from "./hand-over.js";

/**
 * Return the content of a link: a puzzle, a board with everything that the player has written, or the ID of a generated
 * puzzle. Return null for other links. For a puzzle, the link contains the clues and, unless the geometry is the usual
 * one for this number of cells, the geometry.
 * @param {string} hash
 * @returns {{ board: BoardState } | { id: string } | { handed: import("./hand-over.js").Handed } | { error: Words } | null}
 */
export function readLink(hash) {
  const [, kind, wish, geometry] = /^#(p|id|h)=([^&]*)(?:&g=([^&]*))?$/.exec(hash) ?? [];
  if (!kind) return null;
  const value = decoded(wish);
  const name = geometry && decoded(geometry);
  if (kind === "id") return { id: value };
  if (kind === "h") return handedOrError(readHandOver(value));
  const text = value.toUpperCase().replace(/[0_*-]/g, ".");
  const board = boardOfText(text, name ? decoded(name).replaceAll(" ", "+") : undefined); // some programs turn + into a space
  return board ? { board } : { error: linkError(text, name) };
}

/**
 * Return a board that was read, or the error if it could not be read.
 * @param {ReturnType<typeof readHandOver>} handed
 */
const handedOrError = (handed) => (typeof handed === "string" ? { error: { key: REFUSED[handed] } } : { handed });

const REFUSED = { broken: "storage.link-broken", newer: "storage.link-newer" };

/**
 * Return a function that reads links of one kind. The function returns the content of the link, or null if the link is
 * of another kind.
 * @param {string} kind
 */
const carriedAs = (kind) => (/** @type {string} */ hash) => (hash.startsWith(`#${kind}=`) ? hash.slice(3) : null);

/** Return the program in a link, as text that web/own/link.js has packed, or null if the link contains no program. */
export const codeOf = carriedAs("c");

/**
 * Return the assignment in a link, as text that web/assign/assignment.js has packed, or null if the link contains no
 * assignment.
 */
export const assignmentOf = carriedAs("a");

/**
 * Return the link to a board with everything that the player has written.
 * @param {string} text  from hand-over.js @param {string} [page]
 */
export const wholeLink = (text, page = location.href) => new URL(`#h=${text}`, page).href;

/**
 * Return the link to a puzzle. If the puzzle has unsupported rules or is given by candidates, the clues alone would not
 * be enough. The link then contains everything about the puzzle, as a link to a whole board does.
 * @param {BoardState} board @param {string} [page]
 */
export const linkTo = (board, page = location.href) =>
  hasUnknownRules(board) || board.excluded
    ? wholeLink(handOverText({ board: withoutEntries(board), time: 0, hints: 0 }), page)
    : linkFor(board.givens, board.geometry, page);

/**
 * Return a link with the Text of a puzzle. A full stop at the end of a part is written as %2E, because mail and chat
 * programs do not treat a full stop at the end as part of a link.
 * @param {string} givens @param {string} geometry @param {string} [page]
 */
export function linkFor(givens, geometry, page = location.href) {
  const more = geometry === usualName(givens.length) ? "" : `&g=${geometry}`;
  return new URL(`#p=${givens.replace(/\.$/, "%2E")}${more.replace(/\.$/, "%2E")}`, page).href;
}

/** Return a part of a link with its percent codes decoded. @param {string} wish */
function decoded(wish) {
  try {
    return decodeURIComponent(wish).trim();
  } catch {
    return wish; // a stray % remains in the text, which the caller then refuses
  }
}

/**
 * Return a message that says what is wrong with the clues in a link.
 * @param {string} text @param {string} [name] of the geometry @returns {Words}
 */
function linkError(text, name) {
  if (!usualName(text.length)) return { key: "storage.link-length", args: { found: text.length } };
  const character = [...text].find((symbol) => !boardOfText(symbol + ".".repeat(text.length - 1)));
  if (character) return { key: "storage.link-character", args: { character } };
  return { key: "storage.link-geometry", args: { found: name } };
}
