// Links the chunks of the table's program to it (src/bin/table.rs). scripts/table-chunks.mjs puts this at the end of the
// program's script, with the names, so that `wasm` is the running program.

/** The names of what the chunks use of the program. */
const SHARED = [];

/** What the chunks of a development build import to check that they belong to the program. */
const CHECKS = {};

let fetchChunk;

/** Sets the function that fetches the compiled code of a chunk. */
export function fetchChunksBy(fetch) {
  fetchChunk = fetch;
}

/** Links a chunk, and calls the program's `callback` with whether that worked. */
async function link(name, callback, data) {
  let isLinked = false;
  try {
    const shared = Object.fromEntries(SHARED.map((each) => [each, wasm[each]]));
    await WebAssembly.instantiate(await fetchChunk(name), { __wasm_split: { ...CHECKS, ...shared } });
    isLinked = true;
  } catch (error) {
    console.warn(error);
  }
  wasm.__indirect_function_table.get(callback)(data, isLinked);
}
