// Running other programs: how every tool here starts one, and how it says that it cannot go on.

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

/** Something the machine lacks, in words for the person who typed the command. */
export class Lacking extends Error {}

/**
 * Runs a program in the project's folder, its output on the terminal; true if it succeeded.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
export function run(program, args, env = {}) {
  const result = spawnSync(program, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
  return result.status === 0;
}

/**
 * Runs a program beside others. Its output stays together: it is shown when it has ended. Whether it succeeded, whether
 * it is a session of tests that ended itself because one would not end, and how what it printed ends.
 * @param {string} program
 * @param {string[]} args
 * @param {{ patient?: boolean, limit?: number }} [how]  patient: it takes what time the others leave; limit:
 *   milliseconds after which it is ended, where it has not ended itself
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
 * What a program prints, or null if it is not there or fails; what it complains about is shown only if asked for.
 * @param {string} program
 * @param {string[]} args
 * @param {"ignore" | "inherit"} complaints
 */
export function output(program, args, complaints = "ignore") {
  const result = spawnSync(program, args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", complaints] });
  return result.status === 0 ? result.stdout.trim() : null;
}
