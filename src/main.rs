//! The program, in chunks. The page loads this part of it first (`assets/page/program.js`): the home screen, without any
//! rules or boards. `scripts/program.sh` makes a chunk of what only one of the functions marked here uses, and of what
//! several of them use: `shared` comes before the setup and the table, and the table before its games and pages.
//!
//! Only this file names all games of the table (`scripts/games.test.mjs`).
#![expect(clippy::unnecessary_wraps, reason = "the function that fetches the chunk first may fail")]

use leptos::wasm_split::wasm_split;
use mallard::each_game;
use mallard::games::profile;
use mallard::home::home;
use mallard_codes::{GameId, Route};
use mallard_kit::prelude::*;
use mallard_kit::{Chunk, ChunkError, SettingsDialog, mount_at};
use mallard_table::{Chunks, GameCode, PAGES, Pages, table, use_chunks};
use mallard_web::show_crash_page;

macro_rules! games {
    ($($id:ident, $feature:literal => $folder:ident::$game:ident,)+) => {
        fn game(game: GameId) -> &'static Chunk<GameCode> {
            match game {
                $(
                    #[cfg(feature = $feature)]
                    GameId::$id => {
                        static CODE: Chunk<GameCode> = Chunk::new(|| Box::pin($folder()));
                        &CODE
                    }
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

static PAGES_CODE: Chunk<Pages> = Chunk::new(|| Box::pin(pages()));

#[wasm_split(pages, wasm_split_path = ::leptos::wasm_split, fallible)]
fn pages() -> Result<Pages, ChunkError> {
    Ok(PAGES)
}

type Render = fn(App) -> AnyView;

static TABLE: Chunk<Render> = Chunk::new(|| Box::pin(table_screens()));

#[wasm_split(table, wasm_split_path = ::leptos::wasm_split, fallible)]
fn table_screens() -> Result<Render, ChunkError> {
    use_chunks(Chunks { game, pages: &PAGES_CODE });
    Ok(table)
}

static SETTINGS: Chunk<Render> = Chunk::new(|| Box::pin(settings()));

#[wasm_split(shared, wasm_split_path = ::leptos::wasm_split, fallible)]
fn settings() -> Result<Render, ChunkError> {
    Ok(|_| html! { <SettingsDialog/> })
}

fn with_settings(app: App, screen: AnyView) -> AnyView {
    // A new address removes the dialog: until its screen is here, the place is empty, and the page says that it waits.
    let settings = live(move || {
        app.route.track();
        SETTINGS.render_when(move || app.settings_open.get(), move |settings| settings(app))
    });
    html! { {screen} {settings} }
}

fn at_home(app: App) -> AnyView {
    with_settings(app, home(app))
}

fn at_table(app: App) -> AnyView {
    with_settings(app, live(move || TABLE.get().map(|table| table(app)).into_any()))
}

fn main() {
    show_crash_page();
    mount_at("home", profile, |route| !route.is_at_table(), at_home);
    mount_at("table", profile, Route::is_at_table, at_table);
}
