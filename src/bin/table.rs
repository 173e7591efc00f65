//! The program of the table, where matches are played. `assets/page/programs.js` loads it.
//!
//! Only this file names all games of the table (`scripts/games.test.mjs`). `scripts/table.sh` splits the program: the code
//! that only one game uses becomes a chunk.

use leptos::wasm_split::wasm_split;
use mallard::device::Route;
use mallard::each_game;
use mallard::games::GameId;
use mallard::ui::{ChunkError, GameCode, fetch_games_by, mount_at, table};
use mallard::web::show_crash_page;
use std::pin::Pin;

type Fetched = Result<GameCode, ChunkError>;

macro_rules! chunks {
    ($($id:ident => $folder:ident::$game:ident,)+) => {
        fn fetch(game: GameId) -> Pin<Box<dyn Future<Output = Fetched>>> {
            match game { $(GameId::$id => Box::pin($folder()),)+ }
        }

        $(
            // The macro makes the function asynchronous: it fetches the chunk first.
            #[wasm_split($folder, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $folder() -> Fetched {
                Ok(GameCode::new::<mallard::games::$folder::$game>())
            }
        )+
    };
}
each_game!(chunks);

fn main() {
    show_crash_page();
    fetch_games_by(fetch);
    mount_at("table", Route::is_at_table, table);
}
