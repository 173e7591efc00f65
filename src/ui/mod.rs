//! The screens: the parts that know no game, and the parts from which a game makes its board.
//!
//! They get plain data from [`words`](crate::words) and the games' [`Face`]s and build on a
//! [`Device`], which `web` provides.

mod kit;
mod settings;
mod shelf;
mod table;

pub use kit::{
    Answer, App, Ask, Avatar, Bubble, CardBack, CardFace, CardPicture, Device, Dialog, Drag,
    Dropped, Fetched, Hand, HandCard, HandScreen, Icon, IconButton, Moment, Outgoing, Persistence,
    Pip, Segment, Switch, Until, card_named, drawing, flag, hand, hint_flag, live, live_as,
    live_each, live_if, live_text, rich, settled, use_app, watch,
};
pub use shelf::shelf;
pub use table::{Board, Button, Face, Spread, table};
