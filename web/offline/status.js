/**
 * The state of the page's offline version.
 * @typedef {object} Offline
 * @property {"none" | "fetching" | "whole" | "failed"} phase  whole: everything that the page needs offline is saved
 * @property {string} code  the reason for a failure
 * @property {string} detail
 * @property {number} bytes  the number of bytes loaded so far, while fetching
 * @property {number} total
 * @property {"none" | "waiting" | "coming" | "taken"} update  waiting: there is a newer version; coming: this tab has
 *   accepted it; taken: another tab has accepted it
 */

/** @type {Offline} */
export const NOT_YET = { phase: "none", code: "", detail: "", bytes: 0, total: 0, update: "none" };

/** The failures that the player is told about, each only once. */
const REPORTED = ["full", "forbidden", "corrupt"];

/** Return whether the player should be told about a failure now. @param {Offline} now @param {Offline} before */
export const isNews = (now, before) => REPORTED.includes(now.code) && now.code !== before.code;
