// Functions that run other programs, and the error for a tool that cannot continue.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { constants, setPriority, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const END = 15; // the number of last lines of the output that are kept, because they name the failed tests
const SILENCE = 10 * 60_000; // milliseconds; a test has less time, so that it can say where it hangs: tests/support/in_time.py
const LOOKS = 20; // the number of checks for new output in that time
const DID_NOT_END = "\nIt printed nothing any more, and was ended.\n";
const UNENDED = 124; // the status of a test session that ended itself: tests/support/in_time.py

/**
 * The variables for every program. Without buffers, Python's output reaches the file in time. Compiled modules are
 * written to files, because otherwise each of the many sessions would compile all modules again.
 */
const PYTHONS = { PYTHONUNBUFFERED: "1", PYTHONDONTWRITEBYTECODE: "" };

/** Something missing on the machine, with a message for the user of the command. */
export class Lacking extends Error {}

/**
 * Run a program in the project's folder with its output on the terminal, and return whether it succeeded.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
export function run(program, args, env = {}) {
  const result = spawnSync(program, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
  return result.status === 0;
}

/**
 * Run a program in parallel with others, and show its output when it has ended.
 *
 * Returns three results: `passed`, whether it succeeded; `unended`, whether it is a test session that ended itself
 * because a test did not end; `end`, the last lines of its output.
 *
 * The program may take any time on a busy machine, as long as it prints something now and then. All processes that it
 * has started end with it.
 * @param {string} program
 * @param {string[]} args
 * @param {{ patient?: boolean, silence?: number }} [how]  patient: runs at low priority; silence:
 *   milliseconds without output after which it is ended
 */
export async function runBeside(program, args, { patient = false, silence = SILENCE } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "beside-"));
  const file = join(folder, "output.txt");
  const handle = openSync(file, "w");
  const env = { ...process.env, ...PYTHONS };
  const child = spawn(program, args, { cwd: ROOT, env, detached: true, stdio: ["ignore", handle, handle] });
  if (patient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  closeSync(handle);
  const release = hold(child.pid);
  const isSilent = createSilence(silence, performance.now());
  const watch = setInterval(() => {
    if (!isSilent(statSync(file).size, performance.now())) return;
    clearInterval(watch);
    writeFileSync(file, DID_NOT_END, { flag: "a" });
    endGroup(child.pid);
  }, silence / LOOKS);
  const [status] = await once(child, "exit").finally(() => clearInterval(watch));
  release();
  endGroup(child.pid);
  const printed = readFileSync(file, "utf8");
  process.stdout.write(printed);
  rmSync(folder, { recursive: true });
  return { passed: status === 0, unended: status === UNENDED, end: printed.split("\n").slice(-END).join("\n") };
}

/**
 * Return a function that takes the present size of the output and the present time. It returns whether the size has
 * stayed the same for `limit` milliseconds.
 * @param {number} limit
 * @param {number} begin
 */
export function createSilence(limit, begin) {
  let size = 0;
  let since = begin;
  return (/** @type {number} */ now, /** @type {number} */ at) => {
    if (now !== size) [size, since] = [now, at];
    return at - since >= limit;
  };
}

/**
 * The running process groups. They do not receive Ctrl+C, so they are ended together with this process.
 * @type {Set<number>}
 */
const running = new Set();
/** End all running process groups. */
const endAll = () => running.forEach(endGroup);

/**
 * End a process group when this process ends, unless the returned function has been called before.
 * @param {number | undefined} group
 */
function hold(group) {
  if (group === undefined) return () => {};
  if (!running.size) {
    process.on("exit", endAll);
    for (const signal of SIGNALS) process.on(signal, leave);
  }
  running.add(group);
  return () => {
    running.delete(group);
    if (running.size) return;
    process.off("exit", endAll);
    for (const signal of SIGNALS) process.off(signal, leave);
  };
}

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** Exit with the status that a shell reports for a signal. @param {NodeJS.Signals} signal */
const leave = (signal) => process.exit(128 + constants.signals[signal]);

/**
 * End a program with all processes that it has started. It may have ended already.
 * @param {number | undefined} group
 */
function endGroup(group) {
  if (group === undefined) return;
  if (process.platform === "win32") {
    spawnSync("taskkill", ["/pid", String(group), "/T", "/F"], { stdio: "ignore" });
    return;
  }
  try {
    process.kill(-group, "SIGKILL");
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
  }
}

/**
 * Return the output of a program, or null if it is missing or fails. Its errors are shown only on request.
 * @param {string} program
 * @param {string[]} args
 * @param {"ignore" | "inherit"} complaints
 */
export function output(program, args, complaints = "ignore") {
  const result = spawnSync(program, args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", complaints] });
  return result.status === 0 ? result.stdout.trim() : null;
}
