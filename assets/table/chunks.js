// Links the games to the table's program: the code of each is a chunk of it (src/ui/table/games.rs).
// scripts/table-chunks.mjs puts this at the end of the program's script, with the names, so that `wasm` is the running
// program.

/** The names of what the chunks use of the program. */
const SHARED = [];

/** What the chunks of a development build import to check that they belong to the program. */
const CHECKS = {};

let fetchGame;

/** Sets the function that fetches the compiled code of a game. */
export function fetchGamesBy(fetch) {
  fetchGame = fetch;
}

/** Links a game, and calls the program's `callback` with whether that worked. */
async function link(game, callback, data) {
  let isLinked = false;
  try {
    const shared = Object.fromEntries(SHARED.map((name) => [name, wasm[name]]));
    await WebAssembly.instantiate(await fetchGame(game), { __wasm_split: { ...CHECKS, ...shared } });
    isLinked = true;
  } catch (error) {
    console.warn(error);
  }
  wasm.__indirect_function_table.get(callback)(data, isLinked);
}
