/**
 * The worker as a single script, for the page as one file, where a worker cannot import anything.
 *
 * Its first line sends a hello. It finds the exports of Pyodide's scripts and the parts that the page sends under
 * `given`. If it cannot read the parts, it says so and waits for others.
 */

/** @typedef {(path: string) => Promise<string>} ReadText */

const TRY = "new Response(Object.values(data)[0]).arrayBuffer()";
const GIVEN = `postMessage({type:"hello"});globalThis.given={parts:new Promise(take=>{onmessage=({data})=>${TRY}.then(()=>take(data),()=>postMessage({type:"unread"}))}),`;

/**
 * Return the source of a worker that contains the scripts it imports.
 * @param {string} entry @param {string[]} scripts  the paths of the scripts that it imports @param {ReadText} read
 */
export async function workerSource(entry, scripts, read) {
  const entries = await Promise.all(scripts.map(async (path) => `"${path}":${asFunction(await read(path))}`));
  return `${GIVEN}scripts:{${entries.join(",\n")}}};\n${await read(entry)}`;
}

/** Return a module without imports as a function that returns its exports. @param {string} source */
export function asFunction(source) {
  const [body, ...more] = source.split(/\bexport\s*(?:default\s+([\w$]+)|\{([^}]*)\});?\s*(?=$|\/\/)/);
  const [whole, names] = more;
  if (!whole && !names) throw new Error("a script exports nothing at its end");
  const exported = whole ? `default:${whole}` : names.replace(/([\w$]+) as ([\w$]+)/g, "$2:$1");
  return `async()=>{${body}\nreturn{${exported}}}`;
}
