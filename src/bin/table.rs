//! The program of the table, where matches are played. `assets/page/programs.js` loads it.
//!
//! Only this file names all games of the table (`scripts/games.test.mjs`). `scripts/table.sh` splits the program: code that
//! only one of the functions marked here uses becomes a chunk.
#![expect(clippy::unnecessary_wraps, reason = "the function that fetches the chunk first may fail")]

use leptos::wasm_split::wasm_split;
use mallard::each_game;
use mallard::games::profile;
use mallard_codes::{GameId, Route};
use mallard_kit::mount_at;
use mallard_table::{ChunkError, Chunks, Fetched, GameCode, PAGES, Pages, table, use_chunks};
use mallard_web::show_crash_page;

macro_rules! games {
    ($($id:ident, $feature:literal => $folder:ident::$game:ident,)+) => {
        fn fetch(game: GameId) -> Fetched<GameCode> {
            match game {
                $(
                    #[cfg(feature = $feature)]
                    GameId::$id => Box::pin($folder()),
                )+
                #[allow(unreachable_patterns, reason = "with all games")]
                _ => unreachable!("this build does not have the game"),
            }
        }

        $(
            #[cfg(feature = $feature)]
            // The macro makes the function asynchronous: it fetches the chunk first.
            #[wasm_split($folder, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $folder() -> Result<GameCode, ChunkError> {
                Ok(GameCode::new::<mallard::games::$folder::$game>())
            }
        )+
    };
}
each_game!(games);

#[wasm_split(pages, wasm_split_path = ::leptos::wasm_split, fallible)]
fn pages() -> Result<Pages, ChunkError> {
    Ok(PAGES)
}

fn main() {
    show_crash_page();
    use_chunks(Chunks { game: fetch, pages: || Box::pin(pages()) });
    mount_at("table", profile, Route::is_at_table, table);
}
