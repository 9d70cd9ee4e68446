// The commands npm start, test, test:quick, build, build:docs, release, check, fix and bench.

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Lacking, ROOT, run, runBeside } from "./processes.mjs";
import { PUBLISHER, PYTHON, setUp, setUpPublishing } from "./setup.mjs";
import { inLanes, inTurn, shareOut, sumUp } from "./steps.mjs";
import { webTestFiles } from "./web-tests.mjs";

/** @typedef {import("./steps.mjs").Step} Step */

const NODE = process.execPath;

/** Run Python with its output on the terminal. @param {string[]} args */
const python = (...args) => run(PYTHON, args);

/** Run the Python of the documentation site and of releases. @param {string[]} args */
const publisher = (...args) => {
  setUpPublishing();
  return run(PUBLISHER, args, { PYTHONPATH: join(ROOT, "py_src") });
};

/** Return the packages of the library in release/. */
const packages = () =>
  readdirSync(join(ROOT, "release"))
    .filter((name) => /\.(whl|tar\.gz)$/.test(name))
    .map((name) => join(ROOT, "release", name));

/** Run Python in parallel with other programs. @param {string[]} args */
const pythonBeside = (...args) => runBeside(PYTHON, args);

/** Run a program of node_modules in parallel with others. @param {string} module @param {string[]} args */
const node = (module, ...args) => runBeside(NODE, [join(ROOT, "node_modules", module), ...args]);

/** Check the types with one of the configuration files of TypeScript. @param {string} config */
const tsc = (config) => node("typescript/bin/tsc", "-p", config);

/** @type {Step[]} */
const CHECKS = [
  { name: "ruff check", go: () => pythonBeside("-m", "ruff", "check", "--quiet") },
  { name: "ruff format", go: () => pythonBeside("-m", "ruff", "format", "--check", "--quiet") },
  { name: "mypy --strict", go: () => pythonBeside("-m", "mypy", "--no-error-summary") },
  { name: "tsc page", go: () => tsc("tsconfig.json") },
  { name: "tsc worker", go: () => tsc("tsconfig.worker.json") },
  { name: "tsc tools and tests", go: () => tsc("tsconfig.node.json") },
  { name: "biome", go: () => node("@biomejs/biome/bin/biome", "check") },
];

/** @type {Step[]} */
const FIXES = [
  { name: "ruff check", go: () => pythonBeside("-m", "ruff", "check", "--quiet", "--fix") },
  { name: "ruff format", go: () => pythonBeside("-m", "ruff", "format", "--quiet") },
  { name: "biome", go: () => node("@biomejs/biome/bin/biome", "check", "--write") },
];

const build = () => python("build.py");

const WEB = { name: "node --test", go: () => runBeside(NODE, ["--test", ...webTestFiles()]) };
const BUILD = { name: "build", go: () => pythonBeside("build.py") };
const BROWSERS = { name: "browsers", go: () => getBrowsers() };
const ENGINES = ["--test-reporter=spec", "tests/engines/main.js"];

/** @type {Record<string, (args: string[]) => boolean | Promise<boolean>>} */
const COMMANDS = {
  start: (args) => build() && python("tools/serve.py", ...args),
  build: () => build(),
  "build:file": () => build() && run(NODE, [join(ROOT, "tools", "one-file.mjs")]),
  "build:docs": () => publisher("-m", "tools.site"),
  release: () =>
    build() && python("-m", "tools.release") && publisher("-m", "twine", "check", "--strict", ...packages()),
  check: async () => sumUp(await inTurn(CHECKS)),
  fix: async () => sumUp(await inTurn(FIXES)),
  test: (args) => (args.length ? tested(args) : allTested()),
  "test:quick": () => quicklyTested(),
  bench: async (args) =>
    build() &&
    (await getBrowsers()) &&
    run(PYTHON, ["-m", "tests.bench", ...args], { PYTHONPATH: join(ROOT, "py_src") }),
};

/** Run the checks, and the tests named on the command line. @param {string[]} args */
const tested = async (args) =>
  sumUp(
    await inTurn([
      ...CHECKS,
      WEB,
      BUILD,
      { name: "pytest", go: async () => (await getBrowsers()) && python("-m", "pytest", ...args) },
    ]),
  );

const JOURNEYS = "tests/e2e";
/** The folders of tests that need a browser or the whole project. All tests in other folders are about the library. */
const ELSEWHERE = ["tests/project", JOURNEYS];
/** The number of pytest sessions for the browser tests. Many small sessions keep all lanes busy to the end. */
const PARTS = 12;
/**
 * The number of pytest sessions that run at the same time. Sessions often wait, so one for each core would leave cores
 * idle.
 */
const LANES = 3;

/** Run all tests: first the short steps and the steps that others depend on, then the others, longest first. */
async function allTested() {
  const first = await inLanes([BROWSERS, ...CHECKS, BUILD, WEB], LANES);
  const others = ELSEWHERE.map((folder) => `--ignore=${folder}`);
  const sessions = journeys().map((files, part) => ({
    name: `journeys, part ${part + 1} of ${PARTS}`,
    go: () => runBeside(PYTHON, ["-m", "pytest", ...files]),
  }));
  const beside = await inLanes(
    [
      { name: "library", go: () => runBeside(PYTHON, ["-m", "pytest", "tests", ...others], { patient: true }) },
      { name: "engines", go: () => runBeside(NODE, ENGINES) },
      { name: "project", go: () => runBeside(PYTHON, ["-m", "pytest", "tests/project"]) },
      ...sessions,
    ],
    LANES,
  );
  return sumUp([...first, ...beside]);
}

/** The browser tests of npm run test:quick. */
const FEW = [
  "first_minute.py::test_the_first_minute",
  "typing.py::test_a_newspaper_puzzle_is_typed_without_looking_up",
  "verdicts.py::test_a_mistyped_clue_is_found_and_corrected_by_a_click",
  "keeping.py::test_a_reload_in_the_middle_of_typing_loses_no_digit",
  "print.py::test_a_pdf_is_downloaded",
].map((name) => `${JOURNEYS}/test_${name}`);

/**
 * The library's tests of npm run test:quick: the rooms that all others use, the replies to every request of the
 * page, and the command line.
 */
const CORE = ["grid", "rules", "search", "api/test_replies_golden.py", "cli/test_cli.py"].map(
  (name) => `tests/python/${name}`,
);

/** Run the checks, the web tests, five browser tests, and those of CORE that are not marked `law` or `process`. */
async function quicklyTested() {
  const library = ["-m", "pytest", "-q", "-m", "not law and not process", ...CORE];
  const journeys = async () =>
    (await runBeside(PYTHON, ["build.py"])).passed && runBeside(PYTHON, ["-m", "pytest", "-q", ...FEW]);
  return sumUp(
    await inLanes(
      [{ name: "journeys", go: journeys }, WEB, { name: "library", go: () => runBeside(PYTHON, library) }, ...CHECKS],
      LANES,
    ),
  );
}

/** Return the files of each session of browser tests. Their lengths tell roughly how long they take. */
function journeys() {
  const names = readdirSync(join(ROOT, JOURNEYS)).filter((name) => /^test_.*\.py$/.test(name));
  const files = names.map((name) => join(JOURNEYS, name));
  return shareOut(files, PARTS, (file) => statSync(join(ROOT, file)).size);
}

/** Install the browsers of the browser tests. A test that needs a missing one says so. */
async function getBrowsers() {
  for (const name of ["chromium", "shell"]) await pythonBeside("tools/browser.py", name);
  return true;
}

const [command = "", ...args] = process.argv.slice(2);
try {
  setUp();
  process.exitCode = (await COMMANDS[command]?.(args)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Lacking)) throw error;
  console.error(`\nCannot go on: ${error.message}`);
  process.exitCode = 1;
}
