//! The parts that all screens share: the app and its device, controls, cards, dialogs, live parts.

mod address;
mod ago;
mod app;
mod avatar;
mod back;
mod box_art;
mod bubble;
mod chunk;
mod controls;
mod copy;
mod dialog;
mod drag;
mod each;
mod edges;
mod export;
mod field;
mod file;
mod focus;
mod hand;
mod help;
mod hint_flag;
mod html;
mod icon;
mod import;
mod install;
mod kinds;
mod level_dots;
mod live;
mod media_query;
mod navigation;
mod offer;
mod phones;
mod playing_card;
mod question;
mod read_aloud;
mod rich;
mod settings;
mod sheet;
mod translate;
mod unsaved_badge;

pub use address::{current_route, mount_at};
pub use ago::{clock, saved_ago};
pub use app::{App, here, use_app};
pub use avatar::{Avatar, Champion, Swimmer};
pub use back::{BackToGame, BackToShelf, way_back};
pub use box_art::{Lid, LidContent, box_art, box_art_class};
pub use bubble::Bubble;
pub use chunk::{Chunk, ChunkError};
pub use controls::{ChoiceItem, Segment, Switch};
pub use copy::{copy_text, say_unless};
pub use dialog::{Dialog, DialogClosed};
pub use drag::{Drag, Dropped};
pub use edges::{ALL_EDGES_QUERY, Edge, SHARED_TABLE_QUERY, edges};
pub use export::{ExportButton, ExportDialog, Exporter, file_of};
pub use field::{name_field, plain_field};
pub use file::{ChosenFile, file_button};
pub use focus::focus_when_shown;
pub use hand::{CardHand, HandCard, HandScreen, hand};
pub use help::{help_foot, help_rows, unusual_help};
pub use hint_flag::hint_flag;
pub use icon::{Icon, IconButton};
pub use import::ImportDialog;
pub use install::{Installing, install_button, install_help};
pub use kinds::kinds;
pub use level_dots::level_dots;
pub use live::{
    CollectAny, Getter, flag, live, live_as, live_each, live_if, live_text, memo, settled, watch,
};
pub use media_query::{matches_media, watch_media};
pub use navigation::{Navigation, NavigationState, take_for};
pub use offer::PageOffer;
pub use phones::{list_phones, listed_phones};
pub use playing_card::{CardBack, CardFace, CardPicture, card_named, drawing};
pub use question::Question;
pub use read_aloud::{Hearing, ReadAloud, Voice};
pub use rich::{Pip, rich};
pub use settings::SettingsDialog;
pub use sheet::Sheet;
pub use translate::translate;
pub use unsaved_badge::unsaved_badge;

/// What almost every part of a screen uses, with the framework's own prelude.
pub mod prelude {
    pub use crate::{
        App, Avatar, CollectAny, Getter, Icon, IconButton, flag, html, live, live_as, live_each,
        live_if, live_text, memo, rich, settled, translate, use_app, watch,
    };
    pub use leptos::prelude::*;
}
