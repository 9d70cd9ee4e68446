/**
 * The state of the page's offline version.
 *
 * @typedef {object} Offline
 * @property {"none" | "fetching" | "whole" | "failed"} phase  whole: everything is saved
 * @property {string} code  the reason of a failure
 * @property {string} detail
 * @property {number} bytes  loaded so far, while fetching
 * @property {number} total
 * @property {"none" | "waiting" | "coming" | "taken"} update  waiting: there is a newer version; coming: this tab has accepted it; taken: another tab has
 */

/** @type {Offline} */
export const NOT_YET = { phase: "none", code: "", detail: "", bytes: 0, total: 0, update: "none" };

/** The reasons of failure that the player is told of, once. */
const REPORTED = ["full", "forbidden", "corrupt"];

/** Return whether a failure is to be reported. @param {Offline} now @param {Offline} before */
export const isNews = (now, before) => REPORTED.includes(now.code) && now.code !== before.code;
