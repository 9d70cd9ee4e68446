/**
 * A worker as a single script, for the page as one file. A worker of such a page cannot import anything. The script's
 * first line sends the message "hello". The variable `given` holds the exports of Pyodide's scripts and the parts that
 * the page sends to the worker. If the worker cannot read the parts, it reports this and waits for copies.
 */

/** @typedef {(path: string) => Promise<string>} ReadText */

const TRY = "new Response(Object.values(data)[0]).arrayBuffer()";
const GIVEN = `postMessage({type:"hello"});globalThis.given={parts:new Promise(take=>{onmessage=({data})=>${TRY}.then(()=>take(data),()=>postMessage({type:"unread"}))}),`;

/**
 * Return the source of a worker as one text that also contains the scripts that the worker imports.
 * @param {string} entry @param {string[]} scripts  the paths of the scripts that it imports @param {ReadText} read
 */
export async function workerSource(entry, scripts, read) {
  const entries = await Promise.all(scripts.map(async (path) => `"${path}":${asFunction(await read(path))}`));
  return `${GIVEN}scripts:{${entries.join(",\n")}}};\n${await read(entry)}`;
}

/**
 * Return a module that has no imports as the text of a function. The function returns the module's exports.
 * @param {string} source
 */
export function asFunction(source) {
  const [body, ...more] = source.split(/\bexport\s*(?:default\s+([\w$]+)|\{([^}]*)\});?\s*(?=$|\/\/)/);
  const [whole, names] = more;
  if (!whole && !names) throw new Error("a script exports nothing at its end");
  const exported = whole ? `default:${whole}` : names.replace(/([\w$]+) as ([\w$]+)/g, "$2:$1");
  return `async()=>{${body}\nreturn{${exported}}}`;
}
