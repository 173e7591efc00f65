// Links the chunks of the program to it (src/main.rs). scripts/chunks.mjs puts this at the end of the program's script,
// with the names, so that `wasm` is the running program.

/** The names of what the chunks use of the program. */
const SHARED = [];

/** What the chunks of a development build import to check that they belong to the program. */
const CHECKS = {};

/** The chunk that must be linked before each, if any. */
const BEFORE = {};

let fetchChunk;

/** Sets the function that fetches the compiled code of a chunk. */
export function fetchChunksBy(fetch) {
  fetchChunk = fetch;
}

/** The chunks that are linked, or will be. A second copy would overwrite the data of the first. */
const linked = {};

/** Links a chunk, once, after the one before it; both are fetched at the same time. */
function instantiate(name) {
  linked[name] ??= (async () => {
    const [code] = await Promise.all([fetchChunk(name), BEFORE[name] && instantiate(BEFORE[name])]);
    const shared = Object.fromEntries(SHARED.map((each) => [each, wasm[each]]));
    await WebAssembly.instantiate(code, { __wasm_split: { ...CHECKS, ...shared } });
  })().catch((error) => {
    delete linked[name];
    throw error;
  });
  return linked[name];
}

/** Links a chunk, and calls the program's `callback` with whether that worked. */
async function link(name, callback, data) {
  let isLinked = false;
  try {
    await instantiate(name);
    isLinked = true;
  } catch (error) {
    console.warn(error);
  }
  wasm.__indirect_function_table.get(callback)(data, isLinked);
}
