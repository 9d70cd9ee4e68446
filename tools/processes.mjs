// Running other programs, and the error for a tool that cannot continue.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, setPriority, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const END = 15; // so many lines say which tests failed
const LIMIT = 25 * 60_000; // milliseconds: more than the longest takes, so that who waits for a log gets one
const DID_NOT_END = "\nIt did not end, and was ended.\n";
const UNENDED = 124; // the status of a session of tests that ended itself: tests/support/in_time.py

/** Something missing on the machine, with a message for the person who typed the command. */
export class Lacking extends Error {}

/**
 * Runs a program in the project's folder with its output on the terminal, and returns whether it succeeded.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
export function run(program, args, env = {}) {
  const result = spawnSync(program, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
  return result.status === 0;
}

/**
 * Runs a program in parallel with others, and shows its output when it has ended. Returns whether it succeeded, whether
 * it is a test session that ended itself because a test did not end, and the last lines of its output.
 * @param {string} program
 * @param {string[]} args
 * @param {{ patient?: boolean, limit?: number }} [how]  patient: runs at low priority; limit:
 *   milliseconds after which it is ended
 */
export async function runBeside(program, args, { patient = false, limit = LIMIT } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "beside-"));
  const file = join(folder, "output.txt");
  const handle = openSync(file, "w");
  const child = spawn(program, args, { cwd: ROOT, stdio: ["ignore", handle, handle] });
  if (patient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  closeSync(handle);
  const watch = setTimeout(() => child.kill("SIGKILL") && writeFileSync(file, DID_NOT_END, { flag: "a" }), limit);
  const [status] = await once(child, "exit");
  clearTimeout(watch);
  const printed = readFileSync(file, "utf8");
  process.stdout.write(printed);
  rmSync(folder, { recursive: true });
  return { passed: status === 0, unended: status === UNENDED, end: printed.split("\n").slice(-END).join("\n") };
}

/**
 * Returns the output of a program, or null if it is missing or fails. Its errors are shown only on request.
 * @param {string} program
 * @param {string[]} args
 * @param {"ignore" | "inherit"} complaints
 */
export function output(program, args, complaints = "ignore") {
  const result = spawnSync(program, args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", complaints] });
  return result.status === 0 ? result.stdout.trim() : null;
}
