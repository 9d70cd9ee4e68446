/**
 * Links that carry a puzzle, or a board as it stands.
 *
 * @typedef {import("../board/board.js").BoardState} BoardState
 * @typedef {import("../app/state.js").Words} Words
 */
import { boardOfText, hasUnknownRules, withoutEntries } from "../board/board.js";
import { usualName } from "../board/geometry.js";
import { handedOver, handOverText } from "./hand-over.js";

/**
 * What a link asks for: a puzzle as Text, with its geometry where that is not the usual one, or a generated puzzle by its
 * id; null without a wish.
 * @param {string} hash @returns {{ board: BoardState } | { id: string } | { handed: import("./hand-over.js").Handed } | { error: Words } | null}
 */
export function readLink(hash) {
  const [, kind, wish, geometry] = /^#(p|id|h)=([^&]*)(?:&g=([^&]*))?$/.exec(hash) ?? [];
  if (!kind) return null;
  const value = decoded(wish);
  const name = geometry && decoded(geometry);
  if (kind === "id") return { id: value };
  if (kind === "h") return taken(handedOver(value));
  const text = value.toUpperCase().replace(/[0_*-]/g, ".");
  const board = boardOfText(text, name ? decoded(name) : undefined);
  return board ? { board } : { error: linkError(text, name) };
}

/** A board as it stood elsewhere, or why it cannot be read. @param {ReturnType<typeof handedOver>} handed */
const taken = (handed) => (typeof handed === "string" ? { error: { key: REFUSED[handed] } } : { handed });

const REFUSED = { broken: "storage.link-broken", newer: "storage.link-newer" };

/** @param {string} kind */
const carriedAs = (kind) => (/** @type {string} */ hash) => (hash.startsWith(`#${kind}=`) ? hash.slice(3) : null);

/** The program that a link carries, packed as web/own/link.js does it; null without one. */
export const codeOf = carriedAs("c");

/** The assignment that a link carries, packed as web/assign/assignment.js does it; null without one. */
export const assignmentOf = carriedAs("a");

/** The link to a board as it stands. @param {string} text  what hand-over.js has made of it @param {string} [page] */
export const wholeLink = (text, page = location.href) => new URL(`#h=${text}`, page).href;

/** The link to a puzzle. One with unknown rules, or that is given by candidates, goes with all of it. @param {BoardState} board @param {string} [page] */
export const linkTo = (board, page = location.href) =>
  hasUnknownRules(board) || board.excluded
    ? wholeLink(handOverText({ board: withoutEntries(board), time: 0, hints: 0 }), page)
    : linkFor(board.givens, board.geometry, page);

/** Mail and chat cut a full stop from the end of a link, so a blank last cell is written as %2E. @param {string} givens @param {string} geometry @param {string} [page] */
export function linkFor(givens, geometry, page = location.href) {
  const more = geometry === usualName(givens.length) ? "" : `&g=${geometry}`;
  return new URL(`#p=${givens.replace(/\.$/, "%2E")}${more}`, page).href;
}

/** @param {string} wish */
function decoded(wish) {
  try {
    return decodeURIComponent(wish).trim();
  } catch {
    return wish; // a stray % is no part of a grid either, and is told as such
  }
}

/** @param {string} text @param {string} [name] of the geometry @returns {Words} */
function linkError(text, name) {
  if (!usualName(text.length)) return { key: "storage.link-length", args: { found: text.length } };
  const character = [...text].find((symbol) => !boardOfText(symbol + ".".repeat(text.length - 1)));
  if (character) return { key: "storage.link-character", args: { character } };
  return { key: "storage.link-geometry", args: { found: name } };
}
