// node first-failure.mjs FILE ...: runs tests of scripts one file after the other, and stops at the first failure.

import { resolve } from "node:path";
import { run } from "node:test";

const PATIENCE = 60_000; // milliseconds for the tests of one file

const files = process.argv.slice(2).map((name) => resolve(name));
for await (const { type } of run({ files, concurrency: 1, timeout: PATIENCE })) {
  if (type === "test:fail") process.exit(1);
}
