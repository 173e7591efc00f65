//! The screens: the parts that are independent of the games, and the parts from which a game makes its board.
//!
//! They get plain data from [`words`](crate::words) and the games' [`Face`]s, and call the browser
//! through [`web`](crate::web).

mod address;
mod kit;
mod settings;
mod shelf;
mod table;

pub use address::stand;
pub use kit::{
    AROUND, App, Ask, Avatar, Bubble, CardBack, CardFace, CardPicture, Dialog, Drag, Dropped, Hand,
    HandCard, HandScreen, Icon, IconButton, Pip, Segment, Switch, card_named, drawing, edges, flag,
    hand, hint_flag, live, live_as, live_each, live_if, live_text, rich, room, settled, use_app,
    watch,
};
pub use shelf::shelf;
pub use table::{Board, Button, Face, Part, table};
