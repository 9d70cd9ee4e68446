/**
 * The worker as one script, for a page that is one file: there a worker can import nothing.
 *
 * Its first line says hello. What Pyodide's scripts export, it finds under `given`, and so the parts that the page sends it;
 * if it cannot read them, it says so and waits for others.
 */

/** @typedef {(path: string) => Promise<string>} ReadText */

const TRY = "new Response(Object.values(data)[0]).arrayBuffer()";
const GIVEN = `postMessage({type:"hello"});globalThis.given={parts:new Promise(take=>{onmessage=({data})=>${TRY}.then(()=>take(data),()=>postMessage({type:"unread"}))}),`;

/** @param {string} entry @param {string[]} scripts  paths of those that it imports @param {ReadText} read */
export async function workerSource(entry, scripts, read) {
  const entries = await Promise.all(scripts.map(async (path) => `"${path}":${asFunction(await read(path))}`));
  return `${GIVEN}scripts:{${entries.join(",\n")}}};\n${await read(entry)}`;
}

/** A module that imports nothing as a function that gives what it exports. @param {string} source */
export function asFunction(source) {
  const [body, ...more] = source.split(/\bexport\s*(?:default\s+([\w$]+)|\{([^}]*)\});?\s*(?=$|\/\/)/);
  const [whole, names] = more;
  if (!whole && !names) throw new Error("a script exports nothing at its end");
  const exported = whole ? `default:${whole}` : names.replace(/([\w$]+) as ([\w$]+)/g, "$2:$1");
  return `async()=>{${body}\nreturn{${exported}}}`;
}
