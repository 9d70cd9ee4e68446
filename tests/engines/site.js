// A folder served by our own server in its own process, so that a test can stop it with all connections.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ROOT } from "../../tools/processes.mjs";
import { PYTHON } from "../../tools/setup.mjs";

const SERVE = `
import sys
from pathlib import Path
from tools.serve import address, server_on
server = server_on(0, Path(sys.argv[1]))
print(address(server), flush=True)
server.serve_forever()
`;

/** @typedef {Awaited<ReturnType<typeof serve>>} Site */

/** Serve a folder on its own port and thus its own origin, without data from earlier visits. @param {string} folder */
export async function serve(folder = join(ROOT, "dist")) {
  const server = spawn(PYTHON, ["-c", SERVE, folder], { cwd: ROOT, stdio: ["ignore", "pipe", "ignore"] });
  const ended = once(server, "exit");
  const [address] = await once(server.stdout, "data");
  return {
    address: String(address).trim(),
    async stop() {
      server.kill();
      await ended;
    },
  };
}
