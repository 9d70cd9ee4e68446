/**
 * Whether the page is kept for use without its server.
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

/** What a person should know of, once: the page is not kept, and why. */
const TOLD = ["full", "forbidden", "corrupt"];

/** Whether it is to be told that this failed. @param {Offline} now @param {Offline} before */
export const isNews = (now, before) => TOLD.includes(now.code) && now.code !== before.code;
