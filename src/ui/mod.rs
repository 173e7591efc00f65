//! The screens: the parts that are independent of the games, and the parts from which a game makes its board.
//!
//! They get plain data from [`words`](crate::words) and from each game's `GameUi`, and call the browser through
//! [`web`](crate::web).

mod address;
mod home;
mod kit;
mod settings;
mod table;

pub use address::mount_at;
pub use home::home;
pub use kit::{
    AROUND, App, Avatar, Bubble, CardBack, CardFace, CardHand, CardPicture, Dialog, Drag, Dropped,
    Getter, HandCard, HandScreen, Icon, IconButton, Pip, Segment, Switch, card_named, drawing,
    edges, flag, hand, hint_flag, live, live_as, live_each, live_if, live_text, rich, settled,
    use_app, watch, watch_media,
};
pub use table::{
    ActionButton, ChunkError, Chunks, Fetched, GameCode, GameUi, MatchUi, RenderPage, TablePart,
    render_page, table, use_chunks,
};
