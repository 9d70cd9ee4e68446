/**
 * Whether the page is kept for use without its server.
 *
 * @typedef {object} Offline
 * @property {"none" | "fetching" | "whole" | "failed"} phase  whole: everything is kept
 * @property {string} code  why it failed
 * @property {string} detail
 * @property {number} bytes  while fetching
 * @property {number} total
 * @property {"none" | "waiting" | "coming" | "taken"} update  waiting: a newer version; coming: this tab has agreed to it; taken: another has
 */

/** @type {Offline} */
export const NOT_YET = { phase: "none", code: "", detail: "", bytes: 0, total: 0, update: "none" };

/** What is reported to the person, once: the page is not kept, and why. */
const TOLD = ["full", "forbidden", "corrupt"];

/** Whether this failure is to be reported. @param {Offline} now @param {Offline} before */
export const isNews = (now, before) => TOLD.includes(now.code) && now.code !== before.code;
