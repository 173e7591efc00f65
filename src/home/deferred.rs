//! What the home screen needs only after a tap: the setup of a match, dialogs, the start of the daily challenge. It is a
//! chunk of the program, which the page fetches after the home screen.
#![expect(clippy::unnecessary_wraps, reason = "the function that fetches the chunk first may fail")]

use super::deleting::PendingDeletion;
use super::setup::setup_page;
use leptos::wasm_split::wasm_split;
use mallard_codes::GameId;
use mallard_device::{Date, begin_daily};
use mallard_kit::prelude::*;
use mallard_kit::{
    Chunk, ChunkError, ExportDialog, Exporter, ImportDialog, Installing, install_help,
};
use mallard_web as web;
use mallard_words::Lang;

/// The functions of the chunk.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deferred {
    pub setup: fn(App, GameId) -> AnyView,
    pub dialogs: fn(App, HomeDialogs) -> AnyView,
    /// Begins the daily challenge, and returns the id of its match.
    pub begin_daily: fn(GameId, Lang, Date) -> Option<String>,
}

pub(super) static DEFERRED: Chunk<Deferred> = Chunk::new(|| Box::pin(setup()));

#[wasm_split(setup, wasm_split_path = ::leptos::wasm_split, fallible)]
fn setup() -> Result<Deferred, ChunkError> {
    Ok(Deferred {
        setup: |app, game| with_game!(game, G => setup_page::<G>(app, game)),
        dialogs: HomeDialogs::view,
        begin_daily: |game, lang, date| with_game!(game, G => begin_daily::<G>(web::storage(), lang, date)),
    })
}

#[derive(Clone, Copy)]
pub(super) struct HomeDialogs {
    pub deleting: PendingDeletion,
    pub on_delete: Callback<String>,
    pub exporter: Exporter,
    pub importing: RwSignal<bool>,
    pub installing: Installing,
}

impl HomeDialogs {
    pub fn is_open(self) -> bool {
        self.deleting.is_asking()
            || self.exporter.is_open()
            || self.importing.get()
            || self.installing.is_help_open()
    }

    fn view(app: App, dialogs: Self) -> AnyView {
        let Self { deleting, on_delete, exporter, importing, installing } = dialogs;
        html! {
            {deleting.question(app, on_delete)}
            <ExportDialog exporter/>
            <ImportDialog open=importing/>
            {install_help(installing)}
        }
    }
}
