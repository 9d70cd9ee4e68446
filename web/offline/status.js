/**
 * How things stand with what is kept of the page.
 *
 * @typedef {object} Offline
 * @property {"none" | "fetching" | "whole" | "failed"} phase  whole: everything is kept
 * @property {string} code  why it failed
 * @property {string} detail
 * @property {number} bytes  while fetching
 * @property {number} total
 * @property {"none" | "waiting" | "taken"} update  waiting: a newer version; taken: another tab has agreed to it
 */

/** @type {Offline} */
export const NOT_YET = { phase: "none", code: "", detail: "", bytes: 0, total: 0, update: "none" };
