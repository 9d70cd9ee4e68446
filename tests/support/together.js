/** Run the Node tests that can share a process. A failure names its file. */

import { pathToFileURL } from "node:url";
import { sharing } from "../../tools/web-tests.mjs";

for (const path of sharing()) await import(pathToFileURL(path).href);
